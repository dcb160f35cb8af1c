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
cli-hand-over = Klawiaturę przejmuje { $seat }. Kto gra inną stroną, nie patrzy.
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
battle-waiting = Wybiera { $seat }.
aims-tested-turn = Sprawdzane na końcu każdej tury.
aims-tested-end = Sprawdzane po ostatniej turze.
aims-tested-always = Sprawdzane w każdej chwili.
story-moved = { $pieces }: { $from } → { $to }.
story-returned = { $pieces }: { $place } → i z powrotem.
story-moved-many = { $count ->
    [one] Jeden żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}: { $from } → { $to }.
story-fought = { $title }: { $verdict }
story-fought-so = { $title } { $verdict }
changes-control = { $place }: kontrola przechodzi ({ $side }).
changes-contested = { $place }: miejsce sporne.
changes-nobody = { $place }: nikt już nie kontroluje.
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
}: nadzieja { $hope } na 100, a przy „{ $other }” { $other-hope } na 100.
bot-doubted = Rozegrano dalej w myślach { $tried ->
    [one] raz
    [few] { $tried } razy
    [many] { $tried } razy
   *[other] { $tried } raza
}: nadzieja { $hope } na 100; przy „{ $other }” { $other-hope }, co nie jest wyraźnie lepsze.
bot-hoped = Rozegrano dalej w myślach { $tried ->
    [one] raz
    [few] { $tried } razy
    [many] { $tried } razy
   *[other] { $tried } raza
}: nadzieja { $hope } na 100.
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
no-report-many = Masz już wiele zgłoszeń, do których operatorzy jeszcze nie doszli.
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

mail-confirm-subject = Frente: czy ta poczta dochodzi?
mail-confirm =
    Ktoś, zapewne ty, podał ten adres dla konta { $name } na serwerze { $site }.

    Jeśli to ty, otwórz w ciągu siedmiu dni ten link, żeby serwer wiedział, że poczta dochodzi:
    { $link }

    Jeśli to nie ty, nie rób nic: więcej poczty nie będzie.
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

