import { DeskThreadAnswer, DeskThreadListAnswer } from "@mandi/shared/contract/desk/thread";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

export type DeskThread = DeskThreadAnswer["data"];
export type ThreadParty = DeskThreadListAnswer["data"][number];

const refreshMs = 15_000;

/** One thread, refetched because parties write at any time. */
export const threadQuery = defineQuery(readThread, { refetchInterval: () => refreshMs, isKept: true });

function readThread(signal: AbortSignal, id: string): Promise<DeskThreadAnswer> {
  return http.get(`/desk/thread/${id}`, DeskThreadAnswer, { signal });
}

/** Every party with whom the desk can exchange messages about a quotation. */
export const threadPartiesQuery = defineQuery(readParties, { refetchInterval: () => refreshMs, isKept: true });

function readParties(signal: AbortSignal, quotationId: number): Promise<DeskThreadListAnswer> {
  return http.get(`/desk/quotation/${quotationId}/thread`, DeskThreadListAnswer, { signal });
}
