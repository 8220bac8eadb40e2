import { DeskUserDocumentsAnswer } from "@mandi/shared/contract/user-document";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** What a person sent to be verified, and what their GSTIN says. */
export const userDocumentsQuery = defineQuery((signal, userId: number) =>
  http.get(`/desk/user/${userId}/document`, DeskUserDocumentsAnswer, { signal }),
);
