import { DeskEwayBillShowAnswer } from "@mandi/shared/contract/desk/eway-bill";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

export type EwayBill = DeskEwayBillShowAnswer["data"];

/** The portal mostly answers within seconds. */
const answerMs = 3_000;

/** Whether the portal has yet to answer. */
export const isAsked = ({ asked = [] }: EwayBill): boolean => asked.length > 0;

/** An e-way bill with what it waits for and whom to call. */
export const ewayBillQuery = defineQuery(
  (signal, id: string) => http.get(`/desk/eway-bill/${id}`, DeskEwayBillShowAnswer, { signal }),
  { isKept: true, refetchInterval: ({ data }) => (isAsked(data) ? answerMs : null) },
);
