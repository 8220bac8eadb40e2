import type { ListTurns } from "@mandi/shared/contract/list-turns";
import type { ListTurn } from "@mandi/shared/contract/trade-document";

/** The keys that decide what a list shows. */
export interface ListKeys {
  /** Only these; undefined: all. */
  readonly ids: readonly number[] | undefined;
  /** These before the others. */
  readonly first: readonly number[];
}

/** Part of a list: with these keys or all, and without those. */
export interface ListPart {
  readonly ids: readonly number[] | undefined;
  readonly except: readonly number[];
  readonly limit: number;
  readonly offset: number;
}

/** Keys of the trades that wait for the caller, as their buyer and as their seller. */
export interface WaitingTrades {
  readonly sent: readonly number[];
  readonly received: readonly number[];
}

/** How many they are, for the answer of a list; nothing for one that was not asked for them. */
export function presentTurns(waiting: WaitingTrades | undefined): { readonly turns?: ListTurns } {
  return waiting ? { turns: { sent: waiting.sent.length, received: waiting.received.length } } : {};
}

/** What a list shows of the trades that a search found (undefined: of all), when `waiting` are those that wait for the caller. */
export function listKeys(
  turn: ListTurn | undefined,
  waiting: readonly number[],
  found: readonly number[] | undefined,
): ListKeys {
  const own = found === undefined ? waiting : waiting.filter((id) => found.includes(id));
  return turn === "mine" ? { ids: own, first: [] } : { ids: found, first: turn === "first" ? own : [] };
}

/** A page of a list whose first rows come before the others. Both parts keep the order in which they are read. */
export async function readTurnPage<Row>(
  { ids, first }: ListKeys,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  read: (part: ListPart) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  if (first.length === 0) return read({ ids, except: [], limit, offset });
  const own = await read({ ids: first, except: [], limit: first.length, offset: 0 });
  const shown = own.slice(offset, offset + limit);
  if (shown.length === limit) return shown;
  const others = { limit: limit - shown.length, offset: Math.max(0, offset - own.length) };
  return [...shown, ...(await read({ ids, except: first, ...others }))];
}
