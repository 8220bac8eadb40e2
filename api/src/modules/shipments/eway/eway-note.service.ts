import type { Db } from "../../../platform/database/database";
import { standingPaper } from "../../orders/invoice/order-papers";
import { listPapersOfOrder, notePaper } from "../../papers/paper.service";
import type { StepInput } from "../vehicle-step.service";

/** From now on, both invoices of the vehicle are printed with this e-way bill, or with none if null. */
export async function noteEwayBill(
  tx: Db,
  { order, context }: StepInput,
  shipmentId: number,
  number: string | null,
): Promise<void> {
  const papers = await listPapersOfOrder(tx, order.id);
  for (const kind of ["invoice", "bill"] as const) {
    const paper = standingPaper(papers, kind, shipmentId);
    if (paper) await notePaper(tx, paper, { event: "ewb", detail: { number } }, context);
  }
}
