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

## Szanse

odds-fire = { $attack-id ->
    [AP] Ogień przeciwpiechotny
    [AT] Ogień przeciwpancerny
    [ART] Ogień artylerii
   *[other] Ogień { $attack }
 } na heks { $hex }
odds-assault = Szturm na heks { $hex }
odds-rally = Zbieranie
odds-activate = Aktywacja bez dowodzenia
odds-check = Test morale
odds-coordinate = Współdziałanie
line-ff = Współczynniki ognia
line-quality = Jakość
line-column = Kolumna
line-divisor = Dzielone przez
line-target-moving-foot = Cel w ruchu pieszo
line-target-six-steps = Sześć lub więcej stopni
line-afv-with-infantry = Pojazd pancerny z piechotą
line-los-through-rough-or-fields = Przez teren nierówny lub uprawy
line-improved-position = Pozycja ulepszona
line-crest = Grzbiet
line-risky-action = Ryzykowne działanie
line-aa-equal = Ogień przeciwlotniczy
line-target-guns = Same działa
line-infantry-in-buildings = Piechota w budynkach
line-rubble = Z gruzów
line-attack = Atakujący
line-defense = Obrońcy
line-odds = Stosunek sił
line-defender-in-buildings-or-woods = Budynki lub las
line-combined-assault = Piechota z pojazdami pancernymi
line-attacker-morale-8 = Morale atakujących
line-defender-morale-8 = Morale obrońców
line-fortification = Fortyfikacja
line-uphill = Pod górę
line-trench = Okop
line-defender-risky-action = Ryzykowne działanie obrońcy
line-attacker-risky-action = Ryzykowne działanie atakującego
line-charge = Szarża
line-morale = Morale
line-need = Nie więcej niż
line-faction = Frakcje
outcome-nothing = Bez strat
outcome-steps = { $steps ->
    [one] Jeden stracony stopień
    [few] Stracone stopnie: { $steps }
    [many] Stracone stopnie: { $steps }
   *[other] Stracone stopnie: { $steps }
 }
outcome-routs = { $steps ->
    [0] Bez straty stopnia, jednostki uciekają
    [one] Jeden stracony stopień, jednostki uciekają
    [few] Stracone stopnie: { $steps }, jednostki uciekają
    [many] Stracone stopnie: { $steps }, jednostki uciekają
   *[other] Stracone stopnie: { $steps }, jednostki uciekają
 }
outcome-breaks = { $steps ->
    [0] Bez straty stopnia od ognia, jednostki rozpadają się w panice
    [one] Jeden stracony stopień, jednostki rozpadają się w panice
    [few] Stracone stopnie: { $steps }, jednostki rozpadają się w panice
    [many] Stracone stopnie: { $steps }, jednostki rozpadają się w panice
   *[other] Stracone stopnie: { $steps }, jednostki rozpadają się w panice
 }
outcome-officer = Oficer ginie
outcome-taken = Heks zajęty bez walki
outcome-d2 = Obrońca traci 2 stopnie, odwrót 2{ $fate ->
    [rout] , potem ucieczka
    [gone] , jednostki giną w ucieczce
   *[none] {""}
 }
outcome-d1 = Obrońca traci 1 stopień, odwrót 1{ $fate ->
    [rout] , potem ucieczka
    [gone] , jednostki giną w ucieczce
   *[none] {""}
 }
outcome-dr = Obrońca: odwrót 1{ $fate ->
    [rout] , potem ucieczka
    [gone] , jednostki giną w ucieczce
   *[none] {""}
 }
outcome-none = Nikt się nie odważa
outcome-ar = Atakujący: odwrót 1{ $fate ->
    [rout] , potem ucieczka
    [gone] , jednostki giną w ucieczce
   *[none] {""}
 }
outcome-a1 = Atakujący traci 1 stopień, odwrót 1{ $fate ->
    [rout] , potem ucieczka
    [gone] , jednostki giną w ucieczce
   *[none] {""}
 }
outcome-a2 = Atakujący traci 2 stopnie, odwrót 2{ $fate ->
    [rout] , potem ucieczka
    [gone] , jednostki giną w ucieczce
   *[none] {""}
 }
outcome-pass = Test zdany
outcome-fail = Test niezdany
note-mean = Średnio stopni: { $steps }.
note-officer = Szansa, że oficer zginie: { $chance }.
note-losses = Łącznie atakujący tracą średnio stopni: { $attack }, obrońcy: { $defense }.
note-each-hex = Każdy heks osobno: straty na jednym nie liczą się do morale na następnym.
note-before-fire = Przed ogniem obronnym.
note-no-morale = Testy morale, które mogą nastąpić, mają zbyt wiele dróg, by je tu policzyć: to same straty.
note-some-morale = Gdzie dróg testów morale byłoby zbyt wiele, liczone są same straty.

## Odmowy

no-no-piece = Tej jednostki nie ma tu w grze: { $unit }.
no-not-yours = To jednostka wroga: { $unit }. Wybierz własną.
no-is-finished = { $unit }: jednostka wykorzystana, swoje jedno działanie ma za sobą; działa znów w następnej turze.
no-is-routed = { $unit } jest w ucieczce: nic nie robi przed zebraniem.
no-fires-defensively = { $unit } jest celem szturmu: zamiast tego prowadzi ogień obronny.
no-no-reaction = { $unit } nie ma znacznika reakcji i jest bez dowodzenia albo właśnie działa.
no-is-carried = { $unit } jedzie lub jest na holu: najpierw trzeba wysiąść albo odczepić.
no-is-ready = { $unit } ma w tej turze znacznik reakcji: to było działanie tej tury.
no-not-acting = { $unit } nie może teraz działać: jedno działanie jest już wykonane albo nie było aktywacji.
no-has-moved = { $unit } ma w tej aktywacji ruch za sobą: to było jedyne działanie.
no-in-command = { $unit } jest pod dowodzeniem: aktywuj oficera tej jednostki.
no-out-of-command = { $unit } jest bez dowodzenia: nie może strzelać w grupie.
no-just-rallied = { $unit } jest świeżo po zebraniu: może działać po następnej aktywacji wroga.
no-loaded = { $unit } wiezie ładunek: aktywacja jest wspólna z ładunkiem.
no-horses = { $unit }: konie poruszają się tylko pod szwadronem.
no-no-formation = { $unit } nie ma formacji do aktywowania.
no-no-entry = { $unit } nie może teraz wejść.
no-not-entry = { $hex } nie jest heksem wejścia: wejdź przez heks na złoto.
no-no-officer = { $unit } nie jest oficerem, a to robi tylko oficer.
no-not-on-board = { $unit } nie jest na planszy.
no-officers-limited = Najwięcej oficerów do aktywowania w tej turze: { $most }.
no-surprised = Zaskoczenie: nie można aktywować oficera, dopóki wróg nie otworzy ognia.
no-may-not-pass = W tych turach nie wolno ci pasować przed wrogiem.
no-coordinate-far = { $other }: odległość { $distance }, a podwójny zasięg dowodzenia to { $range } ({ $officer }).
no-terrain-closed = Heks { $hex } ({ $terrain-id ->
    [open] teren otwarty
    [rough] teren nierówny
    [built-up] zabudowa
    [dispersed-buildings] rozproszona zabudowa
    [woods] las
    [light-woods] rzadki las
    [fields] uprawy
    [marsh] bagno
    [rubble] gruzy
    [road] droga
    [trail] ścieżka
   *[other] { $terrain }
 }) jest zamknięty dla jednostek: { $type-id ->
    [foot] piesze
    [wheeled] kołowe
    [tracked] gąsienicowe
   *[other] { $type }
 }.
no-wire = Zasieki na heksie { $hex }: przejadą tylko pojazdy gąsienicowe; piechota może przez nie przejść jako działanie.
no-roadblock = Zapora drogowa na heksie { $hex }: przejdą tylko jednostki piesze.
no-ditch = Rów przeciwczołgowy na heksie { $hex }: przejdą tylko jednostki piesze.
no-teeth = Zęby smoka na heksie { $hex }: przejdą tylko jednostki piesze.
no-only-on = Przy tej pogodzie na heks { $hex } nie mogą wejść jednostki: { $type-id ->
    [foot] piesze
    [wheeled] kołowe
    [tracked] gąsienicowe
   *[other] { $type }
 }.
no-not-next = Heks { $hex } nie sąsiaduje: droga prowadzi heks po heksie.
no-too-far = Wejście na heks { $hex } kosztuje { $cost }; zostało { $left }.
no-whole-move = Wszystkie punkty ruchu poszły na jeden heks.
no-inside = { $unit } jest w fortyfikacji: najpierw musi z niej wyjść.
no-gun-inside = { $unit } nie może opuścić fortyfikacji.
no-double-near-enemy = Heks { $hex } sąsiaduje z wrogiem: tam nie wolno biegiem. Idź zwykłym ruchem albo biegnij gdzie indziej.
no-doubled-before = { $unit }: bieg był w poprzedniej turze, w tej tylko zwykły ruch.
no-no-double = Bieg jest teraz zabroniony.
no-not-foot = { $unit } nie porusza się pieszo.
no-enemy-there = Na heksie { $hex } jest wróg: można go tylko szturmować.
no-overstacked = Na heksie { $hex } byłoby więcej niż 9 stopni, a to limit heksu.
no-river-closed = Rzeki na heksie { $hex } nie można tam przekroczyć.
no-river-no-stay = Nikt nie może zostać w rzece na heksie { $hex }.
no-river-stay = Pozostanie w rzece na heksie { $hex } kosztuje jeszcze { $cost }.
no-bridge-only-road = Z mostu na heksie { $hex } schodzi się tylko drogą.
no-dark = W ciemności { $unit } może się poruszyć tylko w stosie z oficerem lub obok niego.
no-rides-afv = { $unit } porusza się ze swoim czołgiem.
no-already = { $unit } już jest z nimi.
no-under-way = Są już w drodze: nikt nie może dołączyć.
no-not-stacked = { $unit } nie jest w tym samym stosie albo nie z tej samej formacji.
no-one-by-one = Może to robić tylko jedna jednostka naraz.
no-not-same-hex = { $unit } nie jest na tym samym heksie.
no-not-so-fast = Nie biegiem i nie w szarży.
no-cavalry-only = Konno jeździ tylko kawaleria: { $unit } nie.
no-horses-taken = Te konie mają już jeźdźców: { $unit }.
no-no-transport = To nie twój transport: { $unit }.
no-not-carried = Tej jednostki nie można wieźć ani holować: { $unit }.
no-carry-and-tow = Transport wiezie albo holuje, nie oba naraz: { $unit }.
no-transport-full = { $unit }: stopnie { $steps }; w transporcie jest miejsce na { $room }.
no-limber = { $unit } jest holowane: trzeba je podczepić.
no-unlimber = Działo jest holowane: trzeba je odczepić.
no-no-gun = { $unit } nie jest na holu.
no-nothing-carried = { $unit } nie wiezie nic, co mogłoby tu wysiąść.
no-no-points = Zostało za mało punktów ruchu.
no-no-exit = Tu nie można opuścić planszy.
no-no-shelter = Na heksie { $hex } nie ma okopu ani fortyfikacji, do której można wejść lub z niej wyjść.
no-no-room = W środku nie ma miejsca: { $unit }.
no-no-trench = Na heksie { $hex } nie ma okopu na tym samym poziomie.
no-not-inside = Jednostka musi być w okopie.
no-no-hex = Nie ma takiego heksu.
no-no-fire = { $unit } nie strzela: nie ma broni, która się liczy.
no-no-factor = { $unit } nie ma współczynnika { $attack-id ->
    [AP] przeciwpiechotnego
    [AT] przeciwpancernego
    [ART] artyleryjskiego
   *[other] { $attack }
 }: takiemu celowi nie zaszkodzi.
no-out-of-range = { $distance ->
    [0] { $unit } jest na samym heksie { $hex } i nie może tam strzelać.
   *[other] Odległość do heksu { $hex } to { $distance ->
        [one] jeden heks
        [few] { $distance } heksy
        [many] { $distance } heksów
       *[other] { $distance } heksu
    }, a zasięg to { $range } ({ $unit }).
}
no-nobody-there = Na heksie { $hex } nie ma wroga: nie ma kogo ostrzelać.
no-not-affected = Na heksie { $hex } nikomu nie zaszkodzi ogień { $attack-id ->
    [AP] przeciwpiechotny
    [AT] przeciwpancerny
    [ART] artylerii
   *[other] { $attack }
 }.
no-sight-cover = Z heksu { $origin } nie widać heksu { $hex }: zasłania go las lub budynki ({ $by }).
no-sight-hill = Z heksu { $origin } nie widać heksu { $hex }: zasłania go wzgórze ({ $by }).
no-sight-soft = Z heksu { $origin } nie widać heksu { $hex }: { $by } to trzeci na linii heks terenu nierównego lub upraw.
no-sight-no-crest = Z heksu { $origin } nie widać heksu { $hex }: linia nie przecina grzbietu wyższego z nich.
no-sight-blind = Z heksu { $origin } nie widać heksu { $hex }: niższy leży tuż za lasem lub budynkami ({ $by }).
no-sight-crest = Z heksu { $origin } nie widać heksu { $hex }: niższy leży tuż za grzbietem ({ $by }).
no-sight-covered-crest = Z heksu { $origin } nie widać heksu { $hex }: { $by } to grzbiet z lasem lub budynkami.
no-sight-higher = Z heksu { $origin } nie widać heksu { $hex }: { $by } leży tak wysoko jak wyższy z nich.
no-sight-off-board = Heksu { $hex } nie ma na planszy: nic nie widzi i nikt go nie widzi.
no-behind = { $unit } widzi tylko przez front swojej fortyfikacji.
no-in-fort = Ci na heksie { $hex } są w fortyfikacji, której ten ogień nie dosięgnie.
no-friends-between = Na linii ognia do heksu { $hex } stoją własne jednostki.
no-not-spotted = { $unit } nikogo nie wykrywa na heksie { $hex }.
no-no-target = { $unit } nie ma celu.
no-other-formation = { $unit } należy do innej formacji.
no-bystanders = Ogień { $attack-id ->
    [AP] przeciwpiechotny
    [AT] przeciwpancerny
    [ART] artylerii
   *[other] { $attack }
 } na heks { $hex } trafiłby tylko tych, którzy stoją obok, nie tych, którzy działają.
no-nobody-goes-there = { $unit } wycofuje się z jedną z jednostek: żadna nie idzie na heks { $hex }.
no-not-adjacent = { $unit } z nimi nie sąsiaduje.
no-no-common-target = Z tą jednostką nie ma celu, który mogą ostrzelać wszyscy: { $unit }.
no-no-shells = { $unit } nie ma amunicji przeciwpancernej ani artyleryjskiej.
no-one-answer = Odpowiadają jednostki ze znacznikiem reakcji; gdy takich nie ma, odpowiada tylko jedna, ale nie ta: { $unit }.
no-not-assaulted = { $unit } nie jest na szturmowanym heksie: może tylko reagować.
no-has-fired = { $unit } ma ogień w tym szturmie za sobą.
no-stands-apart = { $unit } stoi w tym szturmie osobno.
no-no-strike = { $unit } nie może teraz szturmować pojazdu pancernego: robi to tylko piechota, przed testami.
no-no-launch = Z heksu { $hex } nie wychodzi żaden szturm.
no-shelled = Heks { $hex } ostrzelano przed testami: jednostek stamtąd nie można ostrzelać ponownie.
no-no-assault = { $unit } nie może szturmować: robią to piechota, saperzy, kawaleria i czołgi.
no-afv-on-afv = Pojazdy pancerne nie szturmują pojazdów pancernych: mogą ostrzelać heks { $hex }.
no-afv-on-transport = Pojazdy pancerne nie szturmują transportów: mogą ostrzelać heks { $hex }.
no-afv-leave = { $unit }: nie starczyłoby punktów ruchu, by znów wyjechać z heksu { $hex }.
no-not-mounted = { $unit } nie jest konno.
no-charged-before = { $unit }: szarża była w poprzedniej turze.
no-must-charge = { $unit } zużywa już punkty szarży: musi szarżować.
no-not-charging = { $unit } jest konno i nie szarżuje: nie może szturmować.
no-no-charge-there = Bez szarży na heks { $hex }: budynki, las lub bagno.
no-same-start = { $unit }: początek ruchu na innym heksie niż pozostałe.
no-one-hex = { $unit } szturmuje z innego heksu: pojazdy pancerne szturmują z jednego.
no-three = Szturmują najwyżej trzy pojazdy pancerne.
no-alone = Pojazdy szturmuje jedna jednostka naraz: { $unit } czeka.
no-flees-to-death = { $unit } przepadnie na heksie { $hex }, a jest inna droga.
no-flees-nearer = Heks { $hex } leży bliżej miejsca, skąd padł ogień.
no-not-that-side = { $unit } nie może wyjść w stronę heksu { $hex }.
no-not-a-way = { $unit } nie może tam pójść.
no-not-with = { $unit } nie należy do formacji, którą przejmuje { $officer }: przybywa on z jedną z jej jednostek.
no-not-equal = To nie jest teraz trafiona jednostka: { $unit }. Najpierw gorsze wojska i te z mniejszymi stratami.
no-not-routed = { $unit } nie jest w ucieczce.
no-rally-once = Próba zebrania już w tej turze była: { $unit }.
no-routed-officer = { $officer } jest w ucieczce: może zebrać tylko siebie.
no-rally-far = { $unit } nie jest w stosie ani obok: { $officer }.
no-commissar-not = { $officer } nie może zebrać tej jednostki, anarchiści i komisarze go nie słuchają: { $unit }.
no-chaplain-not = { $officer } nie może zebrać tej jednostki: { $unit }.
no-nobody-to-rally = { $officer } nie ma kogo zebrać: sięga do jednostek w ucieczce na swoim heksie i obok.
no-no-artillery = Nie ma już artylerii do kierowania: żadne działo ani bateria nie może teraz strzelać.
no-officer-blind = { $officer } nie widzi heksu { $hex }: wyceluj w heks na jego linii widoczności.
no-in-woods = { $unit } stoi w lesie i nie może strzelać nad sąsiednim lasem.
no-can-aim = Jest w co celować.
no-no-air = Nie można teraz wykonać żadnej misji lotniczej.
no-nothing-seen = { $officer } nie widzi wroga.
no-cannot-dig = { $unit } nie może się okopać.
no-hard-ground = Na heksie { $hex } nie można nic wykopać.
no-already-dug = Na heksie { $hex } umocnienia już są.
no-infantry-only = Przez zasieki przechodzi tylko piechota: { $unit } nie.
no-no-wire = Obok, na heksie { $hex }, nie ma zasieków.
no-not-beyond = Heks { $hex } nie leży po drugiej stronie.
no-engineers-only = To praca dla saperów: { $unit } to nie saperzy.
no-nothing-to-clear = Na heksie { $hex } nie ma czego usuwać.
no-no-road = Na heksie { $hex } nie może stać zapora drogowa.
no-no-woods = Na heksie { $hex } ani obok nie ma lasu na zaporę drogową.
no-no-river = Na heksie { $hex } nie ma do tego rzeki.
no-no-ditch = Na heksie { $hex } nie ma rowu bez przejścia.
no-no-teeth = Na heksie { $hex } nie ma zębów smoka.
no-no-boat = Obok, na heksie { $hex }, nie ma łodzi.
no-boat-full = Łódź na heksie { $hex } jest w tej turze pełna, przewiezione stopnie: { $steps }.
no-in-river = { $unit } jest w rzece.
no-not-your-zone = Heks { $hex } nie leży w twojej strefie: wybierz heks na złoto.
no-enemy-zone = Heks { $hex } leży w strefie wroga.
no-is-next = Teraz rozstawiasz: { $unit }. Wybierz heks.
no-not-to-deploy = { $unit } nie jest teraz do rozstawienia.
no-place-first = Najpierw rozstaw { $unit-acc }.
no-units-first = { $unit } rozstawia się z jedną z twoich jednostek: najpierw rozstaw jednostki.
no-with-units = Na heksie { $hex } nie ma twoich jednostek.
no-not-here = To nie może leżeć na heksie { $hex }.
no-one-per-hex = Na heksie { $hex } już coś leży.
no-not-for-sale = Nie ma tego na twojej liście: { $what }.
no-too-dear = { $what }: koszt { $cost }, zostało { $left }.
no-none-left = Nie ma już żetonów: { $what }.
no-nobody-deploys = { $what }: w boju spotkaniowym nikt jeszcze nie stoi na planszy, a potrzebna jest jednostka na tym heksie.
no-no-officer-left = Nie ma już oficera: { $what }.
no-defender-only = Kupuje to tylko obrońca: { $what }.
no-wrong-formation = { $what } nie może dołączyć do tej formacji: { $officer }.
no-no-goal-yet = Wskaż co najmniej jeden cel.
no-already-goal = Heks { $hex } jest już celem.
no-enough-goals = Najwięcej celów: { $most }.
no-not-goal-ground = Heks { $hex } leży za blisko brzegu: cele ataku leżą w środku jednej mapy albo na mapach przy brzegu obrońcy.
no-buy-first = Kup co najmniej jedną formację.
no-is-gone = { $unit } to jednostka stracona, nie bierze już udziału.
no-has-left = { $unit } jest już poza planszą.
no-not-ready = { $unit } nie ma znacznika reakcji: najpierw trzeba przygotować reakcję we własnej aktywacji.
no-is-marked = { $unit } ma już znacznik reakcji.
no-has-pontoon = Na heksie { $hex } leży już most pontonowy.
no-no-engineer = Obok heksu { $hex } nie ma twoich saperów.
no-mixed-guns = Karabiny maszynowe i inna broń nie ostrzeliwują razem pojazdów pancernych.
no-out-of-it = { $unit } nie jest pod tym ogniem na heks { $hex }.
no-unhurt = Trafienie z tego ataku nic tu nie robi: { $unit }.
no-no-tank = { $officer } dowodzi z czołgu: { $unit } nim nie jest.
no-same-hex = { $unit } jest na tym samym heksie co { $other }: weź tamtą jednostkę.
no-no-such-tank = { $unit } nie jest pojazdem pancernym z tego szturmu.
no-no-such-vehicle = { $unit } nie jest pojazdem, który można szturmować na heksie { $hex }.
no-not-its-turn = O ogień pyta się teraz inną jednostkę ({ $other }), nie tę: { $unit }.
no-only-ap = { $unit } odpowiada na ten szturm tylko ogniem przeciwpiechotnym.
no-not-to-lines = Heks { $hex } nie leży w stronę własnych linii: { $unit }.
no-nearer-cover = { $unit } idzie do najbliższej osłony: heks { $hex } nie leży po drodze.
no-not-into-river = Pojazd pancerny nie zjeżdża do rzeki na heksie { $hex }.
no-unsafe = { $unit } przepadnie na heksie { $hex }.
no-no-battery = { $battery } nie strzela dla ciebie.
no-no-missions = { $battery } nie ma już misji.
no-battery-used = { $battery } ma na turę jedną misję, już wykonaną.
no-no-artillery-piece = { $unit } nie jest artylerią, którą mógłby kierować oficer.
no-gun-used = Działa na tym heksie mają już misję: { $unit }.
no-gun-alone = Na tym heksie nie ma innego działa do wspólnego ognia: { $unit }.
no-same-guns = Wszystkie działa heksu strzelają razem; weź { $other-acc }, nie { $unit-acc }.
no-no-aim = { $officer } nie miałby z tym w co celować.
no-no-flight = { $flight } nie lata dla ciebie.
no-flight-flown = { $flight } nie ma już misji.
no-spares-friends = Na heksie { $hex } są twoje jednostki, a obok celu są wrogowie, których można trafić zamiast nich.
no-nothing-to-lay = Nie ma już na to miejsca: { $marker }.
no-one-quality = { $what }: pojedynczy dowódca nie ma jakości do wyboru.

## Czym jest rzecz, której wskazanie nic nie robi

no-placed-later = { $unit }: rozstawienie nastąpi, gdy bieżąca jednostka ma już heks.
no-before-battle = { $unit } działa od pierwszej tury: bitwa jeszcze się nie zaczęła.
no-enters-now = { $unit } jest jeszcze poza planszą: wchodzi ruchem po aktywacji.
no-enters-later = { $unit } jest jeszcze poza planszą: może wejść od tury { $turn }.
no-rides = { $unit } jedzie lub jest na holu: działa po aktywacji i porusza się razem: { $ride }.
no-next-turn = { $unit }: jednostka wykorzystana, działa znów w następnej turze.
no-acts-soon = { $unit } działa w tej aktywacji, gdy rozstrzygnie się to, o co się teraz pyta.
no-officer-waits = { $unit } działa ze swoją formacją, gdy go aktywujesz.
no-helper-waits = { $unit } działa sam, gdy go aktywujesz: zbiera jednostki albo się porusza.
no-truck-waits = { $unit }: pusty transport aktywuje się osobno, w twoim ruchu.
no-stray-waits = { $unit } jest bez dowodzenia: w twoim ruchu możliwa jest osobna aktywacja, po teście morale.
no-unit-waits = { $unit } działa, gdy aktywny jest oficer tej jednostki: { $officer }.
no-left-idle = { $unit } nie doczeka się już aktywacji w tej turze: { $officer }, oficer tej jednostki, jest wykorzystany.
no-enemy-waits = { $unit } należy do wroga i nie jest jeszcze na planszy: do wejścia nic nie można tej jednostce zrobić.
no-enemy-leader = { $unit } dowodzi jednostkami wroga: ogień i szturm trafiają tych, którzy są z nim, i może zginąć razem z nimi.
no-enemy-lone-leader = { $unit }, dowódca wroga, jest sam: każde trafienie na jego heksie albo szturm to jego koniec.
no-enemy-horses = { $unit } wroga: konie bez jeźdźców przepadają, gdy wejdziesz na ich heks.
no-enemy-routed = { $unit } wroga jest w ucieczce: ogień zmusza do dalszej ucieczki, a szturm do kapitulacji.
no-enemy-transport = { $unit } należy do wroga: twoje aktywowane jednostki mogą ten transport ostrzelać lub szturmować, a ładunek cierpi razem z nim.
no-enemy-carried = { $unit } jedzie z wrogiem: trafienia dostaje razem z transportem.
no-enemy-afv = { $unit } należy do wroga: temu pojazdowi szkodzi ogień przeciwpancerny i artylerii, a piechota może go szturmować, gdy twoje jednostki są aktywowane albo reagują.
no-enemy-unit = { $unit } należy do wroga: aktywowane jednostki mogą tę jednostkę ostrzelać lub szturmować, a gdy działa ona na ich oczach, reagują.
no-here-objective = Heks { $hex } to cel, { $vp } { $vp ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }: ma go strona, która ostatnia miała na nim jednostkę bojową. Jednostki wchodzą na niego ruchem.
no-here-major-river = Przez heks { $hex } płynie duża rzeka: przekracza się ją tylko mostem, brodem, mostem pontonowym lub łodzią.
no-here-minor-river = Przez heks { $hex } płynie mała rzeka: jednostki w ruchu mogą przejść ją w bród za dodatkowe punkty.
no-here-ground = Heks { $hex } to { $ground ->
    [open] teren otwarty
    [rough] teren nierówny
    [built-up] zabudowa
    [dispersed-buildings] rozproszona zabudowa
    [woods] las
    [light-woods] rzadki las
    [fields] uprawy
    [marsh] bagno
   *[rubble] gruzy
 }{ $level ->
    [0] {""}
   *[other] , poziom { $level }
 }: jednostki wchodzą na niego ruchem.
no-here-no-bridge = Most na heksie { $hex } jest zniszczony: rzeka liczy się tam jak gdzie indziej.
no-here-fort = Na heksie { $hex } stoi fortyfikacja: jednostki piesze wchodzą do niej i wychodzą ruchem, a walczą przez jej front.
no-here-pontoon = Na heksie { $hex } leży most pontonowy: jednostki w ruchu przechodzą nim przez rzekę.
no-here-work = Na heksie { $hex } trwa praca: kto ją wykonuje, kontynuuje ją w następnej turze albo ją traci.
no-here-mines = Heks { $hex } jest zaminowany: kto wejdzie, jest od razu atakowany; saperzy usuwają miny jako działanie.
no-here-trench = Przez heks { $hex } biegnie okop: jednostki piesze wchodzą do niego ruchem.
no-here-boat = Na heksie { $hex } leży łódź: jednostki piesze obok niej przeprawiają się nią jako działanie.
no-own-battery = { $battery } strzela, gdy kieruje nią aktywowany oficer: raz na turę.
no-enemy-battery = { $battery } należy do wroga, poza planszą: nic jej nie dosięgnie.
no-own-flight = { $flight } leci, gdy kieruje nim aktywowany oficer.
no-enemy-flight = { $flight } należy do wroga: gdy atakuje, spotyka go ogień przeciwlotniczy.
no-about-command = Zasięg dowodzenia oficera: jednostki jego formacji, które są w nim na początku tury, są pod dowodzeniem.
no-about-batteries = Baterie spoza planszy strzelają, gdy kieruje nimi aktywowany oficer: każda raz na turę.
no-about-flights = Samoloty atakują, gdy kieruje nimi aktywowany oficer.
no-about-turn = Fazy tury: dowodzenie, inicjatywa, aktywacje i usuwanie znaczników.
no-about-objectives = Cele: cel i jego punkty ma strona, która ostatnia miała na nim jednostkę bojową.
no-not-on-table = To nie bierze udziału w tej bitwie: { $thing }.
no-about-vp = Punkty zwycięstwa: po ostatniej turze decyduje różnica.
no-about-anti-air = Punkty obrony przeciwlotniczej: przeciw nim rzuca się za każdą wrogą misję lotniczą.
no-about-kit = Znaczniki do położenia: właściciel kładzie je po rozstawieniu.
no-about-sight = Co widzi wybrana jednostka.
no-about-reach = Dokąd wybrana jednostka może jeszcze dojść.
no-about-reserve = Jednostki, które dopiero przyjdą: wchodzą po aktywacji, od swojej tury.
no-about-losses = Stracone jednostki: liczą się do punktów wroga, jeśli mówi tak scenariusz.
