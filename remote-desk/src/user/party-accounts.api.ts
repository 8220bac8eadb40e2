import { DeskPartyAccountAnswer } from "@mandi/shared/contract/desk/party-account";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** A person's known bank accounts. */
export const partyAccountsQuery = defineQuery((signal, userId: number) =>
  http.get(`/desk/user/${userId}/bank-account`, DeskPartyAccountAnswer, { signal }),
);
