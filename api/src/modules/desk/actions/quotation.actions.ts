import { type quotationWrites, quotationWrites as writes } from "@mandi/shared/contract/desk/quotation";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatPaise } from "@mandi/shared/format/rupees";
import { type Paise, paise, paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import type { Static } from "typebox";
import type { Db } from "../../../platform/database/database";
import { invalidField, Refusal } from "../../../platform/errors";
import { selectNames } from "../../../reads/desk/board.read";
import { personKey } from "../../../reads/desk/named.read";
import { partiesOfQuotation } from "../../../reads/desk/parties.read";
import { extendWindow, markQuotation, rejectQuotation, remarkQuotation } from "../../auction/marking/marking.service";
import { type PricedPair, readChoice } from "../../auction/marking/pairs.service";
import { hadColleague } from "../../identity/standing.service";
import { landedPerTonne, mayMarkAlone } from "../mark-alone.service";
import { type DeskContext, deskAction } from "./desk-action";

type MarkBody = Static<(typeof quotationWrites)["quotation mark"]["body"]>;

const subject = (id: number): string => `quotation:${id}`;

function move(id: number, { actorId, at, reason }: DeskContext) {
  return { quotationId: id, staffId: actorId, reason, at };
}

/** Whose bid, or the desk's own arrangement; without either it would be the desk's own at 0 per MT, which is never intended. */
async function freightOf(
  tx: Db,
  body: MarkBody,
): Promise<{ readonly transporterId: number } | { readonly pricePaise: Paise }> {
  if (body.transporter_id !== undefined) return { transporterId: await personKey(tx, body.transporter_id) };
  if (body.transport_price === undefined) {
    throw invalidField("transporter_id", "Please name a transporter or the freight per MT");
  }
  return { pricePaise: body.transport_price === 0 ? zeroPaise : paiseFromRupees(body.transport_price) };
}

function termsOf(body: MarkBody) {
  return {
    ...(body.credit_days === undefined ? {} : { creditDays: body.credit_days }),
    ...(body.booking_amount === undefined ? {} : { bookingPaise: paiseFromRupees(body.booking_amount) }),
    ...(body.commission_type === undefined ? {} : { commissionType: body.commission_type }),
    ...(body.commission === undefined ? {} : { commissionPaise: paiseFromRupees(body.commission) }),
    ...(body.delivery_by === undefined ? {} : { deliveryBy: body.delivery_by }),
    ...(body.valid_until === undefined ? {} : { validUntil: new Date(body.valid_until) }),
  };
}

async function markingOf(tx: Db, id: number, body: MarkBody, context: DeskContext) {
  const freight = await freightOf(tx, body);
  return { ...move(id, context), sellerId: await personKey(tx, body.seller_id), freight, terms: termsOf(body) };
}

/** Not the lowest that can deliver, and of more than one person may mark alone: somebody else looks at the reason first. */
async function needsSecond(tx: Db, actorId: number, id: number, body: MarkBody, at: Date): Promise<boolean> {
  const isAlone = await mayMarkAlone(tx);
  return !isAlone(await pairOf(tx, id, body, at)) && (await hadColleague(tx, actorId));
}

async function pairOf(tx: Db, id: number, body: MarkBody, at: Date) {
  const choice = { sellerId: await personKey(tx, body.seller_id), freight: await freightOf(tx, body) };
  return readChoice(tx, id, choice, at);
}

/** What the second person confirms: the pair, how far it is from the lowest, and what the buyer pays. */
async function pairInWords(db: Db, body: MarkBody, id: number, at: Date): Promise<string> {
  const { chosen, lowest } = await pairOf(db, id, body, at);
  if (chosen === undefined) return "This pair can no longer be marked.";
  const landed = landedPerTonne(chosen);
  const above = lowest === undefined ? 0 : landed - landedPerTonne(lowest);
  return [
    `${await pairNames(db, chosen)}: ${formatPaise(landed)} per MT landed before GST`,
    ...(lowest === undefined || above <= 0
      ? []
      : [`${formatPaise(paise(above))} per MT above ${await pairNames(db, lowest)}, the lowest pair that can deliver`]),
    `For price with GST: ${formatPaise(chosen.terms.forPaise)}`,
  ].join("\n");
}

async function pairNames(db: Db, { offer, bid }: PricedPair): Promise<string> {
  const names = await selectNames(db, [offer.seller_id, ...(bid === null ? [] : [bid.transporter_id])]);
  const truck = bid === null ? "freight arranged by the desk" : names.get(bid.transporter_id);
  return `${names.get(offer.seller_id)} with ${truck}`;
}

/** What is frozen stays as it is from here on, so it is compared after the marking, which goes back with the refusal. @throws Refusal 409 */
async function refuseOtherPrice(tx: Db, id: number, body: MarkBody, at: Date): Promise<void> {
  const { chosen } = await pairOf(tx, id, body, at);
  if (body.expected_landed === undefined || chosen === undefined) return;
  const [read, now] = [paiseFromRupees(body.expected_landed), landedPerTonne(chosen)];
  if (read === now) return;
  const message = `This pair lands at ${formatPaise(now)} per MT by now, not at ${formatPaise(read)}.`;
  throw new Refusal("conflict", { message });
}

/** D2: the desk's acts on quotations. Quotations record their own moves in the trail. */
export const quotationActions = [
  deskAction("quotation mark", writes["quotation mark"], {
    subject,
    parties: partiesOfQuotation,
    needsSecond,
    shows: pairInWords,
    hasOwnTrail: true,
    async run(tx, id, body, context) {
      const { warnings } = await markQuotation(tx, await markingOf(tx, id, body, context));
      await refuseOtherPrice(tx, id, body, context.at);
      return { message: "The seller is marked. The buyer can pay the booking amount.", warnings };
    },
  }),
  deskAction("quotation remark", writes["quotation remark"], {
    subject,
    parties: partiesOfQuotation,
    needsSecond,
    shows: pairInWords,
    hasOwnTrail: true,
    async run(tx, id, body, context) {
      const { warnings } = await remarkQuotation(tx, await markingOf(tx, id, body, context));
      await refuseOtherPrice(tx, id, body, context.at);
      return { message: "The quotation has a new marking.", warnings };
    },
  }),
  deskAction("quotation reject", writes["quotation reject"], {
    subject,
    parties: partiesOfQuotation,
    hasOwnTrail: true,
    async run(tx, id, _body, context) {
      await rejectQuotation(tx, move(id, context));
      return { message: "The quotation is rejected." };
    },
  }),
  deskAction("quotation extend", writes["quotation extend"], {
    subject,
    parties: partiesOfQuotation,
    hasOwnTrail: true,
    async run(tx, id, body, context) {
      const until = new Date(body.until);
      await extendWindow(tx, { ...move(id, context), until });
      return { message: `The bidders have time until ${formatMoment(until)} IST.` };
    },
  }),
];
