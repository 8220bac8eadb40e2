import type { TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import { daysAfter, isDay } from "@mandi/shared/format/days";
import { addPaise, type Paise, subtractPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { recordSellerBill } from "../ledger/bill-entries.service";
import { lockOrderBooks } from "../ledger/order-books.service";
import { recordSale } from "../ledger/sale-entries.service";
import { findLowerDeduction } from "../lower-deduction/own-certificate.service";
import { amountsOfPart, chargedOf, loadedLines, type PartAmounts } from "../orders/amounts/order-amounts";
import { addBillDifference, addPaperDifference, listOrderLines } from "../orders/amounts/order-amounts.service";
import { readInvoiceParties } from "../orders/invoice/invoice-parties.service";
import { priceAsInvoiced } from "../orders/invoice/invoice-price.service";
import { drawSaleInvoice, drawSellerBill, type InvoiceFacts } from "../orders/invoice/tax-invoice";
import { taxedPurchaseOf } from "../orders/invoice/taxed-purchase";
import { agentFreightOf, type TaxedLoad, taxedSaleOf } from "../orders/invoice/taxed-sale";
import { refOf } from "../orders/order.service";
import type { OrderRow } from "../orders/order.store";
import { broughtNumber } from "../papers/brought-number.policy";
import { issuePaper, storeBill } from "../papers/paper.service";
import { findGstRate } from "../tax/tax-row.service";
import { deductTax } from "../tds/tds.service";
import { useUpload } from "../uploads/upload.service";
import { refuseOtherTotal } from "./bill-total.policy";
import { carryToInvoice } from "./eway/eway-challan.service";
import { type ShipmentRow, updateShipment } from "./shipment.store";
import { listInvoiced, listLoads } from "./shipment-load.open.store";
import { finishVehicleStep, type StepInput, vehicleFor } from "./vehicle-step.service";

/** The seller's invoice of a loaded vehicle. */
export interface VehicleInvoice {
  readonly number: string;
  /** The day on the bill, in Asia/Kolkata. */
  readonly day: string;
  /** The total on the bill, in paise. */
  readonly totalPaise?: Paise | undefined;
  readonly uploadId?: number | undefined;
}

/**
 * The seller invoices a loaded vehicle: their bill, the commission it includes, and the platform's sale to the buyer are
 * posted together; the advance pays as much of the sale as it can.
 *
 * @throws Refusal 404, 409 not loaded or already invoiced, 422 for an impossible day, a used number or another total
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
  if (vehicle.invoiced_at !== null)
    throw new Refusal("conflict", { message: "This vehicle has already been invoiced." });
  checkInvoiceDay(invoice.day, vehicle.reported_at ?? vehicle.loaded_at, context.at);
  const { facts, sale } = await drawnSale(tx, order, vehicle, context.at);
  const amounts = amountsOfPart(order, facts.lines, loadedLines(facts.load));
  const purchase = taxedPurchaseOf(facts);
  if (invoice.totalPaise !== undefined) refuseOtherTotal(invoice.totalPaise, purchase.paper);
  const { saleInvoice, billPaperId } = await issueInvoices(tx, input, { facts, sale, purchase, invoice });
  await postInvoice(tx, input, {
    saleNumber: saleInvoice.number,
    invoiceNumber: invoice.number,
    amounts,
    sale,
    purchase,
  });
  await deductFromBill(tx, input, { billPaperId, bill: invoice.number, purchase });
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
    sale_number: saleInvoice.number,
    invoiced_at: context.at,
    due_on: saleInvoice.due_on,
  });
  if (vehicle.eway_bill !== null) await carryToInvoice(tx, input, shipmentId, vehicle.eway_bill);
  await finishVehicleStep(tx, input, "invoice", {
    shipmentId,
    entries: [
      { text: `Invoice ${invoice.number} for vehicle ${vehicle.vehicle_number}`, audience: ["seller"] },
      { text: `Invoice ${saleInvoice.number} for vehicle ${vehicle.vehicle_number}`, audience: ["buyer"] },
      { text: `Vehicle ${vehicle.vehicle_number} is invoiced`, audience: ["transporter"] },
    ],
  });
}

/** The vehicle with the figures of its sale. */
async function drawnSale(tx: Db, order: OrderRow, vehicle: ShipmentRow, at: Date) {
  const day = tradeDay(at);
  const rate = await findGstRate(tx, order.hsn, day);
  if ((await listInvoiced(tx, order.id)).length === 0) {
    await priceAsInvoiced(tx, order, rate?.bp ?? basisPoints(order.gst_bp));
  }
  const facts = await invoiceFacts(tx, order, vehicle, { rate, day });
  return { facts, sale: taxedSaleOf(facts) };
}

/** The data from which the invoice of a loaded vehicle is drawn. */
export async function invoiceFacts(
  tx: Db,
  order: OrderRow,
  vehicle: ShipmentRow,
  { rate, day }: { readonly rate: InvoiceFacts["rate"]; readonly day: string },
): Promise<InvoiceFacts> {
  return {
    order,
    lines: await listOrderLines(tx, order.id),
    load: found((await listLoads(tx, order.id)).find(({ shipmentId }) => shipmentId === vehicle.id)),
    parties: await readInvoiceParties(tx, order, day),
    vehicleNumber: vehicle.vehicle_number,
    rate,
  };
}

/** Issues the platform's invoice, dated today, and stores the seller's bill; from then on both are only read. */
async function issueInvoices(
  tx: Db,
  { order, context }: StepInput,
  {
    facts,
    sale,
    purchase,
    invoice,
  }: {
    readonly facts: InvoiceFacts;
    readonly sale: TaxedLoad;
    readonly purchase: TaxedLoad;
    readonly invoice: VehicleInvoice;
  },
): Promise<{ readonly saleInvoice: TaxInvoice; readonly billPaperId: number }> {
  const dueOn = (date: string): string => daysAfter(date, order.credit_days);
  const subject = { orderId: order.id, shipmentId: facts.load.shipmentId };
  const lower = await findLowerDeduction(tx, order.buyer_id, context.at);
  const draw = (number: string, date: string) => ({
    ...drawSaleInvoice(facts, sale, { number, date, dueOn: dueOn(date) }),
    ...(lower !== undefined && { lower_deduction: lower }),
  });
  const gstin = facts.parties.platform.gst_number;
  const saleInvoice = await issuePaper(tx, { kind: "invoice", gstin, ...subject, draw }, context);
  const { number, day: date } = invoice;
  const bill = drawSellerBill(facts, purchase, { number, date, dueOn: dueOn(date) });
  return { saleInvoice, billPaperId: await storeBill(tx, "bill", bill, { ...subject, ...context }) };
}

async function deductFromBill(
  tx: Db,
  { order, context }: StepInput,
  paper: { readonly billPaperId: number; readonly bill: string; readonly purchase: TaxedLoad },
): Promise<void> {
  const { billPaperId: paperId, bill, purchase } = paper;
  const { goodsPaise: basePaise } = purchase.paper;
  await deductTax(
    tx,
    { kind: "goods", userId: order.seller_id, order: refOf(order), bill, paperId, basePaise },
    context,
  );
}

async function postInvoice(
  tx: Db,
  { order, context }: StepInput,
  invoice: {
    readonly saleNumber: string;
    readonly invoiceNumber: string;
    readonly amounts: PartAmounts;
    readonly sale: TaxedLoad;
    readonly purchase: TaxedLoad;
  },
): Promise<void> {
  const { amounts, invoiceNumber, saleNumber, sale, purchase } = invoice;
  const ref = refOf(order);
  await lockOrderBooks(tx, ref, order.buyer_id);
  const loaded = { order: ref, quantityKg: amounts.quantityKg };
  try {
    await recordSellerBill(tx, { ...loaded, invoice: invoiceNumber, paper: purchase.paper }, context);
  } catch (error) {
    const isUsed = error instanceof Refusal && error.code === "conflict";
    throw isUsed ? invalidField("invoice_number", "This invoice number has already been used for this order") : error;
  }
  await addBillDifference(tx, order.id, subtractPaise(purchase.paper.payablePaise, amounts.sellerNetPaise));
  const { paper, sold } = sale;
  const agentPaise = agentFreightOf(order, sold);
  await recordSale(tx, { ...loaded, invoice: saleNumber, paper, agentPaise }, context);
  await addPaperDifference(tx, order.id, subtractPaise(addPaise(paper.payablePaise, agentPaise), chargedOf(amounts)));
}

/** A weight entered or corrected later does not invalidate an earlier bill: the date is compared with the start of loading. */
function checkInvoiceDay(day: string, loadedFrom: Date, now: Date): void {
  if (!isDay(day)) throw invalidField("invoice_date", "Please enter the date");
  if (day > tradeDay(now)) throw invalidField("invoice_date", "The date of the invoice is in the future");
  if (day < tradeDay(loadedFrom)) throw invalidField("invoice_date", "The date of the invoice is before the loading");
}
