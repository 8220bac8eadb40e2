import type { Paise } from "@mandi/shared/money/paise";
import { recordAudit } from "../../../platform/audit";
import type { Db } from "../../../platform/database/database";
import { found, invalidField, Refusal } from "../../../platform/errors";
import { findBooking } from "../../payments/bank-transfer.service";
import { readMarketRules } from "../market-rules";
import { refuseMove, statusAfter } from "../quotation.policy";
import {
  lockQuotation,
  type MarkingRow,
  type QuotationRow,
  selectInvitedSellerIds,
  selectInvitedSellers,
  selectInvitedTransporterIds,
  selectMarked,
  updateQuotation,
  updateUnreadForInvited,
} from "../quotation.store";
import { scheduleClose } from "../quotation-deadlines";
import { notifyOf } from "../quotation-notices";
import { cityLeftOut } from "../request/other-city.policy";
import { releaseStock } from "../stock/stock.service";
import { refuseOtherClose } from "./close-as-read.policy";
import { type Choice, freeze } from "./freeze.service";
import { selectStandingBids, selectStandingOffers } from "./marking.store";
import { bidWarnings, earlyMarkingWarnings, offerWarnings } from "./marking-warnings.policy";
import type { DeskTerms } from "./terms.policy";

/*
 * The desk's steps on a quotation. Each records its reason in the audit trail and runs in the caller's transaction.
 */

export interface DeskMove {
  readonly quotationId: number;
  readonly staffId: number;
  readonly reason: string;
  readonly at: Date;
  /** The end of the window as the person read it: the move is refused (409) when it has changed since. */
  readonly closeAsRead?: Date | undefined;
}

export interface DeskMarking extends DeskMove {
  readonly sellerId: number;
  /** Whose bid, or the freight per MT with GST when the desk has arranged it itself. */
  readonly freight: { readonly transporterId: number } | { readonly pricePaise: Paise };
  readonly terms?: DeskTerms;
}

/** The result of a marking, for the desk. */
export interface MarkingOutcome {
  readonly warnings: readonly string[];
}

/**
 * Marks a seller's offer with a freight: freezes the terms and asks the buyer for the booking amount.
 *
 * @throws Refusal 404 unknown, 409 when the status does not allow it or the close has moved, 422 for no such offer or bid or when stock is short.
 */
export async function markQuotation(tx: Db, marking: DeskMarking): Promise<MarkingOutcome> {
  const quotation = found(await lockQuotation(tx, marking.quotationId));
  const warnings = await mark(tx, quotation, "mark", marking);
  await tellChosen(tx, quotation, "quotation marked", marking.at);
  return { warnings };
}

/** Marks again while nothing is paid: releases the stock of the first marking and takes the current terms. */
export async function remarkQuotation(tx: Db, marking: DeskMarking): Promise<MarkingOutcome> {
  const quotation = found(await lockQuotation(tx, marking.quotationId));
  refuseMove(quotation.status, "re-mark");
  if (await findBooking(tx, quotation.id)) {
    throw new Refusal("conflict", { message: "The buyer has reported a payment for these terms." });
  }
  const before = found(await selectMarked(tx, quotation));
  await releaseStock(tx, quotation.id, marking.at);
  const warnings = await mark(tx, quotation, "re-mark", marking);
  const chosen = await tellChosen(tx, quotation, "quotation revised", marking.at);
  await tellNoLongerChosen(tx, quotation, { before: before.marking, chosen, at: marking.at });
  return { warnings };
}

/** Notifies those whom the previous marking chose and this one does not. */
async function tellNoLongerChosen(
  tx: Db,
  quotation: QuotationRow,
  { before, chosen, at }: { readonly before: MarkingRow; readonly chosen: MarkingRow; readonly at: Date },
): Promise<void> {
  if (before.seller_id !== chosen.seller_id) {
    const kind = "offer no longer chosen";
    await notifyOf(tx, quotation, { kind, to: "seller", userIds: [before.seller_id], at });
  }
  if (before.transporter_id !== null && before.transporter_id !== chosen.transporter_id) {
    const kind = "bid no longer chosen";
    await notifyOf(tx, quotation, { kind, to: "transporter", userIds: [before.transporter_id], at });
  }
}

async function mark(
  tx: Db,
  quotation: QuotationRow,
  event: "mark" | "re-mark",
  marking: DeskMarking,
): Promise<readonly string[]> {
  refuseMove(quotation.status, event);
  refuseOtherClose(quotation, marking.closeAsRead);
  const offers = await selectStandingOffers(tx, [quotation.id]);
  const offer = offers.find(({ seller_id }) => seller_id === marking.sellerId);
  if (!offer) throw invalidField("seller_id", "This seller has no valid offer");
  const freight = await freightOf(tx, quotation.id, marking.freight);
  if ("bid" in freight && offer.is_apart) {
    const text = `This transporter bid for goods from ${quotation.origin_city}. Please enter the freight from ${offer.city}`;
    throw invalidField("transporter_id", text);
  }
  await freeze(tx, { quotation, event, offer, desk: marking.terms ?? {}, ...marking, freight });
  const { farPriceShare } = await readMarketRules(tx);
  return [
    ...earlyMarkingWarnings(quotation, marking.at),
    ...offerWarnings(offer),
    ...("bid" in freight ? bidWarnings(freight.bid, farPriceShare) : []),
  ];
}

/** @throws Refusal 422 */
async function freightOf(tx: Db, quotationId: number, freight: DeskMarking["freight"]): Promise<Choice["freight"]> {
  if ("pricePaise" in freight) return freight;
  const bids = await selectStandingBids(tx, quotationId);
  const bid = bids.find(({ transporter_id }) => transporter_id === freight.transporterId);
  if (!bid) throw invalidField("transporter_id", "This transporter has no valid bid");
  return { bid };
}

/** Notifies buyer, seller and transporter of a new marking and returns it. */
export async function tellChosen(
  tx: Db,
  { id }: QuotationRow,
  kind: "quotation marked" | "quotation revised",
  at: Date,
) {
  const quotation = found(await lockQuotation(tx, id));
  const { marking } = found(await selectMarked(tx, quotation));
  await notifyOf(tx, quotation, { kind, to: "buyer", userIds: [quotation.buyer_id], at });
  await notifyOf(tx, quotation, { kind: "offer chosen", to: "seller", userIds: [marking.seller_id], at });
  if (marking.transporter_id !== null) {
    await notifyOf(tx, quotation, { kind: "bid chosen", to: "transporter", userIds: [marking.transporter_id], at });
  }
  return marking;
}

/** Ends a quotation that the market cannot answer. @throws Refusal 404 unknown, 409 when it is no longer pending or the close has moved */
export async function rejectQuotation(tx: Db, move: DeskMove): Promise<void> {
  const { quotationId, reason, at } = move;
  const quotation = found(await lockQuotation(tx, quotationId));
  const status = statusAfter(quotation.status, "reject");
  refuseOtherClose(quotation, move.closeAsRead);
  await updateQuotation(tx, quotation.id, {
    status,
    ended_reason: reason,
    updated_at: at,
    desk_note: null,
    is_unread: true,
  });
  await audit(tx, "quotation reject", move);
  await notifyOf(tx, quotation, {
    kind: "quotation rejected",
    to: "buyer",
    userIds: [quotation.buyer_id],
    values: { reason },
    at,
  });
  await tellEnded(tx, quotation, at);
}

/**
 * Sets a new end of the window, even when it was already over (docs/domain.md#quotation). If a city was chosen at the close, only its
 * sellers get more time; sellers in the other cities are told so. Returns those other cities.
 *
 * @throws Refusal 404 unknown, 409 when it is no longer pending or the close has moved, 422 for a time that is not later than now and the current end
 */
export async function extendWindow(tx: Db, move: DeskMove & { readonly until: Date }): Promise<readonly string[]> {
  const { quotationId, until, at } = move;
  const quotation = found(await lockQuotation(tx, quotationId));
  refuseMove(quotation.status, "extend");
  refuseOtherClose(quotation, move.closeAsRead);
  if (until <= at || until <= quotation.deadline_at) {
    throw invalidField("until", "The new end must be later than now and than the current end");
  }
  const change = { deadline_at: until, planned_deadline_at: until, closed_at: null, desk_note: null, updated_at: at };
  await updateQuotation(tx, quotation.id, { ...change, is_unread: true });
  await updateUnreadForInvited(tx, quotation.id);
  await scheduleClose(tx, quotation.id, until);
  await audit(tx, "quotation extend", move, {
    end_before: quotation.deadline_at.toISOString(),
    until: until.toISOString(),
  });
  const extended = { ...quotation, ...change };
  const leftOut = await tellSellers(tx, extended, at);
  await notifyOf(tx, extended, {
    kind: "window extended",
    to: "transporter",
    userIds: await selectInvitedTransporterIds(tx, quotation.id),
    at,
  });
  return leftOut;
}

/** Tells the sellers how long they have, and those of the cities that were not chosen that they cannot offer. Returns these cities. */
async function tellSellers(tx: Db, extended: QuotationRow, at: Date): Promise<readonly string[]> {
  const asked = (await selectInvitedSellers(tx, extended.id)).map((one) => ({
    ...one,
    leftOut: cityLeftOut(extended, one),
  }));
  const idsIn = (city: string | null) => asked.filter(({ leftOut }) => leftOut === city).map((one) => one.seller_id);
  await notifyOf(tx, extended, { kind: "window extended", to: "seller", userIds: idsIn(null), at });
  const cities = [...new Set(asked.flatMap(({ leftOut }) => leftOut ?? []))].toSorted();
  for (const city of cities) {
    const notice = { kind: "other city chosen", to: "seller", userIds: idsIn(city), values: { city }, at } as const;
    await notifyOf(tx, extended, { ...notice, isOnce: true });
  }
  return cities;
}

/** Notifies everybody who was asked that there will be no order. */
export async function tellEnded(tx: Db, quotation: QuotationRow, at: Date): Promise<void> {
  await updateUnreadForInvited(tx, quotation.id);
  const sellers = await selectInvitedSellerIds(tx, quotation.id);
  const transporters = await selectInvitedTransporterIds(tx, quotation.id);
  await notifyOf(tx, quotation, { kind: "enquiry ended", to: "seller", userIds: sellers, at });
  await notifyOf(tx, quotation, { kind: "enquiry ended", to: "transporter", userIds: transporters, at });
}

async function audit(
  tx: Db,
  action: string,
  { quotationId, staffId, reason, at }: DeskMove,
  detail: Readonly<Record<string, string>> = {},
): Promise<void> {
  await recordAudit(tx, { at, actorId: staffId, action, subject: `quotation:${quotationId}`, reason, detail });
}
