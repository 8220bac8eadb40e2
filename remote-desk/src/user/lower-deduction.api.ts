import { DeskTdsLowerAnswer } from "@mandi/shared/contract/desk/tds-lower";
import { DeskTdsOwnAnswer } from "@mandi/shared/contract/desk/tds-own";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** A seller's or carrier's certificates of lower deduction. */
export const theirCertificatesQuery = defineQuery((signal, userId: number) =>
  http.get(`/desk/user/${userId}/tds-lower`, DeskTdsLowerAnswer, { signal }),
);

/** Our certificates under which a buyer deducts less. */
export const ownCertificatesQuery = defineQuery((signal, userId: number) =>
  http.get(`/desk/user/${userId}/tds-own`, DeskTdsOwnAnswer, { signal }),
);
