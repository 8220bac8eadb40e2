import type { DeskBoardAnswer } from "@mandi/shared/contract/desk/quotation";
import { kilograms } from "@mandi/shared/money/kilograms";
import { percentFromBasisPoints } from "@mandi/shared/money/percent";
import { roundPerTonne } from "@mandi/shared/money/rounding";
import type { Db } from "../../../platform/database/database";
import { type MarkablePair, readPairs } from "../../auction/marking/pairs.service";
import { rupees, tonnes } from "./desk-lists";

/** Every offer with every freight bid, as a marking of now would freeze them; the lowest that can be delivered first. */
export async function readBoardForDesk(db: Db, id: number, now: Date): Promise<DeskBoardAnswer> {
  const { hsn, pairs, free } = await readPairs(db, id, now);
  return {
    data: {
      hsn,
      pairs: pairs.toSorted(byWorth).map(presentPair),
      free: free.map(({ sellerId, size, askedKg, freeKg }) => ({
        seller_id: sellerId,
        size,
        asked: tonnes(askedKg),
        free: freeKg === null ? null : tonnes(Math.max(0, freeKg)),
      })),
    },
  };
}

function byWorth(one: MarkablePair, other: MarkablePair): number {
  return Number(other.canDeliver) - Number(one.canDeliver) || one.landedPaise - other.landedPaise;
}

function presentPair({ offer, bid, terms, landedPaise, gstPaise, canDeliver }: MarkablePair) {
  const quantity = kilograms(terms.totalKg);
  return {
    seller_id: offer.seller_id,
    transporter_id: bid.transporter_id,
    landed_per_mt: rupees(roundPerTonne(landedPaise, quantity)),
    landed_total: rupees(landedPaise),
    gst_percent: percentFromBasisPoints(terms.gstBp),
    gst: rupees(gstPaise),
    for_price: rupees(terms.forPaise),
    booking_amount: rupees(terms.bookingPaise),
    transport_price: rupees(terms.transportPaise),
    seller_total: rupees(terms.sellerExPaise),
    credit_days: terms.creditDays,
    valid_until: terms.validUntil.toISOString(),
    can_deliver: canDeliver ? 1 : 0,
  };
}
