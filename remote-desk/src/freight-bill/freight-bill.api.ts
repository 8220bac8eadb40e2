import { DeskFreightBillShowAnswer } from "@mandi/shared/contract/desk/freight";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

export type FreightBill = DeskFreightBillShowAnswer["data"];

/** A carrier's bill beside the market's own data on its vehicle. */
export const freightBillQuery = defineQuery(
  (signal, id: string) => http.get(`/desk/freight-bill/${id}`, DeskFreightBillShowAnswer, { signal }),
  { isKept: true },
);
