// A view's changes, applied without touching what stays: what lies on the way to a change is copied,
// all else keeps its identity, so that the page redraws only what changed.
//
// A change is `[path, value]` (put it there) or `[path]` (take it away). In a list whose items have ids a
// step is the id: a new id goes to the end, and the step `*` gives the order of all ids.

import type { Delta } from "./protocol";

export type Change = Delta["changes"][number];

const ORDER = "*";

type Table = Record<string, unknown>;
type Item = Table & { id: string };

export function applyChanges<T>(view: T, changes: Change[]): T {
  let held: unknown = view;
  for (const change of changes) held = put(held, change[0], 0, change.length > 1, change[1]);
  return held as T;
}

function put(holder: unknown, path: string[], depth: number, has: boolean, value: unknown): unknown {
  if (depth === path.length) return value;
  const step = path[depth]!;
  const last = depth === path.length - 1;
  if (Array.isArray(holder)) return putInList(holder as Item[], step, path, depth, has, value);
  const table = (holder ?? {}) as Table;
  if (last && !has) {
    const { [step]: _gone, ...rest } = table;
    return rest;
  }
  return { ...table, [step]: put(table[step], path, depth + 1, has, value) };
}

function putInList(items: Item[], step: string, path: string[], depth: number, has: boolean, value: unknown): Item[] {
  const last = depth === path.length - 1;
  if (step === ORDER) {
    const byId = new Map(items.map((item) => [item.id, item]));
    return (value as string[]).map((id) => byId.get(id)!);
  }
  if (last && !has) return items.filter((item) => item.id !== step);
  const at = items.findIndex((item) => item.id === step);
  const copy = items.slice();
  if (at < 0) copy.push(value as Item);
  else copy[at] = put(items[at], path, depth + 1, has, value) as Item;
  return copy;
}
