import type { TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import { formatKg } from "@mandi/shared/format/quantity";
import { type Kilograms, kilograms, sumKilograms, tonnesText } from "@mandi/shared/money/kilograms";
import { type Paise, subtractPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { daysAfter, isDay } from "../../platform/trade-days";
import {
  lockOrderBooks,
  recordCommission,
  recordFreightChange,
  recordSale,
  recordSellerBill,
  recordTaxedBill,
  recordTaxedSale,
} from "../ledger/order-entries.service";
import {
  amountsOfPart,
  chargedOf,
  type LineQuantity,
  loadedLines,
  type PartAmounts,
  shareOut,
} from "../orders/amounts/order-amounts";
import {
  addBillDifference,
  addPaperDifference,
  listOrderLines,
  refreshAmounts,
} from "../orders/amounts/order-amounts.service";
import { recordAdjustment } from "../orders/changes/order-change.service";
import { followStock } from "../orders/changes/order-stock.service";
import { readInvoiceParties } from "../orders/invoice/invoice-parties.service";
import { priceAsInvoiced } from "../orders/invoice/invoice-price.service";
import { drawSaleInvoice, drawSellerBill, type InvoiceFacts } from "../orders/invoice/tax-invoice";
import { taxedPurchaseOf } from "../orders/invoice/taxed-purchase";
import { type TaxedSale, taxedSaleOf } from "../orders/invoice/taxed-sale";
import { refOf } from "../orders/order.service";
import type { OrderRow } from "../orders/order.store";
import { broughtNumber } from "../papers/brought-number.policy";
import { issuePaper, storeBill } from "../papers/paper.service";
import { findGstRate } from "../tax/tax-row.service";
import { useUpload } from "../uploads/upload.service";
import { setFreightAdvance } from "./freight-advance.service";
import { type ShipmentRow, updateLoadedLines, updateShipment } from "./shipment.store";
import { listInvoiced, listLoads } from "./shipment-load.open.store";
import { finishVehicleStep, type StepInput, vehicleFor } from "./vehicle-step.service";

/** What a vehicle took. */
export interface LoadedWeight {
  readonly quantityKg: Kilograms;
  /** By size; absent: shared out as it was planned. */
  readonly lines?: readonly LineQuantity[] | undefined;
  /** What the seller handed the driver on the platform's behalf in all; absent: what was entered before. */
  readonly freightAdvancePaise?: Paise | undefined;
  /** A picture of the loaded vehicle. */
  readonly photoId?: number | undefined;
}

/** No weighbridge shows a load this much above the plan; then the quantity of the order is to be changed first. */
const overloadPercentAtMost = 10;

/**
 * Enters the loaded weight of a vehicle; money follows it from here on. It can be corrected until the vehicle is invoiced.
 *
 * @throws Refusal 404, 409 not at the plant or invoiced, 422 for a weight or an advance that cannot be
 */
export async function loadVehicle(tx: Db, input: StepInput, shipmentId: number, weight: LoadedWeight): Promise<void> {
  const { order, context } = input;
  const vehicle = await vehicleFor(tx, input, "final quantity", shipmentId);
  if (vehicle.reported_at === null) throw new Refusal("conflict", { message: "This vehicle is not at the plant yet." });
  if (vehicle.invoiced_at !== null) throw new Refusal("conflict", { message: "This vehicle is invoiced already." });
  const { quantityKg } = weight;
  if (quantityKg * 100 > vehicle.planned_kg * (100 + overloadPercentAtMost)) {
    const planned = formatKg(vehicle.planned_kg);
    throw invalidField(
      "final_quantity",
      `This is far above the ${planned} planned for this vehicle. Correct the weight, or write to our desk if it is right.`,
    );
  }
  const load = found((await listLoads(tx, order.id)).find((candidate) => candidate.shipmentId === shipmentId));
  const planned = load.lines.map(({ lineId, plannedKg }) => ({ lineId, quantityKg: plannedKg }));
  const lines = weight.lines ? checkLines(weight.lines, planned, quantityKg) : shareOut(quantityKg, planned);
  await updateLoadedLines(tx, shipmentId, lines);
  await updateShipment(tx, shipmentId, { loaded_kg: quantityKg, loaded_at: context.at });
  if (weight.photoId !== undefined) await addPicture(tx, input, shipmentId, weight.photoId);
  const advanceEntries = await setFreightAdvance(tx, input, vehicle, weight);
  if (quantityKg !== vehicle.planned_kg) await writeDifference(tx, input, vehicle, quantityKg);
  const amounts = await refreshAmounts(tx, order.id);
  await followStock(tx, order, amounts, { cause: "weighed", at: context.at });
  await finishVehicleStep(tx, input, "final quantity", {
    shipmentId,
    entries: [
      { text: `Vehicle ${vehicle.vehicle_number} loaded with ${tonnesText(quantityKg)} MT` },
      ...advanceEntries,
    ],
  });
}

async function addPicture(tx: Db, { order, taker, context }: StepInput, shipmentId: number, uploadId: number) {
  const photoId = await useUpload(tx, {
    uploadId,
    orderId: order.id,
    ownerId: taker === "desk" ? null : context.actorId,
    purpose: "step",
    audience: ["buyer", "seller", "transporter"],
  });
  await updateShipment(tx, shipmentId, { loaded_photo_id: photoId });
}

function checkLines(lines: readonly LineQuantity[], planned: readonly LineQuantity[], totalKg: Kilograms) {
  const byLine = new Map(lines.map(({ lineId, quantityKg }) => [lineId, quantityKg]));
  const isKnown = lines.every(({ lineId }) => planned.some((line) => line.lineId === lineId));
  if (!isKnown || byLine.size !== lines.length) throw invalidField("loaded", "These sizes are not on this vehicle");
  if (sumKilograms(byLine.values()) !== totalKg) {
    throw invalidField("loaded", "The sizes do not add up to the loaded quantity");
  }
  return planned.map(({ lineId }) => ({ lineId, quantityKg: byLine.get(lineId) ?? kilograms(0) }));
}

async function writeDifference(tx: Db, { order, context }: StepInput, vehicle: ShipmentRow, quantityKg: Kilograms) {
  await recordAdjustment(tx, {
    orderId: order.id,
    kind: "loaded weight",
    before: { vehicle: vehicle.vehicle_number, kilograms: vehicle.loaded_kg ?? vehicle.planned_kg },
    after: { vehicle: vehicle.vehicle_number, kilograms: quantityKg },
    reason: "Loaded weight of the weighbridge",
    consent: null,
    ...context,
  });
}

/** The seller's invoice of a loaded vehicle. */
export interface VehicleInvoice {
  readonly number: string;
  /** Day in Asia/Kolkata that is on the bill. */
  readonly day: string;
  readonly uploadId?: number | undefined;
}

/**
 * The seller invoices a loaded vehicle: their bill, the commission it includes, and the platform's sale to the buyer are
 * posted together; the advance pays as much of the sale as it can.
 *
 * @throws Refusal 404, 409 not loaded or invoiced already, 422 for an impossible day or a used number
 */
export async function invoiceVehicle(
  tx: Db,
  input: StepInput,
  shipmentId: number,
  typed: VehicleInvoice,
): Promise<void> {
  const { order, context } = input;
  const invoice = { ...typed, number: broughtNumber("invoice_number", typed.number) };
  const vehicle = await vehicleFor(tx, input, "invoice", shipmentId);
  if (vehicle.loaded_at === null) throw new Refusal("conflict", { message: "The loaded quantity is not entered yet." });
  if (vehicle.invoiced_at !== null) throw new Refusal("conflict", { message: "This vehicle is invoiced already." });
  checkInvoiceDay(invoice.day, vehicle.loaded_at, context.at);
  const { facts, taxed } = await drawnSale(tx, order, vehicle, context.at);
  const amounts = amountsOfPart(order, facts.lines, loadedLines(facts.load));
  const purchase = taxed && taxedPurchaseOf(facts);
  const sale = await issueInvoices(tx, input, { facts, taxed, purchase, invoice });
  await postInvoice(tx, input, { saleNumber: sale.number, invoiceNumber: invoice.number, amounts, taxed, purchase });
  const uploadId =
    invoice.uploadId === undefined
      ? null
      : await useUpload(tx, {
          uploadId: invoice.uploadId,
          orderId: order.id,
          ownerId: input.taker === "desk" ? null : context.actorId,
          purpose: "invoice",
          // It is the seller's bill to the platform; the buyer gets the platform's own invoice.
          audience: ["seller"],
        });
  await updateShipment(tx, shipmentId, {
    invoice_number: invoice.number,
    invoice_on: invoice.day,
    invoice_upload_id: uploadId,
    sale_number: sale.number,
    invoiced_at: context.at,
    due_on: sale.due_on,
  });
  await finishVehicleStep(tx, input, "invoice", {
    shipmentId,
    entries: [
      { text: `Invoice ${invoice.number} for vehicle ${vehicle.vehicle_number}`, audience: ["seller"] },
      { text: `Invoice ${sale.number} for vehicle ${vehicle.vehicle_number}`, audience: ["buyer"] },
      { text: `Vehicle ${vehicle.vehicle_number} is invoiced`, audience: ["transporter"] },
    ],
  });
}

/** The vehicle with what its sale comes to; null for an order that was booked before freight bore GST. */
async function drawnSale(tx: Db, order: OrderRow, vehicle: ShipmentRow, at: Date) {
  const rate = await findGstRate(tx, order.hsn, tradeDay(at));
  const isTaxed = order.freight_mode === "included";
  if (isTaxed && (await listInvoiced(tx, order.id)).length === 0) {
    await priceAsInvoiced(tx, order, rate?.bp ?? basisPoints(order.gst_bp));
  }
  const facts = await invoiceFacts(tx, order, vehicle, rate);
  return { facts, taxed: isTaxed ? taxedSaleOf(facts) : null };
}

async function invoiceFacts(
  tx: Db,
  order: OrderRow,
  vehicle: ShipmentRow,
  rate: InvoiceFacts["rate"],
): Promise<InvoiceFacts> {
  return {
    order,
    lines: await listOrderLines(tx, order.id),
    load: found((await listLoads(tx, order.id)).find(({ shipmentId }) => shipmentId === vehicle.id)),
    parties: await readInvoiceParties(tx, order.seller_id),
    vehicleNumber: vehicle.vehicle_number,
    rate,
  };
}

/** Issues the platform's invoice, dated today, and stores the seller's bill; they are read from there ever after. */
async function issueInvoices(
  tx: Db,
  { order, context }: StepInput,
  {
    facts,
    taxed,
    purchase,
    invoice,
  }: {
    readonly facts: InvoiceFacts;
    readonly taxed: TaxedSale | null;
    readonly purchase: TaxedSale | null;
    readonly invoice: VehicleInvoice;
  },
): Promise<TaxInvoice> {
  const dueOn = (date: string): string => daysAfter(date, order.credit_days);
  const subject = { orderId: order.id, shipmentId: facts.load.shipmentId };
  const draw = (number: string, date: string) => drawSaleInvoice(facts, taxed, { number, date, dueOn: dueOn(date) });
  const gstin = facts.parties.platform.gst_number;
  const sale = await issuePaper(tx, { kind: "invoice", gstin, ...subject, draw }, context);
  const { number, day: date } = invoice;
  await storeBill(tx, "bill", drawSellerBill(facts, purchase, { number, date, dueOn: dueOn(date) }), {
    ...subject,
    ...context,
  });
  return sale;
}

async function postInvoice(
  tx: Db,
  { order, context }: StepInput,
  invoice: {
    readonly saleNumber: string;
    readonly invoiceNumber: string;
    readonly amounts: PartAmounts;
    readonly taxed: TaxedSale | null;
    readonly purchase: TaxedSale | null;
  },
): Promise<void> {
  const { amounts, invoiceNumber, saleNumber, taxed, purchase } = invoice;
  const ref = refOf(order);
  const gst = basisPoints(order.gst_bp);
  await lockOrderBooks(tx, ref, order.buyer_id);
  const bill = { order: ref, invoice: invoiceNumber, quantityKg: amounts.quantityKg, gst };
  try {
    if (purchase === null) await recordSellerBill(tx, { ...bill, grossPaise: amounts.sellerGoodsPaise }, context);
    else await recordTaxedBill(tx, { ...bill, paper: purchase.paper }, context);
  } catch (error) {
    const isUsed = error instanceof Refusal && error.code === "conflict";
    throw isUsed ? invalidField("invoice_number", "This invoice number was used for this order already") : error;
  }
  if (purchase !== null) {
    await addBillDifference(tx, order.id, subtractPaise(purchase.paper.payablePaise, amounts.sellerNetPaise));
  } else if (amounts.commissionPaise > 0) {
    const commission = { commissionPaise: amounts.commissionPaise, gstPaise: amounts.commissionGstPaise };
    await recordCommission(tx, { order: ref, invoice: invoiceNumber, ...commission }, context);
  }
  if (taxed !== null) {
    const { paper } = taxed;
    await recordTaxedSale(tx, { order: ref, invoice: saleNumber, quantityKg: amounts.quantityKg, paper }, context);
    await addPaperDifference(tx, order.id, subtractPaise(paper.payablePaise, chargedOf(amounts)));
    return;
  }
  const sale = { ...bill, invoice: saleNumber, grossPaise: amounts.goodsPaise, freightPaise: amounts.freightPaise };
  await recordSale(tx, sale, context);
  if (amounts.freightChangePaise !== 0) {
    await recordFreightChange(tx, { order: ref, amountPaise: amounts.freightChangePaise }, context);
  }
}

function checkInvoiceDay(day: string, loadedAt: Date, now: Date): void {
  if (!isDay(day)) throw invalidField("invoice_date", "Please enter the date");
  if (day > tradeDay(now)) throw invalidField("invoice_date", "The date of the invoice is in the future");
  if (day < tradeDay(loadedAt)) throw invalidField("invoice_date", "The date of the invoice is before the loading");
}
