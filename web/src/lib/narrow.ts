// One grammar for all games: pointing at things narrows the options until one is left.
import type { Option } from "./options";

/** How a set of picks stands against the options of an ask. */
export interface Narrowed {
  /** Options that name everything picked. */
  left: Option[];
  /** Options that need no further pointing: they are buttons. */
  buttons: Option[];
  /** Things that can be pointed at next. */
  targets: Set<string>;
  /** The one option that is meant, where only one is left. */
  only: Option | null;
}

export function narrow(options: Option[], picks: string[], pointable: (id: string) => boolean): Narrowed {
  const left = options.filter((o) => picks.every((pick) => o.subjects.includes(pick)));
  const buttons: Option[] = [];
  const targets = new Set<string>();
  const common = left.length > 1 ? shared(left) : new Set<string>();
  for (const option of left) {
    const open = option.subjects.filter((id) => !picks.includes(id) && !common.has(id) && pointable(id));
    if (open.length === 0) buttons.push(option);
    for (const id of open) targets.add(id);
  }
  return { left, buttons, targets, only: left.length === 1 ? left[0]! : null };
}

/** What every one of the options names: pointing at it says nothing. */
function shared(options: Option[]): Set<string> {
  const [first, ...rest] = options;
  return new Set(first!.subjects.filter((id) => rest.every((o) => o.subjects.includes(id))));
}

/**
 * Of several ways to the same place, the one that says what it costs is the usual one (the whole way); the
 * other (a step at a time) is for those who ask for it.
 */
export function wayThere(left: Option[], other: boolean): Option | null {
  const same = left.length > 1 && left.every((o) => o.subjects.join() === left[0]!.subjects.join());
  const costed = left.filter((o) => (o.label.args?.cost !== undefined) !== other);
  return same && costed.length === 1 ? costed[0]! : null;
}

export type Pick =
  | { kind: "picked"; picks: string[]; option: Option | null }
  | { kind: "dropped"; picks: string[] }
  | { kind: "refused"; id: string };

/**
 * Point at something. `ids` are the names it can go by, the nearest first (a piece, its stack, its place):
 * the first that some option names is meant. Pointing again at what was picked drops it.
 */
export function point(options: Option[], picks: string[], ids: string[], pointable: (id: string) => boolean): Pick {
  const now = narrow(options, picks, pointable);
  for (const id of ids) {
    if (picks.includes(id)) return { kind: "dropped", picks: picks.filter((p) => p !== id) };
    if (!now.targets.has(id)) continue;
    const next = [...picks, id];
    return { kind: "picked", picks: next, option: narrow(options, next, pointable).only };
  }
  // Not among what is left: perhaps it begins another choice.
  if (picks.length > 0) {
    const fresh = narrow(options, [], pointable);
    for (const id of ids) {
      if (!fresh.targets.has(id)) continue;
      return { kind: "picked", picks: [id], option: narrow(options, [id], pointable).only };
    }
  }
  return { kind: "refused", id: ids[0] ?? "" };
}
