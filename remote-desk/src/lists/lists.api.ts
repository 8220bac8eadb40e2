import { DeskListingListAnswer } from "@mandi/shared/contract/desk/catalogue";
import { DeskCreditListAnswer } from "@mandi/shared/contract/desk/credit-request";
import { DeskPaymentListAnswer } from "@mandi/shared/contract/desk/money";
import { DeskOrderListAnswer } from "@mandi/shared/contract/desk/order";
import { DeskQuotationListAnswer } from "@mandi/shared/contract/desk/quotation";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

const kept = { isKept: true } as const;

/** A page of the quotations, those that wait for a marking first. */
export const quotationsQuery = defineQuery(
  (signal, page: number) => http.get("/desk/quotation", DeskQuotationListAnswer, { signal, query: { page } }),
  kept,
);

/** A page of the orders, newest first. */
export const ordersQuery = defineQuery(
  (signal, page: number) => http.get("/desk/order", DeskOrderListAnswer, { signal, query: { page } }),
  kept,
);

/** A page of the transfers to look for in the bank, oldest first. */
export const paymentsQuery = defineQuery(
  (signal, page: number) => http.get("/desk/payment", DeskPaymentListAnswer, { signal, query: { page } }),
  kept,
);

/** A page of the sellers' products, those that wait for approval first. */
export const listingsQuery = defineQuery(
  (signal, page: number) => http.get("/desk/listing", DeskListingListAnswer, { signal, query: { page } }),
  kept,
);

/** A page of the open credit requests, oldest first. */
export const creditQuery = defineQuery(
  (signal, page: number) => http.get("/desk/credit-request", DeskCreditListAnswer, { signal, query: { page } }),
  kept,
);
