import type { Db } from "../../../platform/database/database";
import { challanOf, standingPaper } from "../../orders/invoice/order-papers";
import { listPapersOfOrder, notePaper } from "../../papers/paper.service";
import type { StepInput } from "../vehicle-step.service";

/**
 * From now on, both invoices of the vehicle are printed with this e-way bill, or with none if null; before them, the challan that it
 * travels on.
 */
export async function noteEwayBill(
  tx: Db,
  { order, context }: StepInput,
  shipmentId: number,
  number: string | null,
): Promise<void> {
  const papers = await listPapersOfOrder(tx, order.id);
  const invoices = [standingPaper(papers, "invoice", shipmentId), standingPaper(papers, "bill", shipmentId)];
  const isInvoiced = invoices[0] !== undefined;
  for (const paper of isInvoiced ? invoices : [challanOf(papers, shipmentId)]) {
    if (paper) await notePaper(tx, paper, { event: "ewb", detail: { number } }, context);
  }
}
