import { orderWrites } from "@mandi/shared/contract/desk/order";
import { orderActs } from "@mandi/shared/messages/desk-acts";
import type { DeskAct } from "../../acts/desk-act";
import { exact } from "../../common/exact";
import type { DeskOrder } from "../order.api";
import { choice, orderAct, sizesOf } from "./act-basis";

const sellerNote = orderWrites["order seller-note"].body.properties;

/** Who else bears what the buyer is credited: the seller by their own note, or the carrier. */
export const claimActs = (order: DeskOrder): readonly DeskAct[] => [...sellerNoteActs(order), ...lostGoodsActs(order)];

/** The seller's own note over their share of a correction. */
function sellerNoteActs(order: DeskOrder): readonly DeskAct[] {
  const bills = (order.seller_view.invoices ?? []).map(({ number }) => ({ value: number, label: number }));
  if (bills.length === 0) return [];
  const causes = (["weight", "rate", "quality"] as const).map((one) => ({ value: one, label: orderActs.causes[one] }));
  return [
    orderAct(order, {
      command: "seller-note",
      title: orderActs.sellerNote,
      text: orderActs.sellerNoteText,
      right: "money",
      fields: [
        choice("bill", orderActs.sellerBill, orderActs.chooseBill, bills),
        { kind: "text", name: "number", label: orderActs.noteNumber, schema: sellerNote.number },
        { kind: "day", name: "date", label: orderActs.noteDate, schema: sellerNote.date },
        choice("cause", orderActs.cause, orderActs.chooseCause, causes),
        { ...choice("size", orderActs.size, orderActs.chooseSize, sizesOf(order)), isOptional: true },
        { kind: "tonnes", name: "quantity", label: orderActs.quantity, schema: sellerNote.quantity, isOptional: true },
        { kind: "money", name: "rate", label: orderActs.rate, schema: sellerNote.rate, isOptional: true },
        { kind: "money", name: "total", label: orderActs.noteTotal, schema: sellerNote.total, isOptional: true },
        { kind: "text", name: "irn", label: orderActs.noteIrn, schema: sellerNote.irn, isOptional: true },
      ],
    }),
  ];
}

/** Notes over missing weight. */
const shortageNotes = ({ buyer_view }: DeskOrder) =>
  (buyer_view.credit_notes ?? []).filter(({ part }) => part?.cause === "weight");

/** Whether every shortage is borne already. */
export const isShortageBorne = (order: DeskOrder): boolean =>
  order.status === "delivered" &&
  !order.buyer_view.freight_to_pay &&
  order.shortages?.length === 0 &&
  shortageNotes(order).length > 0;

/** Whether a shortage stays uncharged because the desk owes its carrier nothing. */
export const isShortageOfConsignee = (order: DeskOrder): boolean =>
  Boolean(order.buyer_view.freight_to_pay) && order.status === "delivered" && shortageNotes(order).length > 0;

/** Notes over weight that vehicles lost and nobody bears yet, each with what their carrier would bear. */
function lostGoodsActs(order: DeskOrder): readonly DeskAct[] {
  const { status, shortages = [] } = order;
  if (status !== "delivered" || shortages.length === 0) return [];
  return [
    orderAct(order, {
      command: "charge-lost-goods",
      title: orderActs.lostGoods,
      text: orderActs.lostGoodsText,
      right: "money",
      fields: [
        choice(
          "note",
          orderActs.shortageNote,
          orderActs.chooseNote,
          shortages.map(({ note, amount }) => ({ value: note, label: orderActs.shortageOf(note, exact(amount)) })),
        ),
      ],
      shape: (typed) => {
        const amount = shortages.find(({ note }) => note === typed["note"])?.amount;
        return { ...typed, ...(amount !== undefined && { amount }) };
      },
    }),
  ];
}
