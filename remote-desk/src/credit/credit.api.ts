import { DeskCreditListAnswer } from "@mandi/shared/contract/desk/money";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";
import { isKey } from "../common/is-key";

/** The open request with this key; the list is empty once it was decided. */
export const openCreditQuery = defineQuery(
  async (signal, id: string) =>
    isKey(id) ? http.get("/desk/credit-request", DeskCreditListAnswer, { signal, query: { id } }) : { data: [] },
  { isKept: true },
);
