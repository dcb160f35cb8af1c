### España 1936

game-about = Cała wojna w dziesięciu turach. Pola połączone liniami, oddziały o sile 1–5, generałowie, którzy zaczynają bitwy, i dwie talie kart, które służą jako wydarzenia albo w walce. Nacjonaliści chcą ośmiu z dwunastu miast kluczowych; republikanie wygrywają, jeśli wytrwają.

game-scale = Cała wojna: pola połączone liniami
## Kto gra

side-nationalist = Nacjonaliści
    .gen = nacjonalistów
    .dat = nacjonalistom
    .acc = nacjonalistów
    .ins = nacjonalistami
    .loc = nacjonalistach
side-republican = Republikanie
    .gen = republikanów
    .dat = republikanom
    .acc = republikanów
    .ins = republikanami
    .loc = republikanach
side-contested = Sporne
seat-nationalist = Nacjonaliści
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

## Rozstawienia i opcje

scenario-1936 = 1936: cała wojna
scenario-1936-about = Lipiec 1936: po cztery miasta kluczowe, cztery sporne. Dziesięć tur. Rozstawienie ułożono dla tego programu; liczby miast są z instrukcji.
scenario-1938 = 1938: od Teruelu do końca
scenario-1938-about = Styczeń 1938: tury 6–10 z późnymi taliami; działają szkoły oficerskie obu stron. Rozstawienie ułożono dla tego programu.
option-naval = Wojna na morzu
option-naval-about = Floty, cztery obszary morskie, bazy morskie, blokady, samoloty nad morzem i dwadzieścia kart więcej.
option-generals = Generałowie republikanów
option-generals-about = Líster i Durruti dowodzą gorzej bez oddziałów swojej barwy; Ulibarri dowodzi tylko tam, gdzie stoją Baskowie.
option-tanks = Czołgi republikanów
option-tanks-about = Czołg republikanów stracony w bitwie może zostać zdobyty i służyć nacjonalistom.
option-optional-cards = Karty opcjonalne
option-optional-cards-about = Karta 45 każdej strony: „Pakt z Santoñi” i „Ofensywa republikanów”. Nie w wariantach.
option-fog = Mgła wojny
option-fog-about = Widać tylko wierzchnią jednostkę każdego stosu; pod spodem może leżeć do pięciu wabików na stronę.
option-san-sebastian = San Sebastián
option-san-sebastian-about = Dopóki pole San Sebastián kontrolują republikanie, jest dla nich portem.
option-variant = Wariant
option-variant-about = Bez obcej interwencji albo historyczna kolejność kart: mniej kart, a każda strona musi zagrać ustaloną ich liczbę jako wydarzenia. Nie razem z wojną na morzu ani kartami opcjonalnymi.
option-early-end = Koniec za zgodą
option-early-end-about = Po każdej turze obaj gracze mogą zgodzić się na koniec; decydują wtedy miasta kluczowe.

## Fazy

phase-setup = Rozstawienie
phase-draw = Dobieranie
phase-ships-n = Okręty nacjonalistów
phase-ships-r = Okręty republikanów
phase-move-n = Ruch nacjonalistów
phase-move-r = Ruch republikanów
phase-offensive = Ofensywa republikanów
phase-generals = Generałowie
phase-combat = Walki lądowe
phase-sea = Walki morskie
phase-upkeep = Utrzymanie
phase-events = Wydarzenia
phase-replacements = Uzupełnienia
phase-end = Koniec tury
turn-label = Tura { $turn }, { $period }
status-cities = Miasta kluczowe
score-counts = { $score ->
    [one] jedno miasto kluczowe
    [few] { $score } miasta kluczowe
    [many] { $score } miast kluczowych
   *[other] { $score } miasta kluczowego
}
status-joined = Połączone pola
status-contested = Sporne miasta kluczowe
status-hand = Karty na ręce
status-rp = Punkty uzupełnień
count-dice = Kostki
count-going = Oddziały do ruchu
brings-strength = Siła z { $before } na { $after }
brings-troop = Oddział o sile { $strength }
brings-repair = Może znów pływać i walczyć
absent-raise = Wzmocnij oddział
absent-new = Nowy oddział
status-plays = Zagrane wydarzenia
overlay-supply-nationalist = Zaopatrzenie nacjonalistów
overlay-supply-republican = Zaopatrzenie republikanów
mark-marker-nationalist = Znacznik kontroli nacjonalistów
mark-marker-republican = Znacznik kontroli republikanów
mark-blockade-nationalist = Port zamknięty dla nacjonalistów
mark-blockade-republican = Port zamknięty dla republikanów
mark-what-if = Co by było, gdyby
mark-naval = Wojna na morzu
mark-optional = Karta opcjonalna
track-turns = Tury
track-cities = Miasta kluczowe
track-points = Punkty uzupełnień
kind-now = od razu
kind-delayed = później
kind-reaction = reakcja
kind-next_turn = następna tura
kind-permanent = trwałe
code-nationalist = N
code-republican = R
code-points = PU
band-n-reg = Armia Regularna
band-n-fal = Falanga
band-n-car = Karliści
band-n-leg = Legia
band-n-afr = Armia Afrykańska
band-n-ita = Włosi
band-r-reg = Armia Regularna
band-r-bas = Armia Baskijska
band-r-com = Milicja komunistów
band-r-ana = Milicja anarchistów
band-r-ib = Brygady Międzynarodowe
zone-deck = Talia
zone-hand = Ręka
zone-laid = Zakryte
zone-spent = Zużyte
zone-batch = Do zagrania w tej turze
zone-kept = Działające

## O co się pyta

ask-move = Twój ruch: przesuwaj jednostki i przydzielaj samoloty po kolei, potem zakończ.
ask-march = { $unit }: dokąd?
ask-fly = { $unit }: dokąd leci?
ask-stacking = Na polu { $box } przekroczono limit twoich oddziałów ({ $limit }): który tracisz?
ask-assign = Przydziel generała (zostało: { $left }).
ask-general-box = Gdzie dowodzi { $unit }?
ask-pick = Wybierz generała: zaczyna bitwę czy pasuje? (zostało: { $left })
ask-attack = { $begun ->
    [0] Wybierz atakującego i jego cel na polu { $box }: bitwa wymaga jednego ataku.
   *[other] Wybierz atakującego i jego cel na polu { $box } albo zakończ bitwę.
}
ask-support = Co wspiera { $unit-acc }?
ask-card = { $unit } przeciw: { $target }. Połóż zakrytą kartę jako bonus dla siebie albo karę dla drugiej strony.
ask-pair = Ustal pary: kto z kim walczy?
ask-modify = Rozłóż swoje modyfikatory ({ $modifiers }) na kostki: { $dice }.
ask-substitute = Jaki rodzaj zastępuje teraz { $unit-acc }?
ask-claim = Pole { $box } jest puste: oznaczasz je jako swoje?
ask-ferry = Przewieź jednostkę z Maroka (dotąd przewiezione: { $landed }).
ask-event = { $free ->
    [0] Zagraj kartę jako wydarzenie (zagrane { $played } z { $limit }).
   *[other] Zagraj kartę jako wydarzenie albo spasuj (zagrane { $played } z { $limit }).
}
ask-react = Zagrano kartę „{ $card }”: { $text } Anulujesz?
ask-place = „{ $card }”: co przychodzi i dokąd?
ask-strengthen = „{ $card }”: który oddział się wzmacnia?
ask-change = „{ $card }”: który oddział zmienia rodzaj?
ask-harm = „{ $card }”: kto z nich ucierpi?
ask-take = „{ $card }”: który bierzesz?
ask-lose = „{ $card }”: który samolot tracisz?
ask-option = „{ $card }”: które z dwóch działań?
ask-repair = „{ $card }”: który okręt naprawić?
ask-haven = { $ship } potrzebuje schronienia: gdzie?
ask-captured = Gdzie dołącza do ciebie zdobyty czołg: { $unit }?
ask-spend = Wydaj punkt uzupełnień (zostało: { $points }).
ask-type = Jaki rodzaj oddziału: { $unit }?
ask-discard = Odrzuć nadmiar ({ $surplus }), by zostało kart: { $limit }.
ask-agree = Zakończyć partię po turze { $turn } i policzyć miasta kluczowe?
ask-bonus-general = Ofensywa: przydzielić teraz jednego generała?
ask-bonus-battle = { $unit }: atakować od razu?
ask-sail = Przydziel okręt albo zakończ przydzielanie.
ask-station = { $ship }: dokąd płynie?
ask-escort = { $ship } ({ $box }): kogo osłania?
ask-consent = Tu są też wrogie jednostki: { $place }. Walczysz czy się wycofujesz?
ask-strike = { $unit }: który okręt atakuje?
ask-suffer = Trafiony jest jeden z twoich samolotów: który?
ask-torpedo = { $ship }: który okręt atakuje?
ask-back = { $ship }: któremu okrętowi pomaga?
ask-guns = Kostki dział portu ({ $box }): { $dice }. Która dostaje ich +1?
ask-allot = Działa portu ({ $box }) mają do rozdzielenia trafienia: { $hits }, piątki: { $fives }. Kto co dostaje?

## Co można zrobić

do-march = Przesuń { $a-acc } z pola { $box }
do-to = Do: { $a }
do-to-crowded = Na pole { $a } (ponad limit { $limit }; po ruchu stracone oddziały: { $lost })
do-to-sea = { $a }, przeciw okrętom
do-to-support = Na pole { $a }, wsparcie oddziałów
do-to-block = Na pole { $a }, blokada lub osłona
do-fly = Wyślij { $a-acc }
do-done = Gotowe
do-done-crowded = Gotowe (ponad limit { $limit } na polach: { $boxes }; stracone oddziały: { $lost })
do-lose = Strać { $a-acc }
do-decoy = Połóż wabik: { $a }
do-undecoy = Zabierz wabik: { $a }
do-top = Na wierzchu na polu { $box }: { $a }
do-assign = Przydziel { $a-acc }
do-battle = { $a } zaczyna bitwę na polu { $box }
do-pass = { $a } nie atakuje na polu { $box }
do-pass-events = Pas
do-attack = { $a } atakuje { $b-acc }
do-end = Zakończ bitwę
do-support = Wspiera: { $a }
do-enough = Wystarczy
do-bonus = „{ $a }” jako bonus
do-penalty = „{ $a }” jako kara
do-none = Bez karty
do-pair = { $a } przeciw: { $b }
do-best = Najwięcej trafień
unit-troop = { $unit } ({ $strength })
    .gen = { $unit-gen } ({ $strength })
    .acc = { $unit-acc } ({ $strength })
    .gender = { $unit-gender }
unit-twin = { $unit } ({ $strength }, nr { $number } z { $count })
    .gen = { $unit-gen } ({ $strength }, nr { $number } z { $count })
    .acc = { $unit-acc } ({ $strength }, nr { $number } z { $count })
    .gender = { $unit-gender }
unit-tank-twin = { $unit } (nr { $number } z { $count })
    .gen = { $unit-gen } (nr { $number } z { $count })
    .acc = { $unit-acc } (nr { $number } z { $count })
    .gender = { $unit-gender }
do-put-card = Punkt z karty do { $shown } (kostka { $b })
do-put = +{ $a } do { $shown } (kostka { $b })
do-as = { $a }
do-claim = Oznacz
do-leave = Zostaw puste
do-ferry = { $a } na pole { $b }
do-play = Zagraj kartę „{ $a }”
do-cancel = Anuluj kartą „{ $a }”
do-let = Pozwól działać
do-place = { $a } na pole { $b }
do-raise = Wzmocnij { $a-acc } na polu { $box }
do-change = Zmień { $a-acc } na polu { $box }
do-harm = { $a } na polu { $box }
do-take = { $a }
do-option-place = Nowy oddział: { $band }, siła { $strength }
do-option-strengthen = Wzmocnij do { $count } oddziałów: { $band }
do-new = Nowy oddział: { $a }
do-repair = Napraw { $a-acc }
do-stop = Nie wydawaj więcej
do-discard = Odrzuć kartę „{ $a }”
do-finish = Zakończ tutaj
do-go-on = Graj dalej
do-sail = Wyślij { $a-acc }
do-escort = { $a } osłania { $b-acc }
do-hold = Wstrzymaj się
do-fight = Walcz
do-decline = Wycofaj się
do-strike = { $a } atakuje { $b-acc }
do-suffer = { $a }
do-torpedo = { $a } atakuje { $b-acc }
do-back = { $a } pomaga: { $b }
do-allot = Traf: { $a }
do-allot-home = Przepędź: { $a }
do-split = Rozdziel: { $a }
do-combine = Połącz: { $a }

## Co się stało

event-turn = Zaczyna się tura { $turn }.
event-offensive = Ofensywa republikanów zmienia kolejność tury { $turn }.
event-decks-changed = Ręce są odrzucone; w grze są talie 1938–39.
event-drew = { $seen ->
    [yes] { $side } { $number ->
        [0] nie dobierają karty: talia jest pusta.
        [one] dobierają kartę: { $cards }.
        [few] dobierają { $number } karty: { $cards }.
        [many] dobierają { $number } kart: { $cards }.
       *[other] dobierają { $number } karty: { $cards }.
    }
   *[other] { $side } { $number ->
        [0] nie dobierają karty: talia jest pusta.
        [one] dobierają kartę.
        [few] dobierają { $number } karty.
        [many] dobierają { $number } kart.
       *[other] dobierają { $number } karty.
    }
}
event-discarded = { $seen ->
    [yes] { $side } odrzucają kartę „{ $card }”.
   *[other] { $side } odrzucają kartę, niewidoczną.
}
event-marched = { $seen ->
    [yes] { $unit }, ruch: { $start } → { $box }.
   *[other] { $side }, ruch ukrytej jednostki: { $start } → { $box }.
}
event-flew = { $unit } leci: { $box }.
event-overstacked = { $seen ->
    [yes] Za dużo oddziałów na polu { $box }, stracona jednostka: { $unit }.
   *[other] Za dużo oddziałów na polu { $box }: stracona ukryta jednostka.
}
event-topped = { $unit } leży na wierzchu na polu { $box }.
event-decoy = { $seen ->
    [yes] { $side } kładą wabik na polu { $box }.
   *[other] { $side } kładą gdzieś wabik.
}
event-undecoy = { $seen ->
    [yes] { $side } zabierają wabik z pola { $box }.
   *[other] { $side } zabierają wabik.
}
event-decoys-found = { $number ->
    [one] Jeden z żetonów { $side-gen } na polu { $box } był wabikiem.
    [few] Na polu { $box } { $number } żetony { $side-gen } były wabikami.
    [many] Na polu { $box } { $number } żetonów { $side-gen } było wabikami.
   *[other] Na polu { $box } { $number } żetonu { $side-gen } było wabikami.
}
event-assigned = { $unit } obejmuje dowództwo na polu { $box }.
event-passed-general = { $unit } nie atakuje.
event-battle = { $unit } zaczyna bitwę na polu { $box }.
event-battle-over = Bitwa na polu { $box } jest skończona.
event-attack = { $unit } atakuje { $target-acc } na polu { $box }.
event-supports = { $unit } wspiera.
event-card-laid = { $seen ->
    [yes] { $side } kładą zakrytą kartę „{ $card }” jako { $use-id ->
        [bonus] bonus.
       *[penalty] karę.
    }
   *[other] { $side } kładą zakrytą kartę jako { $use-id ->
        [bonus] bonus.
       *[penalty] karę.
    }
}
event-card-shown = { $side } odkrywają kartę „{ $card }” jako { $use-id ->
    [bonus] bonus
   *[penalty] karę
}.
event-shot-down = Zestrzelony samolot: { $unit }.
event-grounded = Przepędzony samolot, bez wsparcia: { $unit }.
event-flies-on = { $unit } leci dalej.
event-flew-home = { $unit } wraca do bazy.
event-hits = Trafienia: { $unit } { $attacker }, { $target } { $defender }.
event-destroyed = { $seen ->
    [yes] Zniszczona jednostka na polu { $box }: { $unit }.
   *[other] Zniszczona ukryta jednostka na polu { $box }.
}
event-reduced = { $seen ->
    [yes] { $unit } spada z { $before } do { $after } na polu { $box }.
   *[other] Ukryta jednostka { $side-gen } traci siłę.
}
event-replaced = { $seen ->
    [yes] { $unit } spada z { $before } do { $after } na polu { $box }, nowy żeton: { $other }.
   *[other] Ukryta jednostka { $side-gen } traci siłę.
}
event-tank-lost = Stracony czołg: { $unit }.
event-tank-captured = Zdobyty czołg: { $unit }.
event-claimed = { $side } oznaczają pole { $box }.
event-left-empty = Pole { $box } zostaje puste.
event-key-cities = Miasta kluczowe: nacjonaliści { $nationalist }, republikanie { $republican }, sporne { $contested }.
event-ferried = { $seen ->
    [yes] { $unit } ląduje na polu { $box }.
   *[other] Ukryta jednostka ląduje na polu { $box }.
}
event-played = { $side } zagrywają kartę „{ $card }”.
event-intelligence = { $side } odpowiadają kartą „{ $card }”.
event-cancelled = Karta „{ $card }” jest anulowana.
event-passed = { $side } nie zagrywają więcej wydarzeń.
event-no-effect = „{ $card }”: bez (dalszego) działania.
event-entered = { $seen ->
    [yes] { $unit } wchodzi na pole { $box }.
   *[other] Ukryta jednostka wchodzi na pole { $box }.
}
event-strengthened = { $seen ->
    [yes] { $unit } na polu { $box } rośnie do { $after }.
   *[other] Ukryta jednostka { $side-gen } zyskuje siłę.
}
event-changed = { $seen ->
    [yes] Wymiana żetonu na polu { $box }: { $unit }.
   *[other] Wymiana ukrytej jednostki { $side-gen }.
}
event-aircraft-came = Samolot { $side-gen } wchodzi do gry: { $unit }.
event-aircraft-lost = Stracony samolot: { $unit }.
event-general-came = { $unit } wchodzi do gry.
event-general-gone = { $unit } opuszcza grę.
event-kept = Karta „{ $card }” leży obok; zadziała później.
event-in-force = Karta „{ $card }” działa do końca gry.
event-points = Punkty uzupełnień: nacjonaliści { $nationalist }, republikanie { $republican }.
event-repaired = Okręt naprawiony: { $ship }.
event-sailed = { $ship } płynie: { $place }.
event-blockades = { $ship } blokuje port { $box }.
event-blockaded = Port { $box } jest zamknięty dla { $side-gen }.
event-ship-came = { $ship } wchodzi do służby: { $place }.
event-ship-withdrew = { $ship } wycofuje się: { $place }.
event-ship-damaged = Okręt uszkodzony: { $ship }.
event-ship-sunk = Okręt zniszczony: { $ship }.
event-ship-lost = Okręt bez schronienia, stracony: { $ship }.
event-coast-fight = Okręty u wybrzeży pola { $box } walczą przed oddziałami.
event-sea-battle = Bitwa morska: { $place }.
event-declined = { $side } wycofują się: { $place }.
event-zone-entered = { $side } wchodzą na obszar { $zone }; tamtejszy znacznik znika.
event-zone-marked = { $side } oznaczają obszar { $zone }.

## Kostki

roll-attack = atak
roll-deck = tasowanie talii
roll-defence = obrona
roll-air = walka powietrzna
roll-capture = zdobycie czołgu
roll-discard = losowa karta
roll-ship = ogień okrętów
roll-strike = atak z powietrza
roll-flak = ogień do samolotów
roll-torpedo = atak torpedowy
roll-reply = odpowiedź
roll-port = działa portu
roll-raid = nalot

## Jak się skończyło

over-key-cities = { $winner } kontrolują co najmniej osiem miast kluczowych ({ $nationalist } do { $republican }).
over-cut-up = { $winner } zostawiają wrogowi mniej niż osiem połączonych pól.
over-three-cities = { $winner } kontrolują Madryt, Barcelonę i Sewillę.
over-madrid = { $winner } zajmują Madryt przed turą 4.
over-holds-out = { $winner } mają po turze 10 jednostki w czterech miastach kluczowych.
over-more-cities = { $winner } mają więcej miast kluczowych: { $nationalist } do { $republican }.
over-both = Obie strony spełniły warunek; { $winner-id ->
    [nationalist] nacjonaliści mają więcej miast kluczowych.
   *[republican] republikanie mają więcej miast kluczowych.
}
over-agreed = Koniec za zgodą obu stron; { $winner-id ->
    [nationalist] nacjonaliści mają więcej miast kluczowych
   *[republican] republikanie mają więcej miast kluczowych
}: { $nationalist } do { $republican }.
over-draw = Remis: miasta kluczowe po { $nationalist }.
over-resigned = { $winner } wygrywają: druga strona się poddaje.

## Szanse

odds-attack = { $unit } przeciw: { $target }
odds-left = { $attacker ->
    [0] Atakujący zniszczony
   *[other] Atakujący zostaje z siłą { $attacker }
}, { $defender ->
    [0] obrońca zniszczony
   *[other] obrońca zostaje z siłą { $defender }
}
odds-hidden-cards = Druga strona może położyć kartę, której tu nie policzono.
odds-air-first = Policzono też walkę powietrzną, która jest pierwsza.
odds-air-pairs = Policzono też walkę powietrzną, która jest pierwsza, w parach, które zostawiają obrońcy najwięcej kostek.
odds-dice-attack = Kostki atakującego
odds-dice-defence = Kostki obrońcy
odds-plus-attack = Dodatnie modyfikatory atakującego
odds-plus-defence = Dodatnie modyfikatory obrońcy
odds-minus-attack = Ujemne modyfikatory atakującego
odds-minus-defence = Ujemne modyfikatory obrońcy
odds-hits-attack = Trafienia w obrońcę
odds-hits-defence = Trafienia w atakującego
odds-mean-attack = Spodziewane trafienia w obrońcę
odds-mean-defence = Spodziewane trafienia w atakującego

## Odmowy

no-not-yours = Nie możesz tu użyć tej jednostki: { $unit }. Wybierz własną.
no-no-land-unit = { $unit } nie jest oddziałem ani czołgiem na mapie.
no-stays-in-morocco = { $unit } opuszcza Maroko tylko na końcu fazy utrzymania.
no-moved = { $unit } ma już za sobą ruch w tej turze: każda jednostka porusza się raz.
no-out-of-supply = { $unit } na polu { $box } jest bez zaopatrzenia: wszystkie sąsiednie pola kontroluje wróg. Zajmij najpierw jedno z nich.
no-last-there = { $unit } musi zostać: inaczej żaden twój oddział nie trzymałby spornego pola { $box }. Sprowadź najpierw inny.
no-nowhere = { $unit } nie ma obok pola { $box } twojego pola, na które może pójść.
no-no-line = { $unit } idzie liniami, pole po polu, a na pole { $box } żadna stąd nie prowadzi.
no-same-box = { $unit } już jest na polu { $box }.
no-one-box = { $unit } opuszcza pole sporne: idzie tylko o jedno pole, a { $box } leży dalej.
no-enemy-box = { $unit } opuszcza pole sporne: nie może wejść na pole { $box }, kontrolowane przez wroga.
no-tank-alone = { $unit } nie wchodzi na pole { $box }: czołgi nigdy nie wchodzą na pole kontrolowane przez wroga.
no-must-stop = { $unit } musi się zatrzymać przed polem { $box }: jednostka staje na pierwszym polu, które nie jest przyjazne.
no-no-fog = W tej partii nie ma mgły wojny: nic nie jest ukryte i nie ma wabików.
no-not-in-the-heap = Wybierz jeden ze swoich oddziałów na polu { $box }.
no-no-aircraft = { $unit } nie jest samolotem, a to robią tylko samoloty.
no-no-general = { $unit } nie jest generałem, a to robi tylko generał.
no-no-ship = { $unit } nie jest okrętem, a to robi tylko okręt.
no-assigned = { $unit } ma już przydział.
no-not-in-play = { $unit } nie jest w grze.
no-no-air-box = { $unit } nie ma dokąd polecieć.
no-tied = { $unit } zaczyna na mapie: w tej turze najdalej o jedną linię, nie na pole { $box }.
no-no-own-unit = Na polu { $box } nie ma twojego oddziału ani czołgu.
no-no-war-at-sea = { $unit }: morza używa się tylko z zasadami morskimi.
no-no-aircraft-there = Tu nie można wysłać samolotu: { $box }.
no-no-port = { $box } to nie port: szukaj kotwicy.
no-not-in-turn-one = W turze 1 samoloty nie lecą nad morze.
no-two-aircraft = { $box }: twoich samolotów jest tam już { $limit }, to limit.
no-out-of-range = { $box } jest poza zasięgiem: potrzeba własnego pola najwyżej o trzy dalej.
no-troop-on-top = Na polu { $box } na wierzchu musi leżeć oddział, nie czołg.
no-top-chosen = Wierzchnia jednostka na polu { $box } jest już wybrana.
no-no-troop-over-decoy = Nad wabikiem na polu { $box } musi leżeć twój oddział.
no-no-decoy = Na polu { $box } nie ma twojego wabika.
no-decoys-laid = Kładziesz już wabiki: w tej turze żaden nie wraca.
no-decoys-out = Wszystkie wabiki są na mapie: { $limit }.
no-must-assign = Trzeba przydzielić generała, dopóki jest dla niego pole: wybierz generała, potem pole ze swoimi jednostkami.
no-general-in-morocco = { $unit } jest w Maroku: najpierw trzeba go przewieźć.
no-no-box-for-general = Nie ma pola, na którym { $unit } mógłby dowodzić.
no-general-there = Na polu { $box } dowodzi już inny twój generał.
no-general-not-active = { $unit } jest już użyty albo nie stoi na żadnym polu: nie można go wybrać.
no-general-out-of-supply = { $unit } na polu { $box } jest bez zaopatrzenia i nie zaczyna bitwy.
no-no-enemy-there = Na polu { $box } nie ma wroga: { $unit } może tylko spasować.
no-no-fresh-troop = { $unit } nie ma na polu { $box } oddziału, który może jeszcze w tej turze atakować.
no-needs-basques = { $unit } zaczyna bitwę tylko z oddziałami baskijskimi u boku na polu { $box }.
no-no-battle-by-card = Karta „{ $card }” zabrania w tej turze bitwy na polu { $box }.
no-battle-declared = Bitwa jest zaczęta: wykonaj co najmniej jeden atak.
no-one-general = Do ofensywy przydzielony jest tylko jeden generał: { $unit }.
no-only-troops-fight = Atakują i są atakowane tylko oddziały; reszta wspiera.
no-not-in-the-battle = { $unit } nie walczy dla ciebie na polu { $box }.
no-target-not-there = { $target } nie jest wrogim oddziałem na polu { $box }.
no-attacked-already = { $unit } ma już za sobą atak w tej turze.
no-troops-do-not-support = { $unit } to oddział: oddziały atakują, nie wspierają.
no-supports-already = { $unit } już wspiera ten atak.
no-general-first-attack-only = { $unit } wspiera tylko pierwszy atak swojej bitwy.
no-general-defended = { $unit } ma już za sobą wsparcie obrony w tej turze.
no-used = { $unit }: już użyto w tej turze.
no-aircraft-at-sea = { $unit } jest tam przeciw okrętom, nie do wsparcia oddziałów.
no-aircraft-not-assigned = { $unit } nie ma w tej turze przydziału.
no-not-in-hand = Karty „{ $card }” nie masz na ręce.
no-not-to-be-paired = { $unit } nie bierze udziału w tej walce albo ma już przeciwnika.
no-not-a-placing = Modyfikator idzie w całości na jedną kostkę, a dwa punkty karty na dwie różne kostki.
no-no-such-die = { $dice ->
    [one] Jest tylko jedna kostka.
    [few] Są tylko { $dice } kostki.
    [many] Jest tylko { $dice } kostek.
   *[other] Jest tylko { $dice } kostki.
}
no-guns-plus-one = Działa mają jedno +1, na jedną kostkę.
no-never-a-substitute = { $type }: ten rodzaj nigdy nie zastępuje tej jednostki ({ $unit }).
no-no-small-counter = { $type }: nie ma wolnego małego żetonu albo pierwszeństwo ma inny rodzaj.
no-not-in-morocco = { $unit } nie jest w Maroku.
no-not-a-shore = Z Maroka płynie się tylko na pola Cádiz i Sevilla.
no-shore-not-held = Na polu { $box } nie ma twojej jednostki ani znacznika.
no-shore-full = Na pole { $box } nie może w tej turze trafić więcej jednostek: { $landed ->
        [0] Cieśninę zamykają okręty wroga
        [one] wylądowała tam już jedna
        [few] wylądowały tam już { $landed }
        [many] wylądowało tam już { $landed }
       *[other] wylądowało tam już { $landed }
    }.
no-reaction-only = Kartę „{ $card }” zagrywa się tylko w odpowiedzi na wydarzenie wroga.
no-in-order = Karta „{ $card }” nie jest następną kartą tej tury.
no-must-play = Trzeba zagrać kartę: liczbę ustala wariant.
no-not-intelligence = Karta „{ $card }” nie anuluje wydarzeń.
no-not-by-this-card = Karta „{ $card }” nie dotyczy tej jednostki: { $unit }.
no-card-brings-other = Karta „{ $card }” nie sprowadza tego rodzaju: { $type }.
no-card-elsewhere = Karta „{ $card }” nie dotyczy pola { $box }.
no-card-wants-port = Karta „{ $card }” wymaga portu, a { $box } nie jest twoim portem.
no-card-wants-key-city = Karta „{ $card }” wymaga miasta kluczowego, a { $box } nim nie jest.
no-card-one-each = Karta „{ $card }” nie sprowadza drugiej jednostki na pole { $box }.
no-card-same-box = Karta „{ $card }” sprowadza wszystkie swoje czołgi na jedno pole: { $box }.
no-event-box-not-held = Pole { $box } nie jest twoje: wydarzenia sprowadzają jednostki tylko na pola z twoją jednostką lub znacznikiem.
no-port-closed = Port { $box } zamyka wróg od morza: żadna nowa jednostka tam nie wejdzie.
no-morocco-is-full = { $box }: twoich oddziałów jest tam już { $limit }, a żaden nie odpłynie przed następną fazą utrzymania.
no-basques-at-home = Baskowie wchodzą tylko na pola Bilbao i San Sebastián, nie na pole { $box }.
no-no-counter-of-type = { $type }: nie ma wolnego żetonu o sile { $strength }.
no-no-tank-left = { $type }: nie ma już żadnego.
no-no-new-counter = Nie ma wolnego żetonu na nowy oddział na polu { $box }.
no-had-its-level = { $unit } ma już swój poziom z karty „{ $card }”.
no-strong-enough = Karta „{ $card }” nie podnosi siły ponad obecną: { $unit }.
no-harmed-already = Karta „{ $card }” dotknęła już tej jednostki: { $unit }.
no-hidden-in-a-stack = { $unit } leży pod spodem, w ukryciu: wybrać można tylko to, co na wierzchu.
no-in-play = { $unit } już jest w grze.
no-lost = { $unit }: strata na stałe.
no-no-such-effect = „{ $card }”: liczba działań to { $number }.
no-another-tank = Teraz dołącza do ciebie inny czołg: { $unit }.
no-box-not-controlled = { $unit }, zdobycz, trafia na pole, które jest tylko twoje.
no-box-not-held = Pole { $box } nie jest twoje: punkt wymaga pola z twoją jednostką lub znacznikiem.
no-box-out-of-supply = Pole { $box } jest bez zaopatrzenia i nic tam nie dotrze: najpierw otwórz do niego drogę.
no-box-had-point = Na polu { $box } wydano już w tej fazie punkt, a więcej niż jednego nie wolno: wybierz inne pole.
no-box-is-full = Na polu { $box } jest pełny limit twoich oddziałów ({ $limit }): punkt nie doda następnego.
no-no-troop-of-yours = { $unit } nie jest twoim oddziałem na mapie.
no-events-only = { $unit } jest rodzaju, który wzmacniają tylko wydarzenia: wydaj punkt na inny oddział.
no-not-this-turn = { $unit } ma siłę { $strength }: w turze { $turn } punkt tego nie podniesie.
no-no-counter = Nie ma już żetonu: { $unit }.
no-type-by-events = { $type }: ten rodzaj wchodzi tylko przez wydarzenia, nigdy za punkty.
no-ship-not-damaged = { $ship } nie jest uszkodzonym okrętem.
no-ship-not-in-base = { $ship } nie jest w bazie morskiej: tam naprawia tylko wydarzenie.
no-ship-is-damaged = { $ship }: okręt uszkodzony, najpierw go napraw.
no-ship-sailed = { $ship } ma już w tej turze przydział.
no-is-there = { $ship } już tam jest: { $place }.
no-no-northern-port = { $ship } nie może wpłynąć: { $place }. Potrzebujesz kontroli pola Oviedo, Bilbao lub San Sebastián z oddziałem lub czołgiem.
no-no-duty-at-sea = Na obszarze { $place } okrętowi nie wyznacza się zadania.
no-base-closed = { $ship } nie może teraz korzystać z tej bazy: { $place }.
no-not-on-the-coast = { $place } nie leży na wybrzeżu.
no-say-the-duty = { $ship }, pole { $place }: wybierz, wsparcie oddziałów czy blokada.
no-submarines-do-not-support = { $unit } nie może wspierać oddziałów na polu { $box }: okręty podwodne nigdy tego nie robią.
no-ship-on-other-duty = { $unit } ma na polu { $box } inne zadanie.
no-no-haven = { $ship } nie znajdzie tu schronienia: { $place } nie jest portem tylko twoim.
no-no-haven-at-sea = { $ship } musi zejść z morza: do bazy morskiej albo do portu.
no-base-first = { $ship } płynie do bazy morskiej, dopóki masz do dyspozycji choć jedną.
no-ship-not-lost = { $ship } nie jest okrętem straconym.
no-ship-not-in-harbour = { $ship } nie jest w twojej bazie ani porcie: karta naprawia tylko tam.
no-not-its-turn = Teraz kolej na inną jednostkę ({ $other }), nie na tę: { $unit }.
no-cannot-strike = { $unit } nie może tu atakować tego celu: { $target }. Samoloty trafiają okręty podwodne i niszczyciele tylko tam, gdzie nie ma innych okrętów.
no-cannot-torpedo = { $unit } nie może tu atakować tego celu: { $target }. Okręty podwodne atakują okręty z wartością bojową w tym samym miejscu.
no-cannot-escort = { $unit } nie może osłaniać tego okrętu: { $target }. Nie bierze on udziału w tej walce.
no-cannot-back = { $unit } nie może pomóc temu okrętowi: { $target }. W tej bitwie nie ma on pary.
no-did-not-strike = { $unit } nie bierze udziału w tym ataku.
no-not-under-fire = { $unit } nie jest tu pod ogniem.
no-one-kind-left = Zostały wyniki tylko jednego rodzaju: wskaż samą jednostkę ({ $unit }).
no-allot-evenly = Każda jednostka z wartością bojową dostaje jeden wynik, zanim któraś dostanie drugi.

## Wskazywanie: do czego służy rzecz i kiedy

no-hidden-counter = Leży ukryte w stosie: jednostka albo tylko wabik. Pokaże to bitwa na tym polu.
no-troop-in-reserve = { $unit } jest w rezerwie: wchodzi za punkt uzupełnień lub przez wydarzenie.
no-troop-by-events = { $unit } jest w rezerwie: wchodzi tylko przez wydarzenie.
no-general-in-reserve = { $unit } nie bierze jeszcze udziału w wojnie: wchodzi tylko przez swoją kartę wydarzenia.
no-comes-by-event = { $unit } jest w rezerwie: wchodzi tylko przez wydarzenie.
no-out-of-the-game = { $unit } jest poza grą.
no-ship-gone = { $unit }: okręt zatopiony, wrócić może tylko przez wydarzenie.
no-tank-on-its-way = { $unit }: czołg zdobyty, dołącza do nacjonalistów na końcu fazy wydarzeń.
no-ship-wants-repair = { $unit }: okręt uszkodzony, naprawia go punkt uzupełnień w bazie albo wydarzenie.
no-ship-waits = { $unit } dostaje przydział razem z innymi okrętami, po dobraniu kart; walczy w fazie walk morskich albo u boku twoich oddziałów na wybrzeżu.
no-aircraft-on-board = { $unit } jest na twojej planszy: przydział dostaje w twojej fazie ruchu.
no-aircraft-out = { $unit } może w tej turze wesprzeć jeden atak na polu { $box }, a w fazie utrzymania wraca.
no-aircraft-off-coast = { $unit } jest tu przeciw okrętom: { $box }. Walczy w fazie walk morskich.
no-general-on-board = { $unit } jest na twojej planszy: generałów przydziela się po ruchu obu stron.
no-general-waits = { $unit } dowodzi na polu { $box }: może tam zacząć bitwę, gdy wybierzesz go w walkach lądowych.
no-general-used = { $unit } był już wybrany w tej turze. W fazie utrzymania wraca na twoją planszę.
no-tank-waits = { $unit } na polu { $box } nie ma w tym udziału: czołgi poruszają się w twojej fazie ruchu i wspierają oddziały w walkach lądowych.
no-troop-waits = { $unit } na polu { $box } nie ma w tym udziału: oddziały poruszają się w twojej fazie ruchu, atakują w walkach lądowych tam, gdzie twój generał zaczyna bitwę, a rosną dzięki punktom i wydarzeniom.
no-enemy-on-board = { $unit } jest na planszy wroga, poza zasięgiem.
no-enemy-ship = Okręt wroga ({ $box }): { $unit }. W fazie walk morskich walczą z nim okręty i samoloty wysłane na ten sam obszar lub do tego samego portu; w bazie nic go nie dosięgnie.
no-enemy-aircraft = Samolot wroga ({ $box }): { $unit }. Spotykają go tylko twoje samoloty, gdy wspierają ten sam atak albo lecą nad ten sam obszar lub port.
no-enemy-general = { $unit } służy wrogowi. Generałów się nie atakuje: opuszcza pole { $box }, gdy nie ma tam już jego oddziałów.
no-enemy-in-morocco = { $unit } jest tam, gdzie republikanie nigdy nie mogą wejść: { $box }.
no-enemy-tank = { $unit } należy do wroga. Czołgów się nie atakuje: czołg pada z oddziałem, który wspiera, albo gdy na polu { $box } nie ma już oddziału jego strony.
no-enemy-troop = { $unit } należy do wroga: wprowadź oddziały na pole { $box }, a twój generał może tam w walkach lądowych zacząć bitwę.
no-enemy-troop-near = { $unit } należy do wroga: twój generał na polu { $box } może w walkach lądowych zacząć bitwę.
no-sea-not-used = { $box }: używane tylko w wojnie na morzu.
no-about-base = { $box } to baza morska: stoją w niej okręty jej strony, uszkodzone się tam naprawia, a blokada tam nie sięga.
no-about-zone = { $box } to obszar morski: okręty przydziela się do niego po dobraniu kart, samoloty w fazie ruchu, a kto w fazie utrzymania jest tam sam, korzysta z jego działania.
no-about-morocco = Pole { $box } nie jest z niczym połączone: jednostki nacjonalistów przeprawiają się na pola Cádiz i Sevilla na końcu fazy utrzymania, a republikanie nigdy tam nie wchodzą.
no-about-contested = Pole { $box } jest sporne: generał może tam zacząć bitwę w walkach lądowych, a kto je opuszcza, musi zostawić oddział.
no-about-own-box = Pole { $box } jest twoje: jednostki przechodzą przez nie w twojej fazie ruchu, a punkty i wydarzenia sprowadzają tam oddziały, dopóki jest zaopatrzone.
no-about-enemy-box = Pole { $box } kontroluje wróg: oddziały wchodzą na nie w twojej fazie ruchu i tam się zatrzymują.
no-about-empty-box = Pole { $box } jest niczyje: oddziały wchodzą na nie w twojej fazie ruchu i tam się zatrzymują.
no-card-in-force = Karta „{ $card }” działa do końca gry.
no-card-kept = Karta „{ $card }” jest już zagrana i leży obok, aż zadziała.
no-card-used = Karta „{ $card }” jest już użyta: każda działa raz.
no-card-in-batch = Karta „{ $card }” zostanie zagrana w wydarzeniach tej tury, w kolejności kart.
no-card-answers = Karta „{ $card }” anuluje wydarzenie wroga, gdy on je zagra; w walkach lądowych służy jako bonus lub kara.
no-card-event-only = Kartę „{ $card }” można zagrać w fazie wydarzeń; w tym wariancie karty nie pomagają w walce.
no-card-waits = Kartę „{ $card }” można zagrać w fazie wydarzeń albo położyć zakrytą w ataku jako bonus lub karę.
no-about-halves = Karta położona w ataku jest bonusem dla ciebie albo karą dla wroga, jak mówią jej dwie połowy.
no-about-turns = Tor tur: dziesięć tur, karty dobierane w każdej z nich i tury z punktami uzupełnień.
no-about-phases = Fazy tury następują po sobie w stałej kolejności.
no-about-cities = Tor miast kluczowych: miasta każdej strony i sporne. Ustala się go w fazie utrzymania.
no-about-joined = Największa grupa pól połączonych liniami, na których strona ma jednostki lub znacznik: poniżej ośmiu w fazie utrzymania przegrywa.
no-about-points = Punkty uzupełnień: po jednym za każde miasto kluczowe, kontrolowane lub sporne, do wydania w fazie uzupełnień nieparzystych tur.
no-about-plays = Karty wydarzeń zagrane w tej turze, z liczby dozwolonych.
no-about-hands = Karty na ręce. Na końcu tury nikt nie zatrzymuje więcej niż ośmiu.
no-about-decks = Talia: z niej dobiera się karty na początku każdej tury; nigdy nie tasuje się jej ponownie.
no-about-laid = Karty położone w ataku jako zakryte: obie odkrywa się razem.
no-about-spent = Zużyte karty są poza grą.
no-about-batch = Karty tej tury, do zagrania w swojej kolejności.
no-about-kept = Zagrane karty, które wciąż działają.
no-about-supply = Jednostka jest zaopatrzona, dopóki choć jednego pola obok niej nie kontroluje wróg.
no-about-boards = Plansza gracza: samoloty i generałowie czekają tam na przydział.
no-about-reserve = Rezerwa: żetony, które mogą wejść za punkty lub przez wydarzenia.
no-about-gone = Tu leżą żetony, które są poza grą: żaden z nich nie wraca.
no-about-captured = Zdobyte czołgi dołączają do nacjonalistów na końcu fazy wydarzeń.
no-only-to-read = To jest do czytania; nie można tego wybrać.

## Karty

card-bonus-dice = Bonus: twoje kostki { $value }
card-bonus-mod = { $dice ->
    [1] Bonus: { $value } na jedną twoją kostkę
   *[other] Bonus: { $value } na każdą z dwóch twoich kostek
}
card-penalty-dice = Kara: kostki wroga { $value }
card-penalty-mod = { $dice ->
    [1] Kara: { $value } na najwyższą kostkę wroga
   *[other] Kara: { $value } na każdą z dwóch najwyższych kostek wroga
}
card-n-01 = Umieść w Maroku jeden oddział Armii Afrykańskiej o sile 2 i jeden oddział Legii o sile 1.
card-n-02 = Weź Ju-52 albo He-51, który nie jest ani w grze, ani stracony. Na końcu następnej fazy utrzymania z Maroka na pole Sevilla może trafić o jedną jednostkę więcej niż zwykle, nawet jeśli Estrecho jest sporne lub kontroluje je wróg.
card-n-03 = Umieść jeden oddział karlistów o sile 2 na polu Pamplona, Vitoria, Burgos lub Zaragoza, potem wzmocnij jeden oddział karlistów o jeden poziom.
card-n-04 = Umieść dwa oddziały Falangi o sile 1 na dwóch różnych polach.
card-n-05 = Jeśli pole La Coruña jest przyjazne lub sporne, weź jeden CR-32.
card-n-06 = Jeśli pole Cádiz jest przyjazne lub sporne, weź He-51.
card-n-07 = Jeśli pole Toledo jest przyjazne lub sporne, wzmocnij tam jeden swój oddział o jeden poziom, nawet bez zaopatrzenia, a republikanie odrzucają losową kartę; inaczej dobierz jedną kartę.
card-n-08 = Zagraj od razu po karcie wydarzenia republikanów: jej działanie jest anulowane.
card-n-09 = Umieść dwa czołgi CV-33 w jednym porcie.
card-n-10 = Jeśli pole Cádiz jest przyjazne lub sporne, weź He-111; wzmocnij jeden oddział Armii Regularnej o jeden poziom.
card-n-11 = Republikanie muszą osłabić na polu Madrid dwa swoje oddziały o jeden poziom każdy, do własnego wyboru.
card-n-12 = Umieść dwa czołgi Panzer I w jednym porcie.
card-n-13 = Usuń z gry generała Durrutiego.
card-n-14 = Umieść dwa oddziały włoskie o sile 3 na polach Cádiz lub Málaga, razem albo osobno.
card-n-15 = Odłóż na bok: nacjonaliści mają w następnej fazie uzupełnień 3 punkty więcej.
card-n-16 = Wzmocnij do dwóch oddziałów Falangi lub karlistów o jeden poziom każdy.
card-n-17 = Komuniści i anarchiści walczą ze sobą: republikanie muszą wyeliminować trzy oddziały milicji, do własnego wyboru.
card-n-18 = Generał Dávila wchodzi do gry: umieść go na planszy gracza.
card-n-19 = Weź Bf-109.
card-n-20 = Na stałe: −1 oddziałów Falangi już nie obowiązuje. Zachowaj kartę obok planszy.
card-n-21 = Umieść jeden oddział Legii o sile 3 na polu Badajoz, Cáceres, Salamanca lub Vigo.
card-n-22 = Umieść w porcie jeden oddział Armii Regularnej o sile 3, a w porcie jeden Panzer I (albo CV-33).
card-n-23 = Umieść jeden oddział Armii Regularnej o sile 3 w mieście kluczowym.
card-n-24 = Republikanie usuwają z gry jeden swój samolot, do własnego wyboru.
card-n-25 = Weź SM-79; republikanie tracą 1 punkt w następnej fazie uzupełnień.
card-n-26 = Wzmocnij do dwóch oddziałów włoskich o jeden poziom każdy.
card-n-27 = Umieść dwa czołgi Panzer I w jednym porcie.
card-n-28 = Albo umieść jeden oddział karlistów o sile 3 na polu Pamplona, Zaragoza lub Huesca, albo wzmocnij do dwóch oddziałów karlistów o jeden poziom każdy.
card-n-29 = Republikanie odrzucają losową kartę; dobierz jedną kartę.
card-n-30 = Umieść jeden oddział Armii Afrykańskiej o sile 3 w Maroku albo na polu Sevilla, Córdoba lub Toledo.
card-n-31 = Weź jeden CR-32.
card-n-32 = Odłóż na bok: nacjonaliści mają w następnej fazie uzupełnień 3 punkty więcej.
card-n-33 = Wzmocnij do dwóch oddziałów Armii Regularnej o jeden poziom każdy.
card-n-34 = Umieść jeden CV-33 w porcie; nacjonaliści mają w następnej fazie uzupełnień 1 punkt więcej.
card-n-35 = Weź dowolny samolot nacjonalistów, którego nie ma jeszcze w grze; republikanie usuwają jeden swój samolot, do własnego wyboru.
card-n-36 = Umieść jeden oddział włoski o sile 3 w porcie.
card-n-37 = Umieść dwa oddziały Armii Regularnej o sile 2 na dwóch różnych polach spośród: Vigo, Salamanca, Cáceres, Badajoz.
card-n-38 = Zagraj od razu po karcie wydarzenia republikanów: jej działanie jest anulowane.
card-n-39 = Umieść jeden oddział Legii o sile 2 w mieście kluczowym, potem wzmocnij jeden oddział Legii o jeden poziom.
card-n-40 = Republikanie muszą osłabić trzy oddziały Armii Regularnej, do własnego wyboru, o jeden poziom każdy.
card-n-41 = Republikanie muszą wyeliminować dwa oddziały milicji komunistów, do własnego wyboru, i w następnej turze nie mogą zacząć bitwy na polu Madrid.
card-n-42 = Republikanie tracą 3 punkty w następnej fazie uzupełnień i odrzucają losową kartę.
card-n-43 = Umieść dwa czołgi (Panzer I lub CV-33) w jednym porcie, a w porcie jeden oddział Armii Regularnej o sile 3.
card-n-44 = Weź dowolny samolot nacjonalistów, którego nie ma jeszcze w grze; wzmocnij jeden oddział włoski o jeden poziom.
card-n-45 = Tylko jeśli nacjonaliści kontrolują pole Bilbao: wyeliminuj wszystkie oddziały Armii Baskijskiej. Pole, na którym nie ma już jednostek republikanów, zachowuje ich znacznik kontroli, chyba że są tam jednostki nacjonalistów.
card-n-nav-01 = Krążownik „Canarias” wchodzi do gry, nieuszkodzony, w bazie El Ferrol (w Kadyksie, jeśli Ferrol jest niezdatny).
card-n-nav-02 = Na końcu następnej fazy utrzymania jednostki opuszczają Maroko w zwykłych limitach, bez względu na stan Estrecho.
card-n-nav-03 = Republikanie muszą uszkodzić jedną nieuszkodzoną eskadrę niszczycieli i przenieść ją do Kartageny.
card-n-nav-04 = Krążownik „Baleares” wchodzi do gry, nieuszkodzony, w bazie El Ferrol (w Kadyksie, jeśli Ferrol jest niezdatny).
card-n-nav-05 = Okręt podwodny nacjonalistów wchodzi do gry, nieuszkodzony, w Kadyksie (w bazie El Ferrol, jeśli Kadyks jest niezdatny).
card-n-nav-06 = Napraw do dwóch uszkodzonych okrętów nacjonalistów, w bazach lub przyjaznych portach.
card-n-nav-07 = Pancernik „Jaime I” jest zniszczony.
card-n-nav-08 = Krążownik „Navarra” wchodzi do gry, nieuszkodzony, w bazie El Ferrol (w Kadyksie, jeśli Ferrol jest niezdatny).
card-n-nav-09 = Jeśli na obszarze Baleares nie ma jednostki republikanów, umieść tam znacznik kontroli nacjonalistów (znacznik republikanów znika); napraw jeden uszkodzony okręt nacjonalistów.
card-n-nav-10 = Rzuć trzema kostkami: za każdą 5 lub 6 republikanie muszą uszkodzić jeden nieuszkodzony okręt w Kartagenie, do własnego wyboru; gdy takich nie ma, nic się nie dzieje.
card-r-01 = Umieść dwa oddziały milicji o sile 1, komunistów lub anarchistów, w dwóch różnych miastach kluczowych.
card-r-02 = Umieść jeden oddział milicji anarchistów o sile 2 na polu Barcelona lub Lérida, potem wzmocnij jeden oddział anarchistów o jeden poziom.
card-r-03 = Jeśli pole Barcelona jest przyjazne lub sporne, weź Potez 540 oraz Ni-52, jeśli nie jest w grze ani stracony.
card-r-04 = Umieść jeden oddział milicji komunistów o sile 2 na polu Madrid, potem wzmocnij jeden oddział komunistów o jeden poziom.
card-r-05 = Wzmocnij do dwóch oddziałów milicji o sile 1 do siły 2.
card-r-06 = Umieść jeden oddział Armii Baskijskiej o sile 2 na polu Bilbao lub San Sebastián, potem wzmocnij jeden oddział baskijski o jeden poziom.
card-r-07 = Wymień do trzech oddziałów milicji na oddziały Armii Regularnej o tej samej sile, na ile starczy żetonów.
card-r-08 = Odłóż na bok: republikanie mają w następnej fazie uzupełnień 3 punkty więcej.
card-r-09 = Wzmocnij jeden oddział na polu Madrid o jeden poziom, nawet bez zaopatrzenia. W następnej turze każdy oddział republikanów broniący się na polu Madrid rzuca o jedną kostkę więcej.
card-r-10 = Umieść dwa czołgi T-26 w jednym porcie.
card-r-11 = Weź dowolny samolot republikanów, którego nie ma jeszcze w grze; wzmocnij do dwóch oddziałów Armii Regularnej o jeden poziom każdy.
card-r-12 = Weź I-15.
card-r-13 = Umieść dwie Brygady Międzynarodowe o sile 3 na polach Albacete, Madrid lub Barcelona, razem albo osobno.
card-r-14 = Weź jeden I-16.
card-r-15 = Zagraj od razu po karcie wydarzenia nacjonalistów: jej działanie jest anulowane.
card-r-16 = Generał Líster wchodzi do gry: umieść go na planszy gracza.
card-r-17 = Weź SB-2.
card-r-18 = Jeśli republikanie mają oddział na polu Bilbao, San Sebastián, Santander lub Oviedo, generał Ulibarri wchodzi do gry: umieść go na planszy gracza.
card-r-19 = Usuń z gry generała Molę.
card-r-20 = Na stałe: −1 oddziałów milicji komunistów i anarchistów już nie obowiązuje. Zachowaj kartę obok planszy.
card-r-21 = Umieść w portach jedną Brygadę Międzynarodową o sile 3 i jeden czołg (T-26 lub BT-5).
card-r-22 = Republikanie mają w następnej fazie uzupełnień 2 punkty więcej; dobierz jedną kartę.
card-r-23 = Jeśli republikanie kontrolują pole Gerona: 2 punkty więcej w następnej fazie uzupełnień i dobierz jedną kartę.
card-r-24 = Weź jeden I-16 (albo I-15), którego nie ma jeszcze w grze.
card-r-25 = Umieść jeden BT-5 (albo T-26) w porcie.
card-r-26 = Albo umieść jedną Brygadę Międzynarodową o sile 3 na polu Barcelona, Valencia lub Albacete, albo wzmocnij do dwóch Brygad Międzynarodowych o jeden poziom każdą.
card-r-27 = Dobierz dwie karty.
card-r-28 = Odłóż na bok: republikanie mają w następnej fazie uzupełnień 4 punkty więcej.
card-r-29 = Następna tura przebiega w kolejności ofensywy republikanów (26.1): przydzielają okręty, poruszają się i mogą stoczyć jedną bitwę, zanim nacjonaliści cokolwiek zrobią.
card-r-30 = Wzmocnij do dwóch oddziałów Armii Regularnej na polach Barcelona, Gerona, Lérida lub Tarragona o jeden poziom każdy.
card-r-31 = Umieść jeden oddział Armii Regularnej o sile 3 w mieście kluczowym.
card-r-32 = W następnej turze każdy oddział republikanów broniący się na polu Valencia, Castellón, Teruel lub Cuenca rzuca o jedną kostkę więcej.
card-r-33 = Umieść jeden T-26 (albo BT-5) w porcie; wzmocnij jeden oddział Armii Regularnej o jeden poziom.
card-r-34 = Weź dowolny samolot republikanów, którego nie ma jeszcze w grze; jeśli takiego nie ma, dobierz jedną kartę.
card-r-35 = Nacjonaliści odrzucają dwie losowe karty.
card-r-36 = Umieść jeden czołg (BT-5 lub T-26) w porcie; wzmocnij jeden oddział Armii Regularnej o jeden poziom.
card-r-37 = Weź dowolny samolot republikanów, którego nie ma jeszcze w grze; nacjonaliści usuwają z gry jeden swój samolot, do własnego wyboru.
card-r-38 = Zagraj od razu po karcie wydarzenia nacjonalistów: jej działanie jest anulowane.
card-r-39 = Republikanie wybierają jeden oddział nacjonalistów na polu przyjaznym nacjonalistom, które nie jest miastem kluczowym ani Marokiem: jest on osłabiony o jeden poziom.
card-r-40 = Wzmocnij do dwóch oddziałów Armii Regularnej lub milicji na polach Córdoba, Badajoz, Ciudad Real lub Jaén o jeden poziom każdy.
card-r-41 = Umieść jeden oddział Armii Regularnej o sile 2 na polu Madrid i wzmocnij tam jeden oddział o jeden poziom, nawet bez zaopatrzenia.
card-r-42 = Umieść jeden oddział Armii Regularnej o sile 3 na polu Gerona lub Barcelona; weź dowolny samolot republikanów, którego nie ma jeszcze w grze.
card-r-43 = Nacjonaliści tracą 3 punkty w następnej fazie uzupełnień.
card-r-44 = Republikanie mają w następnej fazie uzupełnień 3 punkty więcej; dobierz jedną kartę.
card-r-45 = Następna tura przebiega w kolejności ofensywy republikanów (26.1): przydzielają okręty, poruszają się i mogą stoczyć jedną bitwę, zanim nacjonaliści cokolwiek zrobią.
card-r-nav-01 = Napraw do dwóch uszkodzonych okrętów republikanów, w bazach lub przyjaznych portach.
card-r-nav-02 = Jeśli na obszarze Baleares nie ma jednostki nacjonalistów, umieść tam znacznik kontroli republikanów (znacznik nacjonalistów znika).
card-r-nav-03 = W następnej turze republikanie mogą przydzielać okręty do obszaru Cantábrico bez portu na tym wybrzeżu.
card-r-nav-04 = Napraw do dwóch uszkodzonych okrętów republikanów, w bazach lub przyjaznych portach.
card-r-nav-05 = Pancernik „España” jest zniszczony.
card-r-nav-06 = Na stałe: oba działania obszaru Mediterráneo obowiązują bez względu na to, kto go kontroluje. Zachowaj kartę obok planszy.
card-r-nav-07 = Krążownik „Méndez Núñez” wchodzi do gry, nieuszkodzony, w Kartagenie.
card-r-nav-08 = Krążownik „Baleares”, jeśli jest w grze, jest zniszczony.
card-r-nav-09 = Napraw okręt podwodny republikanów, jeśli jest uszkodzony; w następnej turze jego modyfikator wynosi 0 zamiast −2.
card-r-nav-10 = Jedna zniszczona eskadra niszczycieli wraca, uszkodzona, do Kartageny; potem napraw jeden uszkodzony okręt republikanów.

## Jak się wygrywa i przegrywa

aims-tested-upkeep = Sprawdzane w fazie utrzymania każdej tury, po bitwach.
aims-tested-agreed = Pytanie na końcu każdej tury oprócz ostatniej.
aim-key-cities = Miasta kluczowe: { $need } z 12
aim-cut-up = { $enemy } mają mniej niż { $need } połączonych pól
aim-three = Madryt, Barcelona i Sewilla jednocześnie
aim-madrid = Samo pole { $place }, do końca tury { $turn }
aim-hold-out = Oddziały lub czołgi republikanów po turze { $turn } w miastach kluczowych: { $need }; sporne się liczą, znaczniki nie
aim-more = Po ostatniej turze więcej miast kluczowych niż wróg
aim-more-driven = Po ostatniej turze więcej miast kluczowych niż wróg, a oddziały republikanów w mniej niż { $need } z nich
aim-both = Obie strony spełniają warunek w tej samej fazie utrzymania; wygrywa ta, która ma więcej miast kluczowych
aim-agreed = Obaj zgadzają się na koniec; wygrywa strona, która ma więcej miast kluczowych
aim-draw = Po ostatniej turze tyle samo miast kluczowych co wróg: remis
aim-part-place = { $place }
aim-part-more = { $side } mają więcej miast kluczowych
aim-part-driven = Oddziały republikanów w mniej niż { $need } miastach kluczowych
aim-part-condition = { $side } spełniają warunek
aim-part-agreed = Obaj zgadzają się na koniec

warn-three-now = { $side } trzymają Madryt, Barcelonę i Sewillę: wygrywają w fazie utrzymania tej tury.
cure-three-now = Wprowadź oddział do jednego z nich: miasto sporne jest niczyje.
warn-city-empty = Pole { $place } jest puste, a { $side-id ->
    [nationalist] nacjonaliści trzymają
   *[republican] republikanie trzymają
} pola { $one } i { $other }. Ich oddział, który tam wejdzie, wygrywa partię w następnej fazie utrzymania.
warn-third-city = Pole { $place } trzyma jeden oddział o sile 1, a { $side-id ->
    [nationalist] nacjonaliści trzymają
   *[republican] republikanie trzymają
} pola { $one } i { $other }. Jeśli padnie, przegrywasz w fazie utrzymania tej tury.
cure-third-city = Trzymaj na polu { $place } oddział, lepiej dwa; powstrzyma to też twój oddział na polu { $one } lub { $other }.
warn-madrid-open = Na polu { $place } nie ma oddziału republikanów. Jeśli w fazie utrzymania tury { $turn } trzymają je sami nacjonaliści, partia się kończy, i tak do tury { $last }.
warn-madrid-weak = Na polu { $place } nacjonaliści są co najmniej tak silni jak ty. Jeśli w fazie utrzymania do tury { $last } będą tam sami, partia się kończy.
cure-madrid = Do tury { $turn } trzymaj na polu { $place } do czterech oddziałów i generała.
warn-madrid-late = Po tej turze samo pole { $place } już nie wygrywa.
warn-eight = { $side } kontrolują miasta kluczowe: { $number }; w fazie utrzymania wygrywa { $need }.
warn-eight-open = { $side } kontrolują miasta kluczowe: { $number }, i mogą wejść na pola: { $places }; w fazie utrzymania wygrywa { $need }.
cure-eight = Wprowadź oddziały do spornych i pustych miast kluczowych: sporne nie liczy się nikomu.
warn-cut-up = Twoja największa połączona grupa ma pól: { $number }, a jeśli wróg wejdzie na puste: { $left }. Poniżej { $need } przegrywasz w fazie utrzymania.
cure-joints = Wprowadź oddziały na pola: { $places }. Pole z twoim oddziałem liczy się także jako sporne.
cure-cut-up = Odbij pola, które łączą twoją grupę, i trzymaj oddziały na jej skraju.
warn-key-marker = { $number ->
    [one] Tylko twój znacznik, wróg może wejść: { $places }.
    [few] Tylko twoje znaczniki, wróg może wejść: { $places }.
    [many] Tylko twoje znaczniki, wróg może wejść: { $places }.
   *[other] Tylko twoje znaczniki, wróg może wejść: { $places }.
}
cure-key-marker = Zostaw na każdym jeden oddział.
warn-bare-cities = Miasta kluczowe z twoimi oddziałami lub czołgami: { $number }. Przy { $need } wygrywasz po turze { $turn }; znaczniki się nie liczą.
cure-bare-cities = Wprowadź po jednym oddziale do każdego miasta kluczowego w zasięgu i nie opuszczaj pozostałych.
warn-still-four = Miasta kluczowe z oddziałami republikanów: { $number }. Przy { $need } wygrywają po turze { $turn }, cokolwiek trzymasz.
cure-still-four = Atakuj tam, gdzie są najsłabsi: { $place }.
warn-crowd = Na polu { $place } stałoby oddziałów: { $number }; po twoim ruchu zniszczone: { $lost }.
cure-crowd = Zanim zakończysz ruch, przesuń dalej z pola { $place } oddziały: { $lost }.
warn-hand = Karty na twojej ręce: { $number }. Co z nich zostanie, przepada na początku tury { $turn }.
cure-hand = Zagraj je teraz, jako wydarzenia albo w walce.
warn-strait-closed = Cieśninę trzymają republikanie: z jednostek w Maroku ({ $number }) żadna się nie przeprawi.
warn-strait-shared = W Cieśninie są obie strony: przeprawia się tylko jedna jednostka na pole Cádiz i jedna na pole Sevilla.
cure-strait = Wyślij okręty lub samoloty na obszar Estrecho.
warn-landing = Na polu { $place } jest tylko twój znacznik i można je zająć; wtedy nic tam nie wyląduje z Maroka.
warn-landing-lost = Pole { $place } jest stracone: nic tam nie wyląduje z Maroka.
cure-landing = Trzymaj oddział na polu { $place }.
warn-base = Wróg może zająć pole { $place }, a wtedy bez schronienia przepadają: { $units }.
cure-base = Wprowadź tam oddział albo odpłyń wcześniej.
warn-no-supply = { $unit } na polu { $place } nie ma zaopatrzenia: wszystkie sąsiednie pola kontroluje wróg. Nie może się poruszać, atakować ani rosnąć.
cure-no-supply = Zajmij lub utrzymaj jedno z sąsiednich pól.
warn-no-general = Żaden twój generał nie dotrze w tej turze na pole { $place }: twojej bitwy tam nie będzie.
warn-stuck = Pole { $place } jest sporne: jednostka wychodzi stamtąd tylko o jedną linię, nie na pole kontrolowane przez wroga, a ostatni oddział odejść nie może.
warn-pass = Pas kończy twoje wydarzenia w tej turze; możesz jeszcze zagrać { $number ->
    [one] jedną kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
warn-points-lost = { $number ->
    [one] Przepada jeden punkt
    [few] Przepadają { $number } punkty
    [many] Przepada { $number } punktów
   *[other] Przepada { $number } punktu
}: punktów się nie zachowuje.
warn-ferry-over = { $number ->
    [0] Żadna jednostka się nie przeprawiła
    [one] Przeprawiła się jedna jednostka
    [few] Przeprawiły się { $number } jednostki
    [many] Przeprawiło się { $number } jednostek
   *[other] Przeprawiło się { $number } jednostki
}; kto został w Maroku, czeka na następną turę.

briefing-1936 = Lipiec 1936. Bunt udał się w połowie: każda strona kontroluje cztery miasta kluczowe, a w Oviedo, Toledo, Grenadzie i Teruelu obie stoją na tych samych ulicach.
briefing-1936-nationalist = Masz dziesięć tur, by zdobyć osiem miast; Armia Afrykańska jest jeszcze w Maroku, a republikanie mają Madryt i Barcelonę.
briefing-1936-republican = Masz dziesięć tur, by wytrwać: na końcu wystarczą oddziały w czterech miastach kluczowych, jeśli nie dasz się rozciąć ani wyprzeć z Madrytu w pierwszych trzech turach.
briefing-1938 = Styczeń 1938. Północ jest stracona, a armie zwarły się w Teruelu, Madrycie, Toledo i Grenadzie.
briefing-1938-nationalist = Jeszcze dwa miasta wygrają ci wojnę; po turze 10 republikanie wygrywają, jeśli w czterech wciąż mają oddziały.
briefing-1938-republican = Strata jeszcze dwóch miast to przegrana wojna; oddziały w dowolnych czterech miastach kluczowych po turze 10 ją wygrywają.

first-n-granada = Granada: sprowadź Armię Afrykańską z pola Córdoba i niech dowodzi Varela. Od piątego miasta dzieli cię jedna milicja.
first-n-toledo = Toledo trzyma jeden oddział o sile 2 przeciw dwóm milicjom. Wyślij Falangę z pola Ávila, które leży obok.
first-n-sevilla = Trzymaj oddziały na polach Sevilla i Cádiz: republikanie mają Madryt i Barcelonę, a z pól Málaga i Badajoz do Sewilli jest jedna linia. W fazie utrzymania na pole Cádiz mogą przeprawić się dwie jednostki, na pole Sevilla jedna.
first-n-strait = Wyślij „Españę” na obszar Estrecho: jeśli republikanie są tam w fazie utrzymania sami, nic nie przeprawi się z Maroka.
first-r-toledo = Toledo: niech dowodzi Miaja lub Rojo, z obiema milicjami i regularną brygadą z pola Ciudad Real, przeciw jednemu oddziałowi o sile 2.
first-r-madrid = Do tury 4 trzymaj w Madrycie trzy lub cztery oddziały i generała: wcześniej nacjonaliści wygrywają, jeśli są tam sami.
first-r-sevilla = Jeśli Sewilla zostanie pusta, wejdź z pola Málaga lub Badajoz: z Madrytem i Barceloną wygrywa partię.
first-r-strait = Wyślij „Jaime I” i sprawne niszczyciele na obszar Estrecho: dopóki jesteś tam bez wroga, nic nie przeprawi się z Maroka.
first-n-south = Granada: dwa oddziały przeciw dwóm; mogą do nich dołączyć regularne oddziały z pola Málaga, a z planszy może przybyć generał.
first-n-teruel = Teruel: do dwóch oddziałów mogą dołączyć Legia i Włosi z pola Zaragoza, razem do czterech. Z Grenadą to osiem miast.
first-n-garrisons = Zostaw oddziały na polach Sevilla i Zaragoza: do miasta z samym znacznikiem można po prostu wejść.
first-r-teruel = Najpierw Teruel: daj tam Rojo, Brygadę Międzynarodową i oba regularne oddziały o sile 3.
first-r-troops = W swoich sześciu miastach kluczowych trzymaj oddziały, nie znaczniki: dowolne cztery wygrywają po turze 10.
first-r-joints = Strzeż pól Castellón i Cuenca: łączą twoje osiemnaście pól, a poniżej ośmiu przegrywasz.

## Bitwy

event-port-fire = Działa portu { $box } ostrzeliwują wroga pod portem.
battle-title = { $unit } atakuje { $target-acc } na polu { $box }
battle-opening = { $unit } zaczyna bitwę na polu { $box }
battle-needs-pair = Gdy bitwa jest zaczęta, wybierz atakującego i jego cel; potrzebny jest co najmniej jeden atak.
battle-duel = { $unit } przeciw: { $target } ({ $box })
battle-escort = { $unit } osłania { $target-acc }
battle-back = { $unit } pomaga: { $target }
battle-at-sea = Bitwa morska: { $place }
battle-needs-consent = Walki muszą chcieć obie strony; kto odmawia, wycofuje się.
battle-sea-order = Najpierw spotykają się samoloty, potem atakują okręty, potem okręty podwodne, potem okręt walczy z okrętem: jedna runda.
battle-flak = Każdy okręt atakowany z powietrza odpowiada ogniem, po jednej kostce: 6 zestrzeliwuje samolot, 5 go przepędza.
battle-torpedo-escort = Niszczyciele, które osłaniają okręt podwodny, dodają po 1.
battle-raid = „{ $card }”: bomby, cel { $place }
sum-strength-dice = Kostki: siła, { $thing }
sum-aircraft-dice = Kostki: { $thing }
sum-ship-dice = Kostki: { $thing }
sum-ship-die = Na jedną kostkę: { $thing }
sum-troop-die = Na jedną kostkę: jakość, { $thing }
sum-tank-die = Na jedną kostkę: { $thing }
sum-general-die = Na jedną kostkę: { $thing }
sum-no-icon-die = Na jedną kostkę: { $thing } nie ma oddziałów swojej barwy
sum-event-dice = Kostki: { $thing }
sum-event-die = Na jedną kostkę: { $thing }
sum-bonus-dice = Kostki: „{ $thing }” jako bonus
sum-bonus-die = Na jedną kostkę: „{ $thing }” jako bonus
sum-bonus-pair = Na dwie kostki: „{ $thing }” jako bonus
sum-penalty-dice = Kostki: „{ $thing }” jako kara
sum-penalty-die = Na najwyższą kostkę: „{ $thing }” jako kara
sum-penalty-pair = Na dwie najwyższe kostki: „{ $thing }” jako kara
sum-guns = Kostki: { $thing }
sum-on-die = Na jedną kostkę
odds-fates = { $unit }: { $mine ->
    [lost] strata
    [damaged] uszkodzenie
    [home] powrót do bazy
   *[stays] zostaje
}; { $target }: { $theirs ->
    [lost] strata
    [damaged] uszkodzenie
    [home] powrót do bazy
   *[stays] zostaje
}
odds-fate = { $unit }: { $fate ->
    [lost] strata
    [damaged] uszkodzenie
    [home] powrót do bazy
   *[stays] zostaje
}
odds-fate-met = Okręt przeciwnika: { $fate ->
    [lost] strata
    [damaged] uszkodzenie
    [home] powrót do bazy
   *[stays] zostaje
}
odds-raid = { $number ->
    [0] Żaden okręt nie jest uszkodzony
    [one] Uszkodzony jeden okręt
    [few] Uszkodzone { $number } okręty
    [many] Uszkodzonych { $number } okrętów
   *[other] Uszkodzone okręty: { $number }
}
verdict-attack = { $target }: { $theirs ->
    [destroyed] jednostka zniszczona
    [reduced] spadek siły
   *[whole] bez strat
}; { $unit }: { $mine ->
    [destroyed] jednostka zniszczona
    [reduced] spadek siły
   *[whole] bez strat
}.
verdict-sea = Stracone żetony: { $lost }; uszkodzone okręty: { $damaged }; przepędzone: { $home }.
verdict-nothing = Nikt nie jest trafiony.

# Słowa z drukowanych tabel.
chart-hits = Siła, która zostaje, według trafień
chart-dice = Co zmodyfikowana kostka robi z celem
chart-replacements = Punkty uzupełnień: siła nowego oddziału, siły, które można podnieść
chart-draws = Karty dobierane w turach i tury uzupełnień
cell-gone = zniszczony
cell-aside = odesłany
cell-hit = trafienie
cell-troops = Oddziały
cell-aircraft = Samoloty
cell-ships = Okręty
cell-none = brak
cell-new = nowy
cell-strengthen = podnoszone
cell-draw = karty
cell-naval = z okrętami
cell-replace = uzupełnienia
cell-yes = tak
cell-no = nie

## Rozkazy stałe

order-react = Wróg zagrywa wydarzenie, możesz je anulować
order-react-let = Pozwól działać
order-react-cancel = Anuluj
order-support = Wróg atakuje, możesz wskazać wsparcie
order-support-none = Nie wskazuj żadnego
order-support-all = Wskaż wszystko, co może wspierać
order-card = Wróg atakuje, możesz położyć kartę
order-card-none = Nie kładź żadnej

## Na co patrzy prognoza

feature-cities = miasta kluczowe
feature-cities-manned = miasta kluczowe z jednostkami republikanów
feature-cities-short = za mało miast kluczowych z jednostkami republikanów
feature-great-cities = Madryt, Barcelona i Sewilla
feature-fought-over = siła w spornych miastach kluczowych
feature-madrid-pressed = nacisk na Madryt
feature-boxes = posiadane pola
feature-our-ground = spójność pól nacjonalistów
feature-their-ground = spójność pól republikanów
feature-threatened = puste miasta kluczowe nacjonalistów obok wroga
feature-threatening = puste miasta kluczowe republikanów obok wroga
feature-troops = siła oddziałów
feature-counters = liczba oddziałów
feature-in-morocco = oddziały w Maroku
feature-air = samoloty
feature-tanks = czołgi
feature-generals = generałowie
feature-hand = karty na ręce
feature-points = punkty uzupełnień

## Plansza w terminalu

board-turn = Tura { $turn } z { $last }, { $period }; { $phase }
board-cities = Miasta kluczowe: nacjonaliści { $nationalist }, republikanie { $republican }, sporne { $contested }
board-side = { $side }: ręka { $hand }, plansza: { $counters }
board-place = { $place }
board-control = { $control-id ->
    [contested] sporne
   *[other] { $control }
}
board-stack = { $side-id ->
    [nationalist] N: { $stack }
   *[republican] R: { $stack }
}
board-decoy = wabik
board-marker = znacznik

## Nazwy jednostek i miejsc

name-cadiz-base = Cádiz (baza morska)
name-n-reg-s-n = Brygada regularna nacjonalistów
    .gen = brygady regularnej nacjonalistów
    .acc = brygadę regularną nacjonalistów
    .gender = f
name-n-reg-l-n = Dywizja regularna nacjonalistów
    .gen = dywizji regularnej nacjonalistów
    .acc = dywizję regularną nacjonalistów
    .gender = f
name-n-fal-s-n = Kolumna Falangi
    .gen = kolumny Falangi
    .acc = kolumnę Falangi
    .gender = f
name-n-fal-l-n = Dywizja Falangi
    .gen = dywizji Falangi
    .acc = dywizję Falangi
    .gender = f
name-n-car-s-n = Kolumna karlistów
    .gen = kolumny karlistów
    .acc = kolumnę karlistów
    .gender = f
name-n-car-l-n = Dywizja karlistów
    .gen = dywizji karlistów
    .acc = dywizję karlistów
    .gender = f
name-n-leg-s-n = Kolumna Legii
    .gen = kolumny Legii
    .acc = kolumnę Legii
    .gender = f
name-n-leg-l-n = Dywizja Legii
    .gen = dywizji Legii
    .acc = dywizję Legii
    .gender = f
name-n-afr-s-n = Kolumna Armii Afrykańskiej
    .gen = kolumny Armii Afrykańskiej
    .acc = kolumnę Armii Afrykańskiej
    .gender = f
name-n-afr-l-n = Dywizja Armii Afrykańskiej
    .gen = dywizji Armii Afrykańskiej
    .acc = dywizję Armii Afrykańskiej
    .gender = f
name-n-ita-l-n = Dywizja włoska
    .gen = dywizji włoskiej
    .acc = dywizję włoską
    .gender = f
name-r-reg-s-n = Brygada regularna republikanów
    .gen = brygady regularnej republikanów
    .acc = brygadę regularną republikanów
    .gender = f
name-r-reg-l-n = Dywizja regularna republikanów
    .gen = dywizji regularnej republikanów
    .acc = dywizję regularną republikanów
    .gender = f
name-r-bas-s-n = Brygada baskijska
    .gen = brygady baskijskiej
    .acc = brygadę baskijską
    .gender = f
name-r-bas-l-n = Dywizja baskijska
    .gen = dywizji baskijskiej
    .acc = dywizję baskijską
    .gender = f
name-r-com-s-n = Kolumna milicji komunistów
    .gen = kolumny milicji komunistów
    .acc = kolumnę milicji komunistów
    .gender = f
name-r-com-l-n = Dywizja milicji komunistów
    .gen = dywizji milicji komunistów
    .acc = dywizję milicji komunistów
    .gender = f
name-r-ana-s-n = Kolumna milicji anarchistów
    .gen = kolumny milicji anarchistów
    .acc = kolumnę milicji anarchistów
    .gender = f
name-r-ana-l-n = Dywizja milicji anarchistów
    .gen = dywizji milicji anarchistów
    .acc = dywizję milicji anarchistów
    .gender = f
name-r-ib-l-n = Brygada Międzynarodowa
    .gen = Brygady Międzynarodowej
    .acc = Brygadę Międzynarodową
    .gender = f
name-tank-cv-33-n = Czołg CV-33
    .gen = czołgu CV-33
    .acc = czołg CV-33
    .gender = mi
name-tank-pz-i-n = Czołg Panzer I
    .gen = czołgu Panzer I
    .acc = czołg Panzer I
    .gender = mi
name-tank-t-26-n = Czołg T-26
    .gen = czołgu T-26
    .acc = czołg T-26
    .gender = mi
name-tank-bt-5-n = Czołg BT-5
    .gen = czołgu BT-5
    .acc = czołg BT-5
    .gender = mi
name-gen-mola = Emilio Mola
    .gen = generała Moli
    .acc = generała Molę
    .gender = mp
name-gen-queipo = Gonzalo Queipo de Llano
    .gen = generała Queipo de Llano
    .acc = generała Queipo de Llano
    .gender = mp
name-gen-varela = José Enrique Varela
    .gen = generała Vareli
    .acc = generała Varelę
    .gender = mp
name-gen-yague = Juan Yagüe
    .gen = generała Yagüe
    .acc = generała Yagüe
    .gender = mp
name-gen-davila = Fidel Dávila
    .gen = generała Dávili
    .acc = generała Dávilę
    .gender = mp
name-gen-rojo = Vicente Rojo
    .gen = generała Rojo
    .acc = generała Rojo
    .gender = mp
name-gen-miaja = José Miaja
    .gen = generała Miai
    .acc = generała Miaję
    .gender = mp
name-gen-lister = Enrique Líster
    .gen = Enrique Lístera
    .acc = Enrique Lístera
    .gender = mp
name-gen-durruti = Buenaventura Durruti
    .gen = Buenaventury Durrutiego
    .acc = Buenaventurę Durrutiego
    .gender = mp
name-gen-ulibarri = Mariano Gámir Ulibarri
    .gen = generała Ulibarriego
    .acc = generała Ulibarriego
    .gender = mp
name-air-breguet-n = Breguet XIX nacjonalistów
    .gender = mi
name-air-breguet-r = Breguet XIX republikanów
    .gender = mi
name-air-cr-32-a = 1. grupa CR-32
    .gen = 1. grupy CR-32
    .acc = 1. grupę CR-32
    .gender = f
name-air-cr-32-b = 2. grupa CR-32
    .gen = 2. grupy CR-32
    .acc = 2. grupę CR-32
    .gender = f
name-air-i-16-a = 1. grupa I-16
    .gen = 1. grupy I-16
    .acc = 1. grupę I-16
    .gender = f
name-air-i-16-b = 2. grupa I-16
    .gen = 2. grupy I-16
    .acc = 2. grupę I-16
    .gender = f
name-ship-espana = Pancernik „España”
    .gen = pancernika „España”
    .acc = pancernik „España”
    .gender = mi
name-ship-jaime-i = Pancernik „Jaime I”
    .gen = pancernika „Jaime I”
    .acc = pancernik „Jaime I”
    .gender = mi
name-ship-almirante-cervera = Krążownik „Almirante Cervera”
    .gen = krążownika „Almirante Cervera”
    .acc = krążownik „Almirante Cervera”
    .gender = mi
name-ship-canarias = Krążownik „Canarias”
    .gen = krążownika „Canarias”
    .acc = krążownik „Canarias”
    .gender = mi
name-ship-baleares = Krążownik „Baleares”
    .gen = krążownika „Baleares”
    .acc = krążownik „Baleares”
    .gender = mi
name-ship-navarra = Krążownik „Navarra”
    .gen = krążownika „Navarra”
    .acc = krążownik „Navarra”
    .gender = mi
name-ship-libertad = Krążownik „Libertad”
    .gen = krążownika „Libertad”
    .acc = krążownik „Libertad”
    .gender = mi
name-ship-cervantes = Krążownik „Miguel de Cervantes”
    .gen = krążownika „Miguel de Cervantes”
    .acc = krążownik „Miguel de Cervantes”
    .gender = mi
name-ship-mendez-nunez = Krążownik „Méndez Núñez”
    .gen = krążownika „Méndez Núñez”
    .acc = krążownik „Méndez Núñez”
    .gender = mi
name-ship-n-submarine = Okręt podwodny nacjonalistów
    .gen = okrętu podwodnego nacjonalistów
    .acc = okręt podwodny nacjonalistów
    .gender = mi
name-ship-r-submarine = Okręt podwodny republikanów
    .gen = okrętu podwodnego republikanów
    .acc = okręt podwodny republikanów
    .gender = mi
name-ship-destroyers-1 = 1. eskadra niszczycieli
    .gen = 1. eskadry niszczycieli
    .acc = 1. eskadrę niszczycieli
    .gender = f
name-ship-destroyers-2 = 2. eskadra niszczycieli
    .gen = 2. eskadry niszczycieli
    .acc = 2. eskadrę niszczycieli
    .gender = f

## Tytuły kart

name-n-01 = Bunt Armii Afrykańskiej
name-n-02 = Most powietrzny nad Cieśniną
name-n-03 = Requetés z Nawarry
name-n-04 = Kolumny Falangi
name-n-05 = Aviazione Legionaria
name-n-06 = Niemieckie samoloty w Kadyksie
name-n-07 = Odsiecz dla Alcázaru
name-n-08 = Wywiad nacjonalistów
name-n-09 = Tankietki CV-33
name-n-10 = Legion Condor
name-n-11 = Piąta kolumna uderza
name-n-12 = Kompania Panzer I
name-n-13 = Śmierć Durrutiego
name-n-14 = Corpo Truppe Volontarie
name-n-15 = Pobór
name-n-16 = Dekret unifikacyjny
name-n-17 = Rewolta w Barcelonie
name-n-18 = Generał Dávila na północy
name-n-19 = Messerschmitty nad Brunete
name-n-20 = Tymczasowi oficerowie
name-n-21 = Viriatos z Portugalii
name-n-22 = Berlin wysyła wojska lądowe
name-n-23 = Nowe korpusy
name-n-24 = Baterie Flak 88
name-n-25 = Naloty z Majorki
name-n-26 = Dywizja Littorio
name-n-27 = Nowe Panzer I
name-n-28 = Korpus Nawarry
name-n-29 = Vinaroz: dojście do morza
name-n-30 = Korpus Marokański
name-n-31 = Nowe myśliwce Fiat
name-n-32 = Pobór 1938
name-n-33 = Broń za rudę
name-n-34 = Włoski sprzęt
name-n-35 = Skrzydło stukasów
name-n-36 = Czwarta dywizja włoska
name-n-37 = Portugalia przystępuje do wojny
name-n-38 = Wywiad nacjonalistów (SIPM)
name-n-39 = Nowe bandery Legii
name-n-40 = Załamanie w Katalonii
name-n-41 = Pucz Casado
name-n-42 = Monachium zamyka granicę
name-n-43 = Niemiecka brygada pancerna
name-n-44 = Regia Aeronautica w pełnej sile
name-n-45 = Pakt z Santoñi
name-n-nav-01 = «Canarias» wchodzi do służby
name-n-nav-02 = Konwój zwycięstwa
name-n-nav-03 = Przylądek Spartel
name-n-nav-04 = «Baleares» wchodzi do służby
name-n-nav-05 = Legionowe okręty podwodne
name-n-nav-06 = Stocznia w El Ferrol
name-n-nav-07 = Wybuch na «Jaime I»
name-n-nav-08 = «Navarra» po remoncie
name-n-nav-09 = Dowództwo blokady w Palmie
name-n-nav-10 = Bombardowanie Kartageny
name-r-01 = Broń dla ludu
name-r-02 = Kolumny ruszają z Barcelony
name-r-03 = Francuskie samoloty
name-r-04 = Piąty Pułk
name-r-05 = Meksykańskie karabiny
name-r-06 = Armia Baskijska
name-r-07 = Armia Ludowa
name-r-08 = Pobór
name-r-09 = No pasarán
name-r-10 = Czołgi T-26 w Kartagenie
name-r-11 = Blum otwiera arsenały
name-r-12 = Chatos nad Madrytem
name-r-13 = Brygady Międzynarodowe
name-r-14 = Moscas
name-r-15 = Wywiad republikanów
name-r-16 = Dywizja Lístera
name-r-17 = Katiuszki
name-r-18 = Gámir Ulibarri na północy
name-r-19 = Śmierć Moli
name-r-20 = Akademie wojenne
name-r-21 = Radzieccy ochotnicy
name-r-22 = Londyn znosi embargo
name-r-23 = Otwarta granica w Pirenejach
name-r-24 = Supermoscas
name-r-25 = Pułk BT-5
name-r-26 = Odtworzone Brygady
name-r-27 = Opór to zwycięstwo
name-r-28 = Pobór osesków
name-r-29 = Przeprawa przez Ebro
name-r-30 = Dostawy przez Francję
name-r-31 = Armia Ebro
name-r-32 = Linia XYZ
name-r-33 = Ostatnia radziecka dostawa
name-r-34 = Nowe eskadry myśliwskie
name-r-35 = Kryzys sudecki
name-r-36 = Francuskie czołgi
name-r-37 = Radziecka brygada lotnicza
name-r-38 = Wywiad republikanów (SIM)
name-r-39 = XIV Korpus Partyzancki
name-r-40 = Peñarroya
name-r-41 = Madryt trwa
name-r-42 = Interwencja Francji
name-r-43 = Londyn i Paryż naciskają na Burgos
name-r-44 = Wojna w Europie
name-r-45 = Ofensywa republikanów
name-r-nav-01 = Komitety marynarskie
name-r-nav-02 = Desant na Majorce
name-r-nav-03 = Flota płynie na północ
name-r-nav-04 = Stocznia w Kartagenie
name-r-nav-05 = «España» na minie
name-r-nav-06 = Konferencja w Nyon
name-r-nav-07 = «Méndez Núñez» wraca do kraju
name-r-nav-08 = Przylądek Palos
name-r-nav-09 = Radzieccy podwodniacy
name-r-nav-10 = Reorganizacja niszczycieli

## Rodzaje wojsk i pola obok mapy

name-n-reg = Armia Regularna
    .gen = Armii Regularnej
    .acc = Armię Regularną
    .gender = f
name-r-reg = Armia Regularna
    .gen = Armii Regularnej
    .acc = Armię Regularną
    .gender = f
name-n-fal = Falanga
    .gen = Falangi
    .acc = Falangę
    .gender = f
name-n-car = Karliści
    .gen = karlistów
    .acc = karlistów
name-n-leg = Legia
    .gen = Legii
    .acc = Legię
    .gender = f
name-n-afr = Armia Afrykańska
    .gen = Armii Afrykańskiej
    .acc = Armię Afrykańską
    .gender = f
name-n-ita = Włosi
    .gen = Włochów
    .acc = Włochów
name-r-bas = Armia Baskijska
    .gen = Armii Baskijskiej
    .acc = Armię Baskijską
    .gender = f
name-r-com = Milicja komunistów
    .gen = milicji komunistów
    .acc = milicję komunistów
    .gender = f
name-r-ana = Milicja anarchistów
    .gen = milicji anarchistów
    .acc = milicję anarchistów
    .gender = f
name-r-ib = Brygady Międzynarodowe
    .gen = Brygad Międzynarodowych
name-cv-33 = Czołg CV-33
    .gen = czołgu CV-33
    .acc = czołg CV-33
    .gender = mi
name-pz-i = Czołg Panzer I
    .gen = czołgu Panzer I
    .acc = czołg Panzer I
    .gender = mi
name-t-26 = Czołg T-26
    .gen = czołgu T-26
    .acc = czołg T-26
    .gender = mi
name-bt-5 = Czołg BT-5
    .gen = czołgu BT-5
    .acc = czołg BT-5
    .gender = mi
name-board-nationalist = Plansza gracza
name-pool-nationalist = Rezerwa
name-gone-nationalist = Poza grą
name-board-republican = Plansza gracza
name-pool-republican = Rezerwa
name-gone-republican = Poza grą
name-captured-nationalist = Zdobyte czołgi
