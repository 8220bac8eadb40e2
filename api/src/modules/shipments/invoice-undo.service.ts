import type { SellerBill, TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import { addPaise, paiseFromRupees, subtractPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { takeInvoiceBack } from "../ledger/invoice-reversal.service";
import { lockOrderBooks } from "../ledger/order-books.service";
import { amountsOfPart, chargedOf, loadedLines } from "../orders/amounts/order-amounts";
import { addBillDifference, addPaperDifference, listOrderLines } from "../orders/amounts/order-amounts.service";
import { recordAdjustment } from "../orders/changes/order-change.service";
import { refOf } from "../orders/order.service";
import type { OrderRow } from "../orders/order.store";
import { refuseBelowBatch } from "../payouts/open-payout.service";
import { takeDeductionBack } from "../tds/tds.service";
import { keepOnChallan } from "./eway/eway-challan.service";
import { dropEwayBill } from "./eway/eway-drop.service";
import { type ShipmentRow, updateShipment } from "./shipment.store";
import { listLoads } from "./shipment-load.open.store";
import type { StepInput } from "./vehicle-step.service";

/** The documents of an invoiced vehicle. */
interface VehiclePapers {
  readonly sale: TaxInvoice;
  readonly bill: SellerBill;
  readonly invoicePaperId: number;
  readonly billPaperId: number;
}

/**
 * Returns books and vehicle to their state before the invoice: everything posted with it is reversed, and the seller can invoice again.
 *
 * @param undone.creditNote that cancels it; null if its registration was cancelled
 * @throws Refusal 409 paid out to the seller, or in a batch that pays it
 */
export async function undoInvoice(
  tx: Db,
  { order, context }: StepInput,
  undone: {
    readonly vehicle: ShipmentRow;
    readonly papers: VehiclePapers;
    readonly creditNote: string | null;
    readonly reason: string;
  },
): Promise<void> {
  const { vehicle, creditNote, reason } = undone;
  const { sale, bill, invoicePaperId, billPaperId } = undone.papers;
  await lockOrderBooks(tx, order, order.buyer_id);
  const papers = { invoice: bill.number, saleNumber: sale.number, billPaperId, creditNote };
  await takeInvoiceBack(tx, { order: refOf(order), ...papers }, context);
  await refuseBelowBatch(tx, order.id);
  await takeDeductionBack(tx, billPaperId, context);
  await takeDifferenceBack(tx, order, vehicle.id, { sale, bill });
  const isKept = await keepOnChallan(tx, vehicle, invoicePaperId);
  if (!isKept) await dropEwayBill(tx, invoicePaperId, context);
  await updateShipment(tx, vehicle.id, {
    invoice_number: null,
    invoice_on: null,
    invoice_upload_id: null,
    sale_number: null,
    invoiced_at: null,
    due_on: null,
    ...(!isKept && { eway_bill: null, eway_valid_until: null, eway_upload_id: null }),
  });
  await recordAdjustment(tx, {
    orderId: order.id,
    kind: "invoice",
    before: {
      vehicle: vehicle.vehicle_number,
      invoice: bill.number,
      sale: sale.number,
      eway_bill: vehicle.eway_bill,
    },
    after: { vehicle: vehicle.vehicle_number, credit_note: creditNote },
    reason,
    consent: null,
    ...context,
  });
}

/** The amounts by which both documents exceed quantity times price are reversed too. */
async function takeDifferenceBack(
  tx: Db,
  order: OrderRow,
  shipmentId: number,
  { sale, bill }: { readonly sale: TaxInvoice; readonly bill: SellerBill },
): Promise<void> {
  const load = found((await listLoads(tx, order.id)).find((candidate) => candidate.shipmentId === shipmentId));
  const amounts = amountsOfPart(order, await listOrderLines(tx, order.id), loadedLines(load));
  const chargedPaise = addPaise(paiseFromRupees(sale.total), paiseFromRupees(sale.agent_freight?.amount ?? 0));
  await addPaperDifference(tx, order.id, subtractPaise(chargedOf(amounts), chargedPaise));
  await addBillDifference(tx, order.id, subtractPaise(amounts.sellerNetPaise, paiseFromRupees(bill.total)));
}
