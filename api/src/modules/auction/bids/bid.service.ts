import type { TransporterEnquiryListQuery } from "@mandi/shared/contract/transporter/freight-enquiry";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { found, Refusal } from "../../../platform/errors";
import { onPage, presentPage, windowOf } from "../../../platform/routes/paging";
import { findAskedFreight } from "../../../reads/carried-trades.read";
import { tradeSearchOf } from "../../search/trade-search";
import { readMarketRules } from "../market-rules";
import { checkForBid, recordBid } from "../window.service";
import {
  countAsked,
  findAsked,
  findInvitation,
  findOwnBid,
  insertBid,
  listAsked,
  listAskedOf,
  listBids,
  lockAskedQuotation,
  setRead,
  withdrawBid as storeWithdrawal,
} from "./bid.store";

export interface FreightBid {
  readonly transporterId: number;
  readonly isApproved: boolean;
  readonly quotationId: number;
  readonly priceRupees: number;
  readonly at: Date;
}

/** The outcome of a bid: whether it is the bidder's first, and whether it is inside the range of their belt (outside, they are only warned). */
export interface BidOutcome {
  readonly isFirst: boolean;
  readonly isInRange: boolean;
}

/**
 * A transporter bids freight per MT, or changes their bid, until a seller is marked. The last price counts.
 *
 * @throws Refusal 404 when they were not asked, 409 when bidding is over.
 */
export async function submitBid(tx: Db, bid: FreightBid): Promise<BidOutcome> {
  const { transporterId, quotationId, at } = bid;
  // One round trip with the lock first, so that everything after it is read while the lock is held.
  const [locked, invitation, rules] = await Promise.all([
    lockAskedQuotation(tx, transporterId, quotationId),
    findInvitation(tx, transporterId, quotationId),
    readMarketRules(tx),
  ]);
  const { min_price_paise, max_price_paise, own_paise, withdrawn_at } = found(invitation);
  if (!bid.isApproved)
    throw new Refusal("forbidden", { message: "Your account is not approved for bidding at present." });
  const quotation = checkForBid(locked, "bid");
  const pricePaise = paiseFromRupees(bid.priceRupees);
  const isFirst = own_paise === null || withdrawn_at !== null;
  const isInRange = pricePaise >= min_price_paise && pricePaise <= max_price_paise;
  // Pressed twice: the same price again is not a revision and must not keep the window open.
  if (!isFirst && own_paise === pricePaise) return { isFirst, isInRange };
  await Promise.all([
    insertBid(tx, { quotationId, transporterId, pricePaise, at }),
    recordBid(tx, quotation, rules, at),
  ]);
  return { isFirst, isInRange };
}

/** A transporter withdraws their bid, which is possible until a seller is marked. @throws Refusal 404 without a bid, 409 afterwards */
export async function withdrawBid(
  tx: Db,
  input: { readonly transporterId: number; readonly quotationId: number; readonly at: Date },
): Promise<void> {
  const { transporterId, quotationId, at } = input;
  found(await findInvitation(tx, transporterId, quotationId));
  checkForBid(await lockAskedQuotation(tx, transporterId, quotationId), "withdraw bid");
  const bid = await findOwnBid(tx, transporterId, quotationId);
  if (!bid || bid.withdrawn_at !== null) throw new Refusal("not_found", { message: "You have no bid here." });
  await storeWithdrawal(tx, bid.id, at);
}

/** Enquiries in one answer when the client does not ask for a page. */
const enquiriesAtMost = 200;

/** Enquiries that a transporter was asked to bid on: the newest, or the requested page, of all or of those that match the search. */
export async function readAsked(db: Db, transporterId: number, query: TransporterEnquiryListQuery, now: Date) {
  const window = windowOf(query, enquiriesAtMost);
  const search = query.search?.trim();
  if (search) {
    const ids = await findAskedFreight(db, transporterId, tradeSearchOf(search, now));
    const found = await listAskedOf(db, transporterId, onPage(ids, window));
    return presentPage(found, window.page, window.perPage, ids.length);
  }
  const [rows, total] = await Promise.all([listAsked(db, transporterId, window), countAsked(db, transporterId)]);
  return presentPage(rows, window.page, window.perPage, total);
}

/** A transporter opens an enquiry, which marks it as read. @throws Refusal 404 when they were not asked */
export async function openAsked(db: Db, transporterId: number, quotationId: number) {
  const enquiry = found(await findAsked(db, transporterId, quotationId));
  const [{ maskRivalTransporters }, bids] = await Promise.all([
    readMarketRules(db),
    listBids(db, quotationId),
    enquiry.is_new ? setRead(db, transporterId, quotationId) : undefined,
  ]);
  return { enquiry, bids, maskRivalTransporters };
}
export type OpenedFreight = Awaited<ReturnType<typeof openAsked>>;
