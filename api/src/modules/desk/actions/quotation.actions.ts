import { type quotationWrites, quotationWrites as writes } from "@mandi/shared/contract/desk/quotation";
import { formatMoment } from "@mandi/shared/format/dates";
import { type Paise, paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import type { Static } from "typebox";
import type { Db } from "../../../platform/database/database";
import { invalidField } from "../../../platform/errors";
import { personKey } from "../../../reads/desk/named.read";
import { partiesOfQuotation } from "../../../reads/desk/parties.read";
import { extendWindow, markQuotation, rejectQuotation, remarkQuotation } from "../../auction/marking/marking.service";
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

/** D2: the desk's acts on quotations. Quotations record their own moves in the trail. */
export const quotationActions = [
  deskAction("quotation mark", writes["quotation mark"], {
    subject,
    parties: partiesOfQuotation,
    hasOwnTrail: true,
    async run(tx, id, body, context) {
      const { warnings } = await markQuotation(tx, await markingOf(tx, id, body, context));
      return { message: "The seller is marked. The buyer can pay the booking amount.", warnings };
    },
  }),
  deskAction("quotation remark", writes["quotation remark"], {
    subject,
    parties: partiesOfQuotation,
    hasOwnTrail: true,
    async run(tx, id, body, context) {
      const { warnings } = await remarkQuotation(tx, await markingOf(tx, id, body, context));
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
