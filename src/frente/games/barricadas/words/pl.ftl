### A las Barricadas!

game-about = Plutony i kompanie hiszpańskiej wojny domowej na heksach po 150–200 metrów. Oficerowie dowodzą formacjami z kilku plutonów; działa jedna formacja naraz, a wróg może ostrzelać wszystko, co porusza się na jego oczach. Szesnaście starć od lipca 1936 do lipca 1938 oraz bitwy na punkty.

game-scale = Plutony i kompanie, heksy po 150–200 metrów
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
count-fire = Współczynnik ognia ({ $attack-id ->
    [AP] przeciwpiechotny
    [AT] przeciwpancerny
    [ART] artylerii
   *[other] { $attack }
 })
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
overlay-sight = Widok: { $unit }
overlay-reach = Zasięg ruchu: { $unit }
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
ask-vertex = W stronę którego wierzchołka zwrócona jest fortyfikacja na heksie { $hex }? 1 leży między NW a N, dalej zgodnie z ruchem wskazówek zegara.
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
ask-replacement = { $officer }: z którą jednostką przybywa?
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
ask-react = { $doing-id ->
    [assault] Ogień w reakcji na heks { $hex }, skąd wróg rusza do szturmu na heks { $assault }?
    [come] Ogień w reakcji na heks { $hex }, gdzie wróg właśnie wszedł?
    [go] Ogień w reakcji na heks { $hex }, skąd wróg zaraz wyruszy?
   *[act] Ogień w reakcji na heks { $hex }, gdzie wróg pracuje?
 } Cel: { $units }. Kto strzela, kończy działania w tej turze; bez znacznika reakcji strzela z połową siły.
ask-react-group = Kto dołącza do ognia na heks { $hex }?
ask-defend = Ogień obronny z heksu { $hex }, do którego szturmu idą: { $units }? { $by-id ->
    [vehicle] Za pierwszym razem z pełną siłą; potem tylko po teście morale i z połową.
   *[troops] Ze znacznikiem reakcji z pełną siłą, znacznik przepada; bez niego z połową.
 }
ask-defend-late = Ostrzelać tych, którzy wchodzą na heks { $hex }: { $units }? Ze znacznikiem reakcji z pełną siłą, znacznik przepada; bez niego z połową.
ask-answer = Kto odpowiada na szturm pojazdów pancernych na heks { $hex }?
ask-stand = Czy pojazdy pancerne na heksie { $hex } walczą razem z innymi?
ask-lead = { $officer }: iść razem na heks { $hex }?
ask-vehicle = { $unit }: który pojazd szturmować na heksie { $hex }?
ask-go-on = { $unit }: szturmować teraz pojazdy pancerne na heksie { $hex }?
ask-hold-hex = { $unit }: zostać na heksie { $hex }?
ask-fall-back = { $unit }: wycofać się o heks?
ask-drive-off = { $unit }: dokąd wyjechać z heksu { $hex }?
ask-retreat = { $unit }: dokąd wycofać się z heksu { $hex }?
ask-rout = { $unit }: dokąd uciec z heksu { $hex }?
ask-rout-stack = Czy uciekający z heksu { $hex } trzymają się razem?
ask-squadron = Czy obie misje atakują heks { $hex } jako jedna?
ask-hit = Kto jest trafiony na heksie { $hex }?
ask-rally = { $officer }: kogo zebrać?
ask-mission = { $officer }: co ma strzelać?
ask-aim = { $officer }: gdzie celować?
ask-form = Ogień skupiony czy rozproszony na heks { $hex }?
ask-second = { $officer }: druga misja? Jego jednostki nic wtedy nie robią.
ask-order = Znacznik leży na heksie { $hex }: atakować?
ask-flight = { $officer }: który klucz?
ask-air-aim = { $officer }: który heks mają atakować samoloty?
ask-astray = Samoloty minęły heks { $hex }: który heks bombardują?
ask-flak = { $unit }: ostrzelać bombowce nad heksem { $hex }?
ask-removal = Zdjąć znaczniki reakcji?
ask-pontoon = Położyć most pontonowy?

## Możliwości

do-auto = Rozstaw resztę za mnie
do-on = { $a }
do-take = Następnie: { $a }
do-on-vehicle = Szturmuj { $a-acc }
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
do-limber = Podczep { $a-acc } do { $b-gen }
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
do-join = Dołącza: { $a }
do-join-assault = Szturmuje też: { $a }
do-at = { $a-detail-id ->
    [AP] Ogień przeciwpiechotny
    [AT] Ogień przeciwpancerny
    [ART] Ogień artylerii
   *[other] Ogień { $a-detail }
 } na heks { $a }
do-declare = Szturmuj
do-react = { $a }, ogień { $a-detail-id ->
    [AP] przeciwpiechotny
    [AT] przeciwpancerny
    [ART] artylerii
   *[other] { $a-detail }
 }
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
do-volley = { $a } ostrzeliwuje: { $b }, ogień { $b-detail-id ->
    [AP] przeciwpiechotny
    [AT] przeciwpancerny
    [ART] artylerii
   *[other] { $b-detail }
 }
do-strike = { $a } szturmuje { $b-acc }
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
do-aim = Cel: { $a }
do-aim-air-aim = Cel: { $a }
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
do-bomb = Bombardować { $a }
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
event-coordination = Próba współdziałania ({ $unit }, { $other }): { $roll } ({ $modifier }) przeciw { $need }, { $passed ->
    [yes] sukces
   *[no] niepowodzenie
 }.
event-acts = { $unit } { $what-id ->
    [dig] się okopuje
    [build] buduje
    [cross] przechodzi przez zasieki
    [clear] oczyszcza drogę
    [boat] płynie łodzią
    [limber] jest { $unit-gender ->
        [n] podczepiane
        [f] podczepiana
       *[other] podczepiany
    }
    [unlimber] jest { $unit-gender ->
        [n] odczepiane
        [f] odczepiana
       *[other] odczepiany
    }
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
event-drift-off = { $distance ->
    [one] Cel { $hex }: odchylenie o heks, poza mapę.
    [few] Cel { $hex }: odchylenie o { $distance } heksy, poza mapę.
    [many] Cel { $hex }: odchylenie o { $distance } heksów, poza mapę.
   *[other] Cel { $hex }: odchylenie o { $distance } heksu, poza mapę.
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
outcome-won = Heks zostaje zdobyty
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
no-has-moved = { $unit } ma już za sobą ruch w tej aktywacji: to było jedyne działanie.
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
no-coordinate-far = { $other }: odległość { $distance }, a podwójny zasięg dowodzenia { $officer-gen } to { $range }.
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
 }) jest zamknięty dla jednostek { $type-id ->
    [foot] pieszych
    [wheeled] kołowych
    [tracked] gąsienicowych
   *[other] { $type }
 }.
no-wire = Zasieki na heksie { $hex }: przejadą tylko pojazdy gąsienicowe; piechota może przez nie przejść jako działanie.
no-roadblock = Zapora drogowa na heksie { $hex }: przejdą tylko jednostki piesze.
no-ditch = Rów przeciwczołgowy na heksie { $hex }: przejdą tylko jednostki piesze.
no-teeth = Zęby smoka na heksie { $hex }: przejdą tylko jednostki piesze.
no-only-on = Przy tej pogodzie na heks { $hex } nie mogą wejść jednostki { $type-id ->
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
no-dark = { $unit } może się poruszyć w ciemności tylko w stosie z oficerem lub obok niego.
no-rides-afv = { $unit } porusza się ze swoim czołgiem.
no-already = { $unit } już jest z nimi.
no-under-way = Są już w drodze: nikt nie może dołączyć.
no-not-stacked = { $unit } nie jest w tym samym stosie albo nie z tej samej formacji.
no-one-by-one = Może to robić tylko jedna jednostka naraz.
no-not-same-hex = { $unit } nie jest na tym samym heksie.
no-not-so-fast = Nie biegiem i nie w szarży.
no-cavalry-only = Konno jeździ tylko kawaleria, nie ta jednostka: { $unit }.
no-horses-taken = Te konie mają już jeźdźców: { $unit }.
no-no-transport = To nie twój transport: { $unit }.
no-not-carried = Nie można wieźć ani holować { $unit-gen }.
no-carry-and-tow = Transport wiezie albo holuje, nie oba naraz: { $unit }.
no-transport-full = { $unit }: stopnie { $steps }; w transporcie jest miejsce na { $room }.
no-limber = { $unit } porusza się na holu: najpierw trzeba podczepić.
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
   *[other] Odległość od { $unit-gen } do heksu { $hex } to { $distance ->
        [one] jeden heks
        [few] { $distance } heksy
        [many] { $distance } heksów
       *[other] { $distance } heksu
    }, a zasięg to { $range }.
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
no-has-fired = { $unit } ma już za sobą ogień w tym szturmie.
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
no-not-with = Ta jednostka nie jest z przejmowanej formacji: { $unit }. { $officer } przybywa z jedną z jej jednostek.
no-not-equal = To nie jest teraz trafiona jednostka: { $unit }. Najpierw gorsze wojska i te z mniejszymi stratami.
no-not-routed = { $unit } nie jest w ucieczce.
no-rally-once = Próba zebrania { $unit-gen } w tej turze już była.
no-routed-officer = { $officer } jest w ucieczce: może zebrać tylko siebie.
no-rally-far = { $unit } nie stoi na heksie { $officer-gen } ani obok niego.
no-commissar-not = { $officer } nie może zebrać { $unit-gen }: anarchiści i komisarze go nie słuchają.
no-chaplain-not = { $officer } nie może zebrać { $unit-gen }.
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
no-infantry-only = Przez zasieki przechodzi tylko piechota, nie ta jednostka: { $unit }.
no-no-wire = Obok, na heksie { $hex }, nie ma zasieków.
no-not-beyond = Heks { $hex } nie leży po drugiej stronie.
no-engineers-only = To praca dla saperów, nie dla tej jednostki: { $unit }.
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
no-wrong-formation = { $what } nie może dołączyć do formacji { $officer-gen }.
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
no-same-hex = { $unit } stoi na heksie { $other-gen }: weź tamten żeton.
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

no-placed-later = { $unit }: rozstawienie nastąpi, gdy bieżąca jednostka dostanie heks.
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

## Jak się to kończy

aim-margin = Przewaga { $side-gen }: { $marginal ->
    [one] jeden punkt zwycięstwa
    [few] { $marginal } punkty zwycięstwa
    [many] { $marginal } punktów zwycięstwa
   *[other] { $marginal } punktu zwycięstwa
 }; od { $tactical } zwycięstwo taktyczne, od { $decisive } decydujące
aim-even = Równe punkty zwycięstwa
aim-objectives = Wszystkie cele w rękach { $side-gen }
aim-mixed = Nikt nie ma wszystkich celów
aim-part-objective = { $hex }: { $vp ->
    [one] jeden punkt
    [few] { $vp } punkty
    [many] { $vp } punktów
   *[other] { $vp } punktu
 }
aim-part-taken = Cel odebrany wrogowi zmienia przewagę o dwa razy tyle punktów, ile jest wart.
aim-part-goal = { $hex }
aim-part-units = Wyeliminowane jednostki wroga: { $lost }; za każdą { $vp ->
    [one] punkt
    [few] { $vp } punkty
    [many] { $vp } punktów
   *[other] { $vp } punktu
 }
aim-part-exits = Czołgi, które wyszły południowym brzegiem: { $left }; za każdy punkt

## Co grozi i co by pomogło

warn-late = { $left ->
    [one] Ostatnia tura
    [few] Zostały { $left } tury
    [many] Zostało { $left } tur
   *[other] Zostało { $left } tury
 }, a twoja różnica to { $margin }: potrzeba jeszcze { $short ->
    [one] jednego punktu
    [few] { $short } punktów
    [many] { $short } punktów
   *[other] { $short } punktu
 }.
warn-late-goals = { $left ->
    [one] Ostatnia tura
    [few] Zostały { $left } tury
    [many] Zostało { $left } tur
   *[other] Zostało { $left } tury
 }, a celów poza twoimi rękami jest { $count }: bez wszystkich nikt nie wygrywa.
warn-open = Wróg może wejść tam, gdzie nie stoi twoja jednostka: { $hexes }. Różnica zmieniłaby się o { $swing }.
warn-open-goals = Wróg może wejść tam, gdzie nie stoi twoja jednostka: { $hexes }. Nie masz wtedy wszystkich celów.
warn-leave = Nikt z twoich tam nie zostaje, a wróg może wejść: { $hexes }. Różnica zmieniłaby się o { $swing }.
warn-leave-goals = Nikt z twoich tam nie zostaje, a wróg może wejść: { $hexes }. Cel byłby jego.
warn-routed = W ucieczce, a wróg jest blisko: { $units }. Jednostki w ucieczce kapitulują w szturmie{ $count ->
    [one] , a to punkt dla wroga.
    [few] , a każda to punkt dla wroga.
    [many] , a każda to punkt dla wroga.
   *[other] , a każda to punkt dla wroga.
 }
warn-alone = { $count ->
    [one] Sam na oczach wroga: { $units }. Jedno trafienie albo szturm to jego koniec.
    [few] Samotnie na oczach wroga: { $units }. Jedno trafienie albo szturm to ich koniec.
    [many] Samotnie na oczach wroga: { $units }. Jedno trafienie albo szturm to ich koniec.
   *[other] Samotnie na oczach wroga: { $units }. Jedno trafienie albo szturm to ich koniec.
 }
warn-guns = Na heksie bez piechoty, a wróg jest blisko: { $units }. Działa, które przegrają szturm lub nie zdadzą testu, są wyeliminowane.
warn-brink = { $count ->
    [one] Formacja straciła już tyle stopni, ile ma jednostek ({ $officers }).
    [few] Formacje straciły już tyle stopni, ile mają jednostek ({ $officers }).
    [many] Formacje straciły już tyle stopni, ile mają jednostek ({ $officers }).
   *[other] Formacje straciły już tyle stopni, ile mają jednostek ({ $officers }).
 } Każde dalsze trafienie oznacza test, a niezdany o 5 eliminuje { $units ->
    [one] ostatnią jednostkę
    [few] do { $units } jednostek
    [many] do { $units } jednostek
   *[other] do { $units } jednostki
 }.
warn-edge = Tak blisko twojego brzegu, że ucieczka prowadzi poza planszę, a to liczy się jak wyeliminowanie: { $units }.
warn-out = Bez dowodzenia: { $units }. { $count ->
    [one] Jednostka działa osobno
    [few] Działają pojedynczo
    [many] Działają pojedynczo
   *[other] Działają pojedynczo
 }, po teście morale z −1.
warn-dark = Nie w stosie z oficerem ani obok niego: { $units }. { $count ->
    [one] Jednostka nie może
    [few] Nie mogą
    [many] Nie mogą
   *[other] Nie mogą
 } się poruszyć w ciemności ani we mgle.
warn-pass = Jeśli teraz spasujesz, tura się kończy, { $count ->
    [one] a bez działania zostaje oficer z jednostkami: { $officers }.
    [few] a bez działania zostają oficerowie z jednostkami: { $officers }.
    [many] a bez działania zostają oficerowie z jednostkami: { $officers }.
   *[other] a bez działania zostają oficerowie z jednostkami: { $officers }.
 }
warn-pass-match = Jeśli teraz spasujesz, kończy się ostatnia tura, a z nią partia.
warn-idle = Jeszcze bez działania: { $units }. { $count ->
    [one] Później w tej turze jednostka działać nie może.
    [few] Później w tej turze działać nie mogą.
    [many] Później w tej turze działać nie mogą.
   *[other] Później w tej turze działać nie mogą.
 }
warn-joint = Sukces przy { $good } wynikach z 6. Przy niepowodzeniu w tej turze wykorzystany: { $officer }.
warn-twice = Za drugą misję w tej turze nic nie { $count ->
    [one] robi
    [few] robią
    [many] robią
   *[other] robią
 }: { $units }.
warn-own-fire = Atakowane są też twoje jednostki: { $hexes }.
warn-drift = Znacznik może odchylić się na twoje jednostki: { $hexes }.
warn-exit = Daje punkt i nigdy nie wraca: niczego już nie zajmie ani nie utrzyma.
warn-react = Heks { $hex } { $count ->
    [one] widzi jednostka wroga ({ $units }) i może cię tam ostrzelać
    [few] widzą { $count } wrogie jednostki i mogą cię tam ostrzelać
    [many] widzi { $count } wrogich jednostek i może cię tam ostrzelać
   *[other] widzi { $count } wrogiej jednostki i może cię tam ostrzelać
 }{ $full ->
    [0] , z połową siły.
   *[other] , z pełną siłą: { $full }.
 }
warn-stray = Poza zasięgiem oficera: { $units }. W następnej turze { $count ->
    [one] jednostka działa
    [few] działają
    [many] działają
   *[other] działają
 } tylko po teście morale z −1.
cure-objective = Heks { $hex } poprawia twoją różnicę o { $swing }.
cure-goals = Wejdź na: { $hexes }.
cure-stand = Jedna jednostka bojowa na nim; sam oficer go nie utrzyma.
cure-rally = Zbierz je oficerem, komisarzem lub kapelanem na heksie lub obok albo postaw jednostkę pomiędzy.
cure-stack = Postaw go w stosie z jednostką.
cure-cover = Wprowadź na heks piechotę.
cure-withdraw = Wycofaj ją z widoku.
cure-edge = Stań dalej od brzegu albo poza widokiem.
cure-out = Przybliż oficera przed końcem tury: dowodzenie ustala się na początku następnej.
cure-dark = Najpierw przyprowadź do nich oficera.
cure-activate = Aktywuj jednego z nich.
cure-idle = Przygotuj nimi reakcję.
cure-exit = Zajmij najpierw miasto, a wyjdź w ostatnich turach.

## Przed pierwszą turą

briefing-alto-del-leon-republican = Atakujesz i zaczynasz z dziesięcioma punktami straty: trzy heksy dają dziesięć punktów, a każdy zdobyty liczy się podwójnie. Zostało osiem tur, zanim przełęcz przepadnie na dobre.
first-alto-del-leon-republican-1 = Idź najpierw na skrzyżowanie C708: leży w otwartym terenie, a zdobyte poprawia różnicę o 6.
first-alto-del-leon-republican-2 = Po drodze trzymaj się lasu, a bateria 75 mm, dwie misje, niech ostrzela Falangę przy C807 i C808, zanim ktokolwiek podejdzie.
first-alto-del-leon-republican-3 = Postaw FT-17 przed pierwszą kompanią. Od tury 2 północnym brzegiem wchodzi sześć plutonów niedoświadczonej milicji: użyj ich, by trzymać, co masz.
briefing-alto-del-leon-nationalist = Bronisz się i zaczynasz z dziesięcioma punktami przewagi. Dwa zalesione wzgórza, C913 i C1013, są warte siedem z dziesięciu.
first-alto-del-leon-nationalist-1 = Okop się na C913 i C1013: tam jest miejsce twoich dwóch pozycji ulepszonych.
first-alto-del-leon-nationalist-2 = Trzy znaczniki reakcji daj karabinowi maszynowemu i plutonom, które widzą C708.
first-alto-del-leon-nationalist-3 = C708 można na pewien czas stracić, wzgórza nie: trzymaj za nimi kompanię, która odbije, co padnie.
briefing-cerro-muriano-republican = Bronisz wsi i lasu przed lepszym wojskiem, na początku z dziewięcioma punktami przewagi. Czternaście tur to długo: trzymaj niedoświadczoną milicję na oczach jej oficerów.
first-cerro-muriano-republican-1 = Trzymaj domy C508, C608 i C609, siedem z dziewięciu punktów; pozycje ulepszone można kopać tylko poza nimi, na przykład w lesie C807.
first-cerro-muriano-republican-2 = Zwykłą kompanię przy C705 zostaw w odwodzie: odbije, co stracone.
first-cerro-muriano-republican-3 = Trzymaj oficerów w stosie z ich plutonem: sami giną od byle trafienia, a niedoświadczone wojsko bez nich ucieka.
briefing-cerro-muriano-nationalist = Atakujesz marokańskimi weteranami i zaczynasz z dziewięcioma punktami straty. Masz czternaście tur i lepszych ludzi: nie ma pośpiechu.
first-cerro-muriano-nationalist-1 = Wyślij weteranów lasem na C807: drzewa osłaniają ich prawie całą drogę.
first-cerro-muriano-nationalist-2 = Trzy misje baterii 75 mm skieruj na C609, najcenniejszy heks, zanim go zaszturmujesz.
first-cerro-muriano-nationalist-3 = Zanim wyjdziesz w otwarty teren, poczekaj na dwa karabiny maszynowe, które w turze 2 wchodzą z południa.
briefing-san-marcial-republican = Bronisz wzgórza z pustelnią nad Irún, z dziesięcioma punktami przewagi. Jego dwa heksy, A607 i A608, to osiem z dziesięciu.
first-san-marcial-republican-1 = Wszystkie trzy pozycje ulepszone daj tam, gdzie stoją karabinierzy, na A607 i A608.
first-san-marcial-republican-2 = Zasieki połóż na południowym stoku, którym wróg musi podejść.
first-san-marcial-republican-3 = Anarchistów trzymaj przy A609, by od razu odbili wzgórze, jeśli padnie.
briefing-san-marcial-nationalist = Atakujesz wzgórze z pustelnią i zaczynasz z dziesięcioma punktami straty. Wzgórze to osiem z dziesięciu punktów.
first-san-marcial-nationalist-1 = Ostrzelaj wzgórze baterią 105 mm i zbombarduj je z Ju 52, zanim ktokolwiek ruszy pod górę.
first-san-marcial-nationalist-2 = Podprowadź działo 65 mm i karabin maszynowy tam, skąd widzą wzgórze.
first-san-marcial-nationalist-3 = W turze 2 z południa wchodzą weterani Legii: zachowaj ich na szturm.
briefing-talavera-republican = Bronisz miasta i szosy do Madrytu, z dziesięcioma punktami przewagi, niedoświadczoną milicją przeciw Armii Afrykańskiej. Tylko siedem tur: każda, którą wróg zmarnuje, jest twoja.
first-talavera-republican-1 = Nie spotykaj go w otwartym terenie: trzymaj domy B707, B708 i B808 karabinami maszynowymi.
first-talavera-republican-2 = Zostaw pluton przy B701: jedna wroga jednostka, która przez niego przejdzie, zabiera jego dwa punkty.
first-talavera-republican-3 = Obie zapory połóż na drodze z południa.
briefing-talavera-nationalist = Atakujesz i zaczynasz z dziesięcioma punktami straty. Siedem tur to mało: miasto od czoła, a szosa do Madrytu, B701, od tyłu.
first-talavera-nationalist-1 = Niech Legia wiąże miasto od południa karabinami maszynowymi i baterią 75 mm.
first-talavera-nationalist-2 = W turze 2 wojska marokańskie wchodzą od zachodu (B112 do B114) i od wschodu (B1412 do B1414): niech obchodzą.
first-talavera-nationalist-3 = Pamiętaj o B701: jeden pluton, który przez niego przejdzie, zmienia różnicę o 4.
briefing-siguenza-republican = Bronisz miasta z katedrą, z dziesięcioma punktami przewagi. W katedrze, B708, twoje morale jest o jeden wyższe.
first-siguenza-republican-1 = Obsadź B708 i B808, sześć z dziesięciu punktów, trzema karabinami maszynowymi.
first-siguenza-republican-2 = Niedoświadczoną milicję trzymaj za murami, nigdy w polu.
first-siguenza-republican-3 = Ciężkie działa zamieniają tu domy w gruzy: opuść heks, zanim się na ciebie zawali.
briefing-siguenza-nationalist = Atakujesz miasto od strony, która na mapie jest północna, i zaczynasz z dziesięcioma punktami straty. Trzynaście tur daje czas, by iść dom po domu.
first-siguenza-nationalist-1 = Poczekaj na turę 2: Falanga wchodzi przez B1404 do B1406, czołg z kompanią od północy.
first-siguenza-nationalist-2 = Ostrzelaj B707 działami 155 mm i 105 mm i wejdź na niego.
first-siguenza-nationalist-3 = Potem szturmuj dom po domu, za każdym razem po ostrzale.
briefing-sesena-republican = Atakujesz pierwszymi w tej wojnie T-26 i zaczynasz z siedmioma punktami straty. Każdy czołg, który wyjedzie południowym brzegiem, daje punkt; piechota przychodzi dopiero w turze 3.
first-sesena-republican-1 = W turze 1 jedź oboma plutonami czołgów z C701 jak najdalej na południe: dopóki nie otworzysz ognia, żaden oficer wroga nie działa i nikt w tej turze nie reaguje.
first-sesena-republican-2 = Strzelaj w turze na końcu: pierwszy strzał budzi wroga.
first-sesena-republican-3 = Zajmij miasto, zanim opuścisz planszę: czołg, który wyjechał, niczego nie zajmie ani nie utrzyma.
briefing-sesena-nationalist = Bronisz Seseñi, z siedmioma punktami przewagi. W turze 1 żaden twój oficer nie działa, dopóki wróg nie otworzy ognia, i nikt nie reaguje.
first-sesena-nationalist-1 = Dwa działa 75 mm przy B709 i B710 niech patrzą wzdłuż drogi: z daleka T-26 szkodzą tylko działa.
first-sesena-nationalist-2 = Wojska marokańskie w domach szturmują czołgi, które staną obok: to twoja najlepsza broń.
first-sesena-nationalist-3 = Zabierz kawalerię z otwartego terenu; tankietki wchodzą przez B715 w turze 3.
briefing-ciudad-universitaria-republican = Bronisz uniwersytetu, z trzynastoma punktami przewagi. Od kolumn z Afryki dzieli cię tylko rzeka; most D704 jest zniszczony.
first-ciudad-universitaria-republican-1 = Ludzie Durrutiego trzymają brzeg w rzędach 5–7; zasieki zamykają prawdopodobne brody.
first-ciudad-universitaria-republican-2 = Zwykłą piechotę trzymaj na D708, D608 i D808: dziesięć z trzynastu punktów.
first-ciudad-universitaria-republican-3 = W turze 3 z południa wchodzi milicja, w turze 4 przez D715 T-26: wytrzymaj do tego czasu.
briefing-ciudad-universitaria-nationalist = Atakujesz przez rzekę Manzanares i zaczynasz z trzynastoma punktami straty. Siedem tur: do tury 4 musisz być w budynkach.
first-ciudad-universitaria-nationalist-1 = Przeprawiaj się w turach 1 i 2, pod osłoną baterii 105 mm i dwóch misji Ju 52.
first-ciudad-universitaria-nationalist-2 = Z pojazdów w bród przejadą tylko gąsienicowe panzery, z D701. Kto się przeprawia, tego łatwiej trafić.
first-ciudad-universitaria-nationalist-3 = Zdobądź najpierw D708: zmienia różnicę o 8.
briefing-villarreal-de-alava-republican = Atakujesz miasto przy drodze do Vitorii i zaczynasz z dziesięcioma punktami straty. We mgle tur 1 i 2 poruszają się tylko jednostki z oficerem lub obok niego.
first-villarreal-de-alava-republican-1 = Wykorzystaj mgłę: podejdź czterema kompaniami, każdą skupioną wokół oficera.
first-villarreal-de-alava-republican-2 = Gdy mgła opadnie, karabiny maszynowe i bateria 75 mm, trzy misje, ostrzeliwują B707.
first-villarreal-de-alava-republican-3 = Bądź w mieście do tury 6: wtedy z południa przychodzi odsiecz.
briefing-villarreal-de-alava-nationalist = Bronisz miasta garstką ludzi, z dziesięcioma punktami przewagi. Odsiecz wchodzi z południa w turze 6.
first-villarreal-de-alava-nationalist-1 = Zasieki połóż na północ od B707, a pozycje ulepszone wykop za nimi, poza domami.
first-villarreal-de-alava-nationalist-2 = Trzy znaczniki reakcji daj karabinowi maszynowemu i tym, którzy widzą północ.
first-villarreal-de-alava-nationalist-3 = Trzymaj B708 i B808 do nadejścia odsieczy; B807 jest wart najmniej.
briefing-pindoque-republican = Bronisz południowego brzegu, z ośmioma punktami przewagi. Do tury 3 trwa noc, a w turze 1 może działać tylko jeden twój oficer.
first-pindoque-republican-1 = W turze 1 niech działa oficer na D706, z karabinem maszynowym na drodze z mostu.
first-pindoque-republican-2 = Trzymaj D708 jako drugą linię; T-26 wchodzą przez D715 w turze 5.
first-pindoque-republican-3 = Od tury 4 most D704 może wylecieć w powietrze, gdy wróg ma już jednostki za rzeką: przy 6, na dwie tury.
briefing-pindoque-nationalist = Atakujesz przez most D704, jedyną przeprawę, i zaczynasz z ośmioma punktami straty. Do tury 3 trwa noc, a warty śpią.
first-pindoque-nationalist-1 = W turach 1 i 2 przerzuć przez D704 weteranów razem z ich oficerem: nocą nikt inny się nie porusza.
first-pindoque-nationalist-2 = Zajmij D706, zanim zrobi się jasno.
first-pindoque-nationalist-3 = W turze 4 przez D701 nadchodzi kawaleria, a za nią piechota z działem 37 mm: trzymaj dla nich wolny most.
briefing-trijueque-republican = Bronisz szosy, z dziesięcioma punktami przewagi. W turach 1–4 leży mgła; osiem tur na długiej planszy to dla wroga mało.
first-trijueque-republican-1 = Obie zapory połóż na szosie przed C1008: w błocie jego koła trzymają się dróg i budynków.
first-trijueque-republican-2 = Oddaj C1008 w porę i walcz o C708 i C508.
first-trijueque-republican-3 = W turze 4 od zachodu wchodzi milicja, w turze 5 przez C108 T-26.
briefing-trijueque-nationalist = Atakujesz wzdłuż szosy i zaczynasz z dziesięcioma punktami straty. Na osiem tur dość szybka jest tylko droga.
first-trijueque-nationalist-1 = W turze 1 jedź CV-33 i Włochami prosto szosą.
first-trijueque-nationalist-2 = W turze 2 przez B1408 wchodzą ciężarówki: wyślij je szosą za nimi.
first-trijueque-nationalist-3 = We mgle tur 1–4 poruszają się tylko jednostki z oficerem lub obok niego.
briefing-ochandiano-republican = Bronisz wzgórz, z dziesięcioma punktami przewagi, przed zmasowanym lotnictwem. Twoi ludzie są niedoświadczeni, ale jest z nimi ksiądz Onzain.
first-ochandiano-republican-1 = Okopy i pozycje daj na wzgórze, A607 i A608.
first-ochandiano-republican-2 = Karabiny maszynowe ustaw przy A610 i A710, z widokiem na stoki.
first-ochandiano-republican-3 = Trzymaj kapelana na wzgórzu: zbiera tych, którzy uciekają. W turze 3 z północy przychodzą anarchiści.
briefing-ochandiano-nationalist = Atakujesz wzgórza weteranami i zaczynasz z dziesięcioma punktami straty. Najpierw bomby, potem ludzie.
first-ochandiano-nationalist-1 = Zanim ruszysz pod górę, wyślij na wzgórze obie misje Ju 52 i He 51 i ostrzelaj je baterią 105 mm.
first-ochandiano-nationalist-2 = Podchodź pod osłoną, gdy karabiny maszynowe widzą wzgórze.
first-ochandiano-nationalist-3 = Szturmuj tam, gdzie obrońca uciekł: jednostki w ucieczce kapitulują.
briefing-artxanda-republican = Atakujesz grzbiet z kasynem i zaczynasz z dziesięcioma punktami straty, mając pięć tur i dwa razy więcej ludzi. W turach 1–3 nie wolno ci pasować przed wrogiem.
first-artxanda-republican-1 = Atakuj w turze 1: kompania weteranów z moździerzem na C609, inni na C807.
first-artxanda-republican-2 = W turze 2 przez C701 wchodzą czołgi, a z północy milicja.
first-artxanda-republican-3 = Nie czekaj na uciekających: na zbieranie nie ma czasu.
briefing-artxanda-nationalist = Przez pięć tur bronisz grzbietu, z dziesięcioma punktami przewagi, przed dwa razy liczniejszym wrogiem.
first-artxanda-nationalist-1 = Trzy znaczniki reakcji daj tym, którzy widzą C609 i C807.
first-artxanda-nationalist-2 = Oddawaj teren za czas i nie trać kompanii: każda jednostka to punkt.
first-artxanda-nationalist-3 = W turze 4 z południa wchodzi odwód: odbijaj heksy w turach 4 i 5.
briefing-villanueva-de-la-canada-republican = Atakujesz okopaną wieś, z dziesięcioma punktami straty. Od tury 5 jest za gorąco na bieg.
first-villanueva-de-la-canada-republican-1 = Ruszaj biegiem teraz, dopóki żaden wróg nie stoi obok.
first-villanueva-de-la-canada-republican-2 = Działa 105 mm, SB-2 i oba moździerze na okopy przy B707.
first-villanueva-de-la-canada-republican-3 = Niech piechota idzie z T-26 z jednego heksu: same czołgi padną ofiarą szturmu.
briefing-villanueva-de-la-canada-nationalist = Bronisz wsi, z dziesięcioma punktami przewagi, mając okopy, zasieki i cztery znaczniki reakcji. Liczy się każda tura.
first-villanueva-de-la-canada-nationalist-1 = Okopy, zasieki i znaczniki reakcji na północ od B707.
first-villanueva-de-la-canada-nationalist-2 = Działo 37 mm przy B708 czeka na czołgi.
first-villanueva-de-la-canada-nationalist-3 = 88 mm przychodzi dopiero w turze 7, na holu, przez B715: nie licz na nie.
briefing-belchite-republican = Zdobywasz okrążony garnizon: sześć punktów za teren, ale trzynaście jednostek po punkcie. Zaczynasz z sześcioma punktami straty.
first-belchite-republican-1 = Działami 155 mm, cztery misje, bij co turę w jeden dom i wysyłaj za ogniem weteranów.
first-belchite-republican-2 = Saperzy idą z czołgami: usuwają zapory drogowe.
first-belchite-republican-3 = Otocz dom, zanim go zaszturmujesz: przegrany, który nie ma dokąd odejść, przepada.
briefing-belchite-nationalist = Trzymasz ruiny Belchite, z sześcioma punktami przewagi. Twoje jednostki są warte więcej niż teren, a nikt z twoich nie ucieka przez brzeg.
first-belchite-nationalist-1 = Postaw fortyfikację na B708, frontem na północ.
first-belchite-nationalist-2 = Trzymaj uciekających poza jego zasięgiem: jednostki w ucieczce kapitulują w szturmie.
first-belchite-nationalist-3 = Opuść dom, zanim cię w nim zamkną: kto nie może się wycofać, przepada.
briefing-la-muela-de-teruel-republican = Trzymasz płaskowyż w głębokim śniegu, z dwunastoma punktami przewagi. Nikt nie rusza biegiem, a piechota płaci poza drogami o punkt więcej.
first-la-muela-de-teruel-republican-1 = A614 to rygiel, pięć z dwunastu punktów: tam okopy i zasieki.
first-la-muela-de-teruel-republican-2 = Karabinierzy przy C706 opóźniają wroga: nie daj ich złapać.
first-la-muela-de-teruel-republican-3 = W turze 6 przez A701 wchodzi BT-5; zamieć tur 8 i 9 skraca widoczność o połowę.
briefing-la-muela-de-teruel-nationalist = Atakujesz przez śnieg, z dwunastoma punktami straty, mając dziewięć tur i długą drogę.
first-la-muela-de-teruel-nationalist-1 = W turze 1 ruszaj ścieżką mapy C: poza nią każdy heks kosztuje pieszych o punkt więcej.
first-la-muela-de-teruel-nationalist-2 = Zdobądź A614 do tury 6 lub 7: zmienia różnicę o 10.
first-la-muela-de-teruel-nationalist-3 = 155 i 105 mm, razem pięć misji, to na A614; Legia wchodzi z południa w turze 2.
briefing-paso-del-ebro-republican = Nocą przeprawiasz się łodziami przez Ebro i zaczynasz z dziesięcioma punktami straty. Most jest zniszczony; od tury 4 obok saperów można położyć most pontonowy.
first-paso-del-ebro-republican-1 = Cztery łodzie umieść tam, gdzie nikt nie patrzy, z dala od D606 do D806: zostaną na miejscu.
first-paso-del-ebro-republican-2 = W turze 1 przepraw obie kompanie weteranów: łódź zabiera dziewięć stopni na turę, a przeprawa to całe działanie.
first-paso-del-ebro-republican-3 = Zostaw saperów przy brzegu: most pontonowy wymaga ich obok.
briefing-paso-del-ebro-nationalist = Trzymasz drugi brzeg, z dziesięcioma punktami przewagi. Do tury 3 trwa noc, a twoje samoloty latają od tury 6.
first-paso-del-ebro-nationalist-1 = Trzymaj D708 i D414: sześć z dziesięciu punktów.
first-paso-del-ebro-nationalist-2 = Połóż zasieki w prawdopodobnych miejscach lądowania; kto się przeprawia, tego łatwiej trafić.
first-paso-del-ebro-nationalist-3 = W turze 5 z południa wchodzą wojska marokańskie: zachowaj coś, do czego dołączą.
briefing-points-republican = Uzgadniacie cele, kupujecie wojsko i walczycie o wszystkie: kto ma tylko część, remisuje. W ataku atakujący ma dwa razy więcej punktów, a miny i fortyfikacje kupuje tylko obrońca.
first-points-republican-1 = Zaproponuj cele, do których dojdziesz; zwykłe to miejscowości w środku.
first-points-republican-2 = Kup raczej kilka silnych formacji z baterią niż wiele małych, i niewielu weteranów: zaleca się dziesiątą część punktów.
first-points-republican-3 = Jeden utrzymany cel wystarczy, by nie przegrać.
briefing-points-nationalist = Uzgadniacie cele, kupujecie wojsko i walczycie o wszystkie: kto ma tylko część, remisuje. W ataku atakujący ma dwa razy więcej punktów, a miny i fortyfikacje kupuje tylko obrońca.
first-points-nationalist-1 = Zaproponuj cele, do których dojdziesz; zwykłe to miejscowości w środku.
first-points-nationalist-2 = Kup kilka silnych formacji z baterią; na weteranów zaleca się piątą część punktów.
first-points-nationalist-3 = Jeden utrzymany cel wystarczy, by nie przegrać.

## Walki tak, jak są pokazane

battle-role-fires = Strzela
battle-role-target = Pod ogniem
battle-role-checks = Test
battle-check = Test morale: { $unit }
battle-rally = { $himself ->
    [yes] { $unit } próbuje się zebrać
   *[no] { $other } zbiera { $unit-acc }
 }
battle-coordination = Współdziałanie: { $unit }, { $other }
chart-fire = Tabela walki: rzut według łącznego ognia; wynik dzieli się przez osłonę
chart-melee = Walka wręcz: rzut według stosunku sił. A lub D traci stopnie, R tylko się wycofuje
odds-strike = Szturm na pojazd pancerny: { $unit }
outcome-no-strike = Test niezdany: bez ataku
verdict-hurt = { $hurt-count ->
    [0] {""}
   *[other] {" "}Stracone stopnie: { $hurt }.
 }
verdict-routed = { $routed-count ->
    [0] {""}
   *[other] {" "}W ucieczce: { $routed }.
 }
verdict-losses = { $gone-count ->
    [0] { $hurt-count ->
        [0] W ucieczce: { $routed }.
       *[other] Stracone stopnie: { $hurt }.{ verdict-routed }
     }
   *[other] Wyeliminowane: { $gone }.{ verdict-hurt }{ verdict-routed }
 }
verdict-fire = { $nothing ->
    [yes] Bez skutku.
   *[no] { verdict-losses }
 }
verdict-assault = { $end ->
    [taken] Heks { $hex } jest zajęty.
    [beaten] Obrońcy heksu { $hex } są pobici.
   *[failed] Szturm na heks { $hex } się nie udaje.
 }{ $nothing ->
    [yes] {" "}Strat nie ma.
   *[no] {" "}{ verdict-losses }
 }
verdict-check-passed = { $unit }: test zdany.
verdict-check-failed = { $unit }: test niezdany.
verdict-rally-passed = { $unit }: zebranie udane.
verdict-rally-failed = { $unit }: ucieczka trwa.
verdict-coordination-passed = Działają obaj.
verdict-coordination-failed = Nie działają razem: drugi oficer jest w tej turze wykorzystany.

# Słowa z drukowanych tabel.
chart-cover = Osłona: przez co dzieli się wynik ognia
chart-movement = Punkty ruchu za wejście, według rodzaju ruchu
cell-AP = przeciwpiechotny
cell-AT = przeciwpancerny
cell-ART = artyleria
cell-foot = pieszo
cell-wheeled = kołowe
cell-tracked = gąsienicowe
cell-open = Teren otwarty
cell-fields = Uprawy
cell-rough = Teren nierówny
cell-marsh = Bagno
cell-light-woods = Rzadki las
cell-woods = Las
cell-dispersed-buildings = Rozproszona zabudowa
cell-built-up = Zabudowa
cell-rubble = Gruzy
cell-trench = Okop
cell-road = Drogą
cell-trail = Ścieżką
cell-uphill_per_level = Pod górę, za każdy poziom
cell-major-river = Duża rzeka
cell-minor-river = Mała rzeka
cell-pontoon = Most pontonowy
cell-no = zabroniony

## Rozkazy stałe

order-react = Wróg porusza się lub działa na oczach
order-react-fire = Ogień jednostką, która trafia najlepiej
order-react-hold = Wstrzymaj ogień
order-defend = Wróg szturmuje, jeszcze przed wejściem
order-defend-fire = Ogień jednostką, która trafia najlepiej
order-defend-hold = Wstrzymaj ogień
order-defend-late = Wróg wchodzi po pierwszym ogniu
order-defend-late-fire = Ogień jednostką, która trafia najlepiej
order-defend-late-hold = Wstrzymaj ogień
order-flak = Nadlatują bombowce
order-flak-fire = Ostrzelaj je
order-flak-hold = Wstrzymaj ogień

## Na co patrzy prognoza

feature-lead = przewaga w punktach
feature-clear-lead = wyraźność przewagi
feature-steps = pozostałe stopnie
feature-units = pozostałe jednostki
feature-routed = jednostki w ucieczce
feature-officers = pozostali oficerowie
feature-near-objectives = siła blisko celów
feature-holding = cele zajęte przez jednostki
feature-bare = cele bez obsady
feature-worn = jednostki na ostatnim stopniu
feature-waiting = jednostki, które dopiero wejdą
feature-attacker = kto atakuje
feature-initiative = inicjatywa

## Plansza w terminalu

board-turn = Tura { $turn } z { $last }, { $phase }. Punkty: republikanie { $republican }, nacjonaliści { $nationalist }.
board-objectives = Cele: { $objectives }.
board-side = { $side }:
board-hex = { $hex } { $terrain }{ $level ->
    [0] { "" }
   *[other] , poziom { $level }
}
board-waiting = dopiero wejdą: { $pieces }

## Nazwy żetonów

name-rep-infantry-g-n = Pluton republikanów G{ $number }
    .gen = plutonu republikanów G{ $number }
    .acc = pluton republikanów G{ $number }
    .gender = mi
name-rep-infantry-h-n = Pluton republikanów H{ $number }
    .gen = plutonu republikanów H{ $number }
    .acc = pluton republikanów H{ $number }
    .gender = mi
name-rep-infantry-i-n = Pluton republikanów I{ $number }
    .gen = plutonu republikanów I{ $number }
    .acc = pluton republikanów I{ $number }
    .gender = mi
name-rep-infantry-j-n = Pluton republikanów J{ $number }
    .gen = plutonu republikanów J{ $number }
    .acc = pluton republikanów J{ $number }
    .gender = mi
name-rep-infantry-k-n = Pluton republikanów K{ $number }
    .gen = plutonu republikanów K{ $number }
    .acc = pluton republikanów K{ $number }
    .gender = mi
name-rep-infantry-l-n = Pluton republikanów L{ $number }
    .gen = plutonu republikanów L{ $number }
    .acc = pluton republikanów L{ $number }
    .gender = mi
name-assault-guard-a-n = Pluton Gwardii Szturmowej A{ $number }
    .gen = plutonu Gwardii Szturmowej A{ $number }
    .acc = pluton Gwardii Szturmowej A{ $number }
    .gender = mi
name-assault-guard-b-n = Pluton Gwardii Szturmowej B{ $number }
    .gen = plutonu Gwardii Szturmowej B{ $number }
    .acc = pluton Gwardii Szturmowej B{ $number }
    .gender = mi
name-assault-guard-c-n = Pluton Gwardii Szturmowej C{ $number }
    .gen = plutonu Gwardii Szturmowej C{ $number }
    .acc = pluton Gwardii Szturmowej C{ $number }
    .gender = mi
name-carabineer-d-n = Pluton karabinierów D{ $number }
    .gen = plutonu karabinierów D{ $number }
    .acc = pluton karabinierów D{ $number }
    .gender = mi
name-carabineer-e-n = Pluton karabinierów E{ $number }
    .gen = plutonu karabinierów E{ $number }
    .acc = pluton karabinierów E{ $number }
    .gender = mi
name-rep-guardia-civil-f-n = Pluton Gwardii Cywilnej F{ $number }
    .gen = plutonu Gwardii Cywilnej F{ $number }
    .acc = pluton Gwardii Cywilnej F{ $number }
    .gender = mi
name-gudari-o-n = Pluton gudari O{ $number }
    .gen = plutonu gudari O{ $number }
    .acc = pluton gudari O{ $number }
    .gender = mi
name-gudari-p-n = Pluton gudari P{ $number }
    .gen = plutonu gudari P{ $number }
    .acc = pluton gudari P{ $number }
    .gender = mi
name-gudari-s-n = Pluton gudari S{ $number }
    .gen = plutonu gudari S{ $number }
    .acc = pluton gudari S{ $number }
    .gender = mi
name-gudari-t-n = Pluton gudari T{ $number }
    .gen = plutonu gudari T{ $number }
    .acc = pluton gudari T{ $number }
    .gender = mi
name-catalan-militia-m-n = Pluton milicji katalońskiej M{ $number }
    .gen = plutonu milicji katalońskiej M{ $number }
    .acc = pluton milicji katalońskiej M{ $number }
    .gender = mi
name-catalan-militia-n-n = Pluton milicji katalońskiej N{ $number }
    .gen = plutonu milicji katalońskiej N{ $number }
    .acc = pluton milicji katalońskiej N{ $number }
    .gender = mi
name-communist-militia-v-n = Pluton milicji komunistów V{ $number }
    .gen = plutonu milicji komunistów V{ $number }
    .acc = pluton milicji komunistów V{ $number }
    .gender = mi
name-communist-militia-w-n = Pluton milicji komunistów W{ $number }
    .gen = plutonu milicji komunistów W{ $number }
    .acc = pluton milicji komunistów W{ $number }
    .gender = mi
name-anarchist-militia-1-x-n = Pluton milicji anarchistów nr { $number }
    .gen = plutonu milicji anarchistów nr { $number }
    .acc = pluton milicji anarchistów nr { $number }
    .gender = mi
name-anarchist-militia-2-y-n = Pluton milicji anarchistów Y{ $number }
    .gen = plutonu milicji anarchistów Y{ $number }
    .acc = pluton milicji anarchistów Y{ $number }
    .gender = mi
name-durruti-militia-z-n = Pluton Durrutiego Z{ $number }
    .gen = plutonu Durrutiego Z{ $number }
    .acc = pluton Durrutiego Z{ $number }
    .gender = mi
name-rep-engineers-x-n = Pluton saperów republikanów nr { $number }
    .gen = plutonu saperów republikanów nr { $number }
    .acc = pluton saperów republikanów nr { $number }
    .gender = mi
name-rep-cavalry-cr-n = Pluton kawalerii republikanów CR{ $number }
    .gen = plutonu kawalerii republikanów CR{ $number }
    .acc = pluton kawalerii republikanów CR{ $number }
    .gender = mi
name-rep-mmg-q-n = Karabin maszynowy Maxim Q{ $number }
    .gen = karabinu maszynowego Maxim Q{ $number }
    .acc = karabin maszynowy Maxim Q{ $number }
    .gender = mi
name-rep-mmg-r-n = Karabin maszynowy Maxim R{ $number }
    .gen = karabinu maszynowego Maxim R{ $number }
    .acc = karabin maszynowy Maxim R{ $number }
    .gender = mi
name-rep-mmg-x-n = Karabin maszynowy Maxim nr { $number }
    .gen = karabinu maszynowego Maxim nr { $number }
    .acc = karabin maszynowy Maxim nr { $number }
    .gender = mi
name-assault-guard-mmg-x-n = Karabin maszynowy Gwardii Szturmowej nr { $number }
    .gen = karabinu maszynowego Gwardii Szturmowej nr { $number }
    .acc = karabin maszynowy Gwardii Szturmowej nr { $number }
    .gender = mi
name-gudari-mmg-u-n = Karabin maszynowy gudari U{ $number }
    .gen = karabinu maszynowego gudari U{ $number }
    .acc = karabin maszynowy gudari U{ $number }
    .gender = mi
name-gudari-mmg-x-n = Karabin maszynowy gudari
    .gen = karabinu maszynowego gudari
    .acc = karabin maszynowy gudari
    .gender = mi
name-anarchist-mmg-za-n = Karabin maszynowy anarchistów ZA{ $number }
    .gen = karabinu maszynowego anarchistów ZA{ $number }
    .acc = karabin maszynowy anarchistów ZA{ $number }
    .gender = mi
name-rep-81mm-x-n = Moździerz 81 mm nr { $number }
    .gen = moździerza 81 mm nr { $number }
    .acc = moździerz 81 mm nr { $number }
    .gender = mi
name-rep-75mm-x-n = Działo 75 mm nr { $number }
    .gen = działa 75 mm nr { $number }
    .acc = działo 75 mm nr { $number }
    .gender = n
name-rep-105mm-x-n = Działo 105 mm nr { $number }
    .gen = działa 105 mm nr { $number }
    .acc = działo 105 mm nr { $number }
    .gender = n
name-rep-45mm-at-x-n = Działo przeciwpancerne 45 mm nr { $number }
    .gen = działa przeciwpancernego 45 mm nr { $number }
    .acc = działo przeciwpancerne 45 mm nr { $number }
    .gender = n
name-rep-t26b-x-n = T-26 B nr { $number }
    .gender = mi
name-rep-bt5-x-n = BT-5 nr { $number }
    .gender = mi
name-rep-ba6-x-n = BA-6 nr { $number }
    .gender = mi
name-rep-unl35-x-n = UNL-35 nr { $number }
    .gender = mi
name-rep-ft17-gun-x-n = FT-17 z działem nr { $number }
    .gender = mi
name-rep-ft17-mmg-x-n = FT-17 z km nr { $number }
    .gender = mi
name-rep-trubia36-x-n = Trubia 36 nr { $number }
    .gender = mi
name-rep-bilbao32-x-n = Bilbao 32 nr { $number }
    .gender = mi
name-rep-tiznao-x-n = Tiznao nr { $number }
    .gender = mi
name-rep-truck-x-n = Ciężarówka nr { $number }
    .gen = ciężarówki nr { $number }
    .acc = ciężarówkę nr { $number }
    .gender = f
name-rep-horses-x-n = Konie nr { $number }
    .gen = koni nr { $number }
    .acc = konie nr { $number }
name-nat-infantry-i-n = Pluton nacjonalistów I{ $number }
    .gen = plutonu nacjonalistów I{ $number }
    .acc = pluton nacjonalistów I{ $number }
    .gender = mi
name-nat-infantry-j-n = Pluton nacjonalistów J{ $number }
    .gen = plutonu nacjonalistów J{ $number }
    .acc = pluton nacjonalistów J{ $number }
    .gender = mi
name-nat-infantry-k-n = Pluton nacjonalistów K{ $number }
    .gen = plutonu nacjonalistów K{ $number }
    .acc = pluton nacjonalistów K{ $number }
    .gender = mi
name-nat-infantry-l-n = Pluton nacjonalistów L{ $number }
    .gen = plutonu nacjonalistów L{ $number }
    .acc = pluton nacjonalistów L{ $number }
    .gender = mi
name-nat-infantry-m-n = Pluton nacjonalistów M{ $number }
    .gen = plutonu nacjonalistów M{ $number }
    .acc = pluton nacjonalistów M{ $number }
    .gender = mi
name-legion-a-n = Pluton Legii A{ $number }
    .gen = plutonu Legii A{ $number }
    .acc = pluton Legii A{ $number }
    .gender = mi
name-legion-b-n = Pluton Legii B{ $number }
    .gen = plutonu Legii B{ $number }
    .acc = pluton Legii B{ $number }
    .gender = mi
name-legion-c-n = Pluton Legii C{ $number }
    .gen = plutonu Legii C{ $number }
    .acc = pluton Legii C{ $number }
    .gender = mi
name-moor-e-n = Pluton marokański E{ $number }
    .gen = plutonu marokańskiego E{ $number }
    .acc = pluton marokański E{ $number }
    .gender = mi
name-moor-f-n = Pluton marokański F{ $number }
    .gen = plutonu marokańskiego F{ $number }
    .acc = pluton marokański F{ $number }
    .gender = mi
name-moor-g-n = Pluton marokański G{ $number }
    .gen = plutonu marokańskiego G{ $number }
    .acc = pluton marokański G{ $number }
    .gender = mi
name-nat-guardia-civil-p-n = Pluton Gwardii Cywilnej P{ $number }
    .gen = plutonu Gwardii Cywilnej P{ $number }
    .acc = pluton Gwardii Cywilnej P{ $number }
    .gender = mi
name-nat-guardia-civil-pb-n = Pluton Gwardii Cywilnej PB{ $number }
    .gen = plutonu Gwardii Cywilnej PB{ $number }
    .acc = pluton Gwardii Cywilnej PB{ $number }
    .gender = mi
name-requete-q-n = Pluton requetés Q{ $number }
    .gen = plutonu requetés Q{ $number }
    .acc = pluton requetés Q{ $number }
    .gender = mi
name-requete-r-n = Pluton requetés R{ $number }
    .gen = plutonu requetés R{ $number }
    .acc = pluton requetés R{ $number }
    .gender = mi
name-requete-s-n = Pluton requetés S{ $number }
    .gen = plutonu requetés S{ $number }
    .acc = pluton requetés S{ $number }
    .gender = mi
name-requete-sb-n = Pluton requetés SB{ $number }
    .gen = plutonu requetés SB{ $number }
    .acc = pluton requetés SB{ $number }
    .gender = mi
name-carlist-t-n = Pluton karlistów T{ $number }
    .gen = plutonu karlistów T{ $number }
    .acc = pluton karlistów T{ $number }
    .gender = mi
name-carlist-u-n = Pluton karlistów U{ $number }
    .gen = plutonu karlistów U{ $number }
    .acc = pluton karlistów U{ $number }
    .gender = mi
name-phalangist-v-n = Pluton Falangi V{ $number }
    .gen = plutonu Falangi V{ $number }
    .acc = pluton Falangi V{ $number }
    .gender = mi
name-phalangist-w-n = Pluton Falangi W{ $number }
    .gen = plutonu Falangi W{ $number }
    .acc = pluton Falangi W{ $number }
    .gender = mi
name-phalangist-x-n = Pluton Falangi nr { $number }
    .gen = plutonu Falangi nr { $number }
    .acc = pluton Falangi nr { $number }
    .gender = mi
name-ctv-infantry-z-n = Pluton włoski Z{ $number }
    .gen = plutonu włoskiego Z{ $number }
    .acc = pluton włoski Z{ $number }
    .gender = mi
name-ctv-infantry-za-n = Pluton włoski ZA{ $number }
    .gen = plutonu włoskiego ZA{ $number }
    .acc = pluton włoski ZA{ $number }
    .gender = mi
name-ctv-infantry-zb-n = Pluton włoski ZB{ $number }
    .gen = plutonu włoskiego ZB{ $number }
    .acc = pluton włoski ZB{ $number }
    .gender = mi
name-nat-engineers-x-n = Pluton saperów nacjonalistów nr { $number }
    .gen = plutonu saperów nacjonalistów nr { $number }
    .acc = pluton saperów nacjonalistów nr { $number }
    .gender = mi
name-moor-cavalry-ca-n = Pluton kawalerii marokańskiej CA{ $number }
    .gen = plutonu kawalerii marokańskiej CA{ $number }
    .acc = pluton kawalerii marokańskiej CA{ $number }
    .gender = mi
name-moor-cavalry-cb-n = Pluton kawalerii marokańskiej CB{ $number }
    .gen = plutonu kawalerii marokańskiej CB{ $number }
    .acc = pluton kawalerii marokańskiej CB{ $number }
    .gender = mi
name-nat-mmg-n-n = Karabin maszynowy Hotchkiss N{ $number }
    .gen = karabinu maszynowego Hotchkiss N{ $number }
    .acc = karabin maszynowy Hotchkiss N{ $number }
    .gender = mi
name-nat-mmg-o-n = Karabin maszynowy Hotchkiss O{ $number }
    .gen = karabinu maszynowego Hotchkiss O{ $number }
    .acc = karabin maszynowy Hotchkiss O{ $number }
    .gender = mi
name-nat-mmg-x-n = Karabin maszynowy Hotchkiss nr { $number }
    .gen = karabinu maszynowego Hotchkiss nr { $number }
    .acc = karabin maszynowy Hotchkiss nr { $number }
    .gender = mi
name-legion-mmg-d-n = Karabin maszynowy Legii D{ $number }
    .gen = karabinu maszynowego Legii D{ $number }
    .acc = karabin maszynowy Legii D{ $number }
    .gender = mi
name-moor-mmg-h-n = Karabin maszynowy marokański H{ $number }
    .gen = karabinu maszynowego marokańskiego H{ $number }
    .acc = karabin maszynowy marokański H{ $number }
    .gender = mi
name-phalangist-mmg-y-n = Karabin maszynowy Falangi Y{ $number }
    .gen = karabinu maszynowego Falangi Y{ $number }
    .acc = karabin maszynowy Falangi Y{ $number }
    .gender = mi
name-phalangist-mmg-x-n = Karabin maszynowy Falangi
    .gen = karabinu maszynowego Falangi
    .acc = karabin maszynowy Falangi
    .gender = mi
name-ctv-mmg-x-n = Karabin maszynowy włoski nr { $number }
    .gen = karabinu maszynowego włoskiego nr { $number }
    .acc = karabin maszynowy włoski nr { $number }
    .gender = mi
name-nat-81mm-x-n = Moździerz 81 mm nr { $number }
    .gen = moździerza 81 mm nr { $number }
    .acc = moździerz 81 mm nr { $number }
    .gender = mi
name-nat-75mm-x-n = Działo 75 mm nr { $number }
    .gen = działa 75 mm nr { $number }
    .acc = działo 75 mm nr { $number }
    .gender = n
name-nat-105mm-x-n = Działo 105 mm nr { $number }
    .gen = działa 105 mm nr { $number }
    .acc = działo 105 mm nr { $number }
    .gender = n
name-nat-65mm-x-n = Działo piechoty 65 mm nr { $number }
    .gen = działa piechoty 65 mm nr { $number }
    .acc = działo piechoty 65 mm nr { $number }
    .gender = n
name-nat-37mm-at-x-n = Działo przeciwpancerne 37 mm nr { $number }
    .gen = działa przeciwpancernego 37 mm nr { $number }
    .acc = działo przeciwpancerne 37 mm nr { $number }
    .gender = n
name-nat-88mm-x-n = Działo 88 mm
    .gen = działa 88 mm
    .acc = działo 88 mm
    .gender = n
name-nat-t26b-x-n = T-26 B nr { $number }
    .gender = mi
name-nat-ft17-gun-x-n = FT-17 z działem
    .gender = mi
name-nat-bilbao32-x-n = Bilbao 32 nr { $number }
    .gender = mi
name-nat-pz1a-x-n = Pz I Ausf. A nr { $number }
    .gender = mi
name-nat-ft17-mmg-x-n = FT-17 z km
    .gender = mi
name-nat-cv33-x-n = CV-33 nr { $number }
    .gender = mi
name-nat-truck-x-n = Ciężarówka nr { $number }
    .gen = ciężarówki nr { $number }
    .acc = ciężarówkę nr { $number }
    .gender = f
name-nat-horses-x-n = Konie nr { $number }
    .gen = koni nr { $number }
    .acc = konie nr { $number }
name-rep-guarner = Kapitan Guarner
    .gen = kapitana Guarnera
    .acc = kapitana Guarnera
    .gender = mp
name-rep-medrano = Kapitan Medrano
    .gen = kapitana Medrano
    .acc = kapitana Medrano
    .gender = mp
name-rep-farreras = Kapitan Farreras
    .gen = kapitana Farrerasa
    .acc = kapitana Farrerasa
    .gender = mp
name-rep-naranjo = Kapitan Naranjo
    .gen = kapitana Naranjo
    .acc = kapitana Naranjo
    .gender = mp
name-rep-sabater = Kapitan Sabater
    .gen = kapitana Sabatera
    .acc = kapitana Sabatera
    .gender = mp
name-rep-escobedo = Kapitan Escobedo
    .gen = kapitana Escobedo
    .acc = kapitana Escobedo
    .gender = mp
name-rep-pernia = Kapitan Pernía
    .gen = kapitana Pernii
    .acc = kapitana Pernię
    .gender = mp
name-rep-diez = Kapitan Díez
    .gen = kapitana Díeza
    .acc = kapitana Díeza
    .gender = mp
name-rep-soler = Kapitan Soler
    .gen = kapitana Solera
    .acc = kapitana Solera
    .gender = mp
name-rep-aldana = Kapitan Aldana
    .gen = kapitana Aldany
    .acc = kapitana Aldanę
    .gender = mp
name-rep-quiros = Kapitan Quirós
    .gen = kapitana Quirósa
    .acc = kapitana Quirósa
    .gender = mp
name-rep-velasco = Kapitan Velasco
    .gen = kapitana Velasco
    .acc = kapitana Velasco
    .gender = mp
name-rep-montaner = Kapitan Montaner
    .gen = kapitana Montanera
    .acc = kapitana Montanera
    .gender = mp
name-rep-puigvert = Kapitan Puigvert
    .gen = kapitana Puigverta
    .acc = kapitana Puigverta
    .gender = mp
name-rep-beldarrain = Kapitan Beldarrain
    .gen = kapitana Beldarraina
    .acc = kapitana Beldarraina
    .gender = mp
name-rep-etxeandia = Kapitan Etxeandia
    .gen = kapitana Etxeandii
    .acc = kapitana Etxeandię
    .gender = mp
name-rep-lizarraga = Kapitan Lizarraga
    .gen = kapitana Lizarragi
    .acc = kapitana Lizarragę
    .gender = mp
name-rep-zubiaur = Kapitan Zubiaur
    .gen = kapitana Zubiaura
    .acc = kapitana Zubiaura
    .gender = mp
name-rep-bravo = Kapitan Bravo
    .gen = kapitana Bravo
    .acc = kapitana Bravo
    .gender = mp
name-rep-mancebo = Kapitan Mancebo
    .gen = kapitana Mancebo
    .acc = kapitana Mancebo
    .gender = mp
name-rep-otaegi = Kapitan Otaegi
    .gen = kapitana Otaegiego
    .acc = kapitana Otaegiego
    .gender = mp
name-rep-carrasco = Kapitan Carrasco
    .gen = kapitana Carrasco
    .acc = kapitana Carrasco
    .gender = mp
name-rep-gallardo = Kapitan Gallardo
    .gen = kapitana Gallardo
    .acc = kapitana Gallardo
    .gender = mp
name-rep-ferrandez = Kapitan Ferrández
    .gen = kapitana Ferrándeza
    .acc = kapitana Ferrándeza
    .gender = mp
name-rep-bonilla = Kapitan Bonilla
    .gen = kapitana Bonilli
    .acc = kapitana Bonillę
    .gender = mp
name-rep-manzana = Kapitan Manzana
    .gen = kapitana Manzany
    .acc = kapitana Manzanę
    .gender = mp
name-rep-jover = Kapitan Jover
    .gen = kapitana Jovera
    .acc = kapitana Jovera
    .gender = mp
name-rep-villakampa = Kapitan Villakampa
    .gen = kapitana Villakampy
    .acc = kapitana Villakampę
    .gender = mp
name-rep-arman = Kapitan Arman
    .gen = kapitana Armana
    .acc = kapitana Armana
    .gender = mp
name-rep-pogodin = Kapitan Pogodin
    .gen = kapitana Pogodina
    .acc = kapitana Pogodina
    .gender = mp
name-rep-novikov = Kapitan Nowikow
    .gen = kapitana Nowikowa
    .acc = kapitana Nowikowa
    .gender = mp
name-rep-almagro = Kapitan Almagro
    .gen = kapitana Almagro
    .acc = kapitana Almagro
    .gender = mp
name-rep-camarada-ruiz = Towarzysz komisarz Ruiz
    .gen = towarzysza komisarza Ruiza
    .acc = towarzysza komisarza Ruiza
    .gender = mp
name-rep-camarada-pons = Towarzysz komisarz Pons
    .gen = towarzysza komisarza Ponsa
    .acc = towarzysza komisarza Ponsa
    .gender = mp
name-rep-camarada-iglesias = Towarzysz komisarz Iglesias
    .gen = towarzysza komisarza Iglesiasa
    .acc = towarzysza komisarza Iglesiasa
    .gender = mp
name-rep-onzain = Ksiądz Onzain
    .gen = księdza Onzaina
    .acc = księdza Onzaina
    .gender = mp
name-rep-korta = Ksiądz Korta
    .gen = księdza Korty
    .acc = księdza Kortę
    .gender = mp
name-rep-repl-lafuente = Porucznik Lafuente
    .gen = porucznika Lafuente
    .acc = porucznika Lafuente
    .gender = mp
name-rep-repl-rincon = Porucznik Rincón
    .gen = porucznika Rincóna
    .acc = porucznika Rincóna
    .gender = mp
name-rep-repl-sancho = Porucznik Sancho
    .gen = porucznika Sancho
    .acc = porucznika Sancho
    .gender = mp
name-rep-repl-barcelo = Porucznik Barceló
    .gen = porucznika Barceló
    .acc = porucznika Barceló
    .gender = mp
name-rep-repl-ochoa = Porucznik Ochoa
    .gen = porucznika Ochoi
    .acc = porucznika Ochoę
    .gender = mp
name-rep-repl-izaguirre = Porucznik Izaguirre
    .gen = porucznika Izaguirre
    .acc = porucznika Izaguirre
    .gender = mp
name-rep-repl-merino = Porucznik Merino
    .gen = porucznika Merino
    .acc = porucznika Merino
    .gender = mp
name-rep-repl-tello = Porucznik Tello
    .gen = porucznika Tello
    .acc = porucznika Tello
    .gender = mp
name-rep-repl-cuesta = Porucznik Cuesta
    .gen = porucznika Cuesty
    .acc = porucznika Cuestę
    .gender = mp
name-rep-repl-palacios = Porucznik Palacios
    .gen = porucznika Palaciosa
    .acc = porucznika Palaciosa
    .gender = mp
name-rep-repl-ripoll = Porucznik Ripoll
    .gen = porucznika Ripolla
    .acc = porucznika Ripolla
    .gender = mp
name-rep-repl-kuznetsov = Porucznik Kuzniecow
    .gen = porucznika Kuzniecowa
    .acc = porucznika Kuzniecowa
    .gender = mp
name-rep-repl-herrero = Porucznik Herrero
    .gen = porucznika Herrero
    .acc = porucznika Herrero
    .gender = mp
name-nat-tamayo = Kapitan Tamayo
    .gen = kapitana Tamayo
    .acc = kapitana Tamayo
    .gender = mp
name-nat-vazquez = Kapitan Vázquez
    .gen = kapitana Vázqueza
    .acc = kapitana Vázqueza
    .gender = mp
name-nat-lago = Kapitan Lago
    .gen = kapitana Lago
    .acc = kapitana Lago
    .gender = mp
name-nat-zanon = Kapitan Zanón
    .gen = kapitana Zanóna
    .acc = kapitana Zanóna
    .gender = mp
name-nat-el-mizzian = Kapitan El Mizzian
    .gen = kapitana El Mizziana
    .acc = kapitana El Mizziana
    .gender = mp
name-nat-castejon = Kapitan Castejón
    .gen = kapitana Castejóna
    .acc = kapitana Castejóna
    .gender = mp
name-nat-delgado = Kapitan Delgado
    .gen = kapitana Delgado
    .acc = kapitana Delgado
    .gender = mp
name-nat-serrano = Kapitan Serrano
    .gen = kapitana Serrano
    .acc = kapitana Serrano
    .gender = mp
name-nat-gavilan = Kapitan Gavilán
    .gen = kapitana Gavilána
    .acc = kapitana Gavilána
    .gender = mp
name-nat-rubalcaba = Kapitan Rubalcaba
    .gen = kapitana Rubalcaby
    .acc = kapitana Rubalcabę
    .gender = mp
name-nat-saavedra = Kapitan Saavedra
    .gen = kapitana Saavedry
    .acc = kapitana Saavedrę
    .gender = mp
name-nat-villaescusa = Kapitan Villaescusa
    .gen = kapitana Villaescusy
    .acc = kapitana Villaescusę
    .gender = mp
name-nat-olmedo = Kapitan Olmedo
    .gen = kapitana Olmedo
    .acc = kapitana Olmedo
    .gender = mp
name-nat-prieto = Kapitan Prieto
    .gen = kapitana Prieto
    .acc = kapitana Prieto
    .gender = mp
name-nat-canizares = Kapitan Cañizares
    .gen = kapitana Cañizaresa
    .acc = kapitana Cañizaresa
    .gender = mp
name-nat-ballesteros = Kapitan Ballesteros
    .gen = kapitana Ballesterosa
    .acc = kapitana Ballesterosa
    .gender = mp
name-nat-cortes = Kapitan Cortés
    .gen = kapitana Cortésa
    .acc = kapitana Cortésa
    .gender = mp
name-nat-utrilla = Kapitan Utrilla
    .gen = kapitana Utrilli
    .acc = kapitana Utrillę
    .gender = mp
name-nat-barandalla = Kapitan Barandalla
    .gen = kapitana Barandalli
    .acc = kapitana Barandallę
    .gender = mp
name-nat-ureta = Kapitan Ureta
    .gen = kapitana Urety
    .acc = kapitana Uretę
    .gender = mp
name-nat-zubiri = Kapitan Zubiri
    .gen = kapitana Zubiriego
    .acc = kapitana Zubiriego
    .gender = mp
name-nat-lacar = Kapitan Lácar
    .gen = kapitana Lácara
    .acc = kapitana Lácara
    .gender = mp
name-nat-arrizabalaga = Kapitan Arrizabalaga
    .gen = kapitana Arrizabalagi
    .acc = kapitana Arrizabalagę
    .gender = mp
name-nat-fernandez-silvestre = Kapitan Fernández-Silvestre
    .gen = kapitana Fernándeza-Silvestre
    .acc = kapitana Fernándeza-Silvestre
    .gender = mp
name-nat-hinojosa = Kapitan Hinojosa
    .gen = kapitana Hinojosy
    .acc = kapitana Hinojosę
    .gender = mp
name-nat-montes = Kapitan Montes
    .gen = kapitana Montesa
    .acc = kapitana Montesa
    .gender = mp
name-nat-giron = Kapitan Girón
    .gen = kapitana Giróna
    .acc = kapitana Giróna
    .gender = mp
name-nat-rossi = Kapitan Rossi
    .gen = kapitana Rossiego
    .acc = kapitana Rossiego
    .gender = mp
name-nat-bergamini = Kapitan Bergamini
    .gen = kapitana Bergaminiego
    .acc = kapitana Bergaminiego
    .gender = mp
name-nat-de-luca = Kapitan De Luca
    .gen = kapitana De Luki
    .acc = kapitana De Lucę
    .gender = mp
name-nat-manfredi = Kapitan Manfredi
    .gen = kapitana Manfrediego
    .acc = kapitana Manfrediego
    .gender = mp
name-nat-monasterio = Kapitan Monasterio
    .gen = kapitana Monasterio
    .acc = kapitana Monasterio
    .gender = mp
name-nat-barron = Kapitan Barrón
    .gen = kapitana Barróna
    .acc = kapitana Barróna
    .gender = mp
name-nat-von-thoma = Kapitan von Thoma
    .gen = kapitana von Thomy
    .acc = kapitana von Thomę
    .gender = mp
name-nat-pujales = Kapitan Pujales
    .gen = kapitana Pujalesa
    .acc = kapitana Pujalesa
    .gender = mp
name-nat-caballero = Ksiądz Caballero
    .gen = księdza Caballero
    .acc = księdza Caballero
    .gender = mp
name-nat-huidobro = Ksiądz Huidobro
    .gen = księdza Huidobro
    .acc = księdza Huidobro
    .gender = mp
name-nat-repl-cuadrado = Porucznik Cuadrado
    .gen = porucznika Cuadrado
    .acc = porucznika Cuadrado
    .gender = mp
name-nat-repl-losada = Porucznik Losada
    .gen = porucznika Losady
    .acc = porucznika Losadę
    .gender = mp
name-nat-repl-espejo = Porucznik Espejo
    .gen = porucznika Espejo
    .acc = porucznika Espejo
    .gender = mp
name-nat-repl-valcarcel = Porucznik Valcárcel
    .gen = porucznika Valcárcela
    .acc = porucznika Valcárcela
    .gender = mp
name-nat-repl-arana = Porucznik Arana
    .gen = porucznika Arany
    .acc = porucznika Aranę
    .gender = mp
name-nat-repl-mena = Porucznik Mena
    .gen = porucznika Meny
    .acc = porucznika Menę
    .gender = mp
name-nat-repl-saez = Porucznik Sáez
    .gen = porucznika Sáeza
    .acc = porucznika Sáeza
    .gender = mp
name-nat-repl-toledo = Porucznik Toledo
    .gen = porucznika Toledo
    .acc = porucznika Toledo
    .gender = mp
name-nat-repl-calvo = Porucznik Calvo
    .gen = porucznika Calvo
    .acc = porucznika Calvo
    .gender = mp
name-nat-repl-lobo = Porucznik Lobo
    .gen = porucznika Lobo
    .acc = porucznika Lobo
    .gender = mp
name-nat-repl-bustos = Porucznik Bustos
    .gen = porucznika Bustosa
    .acc = porucznika Bustosa
    .gender = mp
name-nat-repl-roth = Porucznik Roth
    .gen = porucznika Rotha
    .acc = porucznika Rotha
    .gender = mp
name-nat-repl-vicente = Porucznik Vicente
    .gen = porucznika Vicente
    .acc = porucznika Vicente
    .gender = mp

## Rodzaje wojsk i znaczniki

name-rep-infantry = Piechota republikanów
name-assault-guard = Gwardia Szturmowa
name-carabineer = Karabinierzy
name-rep-guardia-civil = Gwardia Cywilna (republikanie)
name-gudari = Gudari (Eusko Gudarostea)
name-catalan-militia = Milicja katalońska (Exèrcit de Catalunya)
name-communist-militia = Milicja komunistów
name-anarchist-militia-1 = Milicja anarchistów 1
name-anarchist-militia-2 = Milicja anarchistów 2
name-durruti-militia = Kolumna Durrutiego
name-rep-engineers = Saperzy republikanów
name-rep-cavalry = Kawaleria republikanów
name-rep-mmg = Karabin maszynowy Maxim
name-assault-guard-mmg = Karabin maszynowy Gwardii Szturmowej
name-gudari-mmg = Karabin maszynowy gudari
name-anarchist-mmg = Karabin maszynowy anarchistów
name-rep-81mm = Moździerz 81 mm
name-rep-75mm = Artyleria 75 mm
name-rep-105mm = Artyleria 105 mm
name-rep-45mm-at = Działo przeciwpancerne 45 mm
name-rep-ft17-gun = FT-17 z działem
name-rep-ft17-mmg = FT-17 z km
name-rep-truck = Ciężarówka
name-rep-horses = Konie
name-nat-infantry = Piechota nacjonalistów
name-legion = Legioniści (La Legión)
name-moor = Wojska marokańskie (Regulares, strzelcy z Ifni)
name-nat-guardia-civil = Gwardia Cywilna (nacjonaliści)
name-requete = Requetés
name-carlist = Milicja karlistów
name-phalangist = Falanga
name-ctv-infantry = Piechota CTV
name-nat-engineers = Saperzy nacjonalistów
name-moor-cavalry = Kawaleria marokańska (tabor)
name-nat-mmg = Karabin maszynowy nacjonalistów (Hotchkiss)
name-legion-mmg = Karabin maszynowy Legii
name-moor-mmg = Marokański karabin maszynowy
name-phalangist-mmg = Karabin maszynowy Falangi
name-ctv-mmg = Karabin maszynowy CTV
name-nat-81mm = Moździerz 81 mm
name-nat-75mm = Artyleria 75 mm
name-nat-105mm = Artyleria 105 mm
name-nat-65mm = Działo piechoty 65 mm
name-nat-37mm-at = Działo przeciwpancerne 37 mm
name-nat-88mm = 88 mm Flak 36
name-nat-ft17-gun = FT-17 z działem
name-nat-pz1a = Pz I Ausf. A
name-nat-ft17-mmg = FT-17 z km
name-nat-truck = Ciężarówka
name-nat-horses = Konie
name-anarchist-militia = Milicja anarchistów
name-anti-tank-ditch = Rów przeciwczołgowy
name-barbed-wire = Zasieki
name-boat = Łodzie
name-dragons-teeth = Zęby smoka
name-fortification-3 = Fortyfikacja o wartości 3
name-fortification-4 = Fortyfikacja o wartości 4
name-fortification-5 = Fortyfikacja o wartości 5
name-improved-position = Pozycja ulepszona
name-minefield = Pole minowe
name-pontoon = Most pontonowy
name-reaction = Reakcja
name-roadblock = Zapora drogowa
name-trench = Okop
name-off-republican = Republikanie: dopiero wejdą
name-off-nationalist = Nacjonaliści: dopiero wejdą
name-lost-republican = Straty republikanów
name-lost-nationalist = Straty nacjonalistów
name-b0 = Bateria 1
    .acc = baterię 1
    .gender = f
name-b1 = Bateria 2
    .acc = baterię 2
    .gender = f
name-b2 = Bateria 3
    .acc = baterię 3
    .gender = f
name-b3 = Bateria 4
    .acc = baterię 4
    .gender = f
name-b4 = Bateria 5
    .acc = baterię 5
    .gender = f
name-b5 = Bateria 6
    .acc = baterię 6
    .gender = f
name-b6 = Bateria 7
    .acc = baterię 7
    .gender = f
name-b7 = Bateria 8
    .acc = baterię 8
    .gender = f
name-b8 = Bateria 9
    .acc = baterię 9
    .gender = f
name-b9 = Bateria 10
    .acc = baterię 10
    .gender = f
name-b10 = Bateria 11
    .acc = baterię 11
    .gender = f
name-b11 = Bateria 12
    .acc = baterię 12
    .gender = f
name-f0 = Klucz 1
    .acc = klucz 1
    .gender = mi
name-f1 = Klucz 2
    .acc = klucz 2
    .gender = mi
name-f2 = Klucz 3
    .acc = klucz 3
    .gender = mi
name-f3 = Klucz 4
    .acc = klucz 4
    .gender = mi
name-f4 = Klucz 5
    .acc = klucz 5
    .gender = mi
name-f5 = Klucz 6
    .acc = klucz 6
    .gender = mi
name-f6 = Klucz 7
    .acc = klucz 7
    .gender = mi
name-f7 = Klucz 8
    .acc = klucz 8
    .gender = mi
name-f8 = Klucz 9
    .acc = klucz 9
    .gender = mi
name-f9 = Klucz 10
    .acc = klucz 10
    .gender = mi
name-f10 = Klucz 11
    .acc = klucz 11
    .gender = mi
name-f11 = Klucz 12
    .acc = klucz 12
    .gender = mi
