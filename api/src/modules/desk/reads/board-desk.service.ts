import type { DeskBoardAnswer } from "@mandi/shared/contract/desk/quotation";
import { kilograms } from "@mandi/shared/money/kilograms";
import { percentFromBasisPoints } from "@mandi/shared/money/percent";
import { roundLine, roundPerTonne } from "@mandi/shared/money/rounding";
import type { Db } from "../../../platform/database/database";
import { rupees, rupeesOrNull, tonnes } from "../../../platform/wire-figures";
import { type RevisionRow, selectRevisions, selectSellerRecords } from "../../../reads/desk/board.read";
import {
  type EstimatedOffer,
  listEstimatedOffers,
  lowestOf,
  type MarkablePair,
  type PricedPair,
  readPairs,
} from "../../auction/marking/pairs.service";
import { presentLandedSteps } from "../../auction/price-steps.presenter";
import { hadColleague } from "../../identity/standing.service";
import { findBooking } from "../../payments/bank-transfer.service";
import { selectWaitingAbout } from "../approval.store";
import { mayMarkAlone } from "../mark-alone.service";

/** Every offer with every freight bid, as a marking at this moment would freeze them; the lowest that can be delivered first. */
export async function readBoardForDesk(
  db: Db,
  id: number,
  { viewerId, now }: { readonly viewerId: number; readonly now: Date },
): Promise<DeskBoardAnswer> {
  const { hsn, pairs, free } = await readPairs(db, id, now);
  const lowest = lowestOf(pairs);
  const isAlone = await mayMarkAlone(db);
  const hasSecond = await hadColleague(db, viewerId);
  const [waiting, booking] = await Promise.all([selectWaitingAbout(db, `quotation:${id}`), findBooking(db, id)]);
  return {
    data: {
      hsn,
      pairs: pairs.toSorted(byWorth).map((pair) => ({
        ...presentPair(pair),
        needs_second: hasSecond && !isAlone({ chosen: pair, usual: pair, lowest }) ? 1 : 0,
      })),
      ...(pairs.length === 0 && {
        estimates: (await listEstimatedOffers(db, id, now)).map(presentEstimate),
      }),
      free: free.map(({ sellerId, size, askedKg, freeKg }) => ({
        seller_id: sellerId,
        size,
        asked: tonnes(askedKg),
        free: freeKg === null ? null : tonnes(Math.max(0, freeKg)),
      })),
      records: [...(await selectSellerRecords(db, id))],
      revisions: presentRevisions(await selectRevisions(db, id)),
      approval_id: waiting?.id ?? null,
      is_paid_for: booking === undefined ? 0 : 1,
    },
  };
}

function byWorth(one: MarkablePair, other: MarkablePair): number {
  return Number(other.canDeliver) - Number(one.canDeliver) || one.landedPaise - other.landedPaise;
}

const presentPair = (pair: MarkablePair) => ({
  seller_id: pair.offer.seller_id,
  transporter_id: pair.bid.transporter_id,
  ...presentPriced(pair),
});

const presentEstimate = ({ sellerId, city, landedPaise, lowPaise, highPaise, canDeliver }: EstimatedOffer) => ({
  seller_id: sellerId,
  city,
  landed_per_mt: rupees(landedPaise),
  low: rupees(lowPaise),
  high: rupees(highPaise),
  can_deliver: canDeliver ? 1 : 0,
});

/** The figures of a pair, as the desk reads them. */
export function presentPriced({ terms, landedPaise, gstPaise, goods, canDeliver }: PricedPair) {
  const quantity = kilograms(terms.totalKg);
  const freightPaise = roundLine(terms.toPayRatePaise ?? terms.freightRatePaise, quantity);
  return {
    landed_per_mt: rupees(roundPerTonne(landedPaise, quantity)),
    landed_total: rupees(landedPaise),
    steps: presentLandedSteps(goods, { freightPaise, landedPaise }),
    gst_percent: percentFromBasisPoints(terms.gstBp),
    gst: rupees(gstPaise),
    for_price: rupees(terms.forPaise),
    booking_amount: rupees(terms.bookingPaise),
    transport_price: rupees(terms.transportPaise),
    freight_to_pay: rupeesOrNull(terms.toPayRatePaise),
    is_freight_at_cost: terms.freightMode === "pure_agent" ? 1 : 0,
    seller_total: rupees(terms.sellerExPaise),
    credit_days: terms.creditDays,
    valid_until: terms.validUntil.toISOString(),
    can_deliver: canDeliver ? 1 : 0,
  };
}

type Revisions = NonNullable<DeskBoardAnswer["data"]["revisions"]>;

/** One line for each bidder, with every price they named. */
function presentRevisions(rows: readonly RevisionRow[]): Revisions {
  const lines: Revisions = [];
  for (const { of, bidder_id, bidder, price_paise, at } of rows) {
    const price = { price: rupeesOrNull(price_paise), at: at.toISOString() };
    const line = lines.find((one) => one.of === of && one.bidder_id === bidder_id);
    if (line) line.prices.push(price);
    else lines.push({ of, bidder_id, bidder, prices: [price] });
  }
  return lines;
}
