### Crusade and Revolution

game-about = Cała wojna w osiemnastu turach, na kartach. Każda karta to operacje, przerzut, uzupełnienia albo wydarzenie, nigdy dwa naraz. Nacjonaliści idą na Madryt, północ pada albo się trzyma, a morale republikanów rozstrzyga, jak długo Republika może walczyć.

game-scale = Cała wojna: dywizje i korpusy na mapie pól
## Kto gra

side-nat = Nacjonaliści
    .gen = nacjonalistów
    .dat = nacjonalistom
    .acc = nacjonalistów
    .ins = nacjonalistami
    .loc = nacjonalistach
side-rep = Republikanie
    .gen = republikanów
    .dat = republikanom
    .acc = republikanów
    .ins = republikanami
    .loc = republikanach
seat-nat = Nacjonaliści
    .gen = nacjonalistów
    .dat = nacjonalistom
    .acc = nacjonalistów
    .ins = nacjonalistami
    .loc = nacjonalistach
seat-rep = Republikanie
    .gen = republikanów
    .dat = republikanom
    .acc = republikanów
    .ins = republikanami
    .loc = republikanach

## Rozstawienia i opcje

scenario-campaign = Kampania
scenario-campaign-about = Od sierpnia 1936 do kwietnia 1939, tury 1–18. Nacjonaliści potrzebują 20 punktów zwycięstwa; 19 to remis.
scenario-war-of-the-columns = Wojna kolumn
scenario-war-of-the-columns-about = Wyścig do Madrytu, tury 1–5. Nacjonaliści potrzebują 13 punktów zwycięstwa; 12 to remis.
scenario-collapse-of-the-northern-front = Załamanie Frontu Północnego
scenario-collapse-of-the-northern-front-about = Od marca 1937 do lutego 1938, tury 6–11. Nacjonaliści potrzebują 14 punktów zwycięstwa; 13 to remis.
scenario-two-years-of-war = Dwa lata wojny
scenario-two-years-of-war-about = Od marca 1937 do końca, tury 6–18. Nacjonaliści potrzebują 20 punktów zwycięstwa; 19 to remis.
option-corridor = Korytarz Grado
option-corridor-about = Oviedo i przełęcz Leitariegos są połączone dla zaopatrzenia i przerzutu nacjonalistów, dopóki nacjonaliści kontrolują oba pola.

## Fazy

turn-label = Tura { $turn }: { $date }
phase-draw = Dobieranie
phase-action = Runda akcji { $round }
phase-operation = Operacja, runda { $round }
phase-combat = Walka, runda { $round }
phase-redeployment = Przerzut, runda { $round }
phase-attrition = Wyniszczenie
phase-status = Stan wojny
phase-replacement = Uzupełnienia
phase-end = Koniec tury
phase-corps = Umieszczanie korpusów

## Na stole

status-vp = Punkty zwycięstwa
status-rm = Morale republikanów
status-strait = Kontrola Cieśniny
status-government = Rząd
status-command = Dowództwo nacjonalistów
status-war-phase = Faza wojny
status-rp-nat = Uzupełnienia nacjonalistów
status-rp-axis = Uzupełnienia Osi
status-rp-rep = Uzupełnienia republikanów
status-rp-sov = Uzupełnienia ZSRR
status-works-nat = Wolne znaczniki pozycji
status-works-rep = Wolne znaczniki pozycji
status-ammo = Brak amunicji na północy
status-winter = Zima
status-madrid = Madryt: cel najważniejszy
status-siege-simancas = Oblężenie koszar Simancas
status-siege-cabeza = Oblężenie Santa María de la Cabeza
status-siege-alcazar = Oblężenie Alcázaru
war-phase = { $phase }
government-giral = José Giral
government-largo-caballero = Largo Caballero
government-negrin = Juan Negrín
command-single = jednolite
command-divided = podzielone
ammo-short = tak
winter-mild = zima
winter-severe = ostra
force-rp-nat = „{ $card }”: uzupełnienia nacjonalistów w tej turze
force-rp-axis = „{ $card }”: uzupełnienia Osi w tej turze
force-rp-rep = „{ $card }”: uzupełnienia republikanów w tej turze
force-rp-sov = „{ $card }”: uzupełnienia ZSRR w tej turze
force-no-loss = „{ $card }”: w tej turze żadne uzupełnienia ZSRR nie przepadają na morzu
force-severe = „{ $card }”: ostra zima w turze
force-no-works = „{ $card }”: bez umocnień republikanów w Bilbao do końca gry
force-no-special = „{ $card }”: bez przerzutu specjalnego do Francji do końca gry
force-threat = „{ $card }”: oznaczone pola zamknięte dla nacjonalistów do tury
force-ban = „{ $card }”: „Radziecka pomoc wojskowa” nie przed turą
force-fewer = „{ $card }”: następna karta republikanów na operacje
note-build = Następny rzut na budowę tutaj: { $drm }
track-turns = Tury
track-records = Tor ogólny
track-madrid = Madryt: cel najważniejszy
track-actions = Tabela akcji
code-vp = PZ
code-rm = MR
code-nat = NAC
code-axis = OŚ
code-rep = REP
code-sov = ZSRR
code-simancas = SIM
code-cabeza = CAB
code-alcazar = ALC
code-turn = T
code-corps = K
code-deadline = M
code-madrid = Madryt
code-ops = OP
code-sr = PRZ
code-rp = PU
code-event = WYD
code-event-ops = WYD-OP
code-auto = AUTO
zone-hand-nat = Ręka nacjonalistów
zone-hand-rep = Ręka republikanów
zone-draw-nat = Talia nacjonalistów
zone-draw-rep = Talia republikanów
zone-discard-nat = Karty odrzucone nacjonalistów
zone-discard-rep = Karty odrzucone republikanów
zone-retained-nat = { $count ->
    [0] Odkryte karty walki nacjonalistów
   *[other] Odkryte karty walki nacjonalistów: { $cards }
}
zone-retained-rep = { $count ->
    [0] Odkryte karty walki republikanów
   *[other] Odkryte karty walki republikanów: { $cards }
}
zone-removed-nat = { $count ->
    [0] Karty nacjonalistów poza grą
   *[other] Karty nacjonalistów poza grą: { $cards }
}
zone-removed-rep = { $count ->
    [0] Karty republikanów poza grą
   *[other] Karty republikanów poza grą: { $cards }
}
overlay-supply-nat = Zaopatrzenie nacjonalistów
overlay-supply-rep = Zaopatrzenie republikanów
mark-position = Pozycja
mark-trench = Okop
mark-siege = Oblężenie
mark-isolated = Pole odcięte
mark-bonus = Bonus za kontratak
mark-activated = Aktywowane do ruchu
mark-attack = Aktywowane do walki
mark-barred = Pod groźbą Francji
mark-limited-supply = Ograniczone zaopatrzenie przez granicę
mark-out-of-supply = Bez zaopatrzenia
mark-reduced = Zredukowana
mark-moved = Po ruchu
mark-attacked = Po walce
mark-retreated = Po odwrocie
mark-free = Może opuścić swój region
mark-used = Użyta w tej rundzie
band-inf = Piechota
band-mil = Milicja
band-cav = Kawaleria
band-pol = Policja
band-afr = Armia Afrykańska
band-ita = Włosi
band-cv-33 = Włoskie czołgi
band-pz-i = Niemieckie czołgi
band-ins = Powstańcy
band-rpa = Armia Ludowa
band-int = Brygady Międzynarodowe
band-t-26 = Radzieckie czołgi
band-corps = Korpus
band-navarre = Nawarra
band-italian = Włosi
band-german = Niemcy
band-catalan = Katalonia
band-asturias = Asturia
band-santander = Santander
band-basque = Kraj Basków
kind-event = Wydarzenie
kind-reinforcement = Posiłki
kind-cc = Karta walki
card-values = Operacje { $ops } albo przerzut { $sr }.
card-rp = { $b ->
    [0] Uzupełnienia { $own-gen }: { $a }.
   *[other] Uzupełnienia { $own-gen }: { $a } oraz { $allied-gen }: { $b }, po karcie „{ $aid }”.
}
card-phase = Faza wojny: { $phase }.
card-reinforcement = Posiłki { $type-gen }: jedne tego rodzaju na turę, żadne w turze 1. Wszystkie jednostki wchodzą o pełnej sile i muszą się zmieścić.
card-opens = Otwiera drogę kartom: { $cards }.
card-winter = Zimą liczy się jako karta na operacje.
card-leaves = Opuszcza grę, gdy zagra się ją jako wydarzenie.
card-leaves-combat = Opuszcza grę, gdy użyje się jej w walce.
card-again = Po wydarzeniu odrzucana; może wrócić.
card-once = Na jedną walkę w turze: po niej odrzucana, także po wygranej.
card-kept = Po wygranej walce zostaje odkryta, na jedną walkę w każdej późniejszej rundzie tej tury; inaczej jest odrzucana.

## Karty: kiedy każda jest wydarzeniem i co robi

card-n1 = Musi być pierwszym zagraniem partii, w rundzie 1 tury 1. Odtąd Armia Afrykańska przeprawia się do Sewilli lub Kadyksu: po jednej jednostce na początku twoich rund 2 i 5 w turach 1–3. Potem aktywuj do 3 pól.
card-n2 = Sewilla musi być w rękach nacjonalistów. Morale republikanów −1.
card-n3 = Odtąd twoje karty zagrane na uzupełnienia dają też punkty Osi; zapisane wcześniej się nie zmieniają. Od tury 6, jeśli korpus CTV nigdy nie wszedł, umieść go w zaopatrzonym porcie nacjonalistów poza Balearami, teraz albo w pierwszej swojej rundzie, w której jakiś jest otwarty.
card-n4 = Od tury 2. Dwie dywizje milicji Nawarry wchodzą na zaopatrzone pola nacjonalistów spośród: Pamplona, Estella, Vitoria, Logroño; razem lub osobno.
card-n5 = Od tury 2. Cztery dywizje milicji trafiają do rezerwy.
card-n6 = Od tury 2. Cieśnina na stałe należy do nacjonalistów: porty śródziemnomorskie służą twojemu zaopatrzeniu i przerzutowi morzem, a republikanie nie mogą już używać portów Algeciras i Cádiz. Zagrana przed twoją rundą 2 tury 3: Armia Afrykańska ląduje w tej turze w rundach 1 i 2 zamiast 2 i 5.
card-n7 = Po „Pomocy wojskowej Osi”, od tury 4. Aktywuj do 3 pól, wszystkie do walki: nikt się nie porusza ani nie buduje. Najwyżej dwa ataki, wskazane przy ogłoszeniu, dodają 1 do twojej kostki.
card-n8 = Po „Pomocy wojskowej Osi”, od tury 4. Trzy dywizje włoskie i jedna jednostka czołgów CV-33 wchodzą do zaopatrzonych portów nacjonalistów, bez względu na to, kto kontroluje Cieśninę; czołgi nie na Baleary.
card-n9 = Od tury 2. Dwie dywizje piechoty trafiają do rezerwy.
card-n10 = Po „Pomocy wojskowej Osi”, od tury 3. Jedna jednostka czołgów Panzer I wchodzi do zaopatrzonego portu nacjonalistów poza Balearami, bez względu na to, kto kontroluje Cieśninę.
card-n11 = Atak lub obrona: +1 do twojej kostki.
card-n12 = Atak lub obrona, tylko w turach 1–5, jeśli bierze udział milicja republikanów: −2 do kostki republikanów.
card-n13 = Atak na miasto główne, pole z punktami zwycięstwa lub stolicę prowincji: +1 do twojej kostki, a obrońca może użyć tylko już odkrytych kart walki. Opuszcza grę, jeśli użyje się jej na operacje, przerzut lub uzupełnienia, gdy Madryt jest w rękach nacjonalistów.
card-n14 = Obrona, tylko w turach 1–5, jeśli atakuje policja: jedna atakująca jednostka policji, którą wybierasz, jest wyeliminowana na stałe, zanim policzy się siły, a pozostałe i tak muszą atakować. Jeśli nikt nie zostanie, nie ma rzutów ani zwycięzcy, a wszystkie inne użyte karty walki odkłada się jak przy remisie.
card-n15 = Od tury 3. Nacjonaliści mają odtąd jednolite dowództwo. Aktywuj do 2 pól.
card-n16 = Atak, w którym jednostka przekracza rzekę: rzeka nie przesuwa kolumny i nie odbiera modyfikatora za czołgi, jeśli pole jest poza tym otwarte i bez umocnień.
card-n17 = Do tury 3, nie po „Radzieckiej pomocy wojskowej”, której wtedy nie wolno zagrać przed turą 4. Aktywuj do 2 pól.
card-n18 = Obrona przed atakiem czołgów T-26: modyfikator za czołgi nic nie daje. Jeśli go zgłoszono, czołgi i tak muszą ponieść pierwszą stratę, gdy to możliwe.
card-n19 = Korpusy Andalucía i Córdoba wchodzą, każdy na zaopatrzone źródło zaopatrzenia nacjonalistów lub do Madrytu, nie na Baleary; jedna dywizja piechoty trafia do rezerwy. Przedtem albo potem usuń na stałe jedną dywizję milicji, policji, kawalerii, piechoty lub Armii Afrykańskiej: zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-n20 = Korpusy Castilla i Galicia wchodzą, każdy na zaopatrzone źródło zaopatrzenia nacjonalistów lub do Madrytu, nie na Baleary; jedna dywizja piechoty trafia do rezerwy. Przedtem albo potem usuń na stałe jedną dywizję milicji, policji, kawalerii, piechoty lub Armii Afrykańskiej: zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-n21 = Korpusy Toledo i Guadarrama wchodzą, każdy na zaopatrzone źródło zaopatrzenia nacjonalistów lub do Madrytu, nie na Baleary; jedna dywizja piechoty trafia do rezerwy. Przedtem albo potem usuń na stałe jedną dywizję milicji, policji, kawalerii, piechoty lub Armii Afrykańskiej: zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-n22 = Po „Pomocy wojskowej Osi” i „Włoskich posiłkach”. Jedna dywizja włoska, jedna jednostka czołgów CV-33 i jedna czołgów Panzer I wchodzą do zaopatrzonych portów nacjonalistów, bez względu na to, kto kontroluje Cieśninę; czołgi nie na Baleary.
card-n23 = Trzy dywizje piechoty i jedna dywizja kawalerii trafiają do rezerwy.
card-n24 = Po karcie „Generalissimus Franco”. Punkty zwycięstwa +1.
card-n25 = Po „Żelaznym Pasie”. Pozycja lub okop republikanów w Bilbao znika, Żelazny Pas na stałe, a republikanie do końca gry nie mogą tam ani budować, ani umieszczać umocnień.
card-n26 = Od tury 7. Morale republikanów −1. Milicja POUM opuszcza grę, także z rezerwy i spośród wyeliminowanych, a jedna milicja CNT na mapie, do wyboru republikanów, traci stopień. Można zagrać, nawet jeśli nie ma żadnej z nich.
card-n27 = Tylko do końca Frontu Północnego. Aktywuj do 4 pól. Każdy atak tej rundy na pole Asturii, Santanderu lub Kraju Basków dodaje 1 do twojej kostki.
card-n28 = Po „Końcu blokady Cieśniny”, jeśli Mallorca jest w rękach nacjonalistów. Odtąd republikanie tracą 1 punkt ZSRR w każdej fazie uzupełnień, w której Mallorca jest w rękach nacjonalistów, aż do „Zatopienia krążownika «Baleares»”.
card-n29 = Atak z milicją Nawarry lub korpusem Navarra: +1 do twojej kostki. Opuszcza grę, jeśli użyje się jej na operacje, przerzut lub uzupełnienia po końcu Frontu Północnego.
card-n30 = Po „Pomocy wojskowej Osi”, od tury 7. Republikanie nie mają w tej turze uzupełnień ZSRR, bez względu na to, co zapisano lub będzie zapisane. Od następnej tury tracą co turę 1 punkt ZSRR, aż do „Konferencji w Nyon”.
card-n31 = Po „Pomocy wojskowej Osi”, jeśli Bilbao jest w rękach nacjonalistów, a Front Północny jeszcze trwa, gdy milicja baskijska lub korpus Euzkadi jest na mapie albo w rezerwie. Morale republikanów −1. Jedna milicja baskijska, do wyboru republikanów, opuszcza grę: z mapy przed rezerwą, a tam pełna przed zredukowaną. Korpus Euzkadi na mapie traci stopień; zredukowany zastępuje dywizja jak w walce.
card-n32 = Atak: góry, rzeka, miasto główne, Sierra Madrytu, pozycja i okop nie przesuwają kolumn, ani twoich, ani obrońcy. Teren pozostaje: bez modyfikatora za czołgi, zima działa, a obrońca może anulować odwrót za stopień.
card-n33 = Po „Pomocy wojskowej Osi”. Atak: +1 do twojej kostki.
card-n34 = Trzy dywizje piechoty, jedna policji i jedna milicji trafiają do rezerwy.
card-n35 = Po „Radzieckiej pomocy wojskowej”. Aktywuj 1 pole. Następna karta, którą republikanie zagrają w tej turze na operacje albo jako wydarzenie z operacjami, daje o 2 mniej, ale co najmniej 1. Zimą nie liczy się jako karta na operacje.
card-n36 = Bilbao musi być w rękach nacjonalistów. Zyskujesz 1 punkt nacjonalistów w każdej fazie uzupełnień, w której Bilbao jest w rękach nacjonalistów.
card-n37 = Od tury 8. Punkty zwycięstwa +1.
card-n38 = Po „Pomocy wojskowej Osi”, jeśli Mallorca jest w rękach nacjonalistów. Republikanie tracą 2 punkty republikanów w fazie uzupełnień tej tury.
card-n39 = Korpusy Maestrazgo i Turia wchodzą, każdy na zaopatrzone źródło zaopatrzenia nacjonalistów lub do Madrytu, nie na Baleary. Przedtem albo potem usuń na stałe jedną dywizję milicji, policji, kawalerii, piechoty lub Armii Afrykańskiej: zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-n40 = Korpusy Urgel i Granada wchodzą, każdy na zaopatrzone źródło zaopatrzenia nacjonalistów lub do Madrytu, nie na Baleary. Przedtem albo potem usuń na stałe jedną dywizję milicji, policji, kawalerii, piechoty lub Armii Afrykańskiej: zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-n41 = Od tury 12. Aktywuj do 5 pól. Każdy atak tej rundy na pole Aragonii dodaje 1 do twojej kostki: { $places }.
card-n42 = Od tury 14. Punkty zwycięstwa +1, morale republikanów −1. „Groźby interwencji francuskiej” nie można już zagrać, choć zagrana wcześniej trwa do swojego terminu, a karta „Francja i Wielka Brytania uznają Hiszpanię nacjonalistów” staje się możliwa.
card-n43 = Od tury 12. Aktywuj do 4 pól. Każdy atak tej rundy na pole Levante dodaje 1 do twojej kostki: { $places }.
card-n44 = Od tury 15. Aktywuj do 5 pól. Każdy atak tej rundy na pole Katalonii dodaje 1 do twojej kostki: { $places }.
card-n45 = Po „Układzie monachijskim”, od tury 16, przy morale republikanów 10 lub mniej. Punkty zwycięstwa +1, morale republikanów −1. Żadna jednostka republikanów nie może już użyć przerzutu specjalnego przez granicę z Francją, a „Otwartej granicy francuskiej” nie można już zagrać.
card-n46 = Od tury 16, przy morale republikanów 5 lub mniej. Republika kapituluje i od razu wygrywasz.
card-n47 = Przy morale republikanów 12 lub mniej. Wskaż jeden lub dwa stosy republikanów sąsiadujące z twoimi jednostkami. Każdy traci jeden stopień, do wyboru republikanów, z dywizji, jeśli ją ma; Brygady Międzynarodowe i czołgi T-26 nigdy nie dezerterują. Zredukowany korpus zastępuje dywizja jak w walce.
card-n48 = Od tury 15, przy morale republikanów 8 lub mniej. Umieść powstańców na polu republikanów bez jednostek, które nie jest miastem głównym, przyczółkiem ani polem pod groźbą Francji. Pole przechodzi do nacjonalistów, ze wszystkimi skutkami, a umocnienia na nim znikają. Zaopatrzona jednostka może atakować, ale nigdy się nie porusza, nie idzie w pościg i nie dostaje uzupełnień; bez zaopatrzenia po twojej rundzie 6 przepada.
card-n49 = Po „Pomocy wojskowej Osi”, od tury 15. Zyskujesz w tej turze 6 punktów Osi; nic, jeśli w tej samej turze zagrano „Przerwanie pomocy Osi”.
card-n50 = Po „Pomocy wojskowej Osi”. Atak lub obrona: +1 do twojej kostki.
card-n51 = Po „Pomocy wojskowej Osi”. Atak lub obrona: ogień republikanów o jedną kolumnę w lewo.
card-n52 = Po „Dekrecie unifikacyjnym”. Punkty zwycięstwa +1.
card-n53 = Po „Pomocy wojskowej Osi”. Atak: +2 do twojej kostki.
card-n54 = Atak: jeśli wygrasz i zostanie ci atakujący, obrońcy muszą wycofać się o dwa pola i nie mogą anulować odwrotu za stopień. Kto nie może wycofać się tak daleko, przepada na stałe.
card-n55 = Po „Flocie blokadowej”. Morale republikanów −1, a republikanie tracą 1 punkt republikanów w fazie uzupełnień tej tury.

card-r1 = Od tury 2. Milicja może odtąd atakować jedno pole wspólnie z kilku pól bez innych wojsk; milicja katalońska dopiero od tury 6.
card-r2 = Od tury 3, a po „Komitecie Nieinterwencji” od tury 4. Odtąd twoje karty zagrane na uzupełnienia dają też punkty ZSRR; zapisane wcześniej się nie zmieniają.
card-r3 = Po „Radzieckiej pomocy wojskowej”, od tury 4. Trzy Brygady Międzynarodowe wchodzą na zaopatrzone pola republikanów spośród: Albacete, Madrid, Valencia, Barcelona; razem lub osobno.
card-r4 = Po „Radzieckiej pomocy wojskowej”. Dwie jednostki czołgów T-26 wchodzą do zaopatrzonych lądowych portów republikanów nad Morzem Śródziemnym.
card-r5 = Od tury 3, jeśli Madryt jest w rękach republikanów. Umieść okop w Madrycie i, jeśli chcesz, jeden na sąsiednim polu republikanów; zastępuje on tam pozycję. Jeśli w Madrycie jest już okop, umieszcza się tylko drugi, i to obowiązkowo. Okop nieumieszczony teraz lub później usunięty przepada na stałe.
card-r6 = Po „Rządzie Largo Caballero”, od tury 3. Dwie dywizje Armii Ludowej wchodzą na zaopatrzone źródła zaopatrzenia republikanów lub do Madrytu, nie na północ, dopóki jest odcięta; dwie trafiają do rezerwy.
card-r7 = Obrona: twój ogień jest pierwszy. Atakujący ponosi straty i dopiero wtedy prowadzi ogień tym, co mu zostało; modyfikator za czołgi wymaga wtedy jednostki czołgów wciąż o pełnej sile.
card-r8 = Do tury 5, jeśli Mallorca jest w rękach nacjonalistów. Otwiera się przyczółek, port republikanów obok pola Mallorca, z dwiema nowymi dywizjami milicji; nie są to posiłki. Na końcu następnej tury się zamyka: jego jednostki trafiają na pole Mallorca, jeśli jest w rękach republikanów i się zmieszczą, inaczej do rezerwy. Jednostka nacjonalistów, która na niego wejdzie, zamyka go od razu.
card-r9 = Od tury 2. Jedna dywizja milicji wchodzi na zaopatrzone pole republikanów: Madrid, Albacete lub Valencia; dwie dywizje Armii Ludowej trafiają do rezerwy.
card-r10 = Od tury 2. Dwie dywizje milicji wchodzą na zaopatrzone źródła zaopatrzenia republikanów lub do Madrytu, nie na północ, dopóki jest odcięta; trzy trafiają do rezerwy.
card-r11 = Od tury 2, jeśli Barcelona jest w rękach republikanów. Jedna milicja CNT i jedna PSUC wchodzą do Barcelony; jedna CNT i jedna ERC trafiają do rezerwy.
card-r12 = Do tury 16. Najbliższa tura zimowa po tej turze (5, 11 lub 17) jest ostra: dwie karty na operacje na stronę zamiast trzech oraz −2 zamiast −1 do kostki ataków na góry.
card-r13 = Od tury 3, jeśli Bilbao jest w rękach republikanów. Trzy dywizje milicji baskijskiej trafiają do rezerwy.
card-r14 = Obrona Madrytu lub pola sąsiedniego: +1 do twojej kostki. Opuszcza grę, jeśli użyje się jej na operacje, przerzut lub uzupełnienia, gdy Madryt jest w rękach nacjonalistów.
card-r15 = Po „Radzieckiej pomocy wojskowej”. Atak lub obrona: +1 do twojej kostki.
card-r16 = Morale republikanów +1.
card-r17 = Atak, tylko w turach 1–5: +1 do twojej kostki.
card-r18 = Atak lub obrona z jednostką asturyjską: +1 do twojej kostki. Opuszcza grę, jeśli użyje się jej na operacje, przerzut lub uzupełnienia po końcu Frontu Północnego.
card-r19 = Korpusy VII i VIII wchodzą, każdy na zaopatrzone źródło zaopatrzenia republikanów lub do Madrytu, nie na Baleary ani na północ, dopóki jest odcięta; jedna dywizja Armii Ludowej trafia do rezerwy. Przedtem albo potem usuń na stałe jedną dywizję Armii Ludowej, policji (nie z północy) lub milicji (nie regionalną i nie POUM): zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-r20 = Korpusy IX i XVI wchodzą, każdy na zaopatrzone źródło zaopatrzenia republikanów lub do Madrytu, nie na Baleary ani na północ, dopóki jest odcięta; jedna dywizja Armii Ludowej trafia do rezerwy. Przedtem albo potem usuń na stałe jedną dywizję Armii Ludowej, policji (nie z północy) lub milicji (nie regionalną i nie POUM): zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-r21 = Korpusy X i XI wchodzą, każdy na zaopatrzone źródło zaopatrzenia republikanów lub do Madrytu, nie na Baleary ani na północ, dopóki jest odcięta; jedna dywizja Armii Ludowej trafia do rezerwy. Przedtem albo potem usuń na stałe jedną dywizję Armii Ludowej, policji (nie z północy) lub milicji (nie regionalną i nie POUM): zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-r22 = Korpusy XIII i XIX wchodzą, każdy na zaopatrzone źródło zaopatrzenia republikanów lub do Madrytu, nie na Baleary ani na północ, dopóki jest odcięta; jedna dywizja Armii Ludowej trafia do rezerwy. Przedtem albo potem usuń na stałe jedną dywizję Armii Ludowej, policji (nie z północy) lub milicji (nie regionalną i nie POUM): zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-r23 = Korpusy XVIII i XX wchodzą, każdy na zaopatrzone źródło zaopatrzenia republikanów lub do Madrytu, nie na Baleary ani na północ, dopóki jest odcięta; jedna dywizja Armii Ludowej trafia do rezerwy. Przedtem albo potem usuń na stałe jedną dywizję Armii Ludowej, policji (nie z północy) lub milicji (nie regionalną i nie POUM): zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-r24 = Po „Radzieckiej pomocy wojskowej” i „Brygadach Międzynarodowych”. Dwie Brygady Międzynarodowe wchodzą na zaopatrzone pola republikanów spośród: Albacete, Madrid, Valencia, Barcelona, a jedna jednostka czołgów T-26 do zaopatrzonego lądowego portu republikanów nad Morzem Śródziemnym.
card-r25 = Bilbao musi być w rękach republikanów. Umieść tam okop Żelaznego Pasa, w miejsce pozycji; jednostka nie jest potrzebna. Innej drogi do okopu republikanów w Bilbao nie ma.
card-r26 = Po „Rządzie Largo Caballero”, od tury 7. Morale republikanów +1.
card-r27 = Od tury 7; jeden kontratak strategiczny na turę. Aktywuj do 4 pól; każdy atak tej rundy dodaje 1 do twojej kostki. Po ostatniej walce wybierz jeden wygrany atak z pościgiem: morale republikanów +1, oddawane, jeśli nacjonaliści zajmą oznaczone pole ataku.
card-r28 = Od tury 8; jeden kontratak strategiczny na turę. Aktywuj do 4 pól; każdy atak tej rundy dodaje 1 do twojej kostki. Po ostatniej walce wybierz jeden wygrany atak z pościgiem: morale republikanów +1, oddawane, jeśli nacjonaliści zajmą oznaczone pole ataku.
card-r29 = Od tury 9; jeden kontratak strategiczny na turę. Aktywuj do 4 pól; każdy atak tej rundy dodaje 1 do twojej kostki. W jednym ataku, wskazanym przy ogłoszeniu, teren i umocnienia nie przesuwają kolumn. Jeśli go wygrasz i pójdziesz w pościg: morale republikanów +1, oddawane, jeśli nacjonaliści zajmą oznaczone pole ataku.
card-r30 = Umieść do trzech okopów, co najmniej jeden, na różnych zaopatrzonych polach republikanów z twoją jednostką i bez okopu, nie w Bilbao; zastępują one pozycje. Okop nieumieszczony teraz lub później usunięty przepada na stałe.
card-r31 = Po „Włoskich okrętach podwodnych”. Nie tracisz już przez nie co turę punktu ZSRR. Tura, w której zagrano „Włoskie okręty podwodne”, i tak jest bez uzupełnień ZSRR.
card-r32 = Po „Rządzie Largo Caballero”. Dwie dywizje Armii Ludowej i jedna policji trafiają do rezerwy.
card-r33 = Po „Pomocy wojskowej Osi”, od tury 6. Punkty zwycięstwa −1.
card-r34 = Barcelona musi być w rękach republikanów. Zyskujesz 1 punkt republikanów w każdej fazie uzupełnień, w której Barcelona jest w rękach republikanów.
card-r35 = Po „Radzieckiej pomocy wojskowej”. Zyskujesz w tej turze 4 punkty ZSRR; nic, jeśli w tej samej turze zagrano „Włoskie okręty podwodne”.
card-r36 = Po „Radzieckiej pomocy wojskowej”. Atak z korpusem, czołgami T-26 lub Brygadą Międzynarodową: +1 do twojej kostki.
card-r37 = Atak lub obrona: wszystko, co karty walki nacjonalistów dodają w tej walce do kostki nacjonalistów, się nie liczy, nawet jeśli użyto ich później. Modyfikator za czołgi, bonus z wydarzenia, przesunięcia kolumn i to, co odejmują od twojej kostki, pozostają.
card-r38 = Gijón lub Santander musi być w rękach republikanów. Dwie dywizje milicji asturyjskiej i dwie milicji Santanderu trafiają do rezerwy.
card-r39 = Korpusy XII i XV wchodzą, każdy na zaopatrzone źródło zaopatrzenia republikanów lub do Madrytu, nie na Baleary ani na północ, dopóki jest odcięta; jedna dywizja Armii Ludowej trafia do rezerwy. Przedtem albo potem usuń na stałe jedną dywizję Armii Ludowej, policji (nie z północy) lub milicji (nie regionalną i nie POUM): zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-r40 = Korpusy XXI i XXII wchodzą, każdy na zaopatrzone źródło zaopatrzenia republikanów lub do Madrytu, nie na Baleary ani na północ, dopóki jest odcięta; jedna dywizja Armii Ludowej trafia do rezerwy. Przedtem albo potem usuń na stałe jedną dywizję Armii Ludowej, policji (nie z północy) lub milicji (nie regionalną i nie POUM): zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-r41 = Korpusy XVII i XXIV wchodzą, każdy na zaopatrzone źródło zaopatrzenia republikanów lub do Madrytu, nie na Baleary ani na północ, dopóki jest odcięta; jedna dywizja Armii Ludowej trafia do rezerwy. Przedtem albo potem usuń na stałe jedną dywizję Armii Ludowej, policji (nie z północy) lub milicji (nie regionalną i nie POUM): zaopatrzoną na mapie albo z rezerwy, a tylko gdy takiej nie ma, wyeliminowaną.
card-r42 = Od tury 13; jeden kontratak strategiczny na turę. Aktywuj do 5 pól; każdy atak tej rundy dodaje 1 do twojej kostki. W jednym ataku, wskazanym przy ogłoszeniu, teren i umocnienia nie przesuwają kolumn. Jeśli go wygrasz i pójdziesz w pościg: punkty zwycięstwa −1, oddawane, jeśli nacjonaliści zajmą oznaczone pole ataku.
card-r43 = Od tury 12, z dywizją Armii Ludowej w rezerwie i bez przyczółka na mapie. Otwórz przyczółek obok pola nacjonalistów na wybrzeżu śródziemnomorskim, nie na wyspie, najwyżej 3 pola lądem od zaopatrzonego pola republikanów; nie przy polach Algeciras, Cádiz i Huelva, dopóki Cieśnina jest w rękach nacjonalistów. Jest to port republikanów bez limitu czasu; trafia tam z rezerwy jedna dywizja Armii Ludowej, pełna lub zredukowana. Jednostka nacjonalistów, która na niego wejdzie, zamyka go od razu.
card-r44 = Po „Rządzie Negrína”. Morale republikanów +1.
card-r45 = Atak: po stratach przywraca się jeden stracony przez ciebie stopień, dywizji przed korpusem; jeśli pochłania tyle samo, stopień musi stracić dywizja. Zastąpiony korpus wraca. Liczby strat i zwycięzca się nie zmieniają. W pościg możesz iść tylko na atakowane pole.
card-r46 = Po „Rządzie Negrína”, od tury 13. Punkty zwycięstwa −1.
card-r47 = Po „Radzieckiej pomocy wojskowej”, z zaopatrzonym polem republikanów przy granicy z Francją, nie po karcie „Francja i Wielka Brytania uznają Hiszpanię nacjonalistów”. Zyskujesz w tej turze 5 punktów ZSRR, a „Flota blokadowa” i „Włoskie okręty podwodne” nic ci w tej turze nie zabierają. Jeśli „Włoskie okręty podwodne” zagrano właśnie w tej turze, i tak nie masz żadnych.
card-r48 = Obrona pola z pozycją lub okopem: ogień nacjonalistów jeszcze o jedną kolumnę w lewo.
card-r49 = Zyskujesz w tej turze 4 punkty republikanów. Morale republikanów −1.
card-r50 = Atak, w którym jednostka przekracza rzekę: rzeka nie przesuwa kolumny i nie odbiera modyfikatora za czołgi, jeśli pole jest poza tym otwarte i bez umocnień.
card-r51 = Nie po „Układzie monachijskim”. Do końca następnej tury nacjonaliści nie mogą atakować pól, które są teraz w rękach republikanów i leżą najwyżej 4 kroki od Francji (pole przy granicy jest pierwsze), ani na nie wchodzić ruchem, pościgiem lub powstaniem; wycofują się tam tylko, gdy nie ma innej drogi. Wyniszczenie działa dalej, a pola zdobyte później nie są objęte.
card-r52 = Nacjonaliści nie mają w tej turze uzupełnień Osi, bez względu na to, co zapisano lub będzie zapisane.
card-r53 = Po „Flocie blokadowej”. Nie tracisz już przez nią co turę punktu ZSRR.
card-r54 = Po „Radzieckiej pomocy wojskowej”. Atak lub obrona: +1 do twojej kostki.
card-r55 = Po „Brygadach Międzynarodowych”, od tury 15. Punkty zwycięstwa −1. Wszystkie Brygady Międzynarodowe, z mapy, z rezerwy i wyeliminowane, opuszczają grę.

## Pytania

ask-discard = Przed dobraniem możesz odrzucić karty walki.
ask-redraw = Rękę bez karty z korpusem można pokazać i dobrać od nowa. Zachowujesz swoją?
ask-arrive = Gdzie ląduje { $unit }?
ask-action = { $forced-id ->
    [N1] Pierwszym zagraniem partii jest „{ $forced }”, jako wydarzenie.
   *[none] Runda { $round }: zagraj kartę albo wykonaj operację automatyczną.
}
ask-activate = Wybierz pole do aktywacji. { $points ->
    [one] Została jedna operacja.
    [few] Zostały { $points } operacje.
    [many] Zostało { $points } operacji.
   *[other] Zostało { $points } operacji.
}
ask-move = Przesuń jednostki z aktywowanych pól albo każ jednej z każdego pola budować.
ask-march = Przesuń { $unit-acc }. Pozostały ruch: { $mf }.
ask-cull = Za dużo jednostek na polu { $place }: która odchodzi?
ask-attacks = Wybierz pole do zaatakowania albo zakończ walki.
ask-designate = Kto atakuje pole { $place }?
ask-bonus = { $what-id ->
    [ground] „{ $card }”: czy w ataku na pole { $place } teren i umocnienia mają nie przesuwać kolumn? Działa w jednym ataku.
   *[die] „{ $card }”: dodać 1 do kostki w ataku na pole { $place }? Pozostałe użycia: { $left }.
}
ask-combat-cards = { $fit-id ->
    [none] Żadna twoja karta walki nie pasuje do walki o pole { $place }: dalej.
   *[some] Karty walki o pole { $place }: zagraj, co pasuje, albo dalej.
}
ask-defect = Która jednostka przechodzi na stronę wroga?
ask-losses = Pole { $place }, do pochłonięcia: { $left }. Kto traci następny stopień?
ask-replace = Która dywizja zastępuje { $unit-acc }?
ask-spare = Który stracony stopień jest przywracany?
ask-stand = Wycofać się z pola { $place } (pola odwrotu: { $spaces }) czy stracić stopień i zostać?
ask-withdraw = Która jednostka wycofuje się następna?
ask-retreat = Dokąd wycofuje się { $unit }?
ask-advance = Pościg po walce o pole { $place }?
ask-redeploy = Przerzuć jednostki. { $points ->
    [one] Został jeden punkt.
    [few] Zostały { $points } punkty.
    [many] Zostało { $points } punktów.
   *[other] Zostało { $points } punktu.
}
ask-redeploy-to = Dokąd trafia { $unit }?
ask-replacements = Wydaj uzupełnienia: własne { $own }, sojusznicze { $allied }.
ask-come-back = Który korpus pierwszy wraca przez granicę?
ask-place-corps = Gdzie staje { $unit }?
ask-place-unit = Gdzie wchodzi { $unit }?
ask-event-order = Czy dywizja odchodzi przed umieszczeniem korpusów, czy po nim?
ask-disband = Którą dywizję oddajesz za nowe korpusy?
ask-reward = Które zwycięstwo daje bonus?
ask-give-up = Którą jednostkę tracisz?
ask-reduce = Która jednostka traci stopień?
ask-shake = Gdzie żołnierze dezerterują?
ask-trench = Gdzie umieścić okop?
ask-beach = Gdzie lądujesz?
ask-lander = Która dywizja ląduje?
ask-ashore = Wszyscy nie zmieszczą się na polu Mallorca: kto wraca na okręty?
ask-raze = Usunąć własne pozycje lub okopy?
ask-corps = Umieść korpus.
ask-corps-at = Gdzie staje { $unit }?
ask-make-room = Która dywizja z pola { $place } odchodzi do rezerwy?
ask-muster = W rezerwie brakuje jednostek: która dywizja tam trafia?
ask-militarize = Zamienić milicję na Armię Ludową? Można jeszcze: { $left }.

## Możliwości

do-discard = Odrzuć kartę „{ $a }”
do-redraw = Pokaż rękę i dobierz od nowa
do-keep = Zachowaj rękę
do-land = { $a }
do-ops = { $less-id ->
    [yes] „{ $a }” na operacje ({ $value }: mniej przez trwające wydarzenie)
   *[no] „{ $a }” na operacje ({ $value })
 }
do-sr = { $less-id ->
    [yes] „{ $a }” na przerzut ({ $value }: o jeden mniej w turach 1 i 2)
   *[no] „{ $a }” na przerzut ({ $value })
 }
do-sr-unit = Przerzuć { $a-acc }
do-rp = „{ $a }” na uzupełnienia ({ $value })
do-event = „{ $a }” jako wydarzenie
do-auto = Operacja automatyczna
do-done-activate = Zakończ aktywację
do-done-advance = Bez dalszego pościgu
do-done-attacks = Zakończ walki
do-done-combat-cards = Bez kart: dalej
do-done-discard = Nie odrzucaj więcej
do-done-militarize = Nie zamieniaj więcej
do-done-move = Zakończ ruch
do-done-raze = Zostaw umocnienia
do-done-redeploy = Zakończ przerzut
do-done-replacements = Zakończ uzupełnienia
do-done-shake = Bez drugiego stosu
do-done-trench = Bez kolejnego okopu
do-activate-move = Aktywuj do ruchu: { $a }
do-activate-attack = Aktywuj do walki: { $a }
do-move = Przesuń { $a-acc }
do-build = Buduje { $a }
do-step = Na pole { $a }
do-stop = Zatrzymaj się tutaj
do-cull = Wyeliminuj { $a-acc }
do-attack = Atakuj: { $a }
do-assault = Szturmuj oblężonych: { $a }
do-with = Dołącza { $a }
do-fight = Walcz
do-use-bonus = Użyj tutaj
do-no-bonus = Nie tutaj
do-play = Zagraj kartę „{ $a }”
do-claim-armor = Zgłoś modyfikator za czołgi
do-defect = { $a } przechodzi na stronę wroga
do-lose = { $a } traci stopień
do-replace = Zastępuje { $a }
do-spare = Przywróć stopień: { $a }
do-stand = Zostań: { $a } traci stopień
do-retreat = Wycofaj się
do-withdraw = Następna: { $a }
do-path = Przez: { $places }
do-advance = { $a } na pole { $b }
do-to = { $a }
do-to-reserve = Do rezerwy
do-special = { $a } przekracza granicę
do-restore = Przywróć stopień: { $a } ({ $b })
do-rebuild = Odbuduj { $a-acc } ({ $b })
do-relieve = Wzmocnij: { $a }
do-return = { $a }
do-place = { $a }
do-disband = Oddaj { $a-acc }
do-disband-before = Przed
do-disband-after = Po
do-reward = { $a }
do-give-up = { $a }
do-reduce = { $a } traci stopień
do-shake = { $a }
do-trench = Okop: { $a }
do-beach = Obok pola { $a }
do-send = { $a }
do-reembark = { $a } wraca na okręty
do-raze = Usuń umocnienia: { $a }
do-deploy = { $a }
do-at = { $a }
do-send-back = { $a } do rezerwy
do-muster = { $a }
do-militarize = { $a } staje się Armią Ludową

## Przyciski, których nie ma, i ceny

absent-ops = Operacje
absent-sr = Przerzut
absent-rp = Uzupełnienia
absent-event = Wydarzenie
absent-activate-move = Aktywuj do ruchu
absent-activate-attack = Aktywuj do walki
absent-move = Przesuń
absent-build = Buduj
purse-ops = pkt op.
purse-sr = pkt przerz.
purse-nat = × ½ punktu nacjonalistów
purse-axis = × ½ punktu Osi
purse-rep = × ½ punktu republikanów
purse-sov = × ½ punktu ZSRR

## Kostki

roll-build-position = budowa pozycji
roll-build-trench = budowa okopu
roll-fire = ogień
roll-assault = szturm
event-roll-nobody = Rzut obu stron ({ $roll }), najpierw atakujący: { $dice }.
roll-shuffle = tasowanie talii

## Co się stało

hidden-things = niepokazane

event-turn = Zaczyna się tura { $turn }.
event-war-phase = Nowa faza wojny: { $phase }. Nowe karty są wtasowane.
event-shuffled = { $count ->
    [one] { $side } mają w talii jedną kartę.
    [few] { $side } tasują { $count } karty.
    [many] { $side } tasują { $count } kart.
   *[other] { $side } tasują { $count } karty.
}
event-drew = { $count ->
    [one] { $side } dobierają kartę: { $cards }.
    [few] { $side } dobierają { $count } karty: { $cards }.
    [many] { $side } dobierają { $count } kart: { $cards }.
   *[other] { $side } dobierają { $count } karty: { $cards }.
}
event-discarded = { $side } odrzucają kartę walki: { $card }.
event-shown = { $side } pokazują rękę ({ $cards }) i dobierają od nowa.
event-action = { $use-id ->
    [auto] Runda { $round }: { $side-id ->
        [nat] nacjonaliści wykonują operację automatyczną.
       *[rep] republikanie wykonują operację automatyczną.
    }
    [ops] Runda { $round }: { $side-id ->
        [nat] nacjonaliści zagrywają kartę „{ $card }” na operacje.
       *[rep] republikanie zagrywają kartę „{ $card }” na operacje.
    }
    [sr] Runda { $round }: { $side-id ->
        [nat] nacjonaliści zagrywają kartę „{ $card }” na przerzut.
       *[rep] republikanie zagrywają kartę „{ $card }” na przerzut.
    }
    [rp] Runda { $round }: { $side-id ->
        [nat] nacjonaliści zagrywają kartę „{ $card }” na uzupełnienia.
       *[rep] republikanie zagrywają kartę „{ $card }” na uzupełnienia.
    }
   *[other] Runda { $round }: { $side-id ->
        [nat] nacjonaliści zagrywają kartę „{ $card }” jako wydarzenie.
       *[rep] republikanie zagrywają kartę „{ $card }” jako wydarzenie.
    }
}
event-event = Wydarzenie „{ $card }” zaczyna działać.
event-card-removed = Karta „{ $card }” opuszcza grę.
event-arrived = { $unit } ląduje na polu { $place }.
event-afr-waits = { $unit } nie ma gdzie wylądować i zostaje w Maroku.
event-activated = { $kind-id ->
    [attack] Pole { $place } aktywowane do walki.
   *[move] Pole { $place } aktywowane do ruchu.
}
story-activated = { $kind-id ->
    [attack] { $seat } aktywują do walki: { $places }.
   *[move] { $seat } aktywują do ruchu: { $places }.
}
event-moved = { $unit }, ruch: { $start } → { $place }.
event-captured = { $side } zajmują pole { $place }.
event-vp = Punkty zwycięstwa { $change }, teraz { $vp } ({ $why }).
event-rm = Morale republikanów { $change }, teraz { $rm } ({ $why }).
event-works-gone = Pole { $place }, umocnienie usunięte: { $works }.
event-liberated = Odsiecz dla oblężonych na polu { $place }: { $siege }.
event-not-isolated = Pole { $place } nie jest już odcięte.
event-now-oos = Pole { $place } jest odtąd bez zaopatrzenia.
event-ammo-ends = Na północy nie brakuje już amunicji.
event-madrid = Madryt, cel najważniejszy: teraz { $level }.
event-strait = Cieśninę kontrolują teraz { $side-id ->
    [nat] nacjonaliści
   *[rep] republikanie
}.
event-builds = { $unit } zostaje na polu { $place }, by budować.
event-built = Na polu { $place } jest { $works }.
event-no-marker = { $unit } nie ma już znacznika, by budować na polu { $place }.
event-build-failed = Nieudana budowa na polu { $place }: { $unit }. Modyfikator następnej próby: { $drm }.
event-culled = Jednostka ponad limit na polu { $place }, wyeliminowana: { $unit }.
event-attack = { $attacker } atakują pole { $place }: { $units }. Bronią się: { $defenders }.
event-bonus-used = Karta „{ $card }” wspiera atak na pole { $place }.
event-combat-card = { $side } używają karty „{ $card }”.
event-armor = { $side } zgłaszają modyfikator za czołgi.
event-defected = { $unit } przechodzi na stronę wroga.
event-fire = { $side }, ogień: siła { $strength }, kolumna { $column } tabeli { $table-id ->
    [corps] korpusów
    [division] dywizji
   *[other] { $table }
} (przesunięcie { $shift }); kostka { $die } (modyfikator { $drm }): liczba strat { $ln }.
event-step-lost = { $unit } traci stopień.
event-eliminated = { $for_good ->
    [yes] Jednostka wyeliminowana na stałe: { $unit }.
   *[no] Jednostka wyeliminowana: { $unit }.
}
event-replaced = Pole { $place }: { $unit } odchodzi, na to miejsce wchodzi { $by }.
event-phantom = { $side } nie mają dywizji, która zastąpiłaby korpus: strata i tak się liczy.
event-caught = Jednostka dopadnięta po odwrocie i wyeliminowana: { $unit }.
event-spared = Stopień przywrócony: { $unit }.
event-outcome = Walka o pole { $place }: liczby strat { $ln }. { $winner-id ->
    [nat] Wygrywają nacjonaliści.
    [rep] Wygrywają republikanie.
   *[other] Nikt nie wygrywa.
}
event-stood = { $unit } płaci stopniem za utrzymanie pola { $place }: odwrotu nie ma.
event-retreated = { $unit } wycofuje się: { $places }.
event-no-retreat = { $unit } nie może się wycofać z pola { $place } i przepada na stałe.
event-advanced = { $unit } wchodzi w pościgu na pole { $place }.
event-assault = Szturm na polu { $place } ({ $siege }): kostka { $die }, modyfikator { $drm }; { $success ->
    [yes] sukces.
   *[no] niepowodzenie.
}
event-siege-weaker = { $siege }: liczba oporu spada do { $resist }.
event-siege-stronger = { $siege }: obrona wzmocniona, liczba oporu { $resist }.
event-surrender = Oblężeni kapitulują: { $siege }.
event-redeployed = Przerzut: { $unit } → { $place }.
event-to-reserve = { $unit } trafia do rezerwy.
event-interned = { $unit } przekracza granicę; wraca w turze { $turn }.
event-starved = { $unit } na polu { $place } nie ma zaopatrzenia i przepada na stałe.
event-rp-change = Stan uzupełnień { $pool-gen }: { $change }, pozostało { $rp }.
event-fewer-ops = Utrudniona operacja { $side-gen }. Pozostałe aktywacje: { $points }.
event-rp-stopped = W tej turze bez uzupełnień { $pool-gen }.
event-rp-gain = Stan uzupełnień { $pool-gen }: +{ $amount }.
event-restored = Stopień przywrócony: { $unit }.
event-rebuilt = Jednostka odbudowana: { $unit }.
event-entered = { $unit } wchodzi do gry: { $place-id ->
    [reserve] rezerwa
   *[other] { $place }
}.
event-disbanded = Jednostka usunięta na stałe: { $unit }.
event-bonus-marker = Bonus za „{ $card }”: pole { $place }.
event-beach-head = Obok pola { $place } powstaje przyczółek.
event-beach-gone = Przyczółek obok pola { $place } znika.
event-deadline = Mija termin desantu na Majorce. { $won ->
    [yes] Wyspa jest w rękach republikanów.
   *[no] Wyspy nie zdobyto.
}
event-threat = Francja grozi interwencją. Do końca tury { $turn } dla nacjonalistów niedostępne: { $places }.
event-militarized = Milicja staje się Armią Ludową: { $unit } → { $by }.

## Jak się to kończy

over-morale = Morale republikanów wynosi { $rm } w turze { $turn }. Od razu wygrywają: { $winners }.
over-cities = Wszystkie sześć miast głównych w jednych rękach. Od razu wygrywają: { $winners }.
over-coup = Pucz Casado: Republika się poddaje.
over-points = Punkty zwycięstwa: { $vp }. Wygrywają: { $winners }.
over-draw = Punkty zwycięstwa: { $vp }. Remis.
over-resigned = { $seat } poddają partię.

## Szanse

odds-combat = Walka o pole { $place }
odds-assault = Szturm: { $siege }
odds-build = Budowa ({ $works }) na polu { $place }
odds-strength = { $role-id ->
    [attacker] Siła atakującego
   *[defender] Siła obrońcy
}
odds-column = { $role-id ->
    [attacker] Kolumna atakującego
   *[defender] Kolumna obrońcy
}, tabela { $table-id ->
    [corps] korpusów
    [division] dywizji
   *[other] { $table }
}
odds-shift = { $role-id ->
    [attacker] Przesunięcie atakującego: { $what }
   *[defender] Przesunięcie obrońcy: { $what }
}
odds-drm = { $role-id ->
    [attacker] Kostka atakującego: { $what }
   *[defender] Kostka obrońcy: { $what }
}
odds-pair = Atakujący zadaje { $attacker }, obrońca { $defender }. { $winner-id ->
    [nat] Wygrywają nacjonaliści.
    [rep] Wygrywają republikanie.
   *[other] Nikt nie wygrywa.
} { $fate-id ->
    [gone] Obrońców już nie ma.
    [one] Odwrót o jedno pole.
    [two] Odwrót o dwa pola.
   *[hold] Bez odwrotu.
}
odds-win = Atakujący wygrywa: { $win } %, remis: { $tie } %, przegrywa: { $lose } %.
odds-with-card = Z kartą „{ $card }” wygrywa: { $win } %, remis: { $tie } %, przegrywa: { $lose } %.
odds-with-armor = Z czołgami wygrywa: { $win } %, remis: { $tie } %, przegrywa: { $lose } %.
odds-fire-first = Pierwszy ogień { $side-gen }; atakujący odpowiada najlepszym, co mu zostanie.
odds-defection = Jedna atakująca jednostka policji odchodzi przed rzutem: ta, której brak najbardziej osłabia atak.
odds-stand = Zamiast wycofać się obrońcy mogą zostać za jeszcze jeden stopień, jeśli jakiś im zostanie.
odds-assault-drm = Kostka szturmu
odds-build-drm = Kostka budowy
odds-success = Sukces
odds-failure = Niepowodzenie

battle-title = Atak { $side-gen }: { $origins } → { $place }
battle-unit = { $unit }
battle-line = { $what }
battle-role-builder = Budujący
battle-role-siege = Oblężeni
battle-building = { $count ->
    [one] 1 budowa
    [few] { $count } budowy
    [many] { $count } budów
   *[other] { $count } budowy
}
battle-assault-follows = Liczba oporu oblężonych: { $resist }. W szturmie nikt nie ginie.
chart-division = Ogień dywizji: liczba strat według siły i kostki
chart-corps = Ogień korpusów: liczba strat według siły i kostki
step-die = Kostka { $side-gen }: { $die }, modyfikator { $drm }.
step-die-plain = Kostka { $side-gen }: { $die }.
step-inflict = Ogień { $side-gen } zadaje { $ln }.
verdict-combat = Ogień { $attacker-gen } zadaje { $ours }, ogień { $defender-gen } { $theirs }. { $winner-id ->
    [nat] Wygrywają nacjonaliści.
    [rep] Wygrywają republikanie.
   *[other] Nikt nie wygrywa.
}

## Dlaczego nie

no-corps-card-held = Karta „{ $card }” sprowadza korpus: od nowa można dobrać tylko rękę bez karty z korpusem.
no-no-corps-card-left = Nie ma już do dobrania żadnej karty z korpusem.
no-absorbs-less = { $unit } nie może stracić tego stopnia: z pozostałych { $left } można pochłonąć { $most }, a po nim tylko { $least }.
no-advanced-already = { $unit } jest już po pościgu.
no-afr-not-due = { $unit } nie ma jeszcze terminu przybycia do Hiszpanii; przybywa według planu.
no-afr-place = Armia Afrykańska ląduje tylko na polu Sevilla lub Cádiz w rękach nacjonalistów, zaopatrzonym i z wolnym miejscem, nie na polu { $place }.
no-air-bridge-first = Pierwszym zagraniem partii musi być „Most powietrzny”, jako wydarzenie. Karta „{ $card }” musi poczekać.
no-already-activated = Pole { $place } jest już aktywowane w tej rundzie.
no-already-moved = { $unit } jest w tej rundzie już po ruchu.
no-already-there = { $unit } jest już na polu { $place }.
no-ammo-shortage = Na północy brakuje amunicji: do walki aktywowano już pole { $marked }, więc pola { $place } nie można.
no-assault-from-inside = Oblężonych szturmować mogą tylko jednostki na samym polu { $place }; { $unit } jest gdzie indziej.
no-attack-marker = { $unit } może przejść przez pole { $place }, ale nie może się na nim zatrzymać: jest aktywowane do walki.
no-attack-markers-only = To wydarzenie aktywuje tylko do walki; z pola { $place } nikt się nie porusza.
no-attacked-already = Pole { $place } było już atakowane w tej rundzie.
no-beach-in-use = Przyczółek jest już na mapie, a karta „{ $card }” go potrzebuje.
no-blocked-by = Karta „{ $card }” nie może już być wydarzeniem: zagrano kartę „{ $by }”.
no-cannot-replace = { $unit } nie może zastąpić tego korpusu, to nie ten rodzaj: { $corps }.
no-card-needs-enemy = Karta „{ $card }” wymaga w walce o pole { $place } wrogiej jednostki tego rodzaju: { $needs }.
no-card-needs-own = Karta „{ $card }” wymaga w walce o pole { $place } twojej jednostki jednego z rodzajów: { $needs }.
no-card-needs-river = Karta „{ $card }” wymaga ataku przez rzekę; atak na pole { $place } żadnej nie przekracza.
no-card-needs-target = Karta „{ $card }” działa w walce o jedno z tych: { $needs }. Pole { $place } do nich nie należy.
no-card-not-yours = Karty „{ $card }” nie masz na ręce.
no-coast-closed = Obok pola { $place } nie można lądować: tylko Morze Śródziemne, a gdy Cieśnina jest w rękach nacjonalistów, nie od pola Algeciras na zachód.
no-combat-only = „{ $card }” to karta walki: wydarzeniem jest tylko w walce.
no-corps-leaves-region = { $unit } to korpus regionalny i nie może zakończyć w innym regionie: { $place }.
no-corps-needs-unit = { $unit } potrzebuje pola z własną jednostką, źródła zaopatrzenia lub Madrytu; pole { $place } nie jest żadnym z nich.
no-corps-not-by-sea = { $unit } to korpus, a korpusów nie przerzuca się morzem: do pola { $place } nie ma połączenia lądem.
no-ctv-port = { $unit } wchodzi tylko do własnego zaopatrzonego portu; pole { $place } nim nie jest.
no-corps-home = { $unit } wchodzi tylko u siebie: Bilbao, Santander albo dowolne zaopatrzone pole Asturii, zależnie od korpusu. Pole { $place } się nie nadaje.
no-corps-deployed = { $unit } stoi już na mapie.
no-corps-no-place = { $unit } nie ma teraz dozwolonego pola; najpierw inny korpus.
no-corps-not-reserve = { $unit } to korpus; korpusy nigdy nie trafiają do rezerwy.
no-corps-there = Na polu { $place } jest już korpus; { $unit } musi stanąć gdzie indziej.
no-corps-unsupplied = Pole { $place } nie jest własnym zaopatrzonym polem; { $unit } nie może na nim stanąć.
no-ctv-needs-aid = { $unit } przychodzi dopiero, gdy „Pomoc wojskową Osi” zagrano jako wydarzenie.
no-division-first = { $unit } nie może stracić tego stopnia: „Ograniczona ofensywa” wymaga, by wśród strat był stopień dywizji.
no-ctv-place = { $unit } potrzebuje zaopatrzonej jednostki włoskiej lub portu; na polu { $place } nie ma ani jednej, ani drugiego.
no-enemy-there = Na polu { $place } stoją wrogie jednostki; { $unit } nie może tam wejść. Zaatakuj je z sąsiedniego pola.
no-entry-foreign = Pole { $place } nie jest twoje: { $unit } nie może tam wejść.
no-entry-unsupplied = Pole { $place } nie ma linii zaopatrzenia: { $unit } nie może tam wejść.
no-face-up-only = Zagrano kartę „{ $by }”: odpowiedzieć można tylko odkrytymi już kartami walki, a karta „{ $card }” jest na ręce.
no-far-from-home = { $unit } nie ma drogi do źródła zaopatrzenia swojego regionu i nie dostaje uzupełnień.
no-first-loss = { $unit } nie może jeszcze stracić tego stopnia: atakujące Armia Afrykańska i czołgi tracą pierwsze, jeśli pochłania to tyle samo.
no-forbidden-event = Karta „{ $by }” zabrania zagrać kartę „{ $card }”{ $turn ->
    [0] {""}.
   *[other] {" "}do tury { $turn }.
}
no-fought-already = { $unit } jest w tej rundzie już po walce.
no-france-threatens = Francja grozi interwencją: pola { $place } nie można ani zaatakować, ani na nie wejść.
no-full = Pole { $place } jest pełne: limit jednostek to { $limit }. Wybierz inne pole.
no-full-strength = { $unit } ma pełną siłę: nie ma czego przywracać.
no-has-trench = Na polu { $place } jest już okop.
no-in-this-attack = { $unit } bierze już udział w tym ataku.
no-isolated-division-only = Punkt uzupełnień pola odciętego przywraca stopień jednej dywizji; { $unit } to korpus.
no-isolated-no-attack = Pole { $place } jest odcięte: jego jednostki mogą się poruszać i budować, nie atakować.
no-isolated-not-reserve = { $unit } stoi na polu odciętym i nie może trafić do rezerwy.
no-isolated-one-rp = { $unit }: ta odcięta grupa dostała już w tej turze swój jeden punkt uzupełnień.
no-leaves-no-room = Jeśli { $unit } trafi na pole { $place }, pozostałe jednostki karty „{ $card }” się nie zmieszczą.
no-leaves-region = { $unit } nie może zakończyć na polu { $place }: jedna dywizja tego samego regionu jest już w innym regionie.
no-lf-too-big = { $unit } pochłania stopniem { $lf }, więcej niż pozostałe { $left }.
no-morale-too-high = Karta „{ $card }” wymaga morale { $most } lub mniej; wynosi ono { $rm }.
no-makes-no-room = { $unit } nie robi miejsca korpusom karty „{ $card }”: oddaj dywizję, która je zrobi.
no-moved-cannot-build = { $unit } jest po ruchu i nie może budować.
no-must-go-home = { $unit } musi wrócić do swojego regionu: poza nim jest więcej niż jedna jego dywizja.
no-must-leave = Na polu { $place } przekroczono limit jednostek ({ $limit }): jedna, która może się jeszcze poruszyć, musi odejść.
no-needs-control = Karta „{ $card }” wymaga pól pod kontrolą { $side-gen }: { $places }.
no-needs-control-any = Karta „{ $card }” wymaga jednego z pól pod kontrolą { $side-gen }: { $places }.
no-needs-event = Karta „{ $card }” wymaga, by jako wydarzenie zagrano wcześniej kartę „{ $needs }”.
no-armor-attacks = Czołgi dodają tylko do kostki ataku, nie do kostki obrońcy pola { $place }.
no-armor-claimed = Czołgi w tym ataku na pole { $place } są już policzone.
no-no-armor = Bez modyfikatora za czołgi na polu { $place }: trzeba jednostki czołgów o pełnej sile, pola otwartego bez umocnień i ataku nie przez rzekę.
no-assault-by-rep = Oblężonych na polu { $place } szturmują tylko republikanie.
no-assaulted-already = Oblężonych na polu { $place } już w tej rundzie szturmowano.
no-no-assault = Oblężonych na polu { $place } nie można teraz szturmować: trzeba tam własnej jednostki aktywowanej do walki, która jeszcze nie walczyła.
no-no-siege-here = Na polu { $place } nie ma oblężenia: nie ma czego szturmować.
no-no-attackers = Nikt jeszcze nie atakuje pola { $place }: wskaż co najmniej jedną jednostkę.
no-no-border = Karta „{ $card }” wymaga własnego zaopatrzonego pola przy granicy ({ $country }).
no-no-cards-in-assault = Karty „{ $card }” nie można użyć: w szturmie na oblężonych nie ma kart walki.
no-no-combat-card = Karta „{ $card }” nie należy do twoich kart walki.
no-no-division-to-spend = Karta „{ $card }” kosztuje dywizję, a żadnej odpowiedniej już nie ma.
no-no-enemy-there = Na polu { $place } nie ma wrogiej jednostki: nie ma kogo atakować.
no-no-landing-place = Karta „{ $card }” nie ma w zasięgu żadnego wybrzeża.
no-no-limited-supply = { $unit } nie jest bez zaopatrzenia przy przyjaznej granicy: przerzut specjalny tu nie przysługuje.
no-no-markers = Wszystkie znaczniki pozycji i okopów są już na mapie: { $limit }.
no-no-mf = { $unit }: współczynnik ruchu { $mf }, więcej nie ma.
no-no-nat-coast = Pole { $place } nie jest wybrzeżem nacjonalistów.
no-no-own-unit = Na polu { $place } nie masz jednostki: aktywuj pole, na którym jakaś stoi.
no-no-reinforcements-turn-1 = Karta „{ $card }” musi poczekać: w turze 1 nie ma posiłków.
no-no-replacements = { $unit } nigdy nie dostaje uzupełnień.
no-no-room-for-units = Karta „{ $card }” nie może być wydarzeniem: jej jednostki nie mają dozwolonego miejsca.
no-no-rp = Oblężonych wzmacnia jeden punkt nacjonalistów, a go brakuje: { $siege }.
no-no-rpa = { $unit } nie jest dywizją Armii Ludowej z rezerwy.
no-no-siege = To oblężenie już się skończyło: { $siege }.
no-no-space-for-corps = { $unit } nie może być odbudowany: nie ma dla niego dozwolonego pola.
no-no-sr-left = { $unit }: koszt w punktach przerzutu { $cost }, zostało { $left }.
no-no-step-left = Gdyby stopień straciła ta jednostka, nie zostałby żaden obrońca: { $unit }.
no-no-place-for-trench = Karta „{ $card }” nie ma pola na okop: dozwolone są stracone albo już go mają.
no-no-vacant-space = Karta „{ $card }” wymaga pola republikanów bez jednostek, które nie jest miastem głównym ani pod groźbą Francji; takiego nie ma.
no-no-such-unit = „{ $card }”: na mapie ani w rezerwie nie ma żadnej z jednostek: { $units }.
no-no-trench-bilbao = { $unit } nie może kopać okopu w Bilbao: daje go tam tylko „Żelazny Pas”.
no-no-units-left = Wszystkie jednostki karty „{ $card }” są już w grze albo poza nią.
no-nobody-to-attack = Obok pola { $place } nie stoi jednostka, która może atakować: musi być aktywowana do walki i jeszcze nie walczyć.
no-north-duty = { $unit } jest potrzebny w otwartych jeszcze regionach północy, obok nich albo jak najbliżej: { $regions }. Na polu { $place } zostawiłby jeden bez korpusu.
no-north-is-over = Karta „{ $card }” przychodzi za późno: Frontu Północnego już nie ma.
no-north-isolated = Północ jest odcięta: { $unit } nie może trafić na pole { $place }. Mogą tam być tylko jednostki regionalne i dwie dywizje policji.
no-not-activated-to-attack = { $unit } nie stoi na polu aktywowanym do walki, więc nie może atakować pola { $place }.
no-not-activated-to-build = { $unit } nie stoi na polu aktywowanym do ruchu i nie może budować.
no-not-activated-to-move = { $unit } nie stoi na polu aktywowanym do ruchu, więc w tej rundzie zostaje.
no-not-adjacent = Pole { $place } nie sąsiaduje z polem { $from }: idź pole po polu, po liniach.
no-not-after-round = Karta „{ $card }” jest wydarzeniem tylko do rundy { $round }.
no-not-after-turn = Karta „{ $card }” jest wydarzeniem tylko do tury { $turn }.
no-not-balearic = { $unit } nigdy nie może trafić na Baleary: { $place }.
no-not-before-turn = Karta „{ $card }” jest wydarzeniem dopiero od tury { $turn }.
no-not-by-this-event = To wydarzenie nie dotyczy tej jednostki: { $unit }.
no-not-connected = Pole { $place } nie jest połączone własnymi polami z jednostką: { $unit }.
no-not-deserting = { $unit } nie jest jednostką policji z tego ataku.
no-division-spared-first = { $unit } to korpus: najpierw przywraca się stopień dywizji.
no-lost-no-step = { $unit } nie ma w tej walce straconego stopnia.
no-not-coming-back = { $unit } nie wraca teraz przez granicę.
no-not-landed = { $unit } nie jest ani na przyczółku, ani na polu Mallorca.
no-not-disbanded = Tej jednostki nie można oddać za korpusy: { $unit }. Musi być odpowiedniego rodzaju, na mapie z zaopatrzeniem albo w rezerwie.
no-not-eliminated = { $unit } nie jest wśród twoich wyeliminowanych jednostek.
no-not-for-corps = { $unit } nie może stanąć na polu { $place }: trzeba własnego zaopatrzonego źródła lub Madrytu, z wolnym miejscem.
no-reserve-armor = { $unit } wchodzi z rezerwy tylko do własnego zaopatrzonego portu, radzieckie czołgi do śródziemnomorskiego; pole { $place } nim nie jest.
no-reserve-empty = { $unit } wchodzi z rezerwy tylko na pole z własną jednostką, do źródła zaopatrzenia lub do Madrytu; pole { $place } nie jest żadnym z nich.
no-reserve-isolated = Do odciętej grupy może co turę trafić z rezerwy jedna milicja, nie z Nawarry, na pole z własną jednostką; { $unit } nie może trafić na pole { $place }.
no-reserve-region = { $unit } wchodzi z rezerwy tylko na własny teren albo do zaopatrzonej jednostki swojego regionu; pole { $place } się nie nadaje.
no-not-here-to-restore = { $unit } nie jest ani na mapie, ani w twojej rezerwie.
no-not-in-combat = { $unit } nie bierze udziału w tej walce.
no-not-in-that-space = { $unit } nie jest dywizją na polu { $place }.
no-not-militia = { $unit } nie jest milicją republikanów.
no-never-moves = { $unit }: powstańcy zostają tam, gdzie chwycili za broń, bez ruchu i przerzutu.
no-never-militarized = { $unit } nigdy nie staje się Armią Ludową: ani milicja regionalna, ani POUM.
no-militia-not-in-play = { $unit } nie jest ani na mapie, ani w rezerwie, ani wśród wyeliminowanych.
no-not-moved-yet = Jednostka wybrana do ruchu: { $unit }. Przesuń ją o co najmniej jedno pole.
no-muster-enough = W rezerwie jest dość jednostek tego rodzaju ({ $least }); { $unit } zostaje.
no-muster-from-map = { $unit } nie należy do twoich jednostek na mapie.
no-muster-unsupplied = { $unit } jest bez zaopatrzenia i nie może trafić do rezerwy.
no-muster-wrong-kind = { $unit } nie liczy się do rezerwy.
no-not-initial = { $unit } nie należy do twoich początkowych korpusów.
no-not-on-the-way = { $unit } nie może iść w pościg na pole { $place }: tylko na atakowane pole albo na to, które wróg opuścił w długim odwrocie.
no-not-overstacked = { $unit } nie stoi na polu { $place }.
no-not-placed-there = „{ $card }”: { $unit } nie może wejść na pole { $place }.
no-not-retreating = { $unit } się nie wycofuje.
no-not-shaken = Karta „{ $card }” dotyka tylko stosów republikanów obok twoich jednostek, a nigdy Brygad Międzynarodowych i czołgów T-26: pole { $place } jest bezpieczne.
no-not-to-reserve = { $unit } nie może stąd trafić do rezerwy.
no-not-to-sr = To nie twoja jednostka: { $unit }. Przerzuć własną.
no-not-your-unit = To nie twoja jednostka: { $unit }. Wybierz własną.
no-not-your-works = Na polu { $place } nie masz pozycji ani okopu.
no-nobody-deserts = Karta „{ $card }” wymaga stosu republikanów obok twojej jednostki, w którym jest ktoś poza Brygadami Międzynarodowymi i czołgami T-26.
no-nowhere-to-go = { $unit } nie ma dozwolonego ruchu z pola { $place }.
no-nowhere-from-sr = Tej jednostki nie można przerzucić, nie jest ani na mapie, ani w rezerwie: { $unit }.
no-nowhere-to-sr = Nie ma dokąd przerzucić tej jednostki: { $unit }.
no-one-afr = W turach 1 i 2 jedna jednostka Armii Afrykańskiej na kartę; { $unit } musi poczekać.
no-one-builder = Na polu { $place } już buduje jedna jednostka.
no-one-counterattack = Jeden kontratak strategiczny na turę: zagrano kartę „{ $by }”, karta „{ $card }” musi poczekać.
no-one-reinforcement = Posiłki { $type-gen } już w tej turze zagrano; karta „{ $card }” musi poczekać.
no-one-sr = { $unit } jest w tej rundzie już po przerzucie.
no-one-step-unit = { $unit } ma jeden stopień i nie może przekroczyć granicy.
no-only-combat-cards = Karta „{ $card }” nie jest kartą walki: odrzucić można tylko karty walki.
no-oos-cannot-build = { $unit } na polu { $place } jest bez zaopatrzenia i nie może budować.
no-oos-no-attack = Pole { $place } jest bez zaopatrzenia: nie można go aktywować do walki.
no-oos-no-card = Karty „{ $card }” nie można użyć: w tej walce twoja strona ma jednostkę bez zaopatrzenia.
no-oos-no-move = Pole { $place } jest bez zaopatrzenia: nie można go aktywować.
no-oos-no-rp = { $unit } jest bez zaopatrzenia i nie dostaje uzupełnień.
no-oos-no-sr = { $unit } jest bez zaopatrzenia: przerzut niemożliwy.
no-other-war-phase = Karty „{ $card }” można użyć tylko w fazie wojny: { $phase }.
no-out-of-range = Pole { $place } leży dalej od zaopatrzonego terenu republikanów niż { $range } pola.
no-regional-no-special = { $unit } to jednostka regionalna i nie może przekroczyć granicy.
no-regional-place = { $unit } musi stanąć przy jednostce lub źródle swojego regionu, jeśli to możliwe, w nim; pole { $place } się nie nadaje.
no-reserve-lacks = Karta „{ $card }” wymaga w rezerwie: { $unit }.
no-retreat-enemy = { $unit } nie może wycofać się na pole { $place }: stoi tam wróg albo jest to pole do opuszczenia.
no-retreat-friendly-first = { $unit } musi wycofywać się przez własne pola, dopóki to możliwe; pole { $place } własne nie jest.
no-retreat-fewest = { $unit } musi przejść przez jak najmniej wrogich pól; inna droga ma ich mniej niż ta przez pole { $place }.
no-retreat-too-far = { $unit }: długość odwrotu to { $spaces }, o jedno pole więcej tylko, gdy kończy to przekroczenie limitu stosu; pole { $place } jest za daleko.
no-retreat-full = Pole { $place } jest pełne, a inna droga kończy się w limicie: { $unit }.
no-retreat-supplied = { $unit } musi zakończyć z zaopatrzeniem, jeśli to możliwe; pole { $place } to gorsza droga.
no-retreat-too-short = { $unit }: długość odwrotu to { $spaces }; pole { $place } jest za blisko.
no-one-pool-pays = Stopień opłaca się z jednej puli, nie z obu: { $unit }.
no-rp-too-few = { $pool-id ->
    [mixed] { $unit } kosztuje { $price }, po połowie z każdej puli, a jedna z nich ma tylko { $have }.
   *[other] { $unit } kosztuje { $price }, a punktów { $pool-gen } jest { $have }.
}
no-real-first = { $unit } nie może stracić tego stopnia: najpierw tracą jednostki, które są na polu, potem ta tylko doliczana.
no-rp-twice = Kartę na uzupełnienia zagrano w rundzie { $round }: nie w dwóch rundach z rzędu. Użyj karty inaczej.
no-shaken-already = Pole { $place } straciło już stopień przez kartę „{ $card }”; drugi musi być inny stos.
no-siege-at-start = Oblężeni nie mogą być silniejsi niż na początku: { $siege }.
no-siege-one-rp = Oblężeni dostali już w tej turze swój jeden punkt: { $siege }.
no-siege-too-late = Oblężonych wzmacnia się tylko do tury 5: { $siege }.
no-special-forbidden = Przerzut specjalny twojej strony się skończył; { $unit } musi zostać.
no-sr-enemy-space = Pole { $place } nie jest twoje; { $unit } nie może tam trafić przerzutem.
no-sr-twice = Kartę na przerzut zagrano w rundzie { $round }: nie w dwóch rundach z rzędu. Użyj karty inaczej.
no-sr-unsupplied = Pole { $place } jest bez zaopatrzenia; { $unit } nie może tam trafić przerzutem.
no-strait-closed = Cieśnina jest w rękach republikanów: { $unit } nie może trafić morzem na pole { $place }. Otwarte są tylko porty atlantyckie i Cádiz.
no-strait-lost = Cieśnina jest w rękach nacjonalistów: { $unit } nie może płynąć z portów Algeciras i Cádiz ani do nich, więc nie na pole { $place }.
no-not-in-port = { $unit } nie może trafić na pole { $place }: nie prowadzą tam własne pola, a morzem płynie się tylko z portu.
no-not-in-the-atlantic = { $unit } nie może trafić morzem na pole { $place }: republikanie pływają tylko po Morzu Śródziemnym.
no-trench-elsewhere = Karta „{ $card }” nie może umieścić okopu na polu { $place }.
no-trench-empty = Na polu { $place } nie stoi twoja jednostka: karta „{ $card }” daje okop tylko tam, gdzie jakaś stoi.
no-trench-foreign = Pole { $place } nie jest twoje: karta „{ $card }” nie może umieścić tam okopu.
no-trench-needs-corps = Na polu { $place } jest pozycja; okop może wykopać tylko korpus, a { $unit } to dywizja.
no-trench-unsupplied = Pole { $place } jest bez zaopatrzenia: karta „{ $card }” nie może umieścić tam okopu.
no-two-enemy-spaces = { $unit } ma już za sobą dwa wrogie pola; pole { $place } byłoby trzecie.
no-two-police = Na odciętej północy są już dwie dywizje policji; żadna inna nie może wejść na pole { $place }.
no-uncoordinated = Milicja nie może atakować wspólnie z kilku własnych pól ({ $count }: { $places }): na wszystkich oprócz jednego dodaj jednostkę, która nie jest milicją.
no-used-this-round = Karta „{ $card }” była już użyta w tej rundzie.
no-winter-limit = Zima: limit kart na operacje w turze { $turn } wynosi { $limit } i jest wyczerpany.
no-works-forbidden = Na polu { $place } nie można już nic zbudować.
no-wrong-pool = Punktów { $pool-gen } nie można tu wydać: { $unit }. Zapłać innymi.
no-wrong-role = Karta „{ $card }” jest tylko { $role-id ->
    [attack] do ataku
    [attacker] do ataku
    [defence] do obrony
    [defender] do obrony
   *[other] dla jednej strony walki ({ $role })
}: drugiej stronie walki nie służy.
no-back-later = { $unit } wraca przez granicę w turze { $turn }.
no-corps-need-room = Korpusy karty „{ $card }” się nie zmieszczą, dopóki jest tam dywizja: musi odejść wcześniej.
no-cull-own = To twoja jednostka: { $unit }. Limit przekracza stos wroga na polu { $place }: odchodzi jedna z jego jednostek.
no-disband-absent = Tej jednostki nie można oddać, nie jest ani na mapie, ani w rezerwie, ani wśród wyeliminowanych: { $unit }.
no-disband-living-first = { $unit } to jednostka już wyeliminowana: oddaje się dywizję z mapy lub z rezerwy, dopóki jakaś jest.
no-disband-unsupplied = Jednostki bez zaopatrzenia nie można oddać za korpusy: { $unit }.
no-no-island = Obok pola { $place } nie można lądować: „Plan «P»” nie sięga wysp.
no-no-reward-there = Pole { $place } nie może mieć bonusu za „{ $card }”: znów jest w rękach nacjonalistów albo ma już znacznik.
no-no-victory-there = Żadnego ataku na pole { $place } nie wygrano w tej rundzie z pościgiem: karta „{ $card }” nic tam nie daje.
no-not-defending = { $unit } nie broni pola { $place }: za pozostanie płaci jeden z jego obrońców.
no-other-side-loses = { $unit } należy do drugiej strony tej walki: każda strona ponosi własne straty.
no-replace-from-reserve = { $unit } nie jest w rezerwie i nie może zastąpić tego korpusu: { $corps }.
no-replace-full-first = { $unit } jest jednostką zredukowaną: korpus zastępuje dywizja o pełnej sile, dopóki jakaś jest w rezerwie ({ $corps }).
no-retreat-no-beach = { $unit } nie może wycofać się na pole { $place }: to przyczółek republikanów.
no-retreat-twice = { $unit } wycofuje się przez różne pola, nigdy dwa razy przez to samo.
no-shake-one = Karta „{ $card }” dotyka co najmniej jednego stosu.
no-siege-of-the-enemy = Oblężonych wspierają tylko nacjonaliści: { $siege }.
no-trench-must = Karta „{ $card }” daje co najmniej jeden okop.
no-works-of-the-enemy = Umocnienia na polu { $place } należą do wroga; przepadną, gdy pole zostanie zajęte.

## Wskazywanie: co teraz wstrzymuje rzecz i do czego służy

no-one-at-a-time = Żadna odpowiedź nie łączy tego wszystkiego naraz: { $things }.
no-unit-waits = { $when-id ->
    [play] { $unit } działa, gdy pole { $place } jest aktywowane: zagraj kartę na operacje albo wykonaj operację automatyczną. Dalej przenosi karta na przerzut.
    [fight] { $unit } na polu { $place } nie ma udziału w tym wyborze: najpierw kończy się walka.
    [enemy] Trwa runda wroga: { $unit } na polu { $place } działa w jednej z twoich.
   *[later] { $unit } na polu { $place } działa w twoich rundach akcji, gdy to pole jest aktywowane.
}
no-stack-waits = { $when-id ->
    [play] Jednostki na polu { $place } działają, gdy pole jest aktywowane: zagraj kartę na operacje albo wykonaj operację automatyczną.
    [fight] Jednostki na polu { $place } nie mają udziału w tym wyborze: najpierw kończy się walka.
    [enemy] Trwa runda wroga: jednostki na polu { $place } działają w jednej z twoich.
   *[later] Jednostki na polu { $place } działają w twoich rundach akcji, gdy pole jest aktywowane.
}
no-space-waits = { $when-id ->
    [play] Pole { $place } jest twoje i puste. Jednostki trafiają tam z kartą na operacje lub na przerzut.
    [fight] Pole { $place } jest twoje i puste i nie ma udziału w tej walce.
   *[other] Pole { $place } jest twoje i puste. Twoje jednostki trafiają tam ruchem i przerzutem w twoich rundach akcji.
}
no-enemy-unit = To jednostka wroga: { $unit }. W twoich rundach można ją atakować z pól sąsiadujących z polem { $place }, aktywowanych do walki.
no-enemy-stack = Na polu { $place } stoją wrogie jednostki. W twoich rundach można je atakować z pól sąsiednich, aktywowanych do walki.
no-enemy-space = Pole { $place } należy do wroga i jest puste: twoja jednostka, która na nie wejdzie, je zajmie.
no-no-beach-head = Pola { $place } używa się tylko podczas desantu.
no-in-reserve = { $unit } jest w twojej rezerwie. Na mapę trafia z kartą na przerzut, może też zająć miejsce straconego korpusu.
no-in-eliminated = { $unit } jest wśród wyeliminowanych. W fazie uzupełnień można odbudować tę jednostkę za punkty uzupełnień.
no-in-morocco = { $unit } czeka w Maroku: Armia Afrykańska przeprawia się na początku twoich rund według planu, gdy zagrano „Most powietrzny”.
no-not-in-play-yet = { $unit } nie jest jeszcze w grze: wchodzi przez kartę albo umieszczanie korpusów.
no-out-of-reach = { $unit } nie dotrze teraz na pole { $place }: współczynnik ruchu { $mf }, a wroga trzeba obejść.
no-out-of-the-game = { $unit } jest na stałe poza grą.
no-enemy-in-reserve = { $unit } jest w rezerwie wroga, poza twoim zasięgiem.
no-enemy-in-eliminated = { $unit } jest wśród wyeliminowanych jednostek wroga, który może tę jednostkę odbudować.
no-enemy-in-morocco = { $unit } czeka w Maroku, poza zasięgiem.
no-enemy-not-in-play-yet = { $unit } należy do wroga i nie jest jeszcze w grze.
no-enemy-out-of-the-game = { $unit } jest na stałe poza grą.
no-enemy-card = „{ $card }” to karta wroga: tylko on może ją zagrać.
no-card-in-play = Karta „{ $card }” jest właśnie wykonywana jako wydarzenie.
no-card-gone = Karta „{ $card }” jest już poza grą.
no-card-discarded = Karta „{ $card }” jest wśród odrzuconych. Wraca, gdy talia jest tasowana od nowa.
no-card-waits = Kartę „{ $card }” zagrywa się w jednej z twoich rund akcji: na operacje, przerzut, uzupełnienia albo jako wydarzenie.
no-combat-card-waits = „{ $card }” to karta walki: używa się jej w walce albo zagrywa w jednej z twoich rund akcji na operacje, przerzut lub uzupełnienia.
no-about-vp = Punkty zwycięstwa rosną wraz ze zdobyczami nacjonalistów; ilu potrzebują, mówi scenariusz.
no-about-rm = Morale republikanów zmienia się wraz ze zdobyczami i stratami; decyduje o wielkości ręki, niektórych wydarzeniach i nagłym końcu.
no-about-strait = Kontrola Cieśniny decyduje o portach, zaopatrzeniu i przerzucie morzem.
no-about-government = Rząd Republiki zmieniają wydarzenia; za Largo Caballero milicja może atakować wspólnie.
no-about-command = Dowództwo nacjonalistów staje się jednolite przez wydarzenie.
no-about-war-phase = Faza wojny: w turach 6 i 12 do talii wchodzą nowe karty.
no-about-rp = Punkty uzupełnień: zdobywane kartami, wydawane w fazie uzupełnień, potem przepadają.
no-about-works = Wolne znaczniki pozycji i okopów; więcej naraz na mapie być nie może.
no-about-ammo = Na północy nacjonalistom brakuje amunicji: w rundzie może atakować jedno z ich tamtejszych pól.
no-about-winter = Zima ogranicza karty na operacje i utrudnia ataki na góry.
no-about-madrid = Jak blisko Madrytu doszli nacjonaliści: liczy się raz, na końcu tury 5.
no-about-siege = Oblężenie: republikanie szturmują je z tego samego pola, a punkty nacjonalistów mogą je wzmacniać do tury 5.
no-about-force = Wydarzenie, które wciąż działa.
no-about-turn = Tor tur: w każdej turze po sześć rund akcji na stronę.
no-about-turns = Tor tur: w każdej turze po sześć rund akcji na stronę.
no-about-phase = Faza tury, która właśnie trwa.
no-about-deadline = Desant na Majorce kończy się w fazie stanu wojny tej tury.
no-about-action = Co zrobiono w tej rundzie: karta na przerzut ani na uzupełnienia nie może iść dwa razy z rzędu.
no-about-actions = Co zrobiono w każdej rundzie: karta na przerzut ani na uzupełnienia nie może iść dwa razy z rzędu.
no-about-records = Tor ogólny: punkty zwycięstwa, morale, punkty uzupełnień i oblężenia.
no-about-note = Budowa tutaj się nie udała: następna próba tego samego jest łatwiejsza.
no-about-supply = Zaopatrzone pola. Kto jest bez zaopatrzenia, nie może atakować i przepada po szóstej rundzie.
no-about-hand = Ręka: zna ją tylko jej właściciel.
no-about-draw = Talia: z niej uzupełnia się ręce na początku tury.
no-about-discard = Karty odrzucone: tasuje się je od nowa, gdy talia się skończy.
no-about-retained = Karty walki, które wygrały, leżą odkryte do końca tury i można ich użyć ponownie.
no-about-removed = Karty, które opuściły grę.
no-about-reserve = Rezerwa: jej dywizje trafiają na mapę przerzutem i zastępują stracone korpusy.
no-about-eliminated = Wyeliminowane jednostki: można je odbudować za punkty uzupełnień.
no-about-morocco = Tu Armia Afrykańska czeka na przeprawę.
no-about-returning = Korpusy, które przekroczyły granicę, czekają tu dwie tury.
no-about-card = Karta ma cztery użycia: operacje, przerzut, uzupełnienia albo wydarzenie. Jedno z nich wybiera się przy zagraniu.

## Jak się wygrywa i przegrywa

aim-rm-high = Morale republikanów { $need } lub więcej na końcu tury { $turn }
aim-rm-low = Morale republikanów { $need } lub mniej na końcu tury { $turn }
aim-vp-nat = Po turze { $turn } punkty zwycięstwa: { $need } lub więcej
aim-vp-rep = Po turze { $turn } punkty zwycięstwa: { $need } lub mniej
aim-vp-draw = Po turze { $turn } punkty zwycięstwa: dokładnie { $need }. Nikt nie wygrywa. Teraz: { $now }.
aim-cities = Kontrola { $side-gen } nad wszystkimi sześcioma miastami głównymi
aim-coup = Karta „{ $card }” zagrana jako wydarzenie, od tury { $turn }, przy morale republikanów { $most } lub mniej
aim-part-prize = { $place }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
aim-part-city = { $place }
aim-part-madrid-ahead = Madryt, cel najważniejszy: na razie { $points } na koniec tury { $turn }
aim-part-madrid-counted = Madryt, cel najważniejszy: { $points } na koniec tury { $turn }
aim-tested-status = Sprawdzane na końcu każdej tury od { $first } do { $last }, w każdej z innym progiem: ten jest z tury { $turn }.
aim-tested-coup = Od razu, w rundzie nacjonalistów, od tury { $turn }.

warn-rm-nat = Morale republikanów wynosi { $rm }: przy { $level } lub więcej republikanie wygrywają na końcu tury { $turn }.
warn-rm-rep = Twoje morale wynosi { $rm }: przy { $level } lub mniej przegrywasz na końcu tury { $turn }.
warn-rm-next-nat = Morale republikanów wynosi { $rm }. W turze { $turn } republikanie wygrywają przy { $level }.
warn-rm-next-rep = Twoje morale wynosi { $rm }. W turze { $turn } przegrywasz przy { $level }.
warn-coup = Od tury { $turn } nacjonaliści mogą zagrać kartę „{ $card }” i od razu wygrać przy morale { $most } lub mniej. Teraz wynosi ono { $rm }.
warn-cities = Kontrola { $side-gen } nad wszystkimi sześcioma miastami głównymi: na końcu tej tury partia jest przegrana.
warn-last-city = { $place } to ostatnie miasto główne poza kontrolą { $side-gen }, a wróg stoi obok.
warn-count-nat = Ostatnia tura: twoje punkty zwycięstwa to { $vp }, potrzeba { $need }.
warn-count-rep = Ostatnia tura: punkty zwycięstwa nacjonalistów to { $vp }; wygrywasz tylko przy { $need } lub mniej.
warn-starve = { $count ->
    [one] Bez linii zaopatrzenia, po twojej szóstej rundzie przepada na stałe: { $units } (pole { $places }).
    [few] Bez linii zaopatrzenia, po twojej szóstej rundzie przepadają na stałe: { $units } (pola: { $places }).
    [many] Bez linii zaopatrzenia, po twojej szóstej rundzie przepadają na stałe: { $units } (pola: { $places }).
   *[other] Bez linii zaopatrzenia, po twojej szóstej rundzie przepadają na stałe: { $units } (pola: { $places }).
}
warn-cut-space = Bez zaopatrzenia, po twojej szóstej rundzie przechodzą do wroga: { $places }.
warn-madrid = Natarcie na Madryt nie zaszło dość daleko: na końcu tury { $turn } kosztuje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} zwycięstwa.
warn-isolated = Odcięte: { $places }. Po turze { $turn } tamtejsze jednostki ocali tylko linia zaopatrzenia.
warn-africa = Następna jednostka Armii Afrykańskiej nie ma gdzie wylądować.
warn-open-prizes = Bez jednostki, a wróg może tam wejść w następnej rundzie: { $places }.
warn-empty-prize = Pole { $place } zostałoby bez jednostki, a wróg może na nie wejść w następnej rundzie.
warn-empty-source = Pole { $place }, twoje źródło zaopatrzenia, zostałoby bez jednostki, a wróg może na nie wejść w następnej rundzie.
warn-retreat-unfed = { $unit } na polu { $place } nie ma zaopatrzenia i przepadnie na stałe po twojej szóstej rundzie, jeśli nie otworzy się linia zaopatrzenia.
warn-no-retreat = { $count ->
    [one] { $units } nie ma drogi odwrotu z pola { $place } i przepada na stałe.
    [few] Nie ma drogi odwrotu z pola { $place }, na stałe przepadają: { $units }.
    [many] Nie ma drogi odwrotu z pola { $place }, na stałe przepadają: { $units }.
   *[other] Nie ma drogi odwrotu z pola { $place }, na stałe przepadają: { $units }.
}
warn-no-target = Obok pola { $place } nie stoi wróg: aktywacja do walki nic nie da.
warn-turn-1-militia = W turze 1 atak z milicją ma −1 do kostki.
warn-winter = Zima: w turze { $turn } limit kart na operacje na stronę to { $limit }, a ta jest twoją ostatnią.
warn-rp-closed = { $points ->
    [one] Przepada 1 punkt { $pool-gen } z karty „{ $card }”: liczy się dopiero po karcie „{ $aid }”.
    [few] Przepadają { $points } punkty { $pool-gen } z karty „{ $card }”: liczą się dopiero po karcie „{ $aid }”.
    [many] Przepada { $points } punktów { $pool-gen } z karty „{ $card }”: liczą się dopiero po karcie „{ $aid }”.
   *[other] Przepada { $points } punktu { $pool-gen } z karty „{ $card }”: liczy się dopiero po karcie „{ $aid }”.
}
warn-rp-closed-aid = { $points ->
    [one] Przepada 1 punkt { $pool-gen }: liczy się dopiero, gdy tę kartę zagra się jako wydarzenie.
    [few] Przepadają { $points } punkty { $pool-gen }: liczą się dopiero, gdy tę kartę zagra się jako wydarzenie.
    [many] Przepada { $points } punktów { $pool-gen }: liczą się dopiero, gdy tę kartę zagra się jako wydarzenie.
   *[other] Przepada { $points } punktu { $pool-gen }: liczy się dopiero, gdy tę kartę zagra się jako wydarzenie.
}
warn-card-leaves = Karta „{ $card }” opuszcza grę, gdy zagra się ją jako wydarzenie.
warn-rp-left = { $points ->
    [one] Przepada 1 punkt uzupełnień
    [few] Przepadają { $points } punkty uzupełnień
    [many] Przepada { $points } punktów uzupełnień
   *[other] Przepada { $points } punktu uzupełnień
}: punktów nie zachowuje się na następną turę.
warn-ops-unused = { $count ->
    [one] Zostaje 1 niewykorzystana operacja.
    [few] Zostają { $count } niewykorzystane operacje.
    [many] Zostaje { $count } niewykorzystanych operacji.
   *[other] Zostaje { $count } niewykorzystanej operacji.
}

cure-morale-nat = Zdobądź stolicę prowincji, pole z punktami zwycięstwa lub miasto główne albo przynieś odsiecz oblężonym.
cure-morale-rep = Odbij stolicę prowincji, pole z punktami zwycięstwa lub miasto główne albo zagraj wydarzenie, które podnosi morale.
cure-coup = Utrzymaj morale na poziomie { $least } lub wyżej.
cure-cities = Odbij jedno z nich jeszcze w tej turze.
cure-last-city = Trzymaj w nim silny stos.
cure-count = W zasięgu: { $places }.
cure-starve = Otwórz drogę własnych pól do źródła zaopatrzenia: { $places }.
cure-madrid = Zaatakuj Madryt lub sąsiednie pole (Guadarrama liczy się tylko po wejściu). Madryt zdobyty nic nie kosztuje, zaatakowany 1, pole sąsiednie 2.
cure-africa = Zwolnij miejsce: { $places }.
cure-garrison = Umieść tam jednostkę albo zamknij drogę, która tam prowadzi.
cure-leave-one = Zostaw jedną jednostkę na polu { $place }.
cure-move-instead = Aktywuj je zamiast tego do ruchu.
cure-aid = Zagraj najpierw kartę „{ $aid }” jako wydarzenie.

briefing-august-1936 = Sierpień 1936. Armia Afrykańska przeprawia się do Sewilli; północ i południe rebelii nie są połączone, Oviedo i Grenada są odcięte. Republika trzyma Madryt, wybrzeże i większość fabryk, ale jej milicje nie potrafią jeszcze atakować wspólnie.
briefing-march-1937 = Marzec 1937. Madryt się obronił, a obie strony mają teraz korpusy. Następną stawką jest odcięta północ z Bilbao, a każda tura, w której Republika zachowuje morale, przybliża ją do zwycięstwa.
briefing-nat-campaign = Masz trzy lata, by z 7 punktów zwycięstwa zrobić 20. Do tury 15 pilnuj morale republikanów: próg, przy którym wygrywają, spada co turę.
briefing-rep-campaign = Trzymaj, co masz. Próg morale, który daje ci zwycięstwo, spada co turę od czwartej do piętnastej; Republika, która nie oddaje terenu, wygrywa dzięki niemu.
briefing-nat-war-of-the-columns = Pięć tur i 13 punktów zwycięstwa: Madryt jest wart trzy i bez niego trudno o tę liczbę.
briefing-rep-war-of-the-columns = Pięć tur. Utrzymany Madryt prawie wystarczy: 11 punktów zwycięstwa lub mniej to twoja wygrana, tak samo morale 28 w turze 4 lub 27 w turze 5.
briefing-nat-collapse-of-the-northern-front = Sześć tur i 14 punktów zwycięstwa. Bilbao i Santander dają tylko remis: trzeba znaleźć jeszcze jeden punkt. Do tury 11 morale musi spaść do 20, inaczej wygrywają republikanie.
briefing-rep-collapse-of-the-northern-front = Sześć tur. Morale wynosi 21, a 21 w turze 11 wygrywa: może rozstrzygnąć jedna stolica odbita gdzie indziej.
briefing-nat-two-years-of-war = Od 10 punktów zwycięstwa do 20. Zegar morale działa przeciw tobie: do tury 11 musi ono spaść do 20, a do tury 15 do 15.
briefing-rep-two-years-of-war = Morale wynosi 21 i nietknięte wygrywa w turze 11. Nie oddawaj za jednostki miejsc, na których się opiera.

first-air-bridge = „Most powietrzny” to twoje pierwsze zagranie, jako wydarzenie: aktywuje trzy pola. Potem trzymaj na polu Sevilla lub Cádiz miejsce dla dywizji afrykańskich z rund 2 i 5.
first-join-zones = Otwórz drogę z Sewilli na północ: Santa Olalla (jedna milicja), Zafra (pusta) i Mérida (policja) łączą ją z polem Cáceres i brak amunicji się kończy.
first-san-sebastian = Na północy w rundzie może atakować jedno pole: użyj go z pola Beasain przeciw polu San Sebastián, wartemu punkt i jedno morale.
first-simancas = Szturmuj koszary Simancas na polu Gijón obiema milicjami asturyjskimi: 1–3 kończy oblężenie.
first-block-road = Zamknij drogę do Madrytu: przerzuć dwie milicje z rezerwy na pola Mérida, Badajoz lub Talavera. Liczy się każda tura zwłoki.
first-dig = Okop pola Talavera, Toledo i Guadarrama dywizjami, które zostają na miejscu. Ataki milicji mają w tej turze −1.
first-durango = Zaatakuj pole Durango korpusem Navarra z pola Vitoria i milicjami z pola Beasain, a pole Orduña VI Korpusem z pola Dobro.
first-north-first = Uzupełnienia i przerzut dawaj najpierw na północ, potem pod Madryt: gdy cała będzie twoja, morale spadnie o dwa więcej.
first-garrisons = W każdej stolicy spokojnego południa zostaw jedną jednostkę: pusta przepada przy byle ruchu.
first-stand-north = Trzymaj pola Durango i Orduña: w górach strata jednego stopnia anuluje odwrót.
first-iron-belt = Okop Bilbao kartą „Żelazny Pas”; inaczej okopu republikanów tam nie będzie.
first-brunete = Zachowaj V Korpus na polu Alcalá de Henares dla karty „Brunete”, od tury 7: wygrany kontratak daje morale.

# Słowa z drukowanych tabel.
chart-terrain = Teren i umocnienia w walce: kolumny i na co pozwalają
cell-attacker = kolumna atakującego
cell-defender = kolumna obrońcy
cell-stands = można odmówić odwrotu
cell-stops = zatrzymuje pościg
cell-armor = czołgi pomagają
cell-open = Otwarty
cell-mountain = Góry
cell-river = Wszyscy przez rzekę
cell-sierra-of-madrid = Sierra Madrytu
cell-main-city = Miasto główne
cell-position = Pozycja
cell-trench = Okop
cell-beach-head = Przyczółek
cell-yes = tak
cell-no = nie

## Rozkazy stałe

order-combat-cards = Wróg atakuje, możesz zagrać karty walki
order-combat-cards-none = Nie zagrywaj żadnej
order-combat-cards-best = Zagraj kartę, która pomaga najbardziej
order-stand = Walka przegrana, czeka cię odwrót
order-stand-retreat = Wycofaj się
order-stand-stand = Strać stopień i zostań

## Na co patrzy prognoza

feature-points = punkty zwycięstwa wobec normy tury
feature-morale = morale republikanów
feature-morale-to-win = bliskość automatycznego zwycięstwa nacjonalistów
feature-morale-to-lose = bliskość automatycznego zwycięstwa republikanów
feature-factors = współczynniki walki na mapie
feature-corps = korpusy
feature-steps = stopnie na mapie
feature-front = siła na froncie
feature-starving = jednostki nacjonalistów bez zaopatrzenia
feature-foes-starving = jednostki republikanów bez zaopatrzenia
feature-open = pola, na które mogą wejść republikanie
feature-foes-open = pola, na które mogą wejść nacjonaliści
feature-ground = kontrolowane pola
feature-north = Front Północny
feature-works = okopy i pozycje
feature-replacements = punkty uzupełnień
feature-hand = operacje na ręce
feature-events = dobre wydarzenia na ręce
feature-sieges = trwające oblężenia
feature-ammunition = brak amunicji
feature-strait = Cieśnina
feature-madrid = wysiłek przeciw Madrytowi

## Plansza w terminalu

board-turn = Tura { $turn } ({ $date }), runda { $round }, { $phase }; teraz: { $side }
board-pool = PU { $pool-gen } { $points }
board-tracks = PZ { $vp }, morale { $rm }, Cieśnina: { $strait }; { $pools }
board-side = { $side }: ręka { $hand }, talia { $draw }, odrzucone { $discard }, akcje: { $actions }
board-place = { $place }{ $works-id ->
    [none] {""}
   *[other] {" "}[{ $works }]
}: { $units }
board-box = { $box-id ->
    [reserve] rezerwa
    [eliminated] wyeliminowane
    [morocco] Armia Afrykańska
   *[returning] za granicą
}: { $units }

## Nazwy pól i jednostek

name-beach-head = Przyczółek
    .gen = Przyczółka
    .gender = mi
name-nat-inf = Piechota
    .gen = Piechoty
    .acc = Piechotę
    .gender = f
name-nat-mil = Milicja
    .gen = Milicji
    .acc = Milicję
    .gender = f
name-nat-mil-nav = Milicja Nawarry (requetés)
    .gen = Milicji Nawarry (requetés)
    .acc = Milicję Nawarry (requetés)
    .gender = f
name-nat-cav = Kawaleria
    .gen = Kawalerii
    .acc = Kawalerię
    .gender = f
name-nat-pol = Gwardia Cywilna i Gwardia Szturmowa
    .gen = Gwardii Cywilnej i Gwardii Szturmowej
    .acc = Gwardię Cywilną i Gwardię Szturmową
    .gender = f
name-nat-afr = Armia Afrykańska
    .gen = Armii Afrykańskiej
    .acc = Armię Afrykańską
    .gender = f
name-nat-ita = Dywizja włoska
    .gen = Dywizji włoskiej
    .acc = Dywizję włoską
    .gender = f
name-nat-cv33 = Włoskie czołgi lekkie CV-33
    .gen = Włoskich czołgów lekkich CV-33
name-nat-pz1 = Niemieckie czołgi lekkie Panzer I
    .gen = Niemieckich czołgów lekkich Panzer I
name-nat-ins = Oddział powstańców
    .gen = oddziału powstańców
    .acc = oddział powstańców
    .gender = mi
name-rep-mil = Milicja
    .gen = Milicji
    .acc = Milicję
    .gender = f
name-rep-mil-cnt = Milicja katalońska CNT
    .gen = Milicji katalońskiej CNT
    .acc = Milicję katalońską CNT
    .gender = f
name-rep-mil-erc = Milicja katalońska ERC
    .gen = Milicji katalońskiej ERC
    .acc = Milicję katalońską ERC
    .gender = f
name-rep-mil-psuc = Milicja katalońska PSUC
    .gen = Milicji katalońskiej PSUC
    .acc = Milicję katalońską PSUC
    .gender = f
name-rep-mil-poum = Kolumna POUM
    .gen = Kolumny POUM
    .acc = Kolumnę POUM
    .gender = f
name-rep-mil-ast = Milicja asturyjska
    .gen = Milicji asturyjskiej
    .acc = Milicję asturyjską
    .gender = f
name-rep-mil-san = Milicja Santanderu
    .gen = Milicji Santanderu
    .acc = Milicję Santanderu
    .gender = f
name-rep-mil-bas = Milicja baskijska
    .gen = Milicji baskijskiej
    .acc = Milicję baskijską
    .gender = f
name-rep-pol = Policja, Gwardia Cywilna i Szturmowa
    .gen = Policji, Gwardii Cywilnej i Szturmowej
    .acc = Policję, Gwardię Cywilną i Szturmową
    .gender = f
name-rep-rpa = Armia Ludowa
    .gen = Armii Ludowej
    .acc = Armię Ludową
    .gender = f
name-rep-int = Brygada Międzynarodowa
    .gen = Brygady Międzynarodowej
    .acc = Brygadę Międzynarodową
    .gender = f
name-rep-t26 = Radzieckie czołgi T-26
    .gen = Radzieckich czołgów T-26
name-nat-corps-i = I Korpus Nacjonalistów
    .gen = I Korpusu Nacjonalistów
    .gender = mi
name-nat-corps-v = V Korpus Nacjonalistów
    .gen = V Korpusu Nacjonalistów
    .gender = mi
name-nat-corps-vi = VI Korpus Nacjonalistów
    .gen = VI Korpusu Nacjonalistów
    .gender = mi
name-nat-corps-vii = VII Korpus Nacjonalistów
    .gen = VII Korpusu Nacjonalistów
    .gender = mi
name-nat-corps-viii = VIII Korpus Nacjonalistów
    .gen = VIII Korpusu Nacjonalistów
    .gender = mi
name-nat-corps-aragon = Korpus Aragón
    .gen = Korpusu Aragón
    .gender = mi
name-nat-corps-marroqui = Korpus Marroquí
    .gen = Korpusu Marroquí
    .gender = mi
name-nat-corps-navarra = Korpus Navarra
    .gen = Korpusu Navarra
    .gender = mi
name-nat-corps-extremadura = Korpus Extremadura
    .gen = Korpusu Extremadura
    .gender = mi
name-nat-corps-ctv = Korpus CTV
    .gen = Korpusu CTV
    .gender = mi
name-nat-corps-castilla = Korpus Castilla
    .gen = Korpusu Castilla
    .gender = mi
name-nat-corps-galicia = Korpus Galicia
    .gen = Korpusu Galicia
    .gender = mi
name-nat-corps-toledo = Korpus Toledo
    .gen = Korpusu Toledo
    .gender = mi
name-nat-corps-cordoba = Korpus Córdoba
    .gen = Korpusu Córdoba
    .gender = mi
name-nat-corps-granada = Korpus Granada
    .gen = Korpusu Granada
    .gender = mi
name-nat-corps-andalucia = Korpus Andalucía
    .gen = Korpusu Andalucía
    .gender = mi
name-nat-corps-maestrazgo = Korpus Maestrazgo
    .gen = Korpusu Maestrazgo
    .gender = mi
name-nat-corps-turia = Korpus Turia
    .gen = Korpusu Turia
    .gender = mi
name-nat-corps-urgel = Korpus Urgel
    .gen = Korpusu Urgel
    .gender = mi
name-nat-corps-guadarrama = Korpus Guadarrama
    .gen = Korpusu Guadarrama
    .gender = mi
name-rep-corps-i = I Korpus Republikanów
    .gen = I Korpusu Republikanów
    .gender = mi
name-rep-corps-ii = II Korpus Republikanów
    .gen = II Korpusu Republikanów
    .gender = mi
name-rep-corps-iii = III Korpus Republikanów
    .gen = III Korpusu Republikanów
    .gender = mi
name-rep-corps-iv = IV Korpus Republikanów
    .gen = IV Korpusu Republikanów
    .gender = mi
name-rep-corps-v = V Korpus Republikanów
    .gen = V Korpusu Republikanów
    .gender = mi
name-rep-corps-vi = VI Korpus Republikanów
    .gen = VI Korpusu Republikanów
    .gender = mi
name-rep-corps-vii = VII Korpus Republikanów
    .gen = VII Korpusu Republikanów
    .gender = mi
name-rep-corps-viii = VIII Korpus Republikanów
    .gen = VIII Korpusu Republikanów
    .gender = mi
name-rep-corps-ix = IX Korpus Republikanów
    .gen = IX Korpusu Republikanów
    .gender = mi
name-rep-corps-x = X Korpus Republikanów
    .gen = X Korpusu Republikanów
    .gender = mi
name-rep-corps-xi = XI Korpus Republikanów
    .gen = XI Korpusu Republikanów
    .gender = mi
name-rep-corps-xii = XII Korpus Republikanów
    .gen = XII Korpusu Republikanów
    .gender = mi
name-rep-corps-xiii = XIII Korpus Republikanów
    .gen = XIII Korpusu Republikanów
    .gender = mi
name-rep-corps-xv = XV Korpus Republikanów
    .gen = XV Korpusu Republikanów
    .gender = mi
name-rep-corps-xvi = XVI Korpus Republikanów
    .gen = XVI Korpusu Republikanów
    .gender = mi
name-rep-corps-xvii = XVII Korpus Republikanów
    .gen = XVII Korpusu Republikanów
    .gender = mi
name-rep-corps-xviii = XVIII Korpus Republikanów
    .gen = XVIII Korpusu Republikanów
    .gender = mi
name-rep-corps-xix = XIX Korpus Republikanów
    .gen = XIX Korpusu Republikanów
    .gender = mi
name-rep-corps-xx = XX Korpus Republikanów
    .gen = XX Korpusu Republikanów
    .gender = mi
name-rep-corps-xxi = XXI Korpus Republikanów
    .gen = XXI Korpusu Republikanów
    .gender = mi
name-rep-corps-xxii = XXII Korpus Republikanów
    .gen = XXII Korpusu Republikanów
    .gender = mi
name-rep-corps-xxiv = XXIV Korpus Republikanów
    .gen = XXIV Korpusu Republikanów
    .gender = mi
name-rep-corps-euzkadi = Korpus Euzkadi
    .gen = Korpusu Euzkadi
    .gender = mi
name-rep-corps-santander = Korpus Santander
    .gen = Korpusu Santander
    .gender = mi
name-rep-corps-asturian-1 = I Korpus Asturyjski
    .gen = I Korpusu Asturyjskiego
    .gender = mi
name-rep-corps-asturian-2 = II Korpus Asturyjski
    .gen = II Korpusu Asturyjskiego
    .gender = mi
name-nat-inf-n = { $number }. Dywizja Piechoty
    .gen = { $number }. Dywizji Piechoty
    .acc = { $number }. Dywizję Piechoty
    .gender = f
name-nat-mil-n = { $number }. Kolumna Milicji Nacjonalistów
    .gen = { $number }. Kolumny Milicji Nacjonalistów
    .acc = { $number }. Kolumnę Milicji Nacjonalistów
    .gender = f
name-nat-mil-nav-n = { $number }. Kolumna Requetés z Nawarry
    .gen = { $number }. Kolumny Requetés z Nawarry
    .acc = { $number }. Kolumnę Requetés z Nawarry
    .gender = f
name-nat-cav-n = { $number }. Dywizja Kawalerii
    .gen = { $number }. Dywizji Kawalerii
    .acc = { $number }. Dywizję Kawalerii
    .gender = f
name-nat-pol-n = { $number }. Kolumna Policji Nacjonalistów
    .gen = { $number }. Kolumny Policji Nacjonalistów
    .acc = { $number }. Kolumnę Policji Nacjonalistów
    .gender = f
name-nat-afr-n = { $number }. Kolumna Armii Afrykańskiej
    .gen = { $number }. Kolumny Armii Afrykańskiej
    .acc = { $number }. Kolumnę Armii Afrykańskiej
    .gender = f
name-nat-ita-1 = Dywizja „Dio lo vuole”
    .gen = Dywizji „Dio lo vuole”
    .acc = Dywizję „Dio lo vuole”
    .gender = f
name-nat-ita-2 = Dywizja „Fiamme Nere”
    .gen = Dywizji „Fiamme Nere”
    .acc = Dywizję „Fiamme Nere”
    .gender = f
name-nat-ita-3 = Dywizja „Penne Nere”
    .gen = Dywizji „Penne Nere”
    .acc = Dywizję „Penne Nere”
    .gender = f
name-nat-ita-4 = Dywizja „Littorio”
    .gen = Dywizji „Littorio”
    .acc = Dywizję „Littorio”
    .gender = f
name-nat-cv33-n = { $number }. Batalion Czołgów CV-33
    .gen = { $number }. Batalionu Czołgów CV-33
    .gender = mi
name-nat-pz1-n = { $number }. Batalion Czołgów Panzer I
    .gen = { $number }. Batalionu Czołgów Panzer I
    .gender = mi
name-rep-mil-n = { $number }. Kolumna Milicji Republikanów
    .gen = { $number }. Kolumny Milicji Republikanów
    .acc = { $number }. Kolumnę Milicji Republikanów
    .gender = f
name-rep-mil-cnt-1 = Kolumna Durrutiego (CNT)
    .gen = Kolumny Durrutiego (CNT)
    .acc = Kolumnę Durrutiego (CNT)
    .gender = f
name-rep-mil-cnt-2 = Kolumna Ortiza (CNT)
    .gen = Kolumny Ortiza (CNT)
    .acc = Kolumnę Ortiza (CNT)
    .gender = f
name-rep-mil-cnt-3 = Kolumna Ascaso (CNT)
    .gen = Kolumny Ascaso (CNT)
    .acc = Kolumnę Ascaso (CNT)
    .gender = f
name-rep-mil-cnt-4 = Kolumna Los Aguiluchos (CNT)
    .gen = Kolumny Los Aguiluchos (CNT)
    .acc = Kolumnę Los Aguiluchos (CNT)
    .gender = f
name-rep-mil-cnt-5 = Kolumna Roja y Negra (CNT)
    .gen = Kolumny Roja y Negra (CNT)
    .acc = Kolumnę Roja y Negra (CNT)
    .gender = f
name-rep-mil-cnt-6 = Kolumna Tierra y Libertad (CNT)
    .gen = Kolumny Tierra y Libertad (CNT)
    .acc = Kolumnę Tierra y Libertad (CNT)
    .gender = f
name-rep-mil-erc-n = { $number }. Kolumna ERC
    .gen = { $number }. Kolumny ERC
    .acc = { $number }. Kolumnę ERC
    .gender = f
name-rep-mil-psuc-n = { $number }. Kolumna PSUC
    .gen = { $number }. Kolumny PSUC
    .acc = { $number }. Kolumnę PSUC
    .gender = f
name-rep-mil-ast-n = { $number }. Kolumna Milicji Asturyjskiej
    .gen = { $number }. Kolumny Milicji Asturyjskiej
    .acc = { $number }. Kolumnę Milicji Asturyjskiej
    .gender = f
name-rep-mil-san-n = { $number }. Kolumna Milicji Santanderu
    .gen = { $number }. Kolumny Milicji Santanderu
    .acc = { $number }. Kolumnę Milicji Santanderu
    .gender = f
name-rep-mil-bas-n = { $number }. Kolumna Milicji Baskijskiej
    .gen = { $number }. Kolumny Milicji Baskijskiej
    .acc = { $number }. Kolumnę Milicji Baskijskiej
    .gender = f
name-rep-pol-n = { $number }. Kolumna Policji Republikanów
    .gen = { $number }. Kolumny Policji Republikanów
    .acc = { $number }. Kolumnę Policji Republikanów
    .gender = f
name-rep-rpa-n = { $number }. Dywizja Armii Ludowej
    .gen = { $number }. Dywizji Armii Ludowej
    .acc = { $number }. Dywizję Armii Ludowej
    .gender = f
name-rep-int-1 = XI Brygada Międzynarodowa
    .gen = XI Brygady Międzynarodowej
    .acc = XI Brygadę Międzynarodową
    .gender = f
name-rep-int-2 = XII Brygada Międzynarodowa
    .gen = XII Brygady Międzynarodowej
    .acc = XII Brygadę Międzynarodową
    .gender = f
name-rep-int-3 = XIII Brygada Międzynarodowa
    .gen = XIII Brygady Międzynarodowej
    .acc = XIII Brygadę Międzynarodową
    .gender = f
name-rep-int-4 = XIV Brygada Międzynarodowa
    .gen = XIV Brygady Międzynarodowej
    .acc = XIV Brygadę Międzynarodową
    .gender = f
name-rep-int-5 = XV Brygada Międzynarodowa
    .gen = XV Brygady Międzynarodowej
    .acc = XV Brygadę Międzynarodową
    .gender = f
name-rep-t26-n = { $number }. Batalion Czołgów T-26
    .gen = { $number }. Batalionu Czołgów T-26
    .gender = mi

## Tytuły kart

name-N1 = Most powietrzny
name-N2 = Pogadanki radiowe Queipo de Llano
name-N3 = Pomoc wojskowa Osi
name-N4 = Requetés
name-N5 = Milicje Falangi
name-N6 = Koniec blokady Cieśniny
name-N7 = Legion Condor
name-N8 = Włoskie posiłki
name-N9 = Powołanie rezerwistów
name-N10 = Panzer I
name-N11 = García Morato
name-N12 = Brak dyscypliny w milicji
name-N13 = Piąta kolumna
name-N14 = Przejście na stronę wroga
name-N15 = Generalissimus Franco
name-N16 = Zdobyty most
name-N17 = Komitet Nieinterwencji
name-N18 = Koktajl Mołotowa
name-N19 = Armia Południa
name-N20 = Armia Północy
name-N21 = Armia Centrum
name-N22 = Nowe dostawy Osi
name-N23 = Tymczasowi podporucznicy
name-N24 = Dekret unifikacyjny
name-N25 = Plany Żelaznego Pasa
name-N26 = Wydarzenia majowe
name-N27 = Ofensywa na północy
name-N28 = Flota blokadowa
name-N29 = Brygady Nawarry
name-N30 = Włoskie okręty podwodne
name-N31 = Pakt z Santoñi
name-N32 = Koncentracja artylerii
name-N33 = Fiat CR.32
name-N34 = Nowy pobór
name-N35 = Ingerencja komunistów
name-N36 = Przemysł północy
name-N37 = List zbiorowy biskupów
name-N38 = Naloty z Majorki
name-N39 = Korpusy Maestrazgo i Turia
name-N40 = Korpusy Urgel i Granada
name-N41 = Ofensywa w Aragonii
name-N42 = Układ monachijski
name-N43 = Ofensywa w Levante
name-N44 = Ofensywa w Katalonii
name-N45 = Francja i Wielka Brytania uznają Hiszpanię nacjonalistów
name-N46 = Pucz Casado
name-N47 = Dezercje
name-N48 = Powstanie
name-N49 = Nowa pomoc niemiecka
name-N50 = Messerschmitt Bf 109
name-N51 = Działa 88 mm
name-N52 = Pierwszy rząd nacjonalistów
name-N53 = Bliskie wsparcie lotnicze
name-N54 = Rozwinięcie powodzenia
name-N55 = Głód w strefie republikańskiej
name-R1 = Rząd Largo Caballero
name-R2 = Radziecka pomoc wojskowa
name-R3 = Brygady Międzynarodowe
name-R4 = Czołgi T-26
name-R5 = No pasarán
name-R6 = Brygady mieszane
name-R7 = Przechwycone rozkazy
name-R8 = Desant na Majorce
name-R9 = Piąty Pułk
name-R10 = Lud pod bronią
name-R11 = Komitet Milicji Antyfaszystowskich
name-R12 = Ostra zima
name-R13 = Statut baskijski
name-R14 = Junta Obrony Madrytu
name-R15 = Chatos i Moscas
name-R16 = La Pasionaria
name-R17 = Pancerne ciężarówki
name-R18 = Dynamitardzi
name-R19 = Armia Estremadury
name-R20 = Armia Andaluzji
name-R21 = Armia Wschodu
name-R22 = Armia Levante
name-R23 = Armia Manewrowa
name-R24 = Nowe Brygady Międzynarodowe
name-R25 = Żelazny Pas
name-R26 = Rząd Negrína
name-R27 = Brunete
name-R28 = Belchite
name-R29 = Teruel
name-R30 = Fortyfikacje
name-R31 = Konferencja w Nyon
name-R32 = Armia Ludowa i karabinierzy
name-R33 = Guernica
name-R34 = Przemysł wojenny
name-R35 = Moskiewskie złoto
name-R36 = Radzieccy doradcy
name-R37 = Zła pogoda
name-R38 = Pobór na północy
name-R39 = Armia Ebro
name-R40 = Nowe korpusy
name-R41 = Ostatnie rezerwy
name-R42 = Ebro
name-R43 = Plan «P»
name-R44 = Opór to zwycięstwo
name-R45 = Ograniczona ofensywa
name-R46 = Trzynaście punktów Negrína
name-R47 = Otwarta granica francuska
name-R48 = Linia XYZ
name-R49 = Pobór osesków
name-R50 = Mosty pontonowe
name-R51 = Groźba interwencji francuskiej
name-R52 = Przerwanie pomocy Osi
name-R53 = Zatopienie krążownika «Baleares»
name-R54 = Supermoscas
name-R55 = Wycofanie Brygad Międzynarodowych

## Nazwy innych rzeczy

name-simancas = Koszary Simancas
    .gen = Koszar Simancas
name-cabeza = Santa María de la Cabeza
name-alcazar = Alcázar
    .gen = Alcázaru
name-axis = Oś
    .gen = Osi
    .gender = f
name-sov = ZSRR
name-mixed = obie pule
    .gen = obu pul
name-position = pozycja
    .gen = pozycji
    .acc = pozycję
    .gender = f
name-trench = okop
    .gen = okopu
    .gender = mi
name-trench-madrid = okop Madrytu
    .gen = okopu Madrytu
    .gender = mi
name-trench-bilbao = Żelazny Pas
    .gen = Żelaznego Pasa
    .gender = mi
name-trench-fortifications = fortyfikacja
    .gen = fortyfikacji
    .acc = fortyfikację
    .gender = f
name-mountain = góry
    .gen = gór
name-river = rzeka
    .gen = rzeki
    .acc = rzekę
    .gender = f
name-main-city = miasto główne
    .gen = miasta głównego
    .gender = n
name-sierra = Sierra Madrytu
    .gen = Sierry Madrytu
    .acc = Sierrę Madrytu
    .gender = f
name-armor = czołgi
    .gen = czołgów
name-winter = zima
    .gen = zimy
    .acc = zimę
    .gender = f
name-turn-1-militia = milicja w turze 1
    .gen = milicji w turze 1
    .acc = milicję w turze 1
    .gender = f
name-columns = Wojna kolumn
    .gen = Wojny kolumn
    .acc = Wojnę kolumn
    .gender = f
name-mobilization = Mobilizacja
    .gen = Mobilizacji
    .acc = Mobilizację
    .gender = f
name-armies = Wojna armii
    .gen = Wojny armii
    .acc = Wojnę armii
    .gender = f
name-north-ended = koniec Frontu Północnego
name-north-joined = Front Północny połączony
name-rep-divided = strefa republikanów podzielona
name-nat-divided = strefa nacjonalistów podzielona
name-french-border = granica z Francją zamknięta
name-portuguese-border = granica z Portugalią w rękach republikanów
name-madrid-objective = Madryt niezdobyty na czas
name-reserve = rezerwa
name-france = Francja
    .gen = Francji
    .acc = Francję
    .gender = f
name-portugal = Portugalia
    .gen = Portugalii
    .acc = Portugalię
    .gender = f
name-asturias = Asturia
    .gen = Asturii
    .acc = Asturię
    .gender = f
name-basque = Kraj Basków
    .gen = Kraju Basków
    .gender = mi
name-MIL = milicja
    .gen = milicji
    .acc = milicję
    .gender = f
name-POL = policja
    .gen = policji
    .acc = policję
    .gender = f
name-INT = Brygada Międzynarodowa
    .gen = Brygady Międzynarodowej
    .acc = Brygadę Międzynarodową
    .gender = f
name-T-26 = czołgi T-26
    .gen = czołgów T-26
name-CORPS = korpus
    .gen = korpusu
    .gender = mi
name-region_asturias = jednostka asturyjska
    .gen = jednostki asturyjskiej
    .acc = jednostkę asturyjską
    .gender = f
name-vp-space = pole z punktami zwycięstwa
    .gen = pola z punktami zwycięstwa
    .gender = n
name-province-capital = stolica prowincji
    .gen = stolicy prowincji
    .acc = stolicę prowincji
    .gender = f
name-adjacent-to_madrid = pole sąsiadujące z Madrytem
    .gen = pola sąsiadującego z Madrytem
    .gender = n
name-reserve-nat = Rezerwa nacjonalistów
name-eliminated-nat = Wyeliminowane jednostki nacjonalistów
name-morocco = Armia Afrykańska
name-returning-nat = Za granicą portugalską
name-reserve-rep = Rezerwa republikanów
name-eliminated-rep = Wyeliminowane jednostki republikanów
name-returning-rep = Za granicą francuską
