### Wspólne dla wszystkich gier. Katalog gry ma pierwszeństwo i może powiedzieć to po swojemu.

## Odmowy stołu

no-not-offered = Tej odpowiedzi nie ma teraz wśród możliwości: { $token }.
no-not-now = To należy do innej części tury.
no-others-between = Nie wszystkie naraz: po pierwszej dzieje się coś innego, zanim ruszy następna.
no-no-such = { $kind-id ->
    [area] Nie ma takiego obszaru: { $word }.
    [asset] Nie ma takiego punktu środków: { $word }.
    [battlegroup] Nie ma takiej grupy bojowej: { $word }.
    [card] Nie ma takiej karty: { $word }.
    [country] Nie ma takiego państwa: { $word }.
    [die] Nie ma takiej kostki: { $word }.
    [faction] Nie ma takiej frakcji: { $word }.
    [hex] Nie ma takiego heksu: { $word }.
    [loss] Nie ma takiej straty: { $word }.
    [piece] Nie ma takiego żetonu: { $word }.
    [place] Nie ma takiego miejsca na mapie: { $word }.
    [space] Nie ma takiego pola: { $word }.
    [target] Nie ma takiego celu: { $word }.
    [type] Nie ma takiego rodzaju: { $word }.
    [unit] Nie ma takiej jednostki: { $word }.
   *[other] Nie ma tu niczego o nazwie { $word }.
}
no-misspelt = Zamiast { $word } pisze się { $right }.
no-wrong-words = Tu brakuje słów albo jest ich za dużo: { $token }.
no-same-counter = { $unit } to taki sam żeton jak { $other }: weź ten drugi.
no-nothing-here = Z tym nie można teraz nic zrobić: { $things }.
no-undo-roll = Rzut już wykonano ({ $roll }): tego, co było przed nim, nie można cofnąć.
no-undo-other = { $seat }: jest już odpowiedź tej strony. Tego, co było przed nią, nie można cofnąć.
no-undo-reveal = Odkryto coś zakrytego: tego, co było przedtem, nie można cofnąć.
no-undo-start = Nie ma czego cofnąć.
no-undo-over = Partia jest skończona.

## Wydarzenia przy stole

event-roll = { $seat }, rzut ({ $roll }): { $dice }.
event-roll-nobody = Rzut ({ $roll }): { $dice }.
event-over = Koniec partii. Zwycięzca: { $winners }.
event-over-draw = Koniec partii. Nikt nie wygrywa.
event-updated = Zasady tej gry zostały zaktualizowane. Partia toczy się dalej od tego samego miejsca.
event-updated-back = { $count ->
    [0] Zasady tej gry zostały zaktualizowane. Partia toczy się dalej od początku ostatniego kroku.
    [one] Zasady tej gry zostały zaktualizowane i ostatnia odpowiedź już nie pasuje. Partia toczy się dalej od chwili przed nią.
    [few] Zasady tej gry zostały zaktualizowane i { $count } ostatnie odpowiedzi już nie pasują. Partia toczy się dalej od chwili przed nimi.
    [many] Zasady tej gry zostały zaktualizowane i { $count } ostatnich odpowiedzi już nie pasuje. Partia toczy się dalej od chwili przed nimi.
   *[other] Zasady tej gry zostały zaktualizowane i { $count } ostatniej odpowiedzi już nie pasuje. Partia toczy się dalej od chwili przed nimi.
}
over-agreed = Gracze zgodzili się na remis.
over-aborted = Partię odwołano, zanim się zaczęła.
over-time = { $seat }: czas minął.
over-closed = Od dawna nikt nie grał: partię zamknięto.
over-outdated = Zasady tej gry zmieniły się za bardzo, by można było grać tę partię dalej. Można ją oglądać i zapisać jako plik.

truth-yes = tak
truth-no = nie
hidden-things = { $count ->
    [one] jedna zakryta rzecz
    [few] { $count } zakryte rzeczy
    [many] { $count } zakrytych rzeczy
   *[other] { $count } zakrytej rzeczy
}

## Teren, którego gry same nie nazywają

terrain-clear = teren otwarty
terrain-hill = wzgórze
terrain-mountain = góry
terrain-sea = morze
terrain-city = miasto
terrain-open = teren otwarty
terrain-fields = uprawy
terrain-orchard = sad
terrain-light-woods = rzadki las
terrain-woods = las
terrain-rough = teren nierówny
terrain-marsh = bagno
terrain-dispersed-buildings = rozproszone budynki
terrain-built-up = zabudowa
terrain-off-map = poza mapą
glyph-port = port
glyph-naval-base = baza morska
glyph-airfield = lotnisko
glyph-mountain = góry
glyph-capital = stolica
glyph-star = miejsce zwycięstwa
glyph-key = miasto kluczowe
glyph-fort = fort
glyph-trench = okop
glyph-factory = fabryka
glyph-supply = źródło zaopatrzenia
glyph-siege = oblężenie
glyph-beach = plaża
glyph-border = granica
glyph-objective = cel
glyph-town = miasteczko
glyph-city = miasto
glyph-bridge = most
glyph-entry = wejście
mark-reduced = po redukcji
mark-moved = po ruchu
mark-finished = wykorzystana
mark-attack = atakuje
mark-attacked = po ataku
mark-reaction = reaguje
mark-retreated = po odwrocie
mark-advanced = po pościgu
mark-veteran = weterani
mark-green = niedoświadczona
mark-entrenched = w okopie
mark-loaded = z ładunkiem
mark-carried = w transporcie
mark-used = po użyciu
mark-reserve = w rezerwie
mark-activated = po aktywacji
mark-double-time = bieg
mark-charged = po szarży
mark-isolated = odcięta
mark-out-of-supply = bez zaopatrzenia
mark-disrupted = dezorganizacja
mark-disrupted-2 = podwójna dezorganizacja
mark-out-of-command = bez dowodzenia
mark-routed = w ucieczce
mark-suppressed = przygwożdżona
mark-besieged = w oblężeniu
mark-discipline = dyscyplina
mark-hit = trafienie
mark-broken = załamanie
mark-spent = wyczerpana
mark-free = wolna droga
month-1 = styczeń
    .gen = stycznia
    .loc = styczniu
month-2 = luty
    .gen = lutego
    .loc = lutym
month-3 = marzec
    .gen = marca
    .loc = marcu
month-4 = kwiecień
    .gen = kwietnia
    .loc = kwietniu
month-5 = maj
    .gen = maja
    .loc = maju
month-6 = czerwiec
    .gen = czerwca
    .loc = czerwcu
month-7 = lipiec
    .gen = lipca
    .loc = lipcu
month-8 = sierpień
    .gen = sierpnia
    .loc = sierpniu
month-9 = wrzesień
    .gen = września
    .loc = wrześniu
month-10 = październik
    .gen = października
    .loc = październiku
month-11 = listopad
    .gen = listopada
    .loc = listopadzie
month-12 = grudzień
    .gen = grudnia
    .loc = grudniu
months = { $first }–{ $last }
date-months = { $months } { $year }
date-years = { $first } { $year } – { $last } { $end }
date-days = { $first }–{ $last } { $month-gen } { $year }

## Terminal: partia

cli-asks = { $seat }: { $prompt }
cli-rule = zasada { $rule }
cli-thinks = { $seat } ({ $bot }), odpowiedź: { $answer }
cli-answers = { $seat }, odpowiedź: { $answer }
cli-only = Jedyna możliwość: { $answer }
cli-refused = Nie: { $reason }
cli-legal = Tak, to dozwolone.
cli-undone = Cofnięto.
cli-saved = Zapisano w pliku { $file }.
cli-kept = Partia jest zapisana. Żeby grać dalej:
cli-commits = Tego nie można cofnąć.
cli-warns = Daj tę samą odpowiedź jeszcze raz, aby to zrobić.
cli-options = { $count ->
    [one] jedna możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
}
cli-more = Jeszcze { $count }: wpisz „more”, część słów, aby zawęzić listę, albo samą odpowiedź.
cli-narrowed = { $count ->
    [0] Żadna możliwość nie zawiera „{ $text }”. „help” podaje, co można wpisać.
    [one] Jedna możliwość zawiera „{ $text }”:
    [few] { $count } możliwości zawierają „{ $text }”:
    [many] { $count } możliwości zawiera „{ $text }”:
   *[other] { $count } możliwości zawiera „{ $text }”:
}
cli-no-number = Nie ma możliwości { $number }: są od 1 do { $count }.
cli-no-odds = Nie ma po tym od razu rzutu.
cli-odds-rule = ({ $rule })
cli-no-rule = { $game } nie ma zasady { $rule }.
cli-no-rules = { $game }: żadna zasada nie zawiera „{ $text }”.
cli-no-log = Nic się jeszcze nie wydarzyło.
cli-no-place = Nic się tu nie nazywa „{ $place }”.
cli-place-empty = Nie ma tam żadnego żetonu.
cli-steps = stopnie: { $steps } z { $full }
cli-unreadable = „{ $text }” nic tu nie znaczy. „help” podaje, co można wpisać.
cli-sure-resign = Poddać partię ({ $seat })? [y/N]
cli-sure-quit = Zapisać partię przed wyjściem? [Y/n]
cli-over = { $text }
cli-seed = Ziarno: { $seed }; zobowiązanie na początku: { $commitment }.
cli-your-seats = Twoja strona: { $seats }. „help” podaje, co można wpisać.
cli-watching = Wszystkimi stronami grają boty.
cli-prompt = >
cli-cost = { $option } (koszt: { $cost })
cli-hand-over = Klawiatura dla: { $seat }. Kto gra inną stroną, nie patrzy.
cli-hand-over-enter = { $seat }: naciśnij Enter, aby grać dalej:
cli-no-keep = Nie można zapisywać w folderze { $folder } ({ $reason }), w którym są partie.
cli-keep-where = Folder, w którym zapisać tę partię (Enter: { $folder }):
cli-keep-there = Ta partia zostanie zapisana w folderze { $folder }; inny wybiera „frente play --keep FOLDER”.
cli-no-sight = W tej grze nie ma linii widoczności.
cli-sees = { $place } – widać stąd { $count ->
        [0] tylko to miejsce.
        [one] jedno inne miejsce: { $places }.
        [few] { $count } inne miejsca: { $places }.
        [many] { $count } innych miejsc: { $places }.
       *[other] { $count } innego miejsca: { $places }.
    }
cli-map-legend = Legenda: { $signs }.
cli-map-units = dwa żetony tej strony
cli-map-objective = cel
cli-map-held = strona: { $side }
cli-map-other = inne
cli-map-level = to samo, wysokość { $level }
cli-no-map = W tej grze nie ma heksów do narysowania. „board” podaje, co gdzie stoi.
cli-sees-it = { $place } – widać stąd { $other }.
cli-level = wysokość { $level }
cli-words-messages = { $part }: komunikaty { $there } z { $of }
cli-words-rules = i zasady { $there } z { $of }
cli-words-lessons = teksty lekcji { $there } z { $of }
cli-words-examples = teksty przykładów { $there } z { $of }
cli-words-broken = błąd: { $fault }
cli-no-position = Ta gra nie tworzy plików pozycji. Zapisz zamiast tego partię: save PLIK.
cli-position-later = Nie w środku działania: dokończ je, potem zapisz pozycję.
cli-position-hidden = Plik pozycji zdradziłby, co ukrywa druga strona. Zapisz zamiast tego partię: save PLIK.

cli-help =
    numer albo odpowiedź       wybiera tę możliwość
    inne słowa                 tylko możliwości z tymi słowami
    more                       następne możliwości
    options                    możliwości jeszcze raz
    why NUMER|ODPOWIEDŹ|RZECZ  dlaczego dozwolone lub nie, z zasadą
    odds [NUMER|ODPOWIEDŹ]     co mogą przynieść kostki
    board                      plansza jeszcze raz
    map [MIEJSCE]              sama mapa albo heksy wokół miejsca
    look MIEJSCE               co tam jest
    sees MIEJSCE [MIEJSCE]     co stamtąd widać albo dlaczego nie widać
    log [N]                    ostatnie wpisy dziennika
    rules NUMER|SŁOWA          zasady w skrócie
    undo                       cofa twoją ostatnią odpowiedź
    save PLIK                  zapisuje partię w pliku
    position PLIK              zapisuje pozycję w pliku, do podania dalej lub zmiany
    resign                     poddaje partię
    quit                       wychodzi (proponuje zapis)

## Terminal: oglądanie botów

cli-watch-keys = Klawisze: spacja – pauza, n – jeden krok, + i − – tempo, q – koniec.
cli-watch-paused = Pauza. Spacja – dalej, n – jeden krok, q – koniec.
cli-watch-pace = { $seconds ->
    [0] Bez czekania.
    [one] Jedna sekunda po każdym zdarzeniu.
    [few] { $seconds } sekundy po każdym zdarzeniu.
    [many] { $seconds } sekund po każdym zdarzeniu.
   *[other] { $seconds } sekundy po każdym zdarzeniu.
}

## Terminal: powtórka

cli-replay-older = Rozegrana według starszych zasad. Zachowała się plansza z kroku { $ply }.
cli-replay-at = { $ply } z { $plies }
cli-replay-end = To koniec partii.
cli-replay-start = To początek partii.
cli-replay-as = Widok: { $seat }.
cli-replay-spectator = widz
cli-replay-seat = Widok do wyboru: { $seats }, nobody.
cli-replay-help =
    next [N] albo Enter        dalej, o jeden wpis lub N
    back [N]                   wstecz
    turn                       do następnej tury
    go N, start, end           skok
    as STRONA                  co widziała ta strona („as nobody”: widz)
    board                      plansza jeszcze raz
    map [MIEJSCE]              sama mapa albo heksy wokół miejsca
    look MIEJSCE               co tam jest
    log [N]                    ostatnie wpisy dziennika
    rules NUMER|SŁOWA          zasady w skrócie
    play PLIK                  zapisuje to miejsce jako partię, by grać od niego dalej
    quit                       wychodzi

## Bitwy, cele, co zrobili inni

battle-role-rolls = Kostki
battle-role-attacker = Atakujący
battle-role-defender = Obrońca
battle-needs-units = Wybierz co najmniej jedną jednostkę.
battle-needs-target = Wybierz cel.
battle-waiting = { $seat }: trwa wybór.
aims-tested-turn = Sprawdzane na końcu każdej tury.
aims-tested-end = Sprawdzane po ostatniej turze.
aims-tested-always = Sprawdzane w każdej chwili.
story-moved = { $pieces }: { $from } → { $to }.
story-returned = { $pieces }: { $place } → i z powrotem.
story-returned-many = { $count ->
    [one] Jeden żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}: { $place } → i z powrotem.
story-moved-many = { $count ->
    [one] Jeden żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}: { $from } → { $to }.
story-fought = { $title } – { $verdict }
story-fought-so = { $title } { $verdict }
changes-control = { $place }: teraz { $side }.
changes-contested = { $place }: miejsce sporne.
changes-nobody = { $place }: teraz niczyje.
changes-loss = { $side }, straty: { $pieces }.
changes-loss-many = { $side }, stracone jednostki: { $count }.
changes-gain = { $side }, nowe: { $pieces }.
changes-gain-many = { $side }, nowe jednostki na mapie: { $count }.
changes-became = { $side }: { $old } → { $new }.
changes-became-many = { $side }, jednostki, które zmieniły wielkość: { $count }.
changes-figure = { $what }: { $before } → { $after }.
changes-figure-of = { $what }, { $side }: { $before } → { $after }.
changes-card = { $seat }, zagrana karta: { $card }.

## Co myślą boty

bot-weighed = Rozegrano dalej w myślach { $tried ->
    [one] raz
    [few] { $tried } razy
    [many] { $tried } razy
   *[other] { $tried } raza
}: ocena { $hope } na 100, a przy „{ $other }” { $other-hope } na 100.
bot-doubted = Rozegrano dalej w myślach { $tried ->
    [one] raz
    [few] { $tried } razy
    [many] { $tried } razy
   *[other] { $tried } raza
}: ocena { $hope } na 100; przy „{ $other }” { $other-hope }, co nie jest wyraźnie lepsze.
bot-hoped = Rozegrano dalej w myślach { $tried ->
    [one] raz
    [few] { $tried } razy
    [many] { $tried } razy
   *[other] { $tried } raza
}: ocena { $hope } na 100.
bot-reason-for = Za: { $feature } (+{ $points }).
bot-reason-against = Przeciw: { $feature } (−{ $points }).
bot-rejected = Odrzucone: „{ $plan }”, o { $points } na 100 gorsze.
bot-rejected-unsure = Odrzucone: „{ $plan }”, w myślach o { $points } na 100 lepsze, ale nie wyraźnie.
bot-reply = Spodziewana odpowiedź: „{ $reply }”.
bot-habit = Tak robi tu zwykły gracz.
bot-forced = Nie ma innego wyboru.
bot-lot = Zdecydował los.

## Odmowy obok planszy

no-talk-here = Nie gra tu nikt inny, kto mógłby to przeczytać.
no-talk-empty = Nie ma w tym nic do czytania.
no-talk-seat = To nie jest twoje miejsce.
no-talk-line = Nie ma tu takiej wypowiedzi.
no-talk-often = Dużo wiadomości w krótkim czasie. Poczekaj chwilę.
no-talk-full = Powiedziano tu tak dużo, że więcej się nie zmieści.
no-talk-silenced = Operator odebrał ci głos do { $until }.
no-note-owner = Notatki są dla graczy. Zaloguj się, żeby notować jako widz.
no-note-many = Liczba twoich notatek tutaj: { $most }. Najpierw usuń jedną.
no-note-gone = Nie ma takiej notatki.
no-report-many = Masz już wiele zgłoszeń, których operatorzy jeszcze nie rozpatrzyli.
no-report-gone = Nie ma takiego zgłoszenia.
no-report-guest = Dotyczy gościa albo kogoś, kogo już nie ma. Nic nie może z niego wyniknąć.
no-report-own = Dotyczy ciebie. Niech rozstrzygnie inny operator.
no-report-settled = Inny operator już to rozstrzygnął.
no-mute-own = Nie można wyciszyć siebie.
no-account-closed = To konto zamknęli prowadzący serwer.
no-operator = To mogą zobaczyć tylko operatorzy.
no-person = Nikt się tu tak nie nazywa.
no-rated-two = Do rankingu liczy się tylko partia dwóch osób.
no-replay-link = Powtórkę może udostępnić gracz, gdy partia jest skończona.
no-picture = Obraz będzie, gdy partia się skończy.
picture-side = { $name }, { $seat }

## Poczta serwera

mail-confirm-subject = Frente: czy ta wiadomość dotarła?
mail-confirm =
    Ktoś, zapewne ty, podał ten adres dla konta { $name } na serwerze { $site }.

    Jeśli to ty, otwórz w ciągu siedmiu dni ten link, żeby serwer wiedział, że wiadomości docierają:
    { $link }

    Jeśli to nie ty, nie rób nic: kolejnych wiadomości nie będzie.
notice-match = { $title }, przeciwnik: { $names }
mail-turn-subject = Frente: twój ruch – { $match }
mail-turn =
    { $name }, twój ruch – { $match }.
    { $until ->
        [none] Niczyj czas tam nie biegnie.
       *[other] Twój czas kończy się { $until } UTC.
    }

    { $link }

    To jedyne powiadomienie o tym ruchu. Wybierz na stronie konta, o czym chcesz wiedzieć: { $site }/#/account
mail-digest-subject = Frente: partie czekają na ciebie
mail-digest =
    { $name }, { $count ->
        [0] ktoś do ciebie napisał:
        [one] czeka na ciebie partia:
        [few] czekają na ciebie { $count } partie:
        [many] czeka na ciebie { $count } partii:
       *[other] czeka na ciebie { $count } partii:
    }

    { $lines }

    Wybierz na stronie konta, o czym chcesz wiedzieć: { $site }/#/account
mail-digest-line = { $match }: { $link }{ $said ->
        [0] {""}
        [one] {" "}(jedna nowa wypowiedź)
        [few] {" "}({ $said } nowe wypowiedzi)
        [many] {" "}({ $said } nowych wypowiedzi)
       *[other] {" "}({ $said } nowej wypowiedzi)
    }
push-turn-title = Twój ruch
push-turn = { $match }{ $until ->
    [none] {""}
   *[other] {" "}(do { $until } UTC)
}
hook-turn = Twój ruch – { $match }: { $link }{ $until ->
        [none] {""}
       *[other] {" "}(do { $until } UTC)
    }
mail-untouched-subject = Frente: nikt nie gra – { $title }
mail-untouched =
    W twojej partii { $title } na serwerze { $site } od dawna nikt nie grał. Jeśli tak zostanie, partia będzie zamknięta
    bez zwycięzcy: { $day }.

    Każda odpowiedź utrzyma ją otwartą:
    { $link }
mail-reset-subject = Frente: nowe hasło
mail-reset =
    Ktoś, zapewne ty, prosi o nowe hasło dla konta { $name } na serwerze { $site }.

    Ten link pozwala je wybrać. Działa raz, przez godzinę:
    { $link }

    Jeśli to nie ty, nie rób nic: hasło zostaje bez zmian.

## Czego nie można zrobić i dlaczego

error-seed-match-not-known-here = ziarno tej partii nie jest tu znane: można ją czytać, nie można grać dalej
error-no-number-match = { $name } nie jest numerem partii
error-journal-leads-another-result-than = zapis prowadzi do innego wyniku, niż mówi plik: plik zmieniono
error-journal-leads-another-position-than = zapis prowadzi do innej pozycji, niż mówi plik: plik zmieniono
error-file-does-not-say-format = plik nie podaje swojego formatu
error-file-has-format-program-reads = plik ma format { $version }, ten program czyta do { $format_version }: zaktualizuj go
error-not-match-file-program = { $path } nie jest plikiem partii tego programu
error-not-match-file-program-2 = to nie jest plik partii tego programu
error-seed-file-does-not-fit = ziarno w pliku nie pasuje do zobowiązania: plik zmieniono
error-file-does-not-say-whether = plik nie mówi, czy jedyną możliwość wybierał program
error-file-has-no-journal = w pliku nie ma zapisu partii
error-match-has-most-entries-file = partia ma najwyżej { $longest_journal } wpisów, ten plik ma { $count }
error-forced-rolls-file-damaged = ustawione rzuty w pliku są uszkodzone
error-file-match-not = plik jest partią gry { $game }, nie { $slug }
error-match-played-under-rules-version = partię rozegrano według wersji { $rules } zasad gry { $title }; ten program ma wersję { $version } i nie może jej powtórzyć
error-set-up-file-damaged = rozstawienie w pliku jest uszkodzone
error-journal-ends-middle-roll-seed = zapis kończy się w środku rzutu, a ziarna nie ma w pliku
error-journal-breaks-rules-so-changed = zapis łamie zasady, więc go zmieniono ({ $kind }: { $error })
error-cannot-read = nie można przeczytać { $path }: { $strerror }
error-not-match-file-not-text = { $path } nie jest plikiem partii: to nie tekst
error-not-match-file-not-json = { $path } nie jest plikiem partii: to nie JSON albo plik jest ucięty
error-cannot-written = nie można zapisać { $path }: { $strerror }
error-seats-file-do-not-fit = miejsca w pliku nie pasują do jego opcji
error-has-no-scenario-has = { $slug } nie ma scenariusza { $id }; ma: { $names }
error-has-no-option-scenario = { $slug } nie ma w tym scenariuszu opcji { $unknown }
error-option-takes-not = opcja { $id } gry { $slug } przyjmuje: { $values }, a nie { $value }
error-entry-journal-damaged = wpis { $number } zapisu jest uszkodzony
error-starting-position-damaged = pozycja początkowa jest uszkodzona: { $error }
error-nothing-asked-now-must-answer = { $seat }: nie ma teraz pytania do tej strony; odpowiedzieć ma: { $to_answer }
error-runs-without-ask = { $slug } działa bez końca i o nic nie pyta
error-there-no-seat-seats = nie ma miejsca { $seat }; są: { $seats }
error-match-over = partia jest skończona
error-match-stands-ply-answer-meant = partia jest na kroku { $count }, odpowiedź była na krok { $ply }
error-nobody-gives-up-like = tak się partii nie poddaje: { $how }
error-there-no-seat = nie ma miejsca { $seat }
error-no-match-ends-like = tak się partia nie kończy: { $how }
error-answer-short-text-such-as = odpowiedź to krótki tekst, taki jak jedna z możliwości
error-answer-holds-plain-letters-digits = w odpowiedzi mogą być tylko zwykłe litery, cyfry i znaki
error-words-answer-parted-single-spaces = słowa odpowiedzi oddziela jedna spacja
error-no-word = { $verb } nie jest słowem gry { $title }
error-match-has-plies = partia ma kroki od 0 do { $count }
error-rules-have-changed-ply-before = zasady zmieniły się na kroku { $first }: wcześniejsze kroki można tylko oglądać
error-redacted-copy-has-no-journal = kopia bez ukrytych danych nie ma zapisu, w którym można się cofać lub który można zachować
error-rules-broke = błąd w zasadach gry { $slug }: { $text }
error-forced-but-rolled = ustawiono { $values }, a wypadło { $wanted }
error-state-file-keeps-damaged = stan gry zachowany w pliku jest uszkodzony
error-log-file-keeps-damaged = dziennik zachowany w pliku jest uszkodzony
error-result-file-damaged = wynik w pliku jest uszkodzony
error-seed-not-published-yet-dice = ziarno nie jest jeszcze ogłoszone: rzuty można sprawdzić po końcu partii
error-entry-log-does-not-say = wpis { $number }: dziennik nie mówi, co tam wypadło
error-rules-have-changed-since-earlier = zasady się od tego czasu zmieniły: wcześniejszy krok można oglądać, ale nie grać od niego dalej
error-journal-goes-after-end-match = zapis trwa po końcu partii
error-entry-journal-no-result-roll = wpis { $number } zapisu nie jest wynikiem rzutu ({ $kind }): { $what }; plik zmieniono
error-entry-journal-not-legal = wpis { $number } zapisu jest niedozwolony: { $value }
error-has-no-bot-has = { $slug } nie ma bota { $name }; ma: { $names }
error-there-no-game-there = nie ma gry { $slug }; { $count ->
    [0] żadna nie jest zainstalowana
    [one] jest { $games }
    [few] są { $games }
    [many] są { $games }
   *[other] są { $games }
}
error-roll-not-of-seed = wpis { $entry }: rzut ({ $kind }: { $rolled }) nie jest tym, który daje ziarno ({ $given }): plik zmieniono
error-entry-misfit = wpis { $entry } zapisu nie pasuje do tych zasad: jest { $there }, a ma być { $wanted }; zmieniono ten wpis albo wcześniejszy
error-entry-roll = rzut ({ $kind })
error-entry-answer = { $seat }, odpowiedź na { $ask }
error-entry-end = koniec
error-entry-any = { $answers }
error-not-game = { $path } nie jest grą
error-cannot-imported = nie można zaimportować { $path }: { $error }
error-breaks-when-loaded = { $path } nie daje się wczytać: { $told }
error-file-keeps-past-does-not = przeszłość zachowana w pliku nie pasuje do jego zapisu
error-file-keeps-past-damaged = przeszłość zachowana w pliku jest uszkodzona
error-file-keeps-log-damaged = dziennik zachowany w pliku jest uszkodzony
error-here-nobody-can-agree-draw = tu nie można umówić się na remis: do tego trzeba ludzi, którzy grają przeciw sobie
error-match-has-begun-give-up = partia się zaczęła: poddaj ją albo zgódźcie się na remis
error-could-not-stored = nie udało się tego zapisać
error-writes-no-position-files-take = { $title } nie tworzy plików pozycji; weź plik partii
error-rules-have-changed-since-there = zasady się od tego czasu zmieniły: nie ma pozycji, od której można grać dalej
error-not-middle-action-finish-then = nie w środku działania: dokończ je, potem zapisz pozycję
error-match-has-no-battle = ta partia nie ma bitwy { $number }
error-story-told-seat-name-one = opowieść jest dla jednego miejsca: podaj je
error-rules-have-changed-since-match = zasady się zmieniły, odkąd rozegrano tę partię
error-somebody-else-plays-match-can = w tej partii gra ktoś inny: odgałęzienie można zrobić po jej końcu
error-seed-published-when-match-has = ziarno ogłasza się po końcu partii
error-another-seats-view-can-had = widok z innego miejsca jest dostępny po partii
error-only-machine-itself-may-read = to może czytać tylko sam komputer serwera albo ktoś z jego tokenem
error-server-broke-code = błąd serwera (kod { $code })
error-matches-cannot-used = Partii w { $where } nie można użyć: { $error }.
error-another-server-uses-them-another = inny serwer używa ich z innym sekretem; daj obu to samo FRENTE_SECRET
error-you-have-not-so-many = nie masz już tylu dni wolnych
error-clock-changed-elsewhere-look-again = zegar zmieniono gdzie indziej: spójrz jeszcze raz
error-time-up-match-over = czas minął: partia jest skończona
error-no-clock-yours-runs-here = żaden twój zegar tu nie biegnie
error-journal-leads-elsewhere = zapis prowadzi gdzie indziej
error-database-sqlite-file-postgresql-host = { $address }: baza danych to plik SQLite albo postgresql://HOST/NAZWA
error-damaged = uszkodzone: { $reason }
error-written-newer-version-program = zapisała to nowsza wersja tego programu
error-there-no-version-tables-only = nie ma wersji { $to } tabel, tylko { $known }
error-postgresql-needs-its-driver-pip = PostgreSQL wymaga sterownika: pip install 'frente[postgres]'
error-advice-sits-there = rada jest dla tego, kto tam siedzi
error-somebody-else-plays-match-nobody = w tej partii gra ktoś inny: nikt w niej nie doradza
error-lesson-puzzle-finding-out-oneself = lekcja i zadanie są po to, by dojść do tego samemu
error-variant-excludes = wariant { $variant } wyklucza { $option } (zasada 23.3)
error-file-tells-hidden = zapis zdradza, co ukrywają inni: plik będzie dostępny po partii
error-position-tells-hidden = plik pozycji zdradza, co ukrywają inni: będzie dostępny po partii
error-branch-tells-hidden = odgałęzienie zdradziłoby, co ukrywają inni i co będzie dobrane: poczekaj do końca
error-nothing-stored = w tej chwili nie można nic zapisać: { $reason }
error-too-large = to za duże: przyjmuje się tu najwyżej { $size }
error-took-long = trwało ponad { $seconds } s
error-digits = liczba ma więcej niż { $most } cyfr
error-deep = ponad { $most } tabel lub list leży jedna w drugiej
error-no-figure = jedna z liczb nie jest liczbą
error-key-parts = klucz ma więcej niż { $most } części
error-invitation-used = to zaproszenie już wykorzystano, a każde jest dla jednej osoby: graj dalej przez link, który za nie dostajesz, albo zapytaj tego, kto utworzył partię
error-position-set-up = nie można ustawić tej pozycji: { $reason }
error-position-breaks = pozycja psuje grę: { $faults }
error-api-nothing = w API nic tu nie ma
error-too-many = za dużo { $what-id ->
    [new-matches] nowych partii
    [match-files] plików partii
    [position-files] plików pozycji
    [sign-ins] prób logowania
    [new-accounts] nowych kont
    [messages] wiadomości
    [questions] pytań
   *[requests] żądań
} w krótkim czasie; wróć za { $wait ->
    [one] sekundę
    [few] { $wait } sekundy
    [many] { $wait } sekund
   *[other] { $wait } sekundy
}
error-busy = ten serwer jest przeciążony: wróć za { $wait ->
    [one] sekundę
    [few] { $wait } sekundy
    [many] { $wait } sekund
   *[other] { $wait } sekundy
}
error-slow = żądanie przychodziło zbyt wolno
error-request-cannot-read = nie można przeczytać żądania: { $reason }
error-not-that-page = ten serwer nie odpowiada pod tą nazwą ani tej stronie
error-name-length = nazwa ma od { $least } do { $most } liter
error-name-letters = nazwa zaczyna się od litery i ma tylko litery łacińskie, cyfry oraz znaki - i _
error-name-taken = ktoś już nazywa się { $name }
error-name-tried = tę nazwę wypróbowano zbyt wiele razy: wróć za { $wait ->
    [one] sekundę
    [few] { $wait } sekundy
    [many] { $wait } sekund
   *[other] { $wait } sekundy
}
error-no-such-account = nie ma konta o tej nazwie i tym haśle
error-password-length = hasło ma od { $least } do { $most } znaków
error-password-guessed = to hasło można od razu odgadnąć
error-password-tried = zbyt wiele prób: wróć za { $wait ->
    [one] sekundę
    [few] { $wait } sekundy
    [many] { $wait } sekund
   *[other] { $wait } sekundy
}
error-not-your-password = to nie jest twoje hasło
error-no-mail-address = to nie jest adres e-mail
error-link-spent = ten link już wykorzystano albo jest za stary: poproś o nowy
error-account-gone = tego konta już nie ma
error-most-tokens = liczba twoich tokenów: { $most }. Najpierw unieważnij jeden
error-no-such-token = nie ma takiego tokenu
error-no-mail-here = ten serwer nie wysyła poczty: nowe hasło może ci dać ten, kto go prowadzi
error-most-passkeys = liczba twoich kluczy dostępu: { $most }. Najpierw usuń jeden
error-no-passkey = to nie jest klucz dostępu
error-no-such-passkey = nie ma takiego klucza dostępu
error-passkey-known = ten klucz dostępu jest już znany
error-passkey-unknown = ten klucz dostępu nie jest tu znany
error-passkey-late = trwało to za długo: spróbuj jeszcze raz
error-passkey-misfit = ten klucz dostępu nie pasuje
error-no-browser-keys = to nie są klucze przeglądarki
error-too-long = to za długie
error-no-hook = to nie jest adres webhooka
error-hook-https = adres webhooka zaczyna się od https
error-hook-port = w adresie webhooka nie podaje się portu
fault-computer-answer = Nie można przyjąć odpowiedzi komputera: { $reason }
fault-computer = Komputer nie może odpowiedzieć.
fault-server = Błąd serwera; partia jest tam, gdzie była.
fault-rules = Błąd w zasadach; partia jest tam, gdzie była. { $reason }
verdict-no-seed = Plik przyszedł bez ziarna: niczego nie można dowieść.
verdict-older = Do kroku { $ply } obowiązywały starsze zasady: rzuty są tam dowiedzione, odpowiedzi nie.
error-nothing-asked-seat-now = do tego miejsca nie ma teraz pytania
error-adviser = doradca: { $error }
error-damaged-put-back-secret-running = { $file } jest uszkodzony: przywróć sekret, z którym zaczęły się trwające partie.
error-nothing-can-kept = W folderze { $folder } nie można nic zapisać: { $strerror }.
error-server-already-runs-end-first = Serwer już działa w folderze { $parent }: najpierw go zakończ albo podaj inny folder przez --data.
error-server-has-no-lab = ten serwer nie ma laboratorium
error-there-no-such-run-removed = nie ma takiej serii: usunięto ją
error-run-somebody-elses = to seria kogoś innego
error-runs-begun-those-have-account = serie zaczynają ci, którzy mają tu konto: najpierw się zaloguj
error-variants-most-compared-run = to { $count } wariantów; w serii porównuje się najwyżej { $most_arms }
error-matches-run-has-most = to { $matches } partii; seria ma ich najwyżej { $largest }
error-other-runs-wait-already = inne serie już czekają
error-lab-day = liczba partii tej serii: { $matches }; z dziennych { $each } zostało ci { $left }
error-choose-fewer = { $text }: wybierz mniej
error-run-not-stopped = tej serii nie zatrzymano
error-run-has-no-match = ta seria nie ma partii { $key }
error-run-not-being-played = ta seria nie jest rozgrywana
error-there-no-report-yet = nie ma jeszcze raportu
error-many-runs-being-read-moment = w tej chwili czyta się wiele serii
error-run-cannot-read = nie można przeczytać serii: { $error }
error-run-cannot-read-2 = nie można przeczytać serii: { $error }
error-crashed-its-process = proces uległ awarii
error-no-lesson-yours = to nie jest twoja lekcja
error-has-no-lines-sight = { $title } nie ma linii widoczności
error-there-no-place = nie ma miejsca { $place }
error-match-being-brought-up-date = partia jest dostosowywana do nowych zasad: wróć za chwilę
error-there-no-such-match-here = nie ma tu takiej partii
error-match-began-under-another-secret = partia zaczęła się z innym sekretem tego serwera: przywróć go
error-match-cannot-opened = nie można otworzyć partii: { $error }
error-match-could-not-brought-up = nie udało się dostosować partii do nowych zasad
error-rules-have-changed-since-ply = zasady się od tego czasu zmieniły: ten krok można oglądać, ale nie odgałęziać
error-ply-match-over-branch-from = na kroku { $ply } partia jest skończona: zrób odgałęzienie wcześniej
error-has-no-example-rule = { $slug } nie ma przykładu zasady { $rule }
error-seat-not = miejsce jest dla: { $known }, nie dla: { $who }
error-many-files-being-read-moment = w tej chwili czyta się wiele plików
error-file-cannot-read = nie można przeczytać pliku: { $error }
error-many-positions-being-set-up = w tej chwili ustawia się wiele pozycji
error-position-cannot-played = tej pozycji nie można grać: { $error }
error-example-does-not-hold-any = ten przykład już nie działa: { $error }
error-puzzle-does-not-hold-any = to zadanie już nie działa: { $error }
error-match-could-not-stored = nie udało się zapisać partii
error-there-no-game-here = nie ma tu gry { $slug }
error-link-does-not-open-match = ten link nie otwiera tej partii
error-others-quicker-look-again = ktoś był szybszy: spójrz jeszcze raz
error-there-no-such-table-taken = nie ma takiego stołu: wycofano go albo partia się zaczęła
error-there-no-such-seat-no = nie ma takiego miejsca albo takiego przeciwnika
error-there-no-free-seat = nie ma wolnego miejsca { $seat }
error-table-two-people-more-begin = stół jest dla co najmniej dwóch osób: zacznij zamiast tego własną partię
error-you-sit-your-table-already = siedzisz już przy swoim stole: zaproś innych
error-you-have-tables-open-take = liczba twoich otwartych stołów: { $most }. Najpierw wycofaj jeden
error-match-not-over-yet = partia jeszcze się nie skończyła
error-rematch-people-have-played-their = rewanż jest dla tych, którzy grali z konta: utwórz stół
error-one-you-held-several-seats = ktoś z was miał kilka miejsc: utwórz stół
error-nobody-called-here = nikt się tu nie nazywa { $name }
error-you-sit-table-already = siedzisz już przy tym stole
error-all-seats-table-taken = wszystkie miejsca przy tym stole są zajęte
error-another-seat-kept-you = dla ciebie jest inne miejsce
error-seat-taken-choose-another-draw = to miejsce jest zajęte: wybierz inne albo losuj
error-you-do-not-sit-table = nie siedzisz przy tym stole
error-seat-has-orders-most = miejsce ma najwyżej { $most } rozkazów
error-link-does-not-hold-seat = ten link nie daje miejsca { $seat }
error-here-no-orders-can-given = tu nie można wydawać rozkazów
error-why-wants-token-subjects = do „why” trzeba odpowiedzi albo rzeczy
error-file-cannot-read-2 = nie można przeczytać pliku: { $reason }
error-match-has-most-entries = partia ma najwyżej { $longest_journal } wpisów
error-not-match-file-not-json-2 = to nie jest plik partii: to nie JSON albo plik jest ucięty
error-file-breaks-rules = plik łamie zasady: { $kind }: { $reason }
error-there-no-such-invitation-taken = nie ma takiego zaproszenia: wycofano je albo jest niepełne; poproś o nowe
error-nobody-can-invited-seat-from = na to miejsce nie można stąd nikogo zaprosić: jest zajęte albo partię utworzył ktoś inny
error-nobody-signed-here = nikt nie jest tu zalogowany
error-program-cannot-do-sign = program nie może tego zrobić: zaloguj się
error-page-not-signed-any-more = ta strona nie jest już zalogowana albo otwarto ją wcześniej: wczytaj ją ponownie
error-too-many-tables-open-from = otwarto stąd za wiele stołów: zamknij część z nich
error-match-changed-elsewhere-look-again = partię zmieniono gdzie indziej: spójrz jeszcze raz
error-change-could-not-stored-code = nie udało się zapisać zmiany (kod { $code })
error-match-came-as-file-branch = ta partia przyszła jako plik: zrób odgałęzienie, żeby grać dalej
error-match-stands-ply-message = partia jest na kroku { $ply }, wiadomość była na krok { $ply2 }
error-rules-broke-code = błąd w zasadach (kod { $code })
error-there-already = { $file } już istnieje
error-there-no-file = nie ma pliku { $file }
error-its-tables-stand-version-not = jej tabele mają wersję { $found }, nie { $newest }: najpierw `frente migrate`
error-servers-use-end-them-first = używają jej serwery: najpierw je zakończ
error-there-already-backup-put-into = są już { $name }: kopię zapasową wczytuje się do pustej bazy
error-no-backup-holds-no-matches = { $file } nie jest kopią zapasową: nie ma w nim partii tego programu
error-there-no-position-file = nie ma pliku pozycji w { $paths }
error-no-game-installed = żadna gra nie jest zainstalowana
error-no-match-can-kept-nothing = nie można zapisać żadnej partii: zapis jest niemożliwy w { $folders }
error-does-not-say-game = { $path } nie podaje, z której jest gry
error-rules-have-changed-too-much = zasady zmieniły się za bardzo, by grać dalej { $file }: nikt nie może w tej partii doradzać
error-match-over-2 = partia w pliku { $file } jest skończona
error-run-has-no-match-frente = seria { $id } nie ma partii { $match }; `frente lab show { $name }` podaje listę
error-run-keeps-no-journals-record = seria { $id } nie zachowuje zapisów (`record` w jej eksperymencie)
error-does-not-hold-seed-can = w { $saved } nie ma ziarna: można oglądać powtórkę, nie można grać dalej
error-rules-have-changed-too-much-2 = zasady zmieniły się za bardzo, by grać dalej { $saved }; obejrzyj przez: frente replay { $saved }
error-match-over-see-frente-replay = partia w { $saved } jest skończona; obejrzyj przez: frente replay { $saved }
error-has-no-option = { $slug } nie ma opcji { $name }; { $count ->
    [0] nie ma żadnej
   *[other] ma: { $there }
}
error-option-takes = opcja { $option } gry { $slug } przyjmuje: { $values }
error-write-value = { $takes }: napisz { $name }=WARTOŚĆ
error-option-not-scenario-say = opcja { $id } gry { $slug } nie jest dla scenariusza { $chosen }; podaj: { $there }
error-no-number = { $text } nie jest liczbą
error-match-has-entries = liczba wpisów partii: { $plies }
error-matches-cannot-kept-choose-another = w folderze { $folder } nie można zapisywać partii: { $reason }. Wybierz inny przez --data FOLDER.
error-port-used-another-program = portu { $port } na { $host } używa inny program; wybierz inny port: frente serve --port { $other }
error-frente-page-already-runs-open = strona Frente działa już pod adresem { $page }: otwórz ją albo wybierz inny port: frente serve --port { $other }

## Terminal: polecenia

cli-broke = wystąpił błąd ({ $kind }: { $error }); FRENTE_TRACEBACK=1 pokazuje gdzie
cli-won-by = wygrane, z { $matches }
cli-serving = Frente jest pod adresem { $address } (kończy Ctrl+C)
cli-there-no-words-there = nie ma słów w języku { $lang }; są: { $there }
cli-cannot-played = { $slug }, nie można grać: { $error }
cli-not-playable-yet = Jeszcze nie można grać:
cli-verified = { $file }: { $how-id ->
    [all] każda odpowiedź jest dozwolona
    [some] każda odpowiedź od kroku { $ply } jest dozwolona, odpowiedzi do kroku { $ply } dano według starszych zasad i nie są oceniane
   *[none] odpowiedzi do kroku { $ply } dano według starszych zasad i nie są oceniane
}; rzuty z ziarna objętego zobowiązaniem: { $proven }{ $forced ->
    [0] { "" }
   *[other] ; ustawione przez pozycję: { $forced }
}.
cli-data = partie: { $matches }, decyzje: { $decisions }, { $size } MB w folderze { $folder }
cli-lab-interrupted = frente: przerwano, rozegrane partie: { $matches }; to samo polecenie rozegra resztę
cli-lab-kept = zapisano w folderze { $folder }; procesor { $seconds } s
cli-not-sure = jeszcze niepewne
cli-tuned = partie: { $matches }, w tym odłożone: { $held }; strata logarytmiczna { $loss } ({ $blind } w ciemno), błąd { $off } %
cli-words-names = Nazwy, jeśli nie mają zostać takie jak w druku:
cli-tests-not-installed-here-run = Testów tu nie zainstalowano: uruchom z kopii źródeł albo wskaż je przez --tests.
cli-passed-failed = zaliczone: { $total }, niezaliczone: { $failed }
cli-game-plays-random-matches-each = Która gra? Rozgrywa się { $matches } losowych partii każdej podanej gry i przy decyzjach sprawdza, co obiecuje silnik; może to trwać kilka minut. Podaj jedną lub kilka ({ $slugs }) albo --all.
cli-frente-left-out = frente: pominięto { $slug }: { $error }
cli-must-installed-pip-install-frente = trzeba zainstalować { $missing }: pip install "frente[data]"
cli-not-empty = { $folder } nie jest pusty
cli-run-matches = { $game }, { $scenario }: seria { $run }, partie: { $matches }
cli-frente-replay-open-file-page = { $target }: `frente replay { $target }` albo otwórz plik na stronie (`frente serve --open`)
cli-played-replays-only-where-data = Rozegrano z wartościami { $values }: powtórka działa tylko tam, gdzie dane mówią to samo.
cli-after-rounds = { $label }: { $verdict }, rundy: { $rounds }
cli-seed-stands = { $game }, { $scenario }, ziarno { $seed }; { $anchor } jest na 0
cli-frente-interrupted-played-told = frente: przerwano; poniżej to, co rozegrano
cli-not-every-duel-has-been = Nie rozegrano każdego pojedynku: kolejności jeszcze nie ma.
cli-lessons-they-played-page-frente = Lekcje: { $count }. Są na stronie: frente serve, potem „Nauka”.
cli-lessons-hold-checks = Lekcje w porządku: { $count } z { $count2 }; sprawdzenia: { $checks }.
cli-saved-match-keeps-its-scenario = Zapisana partia zachowuje scenariusz, opcje, pozycję i ziarno.
cli-position-file-brings-its-scenario = Plik pozycji ma własny scenariusz i opcje.
cli-game-there = Która gra? Są: { $what }.
cli-account = { $name }, od { $day }{ $mail-id ->
    [none] { "" }
    [confirmed] , { $address }
   *[unconfirmed] , { $address } (adres niepotwierdzony)
}
cli-accounts = { $count ->
    [one] Jedno konto.
    [few] { $count } konta.
    [many] { $count } kont.
   *[other] { $count } konta.
}
cli-can-sign = { $name }: można się zalogować.
cli-has-new-password = { $name }: nowe hasło.
cli-signed-out = { $name }: wylogowano.
cli-forgotten = { $name }: konto usunięte.
cli-operator = { $name }: uprawnienia operatora nadane.
cli-no-operator = { $name }: uprawnienia operatora odebrane.
error-account-forgotten-later = działający serwer jeszcze do tego nie doszedł: konto jest zamknięte i zostanie usunięte później
cli-only-machine-can-reach-page = Stronę widać tylko z tego komputera: link, który zaczyna się jego adresem, na nic się nie przyda znajomemu gdzie indziej. Innym udostępniają ją --host i --public; jak, mówi docs/hosting.md.
cli-left-out-wrong-sign = pominięto, zły znak: { $name }
cli-matches = { $count ->
    [one] W pliku { $file } jest jedna partia.
    [few] W pliku { $file } są { $count } partie.
    [many] W pliku { $file } jest { $count } partii.
   *[other] W pliku { $file } jest { $count } partii.
}
cli-matches-back = { $count ->
    [one] Przywrócono jedną partię.
    [few] Przywrócono { $count } partie.
    [many] Przywrócono { $count } partii.
   *[other] Przywrócono { $count } partii.
}
cli-version-as-before = wersja { $after }, jak przedtem
cli-from = z { $what } na { $after }
cli-seed-matches = { $game }, { $scenario }, ziarno { $seed }: partie: { $matches }, { $players }
cli-draws-ends = remisy: { $draws }; zakończenia: { $items }
cli-frente-interrupted-after-matches = frente: przerwano, rozegrane partie: { $matches } z { $matches2 }
cli-no-match-has-ended = Żadna partia się nie skończyła.
cli-rounds-matches-share-their-dice = Liczba partii w rundzie: { $round }, na tych samych rzutach; w każdej boty przesiadają się o jedno miejsce.
cli-match-seed-see = partia { $number } (ziarno { $seed }): { $text }; zobacz { $file }
cli-save-pace-single-match = --save i --pace są dla pojedynczej partii.
cli-check-counts-missing-lists-one = --check liczy, --missing wymienia: jedno z dwojga.
