import type { OrderTurn } from "@mandi/shared/contract/order-turn";
import {
  dealsOfDay,
  pricesOfDay,
  type RunningDeal,
  type TraderDayAnswer,
  type TraderDayQuery,
} from "@mandi/shared/contract/trader-day";
import { rupeesFromPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { rupees, rupeesOrNull, tonnes } from "../../platform/wire-figures";
import { type RunningDealRow, type RunningOrderRow, selectRunningDeals } from "../../reads/running-deals.read";
import { readPriceTargets } from "../alerts/alert.service";
import { readCreditLine } from "../credit/credit.service";
import { readBookmarkedOffers } from "../listings/offered-listing.service";
import { readTurns } from "../shipments/order-turn.service";
import { readCashBalance } from "../wallet/wallet.service";

/** A person's trades for their home page (docs/domain.md#my-turn). */
export async function readTraderDay(
  db: Db,
  userId: number,
  { pincode }: TraderDayQuery,
  now: Date,
): Promise<TraderDayAnswer> {
  const watched = { page: 1, limit: pricesOfDay, ...(pincode === undefined ? {} : { pincode }) };
  const [{ deals, toPay }, prices, targets, cash, credit] = await Promise.all([
    readDeals(db, userId, now),
    readBookmarkedOffers(db, userId, watched, now),
    readPriceTargets(db, userId),
    readCashBalance(db, userId),
    readCreditLine(db, userId),
  ]);
  return {
    deals,
    prices: prices.data.map((offer) => ({ ...offer, target: targets.get(offer.id) ?? null })),
    money: {
      to_pay: rupeesFromPaise(toPay.toPayPaise),
      payments: toPay.payments,
      reported: rupeesFromPaise(toPay.reportedPaise),
      transfers: toPay.transfers,
      cash: rupeesFromPaise(cash),
      credit_limit: rupeesFromPaise(credit.assignedPaise),
      credit_free: rupeesFromPaise(credit.availablePaise),
    },
  };
}

async function readDeals(db: Db, userId: number, now: Date) {
  const { rows, toPay } = await selectRunningDeals(db, { userId, now, limit: dealsOfDay });
  const turns = await readTurns(db, rows.filter(isOrder));
  return { deals: rows.map((row) => presentDeal(row, isOrder(row) ? (turns.get(row.id)?.[0] ?? null) : null)), toPay };
}

const isOrder = (row: RunningDealRow): row is RunningOrderRow => row.kind === "order";

function presentDeal(row: RunningDealRow, waitsFor: OrderTurn | null): RunningDeal {
  const { kind, id, number, goods, status, is_closed, is_under_check } = row;
  return {
    kind,
    id,
    number,
    goods,
    quantity: tonnes(row.kg),
    origin_city: row.city,
    is_brand_open: row.is_brand_open,
    status,
    amount: rupeesOrNull(row.paise),
    offer_count: row.offers,
    closes_at: row.closes_at?.toISOString() ?? null,
    is_closed,
    is_under_check,
    payable_now: rupees(row.payable_paise),
    reported_amount: rupees(row.reported_paise),
    waits_for: waitsFor,
    at: row.at.toISOString(),
  };
}
