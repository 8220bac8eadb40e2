import { DeskSetOffAnswer } from "@mandi/shared/contract/desk/payout";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** What a carrier owes, and what of it can come off now. */
export const setOffQuery = defineQuery((signal, userId: number) =>
  http.get(`/desk/user/${userId}/set-off`, DeskSetOffAnswer, { signal }),
);
