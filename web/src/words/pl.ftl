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
problem-title = To się nie otwiera
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
home-at-once = Graj od razu przeciw komputerowi
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
mine-forget-which = Zapomnij tę partię: { $title }
mine-empty = Tu będą partie, które grasz na tym urządzeniu.
mine-empty-button = Wybierz grę
upload-title = Plik
upload-about = Partię z pliku można oglądać, sprawdzić i grać dalej od dowolnego miejsca. Każda odpowiedź jest jeszcze raz oceniana według zasad. Plik pozycji zaczyna nową partię.
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
about-privacy = Serwer przechowuje partie i skrót każdego linku. Lista twoich partii i ustawienia zostają w tej przeglądarce. Strona o nic nie pyta innych serwisów.

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
settings-motion-about = Żetony się suwają, kostki się toczą. Wyłączone: wszystko przeskakuje.
settings-dice = Kostki się toczą
settings-dice-about = Kostki toczą się na karcie bitwy, zanim spoczną; kończy to dowolny klawisz lub kliknięcie.
settings-pace = Tempo drugiej strony
settings-pace-about = Jak długo widać każdy krok drugiej strony. Zawsze można go pominąć.
settings-changes = Mów, co się zmieniło, gdy mój ruch
settings-changes-about = Krótka lista po działaniach drugiej strony.
settings-briefing = Odprawa przed partią
settings-briefing-about = Mówi raz, jak wygrywasz, jak przegrywasz i co zrobić najpierw.
settings-hints = Podpowiedzi w pierwszej partii
settings-hints-about = Przeciw rekrutowi, do końca twojej pierwszej partii: co teraz zrobić.
try-it = Wypróbuj
try-it-rule = Wypróbuj zasadę { $rule }
settings-sound = Dźwięk
settings-sound-about = Trzy ciche tony: twój ruch, kostki, wynik.
settings-asks = Pytaj przed rzutem
settings-asks-about = Wyłączone: kliknięcie jedynego celu od razu rzuca. Przy niebezpieczeństwie pytanie zostaje.
settings-confirm = Potwierdzaj każdy wybór
settings-confirm-about = Na Enter czeka też to, co można cofnąć.
settings-keys = Litery jako polecenia
settings-keys-about = Pojedyncze litery działają poza polami tekstowymi.
settings-plain = Gra bez mapy
settings-plain-about = Listy i wiersz poleceń zamiast mapy.

## Partia: obszary i paski
region-prompt = Co zrobić
region-map = Mapa
region-stage = Na scenie
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
seat-friend = znajomy
board-label = Mapa gry { $game }. Strzałki przechodzą między miejscami, Enter wybiera, kropka przechodzi do następnego miejsca, w którym możesz działać.
board-role = mapa
loading-match = Wczytywanie partii
loading-board = Wczytywanie mapy

## Partia: wiersz u góry
prompt-chosen = Wybrano: { $things }.
prompt-targets = { $count ->
    [one] Do wyboru jest jedna rzecz.
    [few] Do wyboru są { $count } rzeczy.
    [many] Do wyboru jest { $count } rzeczy.
   *[other] Do wyboru jest { $count } rzeczy.
}
undo = Cofnij
thinking = { $seat }: komputer ({ $bot }) myśli.
look-around = Rozejrzyj się swobodnie.
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
stale = Od twojego spojrzenia pozycja się zmieniła.
fault-server = { $text } Partia jest bezpieczna. Kod: { $code }.
fault-no-reply = Serwer nie odpowiedział. Twój wybór mógł nie zostać przyjęty.

## Partia: karta bitwy
battle-region = Bitwa: { $place }
battle-before = Przed rzutem
battle-dice = Kostki
battle-result = Wynik
battle-again = Z dziennika
battle-you = Ty
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
battle-rolls-none = Nie ma do tego tabeli ani szans do pokazania.
battle-outcomes = Wyniki
battle-other = Inne
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
choices-none = Nie ma teraz pytania do ciebie.
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
warn-title = Ostrzeżenie
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
sight-where = Najpierw wskaż miejsce: potem V albo ten przycisk pokaże, co z niego widać.
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

