import { DeskBankLineAnswer } from "@mandi/shared/contract/desk/bank-statement";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** Received lines of the bank's statements that are not accepted yet. */
export const bankLinesQuery = defineQuery((signal) => http.get("/desk/bank-line", DeskBankLineAnswer, { signal }), {
  isKept: true,
});
