import { formatKg } from "@mandi/shared/format/quantity";
import { formatPaise } from "@mandi/shared/format/rupees";
import type { Paise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { isBorneByCarrier, recordLostGoods } from "../ledger/freight-entries.service";
import { lockOrderBooks } from "../ledger/order-books.service";
import { afterReversal } from "../orders/amounts/order-payment.service";
import { standingPaper } from "../orders/invoice/order-papers";
import { refuseBorneTwice, weightOf, whyBorne } from "../orders/notes/borne-weight.service";
import { refOf } from "../orders/order.service";
import type { OrderRow } from "../orders/order.store";
import type { IssuedPaper } from "../papers/paper";
import { listPapersOfOrder } from "../papers/paper.service";
import { refuseBelowBatch } from "../payouts/open-payout.service";
import type { ShipmentRow } from "../shipments/shipment.store";
import { listShipments } from "../shipments/shipment-view.open.store";
import { type LostGoods, lostGoods } from "./lost-goods.policy";

/** What the carrier would bear for the weight of a note. @throws Refusal as {@link chargeLostGoods} does */
export async function readRecovery(db: Db, orderId: number, note: string): Promise<Paise> {
  return (await lossOf(db, orderId, note)).recoveryPaise;
}

/**
 * Charges the carrier for a shortage that the buyer was credited for: it comes off their freight (below zero they owe it), and the
 * credit for the GST on the lost goods is reversed.
 *
 * @param asked.readPaise what somebody read that the carrier bears
 * @returns what the carrier bears
 * @throws Refusal 409 the consignee pays the freight, the vehicle has not delivered yet, the carrier or the seller already bears the
 * shortage, the amount is not the one that was read, or a batch pays what would come off; 422 a note that is not about weight
 */
export async function chargeLostGoods(
  tx: Db,
  order: OrderRow,
  asked: { readonly note: string; readonly readPaise?: Paise },
  context: ActContext,
): Promise<Paise> {
  const { note, readPaise } = asked;
  if (order.freight_mode === "to_pay") {
    throw new Refusal("conflict", {
      message: "The consignee pays this carrier: nothing can come off the freight here.",
    });
  }
  const { lostKg, vehicle, ...loss } = await lossOf(tx, order.id, note);
  const { recoveryPaise } = loss;
  if (readPaise !== undefined && readPaise !== recoveryPaise) {
    const [now, then] = [formatPaise(recoveryPaise), formatPaise(readPaise)];
    throw new Refusal("conflict", { message: `The shortage comes to ${now}, not ${then}. Please look at it again.` });
  }
  await refuseBorneTwice(tx, vehicle, { by: "carrier", kg: lostKg, note: note.trim().toUpperCase() });
  await lockOrderBooks(tx, order);
  const entry = { order: refOf(order), claim: note.trim().toUpperCase(), lost: formatKg(lostKg), ...loss };
  await recordLostGoods(tx, entry, context);
  await refuseBelowBatch(tx, order.id);
  const text = `Shortage of ${entry.lost}, claim ${entry.claim}, comes off the freight`;
  await afterReversal(tx, order.id, { text, side: "transporter" }, context);
  return recoveryPaise;
}

/** A shortage that nobody bears yet. */
export interface Shortage {
  /** The number of the credit note. */
  readonly note: string;
  /** What the carrier would bear. */
  readonly recoveryPaise: Paise;
}

/** The notes whose shortage the carrier can be charged for now. */
export async function listShortages(
  db: Db,
  order: Pick<OrderRow, "id" | "freight_mode">,
  { papers, shipments }: { readonly papers: readonly IssuedPaper[]; readonly shipments: readonly ShipmentRow[] },
): Promise<readonly Shortage[]> {
  const shortages: Shortage[] = [];
  for (const paper of order.freight_mode === "to_pay" ? [] : papers) {
    const part = paper.kind === "credit note" ? paper.snapshot.part : undefined;
    const { number, shipment_id } = paper;
    const shipmentId = shipment_id ?? 0;
    const bill = standingPaper(papers, "bill", shipmentId);
    const isDelivered = shipments.some(({ id, delivered_at }) => id === shipmentId && delivered_at !== null);
    if (part?.cause !== "weight" || bill === undefined || !isDelivered) continue;
    if (await isBorneByCarrier(db, order.id, number)) continue;
    const more = { by: "carrier", kg: weightOf(part) } as const;
    if ((await whyBorne(db, { orderId: order.id, shipmentId, papers }, more)) !== null) continue;
    shortages.push({ note: number, recoveryPaise: lostGoods(part, bill.snapshot).recoveryPaise });
  }
  return shortages;
}

async function lossOf(db: Db, orderId: number, typed: string) {
  const papers = await listPapersOfOrder(db, orderId);
  const number = typed.trim().toUpperCase();
  const note = papers.find((paper) => paper.kind === "credit note" && paper.number === number);
  if (note?.kind !== "credit note" || note.snapshot.part?.cause !== "weight") {
    throw invalidField("note", "Please name a credit note of this order that is about weight");
  }
  const shipmentId = note.shipment_id ?? 0;
  const shipment = (await listShipments(db, orderId)).find(({ id }) => id === shipmentId);
  if (!shipment?.delivered_at) {
    throw new Refusal("conflict", { message: "This vehicle has not delivered yet." });
  }
  const { part } = note.snapshot;
  const loss: LostGoods = lostGoods(part, found(standingPaper(papers, "bill", shipmentId)).snapshot);
  return { ...loss, lostKg: weightOf(part), vehicle: { orderId, shipmentId, papers } };
}
