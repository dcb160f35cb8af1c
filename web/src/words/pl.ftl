### Sama strona. To, co mówią gry i stół, pochodzi z katalogów serwera.

## Wszędzie
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
loading = Wczytywanie
settings = Ustawienia
rules = Zasady
play = Graj
replay = Powtórka
share = Udostępnij
waiting = Czekanie
online = online
spectator = widz
to-home = Do gier
rule-open = { $rule }: otwórz tę zasadę
problem-title = Nie da się tego otworzyć
problem-unreachable = Serwer nie odpowiada. Sprawdź, czy działa, i wczytaj stronę ponownie.

## Nawigacja
nav-main = Strony
nav-games = Gry
nav-learn = Nauka
nav-mine = Moje partie
nav-lobby = Poczekalnia
nav-account = Konto
nav-rules = Zasady
nav-lab = Laboratorium
nav-about = O stronie

## Strona główna
home-lead = Pięć gier planszowych o hiszpańskiej wojnie domowej w przeglądarce. Program pilnuje każdej zasady, mówi, która cię zatrzymuje, i pokazuje szanse przed rzutem.
home-your-move = Twoje partie
home-all = { $count ->
    [one] Jedna partia
    [few] Wszystkie { $count } partie
    [many] Wszystkie partie: { $count }
   *[other] Wszystkie partie: { $count }
}
home-at-once = Zagraj od razu z komputerem
home-no-account = Konto nie jest potrzebne. Partia zostaje na tym serwerze; twoje miejsce pamięta to urządzenie.
home-replay-about = Każdą partię można obejrzeć jeszcze raz, od dowolnego miejsca.
home-replay-link = Otwórz plik partii
play-game = Graj: { $game }
as-seats = strona: { $seats }
your-move = Twój ruch
not-installed = Tu niezainstalowana
fact-players = gracze: { $players }
fact-minutes = około { $minutes } min
fact-complexity = złożoność { $level } z 5

## Nowa partia
new-match = Nowa partia
new-scenario = Scenariusz
new-turns = { $count ->
    [one] Jedna tura.
    [few] { $count } tury.
    [many] { $count } tur.
   *[other] { $count } tury.
}
new-opponent = Przeciwnik
new-bot = Gracz komputerowy
new-hinted = Najniższy poziom. Podpowiedzi obok mapy mówią, co teraz zrobić; można je wyłączyć.
new-side = Strona
new-side-lot = Losowo
new-options = Zasady opcjonalne
opponent-bot = Komputer
opponent-bot-about = Komputer odpowiada od razu.
opponent-screen = Ten ekran
opponent-screen-about = Obie strony grają przy tym ekranie, na zmianę.
opponent-friend = Znajomy
opponent-friend-about = Dostajesz zaproszenie do wysłania. Kto pierwszy je przyjmie, gra drugą stroną.
opponent-watch = Oglądaj
opponent-watch-about = Obiema stronami gra komputer; ty patrzysz.
opponent-table = Ktoś przy stole
opponent-table-about = Stół w poczekalni dla każdego, kto usiądzie, albo dla osób podanych z nazwy. Kto siada, zgadza się na te opcje.
new-play-table = Utwórz stół: { $scenario }, { $side }
new-invited = Tylko te osoby (nazwy; puste: każdy)
orders-leave = Stały rozkaz
order-carried = Odpowiedział twój stały rozkaz: { $act }
draw-offered = Druga strona proponuje remis: odpowiedz pod „Udostępnij”.
new-watched = Każdy może oglądać tę partię
new-rated = Liczy się do naszego rankingu
new-play-bot = Graj: { $scenario }, { $side }, przeciw: { $bot }
new-play-screen = Graj przy tym ekranie: { $scenario }
new-play-friend = Graj ze znajomym: { $scenario }, { $side }
new-play-watch = Oglądaj: { $scenario }, gra { $bot }
new-links-about = Wyślij zaproszenie znajomemu. Jest dla jednej osoby: kto pierwszy je przyjmie, dostaje link, którego nie zna nikt inny, i gra na tym miejscu.
new-go = Do partii

## Przyjęcie zaproszenia
join-title = Zaproszenie
join-play = { $title }, { $scenario }. Twoja strona: { $seats }.
join-options = Zasady opcjonalne inne niż zwykle: { $options }.
join-about = Zaproszenie jest dla jednej osoby. Dostajesz własny link; to urządzenie go zapamięta.
join-button = Graj: { $seats }
joined-arranged = Ta partia nie zaczęła się od rozstawienia ze scenariusza: ktoś ułożył jej pozycję początkową.
joined-branch = Ta partia jest odgałęzieniem: toczy się dalej od pozycji z innej partii, której przebieg ktoś zna.

## Moje partie
mine-about = Te partie pamięta tylko to urządzenie. Ich linki są kluczami do twoich miejsc.
mine-your-move = Twój ruch
mine-waiting = Czekają na innych
mine-over = Skończone
mine-forget = Zapomnij
mine-forget-which = Zapomnij o tej partii: { $title }
mine-empty = Tu będą partie, które grasz na tym urządzeniu.
mine-empty-button = Wybierz grę
upload-title = Plik
upload-about = Partię z pliku można obejrzeć, sprawdzić i rozgrywać dalej od dowolnego miejsca. Każda odpowiedź jest jeszcze raz oceniana według zasad. Plik pozycji zaczyna nową partię.
upload-choose = Wybierz plik
upload-unreadable = To nie jest ani plik partii, ani plik pozycji.

## Zasady
rules-of = Zasady: { $game }
rules-about = Każda zasada w jednym wierszu, naszymi słowami. Nie zastępuje to instrukcji gry.
rules-search = Szukaj w zasadach
rules-count = { $count ->
    [one] Jedna zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
rules-none = Żadna zasada nie zawiera tych słów.
rule-kind-core = podstawowa
rule-kind-optional = opcjonalna
rule-kind-advanced = zaawansowana
rule-kind-variant = wariant
rule-kind-not-applicable = tu niepotrzebna

## O stronie
about-what = Frente to pięć wydanych gier planszowych o hiszpańskiej wojnie domowej na jednym silniku zasad. Każda zasada jest pilnowana, każda odmowa podaje swoją zasadę, każdy rzut można sprawdzić.
about-games = Gry
about-by = autor: { $designer },
about-rights = Gry należą do swoich autorów i wydawców. Frente nie zawiera ich tekstów ani obrazów: zasady opowiadamy własnymi słowami, mapy i żetony są narysowane tutaj.
about-made-title = Co powstało tutaj
about-made = Czego nie dało się znaleźć w instrukcji gry ani w publicznych źródłach, to powstało na potrzeby Frente. Uwagi do każdej gry mówią, co. Najczęściej są to wysokości terenu, nazwy małych jednostek i szczegóły map.
about-map = Zarys półwyspu narysowano z otwartych danych geograficznych hiszpańskiego Instituto Geográfico Nacional i Natural Earth.
about-dice-title = Kostki
about-dice = Na początku partia ogłasza pieczęć swojego tajnego ziarna, a na końcu samo ziarno. Powtórka może wtedy dowieść, że każdy rzut pochodzi z tego ziarna.
about-privacy-title = Co jest przechowywane
about-privacy = Serwer przechowuje partie i skrót każdego linku. Lista twoich partii i ustawienia zostają w tej przeglądarce. Strona nie łączy się z żadnym innym serwisem.

## Ustawienia
settings-language = Język
language-browser = Jak w przeglądarce
settings-theme = Papier
theme-system = Jak w systemie
theme-papel = Dzień (papel)
theme-noche = Noc (noche)
settings-sides = Kolory stron
sides-imprenta = Druk
sides-ocre = Ochra i błękit
sides-contraste = Czerń i biel
settings-text = Wielkość tekstu
settings-motion = Ruch na ekranie
settings-motion-about = Żetony się przesuwają, kostki się turlają. Wyłączone: wszystko przeskakuje.
settings-dice = Kostki się turlają
settings-dice-about = Kostki turlają się na karcie bitwy, zanim się zatrzymają; przerywa to dowolny klawisz lub kliknięcie.
settings-pace = Tempo drugiej strony
settings-pace-about = Jak długo widać każdy krok drugiej strony. Zawsze można go pominąć.
settings-changes = Na początku mojego ruchu mów, co się zmieniło
settings-changes-about = Krótka lista po działaniach drugiej strony.
settings-briefing = Odprawa przed partią
settings-briefing-about = Mówi raz, jak wygrywasz, jak przegrywasz i co zrobić najpierw.
settings-hints = Podpowiedzi w pierwszej partii
settings-hints-about = Przeciw rekrutowi, do końca twojej pierwszej partii: co teraz zrobić.
hints = Podpowiedzi: co teraz zrobić
try-it = Wypróbuj
try-it-rule = Wypróbuj zasadę { $rule }
settings-sound = Dźwięk
settings-sound-about = Trzy ciche tony: twój ruch, kostki, wynik.
settings-asks = Pytaj przed rzutem
settings-asks-about = Wyłączone: po kliknięciu jedynego celu rzut następuje od razu. Przy niebezpieczeństwie program nadal pyta.
settings-confirm = Potwierdzaj każdy wybór
settings-confirm-about = Na Enter czeka też to, co można cofnąć.
settings-keys = Litery jako polecenia
settings-keys-about = Pojedyncze litery działają poza polami tekstowymi.
settings-plain = Gra bez mapy
settings-plain-about = Listy i wiersz poleceń zamiast mapy.

## Partia: obszary i paski
region-prompt = Co zrobić
region-map = Mapa
region-stage = Na pierwszym planie
region-steps = Kroki drugiej strony
region-log = Dziennik
region-rail = Szczegóły
region-hand = Twoje karty
region-tools = Narzędzia
region-controls = Widok mapy
region-timeline = Oś czasu
tab-log = Dziennik
tab-units = Jednostki
tab-tracks = Tory
tab-choices = Możliwości
tab-talk = Czat
tab-notes = Notatki
talk-unread = nieprzeczytane
turn-number = { $number ->
    [0] Rozstawienie
   *[other] Tura { $number }
 }
turn-of = { $number ->
    [0] Rozstawienie, liczba tur: { $of }
   *[other] { $number } z { $of }
 }
seat-you = ty
seat-bot = komputer, { $bot }
bot-random = losowy
bot-recruit = rekrut
bot-sergeant = sierżant
bot-steady = stateczny
bot-captain = kapitan
bot-colonel = pułkownik
bot-general = generał
seat-friend = znajomy
board-label = Mapa gry { $game }. Strzałki przechodzą między miejscami, Enter wybiera, kropka przechodzi do następnego miejsca, w którym możesz działać.
board-role = mapa
loading-match = Wczytywanie partii
loading-board = Wczytywanie mapy

## Partia: wiersz u góry
prompt-chosen = Wybrano: { $things }.
prompt-way = Wskaż następne miejsce albo koniec drogi.
prompt-targets = Możliwości: { $count }.
undo = Cofnij
thinking = { $seat }: komputer ({ $bot }) myśli.
look-around = Możesz swobodnie oglądać mapę.
waiting-for = Czekanie na odpowiedź: { $seat }.
sealed-waiting = Wybór w tajemnicy: { $seats }. Wybory są pokazywane razem.
more-choices = i jeszcze { $count } pod „Możliwości”
connection-lost = Brak połączenia. Twój ostatni ruch jest zapisany.
connection-again = Kolejna próba za { $seconds } s.
connection-nothing = Dopóki nie ma połączenia, nic nie jest przyjmowane.
try-now = Spróbuj teraz
watch-pace = Tempo
watch-as-it-comes = na bieżąco
watch-seconds = { $seconds ->
    [one] odpowiedź co sekundę
    [few] odpowiedź co { $seconds } s
    [many] odpowiedź co { $seconds } s
   *[other] odpowiedź co { $seconds } s
}
stale = W międzyczasie pozycja się zmieniła.
fault-server = { $text } Partia jest bezpieczna. Kod: { $code }.
fault-no-reply = Serwer nie odpowiedział. Twój wybór mógł nie zostać przyjęty.

## Partia: karta bitwy
battle-region = Bitwa: { $place }
battle-before = Przed rzutem
battle-dice = Kostki
battle-result = Wynik
battle-again = Z dziennika
battle-you = Ty
battle-versus = kontra
battle-nobody = Stół
battle-strength = Siła { $strength }
battle-divided = Straty { $divisor }
battle-total = Razem
battle-unknown = Nieznani obrońcy: po jednym wierszu na każdą możliwą siłę.
battle-unknown-units = nieznane, od { $least } do { $most }
battle-counted = Jak się to liczy
battle-modifiers = { $count ->
    [one] jeden wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}
battle-modifiers-sum = { $count ->
    [one] jeden modyfikator, { $total }
    [few] { $count } modyfikatory, { $total }
    [many] { $count } modyfikatorów, { $total }
   *[other] { $count } modyfikatora, { $total }
}
battle-all = Wszystkie rzuty
battle-rolls = Wszystkie rzuty: { $count }
battle-rolls-title = Każdy rzut: { $place }
battle-rolls-none = Nie ma tu ani tabeli, ani szans do pokazania.
battle-outcomes = Wyniki
battle-other = Inne
battle-other-good = Inne, na twoją korzyść
battle-other-bad = Inne, na twoją niekorzyść
battle-die = kostka
battle-waits-you = Teraz wybierasz ty.
battle-close = Zamknij
battle-close-all = Zamknij wszystkie
battle-earlier = { $count ->
    [one] jedna wcześniejsza
    [few] { $count } wcześniejsze
    [many] { $count } wcześniejszych
   *[other] { $count } wcześniejszej
}
battle-later = { $count ->
    [one] jedna późniejsza
    [few] { $count } późniejsze
    [many] { $count } późniejszych
   *[other] { $count } późniejszej
}
battle-unread = { $count ->
    [one] Nieprzeczytany wynik
    [few] { $count } nieprzeczytane wyniki
    [many] { $count } nieprzeczytanych wyników
   *[other] { $count } nieprzeczytanego wyniku
}
battle-which = Szanse:
battle-none = Nie było jeszcze żadnej walki.

## Partia: tura drugiej strony
story-others = Inni
story-count = { $count ->
    [one] jeden krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
story-waiting = { $count ->
    [one] jeden nowy krok
    [few] { $count } nowe kroki
    [many] { $count } nowych kroków
   *[other] { $count } nowego kroku
}
story-step = Krok { $n } z { $count }
story-mine = { $count ->
    [0] Twój ruch. Nic się nie zmieniło.
    [one] Twój ruch. Jedna zmiana.
    [few] Twój ruch. { $count } zmiany.
    [many] Twój ruch. { $count } zmian.
   *[other] Twój ruch. { $count } zmiany.
}
story-acting = Działa druga strona
story-play = Odtwórz
story-show = Pokaż
story-skip = Pomiń do mojego ruchu
story-skip-short = Do mojego ruchu
story-again = Pokaż jeszcze raz
story-changes = { $count ->
    [one] Jedna zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
pace-step = Krok po kroku
pace-slow = Wolno
pace-normal = Normalnie
pace-quick = Szybko
pace-once = Od razu
changes-title = Twój ruch: co się zmieniło
changes-none = Od twojej ostatniej odpowiedzi nic się nie zmieniło.
changes-on = Graj dalej
changes-more = i jeszcze { $count }
change-place = { $place }: teraz { $side }.
change-contested = { $place }: miejsce sporne.
change-nobody = { $place }: teraz niczyje.
change-lost = { $count ->
    [one] { $side }: stracono jedną jednostkę.
    [few] { $side }: stracono { $count } jednostki.
    [many] { $side }: stracono { $count } jednostek.
   *[other] { $side }: stracono { $count } jednostki.
}
change-gained = { $count ->
    [one] { $side }: przybyła jedna jednostka.
    [few] { $side }: przybyły { $count } jednostki.
    [many] { $side }: przybyło { $count } jednostek.
   *[other] { $side }: przybyło { $count } jednostki.
}
change-card = { $seat }, zagrana karta: { $card }.
change-track = { $label }
waited = { $seconds } s

## Partia: kostki, powody
more-reasons = { $count ->
    [one] Jeszcze jeden powód
    [few] Jeszcze { $count } powody
    [many] Jeszcze { $count } powodów
   *[other] Jeszcze { $count } powodu
}

## Partia: żetony i miejsca
hidden-piece = nieznany żeton
hidden-piece-of = nieznany żeton, { $side }
contested = sporne
level = wysokość { $level }
and-more = i jeszcze { $count }
can-choose = Można wybrać.
can-choose-pieces = { $count ->
    [one] Można wybrać jeden żeton.
    [few] Można wybrać { $count } żetony.
    [many] Można wybrać { $count } żetonów.
   *[other] Można wybrać { $count } żetonu.
}
units-search = Szukaj jednostki lub miejsca
units-none = Żadna jednostka nie pasuje.
tracks-none = Ta gra nie ma torów.
card-piles = Karty
choices-count = { $count ->
    [one] Jedna możliwość.
    [few] { $count } możliwości.
    [many] { $count } możliwości.
   *[other] { $count } możliwości.
}
choices-search = Szukaj możliwości
choices-none = Teraz nie ma do ciebie pytania.
log-empty = Nic się jeszcze nie wydarzyło.
log-none = Żaden wpis nie pasuje.
log-filter = Filtr
log-search = Szukaj w dzienniku
log-side = Strona
log-all-sides = Obie strony
log-kind = Rodzaj
log-all-kinds = Wszystko
log-kind-dice = Walki i rzuty
log-kind-card = Karty
log-kind-move = Ruchy
log-kind-other = Inne
log-open = otwórz
log-more = { $count ->
    [one] jeszcze jeden
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}
log-less = mniej
log-dice = { $seat }, { $purpose }: { $dice }
log-dice-nobody = { $purpose }: { $dice }
log-earlier = { $count ->
    [one] Pokaż jeden wcześniejszy wpis
    [few] Pokaż { $count } wcześniejsze wpisy
    [many] Pokaż { $count } wcześniejszych wpisów
   *[other] Pokaż { $count } wcześniejszego wpisu
}
show-on-map = Pokaż na mapie
hand = Ręka
hand-count = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
dock = Poza mapą
sheet-size = Zmień wysokość tego arkusza
go-to = Przejdź do miejsca

## Partia: widok mapy
zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Cała mapa
layer-control = Kontrola
layers = Warstwy
hide-counters = Ukryj żetony
sight = Co stąd widać?
sight-where = Najpierw wskaż miejsce: potem S albo ten przycisk pokaże, co z niego widać.
sight-from = { $origin } – widać stąd { $count ->
        [0] tylko to miejsce.
        [one] jedno inne miejsce.
        [few] { $count } inne miejsca.
        [many] { $count } innych miejsc.
       *[other] { $count } innego miejsca.
    } Wskaż inne, a dowiesz się dlaczego.
sight-sees = { $origin } – widać stąd { $target }.
redo-nothing = Nie ma czego powtórzyć: zrobiono już coś innego.
sealed-ask = W tajemnicy: nikt nie widzi twojego wyboru, dopóki nie wybiorą wszyscy.
mini-map = Cała plansza; kliknij, aby tam przejść
keep-position = Zapisz pozycję jako plik
new-position = Z pliku pozycji „{ $title }” ({ $scenario })
new-position-drop = Zacznij jednak od początku

## Partia: przekazanie ekranu
handover-title = Ekran dla: { $seat }
handover-about = Następny wybór należy do drugiego gracza.
handover-take = To ja: { $seat }
handover-clean = Na stronie nie ma już nic, co widzi tylko druga strona.

## Partia: linki i koniec
share-title = Linki
share-about = Kto ma link do miejsca, ten na nim gra. Wysyłaj każdy link tylko tej osobie, dla której jest.
share-only-here = Te linki działają tylko na tym komputerze. Żeby grać z kimś gdzie indziej, udostępnij stronę innym (docs/hosting.md).
share-invitation = Zaproszenie do gry dla jednej osoby: { $seats }
share-invite-again = Wycofaj i utwórz nowe
share-claimed = Ktoś przyjął zaproszenie do gry: { $seats }.
share-friend = Do gry: { $seats }
share-mine = Twoje własne miejsce, na inne urządzenie
share-watch = Do oglądania
resign = Poddaj partię ({ $seat })
resign-sure = Tak, poddaj partię ({ $seat })
ending-won = Wygrywasz
ending-lost = Przegrywasz
ending-draw = Nikt nie wygrywa
ending-outdated = Tej partii nie można kontynuować
ending-winner = Zwycięzca: { $seat }
look-at-board = Obejrzyj mapę
play-again = Zagraj jeszcze raz
watch-replay = Obejrzyj powtórkę
ending-why = Dlaczego się skończyło
ending-rule = Zasada
score-counts = { $score ->
    [one] jeden punkt zwycięstwa
    [few] { $score } punkty zwycięstwa
    [many] { $score } punktów zwycięstwa
   *[other] { $score } punktu zwycięstwa
}
ending-won-share = wygrana
ending-lost-share = przegrana
ending-shared = remis
ending-stood = Stan na końcu
ending-counted = Co się liczyło: { $seat }

## Klawisze
tray-left = { $count ->
    [one] został jeden
    [few] zostały { $count }
    [many] zostało { $count }
   *[other] zostało { $count }
}
tray-last-time = Rozstaw jak poprzednio
tray-repeat = Powtórz
tray-fits = Co teraz pasuje
tray-again = Rozstawiono jak poprzednio: odpowiedzi, które się udały: { $done } z { $count }.
charts-title = Tabele
charts-none = Ta gra nie ma tu tabel.
marks-title = Moje znaki
marks-ring = Obwódka
marks-question = Znak zapytania
marks-arrow = Strzałka
marks-undo = Cofnij
marks-clear = Wyczyść
marks-about = Kliknij miejsce: widzisz to tylko ty, na tym urządzeniu, w tej turze.
marks-to = Teraz kliknij, gdzie strzałka się kończy.
help-title = Klawisze
help-about = Wszystko można zrobić z klawiatury. Litery działają poza polami tekstowymi.
cap-enter = Enter
cap-shift = Shift
cap-home = Home
cap-end = End
cap-arrows = strzałki
cap-click = kliknięcie
key-tab = następny obszar: wiersz u góry, mapa, szczegóły
key-arrows = najbliższe miejsce w tym kierunku
key-enter = wybierz; potwierdź
key-next = następne i poprzednie miejsce, w którym możesz działać
key-aims = jak się wygrywa i przegrywa
key-briefing = odprawa
key-set = cały rozłożony stos, nic z niego
key-fan = rozłóż stos
key-decline = odmów: nic, pas, gotowe
key-numbers = przyciski po kolei, potem karty
key-undo = cofnij
key-go = przejdź do miejsca o podanej nazwie
key-escape = cofnij wybór, zamknij
key-why = dlaczego nie; ta lista
key-odds = karta bitwy albo ostatnia bitwa
key-results = zamknij wszystkie nieprzeczytane wyniki
key-rolls = każdy rzut, z tabelą
key-again = pokaż turę drugiej strony jeszcze raz
key-changes = co się zmieniło od mojej ostatniej odpowiedzi
key-story = przez kroki drugiej strony; spacja odtwarza, End kończy
key-panels = dziennik, jednostki, tory, możliwości, zasady
key-talk = czat i notatki
key-hide = ukryj żetony
key-layers = warstwy kontroli i zaopatrzenia
key-redo = zrób znowu to, co cofnięto
key-way = idź jeden krok w tamtą stronę, nie całą drogę
key-sight = co widać z miejsca pod wskaźnikiem
key-charts = tabele, podświetlone tam, gdzie jest bitwa
key-marks = własne znaki i strzałki; Shift + D: cofnij ostatni
key-ring = w lekcji: do obwódki
key-show-me = w lekcji: pokaż
key-zoom = bliżej, dalej, cała mapa
key-pan = przesuń mapę
key-command = wiersz poleceń

## Wiersz poleceń
command-title = Wiersz poleceń
command-run = Wykonaj
command-answers = Odpowiedzi
command-hello = Wpisz numer możliwości albo ją samą, na przykład { $token }; słowa zawężają możliwości. Pytaj: options, look { $place }, why { $place }, units { $side }, odds 1, status, log 5, undo, help.
command-help = Odpowiada numer albo tekst możliwości. Polecenia: prompt, options, more, do NUMER, why RZECZ, odds NUMER, look RZECZ, board, units SŁOWA, hand, status, tracks, sees MIEJSCE MIEJSCE, log LICZBA, rules NUMER, undo, redo, save, position, resign, quit. Inne słowa zawężają możliwości; ukośnik przed poleceniem odróżnia je od możliwości.
command-more = { $count ->
    [one] Jeszcze jedna: wpisz more.
    [few] Jeszcze { $count }: wpisz more.
    [many] Jeszcze { $count }: wpisz more.
   *[other] Jeszcze { $count }: wpisz more.
}
command-no-number = Nie ma możliwości o tym numerze: { $count ->
    [one] jest jedna.
    [few] są { $count }.
    [many] jest { $count }.
   *[other] jest { $count }.
}
command-busy = Ostatnia odpowiedź jest jeszcze w drodze.
command-legal = To dozwolone.
command-nothing = Żadna możliwość i żadne polecenie nie zawiera tych słów: { $text }.
command-no-odds = Nie ma do tego rzutu.
command-odds-which = Możliwości jest wiele: wpisz odds i numer jednej.
command-no-hand = Nie masz kart.
command-no-sight = W tej grze nie ma linii widoczności.
command-no-rule = Żadna zasada nie ma tego numeru ani tych słów: { $text }.
command-no-position = Ta gra nie może zapisać pozycji jako pliku.
command-undone = Cofnięto.
command-saved = Zapisano jako { $file }.
command-sure-resign = Aby poddać partię ({ $seat }), wpisz resign yes.
command-no-place = Nic się tu nie nazywa { $name }.

## Powtórka
replay-running = Powtórka tej partii do tej chwili
replay-at = { $at } z { $last }
replay-start = Początek
replay-happened = Co się stało
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-forward = Krok dalej
replay-last = Na koniec
replay-to-match = Wróć do partii
replay-seen-by = Widok:
replay-curve = sytuacja: { $seat }
replay-turned = Punkty zwrotne
replay-ledger = { $seat }: co zmieniło szansę, w punktach na 100: kostki { $dice }, karty { $cards }, decyzje bez nich { $decisions }.
replay-swing = Tura { $turn }, { $change }: { $what }
replay-share = Udostępnij tę powtórkę
replay-share-about = Kto ma ten link, może oglądać, nie grać.
replay-share-point = To miejsce
replay-share-whole = Cała partia
replay-share-shown = Dla innych stron, które pokażą zakończenie
replay-share-picture = Zapisz obraz zakończenia
download = Pobierz
verify = Sprawdź rzuty
verify-working = Sprawdzanie każdego rzutu.
verify-fair = { $proven ->
    [one] Jeden rzut pochodzi z zapieczętowanego ziarna.
    [few] Wszystkie { $proven } rzuty pochodzą z zapieczętowanego ziarna.
    [many] Wszystkie rzuty ({ $proven }) pochodzą z zapieczętowanego ziarna.
   *[other] Wszystkie rzuty ({ $proven }) pochodzą z zapieczętowanego ziarna.
} { $forced ->
    [0] { "" }
   *[other] Ustawione przez pozycję: { $forced }.
}
verify-unfair = Nie dowiedziono: { $text }
branch = Utwórz tu odgałęzienie
branch-about = Nowa partia zaczyna się od pozycji z kroku { $ply } tej partii; dalej ma własne rzuty.
branch-alone = Obie strony
branch-go = Zacznij od tego miejsca

## Główny przycisk i przyciski, których nie ma
warn-anyway = Mimo to: { $what }
absent-not-yet = Jeszcze nie: { $why }
absent-more = Dlaczego nie więcej?
show-thing = Pokaż: { $thing }

## Ceny
price-tag = { $of }: { $amount }

## Cele, odprawa, ostrzeżenia
advice-title = Podpowiedź
advice-thinking = Kapitan się zastanawia…
advice-gone = Partia poszła już dalej. Zapytaj jeszcze raz, co teraz zrobić.
advice-wait = Nie masz teraz o czym decydować.
advice-again = Zapytaj jeszcze raz
advice-why = { $seat }: skąd ostatnia przemyślana decyzja
advice-failed = Nie udało się uzyskać rady.
aims-title = Zwycięstwo
aims-win = Wygrywasz, gdy
aims-lose = Przegrywasz, gdy
aims-draw = Remis, gdy
aims-none = Ta partia nie mówi, jak się ją wygrywa. Mówią to zasady.
aims-of = { $now } z { $need }
aims-behind = strata { $now }; wygrywa przewaga { $need }
aims-over = { $now }; wystarczy { $need }
aims-has = { $now } → { $need }
aims-meter = Teraz { $now }; trzeba { $need }.
aims-part = { $done ->
    [true] { $part }: tak.
   *[other] { $part }: nie.
}
aims-meter-most = Teraz { $now }; trzeba { $need } lub mniej.
aims-short = { $count ->
    [one] Brakuje jednego.
    [few] Brakuje { $count }.
    [many] Brakuje { $count }.
   *[other] Brakuje { $count }.
}
aims-met-win = Gdyby sprawdzić to teraz, byłaby wygrana.
aims-met-lose = Gdyby sprawdzić to teraz, byłaby przegrana.
aims-turns = Możliwe w turach od { $from } do { $to }.
aims-from = Niemożliwe przed turą { $turn }.
aims-to = Możliwe do tury { $turn }.
aims-shut = To już nie może się zdarzyć.
aims-dangers = Niebezpieczeństwa: { $count }
briefing-title = Odprawa
briefing-you-are = twoja strona:
briefing-win = Jak wygrywasz
briefing-lose = Jak przegrywasz
briefing-first = Pierwsza tura: co teraz
briefing-begin = Zaczynaj
briefing-again = Otwiera się raz. Później: flaga na pasku albo Shift+V.
warn-danger = Niebezpieczeństwo
warn-care = Ostrożnie
warn-note = Uwaga
warn-cure = Co by pomogło: { $cure }

## Stosy i zestawy
stack-in = Stos: { $place }
field = Pole bitwy: { $place }
stack-all = Wszystko
stack-none = Nic
stack-kind = { $kind } × { $count }
symbol-anti-air = przeciwlotnicze
symbol-anti-tank = przeciwpancerne
symbol-armour = czołgi
symbol-armoured-car = samochody pancerne
symbol-artillery = artyleria
symbol-bomber = bombowce
symbol-cavalry = kawaleria
symbol-engineers = saperzy
symbol-fighter = myśliwce
symbol-horses = konie
symbol-hq = sztab
symbol-infantry = piechota
symbol-infantry-gun = działa piechoty
symbol-machine-gun = karabiny maszynowe
symbol-militia = milicja
symbol-mortar = moździerze
symbol-motorized = zmotoryzowane
symbol-officer = oficerowie
symbol-police = policja
symbol-supply = zaopatrzenie
symbol-truck = ciężarówki
stack-sum = wybrano { $chosen } z { $count }
stack-strength = siła { $sum }
stack-places = { $count ->
    [one] Jedno miejsce do wyboru.
    [few] { $count } miejsca do wyboru.
    [many] { $count } miejsc do wyboru.
   *[other] { $count } miejsca do wyboru.
}
stack-needs = Wybierz co najmniej jedną jednostkę.
stack-empty = Dotknij stosu na mapie.
path-to = Do celu ({ $place }):
path-cost = punkty: { $cost } z { $points }.
path-costs = punkty: { $cost }.
path-slowest = Najwolniejsza jednostka: { $unit }.
path-stops = Tam się zatrzymują.
path-barred = { $place }, nie wszystkie:
set-go = { $count ->
    [one] Przesuń jedną jednostkę: { $place }
    [few] Przesuń { $count } jednostki: { $place }
    [many] Przesuń { $count } jednostek: { $place }
   *[other] Przesuń { $count } jednostki: { $place }
}
set-do = { $what } i { $count ->
    [2] jeszcze jedna
   *[other] pozostałe, razem { $count }
}
set-halted = Ruch zatrzymał się na polu { $place }: druga strona może najpierw odpowiedzieć.
set-part = Wykonano kroki: { $done } z { $count }.

## Telefon
region-sheet = Arkusz
region-thumbs = Części stołu
thumb-map = Mapa
thumb-hand = Ręka
thumb-stack = Stos
thumb-log = Dziennik
thumb-aims = Cele
thumb-news = coś nowego
hand-none = Nie masz kart.
hand-more = Wybierz kartę, potem na mapie, co z nią zrobić.
hand-card = Karta { $n } z { $count }
prices-title = Ceny
price-one = Kup
price-try = Spróbuj
price-stock = { $count ->
    [0] nie ma już
    [one] został jeden
    [few] zostały { $count }
    [many] zostało { $count }
   *[other] zostało { $count }
}
price-short = brakuje { $count }
price-buy = Kup { $things } za { $price }
price-things = { $count ->
    [one] jedną rzecz
    [few] { $count } rzeczy
    [many] { $count } rzeczy
   *[other] { $count } rzeczy
}
price-left = { $what } – zostanie: { $count }
amount-less = Mniej: { $what }
amount-more = Więcej: { $what }

## Nauka (zobacz learn/pl.ftl)
learn-game = Nauka: { $game }
learn-short = Nauka
learn-first = Poznaj grę { $game } w { $minutes } min
home-puzzle = Zadanie dnia
home-solve = Rozwiąż
home-solve-again = Zobacz jeszcze raz
home-solved = Rozwiązane
home-solve-which = Rozwiąż zadanie: { $title }
home-learn = Zacznij od lekcji
home-first = Pierwszy raz? Pierwszy ruch i pierwsza walka na prawdziwej planszy.
