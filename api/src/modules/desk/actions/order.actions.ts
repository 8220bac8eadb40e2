import { noteEffectWrites } from "@mandi/shared/contract/desk/note-effect";
import { orderWrites as writes } from "@mandi/shared/contract/desk/order";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees, rupeesFromPaise, subtractPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { lineKey, personKey, sizeKey, vehicleKey } from "../../../reads/desk/named.read";
import { buyerOf, partiesOfOrder, sellerOf } from "../../../reads/desk/parties.read";
import { awardQuotation } from "../../auction/booking/booking.service";
import { giveDeductionsBack, taxGivenBack } from "../../buyer-tds/give-back.service";
import { hadColleague } from "../../identity/standing.service";
import { readOrderMoney } from "../../ledger/statement.service";
import { changeFreight, changeLine } from "../../orders/changes/order-change.service";
import { changeQuality } from "../../orders/changes/quality.service";
import { issueNote, readNoteTotal } from "../../orders/notes/note.service";
import { recordNoteEffect } from "../../orders/notes/note-effect.service";
import { lockOrder } from "../../orders/order.service";
import { takeSellerStep } from "../../orders/seller/seller-step.service";
import { enterSellerNote, readSellerNoteTotal } from "../../orders/seller-notes/seller-note.service";
import { cancelOrder } from "../../orders/steps/confirm.service";
import { awardFreight } from "../../shipments/award.service";
import { cancelInvoice } from "../../shipments/invoice-cancellation.service";
import { takeTransporterStep } from "../../shipments/transporter-step.service";
import { removeVehicle } from "../../shipments/vehicle.service";
import { asDay, asked, asRupees, asText, asTonnes } from "../asked-in-words";
import { deskAction } from "./desk-action";
import { askedAsRead, onOrderAsRead, refuseOtherPrice, refuseOtherTotal } from "./order-as-read";

const subject = (id: number): TrailSubject => `order:${id}`;

/** What a note over a part of a document says of that part. */
const askedPart = {
  ...askedAsRead,
  cause: asked("About"),
  size: asked("Size"),
  quantity: asked("Quantity", asTonnes),
  rate: asked("Rate per MT", asRupees),
  expected_total: "elsewhere",
} as const;

async function loadedLines(
  tx: Db,
  orderId: number,
  loaded: readonly { readonly id: number | string; readonly quantity: number }[],
) {
  const lines: { id: number; quantity: number }[] = [];
  for (const { id, quantity } of loaded) lines.push({ id: await lineKey(tx, orderId, id), quantity });
  return lines;
}

/** The desk's acts on orders. */
export const orderActions = [
  deskAction("order seller-step", writes["order seller-step"], {
    subject,
    parties: partiesOfOrder,
    async run(tx, id, { reason: _reason, vehicle_id, loaded, ...rest }, { at, actorId }) {
      const event = {
        ...rest,
        ...(vehicle_id === undefined ? {} : { vehicle_id: await vehicleKey(tx, id, vehicle_id) }),
        ...(loaded === undefined ? {} : { loaded: await loadedLines(tx, id, loaded) }),
      };
      return takeSellerStep(tx, { taker: "desk", actorId, orderId: id, event, at });
    },
  }),
  deskAction("order transporter-step", writes["order transporter-step"], {
    subject,
    parties: partiesOfOrder,
    async run(tx, id, { reason: _reason, trip_id, ...rest }, { at, actorId }) {
      const event = { ...rest, ...(trip_id === undefined ? {} : { trip_id: await vehicleKey(tx, id, trip_id) }) };
      return takeTransporterStep(tx, { taker: "desk", actorId, orderId: id, event, at });
    },
  }),
  deskAction("order cancel", writes["order cancel"], {
    subject,
    parties: partiesOfOrder,
    // Keeping an advance moves as much money as giving it back, and a second approval is needed whenever money moves.
    money: { amount: async (tx, id) => (await readOrderMoney(tx, id)).advancePaise, of: buyerOf },
    needsSecond: async (tx, id, _body, { actorId }) =>
      (await readOrderMoney(tx, id)).advancePaise > 0 && (await hadColleague(tx, actorId)),
    heading: "Cancel an order",
    asked: { ...askedAsRead, refund: asked("Refunded to the buyer", asRupees) },
    async run(tx, id, body, { at, actorId, reason }) {
      const order = await lockOrder(tx, id);
      const wantedPaise = paiseFromRupees(body.refund);
      const refund = { refundPaise: wantedPaise, towards: "advance" } as const;
      const taxPaise = await giveDeductionsBack(tx, order, refund, { at, actorId });
      await cancelOrder(tx, order, { reason, refundPaise: subtractPaise(wantedPaise, taxPaise) }, { at, actorId });
      return { message: `The order is cancelled.${taxGivenBack(taxPaise)}` };
    },
  }),
  deskAction("order award", writes["order award"], {
    subject,
    parties: async (tx, id, body) => [...(await partiesOfOrder(tx, id)), await personKey(tx, body.transporter_id)],
    async run(tx, id, body, { at, actorId, reason }) {
      const order = await lockOrder(tx, id);
      const transporterId = await personKey(tx, body.transporter_id);
      const award = { transporterId, pricePaise: paiseFromRupees(body.price), reason };
      await awardFreight(tx, order, award, { at, actorId });
      await awardQuotation(tx, order.quotation_id, transporterId);
      return { message: "The freight is awarded." };
    },
  }),
  deskAction("order remove-vehicle", writes["order remove-vehicle"], {
    subject,
    parties: partiesOfOrder,
    async run(tx, id, body, { at, actorId, reason }) {
      const order = await lockOrder(tx, id);
      const vehicleId = await vehicleKey(tx, id, body.vehicle_id);
      await removeVehicle(tx, { order, taker: "desk", context: { at, actorId } }, vehicleId, reason);
      return { message: "The vehicle is removed from the order." };
    },
  }),
  deskAction("order cancel-invoice", writes["order cancel-invoice"], {
    subject,
    parties: partiesOfOrder,
    async run(tx, id, body, { at, actorId, reason }) {
      const order = await lockOrder(tx, id);
      const { vehicle_id, correction = "Other correction" } = body;
      const input = { order, taker: "desk", context: { at, actorId } } as const;
      await cancelInvoice(tx, input, await vehicleKey(tx, id, vehicle_id), { correction, reason });
      return { message: "The invoice is cancelled." };
    },
  }),
  deskAction("order note", writes["order note"], {
    subject,
    parties: partiesOfOrder,
    money: { amount: readNoteTotal, of: buyerOf },
    asRead: async (_tx, _id, body, amountPaise) => ({ ...body, expected_total: rupeesFromPaise(amountPaise) }),
    heading: ({ kind }) => `Issue a ${kind} note`,
    asked: {
      invoice: asked("Invoice"),
      kind: asked("Note", (kind) => `${asText(kind)} note`),
      ...askedPart,
      consent: asked("How the buyer agreed"),
    },
    async run(tx, id, { expected_total, ...body }, { at, actorId, reason }) {
      const order = await lockOrder(tx, id);
      refuseOtherTotal(await readNoteTotal(tx, id, body), expected_total);
      const number = await issueNote(tx, order, { ...body, reason }, { at, actorId });
      return { message: `The note ${number} is issued.`, number };
    },
  }),
  deskAction("order note-effect", noteEffectWrites["order note-effect"], {
    subject,
    part: ({ note }) => note.trim().toUpperCase(),
    parties: partiesOfOrder,
    async run(tx, id, body, { at, actorId }) {
      await lockOrder(tx, id);
      await recordNoteEffect(tx, id, body, { at, actorId });
      return { message: `The note is ${body.effect} by the buyer.` };
    },
  }),
  deskAction("order seller-note", writes["order seller-note"], {
    subject,
    part: ({ number }) => number.trim().toUpperCase(),
    parties: partiesOfOrder,
    money: { amount: readSellerNoteTotal, of: sellerOf },
    asRead: async (_tx, _id, body, amountPaise) => ({ ...body, expected_total: rupeesFromPaise(amountPaise) }),
    heading: "Enter a seller's credit note",
    asked: {
      bill: asked("Bill"),
      number: asked("Number of the note"),
      date: asked("Date", asDay),
      ...askedPart,
      total: asked("Total", asRupees),
      irn: asked("IRN"),
    },
    async run(tx, id, { expected_total, ...body }, { at, actorId, reason }) {
      const order = await lockOrder(tx, id);
      refuseOtherTotal(await readSellerNoteTotal(tx, id, body), expected_total);
      const number = await enterSellerNote(tx, order, { ...body, reason }, { at, actorId });
      return { message: `The note ${number} is entered.`, number };
    },
  }),
  deskAction("order change", writes["order change"], {
    subject,
    parties: partiesOfOrder,
    async run(tx, id, body, { at, actorId, reason }) {
      const order = await lockOrder(tx, id);
      const change = {
        lineId: await lineKey(tx, id, body.line_id),
        quantityKg: body.quantity === undefined ? undefined : kilogramsFromTonnes(body.quantity),
        sizeId: body.size_id === undefined ? undefined : await sizeKey(tx, id, body.size_id),
        reason,
        consent: body.consent,
      };
      await changeLine(tx, order, change, { at, actorId });
      return { message: "The order is changed." };
    },
  }),
  deskAction("order freight", writes["order freight"], {
    subject,
    parties: partiesOfOrder,
    async run(tx, id, body, { at, actorId, reason }) {
      const order = await lockOrder(tx, id);
      const change = {
        transportPricePaise: paiseFromRupees(body.transport_price),
        reason,
        consent: body.consent ?? null,
      };
      await changeFreight(tx, order, change, { at, actorId });
      refuseOtherPrice((await lockOrder(tx, id)).for_paise, body.expected_new_price);
      return { message: "The freight is changed." };
    },
  }),
  deskAction("order quality", writes["order quality"], {
    subject,
    parties: partiesOfOrder,
    async run(tx, id, body, { at, actorId }) {
      const order = await lockOrder(tx, id);
      const change = { certificateId: body.certificate_id, imageIds: body.image_ids, isVisible: body.visible };
      await changeQuality(tx, order, change, { at, actorId });
      return { message: "The quality check is saved." };
    },
  }),
].map(onOrderAsRead);
