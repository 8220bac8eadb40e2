import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { FileAnswer } from "../../platform/routes/file-answer";
import { standingPaper } from "../orders/invoice/order-papers";
import { listPapersOfOrder } from "../papers/paper.service";
import { readTransporterProfile } from "../profiles/profile-view.service";
import { UnfitPaper } from "../tax-portal/documents/document-problems";
import { ewayBillOf } from "../tax-portal/documents/eway-bill";
import { registeredPaperOf } from "../tax-portal/documents/registered-paper";
import { selectShipment } from "./shipment.store";

/**
 * The e-way bill of an invoiced vehicle as a file for the portal; its number is then entered as it always is.
 *
 * @throws Refusal 404, 409 not invoiced, 422 naming what the form needs
 */
export async function readEwayForm(
  db: Db,
  asked: { readonly orderId: number; readonly shipmentId: number; readonly kilometres: number; readonly at: Date },
): Promise<FileAnswer> {
  const { orderId, shipmentId, kilometres, at } = asked;
  const vehicle = found(await selectShipment(db, orderId, shipmentId), "This vehicle is not on this order.");
  const issued = standingPaper(await listPapersOfOrder(db, orderId), "invoice", shipmentId);
  if (!issued) throw new Refusal("conflict", { message: "This vehicle is not invoiced yet." });
  const paper = registeredPaperOf(issued);
  if (paper === null) throw new Refusal("conflict", { message: "The form needs a buyer with a GSTIN." });
  const { transporter_detail: carrier, name } = (await readTransporterProfile(db, vehicle.transporter_id)).data;
  const journey = {
    kilometres,
    carrierGstin: carrier.gst_number,
    carrierName: carrier.company_name || name,
    receipt: { number: vehicle.receipt_number ?? "", day: tradeDay(at) },
    vehicle: vehicle.vehicle_number,
  };
  try {
    const bytes = Buffer.from(JSON.stringify(ewayBillOf(paper, journey)));
    return new FileAnswer({ type: "text/plain", bytes, name: `eway-${paper.number}.json` });
  } catch (error) {
    throw error instanceof UnfitPaper ? new Refusal("invalid", { message: error.message }) : error;
  }
}
