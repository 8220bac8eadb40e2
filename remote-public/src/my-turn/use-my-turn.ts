import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readMyTurn } from "./my-turn.api";

const looksAgainMs = 30_000;

const myTurnQuery = defineQuery(readMyTurn, { isKept: true, refetchInterval: () => looksAgainMs });

/** The reader's tasks, refetched while they are visible. */
export const useMyTurn = () => useQuery(myTurnQuery, []);
