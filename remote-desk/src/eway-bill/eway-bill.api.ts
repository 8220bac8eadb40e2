import { DeskEwayBillShowAnswer } from "@mandi/shared/contract/desk/eway-bill";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

export type EwayBill = DeskEwayBillShowAnswer["data"];

/** An e-way bill with what it waits for and whom to call. */
export const ewayBillQuery = defineQuery(
  (signal, id: string) => http.get(`/desk/eway-bill/${id}`, DeskEwayBillShowAnswer, { signal }),
  { isKept: true },
);
