import type { DeskPriceAnswer, DeskPriceQuery, quotationWrites } from "@mandi/shared/contract/desk/quotation";
import { type Paise, paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import type { Static } from "typebox";
import type { Db } from "../../platform/database/database";
import { invalidField, Refusal } from "../../platform/errors";
import { personKey } from "../../reads/desk/named.read";
import { refuseTermsOfPair } from "../auction/marking/freight-at-cost.service";
import { type PairChoice, readChoice } from "../auction/marking/pairs.service";
import { hadColleague } from "../identity/standing.service";
import { mayMarkAlone } from "./mark-alone.service";
import { presentPriced } from "./reads/board-desk.service";

export type MarkBody = Static<(typeof quotationWrites)["quotation mark"]["body"]>;

type MarkTerms = Omit<MarkBody, "reason" | "expected_landed" | "expected_close">;

/** A bid, or freight that the desk arranges; without either it would be arranged at 0 per MT, which is never intended. */
async function freightOf(
  tx: Db,
  body: MarkTerms,
): Promise<{ readonly transporterId: number } | { readonly pricePaise: Paise }> {
  if (body.transporter_id !== undefined) {
    if (body.transport_price !== undefined) {
      throw invalidField(
        "transport_price",
        "Please leave the freight out, or name no transporter: their bid has its own",
      );
    }
    return { transporterId: await personKey(tx, body.transporter_id) };
  }
  if (body.transport_price === undefined) {
    throw invalidField("transporter_id", "Please name a transporter or the freight per MT");
  }
  return { pricePaise: body.transport_price === 0 ? zeroPaise : paiseFromRupees(body.transport_price) };
}

function termsOf(body: MarkTerms): PairChoice["desk"] {
  return {
    ...(body.freight_mode === undefined ? {} : { freightMode: body.freight_mode }),
    ...(body.credit_days === undefined ? {} : { creditDays: body.credit_days }),
    ...(body.booking_amount === undefined ? {} : { bookingPaise: paiseFromRupees(body.booking_amount) }),
    ...(body.commission_type === undefined ? {} : { commissionType: body.commission_type }),
    ...(body.commission === undefined ? {} : { commissionPaise: paiseFromRupees(body.commission) }),
    ...(body.delivery_by === undefined ? {} : { deliveryBy: body.delivery_by }),
    ...(body.valid_until === undefined ? {} : { validUntil: new Date(body.valid_until) }),
  };
}

/** Reads the desk's choice from its input. @throws Refusal 404 for an unknown phone, 422 without any freight or with two */
export async function choiceOf(tx: Db, body: MarkTerms): Promise<PairChoice> {
  return { sellerId: await personKey(tx, body.seller_id), freight: await freightOf(tx, body), desk: termsOf(body) };
}

/** What a marking at these terms would freeze now, as read before marking. @throws Refusal 404, 422 when it cannot be marked */
export async function readPriceForDesk(
  db: Db,
  id: number,
  query: DeskPriceQuery,
  { viewerId, now }: { readonly viewerId: number; readonly now: Date },
): Promise<DeskPriceAnswer> {
  const choice = await readChoice(db, id, await choiceOf(db, termsInAddress(query)), now);
  const { chosen } = choice;
  if (chosen === undefined) throw new Refusal("refused", { message: "This pair cannot be marked at these terms." });
  // What the marking would refuse is refused before anybody is asked to confirm it.
  await refuseTermsOfPair(db, id, chosen, now);
  const isAlone = await mayMarkAlone(db);
  return {
    data: {
      seller_id: chosen.offer.seller_id,
      transporter_id: chosen.bid?.transporter_id ?? null,
      ...presentPriced(chosen),
      needs_second: !isAlone(choice) && (await hadColleague(db, viewerId)) ? 1 : 0,
    },
  };
}

/** A query string has only texts: a phone has ten digits, and a key never has that many. */
function termsInAddress({ seller_id, transporter_id, ...query }: DeskPriceQuery): MarkTerms {
  const { transport_price, booking_amount, commission, ...rest } = query;
  const named = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text);
  return {
    ...rest,
    seller_id: named(seller_id),
    ...(transporter_id === undefined ? {} : { transporter_id: named(transporter_id) }),
    ...(transport_price === undefined ? {} : { transport_price: Number(transport_price) }),
    ...(booking_amount === undefined ? {} : { booking_amount: Number(booking_amount) }),
    ...(commission === undefined ? {} : { commission: Number(commission) }),
  };
}
