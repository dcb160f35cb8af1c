### Arriba España

game-about = Cała wojna w czternastu turach. Prowincje, grupy bojowe i punkty środków na mapie; wokół niej poparcie w kraju, frakcje i sześć obcych mocarstw. Rebelianci muszą złamać poparcie polityczne Rządu; Rząd musi przetrwać do kwietnia 1939.

game-scale = Cała wojna: prowincje i grupy bojowe
## Kto gra

side-government = Rząd
    .gen = Rządu
    .dat = Rządowi
    .acc = Rząd
    .ins = Rządem
    .gender = mi
side-rebel = Rebelianci
    .gen = Rebeliantów
    .dat = Rebeliantom
    .acc = Rebeliantów
    .ins = Rebeliantami
    .gender = mp
seat-government = Rząd
    .gen = Rządu
    .dat = Rządowi
    .acc = Rząd
    .ins = Rządem
    .gender = mi
seat-rebel = Rebelianci
    .gen = Rebeliantów
    .dat = Rebeliantom
    .acc = Rebeliantów
    .ins = Rebeliantami
    .gender = mp
seat-republican = Republikanie
    .gen = Republikanów
    .dat = Republikanom
    .acc = Republikanów
    .ins = Republikanami
    .gender = mp
seat-radical = Radykałowie
    .gen = Radykałów
    .dat = Radykałom
    .acc = Radykałów
    .ins = Radykałami
    .gender = mp
seat-northern = Północ
    .gen = Północy
    .dat = Północy
    .acc = Północ
    .ins = Północą
    .gender = f

## Scenariusze i opcje

scenario-standard = Hiszpańska wojna domowa 1936–1939
scenario-standard-about = Garnizony z lipca 1936 według tabeli rozstawienia.
scenario-variable = Bunt według kostki
scenario-variable-about = Kostka decyduje, który garnizon się zbuntuje: żadne dwie wojny nie zaczynają się tak samo.
option-players = Gracze
option-players-about = Przy trzech lub czterech graczach mniejszymi frakcjami Republiki grają sojusznicy, którzy dzielą los Rządu.
option-guerrillas = Partyzanci
option-guerrillas-about = Od października 1937 Rząd może co turę zapłacić 1 PW za atak partyzantów na tyłach.
option-fortifications = Fortyfikacje
option-fortifications-about = Gracz może za 2 PW ufortyfikować zajęte miasto; ataki na nie tracą kolumnę.
option-blockade = Blokada morska
option-blockade-about = Okręty brytyjskie, francuskie i włoskie mogą zatrzymać zagraniczne wyposażenie i punkty środków.
option-doctrine = Zmienna doktryna
option-doctrine-about = Każda strona rzuca, ile są warte jej punkty lotnictwa, czołgów i artylerii, i kilka tur później może rzucić ponownie.
option-variable-setup = Zmienne rozstawienie
option-variable-setup-about = Kostka decyduje, który garnizon się zbuntuje.
option-command = Ograniczone rozkazy
option-command-about = W turze 1 kostki ograniczają, ile grup bojowych może przesunąć każda strona.

## Fazy

phase-set-up = Rozstawienie
phase-random-events = Wydarzenia losowe
phase-political = Faza polityczna
phase-strategic = Faza strategiczna
phase-organization = Faza organizacji
phase-movement = Faza ruchu
phase-combat = Faza walki
phase-counterattack = Faza kontrataku
phase-recovery = Odzyskiwanie sprawności
phase-inter-phase = Międzyfaza tury
turn-label = Tura { $turn }, { $months } { $year }
status-support = Poparcie
status-ep = PW
overlay-supply-government = Zaopatrzenie Rządu
overlay-supply-rebel = Zaopatrzenie Rebeliantów
mark-fort-government = fortyfikacja Rządu
mark-fort-rebel = fortyfikacja Rebeliantów
mark-guerrilla = atak partyzantów w tej turze
track-support = Poparcie polityczne
track-foreign = Obce mocarstwa
track-turns = Tury
box-turn = { $months } { $year }
box-power = { $level ->
    [N] Neutralność
    [S] Poparcie dla { $side-gen }
   *[I] Interwencja po stronie { $side-gen }
}
code-support = PP
code-br = WB
code-fr = FR
code-ge = NIEM
code-it = WŁ
code-po = PORT
code-ussr = ZSRR
band-popular-army = Armia Ludowa
band-international-brigade = Brygady Międzynarodowe
band-anarchist = Anarchiści
band-poum = POUM
band-catalonia = Katalonia
band-basque = Baskowie
band-asturias = Asturia
band-santandero = Santander
band-nationalist = Nacjonaliści
band-carlist = Karliści
band-colonial = Armia Afrykańska
band-italian = Włoski Korpus Ochotniczy
band-portuguese = Portugalczycy
band-german = Legion Condor

## O co chodzi

ask-politics = { $can-id ->
    [both] Wpłyń na obce mocarstwo, przeprowadź czystkę frakcji albo zakończ politykę.
    [influence] Wpłyń na obce mocarstwo albo zakończ politykę.
    [purge] Przeprowadź czystkę frakcji albo zakończ politykę.
   *[nothing] W polityce nie ma teraz nic do zrobienia: zakończ fazę.
} Poparcie: { $level }.
ask-shift = Przesuń znacznik { $country-gen }: najwyżej o { $boxes ->
    [one] jedno pole
    [few] { $boxes } pola
    [many] { $boxes } pól
   *[other] { $boxes } pola
 }.
ask-spend = Wydaj punkty wyposażenia: zostało { $ep }.
ask-price = Punkt { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
   *[other] środków
} kosztuje { $price } PW. Płacisz?
ask-port = Wybierz port, do którego przybywa punkt { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
    [german] niemieckich czołgów
   *[other] środków
}.
ask-place = Umieść: { $units }.
ask-grant = Przyznaj PW, odbiorca: { $seat }. W zasobie: { $have }.
ask-sink = Wybierz punkt środków, który zatrzymała blokada.
ask-transport = Przewieź jednostki drogą powietrzną lub morską albo przejdź dalej.
ask-arrive = Wybierz, dokąd przybywa { $unit }.
ask-load = Załaduj punkty środków ({ $start } → { $place }) albo wypłyń.
ask-organize = Wybierz obszar, aby przegrupować grupy bojowe, albo zakończ organizację.
ask-regroup = Przegrupowanie na obszarze { $place }: wybierz jednostkę i grupę bojową, do której dołącza, albo grupę, która wchodzi do miasta lub z niego wychodzi.
ask-march = Wybierz grupę bojową do ruchu albo zakończ ruch.{ $orders ->
    [-1] {""}
   *[other] { " " }Pozostałe rozkazy: { $orders }.
 }
ask-destination = { $group }: wybierz cel ruchu. Teraz obszar { $place }.
ask-attack = Wybierz grupę bojową do ataku albo zakończ walkę.
ask-counter = Wybierz grupę bojową do kontrataku albo zakończ fazę.
ask-target = { $group }: wybierz cel ataku.
ask-offensive = Co najmniej dwie dywizje: zapłać 1 PW za pełną siłę albo atakuj połową. PW: { $have }.
ask-air = { $group }: wybierz liczbę wspierających punktów lotnictwa.
ask-guns = { $group }: wybierz, ile punktów czołgów i artylerii weźmie udział.
ask-air-toll = Naturalna szóstka: wybierz punkt lotnictwa, który tracisz.
ask-press = { $points ->
        [one] Jedna kolumna
        [few] { $points } kolumny
        [many] { $points } kolumn
       *[other] { $points } kolumny
    } poza tabelą, wynik { $result }: zwiększ straty obrońcy albo zmniejsz swoje.
ask-losses = { $group } – do stracenia { $number ->
        [one] jeden punkt siły
        [few] { $number } punkty siły
        [many] { $number } punktów siły
       *[other] { $number } punktu siły
    }.
ask-exchange = Wymiana: usuwaj stopnie { $group-gen }, potem wybierz „Wystarczy”; przeciwnik musi stracić tyle samo. Stracone w tej rundzie: { $lost }.
ask-again = Wymiana: tracisz { $lost ->
        [one] jeden punkt siły
        [few] { $lost } punkty siły
        [many] { $lost } punktów siły
       *[other] { $lost } punktu siły
    }, wróg { $theirs }. Następna runda?
ask-breakthrough = Obrońców już nie ma. Przełamanie czołgami { $group-gen }?
ask-van = Wybierz jednostki, które idą z czołgami: jeszcze { $room }.
ask-advance = Miasto { $place } jest puste. Wchodzisz?
ask-guerrilla = Sukces partyzantów na obszarze { $place }: wybierz skutek.
ask-disrupt-unit = Wybierz jednostkę, która zostaje zdezorganizowana.
ask-disrupt-group = Wybierz grupę bojową, która zostaje zdezorganizowana.
ask-withdraw = Wybierz jednostki Brygad Międzynarodowych do wycofania.

## Co można zrobić

do-done = Dalej
do-done-politics = Zakończ politykę
do-done-spend = Zakończ wydatki
do-done-transport = Zakończ transport
do-done-organize = Zakończ organizację
do-done-march = Zakończ ruch
do-done-attack = Zakończ walkę
do-done-counter = Zakończ kontrataki
do-influence = Wpłyń na { $a-acc }, { $b ->
    [0] bez dodatkowych kostek
    [one] jedna dodatkowa kostka
    [few] { $b } dodatkowe kostki
    [many] { $b } dodatkowych kostek
   *[other] { $b } dodatkowej kostki
 }
do-purge = Czystka: { $a }
do-shift = { $b ->
    [one] Jedno pole
    [few] { $b } pola
    [many] { $b } pól
   *[other] { $b } pola
 } w stronę { $a-gen }
do-create = Utwórz { $b-acc } { $a-id ->
    [of-international-brigade] międzynarodową
   *[other] { $a }
}
do-rebuild = Odbuduj { $b-acc } { $a-id ->
    [of-international-brigade] międzynarodową
   *[other] { $a }
}
do-convert = Przekształć w większą jednostkę: { $a }
do-improve = Ulepsz kadrę o jeden: { $a }
do-replenish = Uzupełnij { $a-acc }
do-buy = Zapytaj o cenę: { $a ->
    [air] punkt lotnictwa
    [armor] punkt czołgów
    [artillery] punkt artylerii
   *[other] { $a }
}
do-pay = Zapłać
do-decline = Odmów
do-spare = Atakuj połową siły
do-fortify = Ufortyfikuj: { $a }
do-doctrine = Rzuć na nową doktrynę
do-grant = Przyznaj { $b } PW: { $a }
do-put = { $a }, { $b-id ->
    [city] w mieście
   *[large] poza miastem
 }
do-put-at = { $a }
do-sink = Strać: { $a }
do-fly = Drogą powietrzną: { $a }
do-lift = Morzem z Maroka Hiszpańskiego: { $a }
do-ship = Morzem: { $a }
do-sail = Wyślij morzem punkty środków, port { $a }
do-load = Załaduj: { $a ->
    [armor] punkt czołgów
    [artillery] punkt artylerii
   *[other] { $a }
}
do-sailed = Wypłyń
do-to = Do: { $a }, { $b-id ->
    [city] do miasta
   *[large] poza miasto
 }
do-to-port = Do: { $a }
do-open = Przegrupuj: { $a }
do-close = Gotowe na tym obszarze
do-join = { $a } dołącza do { $b-gen }
do-join-new = { $a } tworzy własną grupę bojową
do-seat = { $a } { $b-id ->
    [city] wchodzi do miasta
   *[large] wychodzi z miasta
 }
do-hand = Punkt { $asset-id ->
    [armor] czołgów
    [artillery] artylerii
    [german] niemieckich czołgów
   *[other] środków
}: { $a } → { $b }
do-march = Przesuń { $a-acc }
do-via = Najpierw na obszar { $a }, potem wybór od nowa
do-drop = Zostaw tu: { $a ->
    [armor] punkt czołgów
    [artillery] punkt artylerii
   *[other] { $a }
}, { $b-id ->
    [city] w mieście
   *[large] poza miastem
 }
do-apart = Zostaw tu jako osobną grupę bojową: { $a ->
    [armor] punkt czołgów
    [artillery] punkt artylerii
   *[other] { $a }
}
do-stay = Zostań
do-attack = Atakuj { $a-ins }
do-guerrilla = Atak partyzantów: { $a }
do-on = Zaatakuj { $a-acc }
do-air = własne: { $a }, niemieckie: { $b }
do-guns = czołgi: { $a }, artyleria: { $b }
do-lose-air = Strać { $a-id ->
    [german] niemiecki punkt lotnictwa
   *[own] własny punkt lotnictwa
 }
do-press = { $b ->
    [0] Obrońca traci o { $a } więcej
   *[other] { $a ->
        [0] Ty tracisz o { $b } mniej
       *[other] Obrońca traci o { $a } więcej, ty o { $b } mniej
    }
 }
do-lose = Strać: { $what }
loss-step = { $unit } { $becomes-id ->
    [gone] (wyeliminowana)
    [remnant] (zostają resztki)
   *[brigade] (zostaje brygada)
 }
do-enough = Wystarczy
do-again = Następna runda
do-stop = Przerwij
do-strike = W przełamaniu zaatakuj { $a-acc }
do-halt = Zatrzymaj się
do-take = Zabierz { $a-acc }
do-advance = { $a } wchodzi do miasta
do-hold = Zostań poza miastem
do-counter = Kontratakuj { $a-ins }
do-freeze = W tej turze bez kontrataku Rebeliantów na tym obszarze
do-disrupt = Zdezorganizuj { $a-acc }
do-withdraw = Wycofaj { $a-acc }

## Co się stało

event-turn = Tura { $turn }: { $months } { $year }.
event-event = Wydarzenie losowe: { $event }.
event-no-event = Wydarzenie losowe: { $event }, bez skutku.
event-event-ep = { $side }, { $sea ->
    [yes] zagraniczne PW
   *[other] PW
 } w nadchodzącej fazie strategicznej: { $change }.
event-event-ap = { $side }, punkty { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
   *[other] środków
} z wydarzenia: { $count }.
event-support = Poparcie { $side-gen } { $gained ->
    [yes] +{ $change }
   *[other] { $change }
 }: teraz { $level } ({ $why ->
    [destroyed] zniszczone dywizje i punkty środków
    [regions] regiony
    [event] wydarzenie losowe
    [purge] czystka
    [influence] próba wpływu
    [unserved] frakcje bez wyposażenia
    [intervention] interwencja mocarstwa
    [no-aid] brak pomocy zagranicznej
   *[support] pomoc zagraniczna
 }).
event-order = { $phase-id ->
    [political] Faza polityczna
    [strategic] Faza strategiczna
    [organization] Faza organizacji
   *[other] { $phase }
}, pierwsza strona: { $side }.
event-politics-done = { $side }: koniec polityki.
event-purge = Rząd przeprowadza czystkę: { $faction }.
event-attempt = { $side }: próba wpływu na { $country-acc }{ $extra ->
    [0] {""}
    [one] , jedna dodatkowa kostka
    [few] , { $extra } dodatkowe kostki
    [many] , { $extra } dodatkowych kostek
   *[other] , { $extra } dodatkowej kostki
 }.
event-influence = { $side }, wpływ na { $country-acc }: wynik { $modified }, { $boxes ->
    [-1] jedno pole w złą stronę
    [0] bez zmian
    [one] jedno pole
    [few] { $boxes } pola
    [many] { $boxes } pól
   *[other] { $boxes } pola
 }.
event-marker = { $country }, pole { $box }: { $level ->
    [N] neutralność
    [S] poparcie dla { $side-gen }
   *[I] interwencja po stronie { $side-gen }
 }.
event-left = { $country }: siły tego państwa opuszczają grę.
event-income = { $side }, PW: zagraniczne { $foreign }, krajowe { $domestic }, z uzupełnień { $replacement }; razem { $total }.
event-ctv-lost = Żaden port śródziemnomorski nie jest otwarty: korpus włoski nie przybędzie nigdy.
event-condor = Przybywa Legion Condor.
event-asset-landed = Punkt { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
    [german] niemieckich czołgów
   *[other] środków
} przybywa do portu { $place }.
event-created = Powstaje { $unit } za { $price } PW.
event-rebuilt = Odbudowana za { $price } PW: { $unit }.
event-placed = { $place }{ $city ->
    [yes] {""}
   *[other] , poza miastem
 }: { $units }.
event-converted = Przekształcenie za { $price } PW: { $unit } → { $into }.
event-improved = { $unit } dostaje lepszą kadrę za { $price } PW.
event-replenished = { $unit } odzyskuje pełną siłę za { $price } PW.
event-bought = { $side }: kupiono punkt { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
   *[other] środków
} za { $price } PW.
event-declined = { $side }: cena { $price } PW odrzucona, w tej turze nie będzie więcej punktów { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
   *[other] środków
}.
event-fortified = { $side }: ufortyfikowano miasto { $place }.
event-fort-lost = Fortyfikacja w mieście { $place } przepada.
event-unserved = Frakcje bez wyposażenia: { $factions }. Poparcie spada.
event-replacement-lost = { $side }, niewykorzystane PW z uzupełnień przepadają: { $ep }.
event-blockade = { $country }, blokada zatrzymuje { $what-id ->
    [ep] PW
    [ap] punkty środków
   *[other] { $what }
}: { $count }.
event-sunk = Punkt { $asset-id ->
    [armor] czołgów
    [artillery] artylerii
    [german] niemieckich czołgów
   *[other] lotnictwa
} nie przybywa.
event-granted = { $seat }, przyznane PW: { $ep }.
event-carried = { $unit }: { $start } → { $place }.
event-shipped = Punkt { $asset-id ->
    [armor] czołgów
    [artillery] artylerii
    [german] niemieckich czołgów
   *[other] środków
}: { $start } → { $place }.
event-seated = { $group-name } { $city ->
    [yes] wchodzi do miasta { $place }
   *[other] opuszcza miasto { $place }
 }.
event-joined = { $unit } dołącza do { $group-name-gen }.
event-handed = { $group-name } dostaje punkt { $asset-id ->
    [armor] czołgów
    [artillery] artylerii
    [german] niemieckich czołgów
   *[other] środków
}.
event-orders = { $side }, grupy bojowe, które mogą się poruszyć: { $count }.
event-first-player = Pierwsza tura gracza: { $side }.
event-marched = { $group-name } { $away ->
    [yes] przechodzi: { $start } → { $place }{ $city ->
        [yes] , do miasta
       *[other] , poza miastem
    }
   *[other] { $city ->
        [yes] wchodzi do miasta
       *[other] zostaje poza miastem
    }
 }.
event-dropped = { $group-name } zostawia { $unit-id ->
    [armor] punkt czołgów
    [artillery] punkt artylerii
    [german] punkt niemieckich czołgów
   *[other] { $unit-acc }
} na obszarze { $place }.
event-attack = { $group-name } { $kind ->
    [counterattack] kontratakuje
    [breakthrough] atakuje w przełamaniu
   *[attack] atakuje
 } { $target-name-acc }.
event-offensive = { $group-name } atakuje z pełną siłą: 1 PW za wielką ofensywę.
event-no-offensive = { $group-name } atakuje z połową siły, bez wielkiej ofensywy.
event-support-used = { $group-name }, wsparcie: lotnictwo { $air }, czołgi { $armor }, artyleria { $artillery }.
event-result = { $attack } przeciw { $defense }, kolumna { $column }; rzut { $die }{ $drm ->
    [0] {""}
   *[other] , zmieniony o { $drm } na { $modified }
 }: wynik { $result }.
event-lost = { $group-name } traci { $cf ->
        [one] jeden punkt siły
        [few] { $cf } punkty siły
        [many] { $cf } punktów siły
       *[other] { $cf } punktu siły
    }: { $told }.
event-eliminated = Wyeliminowano { $group-name-acc }: { $cf ->
        [one] jeden punkt siły
        [few] { $cf } punkty siły
        [many] { $cf } punktów siły
       *[other] { $cf } punktu siły
    }.
event-air-lost = { $side }: naturalna szóstka, stracony punkt lotnictwa.
event-disrupted = Dezorganizacja: { $units }.
event-breakthrough = Czołgi { $group-name-gen } dokonują przełamania.
event-advanced = { $group-name } wchodzi do miasta { $place }.
event-recovered = { $side }, jednostki, które odzyskują sprawność: { $count } z { $of }{ $count ->
    [0] {""}
   *[other] { " " }({ $units })
 }.
event-guerrilla = Atak partyzantów na obszarze { $place }: { $die }, { $success ->
    [yes] sukces
   *[other] niepowodzenie
 }.
event-frozen = Grupy bojowe Rebeliantów na obszarze { $place } nie mogą w tej turze gracza kontratakować.
event-withdrawn = Wycofana: { $unit }.
event-contest = { $region }: Rząd potrzebuje { $government }, Rebelianci { $rebel } lub mniej; { $count ->
    [0] nikomu się nie udaje: region sporny
    [2] udaje się obu stronom: region sporny
   *[other] sukces: { $successes }
 }.
event-control = { $region }: { $side-id ->
    [government] kontrolę przejmuje Rząd
    [rebel] kontrolę przejmują Rebelianci
   *[other] region sporny
 }.
event-doctrine = Doktryna { $side-gen }: lotnictwo { $air }, czołgi { $armor }, artyleria { $artillery }, przełamanie: { $breakthrough }; do tury { $until }.
breaks-no = brak
breaks-armor = czołgi
breaks-air = punkty lotnictwa
breaks-artillery = artyleria

## Kostki

roll-order = kolejność graczy
roll-first = pierwsza tura gracza
roll-event = wydarzenie losowe
roll-event-amount = rozmiar wydarzenia
roll-purge = koszt czystki
roll-influence-extra = koszt dodatkowych kostek
roll-influence = wpływ
roll-aid = poparcie z pomocy
roll-foreign-ep = zagraniczne PW
roll-price = cena punktu środków
roll-blockade = blokada
roll-doctrine = doktryna
roll-command = rozkazy
roll-combat = walka
roll-guerrilla = atak partyzantów
roll-recovery = odzyskiwanie sprawności
roll-control = kontrola regionu
roll-regions = poparcie stracone za regiony
roll-more-regions = poparcie za przewagę w regionach
roll-revolt = bunt
roll-revolt-city = kto trzyma miasto

## Dlaczego nie

no-no-influence-turn-1 = W turze 1 nie można wpływać na obce mocarstwa.
no-tried-already = { $country }: w tej turze była już próba, a na państwo i turę przypada jedna.
no-no-influence-event = { $country }: wydarzenie tej tury zabrania wpływu na to państwo.
no-too-many-dice = Można dołożyć najwyżej { $most } dodatkowe kostki, nie { $wanted }.
no-no-purge-side = Czystkę przeprowadza tylko Rząd i tylko w mniejszych frakcjach.
no-no-purge-alliance = W sojuszu kilku graczy nie ma czystek.
no-no-purge-1936 = { $faction }: czystka niemożliwa przed 1937 rokiem (tura { $turn }).
no-purged-already = { $faction }: czystka już była.
no-too-many-boxes = Ten rzut przesuwa znacznik { $country-gen } co najmniej o jedno pole, najwyżej o { $boxes }.
no-track-ends = Znacznik { $country-gen } wyszedłby poza tor.
no-not-in-the-box = W Maroku Hiszpańskim pojawiają się tylko jednostki Armii Afrykańskiej i nacjonalistów, nie: { $units }.
no-city-or-large = Podaj, czy w mieście { $place }, czy poza miastem: { $units }.
no-only-pamplona = Jednostki karlistów pojawiają się na obszarze Pamplona.
no-only-mediterranean = Jednostki włoskie lądują w porcie śródziemnomorskim, który zajmują twoje jednostki.
no-only-by-portugal = Przez granicę: na obszar sąsiadujący z Portugalią, a do miasta tylko, jeśli trzymają je twoje jednostki. Dotyczy: { $units }.
no-only-in-cities = Nowe jednostki pojawiają się w mieście, które zajmują twoje jednostki, nie poza miastem.
no-not-a-port = { $place } nie jest portem.
no-no-german-lost = W walce nie stracono niemieckiego punktu { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
   *[other] środków
}, który można by odkupić.
no-not-bought = W tej fazie taki punkt nie przybył morzem: { $asset-id ->
    [armor] czołgi
    [artillery] artyleria
    [german] niemieckie czołgi
   *[other] lotnictwo
}.
no-other-ally = Tu chodzi o inną stronę: { $seat }.
no-not-your-faction = { $faction }: nie ty tworzysz te jednostki. Wybierz jedną z własnych frakcji.
no-purged = { $faction }: frakcja po czystce, jej jednostek nie można tworzyć, odbudowywać, przekształcać ani ulepszać.
no-no-create-event = { $faction }: wydarzenie tej tury zabrania nowych jednostek tego rodzaju.
no-cap = { $faction }: najwyżej { $cap } PW na turę na nowe jednostki. Wydano { $spent }, to kosztuje { $price }.
no-no-place = { $faction }: nie ma miejsca, w którym jednostka może się pojawić.
no-too-dear = To kosztuje { $price } PW, masz { $have }.
no-no-counter = { $faction }: nie ma już żetonu ({ $kind }).
no-only-rebuilt = { $faction }: tych jednostek się nie tworzy, można je tylko odbudować po stracie.
no-no-brigaders-yet = Brygad Międzynarodowych nie można tworzyć w turze 1.
no-needs-support = Jakieś państwo musi cię popierać lub interweniować po twojej stronie.
no-needs-intervention = Jakieś państwo musi interweniować po twojej stronie: pozyskaj je w fazie politycznej.
no-none-eliminated = { $faction }: żadna taka jednostka ({ $kind }) nie jest wyeliminowana, nie ma czego odbudować.
no-just-made = { $unit } powstała w tej turze: przekształć lub ulepsz ją w następnej.
no-no-remnant = { $unit } to nie resztki.
no-improved-already = { $unit } ma już lepszą kadrę.
no-cannot-convert = { $unit }: nie można przekształcić w nic większego.
no-converted-already = { $unit } była już przekształcana w tej turze.
no-out-of-supply = { $unit } jest bez zaopatrzenia.
no-leader-buys = To należy do gracza, który prowadzi tę stronę.
no-no-assets-event = Wydarzenie tej tury zabrania kupowania punktów środków.
no-market-closed = Ostatniej ceny za punkt { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
   *[other] środków
} nie zapłacono: w tej turze nie ma ich więcej.
no-no-port = Twoje jednostki nie zajmują żadnego portu.
no-no-marker = Nie ma już znacznika: { $asset-id ->
    [air] lotnictwo
    [armor] czołgi
    [artillery] artyleria
    [german] niemieckie czołgi
   *[other] { $asset }
}.
no-rule-off = Ta zasada opcjonalna nie jest używana: wybiera się ją przy tworzeniu partii.
no-city-not-held = Twoje jednostki nie zajmują miasta { $place }.
no-fortified = Miasto { $place } jest już ufortyfikowane.
no-no-forts-left = Wszystkie fortyfikacje są już na mapie: { $most }.
no-grant-too-small = { $seat }: trzeba przyznać co najmniej { $least } PW, po jednym na każdą frakcję.
no-doctrine-holds = Twoja doktryna obowiązuje do końca tury { $until }.
no-no-such-transport = Twoja strona nie ma takiego transportu.
no-no-transport-event = Wydarzenie tej tury zabrania tego transportu.
no-transport-used = Tą drogą nic więcej w tej turze: { $most ->
    [one] limit to jedna jednostka i jest wykorzystany
    [few] limit to { $most } jednostki i jest wykorzystany
    [many] limit to { $most } jednostek i jest wykorzystany
   *[other] limit to { $most } jednostki i jest wykorzystany
 }.
no-carried-already = { $unit } była już transportowana w tej turze.
no-only-brigades = Tak można przewozić tylko brygady, nie: { $unit }.
no-not-in-morocco = { $unit } nie jest w Maroku Hiszpańskim.
no-morocco-no-port = Maroko Hiszpańskie nie jest tu portem: jednostki opuszczają je drogą powietrzną albo morzem do portu śródziemnomorskiego.
no-not-in-city = { $unit } musi stać w mieście, nie poza miastem.
no-not-in-port = { $unit } musi stać w porcie na właściwym wybrzeżu.
no-no-destination = { $unit }: nie ma twojego miasta, do którego mogłaby przybyć.
no-no-friendly-port = { $place } nie jest na właściwym wybrzeżu portem, który zajmują twoje jednostki.
no-no-cargo = W mieście { $place } nie ma punktów czołgów ani artylerii.
no-no-other-port = Nie zajmujesz innego portu na tym wybrzeżu.
no-sets-out-there = Tu zaczyna się droga: { $place }.
no-home-too-far = { $unit }: obszar { $place } leży o więcej niż jeden region od stolicy tej frakcji.
no-no-such-cargo = W mieście { $place } nie ma punktu { $asset-id ->
    [armor] czołgów
    [artillery] artylerii
    [german] niemieckich czołgów
   *[other] środków
}.
no-empty-ship = Załaduj co najmniej jeden punkt w porcie { $place }: statek bez jednostki nie płynie pusty.
no-too-many-units = Najwyżej { $most } jednostki w grupie bojowej tej strony.
no-no-mix-radicals = Anarchiści i POUM nie służą razem z Armią Ludową ani z Brygadami Międzynarodowymi.
no-no-mix-italians = Jednostki włoskie służą tylko z jednostkami włoskimi.
no-nothing-of-yours = Na obszarze { $place } nie masz jednostek do przegrupowania: wybierz obszar, na którym są.
no-crowded-city = W mieście { $place } może być tylko jedna grupa bojowa: wyprowadź inne albo je połącz.
no-enough-shifts = Na jedną fazę wystarczy zmian: { $most }. Popraw, co trzeba, i przejdź dalej.
no-alone-already = { $unit } sama tworzy grupę bojową.
no-no-such-group = Tej grupy bojowej już nie ma.
no-other-area = { $group } stoi na innym obszarze niż { $unit }: tu jednostki nie zmieniają obszaru.
no-same-group = { $unit } już tam jest.
no-enemy-group = { $group } należy do wroga: wybierz własną grupę bojową.
no-ally-group = { $group } jest pod dowództwem { $seat-gen }: większość jednostek należy do tej strony.
no-enemy-unit = { $unit } należy do wroga: wybierz własną jednostkę.
no-ally-unit = { $unit } należy do { $seat-gen }.
no-off-the-map = { $unit } nie jest na mapie: wybierz jednostkę, która jest.
no-box-no-group = { $unit } jest w Maroku Hiszpańskim, gdzie nie ma grup bojowych: najpierw przewieź ją na półwysep.
no-there-already = { $group } już tam jest: wybierz inne miejsce.
no-enemy-in-city = Miasto { $place } trzymają wrogie jednostki: zostań poza miastem i stamtąd atakuj.
no-city-taken = W mieście { $place } jest już twoja inna grupa bojowa, a może być jedna: zostań poza miastem.
no-no-asset = { $group } nie ma punktu { $asset-id ->
    [armor] czołgów
    [artillery] artylerii
    [german] niemieckich czołgów
   *[other] środków
}.
no-area-not-open = Trwa przegrupowanie na obszarze { $place }: najpierw go opuść.
no-moved-already = { $group }: ruch w tej fazie już wykonany albo grupę po drodze zostawiono.
no-purged-units = { $group } ma jednostki frakcji po czystce w tej turze: nie może się poruszać ani atakować.
no-no-orders = Ograniczone rozkazy: w tej turze nie ma już rozkazów.
no-must-stop = { $group } jest na obszarze z wrogimi jednostkami i musi się tam zatrzymać.
no-too-far-from-home = { $group } ma jednostkę Gobernitos: obszar { $place } leży o więcej niż jeden region od jej stolicy.
no-enemy-to-enemy = { $group } nie może przejść wprost z jednego obszaru z wrogimi jednostkami na drugi: po drodze musi być obszar bez nich.
no-no-way = { $group } nie dojdzie na obszar { $place }: drogę zamykają obszary z wrogimi jednostkami.
no-not-adjacent = { $place } nie sąsiaduje z tym obszarem: maszeruj z obszaru na obszar.
no-been-there = { $group } ma już obszar { $place } za sobą.
no-on-the-march = { $group } jest w drodze: zakończ ten ruch.
no-nothing-to-drop = { $group } nie ma już nic do zostawienia.
no-not-with-it = { $unit } nie jest częścią { $group-gen }: wybierz z tego, co tam jest.
no-no-dropping-here = { $group } nie może tu nic zostawić: reszta nie mogłaby iść dalej, a zostawianie jest częścią ruchu.
no-one-in-city = W mieście mieści się jedna grupa bojowa: na obszarze { $place } druga może stać tylko poza miastem.
no-drop-first = Zanim zostawisz następną grupę bojową, zostaw tu pierwszą.
no-never-morocco = Do Maroka Hiszpańskiego nic nigdy nie wchodzi.
no-attacked-already = { $group }: atak w tej fazie już wykonany.
no-no-enemy-here = Na obszarze { $place } nie ma wroga.
no-assets-only = { $group } nie ma jednostek: same punkty środków nie atakują.
no-disrupted-units = { $group } ma zdezorganizowane jednostki: atakują wszystkie razem albo żadna.
no-own-group = { $target } – to twoja grupa: wybierz grupę bojową wroga.
no-other-area-target = { $group } nie dosięga { $target-gen }: grupa bojowa atakuje na własnym obszarze.
no-did-not-attack = { $target }: w fazie walki bez ataku, więc nie można kontratakować tej grupy.
no-too-many-planes = { $most ->
        [one] Najwyżej jeden punkt lotnictwa
        [few] Najwyżej { $most } punkty lotnictwa
        [many] Najwyżej { $most } punktów lotnictwa
       *[other] Najwyżej { $most } punktu lotnictwa
    }: po jednym na jednostkę grupy bojowej, a w przełamaniu jeden.
no-no-planes-ready = { $ready ->
        [0] Żaden punkt lotnictwa nie jest gotowy
        [one] Gotowy jest tylko jeden punkt lotnictwa
        [few] Gotowe są tylko { $ready } punkty lotnictwa
        [many] Gotowych jest tylko { $ready } punktów lotnictwa
       *[other] Gotowych jest tylko { $ready } punktu lotnictwa
    }: każdy lata raz na turę.
no-too-many-assets = { $group }: punkty czołgów i artylerii razem najwyżej { $most }, po jednym na jednostkę.
no-too-few-points = { $group }, punkty { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
   *[other] środków
}: { $have }.
no-useless-points = Twoja doktryna nie daje tu żadnego skutku punktom { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
   *[other] środków
}.
no-share-points = { $points ->
        [one] Kolumna idzie w całości na jeden z dwóch wyników
        [few] Wszystkie { $points } kolumny trzeba rozdzielić między dwa wyniki
        [many] Wszystkie kolumny ({ $points }) trzeba rozdzielić między dwa wyniki
       *[other] Wszystkie kolumny ({ $points }) trzeba rozdzielić między dwa wyniki
    }.
no-just-beaten = { $target } – ta grupa jest już pobita: przełamanie uderza w inną grupę bojową.
no-taken-already = { $unit } już idzie.
no-van-empty = Musi iść co najmniej jedna jednostka.
no-not-the-victor = { $group }: to nie ta grupa zdobyła miasto { $place }.
no-fort-did-not-attack = Kontratakować można tylko grupę bojową, która atakowała, nie fortyfikację.
no-no-lone-fort = { $group }: na obszarze { $place } nie ma wrogiej fortyfikacji bez jednostek do zdobycia.
no-not-in-area = { $group } nie jest na obszarze { $place }.
no-no-units = { $group } nie ma jednostek.
no-other-faction = { $unit }: nie o nią chodzi, wydarzenie zabiera jednostki tylko tej frakcji: { $faction }.
no-withdraw-more = Trzeba wycofać co najmniej { $least }.
no-not-a-radical = { $unit }: nie o nią chodzi, wydarzenie uderza w anarchistów lub POUM.
no-disrupted-already = { $unit } jest już zdezorganizowana.
no-not-its-side = { $group }: nie o tę grupę chodzi, wydarzenie uderza w { $side-acc }.
no-not-in-a-city = { $group }: nie o tę grupę chodzi, wydarzenie uderza w grupę bojową w mieście.
no-not-in-mountains = { $group }: nie o tę grupę chodzi, wydarzenie uderza w grupę bojową poza miastem w górach.
no-too-few-losses = Straty mają wynieść { $number }, a te to { $cf }: dodaj.
no-more-than-needed = Straty mają wynieść { $number }, a jedna z tych jest niepotrzebna: pomiń ją.
no-no-brigade-left = Nie ma już żetonu brygady tej frakcji, który by ją zastąpił.
no-no-such-step = { $unit } nie może zejść na ten poziom: { $becomes-id ->
    [gone] wyeliminowana
    [remnant] resztki
   *[brigade] brygada
}.
no-equal-losses = Wymieniaj równe jednostki po kolei, a punkty po jednostkach.
no-step-by-step = Po jednym stopniu: { $unit } musi najpierw zejść do następnej mniejszej wielkości.
no-required-losses = Straty mają wynieść { $number }: musi być wśród nich jednostka o najlepszej kadrze i punkt czołgów, który pomagał, a nic ponad potrzebę.
no-exchange-more = W każdej rundzie usuń co najmniej jeden stopień.
no-exchange-required = Wśród tego, co usuwasz, musi być jednostka o najlepszej kadrze i punkt czołgów, który pomagał.
no-in-city = { $group } stoi w mieście { $place }: kontratakują tylko grupy bojowe poza miastem.
no-was-attacked = { $group }: cel ataku w fazie walki.
no-frozen = Na obszarze { $place } partyzanci wiążą w tej turze gracza grupy bojowe.
no-no-attacker-here = Żadna wroga grupa bojowa na obszarze { $place } nie atakowała w fazie walki.
no-no-guerrillas-side = Partyzantów ma tylko Rząd.
no-no-guerrillas-yet = Partyzanci działają od tury { $turn }.
no-guerrillas-done = Partyzanci już w tej turze uderzyli.
no-own-region = { $place } leży w regionie pod twoją kontrolą.

## Czym jest rzecz i kiedy się liczy

group-garrison = Garnizon { $side-gen } w mieście { $place }
    .gen = garnizonu { $side-gen } w mieście { $place }
    .dat = garnizonowi { $side-gen } w mieście { $place }
    .acc = garnizon { $side-gen } w mieście { $place }
    .ins = garnizonem { $side-gen } w mieście { $place }
    .gender = mi
group-column = Kolumna { $side-gen } na obszarze { $place }
    .gen = kolumny { $side-gen } na obszarze { $place }
    .dat = kolumnie { $side-gen } na obszarze { $place }
    .acc = kolumnę { $side-gen } na obszarze { $place }
    .ins = kolumną { $side-gen } na obszarze { $place }
    .gender = f
group-garrison-of = Garnizon { $side-gen } w mieście { $place } ({ $what })
    .gen = garnizonu { $side-gen } w mieście { $place } ({ $what })
    .dat = garnizonowi { $side-gen } w mieście { $place } ({ $what })
    .acc = garnizon { $side-gen } w mieście { $place } ({ $what })
    .ins = garnizonem { $side-gen } w mieście { $place } ({ $what })
    .gender = mi
group-column-of = Kolumna { $side-gen } na obszarze { $place } ({ $what })
    .gen = kolumny { $side-gen } na obszarze { $place } ({ $what })
    .dat = kolumnie { $side-gen } na obszarze { $place } ({ $what })
    .acc = kolumnę { $side-gen } na obszarze { $place } ({ $what })
    .ins = kolumną { $side-gen } na obszarze { $place } ({ $what })
    .gender = f
group-gone = Grupa bojowa, której już nie ma
    .gen = grupy bojowej, której już nie ma
    .dat = grupie bojowej, której już nie ma
    .acc = grupę bojową, której już nie ma
    .ins = grupą bojową, której już nie ma
    .gender = f
group-number = nr { $number }
units-brigade = { $of-id ->
    [of-international-brigade] { $count ->
        [one] 1 brygada międzynarodowa
        [few] { $count } brygady międzynarodowe
        [many] { $count } brygad międzynarodowych
       *[other] { $count } brygady międzynarodowej
    }
   *[other] { $count ->
        [one] 1 brygada { $of }
        [few] { $count } brygady { $of }
        [many] { $count } brygad { $of }
       *[other] { $count } brygady { $of }
    }
 }
units-division = { $of-id ->
    [of-international-brigade] { $count ->
        [one] 1 dywizja międzynarodowa
        [few] { $count } dywizje międzynarodowe
        [many] { $count } dywizji międzynarodowych
       *[other] { $count } dywizji międzynarodowej
    }
   *[other] { $count ->
        [one] 1 dywizja { $of }
        [few] { $count } dywizje { $of }
        [many] { $count } dywizji { $of }
       *[other] { $count } dywizji { $of }
    }
 }
points-in = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
 } { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
    [german] niemieckich czołgów
   *[other] { $asset }
 }
fort-of = Fortyfikacja w mieście { $place }
    .gen = fortyfikacji w mieście { $place }
    .dat = fortyfikacji w mieście { $place }
    .acc = fortyfikację w mieście { $place }
    .ins = fortyfikacją w mieście { $place }
    .gender = f
points-of = { $asset-id ->
    [armor] Punkt czołgów
    [artillery] Punkt artylerii
    [german] Punkt niemieckich czołgów
   *[other] { $asset }
 } { $group-gen }
a-point = Punkt { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
    [german] niemieckich czołgów
   *[other] { $asset }
 }
lost-fort = fortyfikacja
a-fort = Fortyfikacja
point-at = punkt { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
    [german] niemieckich czołgów
   *[other] { $asset }
 } w porcie { $place }
point-air = punkt lotnictwa
the-ship = statek
    .acc = statek
no-own-later = { $thing }: jeszcze nie czas. Teraz: { $now }. Jednostki opłaca się i przewozi w fazie strategicznej, układa w grupy w fazie organizacji, a porusza i prowadzi do ataku w twojej turze gracza.
no-own-in-box = { $thing } jest w Maroku Hiszpańskim: przeprawia się drogą powietrzną lub morską na końcu fazy strategicznej.
no-enemy-in-box = { $thing } jest w Maroku Hiszpańskim, gdzie nikt nie może atakować.
no-enemy-piece = { $thing } należy do wroga, obszar { $place }. Atakuj w swojej fazie walki grupą bojową z tego samego obszaru.
no-ally-piece = { $thing }: gra tym sojusznik ({ $seat }).
no-in-battle = { $thing } bierze udział w tej bitwie: najpierw odpowiedz na to, o co chodzi.
no-not-in-battle = { $thing } nie bierze udziału w tej bitwie.
no-to-be-placed = { $thing } czeka na swoje miejsce: wybierz je.
no-gone-for-good = { $thing }: poza grą na stałe.
no-to-be-rebuilt = { $thing } jest wyeliminowana. Można ją odbudować w fazie strategicznej.
no-to-be-created = { $thing } jeszcze nie powstała albo zastąpił ją inny żeton. Jednostki tworzy się w fazie strategicznej.
no-place-later = { $place }{ $apart ->
    [yes] , region { $region }
   *[other] {""}
 }, { $holder-id ->
    [nobody] miasto, którego nikt nie zajmuje
   *[other] miasto { $holder-gen }
 }. Grupy bojowe przechodzą z obszaru na obszar w fazie ruchu; nowe jednostki pojawiają się w zajętych miastach w fazie strategicznej.
no-morocco-box = Maroko Hiszpańskie należy do Rebeliantów. Jednostki opuszczają je drogą powietrzną lub morską w fazie strategicznej; nic nigdy do niego nie wchodzi.
no-power-later = { $country }: { $level ->
    [N] neutralność
    [S] poparcie dla { $side-gen }
   *[I] interwencja po stronie { $side-gen }
 }. Znacznik można przesunąć próbą wpływu w fazie politycznej.
no-region-later = { $region }: { $holder-id ->
    [nobody] region sporny
   *[other] pod kontrolą { $holder-gen }
 }. Kontrolę ustala się na końcu każdej tury.
no-faction-later = { $faction }: jednostki tworzy się i odbudowuje w fazie strategicznej.
no-support-marker = Poparcie polityczne { $side-gen }: { $level }. Przy 0 wojna jest przegrana.
no-support-track = Poparcie polityczne: przy 0 wojna jest przegrana.
no-foreign-track = Obce mocarstwa: pośrodku neutralność, stamtąd w obie strony poparcie i interwencja.
no-ep-count = Punkty wyposażenia { $side-gen }: { $ep }. Wydaje się je w fazie strategicznej i na wielkie ofensywy.
no-supply-shown = Tu widać, gdzie jednostki { $side-gen } są zaopatrzone: w regionach pod ich kontrolą i obok nich oraz na spornych obszarach z zajętym miastem.
no-turn-marker = Tura { $turn } z { $of }. Po ostatniej wygrywa Rząd.
no-air-later = { $side }, gotowe punkty lotnictwa tego rodzaju: { $ready }. Używa się ich w bitwach, każdego raz na turę.
no-air-used = { $side }: te punkty lotnictwa są użyte. W następnej turze znów będą gotowe.
no-only-shown = To jest tylko do czytania.

## Szanse

odds-battle = { $group } przeciw { $target-dat }
odds-influence = Wpływ na { $country-acc }
odds-purge = Koszt czystki w poparciu
odds-guerrilla = Atak partyzantów
odds-price = Cena punktu { $asset-id ->
    [air] lotnictwa
    [armor] czołgów
    [artillery] artylerii
   *[other] środków
}
line-strength = Siła
line-column = Stosunek sił
line-final = Użyta kolumna
line-price = Koszt w poparciu
line-dice = Kostki
line-regions-gained = Zdobyte regiony
line-regions-more = Więcej regionów niż przeciwnik
line-regions-lost = Regiony stracone lub mniej niż przeciwnik
shift-cadre = Kadra
shift-high-support = Wysokie poparcie
shift-low-support = Niskie poparcie
shift-city = Miasto
shift-mountain = Góry
shift-fort = Fortyfikacja
shift-winter = Zima
shift-event = Wydarzenie
drm-air = Punkty lotnictwa
drm-armor = Punkty czołgów
drm-artillery = Punkty artylerii
drm-opposed = Przeciwne mocarstwo pomaga wrogowi
drm-helps-enemy = To państwo pomaga wrogowi
drm-extra-dice = Dodatkowe kostki
outcome-result = Atakujący traci { $ours ->
        [-1] wszystko
       *[other] { $ours }
    }, obrońca { $theirs ->
        [-1] wszystko
       *[other] { $theirs }
    }{ $points ->
        [0] {""}
       *[other] ; do wyboru: { $points }
    }
outcome-exchange = Wymiana
outcome-boxes = { $boxes ->
    [-1] Jedno pole w złą stronę
    [0] Bez zmian
    [one] Jedno pole
    [few] Dwa pola
    [many] Dwa pola
   *[other] Dwa pola
 }
outcome-sum = { $low } do { $high }
outcome-price = { $price } PW albo rezygnacja; zostaje { $left } PW
outcome-too-dear = Więcej niż twoje { $have } PW: koniec kupowania
outcome-guerrilla = Sukces
outcome-nothing = Nic
outcome-collapse = Koszt sprowadza twoje poparcie do 0
note-best-van = Z najlepszymi jednostkami, które mogą iść; wybierzesz je potem.
note-starved = Jednostki bez zaopatrzenia atakują z połową siły.
note-before-support = Ze wszystkimi twoimi punktami środków, przed punktami wroga.
note-before-enemy = Przed punktami środków wroga.
note-all-guns = Ze wszystkimi twoimi punktami artylerii.

## Koniec

over-collapse = { $side-id ->
    [government] Poparcie polityczne Rebeliantów upadło: wygrywa Rząd.
   *[rebel] Poparcie polityczne Rządu upadło: wygrywają Rebelianci.
 }
over-survived = W kwietniu 1939 Republika wciąż trwa. Zwycięzca: { $side }.
over-resigned = Druga strona poddała partię. Zwycięzca: { $side }.

## Tura drugiej strony

fight-event = Wydarzenie losowe
fight-event-amount = Rozmiar wydarzenia
fight-aid = Poparcie z pomocy zagranicznej
fight-foreign-ep = Zagraniczne PW
fight-price = Cena punktu środków
fight-blockade = Blokada
fight-doctrine = Nowa doktryna
fight-command = Rozkazy na pierwszą turę
fight-guerrilla = Atak partyzantów
fight-recovery = Odzyskiwanie sprawności
fight-turn-end = Koniec tury
story-organized = { $seat }, organizacja: { $count ->
    [one] jedna grupa bojowa
    [few] { $count } grupy bojowe
    [many] { $count } grup bojowych
   *[other] { $count } grupy bojowej
}, { $where ->
    [1] { $places }
    [2] { $places }
    [3] { $places }
    [4] { $places }
   *[other] obszary: { $where }
}.
story-converted = { $seat }, przekształcenie w większe: { $count ->
    [one] jedna jednostka
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
}.
verdict-table = { $result ->
    [X] Wymiana: strony tracą na zmianę.
   *[other] Straty { $result }: do poniesienia teraz.
 }
verdict-combat = Stracone punkty siły: { $attacker } { $ours }, { $defender } { $theirs }.{ $out-id ->
        [attacker] { " " }Z atakujących nie zostało nic.
        [defender] { " " }Z obrońców nie zostało nic.
        [both] { " " }Z obu stron nie zostało nic.
       *[nobody] {""}
    }
verdict-turn = Poparcie: Rząd { $government-change }, Rebelianci { $rebel-change }.{ $government-count ->
        [0] {""}
        [1] { " " }Dla Rządu: { $government-regions }.
        [2] { " " }Dla Rządu: { $government-regions }.
        [3] { " " }Dla Rządu: { $government-regions }.
       *[other] { " " }Dla Rządu: liczba regionów { $government-count }.
    }{ $rebel-count ->
        [0] {""}
        [1] { " " }Dla Rebeliantów: { $rebel-regions }.
        [2] { " " }Dla Rebeliantów: { $rebel-regions }.
        [3] { " " }Dla Rebeliantów: { $rebel-regions }.
       *[other] { " " }Dla Rebeliantów: liczba regionów { $rebel-count }.
    }{ $nobody-count ->
        [0] {""}
        [1] { " " }Teraz sporne: { $nobody-regions }.
        [2] { " " }Teraz sporne: { $nobody-regions }.
        [3] { " " }Teraz sporne: { $nobody-regions }.
       *[other] { " " }Teraz sporne: liczba regionów { $nobody-count }.
    }

## Wygrana, przegrana, koszty

aim-collapse = Poparcie { $side-gen } spada do 0.
aim-survive = Na końcu tury { $turn } poparcie Rządu jest większe od 0.
part-region = { $region }
chart-combat = Wyniki walki: straty atakującego i obrońcy
warn-inter-phase = Regiony mogą na końcu tej tury kosztować do { $most } poparcia; masz { $level }.
cure-regions = Jednostki w miastach, regiony: { $regions }.
warn-clock = { $turns ->
    [one] To ostatnia tura: po niej wygrywa Rząd. Jego poparcie: { $level }.
    [few] Zostały { $turns } tury, potem wygrywa Rząd. Jego poparcie: { $level }.
    [many] Zostało { $turns } tur, potem wygrywa Rząd. Jego poparcie: { $level }.
   *[other] Zostało { $turns } tury, potem wygrywa Rząd. Jego poparcie: { $level }.
}
cure-clock = Zajmuj regiony: to one kosztują poparcie, jednostki prawie nie.
warn-unserved = Frakcje bez nowej jednostki: { $factions }. Koniec wydatków kosztuje { $cost } poparcia.
cure-unserved = Nowa lub odbudowana jednostka dla każdej z nich; brygada kosztuje 1 PW.
warn-left-over = { $ep } PW z uzupełnień przepadnie: nie można ich odłożyć.
warn-to-zero = To może kosztować do { $most } poparcia, a masz { $level }: przy 0 od razu przegrywasz.
cure-dice = Mniej dodatkowych kostek albo żadnej.
warn-purge = { $faction }: jednostki nie mogą się w tej turze poruszać ani atakować i nigdy już nie powstaną.
warn-half = { $group } atakuje z połową siły.
warn-region = Twoje ostatnie jednostki opuszczają region { $region }: przepadnie.
cure-region = Zostaw brygadę w mieście.
warn-low = Twoje poparcie to { $level }: przy { $low } lub mniej wszystkie twoje ataki przesuwają się o kolumnę w lewo, jednostki rzadziej odzyskują sprawność i przychodzi mniej uzupełnień.
cure-low = Zdobądź poparcie: pomoc zagraniczna, więcej regionów niż wróg, jego zniszczone dywizje.
warn-to-low = To może kosztować do { $most } z twoich { $level } poparcia: przy { $low } lub mniej wszystkie twoje ataki przesuwają się o kolumnę w lewo, jednostki rzadziej odzyskują sprawność i przychodzi mniej uzupełnień.
warn-capital-open = Miasto { $place } stoi puste i Rebelianci mogą do niego wejść: wtedy wszystkie jednostki { $factions } są bez zaopatrzenia, gdziekolwiek stoją.
warn-capital-weak = Rebelianci mogą dojść do miasta { $place } z siłą, która je zapewne zdobędzie: wtedy wszystkie jednostki { $factions } są bez zaopatrzenia, gdziekolwiek stoją.
cure-capital = Grupa bojowa w mieście { $place } albo silniejsza.
warn-ep-city = Miasto { $place } zostanie puste: w następnej turze da { $ep } PW stronie, która je zajmie.
cure-city = Zostaw jednostkę w mieście.
warn-last-port = Bez portu nie dotrą do ciebie zagraniczne PW, punkty środków ani obce wojska.
cure-last-port = Utrzymaj albo zajmij jeden port.
warn-ctv = Nie zajmujesz portu śródziemnomorskiego: jeśli Włochy teraz wkroczą, ich korpus nie wyląduje i nie przybędzie nigdy.
cure-ctv = Najpierw zajmij jedno z miast: { $places }.
warn-division = { $group } traci co najmniej dywizję przy { $faces ->
    [one] jednym wyniku kostki
    [6] każdym wyniku kostki
    [few] { $faces } wynikach kostki
    [many] { $faces } wynikach kostki
   *[other] { $faces } wyniku kostki
}: to kosztuje cię poparcie, a wróg na tym zyskuje.
brings-strength = Siła { $strength }
brings-convert = Następny większy rodzaj jednostki
brings-improve = Jeden poziom kadry więcej
brings-replenish = Znów pełna siła
brings-fort = Ataki na miasto tracą kolumnę
brief-government = Masz Madryt, Barcelonę, Walencję i Bilbao oraz sześć frakcji, które chcą swojej części. Przetrwaj do kwietnia 1939 z poparciem większym od 0, a wygrywasz, cokolwiek przepadnie na mapie.
brief-rebel = Masz północny zachód, Saragossę i Sewillę; twoje najlepsze brygady siedzą w Maroku bez portu. Wygrywa tylko złamanie poparcia Rządu: ziemia jest warta tyle, ile kosztuje go poparcia.
first-factions = Daj każdej mniejszej frakcji brygadę: pięć PW i żadnej straty poparcia.
first-malaga = Trzymaj jednostki w miastach Málaga, Jaén i Almería: trzy miasta dają pewną Górną Andaluzję, a Málaga zamyka drogę morską z Maroka.
first-borders = Utrzymaj Bilbao, San Sebastián i Badajoz: dopóki je masz, ich regiony pozostają sporne.
first-bridge = Przerzuć samolotami dwie brygady Armii Afrykańskiej do miasta Sevilla lub Córdoba.
first-port = Zajmij Málagę: statki z Maroka potrzebują portu nad Morzem Śródziemnym.
first-region = Zajmij Badajoz albo San Sebastián, których broni po jednej brygadzie: każde to region.

# Słowa tabel.
chart-units = Ile kosztują jednostki, w punktach wyposażenia
chart-acts = Co jeszcze kosztuje punkty wyposażenia
cell-create = nowa
cell-rebuild = odbudowa
cell-brigade = Brygada
cell-one-step-division = Dywizja jednostopniowa
cell-two-step-division = Dywizja dwustopniowa
cell-ep = punkty
cell-replenish = Uzupełnienie resztek
cell-improve = Ulepszenie kadry
cell-fortify = Budowa fortyfikacji
cell-offensive = Wielka ofensywa
cell-guerrilla = Atak partyzantów

## Stałe rozkazy

order-air = Wróg atakuje, a ty możesz wysłać punkty lotnictwa
order-air-none = Nie wysyłaj
order-air-best = Wyślij, co najbardziej pomaga
order-guns = Wróg atakuje, a ty możesz użyć czołgów i artylerii
order-guns-none = Nie używaj
order-guns-best = Użyj, co najbardziej pomaga

## Na co patrzy prognoza

feature-support = poparcie polityczne
feature-despair = jak blisko upadku jest strona
feature-cities = zajęte miasta
feature-rich-cities = miasta, które dają punkty wyposażenia
feature-ports = porty
feature-regions = kontrolowane regiony
feature-forces = punkty siły na mapie
feature-divisions = dywizje
feature-shaken = zdezorganizowane jednostki
feature-in-africa = jednostki jeszcze w Afryce
feature-friends = przyjaciele za granicą
feature-intervention = obca interwencja
feature-money = punkty wyposażenia
feature-guns-and-tanks = artyleria i czołgi
feature-air = punkty lotnictwa
feature-losses = straty w tej turze
feature-threatened = zagrożone miasta Rządu
feature-threatening = zagrożone miasta Rebeliantów

## Plansza w terminalu

board-turn = Tura { $turn } z { $last }: { $date }{ $winter ->
    [yes] , zima
   *[no] { "" }
}
board-side = { $side }: poparcie { $support }, PW { $points }, regiony { $regions }, miasta { $cities }, lotnictwo: gotowe { $ready }, użyte { $used }{ $condor-id ->
    [ready] ; Legion Condor gotowy
    [used] ; Legion Condor użyty
   *[none] { "" }
}
board-powers = Mocarstwa: { $powers }
board-purged = Po czystce: { $factions }
board-region = { $region } ({ $control-id ->
    [contested] region sporny
   *[other] { $control }
})
board-morocco = Maroko Hiszpańskie: { $units }
board-fort = fortyfikacja, { $side }
board-group = { $group } { $side } { $city ->
    [yes] w mieście
   *[no] poza miastem
}

## Nazwy: regiony i państwa

name-spanish-morocco = Maroko Hiszpańskie
    .gen = Maroka Hiszpańskiego
    .loc = Maroku Hiszpańskim
name-galicia = Galicja
    .gen = Galicji
name-asturias = Asturia
    .gen = Asturii
    .acc = Asturię
name-basque-country = Kraj Basków
    .gen = Kraju Basków
name-navarre = Nawarra
    .gen = Nawarry
name-old-castile = Stara Kastylia
    .gen = Starej Kastylii
name-new-castile = Nowa Kastylia
    .gen = Nowej Kastylii
name-extremadura = Estremadura
    .gen = Estremadury
name-lower-andalusia = Dolna Andaluzja
    .gen = Dolnej Andaluzji
name-upper-andalusia = Górna Andaluzja
    .gen = Górnej Andaluzji
name-murcia = Murcja
    .gen = Murcji
name-aragon = Aragonia
    .gen = Aragonii
name-catalonia = Katalonia
    .gen = Katalonii
    .acc = Katalonię
name-br = Wielka Brytania
    .gen = Wielkiej Brytanii
    .acc = Wielką Brytanię
name-fr = Francja
    .gen = Francji
    .acc = Francję
name-ge = Niemcy
    .gen = Niemiec
    .acc = Niemcy
name-it = Włochy
    .gen = Włoch
    .acc = Włochy
name-po = Portugalia
    .gen = Portugalii
    .acc = Portugalię
name-ussr = Związek Radziecki
    .gen = Związku Radzieckiego
    .acc = Związek Radziecki

## Nazwy: wydarzenia losowe

name-11 = Spokojny miesiąc
name-12 = Terror bombowy
name-13 = Walki uliczne w Barcelonie
name-14 = Upadek rządu w Paryżu
name-15 = Front Ludowy znów rządzi w Paryżu
name-16 = Otwarta granica w Pirenejach
name-21 = Incydent z okrętem wojennym
name-22 = Patrole Komitetu Nieinterwencji
name-23 = Pirackie okręty podwodne
name-24 = Konferencja w Nyon
name-25 = Złoto dla Moskwy
name-26 = Moskwa traci zainteresowanie
name-31 = Ochotnicy wolności
name-32 = Pożegnanie ochotników
name-33 = Werbunek w Rifie
name-34 = Niepokoje w Maroku
name-35 = Dekret zjednoczeniowy
name-36 = Generał ginie w wypadku lotniczym
name-41 = Strajki w Barcelonie
name-42 = Sabotaż nad Nervión
name-43 = Dobre zbiory
name-44 = Głód
name-45 = Piąta kolumna
name-46 = Partyzanci w górach
name-51 = Ulewne deszcze
name-52 = Most powietrzny
name-53 = Flota Republiki wychodzi w morze
name-54 = Krążowniki Rebeliantów u wybrzeży
name-55 = Nowe maszyny z Niemiec
name-56 = Nowe myśliwce ze Związku Radzieckiego
name-61 = Okrucieństwa w prasie światowej
name-62 = List biskupów
name-63 = Pisarze za Republiką
name-64 = Trzynaście punktów
name-65 = Kryzys w Europie Środkowej
name-66 = Spisek na rzecz pokoju

## Nazwy: frakcje

name-popular-army = Armia Ludowa
    .gen = Armii Ludowej
name-international-brigade = Brygady Międzynarodowe
    .gen = Brygad Międzynarodowych
name-anarchist = Anarchiści
    .gen = anarchistów
name-basque = Baskowie
    .gen = Basków
name-santandero = Santander
    .gen = Santanderu
name-nationalist = Nacjonaliści
    .gen = nacjonalistów
name-carlist = Karliści
    .gen = karlistów
name-colonial = Armia Afrykańska
    .gen = Armii Afrykańskiej
name-italian = Włosi
    .gen = Włochów
name-portuguese = Portugalczycy
    .gen = Portugalczyków
name-of-popular-army = Armii Ludowej
name-of-international-brigade = Brygad Międzynarodowych
name-of-anarchist = anarchistów
name-of-catalonia = Katalonii
name-of-basque = Basków
name-of-asturias = Asturii
name-of-santandero = Santanderu
name-of-nationalist = nacjonalistów
name-of-carlist = karlistów
name-of-colonial = Armii Afrykańskiej
name-of-italian = Włochów
name-of-portuguese = Portugalczyków
name-brigade = brygada
    .gen = brygady
    .acc = brygadę
name-one-step-division = dywizja
    .gen = dywizji
    .acc = dywizję
name-two-step-division = dywizja dwustopniowa
    .gen = dywizji dwustopniowej
    .acc = dywizję dwustopniową

## Nazwy: jednostki i punkty środków

name-german = niemieckie czołgi
name-air-german = Legion Condor
name-air-government = lotnictwo Rządu
name-air-government-ready = lotnictwo Rządu, gotowe
name-air-government-used = lotnictwo Rządu, użyte
name-air-rebel = lotnictwo Rebeliantów
name-air-rebel-ready = lotnictwo Rebeliantów, gotowe
name-air-rebel-used = lotnictwo Rebeliantów, użyte
name-pa-b-n = { $number }. Brygada Armii Ludowej
    .gen = { $number }. Brygady Armii Ludowej
    .acc = { $number }. Brygadę Armii Ludowej
    .gender = f
name-pa-d-n = { $number }. Dywizja Armii Ludowej
    .gen = { $number }. Dywizji Armii Ludowej
    .acc = { $number }. Dywizję Armii Ludowej
    .gender = f
name-pa-t-n = { $number }. Dywizja dwustopniowa Armii Ludowej
    .gen = { $number }. Dywizji dwustopniowej Armii Ludowej
    .acc = { $number }. Dywizję dwustopniową Armii Ludowej
    .gender = f
name-ib-b-n = { $number }. Brygada Międzynarodowa
    .gen = { $number }. Brygady Międzynarodowej
    .acc = { $number }. Brygadę Międzynarodową
    .gender = f
name-ib-d-n = { $number }. Dywizja Międzynarodowa
    .gen = { $number }. Dywizji Międzynarodowej
    .acc = { $number }. Dywizję Międzynarodową
    .gender = f
name-an-b-n = { $number }. Brygada anarchistów
    .gen = { $number }. Brygady anarchistów
    .acc = { $number }. Brygadę anarchistów
    .gender = f
name-an-d-n = { $number }. Dywizja anarchistów
    .gen = { $number }. Dywizji anarchistów
    .acc = { $number }. Dywizję anarchistów
    .gender = f
name-po-b-n = { $number }. Brygada POUM
    .gen = { $number }. Brygady POUM
    .acc = { $number }. Brygadę POUM
    .gender = f
name-po-d-n = { $number }. Dywizja POUM
    .gen = { $number }. Dywizji POUM
    .acc = { $number }. Dywizję POUM
    .gender = f
name-cat-b-n = { $number }. Brygada Katalońska
    .gen = { $number }. Brygady Katalońskiej
    .acc = { $number }. Brygadę Katalońską
    .gender = f
name-cat-d-n = { $number }. Dywizja Katalońska
    .gen = { $number }. Dywizji Katalońskiej
    .acc = { $number }. Dywizję Katalońską
    .gender = f
name-bas-b-n = { $number }. Brygada Baskijska
    .gen = { $number }. Brygady Baskijskiej
    .acc = { $number }. Brygadę Baskijską
    .gender = f
name-bas-d-n = { $number }. Dywizja Baskijska
    .gen = { $number }. Dywizji Baskijskiej
    .acc = { $number }. Dywizję Baskijską
    .gender = f
name-ast-b-n = { $number }. Brygada Asturyjska
    .gen = { $number }. Brygady Asturyjskiej
    .acc = { $number }. Brygadę Asturyjską
    .gender = f
name-ast-d-n = { $number }. Dywizja Asturyjska
    .gen = { $number }. Dywizji Asturyjskiej
    .acc = { $number }. Dywizję Asturyjską
    .gender = f
name-san-b-n = { $number }. Brygada Santanderu
    .gen = { $number }. Brygady Santanderu
    .acc = { $number }. Brygadę Santanderu
    .gender = f
name-san-d-n = { $number }. Dywizja Santanderu
    .gen = { $number }. Dywizji Santanderu
    .acc = { $number }. Dywizję Santanderu
    .gender = f
name-na-b-n = { $number }. Brygada nacjonalistów
    .gen = { $number }. Brygady nacjonalistów
    .acc = { $number }. Brygadę nacjonalistów
    .gender = f
name-na-d-n = { $number }. Dywizja nacjonalistów
    .gen = { $number }. Dywizji nacjonalistów
    .acc = { $number }. Dywizję nacjonalistów
    .gender = f
name-na-t-n = { $number }. Dywizja dwustopniowa nacjonalistów
    .gen = { $number }. Dywizji dwustopniowej nacjonalistów
    .acc = { $number }. Dywizję dwustopniową nacjonalistów
    .gender = f
name-ca-b-n = { $number }. Brygada karlistów
    .gen = { $number }. Brygady karlistów
    .acc = { $number }. Brygadę karlistów
    .gender = f
name-ca-d-n = { $number }. Dywizja karlistów
    .gen = { $number }. Dywizji karlistów
    .acc = { $number }. Dywizję karlistów
    .gender = f
name-ca-t-n = { $number }. Dywizja dwustopniowa karlistów
    .gen = { $number }. Dywizji dwustopniowej karlistów
    .acc = { $number }. Dywizję dwustopniową karlistów
    .gender = f
name-co-b-n = { $number }. Brygada Armii Afrykańskiej
    .gen = { $number }. Brygady Armii Afrykańskiej
    .acc = { $number }. Brygadę Armii Afrykańskiej
    .gender = f
name-co-d-n = { $number }. Dywizja Armii Afrykańskiej
    .gen = { $number }. Dywizji Armii Afrykańskiej
    .acc = { $number }. Dywizję Armii Afrykańskiej
    .gender = f
name-co-t-n = { $number }. Dywizja dwustopniowa Armii Afrykańskiej
    .gen = { $number }. Dywizji dwustopniowej Armii Afrykańskiej
    .acc = { $number }. Dywizję dwustopniową Armii Afrykańskiej
    .gender = f
name-it-b-n = Brygada Włoska
    .gen = Brygady Włoskiej
    .acc = Brygadę Włoską
    .gender = f
name-it-d-n = { $number }. Dywizja Włoska
    .gen = { $number }. Dywizji Włoskiej
    .acc = { $number }. Dywizję Włoską
    .gender = f
name-pt-d-n = Dywizja Portugalska
    .gen = Dywizji Portugalskiej
    .acc = Dywizję Portugalską
    .gender = f
