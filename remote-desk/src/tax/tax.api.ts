import { DeskTaxListAnswer } from "@mandi/shared/contract/desk/tax";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** Rates and limits of the tax law in force and to come; with 1, ended ones too. */
export const taxQuery = defineQuery(
  (signal, ended: 0 | 1) => http.get("/desk/tax", DeskTaxListAnswer, { signal, query: { ended } }),
  { isKept: true },
);
