import {
  DeskBankLineAsideAnswer,
  DeskBankLinePayersAnswer,
  DeskUnpaidAnswer,
} from "@mandi/shared/contract/desk/bank-line-match";
import { type BankShow, DeskBankLineAnswer } from "@mandi/shared/contract/desk/bank-statement";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** A page of the received lines of the bank's statements that are not accepted yet, searched and filtered. */
export const bankLinesQuery = defineQuery(
  (signal, page: number, search: string, show: BankShow | null) =>
    http.get("/desk/bank-line", DeskBankLineAnswer, {
      signal,
      query: { ...(page > 1 && { page }), ...(search !== "" && { search }), ...(show !== null && { show }) },
    }),
  { isKept: true },
);

/** A received line with who may have paid it, or whom a search finds. */
export const linePayersQuery = defineQuery((signal, id: string, search: string) =>
  http.get(`/desk/bank-line/${id}`, DeskBankLinePayersAnswer, { signal, query: search === "" ? {} : { search } }),
);

/** What a person owes, invoice by invoice. */
export const unpaidQuery = defineQuery((signal, userId: number) =>
  http.get(`/desk/user/${userId}/unpaid`, DeskUnpaidAnswer, { signal }),
);

/** A page of the lines that are set aside, the last one first. */
export const asideLinesQuery = defineQuery((signal, page: number) =>
  http.get("/desk/bank-line/aside", DeskBankLineAsideAnswer, { signal, query: page > 1 ? { page } : {} }),
);
