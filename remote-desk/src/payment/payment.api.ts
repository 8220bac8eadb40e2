import { DeskPaymentAnswer } from "@mandi/shared/contract/desk/money";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

const refreshMs = 15_000;

/** A transfer by its key; looked at again while it is under check, for somebody else may decide it. */
export const paymentQuery = defineQuery(
  (signal, id: string) => http.get(`/desk/payment/${id}`, DeskPaymentAnswer, { signal }),
  { refetchInterval: ({ data }) => (data.status === "under check" ? refreshMs : null), isKept: true },
);
