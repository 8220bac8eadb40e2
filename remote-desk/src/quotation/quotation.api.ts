import { DeskBoardAnswer, DeskQuotationAnswer } from "@mandi/shared/contract/desk/quotation";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

export type DeskQuotation = DeskQuotationAnswer["data"];
export type DeskBoard = DeskBoardAnswer["data"];
export type Pair = DeskBoard["pairs"][number];

/** A quotation with both boards and the landed price of each of their pairs. */
export interface MarkingBoard {
  readonly quotation: DeskQuotation;
  readonly board: DeskBoard;
}

const refreshMs = 15_000;

/** The two calls of the page; refetched while it can be marked, because bids still come in. */
export const markingQuery = defineQuery(readMarkingBoard, {
  refetchInterval: ({ quotation: { status } }) =>
    status === "pending" || status === "Seller Marked" ? refreshMs : null,
  isKept: true,
});

async function readMarkingBoard(signal: AbortSignal, id: string): Promise<MarkingBoard> {
  const [{ data: quotation }, { data: board }] = await Promise.all([
    http.get(`/desk/quotation/${id}`, DeskQuotationAnswer, { signal }),
    http.get(`/desk/quotation/${id}/board`, DeskBoardAnswer, { signal }),
  ]);
  return { quotation, board };
}
