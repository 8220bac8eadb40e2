import { DeskTdsOwnAnswer } from "@mandi/shared/contract/desk/tds-own";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** Our certificates under which a buyer deducts less. */
export const ownCertificatesQuery = defineQuery((signal, userId: number) =>
  http.get(`/desk/user/${userId}/tds-own`, DeskTdsOwnAnswer, { signal }),
);
