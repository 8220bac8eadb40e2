import { formatPaise } from "@mandi/shared/format/rupees";
import { addPaise, type Paise, paise, zeroPaise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { recordApprovedFreightBill } from "../ledger/freight-entries.service";
import { openIfOwed } from "../orders/amounts/order-payment.service";
import { readPlatformOf } from "../orders/invoice/invoice-parties.service";
import { lockOrder, refOf } from "../orders/order.service";
import type { OrderRow } from "../orders/order.store";
import { recordStep, type TimelineEntry } from "../orders/steps/step.service";
import { issuePaper, listPapersOfOrder, notePaper } from "../papers/paper.service";
import { markFreightBilled } from "../shipments/freight-billed.open.store";
import { deductTax } from "../tds/tds.service";
import { type FreightBillRow, selectStandingBill, updateFreightBill } from "./freight-bill.store";

/** The bill that the desk decides about. */
export interface FreightBillKey {
  readonly orderId: number;
  readonly vehicleId: number;
}

/** What somebody read of the bill that they approve: its number, and its amount beyond the freight. */
export interface ReadBill {
  readonly bill?: string;
  readonly amountPaise?: Paise;
}

/** Records that a bill was compared with receipt, weight and declaration. @throws Refusal 404, 409 already decided, or not what was read */
export async function checkFreightBill(
  tx: Db,
  key: FreightBillKey,
  read: ReadBill,
  context: ActContext,
): Promise<void> {
  const { order, bill } = await lockBill(tx, key, ["submitted"], read);
  await updateFreightBill(tx, bill.id, { status: "checked", checked_at: context.at, checked_by: context.actorId });
  await tell(tx, order, bill, `Bill ${bill.number} is checked`, context);
}

/**
 * Approves a checked bill and posts its GST, detention and TDS. For the bill of a carrier without a GSTIN the platform
 * issues a self-invoice. Nothing is posted for a bill to the buyer, whose freight is owed from the delivery.
 *
 * @returns the number of the bill and its figures
 * @throws Refusal 404, 409 not checked yet, already decided, or not what was read
 */
export async function approveFreightBill(
  tx: Db,
  key: FreightBillKey,
  read: ReadBill,
  context: ActContext,
): Promise<BillFigures & { readonly bill: string }> {
  const { order, bill } = await lockBill(tx, key, ["checked"], read);
  await updateFreightBill(tx, bill.id, { status: "approved", approved_at: context.at });
  await markFreightBilled(tx, bill.shipment_id);
  const isAtCost = order.freight_mode === "pure_agent";
  if (!isAtCost) {
    await bookApproved(tx, order, bill, context);
    await openIfOwed(tx, order);
  }
  const entries: readonly TimelineEntry[] = [
    { text: `Bill ${bill.number} is approved`, audience: ["transporter"] },
    ...(isAtCost ? [{ text: buyersBill(bill), audience: ["buyer"] as const }] : []),
  ];
  await recordStep(tx, order, { step: "freight bill", entries, shipmentId: bill.shipment_id }, context);
  return { bill: bill.number, ...figuresOf(bill) };
}

function buyersBill({ number }: FreightBillRow): string {
  return `The carrier's bill ${number} to you has arrived; you pay its GST under reverse charge`;
}

/** Posts the platform's own tax; on a bill to the buyer, the buyer pays the tax and deducts at source. */
async function bookApproved(tx: Db, order: OrderRow, bill: FreightBillRow, context: ActContext): Promise<void> {
  await issueSelfInvoice(tx, order, bill, context);
  const entry = {
    order: refOf(order),
    bill: bill.number,
    paperId: bill.paper_id,
    detentionPaise: paise(bill.detention_paise),
    gstPaise: paise(bill.gst_paise),
    isReverseCharge: bill.is_reverse_charge,
  };
  await recordApprovedFreightBill(tx, entry, context);
  await deductTax(
    tx,
    {
      kind: "freight",
      userId: bill.transporter_id,
      order: refOf(order),
      bill: bill.number,
      paperId: bill.paper_id,
      basePaise: paise(bill.freight_paise + bill.detention_paise),
    },
    context,
  );
}

/**
 * Disputes a bill; the carrier makes another one, under another number.
 *
 * @throws Refusal 404, 409 approved, or not what was read
 */
export async function disputeFreightBill(
  tx: Db,
  key: FreightBillKey,
  read: ReadBill,
  { reason, ...context }: ActContext & { readonly reason: string },
): Promise<void> {
  const { order, bill } = await lockBill(tx, key, ["submitted", "checked"], read);
  await updateFreightBill(tx, bill.id, { status: "disputed", disputed_at: context.at, dispute: reason });
  await notePaper(tx, { id: bill.paper_id }, { event: "void", detail: { reason } }, context);
  await tell(tx, order, bill, `Bill ${bill.number} is disputed: ${reason}`, context);
}

/** Who checked the current bill of a vehicle, locked with its order; null where nobody has yet. @throws Refusal 404 */
export async function lockChecker(tx: Db, key: FreightBillKey): Promise<number | null> {
  await lockOrder(tx, key.orderId);
  return (await readStandingBill(tx, key)).checked_by;
}

/** What an approval moves: the bill's amount beyond the freight, which is owed from the delivery. @throws Refusal 404 */
export async function approvedAmount(tx: Db, { vehicleId }: FreightBillKey): Promise<Paise> {
  const bill = await selectStandingBill(tx, vehicleId);
  return bill ? beyondFreight(bill) : zeroPaise;
}

/** The current bill of a vehicle. @throws Refusal 404 */
export async function readStandingBill(tx: Db, { orderId, vehicleId }: FreightBillKey): Promise<FreightBillRow> {
  const bill = found(await selectStandingBill(tx, vehicleId), "There is no bill for this vehicle.");
  if (bill.order_id !== orderId) throw new Refusal("not_found", { message: "There is no bill for this vehicle." });
  return bill;
}

/** What a bill comes to, in paise. */
export interface BillFigures {
  readonly freightPaise: Paise;
  /** Detention and GST. */
  readonly beyondPaise: Paise;
  /** What the carrier is owed: GST under reverse charge goes to the state. */
  readonly totalPaise: Paise;
}

/** The figures of a bill. */
export function figuresOf(bill: FreightBillRow): BillFigures {
  const freightPaise = paise(bill.freight_paise);
  const charged = bill.is_reverse_charge ? paise(bill.detention_paise) : beyondFreight(bill);
  return { freightPaise, beyondPaise: beyondFreight(bill), totalPaise: addPaise(freightPaise, charged) };
}

function beyondFreight({ detention_paise, gst_paise }: FreightBillRow): Paise {
  return addPaise(paise(detention_paise), paise(gst_paise));
}

/** @throws Refusal 409 when the current bill or its amount is not the one that was read */
function refuseUnread(bill: FreightBillRow, read: ReadBill): void {
  const again = "Please look at it again.";
  if (read.bill !== undefined && read.bill !== bill.number) {
    throw new Refusal("conflict", { message: `The bill is now ${bill.number}, not ${read.bill}. ${again}` });
  }
  const amountPaise = beyondFreight(bill);
  if (read.amountPaise !== undefined && read.amountPaise !== amountPaise) {
    const [now, then] = [formatPaise(amountPaise), formatPaise(read.amountPaise)];
    throw new Refusal("conflict", { message: `The bill comes to ${now} beyond the freight, not ${then}. ${again}` });
  }
}

async function lockBill(tx: Db, key: FreightBillKey, states: readonly FreightBillRow["status"][], read: ReadBill) {
  const order = await lockOrder(tx, key.orderId);
  const bill = await readStandingBill(tx, key);
  refuseUnread(bill, read);
  if (!states.includes(bill.status)) {
    throw new Refusal("conflict", { message: `This is not possible while the bill is ${bill.status}.` });
  }
  return { order, bill };
}

async function issueSelfInvoice(tx: Db, order: OrderRow, bill: FreightBillRow, context: ActContext): Promise<void> {
  const platform = await readPlatformOf(tx, order, tradeDay(context.at));
  const paper = (await listPapersOfOrder(tx, order.id)).find(({ id }) => id === bill.paper_id);
  if (paper?.kind !== "freight bill" || paper.snapshot.supplier.gst_number !== "" || platform.gst_number === "") return;
  const { snapshot } = paper;
  const draw = (number: string, date: string) => ({ ...snapshot, number, date, bill_number: snapshot.number });
  const subject = { gstin: platform.gst_number, orderId: order.id, shipmentId: bill.shipment_id };
  await issuePaper(tx, { kind: "self-invoice", ...subject, draw }, context);
}

function tell(tx: Db, order: OrderRow, bill: FreightBillRow, text: string, context: ActContext): Promise<void> {
  const entries = [{ text, audience: ["transporter"] as const }];
  return recordStep(tx, order, { step: "freight bill", entries, shipmentId: bill.shipment_id }, context);
}
