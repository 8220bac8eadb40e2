import { DeskUserDocumentsAnswer } from "@mandi/shared/contract/user-document";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** The documents that a person sent to be verified, and the checks of their GSTIN. */
export const userDocumentsQuery = defineQuery((signal, userId: number) =>
  http.get(`/desk/user/${userId}/document`, DeskUserDocumentsAnswer, { signal }),
);
