import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readBasePrices, readBids, readCarried, readFreightMoney, readLoads, readReceivedOrders } from "./work-day.api";

/** Most rows of a block: the rest of the home page stays near. */
export const rowsAtMost = 3;

/** What is open changes while it is looked at. */
const followed = { isKept: true, refetchInterval: () => 60_000 };
const kept = { isKept: true };

const bidsQuery = defineQuery(readBids, followed);
const basePricesQuery = defineQuery((signal) => readBasePrices(signal, rowsAtMost), kept);
const receivedOrdersQuery = defineQuery(readReceivedOrders, kept);
const loadsQuery = defineQuery(readLoads, followed);
const carriedQuery = defineQuery(readCarried, kept);
const freightMoneyQuery = defineQuery(readFreightMoney, kept);

/** What a seller's blocks show, each in its own state. */
export const useSellerDay = () => ({
  bids: useQuery(bidsQuery, []),
  prices: useQuery(basePricesQuery, []),
  orders: useQuery(receivedOrdersQuery, []),
});

/** What a transporter's blocks show, each in its own state. */
export const useTransporterDay = () => ({
  loads: useQuery(loadsQuery, []),
  carried: useQuery(carriedQuery, []),
  payments: useQuery(freightMoneyQuery, []),
});
