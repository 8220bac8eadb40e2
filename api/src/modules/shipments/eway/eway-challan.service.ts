import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { challanOf, standingPaper } from "../../orders/invoice/order-papers";
import { listPapersOfOrder } from "../../papers/paper.service";
import type { ShipmentRow } from "../shipment.store";
import type { StepInput } from "../vehicle-step.service";
import { lockLatestOfPaper, updateEwayBill } from "./eway-bill.store";
import { noteEwayBill } from "./eway-note.service";

/** The goods left on a challan with this e-way bill: from the invoice on, it is the invoice's. */
export async function carryToInvoice(tx: Db, input: StepInput, shipmentId: number, number: string): Promise<void> {
  const papers = await listPapersOfOrder(tx, input.order.id);
  const invoice = found(standingPaper(papers, "invoice", shipmentId));
  const challan = challanOf(papers, shipmentId);
  const latest = challan && (await lockLatestOfPaper(tx, challan.id));
  if (latest?.state === "active") await updateEwayBill(tx, latest.id, { paper_id: invoice.id });
  await noteEwayBill(tx, input, shipmentId, number);
}

/**
 * An e-way bill that is older than the cancelled invoice was made on the challan, which still counts: it stays with the goods.
 *
 * @returns whether it does
 */
export async function keepOnChallan(
  tx: Db,
  { id, order_id: orderId, invoiced_at: invoicedAt }: ShipmentRow,
  invoicePaperId: number,
): Promise<boolean> {
  const challan = challanOf(await listPapersOfOrder(tx, orderId), id);
  const latest = await lockLatestOfPaper(tx, invoicePaperId);
  if (challan === undefined || latest?.state !== "active") return false;
  if (latest.made_at === null || invoicedAt === null || latest.made_at >= invoicedAt) return false;
  await updateEwayBill(tx, latest.id, { paper_id: challan.id });
  return true;
}
