### España 1936

game-about = Cała wojna w dziesięciu turach. Pola połączone liniami, oddziały o sile 1–5, generałowie, którzy zaczynają bitwy, i dwie talie kart, które służą jako wydarzenia albo w walce. Nacjonaliści chcą ośmiu z dwunastu miast kluczowych; republikanie wygrywają, jeśli wytrwają.

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
turn-label = Tura { $turn }, { $turn ->
    [1] lipiec–październik 1936
    [2] listopad 1936 – styczeń 1937
    [3] luty–kwiecień 1937
    [4] maj–sierpień 1937
    [5] wrzesień–grudzień 1937
    [6] styczeń–marzec 1938
    [7] kwiecień–czerwiec 1938
    [8] lipiec–wrzesień 1938
    [9] październik 1938 – styczeń 1939
    [10] luty–kwiecień 1939
   *[other] { $period }
}
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
ask-march = Dokąd idzie { $unit }?
ask-fly = Dokąd leci { $unit }?
ask-stacking = Na polu { $box } przekroczono limit twoich oddziałów ({ $limit }): który tracisz?
ask-assign = Przydziel generała (zostało: { $left }).
ask-general-box = Gdzie dowodzi { $unit }?
ask-pick = Wybierz generała: zaczyna bitwę czy pasuje? (zostało: { $left })
ask-attack = { $begun ->
    [0] Wybierz atakującego i jego cel na polu { $box }: bitwa wymaga jednego ataku.
   *[other] Wybierz atakującego i jego cel na polu { $box } albo zakończ bitwę.
}
ask-support = Co wspiera { $unit-acc }?
ask-card = Walczą { $unit } i { $target }: połóż zakrytą kartę, jako bonus dla siebie albo karę dla drugiej strony.
ask-pair = Kto z kim walczy?
ask-modify = Rozłóż swoje modyfikatory ({ $modifiers }) na kostki: { $dice }.
ask-substitute = Jaki rodzaj zastępuje teraz { $unit-acc }?
ask-claim = Pole { $box } jest puste: oznaczasz je jako swoje?
ask-ferry = Przewieź jednostkę z Maroka (dotąd przewiezione: { $landed }).
ask-event = { $free ->
    [0] Zagraj kartę jako wydarzenie (zagrane { $played } z { $limit }).
   *[other] Zagraj kartę jako wydarzenie albo spasuj (zagrane { $played } z { $limit }).
}
ask-react = Zagrano „{ $card }”: { $text } Anulujesz?
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
ask-bonus-battle = Czy { $unit } atakuje od razu?
ask-sail = Przydziel okręt albo zakończ przydzielanie.
ask-station = Dokąd płynie { $ship }?
ask-escort = Kogo osłania { $ship } na polu { $box }?
ask-consent = Tu są też wrogie jednostki: { $place }. Walczysz czy się wycofujesz?
ask-strike = Który okręt atakuje { $unit }?
ask-suffer = Trafiony jest jeden z twoich samolotów: który?
ask-torpedo = Cel ataku, atakuje { $ship }: który okręt?
ask-back = Któremu okrętowi pomaga { $ship }?
ask-guns = Kostki dział portu ({ $box }): { $dice }. Która dostaje ich +1?
ask-allot = Działa portu ({ $box }) mają do rozdzielenia trafienia: { $hits }, piątki: { $fives }. Kto co dostaje?

## Co można zrobić

do-march = Przesuń { $a-acc } z pola { $box }
do-to = Na pole { $a }
do-to-crowded = Na pole { $a } (ponad limit { $limit }; po ruchu stracone oddziały: { $lost })
do-to-sea = { $a }, przeciw okrętom
do-to-support = Na pole { $a }, wsparcie oddziałów
do-to-block = Na pole { $a }, blokada lub osłona
do-fly = Leci { $a }
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
do-support = { $a } wspiera
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
unit-twin = { $unit } ({ $strength }), nr { $number } z { $count }
    .gen = { $unit-gen } ({ $strength }), nr { $number } z { $count }
    .acc = { $unit-acc } ({ $strength }), nr { $number } z { $count }
    .gender = { $unit-gender }
unit-tank-twin = { $unit }, nr { $number } z { $count }
    .gen = { $unit-gen }, nr { $number } z { $count }
    .acc = { $unit-acc }, nr { $number } z { $count }
    .gender = { $unit-gender }
do-put-card = Punkt z karty na kostkę { $b } ({ $shown })
do-put = +{ $a } na kostkę { $b } ({ $shown })
do-as = { $a }
do-claim = Oznacz
do-leave = Zostaw puste
do-ferry = { $a } na pole { $b }
do-play = Zagraj „{ $a }”
do-cancel = Anuluj kartą „{ $a }”
do-let = Pozwól działać
do-place = { $a } na pole { $b }
do-raise = Wzmocnij { $a-acc } na polu { $box }
do-change = Zmień { $a-acc } na polu { $box }
do-harm = { $a } na polu { $box }
do-take = { $a }
do-option = Działanie { $a }
do-new = Nowy oddział: { $a }
do-repair = Napraw { $a-acc }
do-stop = Nie wydawaj więcej
do-discard = Odrzuć „{ $a }”
do-finish = Zakończ tutaj
do-go-on = Graj dalej
do-sail = Płynie { $a }
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
    [yes] { $side } odrzucają „{ $card }”.
   *[other] { $side } odrzucają kartę, niewidoczną.
}
event-marched = { $seen ->
    [yes] { $unit }, ruch: { $start } → { $box }.
   *[other] { $side }, ruch ukrytej jednostki: { $start } → { $box }.
}
event-flew = { $unit } leci: { $box }.
event-overstacked = { $seen ->
    [yes] Za dużo oddziałów na polu { $box }, stracony: { $unit }.
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
event-card-shown = { $side } odkrywają „{ $card }” jako { $use-id ->
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
event-played = { $side } zagrywają „{ $card }”.
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
event-kept = „{ $card }” leży obok; zadziała później.
event-in-force = „{ $card }” działa do końca gry.
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

over-key-cities = { $winner } kontrolują osiem miast kluczowych ({ $nationalist } do { $republican }).
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
