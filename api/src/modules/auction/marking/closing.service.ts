import type { MarkingNeed } from "@mandi/shared/contract/desk/marking-need";
import { markingNeedWords } from "@mandi/shared/messages/marking-needs";
import { kilograms } from "@mandi/shared/money/kilograms";
import { paise } from "@mandi/shared/money/paise";
import { roundLine } from "@mandi/shared/money/rounding";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { listStaffIds } from "../../identity/standing.service";
import { lockFreeStock } from "../../listings/listing-stock.open.store";
import { notify } from "../../notifications/notification.service";
import { findBooking } from "../../payments/bank-transfer.service";
import { type MarketRules, readMarketRules } from "../market-rules";
import { refuseMove, statusAfter } from "../quotation.policy";
import {
  lockOwnQuotation,
  lockQuotation,
  type QuotationRow,
  selectLines,
  selectMarked,
  updateQuotation,
  updateUnreadForInvited,
} from "../quotation.store";
import { scheduleClose, scheduleExpiry } from "../quotation-deadlines";
import { notifyOf } from "../quotation-notices";
import { askCarriers, listCarriersOfRoad } from "../request/ask-carriers.service";
import { releaseStock } from "../stock/stock.service";
import { freeze, sizesOf } from "./freeze.service";
import { tellChosen, tellEnded } from "./marking.service";
import { selectStandingBids, selectStandingOffers } from "./marking.store";
import { isFarBid } from "./marking-warnings.policy";
import { canBeMarkedWith, placeOffers } from "./placing.policy";
import { readPlacings } from "./placing.service";
import { rankBids } from "./ranking.policy";

/**
 * The window is over: offers are frozen and the lowest landed price is marked, or the desk is told why not.
 * Runs a second time where freight came only after the close (decision 0041). Does nothing when it is too early, when it was
 * already done or when the quotation has moved on.
 */
export async function closeQuotation(tx: Db, id: number, now: Date): Promise<void> {
  const quotation = await lockQuotation(tx, id);
  if (quotation?.status !== "pending") return;
  if (quotation.closed_at !== null && quotation.desk_note !== "late freight") return;
  if (quotation.deadline_at > now) {
    // The database's clock is ahead of ours, or the window was extended: try again at its end.
    await scheduleClose(tx, id, quotation.deadline_at);
    return;
  }
  refuseMove(quotation.status, "close");
  const rules = await readMarketRules(tx);
  const isAsked = quotation.any_city && (await settleCity(tx, quotation, now));
  const reason = rules.markAutomatically ? await tryMarkingBest(tx, quotation, rules, now) : "by hand";
  if (reason === undefined) return;
  const note = isAsked && reason === "no bids" ? "freight asked" : reason;
  await updateQuotation(tx, id, { closed_at: quotation.closed_at ?? now, desk_note: note, updated_at: now });
  await notify(tx, {
    kind: "desk needed",
    userIds: await listStaffIds(tx),
    values: { number: quotation.number, reason: markingNeedWords[note] },
    link: null,
    at: now,
  });
}

/**
 * Sellers of several cities have offered: the city of the best offer becomes that of the quotation, and its transporters are asked
 * for freight. Without an offer nobody is asked (decision 0248). Returns whether anybody was.
 */
async function settleCity(tx: Db, quotation: QuotationRow, at: Date): Promise<boolean> {
  const placing = (await readPlacings(tx, [quotation], at)).get(quotation.id);
  const best = placing?.ranked[0] ?? placing?.short[0];
  if (best === undefined) return false;
  const settled = { ...quotation, origin_city: best.offer.city, any_city: false };
  await updateQuotation(tx, quotation.id, { origin_city: settled.origin_city, any_city: false });
  const carriers = await listCarriersOfRoad(tx, settled);
  await askCarriers(tx, settled, carriers, at);
  return carriers.length > 0;
}

/**
 * Marks the best offer that can be marked and is covered by stock, with the cheapest freight. Returns why not, or undefined when
 * it did. Only the desk can mark an offer far from its listed price, or freight far outside its belt.
 */
async function tryMarkingBest(
  tx: Db,
  quotation: QuotationRow,
  rules: MarketRules,
  at: Date,
): Promise<MarkingNeed | undefined> {
  const sizes = sizesOf(await selectLines(tx, quotation.id));
  const offers = await selectStandingOffers(tx, [quotation.id]);
  if (offers.length === 0) return "no offers";
  const bids = await selectStandingBids(tx, quotation.id);
  if (bids.length === 0) return "no bids";
  const stock = await lockFreeStock(
    tx,
    offers.map(({ listing_id }) => listing_id),
    sizes.map(({ sizeId }) => sizeId),
  );
  const market = { sizes, rules, at };
  const { ranked, short } = placeOffers({ ...market, offers, stock });
  if (ranked.length === 0) return short.length === 0 ? "no price" : "no stock";
  const cheapest = rankBids(
    bids.map((bid) => ({
      bid,
      bidId: bid.id,
      freightPaise: roundLine(paise(bid.price_paise), kilograms(quotation.total_kg)),
      revisedAt: bid.revised_at,
    })),
  );
  const pairs = ranked.flatMap(({ offer }) => cheapest.map(({ bid }) => ({ offer, bid })));
  const best = pairs.find(({ offer, bid }) => canBeMarkedWith(offer, { bidPaise: paise(bid.price_paise) }, market));
  if (!best) return "no price";
  // Neither marked nor passed over: a typing error must not bind, and a low price that is meant must not lose.
  if (best.offer.is_far) return "far price";
  if (isFarBid(best.bid, rules.farPriceShare)) return "far freight";
  await freeze(tx, {
    quotation,
    event: "mark",
    offer: best.offer,
    freight: { bid: best.bid },
    desk: {},
    staffId: null,
    reason: `Lowest landed price ${quotation.closed_at === null ? "at the close of the window" : "with late freight"}`,
    at,
  });
  await tellChosen(tx, quotation, "quotation marked", at);
  return undefined;
}

/**
 * A marked price has expired and nothing was paid: the stock is free again. Does nothing when it is too
 * early, when a reported transfer is under check, or when the quotation has moved on: what is final stays.
 */
export async function expireQuotation(tx: Db, id: number, now: Date): Promise<void> {
  const quotation = await lockQuotation(tx, id);
  if (quotation?.status !== "Seller Marked") return;
  const { marking } = found(await selectMarked(tx, quotation));
  if (marking.valid_until > now) {
    await scheduleExpiry(tx, id, marking.valid_until);
    return;
  }
  if (await findBooking(tx, id)) return;
  await updateQuotation(tx, id, {
    status: statusAfter(quotation.status, "expire"),
    updated_at: now,
    is_unread: true,
  });
  await updateUnreadForInvited(tx, id);
  await releaseStock(tx, id, now);
  await notifyOf(tx, quotation, { kind: "quotation expired", to: "buyer", userIds: [quotation.buyer_id], at: now });
  await tellChosenEnded(tx, quotation, marking, now);
}

async function tellChosenEnded(
  tx: Db,
  quotation: QuotationRow,
  marking: { seller_id: number; transporter_id: number | null },
  at: Date,
): Promise<void> {
  await notifyOf(tx, quotation, { kind: "enquiry ended", to: "seller", userIds: [marking.seller_id], at });
  const transporters = marking.transporter_id === null ? [] : [marking.transporter_id];
  await notifyOf(tx, quotation, { kind: "enquiry ended", to: "transporter", userIds: transporters, at });
}

/** The buyer withdraws their enquiry while nothing is marked. @throws Refusal 404 not theirs, 409 afterwards */
export async function withdrawQuotation(
  tx: Db,
  input: { readonly buyerId: number; readonly quotationId: number; readonly at: Date },
): Promise<void> {
  const quotation = found(await lockOwnQuotation(tx, input.buyerId, input.quotationId));
  const status = statusAfter(quotation.status, "withdraw");
  await updateQuotation(tx, quotation.id, { status, updated_at: input.at, desk_note: null });
  await tellEnded(tx, quotation, input.at);
}
