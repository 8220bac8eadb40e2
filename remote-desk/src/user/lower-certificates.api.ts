import { DeskTdsLowerAnswer } from "@mandi/shared/contract/desk/tds-lower";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** A person's certificates of lower deduction. */
export const lowerCertificatesQuery = defineQuery((signal, userId: number) =>
  http.get(`/desk/user/${userId}/tds-lower`, DeskTdsLowerAnswer, { signal }),
);
