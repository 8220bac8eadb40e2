import { DeskCreditListAnswer } from "@mandi/shared/contract/desk/credit-request";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";
import { isKey } from "../common/is-key";

/** The request with this key, open or decided. */
export const creditQuery = defineQuery(
  async (signal, id: string) =>
    isKey(id) ? http.get("/desk/credit-request", DeskCreditListAnswer, { signal, query: { id } }) : { data: [] },
  { isKept: true },
);
