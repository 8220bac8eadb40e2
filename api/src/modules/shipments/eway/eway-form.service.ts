import type { Db } from "../../../platform/database/database";
import { found, Refusal } from "../../../platform/errors";
import { FileAnswer } from "../../../platform/routes/file-answer";
import { standingPaper } from "../../orders/invoice/order-papers";
import type { PaperOf } from "../../papers/paper";
import { listPapersOfOrder } from "../../papers/paper.service";
import { readTransporterProfile } from "../../profiles/profile-view.service";
import { UnfitPaper } from "../../tax-portal/documents/document-problems";
import { ewayBillOf, type Journey } from "../../tax-portal/documents/eway-bill";
import { type RegisteredPaper, registeredPaperOf } from "../../tax-portal/documents/registered-paper";
import type { PortalForm } from "../../tax-portal/tax-portal";
import { type ShipmentRow, selectShipment } from "../shipment.store";
import { receiptOf } from "./receipt";

/** An invoiced vehicle and how it travels. */
export interface InvoicedVehicle {
  readonly vehicle: ShipmentRow;
  readonly issued: PaperOf<"invoice">;
  readonly paper: RegisteredPaper;
  readonly journey: Journey;
}

/** An invoiced vehicle with the data of its e-way bill. @throws Refusal 404, 409 not invoiced, or to a buyer without a GSTIN */
export async function readInvoicedVehicle(
  db: Db,
  asked: { readonly orderId: number; readonly shipmentId: number; readonly kilometres: number },
): Promise<InvoicedVehicle> {
  const { orderId, shipmentId, kilometres } = asked;
  const vehicle = found(await selectShipment(db, orderId, shipmentId), "This vehicle is not on this order.");
  const issued = standingPaper(await listPapersOfOrder(db, orderId), "invoice", shipmentId);
  if (!issued) throw new Refusal("conflict", { message: "This vehicle is not invoiced yet." });
  const paper = registeredPaperOf(issued);
  if (paper === null)
    throw new Refusal("conflict", {
      message: "This form is only for a buyer with a GSTIN. Please enter the e-way bill at the portal itself.",
    });
  const { transporter_detail: carrier, name } = (await readTransporterProfile(db, vehicle.transporter_id)).data;
  const journey = {
    kilometres,
    carrierGstin: carrier.gst_number,
    carrierName: carrier.company_name || name,
    receipt: receiptOf(vehicle, paper.date),
    vehicle: vehicle.vehicle_number,
  };
  return { vehicle, issued, paper, journey };
}

/**
 * The e-way bill of an invoiced vehicle as a file for the portal; its number is then entered as usual.
 *
 * @throws Refusal 404, 409 not invoiced, 422 naming what the form needs
 */
export async function readEwayForm(db: Db, asked: Parameters<typeof readInvoicedVehicle>[1]): Promise<FileAnswer> {
  const { paper, journey } = await readInvoicedVehicle(db, asked);
  const bytes = Buffer.from(JSON.stringify(filled(() => ewayBillOf(paper, journey))));
  return new FileAnswer({ type: "text/plain", bytes, name: `eway-${paper.number}.json` });
}

/** A form of the portal. @throws Refusal 422 naming what it needs */
export function filled(fill: () => PortalForm): PortalForm {
  try {
    return fill();
  } catch (error) {
    throw error instanceof UnfitPaper ? new Refusal("invalid", { message: error.message }) : error;
  }
}
