import { DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

const refreshMs = 15_000;

/** A transfer by its key; refetched while it is under check, because somebody else may decide it. */
export const paymentQuery = defineQuery(
  (signal, id: string) => http.get(`/desk/payment/${id}`, DeskPaymentAnswer, { signal }),
  { refetchInterval: ({ data }) => (data.status === "under check" ? refreshMs : null), isKept: true },
);
