import type { ListTurns } from "@mandi/shared/contract/list-turns";
import type { QueryResult } from "@mandi/shared/query/use-query";
import { useState } from "react";
import type { TradeList } from "./use-trade-list";

/** What waits for the reader on each side of a list, as last answered: another filter or order does not change it. */
export function useListTurns(
  { side, view }: TradeList,
  state: QueryResult<{ readonly turns?: ListTurns }>,
): ListTurns | undefined {
  const [known, setKnown] = useState<ListTurns>();
  const told = state.kind === "ready" ? state.data.turns : undefined;
  if (told !== undefined && told !== known) setKnown(told);
  const turns = told ?? known;
  // An empty list has no answer to read.
  const isDone = state.kind === "empty" && view.isTurn && view.search === "" && view.statuses.length === 0;
  return turns && isDone ? { ...turns, [side]: 0 } : turns;
}
