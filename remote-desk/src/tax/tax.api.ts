import { DeskTaxListAnswer } from "@mandi/shared/contract/desk/tax";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** Rates and limits of the tax law that are in force or still to come; with 1, including ended ones. */
export const taxQuery = defineQuery(
  (signal, ended: 0 | 1) => http.get("/desk/tax", DeskTaxListAnswer, { signal, query: { ended } }),
  { isKept: true },
);
