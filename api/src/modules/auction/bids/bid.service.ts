import type { PriceAsRead } from "@mandi/shared/contract/price-as-read";
import type { TransporterEnquiryListQuery } from "@mandi/shared/contract/transporter/freight-enquiry";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { found, orRefusal, Refusal } from "../../../platform/errors";
import { onPage, presentPage, windowOf } from "../../../platform/routes/paging";
import { searchAskedFreight } from "../../../reads/carried-trades.read";
import { tradeSearchOf } from "../../search/trade-search";
import { readMarketRules } from "../market-rules";
import { refuseOtherPrice } from "../price-as-read";
import { BidWindows, checkForBid, recordLateBid, storeWindows } from "../window.service";
import type { Locking, WindowRow } from "../window.store";
import {
  countAsked,
  insertBids,
  lockAskedQuotations,
  type NewBid,
  selectAsked,
  selectAskedOf,
  selectBids,
  selectInvitations,
  selectOneAsked,
  selectOwnBid,
  withdrawBid as storeWithdrawal,
  updateBidRead,
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
  const [outcome] = await submitBids(tx, [bid], "waiting");
  if (outcome instanceof Refusal) throw outcome;
  return found(outcome);
}

/**
 * The same for several, in their order. Skipping leaves out those whose quotation somebody else holds or has closed, and all but
 * the first of a transporter on one quotation: their outcome is undefined, and nothing of them is stored.
 */
export async function submitBids(
  tx: Db,
  bids: readonly FreightBid[],
  locking: Locking,
): Promise<readonly (BidOutcome | Refusal | undefined)[]> {
  // One round trip with the locks first, so that everything after them is read while they are held.
  const [locked, invitations, rules] = await Promise.all([
    lockAskedQuotations(tx, bids, locking),
    selectInvitations(tx, bids),
    readMarketRules(tx),
  ]);
  const windows = new BidWindows(locked, rules);
  const answered = new Set<unknown>();
  const stored: NewBid[] = [];
  const late: { readonly quotation: WindowRow; readonly at: Date }[] = [];
  const outcomes = bids.map((bid) => {
    const { transporterId, quotationId, at } = bid;
    const invitation = invitations.find(
      ({ transporter_id, quotation_id }) => transporter_id === transporterId && quotation_id === quotationId,
    );
    const quotation = windows.find(quotationId);
    const isClosed = quotation !== undefined && quotation.closed_at !== null;
    if (answered.has(invitation) || (invitation && !quotation) || (isClosed && locking === "skipping"))
      return undefined;
    const decision = orRefusal(() => decideBid(bid, invitation, quotation));
    if (decision instanceof Refusal) return decision;
    answered.add(invitation);
    const { pricePaise, isNewPrice, outcome } = decision;
    if (isNewPrice) stored.push({ transporterId, quotationId, pricePaise, at });
    if (isNewPrice && isClosed) late.push({ quotation, at });
    else if (isNewPrice) windows.bid(quotationId, at);
    return outcome;
  });
  await Promise.all([
    insertBids(tx, stored),
    storeWindows(tx, windows),
    ...late.map(({ quotation, at }) => recordLateBid(tx, quotation, rules, at)),
  ]);
  return outcomes;
}

type Invitation = Awaited<ReturnType<typeof selectInvitations>>[number];

/** What becomes of a bid on a locked quotation. @throws Refusal */
function decideBid(bid: FreightBid, asked: Invitation | undefined, locked: WindowRow | undefined) {
  const { min_price_paise, max_price_paise, own_paise, withdrawn_at } = found(asked);
  if (!bid.isApproved)
    throw new Refusal("forbidden", {
      message: "Your account is not approved for bidding at present. Please check your profile or contact our desk.",
    });
  checkForBid(locked, "bid");
  const pricePaise = paiseFromRupees(bid.priceRupees);
  const isFirst = own_paise === null || withdrawn_at !== null;
  const isInRange = pricePaise >= min_price_paise && pricePaise <= max_price_paise;
  // Pressed twice: the same price again is not a revision and must not keep the window open.
  return { pricePaise, isNewPrice: isFirst || own_paise !== pricePaise, outcome: { isFirst, isInRange } };
}

/** A transporter withdraws their bid, which is possible until a seller is marked. @throws Refusal 404 without a bid, 409 afterwards */
export async function withdrawBid(
  tx: Db,
  input: {
    readonly transporterId: number;
    readonly quotationId: number;
    readonly at: Date;
    readonly read?: PriceAsRead;
  },
): Promise<void> {
  const { transporterId, quotationId, at, read = {} } = input;
  const [locked] = await lockAskedQuotations(tx, [{ transporterId, quotationId }], "waiting");
  checkForBid(locked, "withdraw bid");
  const bid = await selectOwnBid(tx, transporterId, quotationId);
  if (!bid || bid.withdrawn_at !== null) throw new Refusal("not_found", { message: "You have no bid here." });
  refuseOtherPrice("price", bid.price_paise, read);
  await storeWithdrawal(tx, bid.id, at);
}

/** Enquiries in one answer when the client does not ask for a page. */
const enquiriesAtMost = 200;

/** Enquiries that a transporter was asked to bid on: the newest, or the requested page, of all or of those that match the search. */
export async function readAsked(db: Db, transporterId: number, query: TransporterEnquiryListQuery, now: Date) {
  const window = windowOf(query, enquiriesAtMost);
  const search = query.search?.trim();
  if (search) {
    const ids = await searchAskedFreight(db, transporterId, tradeSearchOf(search, now));
    const found = await selectAskedOf(db, transporterId, onPage(ids, window));
    return presentPage(found, window.page, window.perPage, ids.length);
  }
  const [rows, total] = await Promise.all([selectAsked(db, transporterId, window), countAsked(db, transporterId)]);
  return presentPage(rows, window.page, window.perPage, total);
}

/** A transporter opens an enquiry, which marks it as read. @throws Refusal 404 when they were not asked */
export async function openAsked(db: Db, transporterId: number, quotationId: number) {
  const enquiry = found(await selectOneAsked(db, transporterId, quotationId));
  const [{ maskRivalTransporters }, bids] = await Promise.all([
    readMarketRules(db),
    selectBids(db, quotationId),
    enquiry.is_new ? updateBidRead(db, transporterId, quotationId) : undefined,
  ]);
  return { enquiry, bids, maskRivalTransporters };
}
export type OpenedFreight = Awaited<ReturnType<typeof openAsked>>;
