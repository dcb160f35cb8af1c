### Corpo Truppe Volontarie: Santander, 1937

game-about = Ofensywa Włochów i nacjonalistów na Santander w sierpniu 1937. Nacjonaliści atakują przez góry z lotnictwem, artylerią i trzema kolumnami; potrzebują sześciu punktów zwycięstwa w siedmiu turach po dwa dni. Republikanie bronią się zmęczonymi brygadami, okopami i nadzieją, że Baskowie zostaną.

game-scale = Pułki i brygady, 6 km na heks, dwa dni na turę
seat-nationalist = Nacjonaliści
    .gen = nacjonalistów
    .dat = nacjonalistom
    .acc = nacjonalistów
    .ins = nacjonalistami
    .gender = mp
seat-republican = Republikanie
    .gen = republikanów
    .dat = republikanom
    .acc = republikanów
    .ins = republikanami
    .gender = mp
side-nationalist = Nacjonaliści
    .gen = nacjonalistów
    .dat = nacjonalistom
    .acc = nacjonalistów
    .ins = nacjonalistami
    .gender = mp
side-republican = Republikanie
    .gen = republikanów
    .dat = republikanom
    .acc = republikanów
    .ins = republikanami
    .gender = mp

scenario-campaign = Kampania, dowolne rozstawienie
scenario-campaign-about = Obie strony rozstawiają się dowolnie według zasady 4, z jej rzutami. Na każdym etapie można wziąć gotowe rozstawienie.
scenario-quick = Kampania, gotowe rozstawienie
scenario-quick-about = Ta sama kampania. Obie strony stoją w gotowym rozstawieniu; wykonuje się tylko rzuty rozstawienia.

option-air-combat = Walka powietrzna
option-air-combat-about = Jednostki lotnicze obu stron w jednej walce walczą ze sobą, zanim zbombardują (15.1).
option-historical-set-up = Rozstawienie historyczne
option-historical-set-up-about = Wszystkie jednostki włoskie trzeba rozstawić między kolumnami 10 i 15 (15.2).
option-dsg-reduction = Powolny powrót do porządku
option-dsg-reduction-about = Na końcu tury jednostki tracą jeden poziom dezorganizacji zamiast wszystkich (15.3).

turn-dates = { $dates }
note-vp = { $vp ->
    [one] 1 punkt zwycięstwa
    [few] { $vp } punkty zwycięstwa
    [many] { $vp } punktów zwycięstwa
   *[other] { $vp } punktu zwycięstwa
}

phase-set-up = Rozstawienie
phase-weather = Pogoda
phase-offensive = Ofensywa republikanów gdzie indziej
phase-move = Ruch
phase-combat = Walka lądowa
phase-surrender = Kapitulacja Basków i fabryka
phase-end = Koniec tury

status-vp = Punkty zwycięstwa nacjonalistów
score-counts = { $seat-id ->
    [nationalist] { $score ->
        [one] jeden punkt zwycięstwa
        [few] { $score } punkty zwycięstwa
        [many] { $score } punktów zwycięstwa
       *[other] { $score } punktu zwycięstwa
    }
   *[other] do zwycięstwa nacjonalistów brakuje { $score }
}
status-brigades = Zniszczone brygady
status-morale = Morale republikanów
status-weather = Pogoda
status-offensive = Ofensywa gdzie indziej, tura
status-factory = Fabryka w Reinosie wysadzona

track-turn = Tura
track-weather = Pogoda
track-morale = Morale republikanów
track-vp = Punkty zwycięstwa nacjonalistów
weather-fair = pogodnie
weather-rain = deszcz

overlay-supply-nationalist = Zaopatrzenie nacjonalistów
overlay-supply-republican = Zaopatrzenie republikanów
overlay-zoc-nationalist = Strefy kontroli nacjonalistów
overlay-zoc-republican = Strefy kontroli republikanów
overlay-front-nationalist = Front nacjonalistów, heksy bez osłony
overlay-front-republican = Front republikanów, heksy bez osłony

mark-reduced = po redukcji
mark-disrupted = DSG
mark-disrupted-2 = DSG1
mark-broken = DSG2
mark-out-of-supply = bez zaopatrzenia
mark-used = po użyciu w tej turze
mark-moved = po ruchu
mark-attacked = po ataku
mark-trench = okop

band-italian = Włosi (CTV)
band-spanish = Hiszpańscy nacjonaliści
band-german = Niemcy
band-italo-spanish = Włosko-hiszpańskie
band-santander = Santander
band-basque = Baskowie
band-asturian = Asturia
band-republican = Republikanie

roll-reserves = dywizje rezerwowe
roll-armour = czołgi nacjonalistów
roll-weather = pogoda
roll-offensive = ofensywa gdzie indziej
roll-offensive-effect = skutek ofensywy
roll-air-combat = walka powietrzna
roll-bombardment = bombardowanie
roll-attrition = wyniszczenie lotnictwa
roll-combat = walka lądowa
roll-morale = morale republikanów
roll-surrender = kapitulacja Basków
roll-factory = fabryka w Reinosie

## Pytania

ask-deploy = Rozstaw swoje jednostki. Do umieszczenia: { $left }{ $open ->
    [0] {""}
   *[other] ; heksy frontu bez osłony: { $places }
}.
ask-place = { $unit }: wybierz heks.{ $open ->
    [0] {""}
   *[other] {" "}Heksy frontu bez osłony: { $places }.
}
ask-arrival = Przybywa nowa kolumna zaopatrzenia. Przy którym źródle?
ask-move = Przesuń jednostkę albo zakończ ruch. Jednostki bez ruchu: { $left }.
ask-march = { $unit }: wydano { $spent } z { $have } punktów. Dokąd dalej?
ask-attack = Zaatakuj heks albo zakończ segment walki.
ask-muster = Które jednostki atakują heks { $place }? { $count ->
    [0] Nie wybrano jeszcze żadnej.
   *[other] Wybrano: { $units }.
}
ask-fire = Przydzielasz jednostki lotnicze i sztaby do walki o heks { $place }? Punkty bombardowania: ty { $points }, wróg { $against }. Kto ma więcej, rzuca o dezorganizację (DSG).
ask-spend = Zużywasz kolumny zaopatrzenia w walce o heks { $place }? Punkty bombardowania: ty { $points }, wróg { $against }. Każda dodaje punkt i znika z mapy.
ask-shot-down = Która twoja jednostka lotnicza zostaje zestrzelona?
ask-lose = Heks { $place }: która jednostka traci stopień? Stopnie do stracenia: { $left }.
ask-trade = Twoje jednostki na heksie { $place } muszą stracić { $losses ->
    [one] jeden stopień
    [few] { $losses } stopnie
    [many] { $losses } stopni
   *[other] { $losses } stopnia
}. Zamieniasz jeden stopień na odwrót?
ask-morale-order = Który stos rzuca na morale pierwszy?
ask-forced-retreat = Stos na heksie { $place } ({ $units }) musi się wycofać. Dokąd?
ask-advance = Heks { $place } jest pusty. Kto idzie w pościgu, najwyżej o { $hexes ->
    [one] jeden heks
    [few] { $hexes } heksy
    [many] { $hexes } heksów
   *[other] { $hexes } heksu
}?
ask-exploit = { $unit } może iść dalej, jeszcze o { $left ->
    [one] jeden heks
    [few] { $left } heksy
    [many] { $left } heksów
   *[other] { $left } heksu
}.
ask-withdraw = Ofensywa gdzie indziej odciąga jeszcze { $infantry ->
    [0] { $air ->
        [one] jedną jednostkę lotniczą
        [few] { $air } jednostki lotnicze
        [many] { $air } jednostek lotniczych
       *[other] { $air } jednostki lotniczej
    }
   *[other] { $infantry ->
        [one] jedną jednostkę piechoty
        [few] { $infantry } jednostki piechoty
        [many] { $infantry } jednostek piechoty
       *[other] { $infantry } jednostki piechoty
    }{ $air ->
        [0] {""}
        [one] {" "}i jedną jednostkę lotniczą
        [few] {" "}i { $air } jednostki lotnicze
        [many] {" "}i { $air } jednostek lotniczych
       *[other] {" "}i { $air } jednostki lotniczej
    }
}. Które odchodzą?
ask-battalions = Baskowie kapitulują. Które brygady zostawiają batalion? Pozostałe bataliony: { $left }.

## Możliwości

do-place = Umieść: { $a }
do-on = Heks { $a }
do-aside = Odłóż na potem
do-dig = Okop: { $a }
do-fill = Cofnij okop: { $a }
do-ready = Weź gotowe rozstawienie
do-done = Gotowe
do-arrive = Heks { $a }
do-move = Przesuń: { $a }
do-go = Idź: { $a } (punkty: { $cost } z { $have })
do-step = Jeden heks: { $a }, potem dalej
do-stay = Zostań tutaj
do-attack = Atakuj { $a }: { $units }
do-attack-hex = Atakuj: { $a }
do-join = { $a } bierze udział
do-launch = Rozpocznij atak
do-call-off = Odwołaj
do-fire = Przydziel: { $a }
do-spend = Zużyj: { $a }
do-enough = Wystarczy
do-lose = { $a } traci stopień
do-shot-down = Zestrzelenie: { $unit }
do-stand = Zostań
do-retreat = Wycofaj się: { $a }
do-roll = Pierwszy rzuca stos: { $a }
do-advance = Pościg: { $a }
do-pursue = Dalej: { $a }
do-halt = Zatrzymaj się
do-withdraw = Wycofaj: { $a }
do-replace = Batalion za: { $a }

## Wydarzenia

event-turn = Tura { $turn }, { $dates }.
event-phase = { $side }: { $phase ->
    [offensive] ofensywa gdzie indziej
    [move] ruch
    [combat] walka lądowa
   *[surrender] kapitulacja i fabryka
}.
event-placed = { $seen ->
    [yes] Rozstawiono: { $unit }, heks { $place }.
   *[other] Rozstawiono jednostkę poza zasięgiem wzroku.
}
event-ready-made = { $side }: gotowe rozstawienie.
event-deployed = { $side }: koniec rozstawiania.
event-reserves = { $fronts ->
    [0] Żadna dywizja nie idzie do pierwszej linii.
   *[other] Pierwsza linia: { $front }.
} { $held ->
    [0] Żadna nie zostaje w rezerwie.
   *[other] Rezerwa: { $reserve }.
}
event-armour = Nacjonaliści dostają: { $units }.
event-weather = { $rain ->
    [yes] Deszcz: bez działań lotniczych, góry kosztują o punkt więcej.
   *[other] Pogodnie.
}
event-offensive = { $started ->
    [yes] Ofensywa republikanów gdzie indziej się zaczęła.
   *[other] Ofensywa republikanów gdzie indziej jeszcze się nie zaczęła.
}
event-offensive-effect = Ofensywa odciąga jednostki: piechota { $infantry }, lotnictwo { $air }.
event-withdrawn = { $unit } odchodzi na inny front.
event-arrived = { $seen ->
    [yes] { $unit } przybywa na heks { $place }.
   *[other] Kolumna zaopatrzenia przybywa poza zasięgiem wzroku.
}
event-moved = { $seen ->
    [yes] { $unit }: { $start } → { $place }.
   *[other] { $sight ->
        [leaves] { $unit } znika z oczu, heks { $start }.
        [appears] { $unit } pojawia się na heksie { $place }.
       *[hidden] { $side }: coś się porusza poza zasięgiem wzroku.
    }
}
event-out-of-supply = { $seen ->
    [yes] { $side }, bez zaopatrzenia: { $units }.
   *[other] { $side }, bez zaopatrzenia: { $shown ->
        [0] jednostki, których nie widać
       *[other] { $tops }
    }.
}
event-attack = Atak { $side-gen } na heks { $place }, z kierunku: { $hexes }.
event-fires = { $side }, wsparcie: { $unit }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-spends = { $side }, zużyto: { $unit }.
event-shot-down = Zestrzelono: { $unit }.
event-bombarded = Bombardowanie { $side-gen }, punkty netto { $net }: { $levels ->
    [0] bez skutku
    [one] jeden poziom DSG
    [few] { $levels } poziomy DSG
    [many] { $levels } poziomów DSG
   *[other] { $levels } poziomu DSG
}.
event-air-withdrawn = { $unit } wraca dopiero w turze { $turn }.
event-air-back = Znów do użycia: { $unit }.
event-column-gone = Przepada: { $unit }.
event-disorganized = { $seen ->
    [yes] { $unit }, dezorganizacja: { $level }.
   *[other] Dezorganizacja jednostki, której nie widać.
}
event-assault = { $attackers } przeciw: { $defenders }, heks { $place }: { $attack } do { $defence }, kolumna { $column }, modyfikator { $drm }.
event-combat = { $place }: kolumna { $column }, wiersz { $row }: { $result }.
event-no-attacker-left = Heks { $place }: nie ma już atakujących.
event-reduced = { $unit } traci stopień na heksie { $place }.
event-destroyed = Zniszczona jednostka: { $unit }, heks { $place }.
event-trench-removed = Okop na heksie { $place } przepada.
event-retreat = Odwrót { $side-gen }: { $start } → { $place }.
event-no-retreat = Z heksu { $place } nie ma drogi odwrotu.
event-morale-result = Morale na heksie { $place }: { $total }, { $result ->
    [hold] stos wytrzymuje
    [shaken] stos wstrząśnięty
    [retreat] stos musi się wycofać
    [break] stos się załamuje
   *[other] stos ucieka
}.
event-morale = Morale republikanów { $change } za heks { $place }: teraz +{ $morale }.
event-control = { $side } zajmują heks { $place }.
event-basques-fight = Baskowie walczą dalej.
event-basques-surrender = Baskowie kapitulują.
event-battalion = { $seen ->
    [yes] { $unit } zastępuje brygadę na heksie { $place }.
   *[other] Batalion zastępuje brygadę poza zasięgiem wzroku.
}
event-factory = { $demolished ->
    [yes] Fabryka w Reinosie zostaje wysadzona.
   *[other] Fabryka w Reinosie stoi.
}

## Wyniki

over-nationalist-wins = Nacjonaliści wygrywają w turze { $turn }: punkty zwycięstwa { $points } z { $needed }.
over-republican-wins = Republikanie wytrzymali: po turze { $turn } punkty zwycięstwa { $points } z { $needed }.
over-resigned = { $seat }: partia poddana.

## Odmowy

no-not-yours = { $unit } należy do wroga.
no-flies = { $unit } to jednostka lotnicza: nie ma miejsca na mapie, przydziela się ją do walk.
no-is-lost = { $unit }: jednostka zniszczona, nie wraca.
no-is-out = { $unit }: poza grą.
no-set-aside = { $unit } czeka z boku: wchodzi tylko, gdy Baskowie skapitulują.
no-in-pool = { $unit } czeka w puli: od tury 2 na początku każdego ruchu nacjonalistów przybywa jedna kolumna zaopatrzenia.
no-to-set-up = { $unit } czeka na rozstawienie.
no-has-moved = { $unit }: po ruchu w tym segmencie, a każda jednostka porusza się raz.
no-no-way-out = { $unit } nie może wejść na żaden heks wokół, punkty: { $points }.
no-not-adjacent = Na heks { $place } nie można wejść z heksu { $from }: nie łączy ich otwarta krawędź.
no-enemy-there = Na heksie { $place } są wrogie jednostki, nie można tam wejść.
no-no-supply-there = Na heksie { $place } ta jednostka byłaby bez zaopatrzenia: { $unit }.
no-stops-there = Heks { $place } leży w strefie kontroli wroga: jednostka się tam zatrzymuje. Idź tam na końcu ruchu.
no-too-far = { $unit }: heks { $place } jest za daleko, potrzeba { $need } punktów, jest { $have }.
no-no-way = { $unit }: nie ma drogi na heks { $place } obok wrogich jednostek i ich stref kontroli.
no-already-there = Jednostka już tam stoi: { $place }.
no-no-land = { $place } nie jest heksem lądowym.
no-one-of-a-kind = Na heksie { $place } już stoi { $unit }: jeden sztab, jedna jednostka czołgów i jedna kolumna zaopatrzenia na heks.
no-overstacked = Na heksie { $place } byłoby punktów stosu: { $points }; limit to { $limit }.
no-doubly-stacked = Na heksie { $place } byłoby punktów stosu: { $points }, co najmniej dwa razy więcej niż limit { $limit }: wszystko by przepadło.
no-no-source = { $place } nie jest źródłem zaopatrzenia nacjonalistów.
no-not-controlled = Heks { $place } nie jest twój: { $unit } musi stanąć na heksie twojej strony.
no-not-front = { $place } nie jest heksem frontu republikanów, a { $unit } to jednostka pierwszej linii.
no-not-basque-front = { $unit } musi stać na heksie frontu w kolumnie { $column } lub dalszej; gdzie indziej może stać najwyżej tyle brygad baskijskich: { $free }.
no-not-historical = { $unit } musi stać między kolumnami { $low } i { $high }.
no-no-hq-near = { $unit }: na tym heksie lub obok musi być twój sztab.
no-not-placed = Jeszcze do umieszczenia: { $units }.
no-front-open = Na tych heksach frontu nie ma twojej jednostki ani jej strefy kontroli: { $places }.
no-no-trench-left = Wszystkie okopy są umieszczone: { $count }.
no-no-units-there = Na heksie { $place } nie ma jednostki republikanów, a okop kopie się tam, gdzie ona stoi.
no-trench-there = Na heksie { $place } już jest okop.
no-no-trench-there = Na heksie { $place } nie ma okopu.
no-placed-before = { $unit }: z wcześniejszego etapu rozstawienia, zostaje na miejscu.
no-later-stage = { $unit }: do rozstawienia na późniejszym etapie.
no-changed-too-often = Zmiany rozstawienia: { $limit }. Weź gotowe rozstawienie albo zakończ.
no-called-off = Odwołane ataki w tym segmencie: { $limit }. Zakończ go.
no-no-enemy = Na heksie { $place } nie ma wrogiej jednostki: nie ma czego atakować.
no-column-alone = Na heksie { $place } jest sama kolumna zaopatrzenia: nie atakuje się jej, przepada, gdy wejdzie tam twoja jednostka.
no-all-attacked = Wszystkie twoje jednostki obok heksu { $place } już w tym segmencie atakowały.
no-impassable = Heksu { $place } nie można zaatakować przez nieprzekraczalną krawędź.
no-nobody-near = Obok heksu { $place } nie stoi twoja jednostka bojowa, a atakują tylko sąsiedzi.
no-cannot-attack = { $unit } nie ma współczynnika ataku i nie bierze udziału w ataku.
no-committed = { $unit } już bierze udział.
no-not-next-to = { $unit } nie stoi obok heksu { $place } albo dzieli je nieprzekraczalna krawędź.
no-has-attacked = { $unit }: po ataku w tym segmencie.
no-too-many = { $unit }: z tego heksu atakowałoby punktów stosu { $points }, a może najwyżej { $limit }.
no-no-attacker = Wybierz co najmniej jedną jednostkę do ataku na heks { $place }.
no-no-gun = { $unit } nie może bombardować: robią to jednostki lotnicze i sztaby.
no-rain = { $unit } nie może latać w deszczu.
no-flown = { $unit }: po locie w tej turze.
no-air-gone = { $unit } nie wraca.
no-air-away = { $unit } wraca dopiero w turze { $turn }.
no-needs-spanish = { $unit } wspiera tylko walki z udziałem hiszpańskich nacjonalistów.
no-fired = { $unit }: po bombardowaniu w tej turze.
no-out-of-range = { $unit }: odległość w heksach { $distance }, zasięg { $range }.
no-needs-division = { $unit } wspiera tylko walki z udziałem jednostki tej samej dywizji.
no-hq-out-of-supply = { $unit } jest bez zaopatrzenia i nie może bombardować.
no-no-column = { $unit } – to nie kolumna zaopatrzenia.
no-column-moved = { $unit }: po ruchu w tej turze, nie można użyć.
no-no-steps = { $unit } nie traci stopni.
no-not-in-combat = { $unit }: tej straty nie ponosi, wybierz spośród jednostek, które walczyły.
no-not-in-the-air = { $unit } nie bierze udziału w tej walce.
no-no-air-unit = { $unit } – to nie jednostka lotnicza, a tu zestrzeliwuje się lotnictwo.
no-no-morale-roll = Z heksu { $place } nie brał udziału żaden stos, który ma jeszcze rzucić na morale.
no-unequal = { $unit }: inna jednostka z tego stosu straciła mniej stopni i jest pierwsza.
no-retreat-into-zoc = Heks { $place } leży w strefie kontroli wroga i nie ma na nim twojej jednostki bojowej.
no-retreat-forward = { $place } to heks, który był atakowany: stos się na niego nie wycofuje.
no-took-no-part = { $unit }: bez udziału w tej walce.
no-has-retreated = { $unit }: po wymuszonym odwrocie, bez pościgu.
no-has-advanced = { $unit }: po pościgu.
no-never-advances = { $unit } nigdy nie idzie w pościgu.
no-not-withdrawn = { $unit } zostaje: odchodzi tylko piechota czysto włoska lub czysto hiszpańska i lotnictwo.
no-enough-infantry = { $unit } zostaje: piechoty odeszło już dość.
no-enough-air = { $unit } zostaje: lotnictwa odeszło już dość.
no-air-not-there = { $unit }: jednostka niedostępna, więc nie można jej wycofać.
no-stays = { $unit } nie kapituluje i nie potrzebuje batalionu.

## Wskazywanie

no-one-at-a-time = Po jednej z tych rzeczy: { $things }.
no-hq-supports = { $unit } nie atakuje. Bombarduje w walce odległej najwyżej o dwa heksy, gdy atak się rozpocznie.
no-column-feeds = { $unit }: do zużycia w walce, w której strzela sztab z tego heksu lub sąsiedniego.
no-no-target = { $unit } nie stoi obok wrogiej jednostki, którą można by teraz zaatakować.
no-air-supports = { $unit } czeka: przydziela się, gdy atak się rozpocznie.
no-enemy-air = { $unit } to wroga jednostka lotnicza: wspiera walki wroga, a zestrzelić ją może tylko walka powietrzna.
no-unseen = Nie widać, gdzie jest { $unit }.
no-enemy-unit = { $unit } to wroga jednostka: w segmencie walki heks { $place } można zaatakować z heksów wokół.
no-enemy-hq = { $unit } to wrogi sztab: samotny na heksie { $place } ginie przy każdej stracie, inaczej razem z jednostkami wokół niego.
no-enemy-column = { $unit } to wroga kolumna zaopatrzenia: przepada, gdy na heks { $place } wejdzie twoja jednostka.
no-enemy-hex = Na heksie { $place } są wrogie jednostki: w segmencie walki można go zaatakować z heksów wokół.
no-objective = Heks { $place } daje nacjonalistom, gdy go kontrolują, { $vp ->
    [one] 1 punkt zwycięstwa
    [few] { $vp } punkty zwycięstwa
    [many] { $vp } punktów zwycięstwa
   *[other] { $vp } punktu zwycięstwa
}. Kontrola teraz: { $side }.
no-empty-hex = Na heksie { $place } nie stoi nic twojego. Kontrola: { $side }.
no-about-turn = Gra ma siedem tur po dwa dni.
no-about-phase = Tura: pogoda, rzut nacjonalistów na ofensywę, ich ruch i walka, potem rzut republikanów na kapitulację, ruch i walka.
no-about-weather = Od tury 2 co turę rzuca się na pogodę. W deszczu nic nie lata, a góry kosztują o punkt więcej.
no-about-morale = Dodaje się to do każdego rzutu na morale republikanów. Rośnie, gdy nacjonaliści zdobywają cel.
no-about-vp = Nacjonaliści wygrywają, mając na końcu tury sześć punktów zwycięstwa.
no-about-brigades = Dziesięć zniszczonych brygad republikanów jest warte jeden punkt zwycięstwa.
no-about-offensive = Tura, w której zaczęła się ofensywa republikanów gdzie indziej. W następnej turze odciąga jednostki nacjonalistów.
no-about-factory = Wysadzona fabryka w Reinosie nie daje nacjonalistom punktu zwycięstwa.
no-about-note = Punkty zwycięstwa dostają nacjonaliści, gdy kontrolują ten heks.
no-about-supply = Heksy, na których jednostki tej strony są zaopatrzone.
no-about-zoc = Strefy kontroli tej strony: wróg, który wejdzie, zatrzymuje się.
no-about-front = Heksy frontu tej strony. Na końcu jej rozstawienia na każdym musi stać jej jednostka albo sięgać strefa kontroli.
no-about-air = Twoje jednostki lotnicze, które mogą lecieć w tej turze. Nie wchodzą na mapę: po ogłoszeniu ataku, twojego lub wroga, program pyta, które bombardują.
no-about-air-now = Twoje jednostki lotnicze, które mogą lecieć w tej turze. Wskaż jeden z żetonów w polu, aby go przydzielić.
no-about-air-enemy = Jednostki lotnicze wroga, które mogą lecieć w tej turze. Wróg może ich użyć w każdej walce; w twoich atakach po tobie.
no-about-air-rain = Pada deszcz: w tej turze żadna jednostka lotnicza nie lata.
no-about-flown = Jednostki lotnicze po locie w tej turze albo w drodze powrotnej.
no-about-lost = Co zostało zniszczone.
no-about-waiting = Co nie jest na mapie: do rozstawienia, odłożone, w puli albo poza grą.

## Szanse

odds-title = Atak na heks { $place }, przed rzutem
odds-bombardment = Bombardowanie, heks { $place }
odds-attack = Atak
odds-defence = Obrona tego, co widać
odds-shift = Kolumny w prawo (sztab CTV, tura 1)
odds-column = Kolumna
odds-drm = Modyfikator rzutu
odds-points = Punkty bombardowania, twoje i wroga
odds-support = Lotnictwo i sztaby, które mogą wesprzeć ten atak: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
odds-breakthrough = Przełamanie
odds-vacant = Bombardowanie opróżnia heks
odds-none = Bombardowanie zatrzymuje atak
odds-losses = { $result }: tracisz { $mine }, wróg traci { $theirs }
odds-morale = Morale republikanów na heksie { $place }, po stratach
odds-morale-plus = Tor i wojska
odds-morale-result = { $result ->
    [hold] Stos wytrzymuje
    [shaken] Wstrząśnięty: jeden poziom DSG
    [retreat] Musi się wycofać
    [break] Musi się wycofać i traci stopień
   *[other] Musi się wycofać, a każda jednostka traci stopień
}
odds-no-effect = Bez skutku
odds-dsg-us = { $levels ->
    [one] Jeden poziom DSG na twoich jednostkach
    [few] { $levels } poziomy DSG na twoich jednostkach
    [many] { $levels } poziomów DSG na twoich jednostkach
   *[other] { $levels } poziomu DSG na twoich jednostkach
}
odds-dsg-them = { $levels ->
    [one] Jeden poziom DSG na jednostkach wroga
    [few] { $levels } poziomy DSG na jednostkach wroga
    [many] { $levels } poziomów DSG na jednostkach wroga
   *[other] { $levels } poziomu DSG na jednostkach wroga
}
odds-if-more = { $more ->
    [one] Z jedną brygadą więcej pod spodem, jeśli zwykłą
    [few] Z { $more } brygadami więcej pod spodem, jeśli zwykłymi
    [many] Z { $more } brygadami więcej pod spodem, jeśli zwykłymi
   *[other] Z { $more } brygady więcej pod spodem, jeśli zwykłej
}: obrona { $defence }, kolumna { $column }

## Bitwy

battle-title = Atak na heks { $place }, z kierunku: { $hexes }
battle-beneath = { $more ->
    [0] Tylko to, co widać
    [one] Jedna brygada więcej pod spodem, jeśli zwykła
    [few] { $more } brygady więcej pod spodem, jeśli zwykłe
    [many] { $more } brygad więcej pod spodem, jeśli zwykłe
   *[other] { $more } brygady więcej pod spodem, jeśli zwykłe
}: obrona { $defence }, kolumna { $column }
battle-follows = Najpierw straty ponosi atakujący; obrońca może jedną ze swoich zamienić na odwrót. Na pusty heks można wejść.
battle-bombs = { $more-id ->
    [us] Najpierw bombardowanie, na razie { $points } do { $against }: rzucasz kostką, a w { $chance } przypadkach na 100 jednostki wroga są zdezorganizowane (9.4.2-b).
    [them] Najpierw bombardowanie, na razie { $points } do { $against }: wróg rzuca kostką, a w { $chance } przypadkach na 100 twoje jednostki są zdezorganizowane (9.4.2-b).
   *[none] Najpierw bombardowanie, na razie { $points } do { $against }: przy równych punktach nikt nie rzuca (9.4.2-b).
}
battle-bombs-follow = Zdezorganizowane (DSG) jednostki liczą się w tej walce połową ataku i obrony; jednostka z czwartym poziomem jest zniszczona (9.5).
chart-bombardment = Bombardowanie: poziomy dezorganizacji (DSG), według przewagi punktów i kostki
chart-morale = Morale republikanów: kostka, tor i wojska razem
odds-track = Tor morale republikanów
odds-troops = Rodzaj wojsk
odds-defends = Obrona
count-strength = Atak
count-stacking = Punkty stosu, heks { $place }
title-weather = Pogoda w tej turze
title-offensive = Czy zaczyna się ofensywa republikanów gdzie indziej?
title-offensive-effect = Co odciąga ofensywa gdzie indziej
title-surrender = Czy Baskowie kapitulują?
title-factory = Czy fabryka w Reinosie zostaje wysadzona?
title-morale = Morale republikanów
chart-combat = Wyniki walki: stopnie tracone przez atakującego i obrońcę; B to przełamanie
odds-concentric = Atak koncentryczny, do rzutu
odds-trench = Okop, do rzutu
odds-guns = Punkty bombardowania
verdict-breakthrough = Przełamanie { $side-gen }: wszyscy obrońcy są zniszczeni.
verdict-losses = Stopnie do stracenia: { $side } { $mine }, { $enemy } { $theirs }.{ $morale ->
    [none] {""}
    [hold] {" "}Morale republikanów wytrzymuje.
    [shaken] {" "}Morale republikanów jest wstrząśnięte.
   *[other] {" "}Morale republikanów się załamuje: stos musi się wycofać.
}

## Jak się wygrywa i przegrywa

aim-points = Nacjonaliści mają punkty zwycięstwa: { $need }
aim-hold = Po turze 7 nacjonaliści mają najwyżej tyle punktów zwycięstwa: { $most }
aim-part-place = { $place }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
aim-part-demolished = { $place }: fabryka wysadzona, nie daje punktu
aim-part-brigades = Zniszczone brygady republikanów: { $lost } z { $need }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

warn-six-now = Punkty nacjonalistów: { $points }. Na końcu tej tury przegrywasz.
warn-ends-it = Punkty nacjonalistów: { $points }. Gdy skończy się twój segment walki, skończy się tura i przegrywasz.
warn-six-next = W następnej turze nacjonaliści mogą wejść na { $places } i mieć { $need } punktów.
warn-basques = Na początku twojej następnej fazy i każdej późniejszej Baskowie mogą skapitulować.
warn-brigades = Stracone brygady: { $lost } z { $need }; { $need } daje nacjonalistom punkt.
warn-factory = Heks { $place } jest w rękach republikanów: od tury { $turn } w każdej fazie republikanów fabryka może zostać wysadzona, przy 4–6, i jej punkt przepada.
warn-out-of-reach = To, co zostało do zdobycia, nie wystarczy już na tyle punktów: { $need }.
warn-empty = Heks { $place } zostanie bez jednostki bojowej i wróg może na niego wejść: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} dla niego.
warn-empty-held = Heks { $place } zostanie bez jednostki bojowej i wróg może go odbić; do stracenia { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
warn-basque-west = W kolumnie { $column } ani dalej na wschód nie zostanie zaopatrzona brygada baskijska: w twojej następnej fazie i każdej późniejszej Baskowie mogą skapitulować.
warn-hq-alone = { $unit } zostanie na heksie { $place } bez osłony, z wrogiem obok: niszczy go każda strata.
warn-stack-dies = Na heksie { $place } byłoby punktów stosu: { $points }, co najmniej dwa razy więcej niż limit { $limit }: wszystkie jednostki są tam zniszczone.
warn-hq-lost = { $unit } nie wycofuje się z innymi: przepada.
warn-trench-lost = Okop na heksie { $place } przepada, gdy odejdzie z niego ostatnia jednostka, a nowych nie będzie.

cure-retake = Odbij w tej fazie heks { $place }.
cure-garrison = Postaw na każdym z nich jednostkę bojową, najpierw na pustych.
cure-leave-one = Zostaw tam jednostkę bojową; sztab ani kolumna zaopatrzenia nie utrzymuje heksu.
cure-basques = Utrzymaj jedną zaopatrzoną brygadę baskijską w kolumnie 14 lub dalej na wschód i zaopatrzenie co najmniej połowy z nich.
cure-trade = Gdzie możesz, zamień stratę stopnia na odwrót.
cure-factory = Zajmij heks { $place } przed fazą republikanów.

briefing-nationalist = Sierpień 1937. Na południe i wschód od Santanderu stoją kolumny włoskie, nawarskie i kastylijskie z siedmioma jednostkami lotniczymi. Masz siedem tur na zdobycie sześciu punktów zwycięstwa; przeciw tobie są góry i czas.
briefing-republican = Sierpień 1937. Zmęczone brygady trzymają długi front z czterema okopami i jedną kolumną zaopatrzenia. Nie dopuść nacjonalistów do sześciu punktów zwycięstwa, aż skończy się siódma tura, i utrzymaj Basków w walce.

first-mataporquera = Zaatakuj Mataporquerę (2206) naraz z trzech heksów: brygady z Nawarry stoją na 2205, 2305 i 2306. Dwa heksy dalej leży Reinosa.
first-cilleruelo = Zaatakuj Włochami Cilleruelo (2010): najwyżej dwa heksy od sztabu CTV atak w turze 1 przesuwa się o kolumnę w prawo.
first-coast = Idź wzdłuż wybrzeża: Ontón (1318) zamyka drogę do Castro Urdiales i Laredo.
first-reinosa = Reinosa (2006) jest prawie pusta: sprowadź tam brygadę z Espinilli lub Ariji.
first-escudo = Trzymaj przełęcz Escudo (1909) dwiema brygadami: to klucz do drogi za Cilleruelo.
first-basques = Zostaw brygady baskijskie w kolumnie 14 i dalej na wschód, inaczej mogą skapitulować.
first-nat-front = Osłoń każdy heks frontu: na każdym musi stać twoja jednostka albo sięgać strefa kontroli.
first-nat-ctv = Ustaw sztab CTV najwyżej dwa heksy od dwóch celów: tam twoje ataki w turze 1 przesuwają się o kolumnę w prawo.
first-nat-columns = Umieść każdą kolumnę zaopatrzenia na heksie sztabu lub obok niego.
first-rep-front = Zanim padną rzuty na rezerwę, obsadź każdy heks frontu albo osłoń go strefą kontroli.
first-rep-basques = Wszystkie brygady baskijskie oprócz dwóch zaczynają w kolumnie 15 lub dalej na wschód.
first-rep-trenches = Wykop cztery okopy tam, gdzie wchodzą drogi: Mataporquera, Cilleruelo i sąsiedni heks. Co teraz nieumieszczone, przepada.

# Słowa tabel.
chart-terrain = Teren: limit stosu, koszt wejścia i obrona
cell-stack = limit stosu
cell-foot = pieszo
cell-motorized = zmotoryzowana
cell-defence = obrona
cell-clear = Teren otwarty
cell-city = Miasto
cell-hill = Wzgórze
cell-mountain = Góry

## Stałe rozkazy

order-fire = Wróg atakuje, a ty możesz przydzielić lotnictwo i sztaby
order-fire-none = Nie przydzielaj
order-spend = Wróg atakuje, a ty możesz zużyć kolumny zaopatrzenia
order-spend-none = Nie zużywaj
order-trade = Tracisz w obronie stopnie i możesz zamienić jeden na odwrót
order-trade-stand = Zostań
order-trade-retreat = Wycofaj się o heks, na pierwszy z listy

## Na co patrzy prognoza

feature-points = punkty zwycięstwa
feature-brigades = zniszczone brygady republikanów
feature-way = droga do następnego celu
feature-way-to-santander = droga do Santanderu
feature-in-reach = cele w zasięgu
feature-ground = zdobyty teren
feature-attack = współczynniki ataku na mapie
feature-defence = współczynniki obrony republikanów na mapie
feature-guards = osłona celów
feature-shaken = zdezorganizowane jednostki republikanów
feature-own-shaken = zdezorganizowane jednostki nacjonalistów
feature-cut-off = jednostki republikanów bez zaopatrzenia
feature-morale = morale republikanów
feature-basques-gone = kapitulacja Basków
feature-rain = deszcz
feature-offensive = ofensywa gdzie indziej

## Plansza w terminalu

board-turn = Tura { $turn } z { $last } ({ $date }), { $rain ->
    [yes] deszcz
   *[no] pogodnie
}; PZ { $points } z { $needed }, morale +{ $morale }, zniszczone { $destroyed }
board-open = { $side }, heksy frontu jeszcze bez osłony: { $hexes }
board-side = { $side }:
board-ground = { $terrain }{ $trench ->
    [yes] , okop
   *[no] { "" }
}

## Nazwy: jednostki są takie jak w druku, poza tymi

name-hq-vi = VI Cuerpo de Ejército (sztab)
name-hq-n1 = I Brigada de Navarra (sztab)
name-hq-n4 = IV Brigada de Navarra (sztab)
name-hq-n5 = V Brigada de Navarra (sztab)
name-hq-n6 = VI Brigada de Navarra (sztab)
name-hq-c = Brigadas de Castilla (sztab)
name-hq-xiv = XIV Cuerpo de Ejército (sztab)
name-hq-xv = XV Cuerpo de Ejército (sztab)
name-lk-n = Legion Condor { $number }
name-r-n = Baskijski batalion resztkowy { $number }
name-sc-nat-n = Kolumna zaopatrzenia nacjonalistów { $number }
name-sc-rep-n = Kolumna zaopatrzenia republikanów
name-d-n = { $number }. Dywizja

## Nazwy: pola obok mapy

name-air-nationalist = Lotnictwo nacjonalistów: dostępne
name-flown-nationalist = Lotnictwo nacjonalistów: po locie lub w drodze
name-lost-nationalist = Nacjonaliści: stracone na stałe
name-waiting-nationalist = Nacjonaliści: poza mapą
name-air-republican = Lotnictwo republikanów: dostępne
name-flown-republican = Lotnictwo republikanów: po locie lub w drodze
name-lost-republican = Republikanie: stracone na stałe
name-waiting-republican = Republikanie: poza mapą
