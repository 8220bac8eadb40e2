import { creditQuery, listingsQuery, ordersQuery, paymentsQuery, quotationsQuery } from "./lists.api";
import { creditColumns, listingColumns, orderColumns, paymentColumns, quotationColumns } from "./tables";

/** Each list by its name in the address: what it reads and what it shows. */
export const allLists = {
  quotations: { query: quotationsQuery, columns: quotationColumns },
  orders: { query: ordersQuery, columns: orderColumns },
  payments: { query: paymentsQuery, columns: paymentColumns },
  listings: { query: listingsQuery, columns: listingColumns },
  credit: { query: creditQuery, columns: creditColumns },
} as const;
