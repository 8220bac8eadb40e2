import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readBasePrices, readBids, readCarried, readFreightMoney, readLoads, readReceivedOrders } from "./work-day.api";

/** Row limit of a block: the rest of the home page stays near. */
export const rowsAtMost = 3;

/** Open items change while they are on screen. */
const followed = { isKept: true, refetchInterval: () => 60_000 };
const kept = { isKept: true };

const bidsQuery = defineQuery(readBids, followed);
const basePricesQuery = defineQuery((signal) => readBasePrices(signal, rowsAtMost), kept);
const receivedOrdersQuery = defineQuery(readReceivedOrders, kept);
const loadsQuery = defineQuery(readLoads, followed);
const carriedQuery = defineQuery(readCarried, kept);
const freightMoneyQuery = defineQuery(readFreightMoney, kept);

/** A seller's blocks, each with its own state. */
export const useSellerDay = () => ({
  bids: useQuery(bidsQuery, []),
  prices: useQuery(basePricesQuery, []),
  orders: useQuery(receivedOrdersQuery, []),
});

/** A transporter's blocks, each with its own state. */
export const useTransporterDay = () => ({
  loads: useQuery(loadsQuery, []),
  carried: useQuery(carriedQuery, []),
  payments: useQuery(freightMoneyQuery, []),
});
