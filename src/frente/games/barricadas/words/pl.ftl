### A las Barricadas!

game-about = Plutony i kompanie hiszpańskiej wojny domowej na heksach po 150–200 metrów. Oficerowie dowodzą formacjami z kilku plutonów; działa jedna formacja naraz, a wróg może ostrzelać wszystko, co porusza się na jego oczach. Szesnaście starć od lipca 1936 do lipca 1938 oraz bitwy na punkty.

## Kto gra

side-republican = Republikanie
    .gen = republikanów
    .dat = republikanom
    .acc = republikanów
    .ins = republikanami
    .loc = republikanach
side-nationalist = Nacjonaliści
    .gen = nacjonalistów
    .dat = nacjonalistom
    .acc = nacjonalistów
    .ins = nacjonalistami
    .loc = nacjonalistach
seat-republican = Republikanie
    .gen = republikanów
    .dat = republikanom
    .acc = republikanów
    .ins = republikanami
    .loc = republikanach
seat-nationalist = Nacjonaliści
    .gen = nacjonalistów
    .dat = nacjonalistom
    .acc = nacjonalistów
    .ins = nacjonalistami
    .loc = nacjonalistach

## Scenariusze i opcje

scenario-alto-del-leon = Alto del León
scenario-alto-del-leon-about = 24 lipca 1936, przełęcz Guadarrama, między Segowią a Madrytem. Mieszana kolumna z Madrytu próbuje odbić przełęcz z szosą, którą dwa dni wcześniej zajęła zbuntowana piechota z Valladolid i Segowii.
scenario-cerro-muriano = Cerro Muriano
scenario-cerro-muriano-about = 5 września 1936, na północ od Kordoby. Tabory marokańskie i piechota z Kordoby wspinają się ku wsi, którą milicja z Alcoy, Jaén i Walencji trzyma jako podstawę ataku na miasto.
scenario-san-marcial = San Marcial
scenario-san-marcial-about = 31 sierpnia 1936, wzgórza nad Irún, prowincja Guipúzcoa. Requetés z Nawarry i bandera Legii szturmują wzgórze z pustelnią, którego upadek otwiera drogę do Irún i granicy z Francją.
scenario-talavera = Talavera de la Reina
scenario-talavera-about = 3 września 1936, dolina Tagu, prowincja Toledo. Armia Afrykańska, o dzień drogi od ostatniego miasta przed Madrytem, wiąże milicję od czoła i obchodzi jej skrzydła.
scenario-siguenza = Sigüenza
scenario-siguenza-about = 8 października 1936, prowincja Guadalajara. Piechota nacjonalistów i requetés zaciskają pierścień wokół miasta z katedrą, w którym kolejarze i milicja CNT są prawie otoczeni.
scenario-sesena = Seseña
scenario-sesena-about = 29 października 1936, na południe od Madrytu, prowincja Toledo. Kapitan Arman prowadzi pierwszą w tej wojnie kompanię radzieckich czołgów przez Seseñę ku Esquivias, a piechota Lístera zostaje z tyłu.
scenario-ciudad-universitaria = Ciudad Universitaria
scenario-ciudad-universitaria-about = 15 listopada 1936, Madryt. Kolumna Asensio forsuje rzekę Manzanares i wdziera się do gmachów uniwersytetu, bronionych przez Kolumnę Durrutiego i bataliony madryckie.
scenario-villarreal-de-alava = Villarreal de Álava
scenario-villarreal-de-alava-about = 30 listopada 1936, prowincja Álava. Nowa Armia Baskijska zaczyna swoją jedyną wielką ofensywę od ataku na słabo bronione miasto przy drodze do Vitorii.
scenario-pindoque = Most Pindoque
scenario-pindoque-about = 11 lutego 1937, rzeka Jarama pod Madrytem. Przed świtem tabor strzelców z Ifni zaskakuje warty na moście kolejowym i otwiera kawalerii drogę przez Jaramę.
scenario-trijueque = Trijueque
scenario-trijueque-about = 10 marca 1937, Guadalajara. W deszczu ze śniegiem i we mgle zmotoryzowane bataliony włoskie prą szosą saragoską na brygady republikanów ściągnięte w pośpiechu znad Jaramy.
scenario-ochandiano = Ochandiano
scenario-ochandiano-about = 4 kwietnia 1937, Biskaja. Brygady nawarskie z potężnym wsparciem lotnictwa szturmują wzgórza wokół Ochandiano, zawias frontu baskijskiego.
scenario-artxanda = Artxanda
scenario-artxanda-about = 17 czerwca 1937, wzgórza nad Bilbao. W przededniu upadku miasta bataliony baskijskie i asturyjskie kontratakują grzbiet z kasynem, by zyskać jeszcze dzień na ewakuację.
scenario-villanueva-de-la-canada = Villanueva de la Cañada
scenario-villanueva-de-la-canada-about = 6 lipca 1937, front pod Brunete, Madryt. Pierwszego dnia ofensywy pod Brunete okopany we wsi batalion Falangi przez cały dzień zatrzymuje czołgi i dwie brygady.
scenario-belchite = Belchite
scenario-belchite-about = 3 września 1937, prowincja Saragossa. Dom po domu 35. Dywizja ze swoimi czołgami zdobywa Belchite, bronione przez okrążony garnizon.
scenario-la-muela-de-teruel = La Muela de Teruel
scenario-la-muela-de-teruel-about = 30 grudnia 1937, Teruel. W głębokim śniegu odsiecz atakuje płaskowyż nad Teruelem, w którym garnizon wciąż się broni.
scenario-paso-del-ebro = Przeprawa przez Ebro
scenario-paso-del-ebro-about = 25 lipca 1938, między Miravet a Flix, prowincja Tarragona. Krótko po północy Armia Ebro przeprawia się łodziami, przerzuca kładki i prze w głąb lądu, zanim zareagują garnizony marokańskie i terytorialne.
scenario-points = Bitwa na punkty
scenario-points-about = Wybierz rodzaj bitwy i mapy, kup formacje, pojazdy, działa, samoloty i umocnienia, rozstaw się i graj.
option-owner-chooses-hits = Trafienia wybiera właściciel
option-owner-chooses-hits-about = Spośród równych jednostek trafioną wskazuje właściciel zamiast kostki.
option-rubble = Gruzy
option-rubble-about = Ciężka artyleria i bomby zamieniają budynki w gruzy. Niektóre scenariusze i tak tego używają.
option-battle = Rodzaj bitwy
option-battle-about = Bój spotkaniowy równych sił albo atak z dwa razy większą liczbą punktów niż obrona.
option-boards = Mapy
option-boards-about = Jedna mapa na małą bitwę, dwie na średnią, cztery na dużą; wskazane albo losowe.
option-points = Punkty
option-points-about = Ile wydaje każda strona; atakujący dwa razy tyle. 0: według liczby map.
option-turns = Tury
option-turns-about = Jak długo trwa bitwa. 0: dziesięć tur boju spotkaniowego, piętnaście ataku.

## Fazy i stan

phase-setup = Rozstawienie
phase-objectives = Cele
phase-buying = Zakupy
phase-command = Dowodzenie
phase-initiative = Inicjatywa
phase-activation = Aktywacje
phase-removal = Usuwanie znaczników
turn-number = { $turn ->
    [0] Przed turą 1
   *[other] Tura { $turn }
 }
turn-night = Tura { $turn }, noc
status-vp = Punkty zwycięstwa
purse-points = Punkty do wydania
count-fire = Współczynnik ognia ({ $attack })
count-steps = Stopnie
absent-fire = Ogień
absent-rally = Zbierz
status-anti-air = Punkty obrony przeciwlotniczej
status-battery = Bateria { $caliber } mm, { $state-id ->
    [depleted] osłabiona
    [full] o pełnej sile
   *[other] { $state }
 }: misje
status-flight = { $aircraft }: misje
status-kit = Do umieszczenia: { $marker }
overlay-command = Zasięg dowodzenia: { $officer }
overlay-sight = Co widzi { $unit }
overlay-reach = Dokąd może jeszcze dojść { $unit }
note-objective = Cel, { $vp } PZ
mark-wire = Zasieki
mark-mine = Pole minowe
mark-roadblock = Zapora drogowa
mark-ditch = Rów przeciwczołgowy
mark-teeth = Zęby smoka
mark-trench = Okop
mark-boat = Łódź
mark-position = Pozycja ulepszona
mark-work = Praca w toku
mark-pontoon = Most pontonowy
mark-fort-1 = Fortyfikacja, wartość 1
mark-fort-2 = Fortyfikacja, wartość 2
mark-fort-3 = Fortyfikacja, wartość 3
mark-fort-4 = Fortyfikacja, wartość 4
mark-fort-5 = Fortyfikacja, wartość 5
mark-rubble = Gruzy
mark-rubble-plus = Uszkodzone budynki
mark-bridge-out = Most zniszczony
band-republican-army = Armia republikańska
band-eusko-gudarostea = Eusko Gudarostea
band-exercit-de-catalunya = Exèrcit de Catalunya
band-assault-guards = Gwardia Szturmowa
band-carabineers = Karabinierzy
band-guardia-civil = Gwardia Cywilna
band-communist-militia = Milicja komunistów
band-anarchist-militia = Milicja anarchistów
band-national-army = Armia Narodowa
band-requetes = Requetés
band-phalangists = Falanga
band-ctv = CTV
band-any = Zastępstwo

## O co się pyta

ask-deploy = Gdzie rozstawić { $unit-acc }?
ask-marker = Umieść znacznik: { $marker }.
ask-vertex = Na który wierzchołek patrzy fortyfikacja na heksie { $hex }? 1 leży między NW a N, dalej zgodnie z ruchem wskazówek zegara.
ask-man = Kto jest w środku na heksie { $hex }?
ask-edge = Który brzeg planszy jest twój?
ask-goals = Wskaż cele (dotąd: { $goals }).
ask-consent = Cele: { $goals }. Zgadzasz się?
ask-buy = Kup jednostki i wsparcie ({ $points ->
    [one] został jeden punkt
    [few] zostały { $points } punkty
    [many] zostało { $points } punktów
   *[other] zostało { $points } punktu
 }; weterani { $veterans }, zalecane najwyżej { $advised }).
ask-who-first = Kto działa pierwszy?
ask-replacement = Z którą jednostką przybywa { $officer }?
ask-activate = { $strays ->
    [yes] Aktywuj oficera albo jednostkę bez dowodzenia
   *[no] Aktywuj oficera
 }{ $pass ->
    [yes] {" "}lub spasuj.
   *[no] .
 }
ask-act = Co dalej w tej aktywacji?
ask-march = { $unit } jest w ruchu (pozostałe punkty: { $left }). Dokąd?
ask-fire = { $joins ->
    [yes] { $unit } otwiera ogień: kto dołącza i jaki jest cel?
   *[no] { $unit } otwiera ogień: jaki jest cel?
 }
ask-assault = Szturm na heks { $hex }: kto dołącza?
ask-react = { $assault ->
    [none] Ogień w reakcji na heks { $hex }?
   *[other] Wróg ogłasza szturm na heks { $assault }. Ogień w reakcji na heks { $hex }?
 }
ask-react-group = Kto dołącza do ognia na heks { $hex }?
ask-defend = Ogień obronny z heksu { $hex }?
ask-defend-late = Ostrzelać tych, którzy wchodzą na heks { $hex }?
ask-answer = Kto odpowiada na szturm pojazdów pancernych na heks { $hex }?
ask-stand = Czy pojazdy pancerne na heksie { $hex } walczą razem z innymi?
ask-lead = Czy { $officer } idzie razem na heks { $hex }?
ask-vehicle = Który pojazd na heksie { $hex } szturmuje { $unit }?
ask-go-on = Czy { $unit } szturmuje teraz pojazdy pancerne na heksie { $hex }?
ask-hold-hex = Czy { $unit } zostaje na heksie { $hex }?
ask-fall-back = Czy { $unit } wycofuje się o heks?
ask-drive-off = Dokąd { $unit } wyjeżdża z heksu { $hex }?
ask-retreat = Dokąd { $unit } wycofuje się z heksu { $hex }?
ask-rout = Dokąd { $unit } ucieka z heksu { $hex }?
ask-rout-stack = Czy uciekający z heksu { $hex } trzymają się razem?
ask-squadron = Czy obie misje atakują heks { $hex } jako jedna?
ask-hit = Kto jest trafiony na heksie { $hex }?
ask-rally = Kogo zbiera { $officer }?
ask-mission = Co strzela? Kieruje { $officer }.
ask-aim = Gdzie celuje { $officer }?
ask-form = Ogień skupiony czy rozproszony na heks { $hex }?
ask-second = Druga misja? Kieruje { $officer }, a jego jednostki nic wtedy nie robią.
ask-order = Znacznik leży na heksie { $hex }: atakować?
ask-flight = Który klucz? Kieruje { $officer }.
ask-air-aim = Który heks atakują samoloty? Kieruje { $officer }.
ask-astray = Samoloty minęły heks { $hex }: który heks bombardują?
ask-flak = Czy { $unit } ostrzeliwuje bombowce nad heksem { $hex }?
ask-removal = Zdjąć znaczniki reakcji?
ask-pontoon = Położyć most pontonowy?

## Możliwości

do-auto = Rozstaw resztę za mnie
do-on = { $a }
do-take = Następnie: { $a }
do-on-vehicle = Szturmuj: { $a }
do-put = { $marker }: heks { $a }
do-ready = Znacznik reakcji: { $a }
do-skip = Więcej nie kładź
do-skip-go-on = Zostaw je
do-face = Wierzchołek { $a }
do-inside = W środku: { $a }
do-done = Gotowe
do-edge = Brzeg { $a-id ->
    [north] północny
    [south] południowy
   *[other] { $a }
 }
do-goal = Cel: { $a }
do-usual = Zaproponuj trzy zwykłe: miejscowości i wzgórza w środku
do-propose = Zaproponuj te
do-agree = Zgoda
do-refuse = Odmów i wskaż inne
do-buy = { $goods }: { $cost } { $cost ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }
do-formation = { do-buy }
do-vehicle = { do-buy }
do-sortie = { do-buy }
do-work = { do-buy }
do-guns = Wszystkie działa razem: { $a }
do-enough-buy = Nic więcej
do-enough = Wystarczy
do-enough-second = Jedna misja wystarczy
do-first = My działamy pierwsi
do-second = Wróg działa pierwszy
do-with = Razem: { $a }
do-with-march = { $a } idzie razem
do-activate = Aktywuj { $a-acc }
do-coordinate = Aktywuj razem: { $a } i { $b }
do-pass = Pas
do-end = Zakończ aktywację
do-keep = Zachowaj je
do-drop = Zdejmij: { $a }
do-move = Przesuń { $a-acc }
do-double = { $a } rusza biegiem
do-charge = { $a } szarżuje
do-fire = { $a } otwiera ogień
do-assault = { $a } szturmuje heks { $b }
do-prepare = { $a } przygotowuje reakcję
do-dig = { $a } się okopuje
do-limber = Podczep { $a-acc }: { $b }
do-unlimber = Odczep { $a-acc }
do-unlimber-march = Odczep tutaj
do-cross = { $a } przechodzi przez zasieki ({ $b }) na heks { $c }
do-clear = { $a } oczyszcza heks { $b }
do-build = { $a } buduje na heksie { $c }: { $b-id ->
    [crossing] przejście przez rów
    [teeth] przejście przez zęby smoka
    [roadblock] zapora drogowa
    [pontoon] most pontonowy
   *[other] { $b }
 }
do-boat = { $a } płynie łodzią ({ $b }) na heks { $c }
do-direct = { $a } kieruje artylerią
do-air = { $a } kieruje lotnictwem
do-rally = { $a } zbiera jednostki
do-to = Na heks { $a }
do-slip = Okopem na heks { $a }
do-stop = Zatrzymaj się
do-in = Do umocnień
do-out = Z umocnień
do-mount = Wsiądź: { $a }
do-dismount = Wysiądź lub zsiądź
do-exit = Opuść planszę
do-join = Dołącza { $a }
do-join-assault = Szturmuje też { $a }
do-at = { $a-detail-id ->
    [AP] Ogień przeciwpiechotny
    [AT] Ogień przeciwpancerny
    [ART] Ogień artylerii
   *[other] Ogień { $a-detail }
 } na heks { $a }
do-declare = Szturmuj
do-react = { $a } otwiera ogień ({ $a-detail })
do-hold = Wstrzymaj ogień
do-hold-flak = Nie strzelaj
do-hold-all = Wstrzymaj ogień do końca tego ruchu
do-shoot = Ognia
do-hit = Trafiona jednostka: { $a }
do-flee = Na heks { $a }
do-fall = Na heks { $a }
do-leave = Na heks { $a }
do-stay = Zostań
do-stay-fall-back = Zostań
do-stay-hold-hex = Zostań tam
do-lead = Idź razem
do-support = Walczą z innymi
do-apart = Stoją osobno
do-together = Trzymają się razem
do-apart-rout-stack = Każdy ucieka osobno
do-together-squadron = Jeden atak obiema
do-apart-squadron = Dwa ataki
do-volley = { $a } ostrzeliwuje: { $b } ({ $b-detail })
do-strike = { $a } szturmuje: { $b }
do-strike-go-on = Szturmuj je
do-return = Wróć
do-try = Zbierz { $a-acc }
do-battery = Bateria { $caliber } mm nr { $number }, { $state-id ->
    [depleted] osłabiona
   *[full] o pełnej sile
 }: { $missions ->
    [one] została jedna misja
    [few] zostały { $missions } misje
    [many] zostało { $missions } misji
   *[other] zostało { $missions } misji
 }
do-gun = Sam ogień: { $a }
do-aim = { $a }
do-aim-air-aim = { $a }
do-nothing = Nie ma w co celować
do-concentrate = Skupiony
do-spread = Rozproszony
do-another = Druga misja
do-attack = Atakuj
do-attack-order = Atakuj
do-save = Zachowaj misję
do-flight = { $aircraft ->
    [0] Samoloty losowane
   *[other] { $aircraft }
 }, klucz { $number }: { $missions ->
    [one] została jedna misja
    [few] zostały { $missions } misje
    [many] zostało { $missions } misji
   *[other] zostało { $missions } misji
 }
do-flak = Ognia
do-bomb = { $a }
do-lay = Heks { $a }
do-later = Później

## Co można kupić

kit-part = { $count } × { $what }
kit-formation-infantry = Oficer, { $contents }; { $quality-id ->
    [veteran] weterani
    [regular] zwykła jakość
    [green] niedoświadczeni
   *[other] { $quality }
 }
kit-formation-support = Oficer broni wsparcia, { $contents }; { $quality-id ->
    [veteran] weterani
    [regular] zwykła jakość
    [green] niedoświadczeni
   *[other] { $quality }
 }
kit-formation-tank = Oficer czołgów, { $contents }; { $quality-id ->
    [veteran] weterani
    [regular] zwykła jakość
    [green] niedoświadczeni
   *[other] { $quality }
 }
kit-chaplain = Kapelan
kit-commissar = Komisarz
kit-vehicle = { $what } do formacji: { $officer }
kit-guns = Bateria { $caliber } mm spoza planszy, { $state-id ->
    [depleted] osłabiona
    [full] o pełnej sile
   *[other] { $state }
 } (rzut daje 1–3 misje)
kit-sortie = Misja lotnicza (rzut daje 1 lub 2 ataki)
kit-work = { $what }

## Co się stało

event-drawn = Formacje wylosowane; ich oficerowie: { $officers }.
event-marker = Znacznik ({ $marker }) leży na heksie { $hex }.
event-objectives = Cele: { $hexes }.
event-bought = { $seat }, zakup za { $cost } (zostało { $left }): { $what }.
event-turn = Tura { $turn }.
event-initiative = { $seat } mają inicjatywę (republikanie { $republican }, nacjonaliści { $nationalist }).
event-pass = { $seat } pasują.
event-activates = Aktywacja: { $unit }.
event-coordination = { $unit } i { $other } próbują działać razem: { $roll } ({ $modifier }) przeciw { $need }, { $passed ->
    [yes] sukces
   *[no] niepowodzenie
 }.
event-acts = { $unit } { $what-id ->
    [dig] się okopuje
    [build] buduje
    [cross] przechodzi przez zasieki
    [clear] oczyszcza drogę
    [boat] płynie łodzią
    [limber] jest podczepiane
    [unlimber] jest odczepiane
   *[prepare] przygotowuje reakcję
 }.
story-acts = { $seat }, { $what-id ->
    [dig] okopują się
    [build] budują
    [cross] przechodzą przez zasieki
    [clear] oczyszczają drogę
    [boat] płyną łodziami
    [limber] podczepiają
    [unlimber] odczepiają
   *[prepare] przygotowują reakcję
 }: { $count ->
    [one] jedna jednostka
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
}.
event-moves = { $unit } { $kind-id ->
    [double] rusza biegiem
    [charge] szarżuje
   *[move] rusza
 }.
event-moved = { $units }: na heks { $hex }.
event-mounted = { $unit } wsiada: { $ride }.
event-dismounted = Na heksie { $hex } wysiadają lub zsiadają: { $units }.
event-limbered = Podczepione: { $unit } → { $ride }.
event-unlimbered = Odczepione na heksie { $hex }: { $unit }.
event-left-board = { $unit } opuszcza planszę.
event-fire = { $attack-id ->
    [AP] Ogień przeciwpiechotny
    [AT] Ogień przeciwpancerny
    [ART] Ogień artylerii
   *[other] Ogień { $attack }
 } na heks { $hex }: współczynnik ognia { $ff }, kolumna { $column }, rzut { $roll } ({ $modifier }), wynik { $result } dzielony przez { $divisor }: { $hits ->
    [0] bez trafień
    [one] jedno trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
 }.
event-step-lost = { $unit } traci stopień (zostało: { $left }).
event-eliminated = Wyeliminowana jednostka: { $unit }.
event-officer-roll = { $unit } w niebezpieczeństwie: rzut { $roll }, minus { $hits ->
    [one] jedno trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
 }; przy 1 lub mniej ginie.
event-check = { $unit }, test morale: { $roll } przeciw { $morale }, { $passed ->
    [yes] zdany
   *[no] niezdany
 }.
event-check-formation = Formacja ({ $unit }), test morale: { $roll } przeciw { $morale }, { $passed ->
    [yes] zdany
   *[no] niezdany
 }.
event-rout = { $unit } ucieka z heksu { $hex }.
event-fled = { $unit } zatrzymuje się na heksie { $hex }.
event-rally = { $himself ->
    [yes] { $unit } próbuje się zebrać: { $roll } przeciw { $morale }.
   *[no] { $officer } próbuje zebrać { $unit-acc }: { $roll } przeciw { $morale }.
 }
event-retreat = { $unit } wycofuje się na heks { $hex }.
event-assault = Szturm na heks { $hex }: { $units }.
event-melee = Walka wręcz na heksie { $hex }: { $attack } przeciw { $defense }, stosunek sił { $odds }, rzut { $roll } ({ $modifier }): { $result }.
event-taken = Heks { $hex } zajęty: { $units }.
event-replaced = { $unit } obejmuje dowodzenie na heksie { $hex }.
event-directs = { $unit } kieruje { $missions ->
    [one] jedną misją
    [few] { $missions } misjami
    [many] { $missions } misjami
   *[other] { $missions } misji
}.
event-drift = { $distance ->
    [0] Cel { $hex }: znacznik leży w celu.
    [one] Cel { $hex }: odchylenie o heks, znacznik leży na heksie { $to }.
    [few] Cel { $hex }: odchylenie o { $distance } heksy, znacznik leży na heksie { $to }.
    [many] Cel { $hex }: odchylenie o { $distance } heksów, znacznik leży na heksie { $to }.
   *[other] Cel { $hex }: odchylenie o { $distance } heksu, znacznik leży na heksie { $to }.
 }
event-mission-lost = Misja na heks { $hex } przepada.
event-aircraft = Samoloty: { $aircraft }.
event-anti-air = Ogień przeciwlotniczy: { $roll } przeciw punktom { $points }.
event-location = Szukanie heksu { $hex }: { $roll } przeciw { $need }.
event-air-effect = Samoloty nurkują na heks { $hex } ({ $roll }): { $effect ->
    [target] w cel.
    [adjacent] zbaczają.
   *[lost] nic nie znajdują.
 }
event-wire-gone = Zasieki na heksie { $hex } są zniszczone.
event-rubble = Budynki na heksie { $hex }: { $total } przeciw { $need }.
event-dent = Fortyfikacja na heksie { $hex } ma teraz wartość { $value }.
event-fort-gone = Fortyfikacja na heksie { $hex } jest zniszczona.
event-digs = { $unit } zaczyna się okopywać na heksie { $hex }.
event-position = { $unit } kończy pozycję ulepszoną na heksie { $hex }.
event-builds = { $unit } zaczyna pracę na heksie { $hex }: { $what-id ->
    [crossing] przejście przez rów
    [teeth] przejście przez zęby smoka
    [roadblock] zapora drogowa
    [pontoon] most pontonowy
   *[other] { $what }
 }.
event-built = Gotowe na heksie { $hex }: { $what-id ->
    [crossing] przejście przez rów
    [teeth] przejście przez zęby smoka
    [roadblock] zapora drogowa
    [pontoon] most pontonowy
   *[other] { $what }
 }.
event-crossed = { $unit } jest już za zasiekami ({ $hex }).
event-cleared = { $unit } oczyszcza heks { $hex }.
event-ferried = { $unit } ląduje na heksie { $hex }.
event-demolition = Ładunki na moście: { $roll }.
roll-initiative = inicjatywa
roll-draw = losowanie oficerów
roll-aircraft = losowanie samolotów
roll-replacement = losowanie nowego oficera
roll-boards = wybór map
roll-fire = ogień
roll-hit = kto jest trafiony
roll-armor = pancerz
roll-morale = morale
roll-rally = zbieranie
roll-officer = los oficera
roll-assault = szturm
roll-coordination = współdziałanie
roll-drift = odchylenie
roll-direction = kierunek odchylenia
roll-anti-air = ogień przeciwlotniczy
roll-location = odnalezienie celu
roll-air-effect = atak lotniczy
roll-rubble = gruzy
roll-missions = misje
roll-sides = wybór brzegów
roll-demolition = ładunki

## Koniec

over-decisive = Decydujące zwycięstwo { $seat-gen }, przewaga: { $margin ->
    [one] jeden punkt
    [few] { $margin } punkty
    [many] { $margin } punktów
   *[other] { $margin } punktu
 }.
over-tactical = Taktyczne zwycięstwo { $seat-gen }, przewaga: { $margin ->
    [one] jeden punkt
    [few] { $margin } punkty
    [many] { $margin } punktów
   *[other] { $margin } punktu
 }.
over-marginal = Minimalne zwycięstwo { $seat-gen }, przewaga: { $margin ->
    [one] jeden punkt
    [few] { $margin } punkty
    [many] { $margin } punktów
   *[other] { $margin } punktu
 }.
over-draw = Remis.
over-objectives = Wszystkie cele w rękach { $seat-gen }.
over-mixed = Nikt nie ma wszystkich celów: remis.
over-resigned = Druga strona się poddaje. Wygrywają: { $seat }.
