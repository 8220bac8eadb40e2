import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { receiptPhotoMissing, TransporterOrderEventBody } from "@mandi/shared/contract/transporter/order";
import { formatDay } from "@mandi/shared/format/dates";
import { isDay } from "@mandi/shared/format/days";
import { kilograms } from "@mandi/shared/money/kilograms";
import { paise } from "@mandi/shared/money/paise";
import { roundLine } from "@mandi/shared/money/rounding";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { recordFreightBill } from "../ledger/freight-entries.service";
import { listOrderLines } from "../orders/amounts/order-amounts.service";
import { challanOf, standingPaper } from "../orders/invoice/order-papers";
import type { Party } from "../orders/order.policy";
import { refOf } from "../orders/order.service";
import type { IssuedPaper } from "../papers/paper";
import { listPapersOfOrder } from "../papers/paper.service";
import { refuseUnregistered } from "../tax-portal/due-registration.service";
import { useUpload } from "../uploads/upload.service";
import { readEwayBillLimit, readEwayKilometresPerDay } from "./eway/eway-limit.service";
import { noteEwayBill } from "./eway/eway-note.service";
import { closeEwayBill, recordTyped } from "./eway/eway-record.service";
import { validUntil } from "./eway/validity";
import { needsEwayBill } from "./eway-bill.policy";
import { selectAward } from "./freight-award.store";
import { isEwayBillTaken, type ShipmentRow, updateShipment } from "./shipment.store";
import { listLoads } from "./shipment-load.open.store";
import { delivered } from "./vehicle.service";
import { finishVehicleStep, isNoNews, type StepInput, vehicleFor } from "./vehicle-step.service";

/** A document of a vehicle: its number and a picture of it. */
export interface VehiclePaper {
  readonly number: string;
  readonly uploadId?: number | undefined;
}

/**
 * The transport receipt of a vehicle at the plant.
 *
 * @throws Refusal 404, 409, 422 for a day in the future or before the order
 */
export async function addTransportReceipt(
  tx: Db,
  input: StepInput,
  shipmentId: number,
  paper: VehiclePaper & { readonly day?: string | undefined },
): Promise<void> {
  const vehicle = await vehicleFor(tx, input, "transport receipt", shipmentId);
  if (vehicle.delivered_at !== null) throw delivered();
  if (vehicle.reported_at === null) throw new Refusal("conflict", { message: "This vehicle is not at the plant yet." });
  if (paper.day !== undefined) refuseReceiptDay(paper.day, input);
  const uploadId = await usePaper(tx, input, paper.uploadId, ["buyer", "seller", "transporter"]);
  const isSame = vehicle.receipt_number === paper.number;
  const knownDay = (isSame ? vehicle.receipt_on : null) ?? tradeDay(input.context.at);
  const columns = {
    receipt_number: paper.number,
    receipt_on: paper.day ?? knownDay,
    ...named("receipt_upload_id", uploadId),
  };
  if (isNoNews(input, vehicle, columns)) return;
  await updateShipment(tx, shipmentId, columns);
  await finishVehicleStep(tx, input, "transport receipt", {
    shipmentId,
    entries: [{ text: `Transport receipt ${paper.number} for vehicle ${vehicle.vehicle_number}` }],
  });
}

function refuseReceiptDay(day: string, { order, context }: StepInput): void {
  const { document_date } = TransporterOrderEventBody.properties;
  if (!isDay(day)) throw invalidField("document_date", sentenceOf(document_date));
  if (day > tradeDay(context.at)) {
    throw invalidField("document_date", "The day of the transport receipt is in the future");
  }
  const ordered = tradeDay(order.created_at);
  if (day >= ordered) return;
  throw invalidField("document_date", `The order is of ${formatDay(ordered)}: its receipt cannot be older`);
}

/**
 * The e-way bill of an invoiced vehicle, or of one that leaves on a challan (rule 55(3) of the CGST rules).
 *
 * @throws Refusal 404, 409 neither invoiced nor with a challan, 422 its invoice must be registered first, a number that is in use, or a new one without the
 * distance that determines its validity
 */
export async function addEwayBill(
  tx: Db,
  input: StepInput,
  shipmentId: number,
  paper: VehiclePaper & { readonly distanceKm?: number | undefined },
): Promise<void> {
  const vehicle = await vehicleFor(tx, input, "eway bill", shipmentId);
  if (vehicle.delivered_at !== null) throw delivered();
  const travelsOn = await readTravelPaper(tx, input.order.id, vehicle);
  if (await isEwayBillTaken(tx, paper.number, shipmentId)) {
    throw invalidField("eway_bill", "This e-way bill is on another vehicle");
  }
  const uploadId = await usePaper(tx, input, paper.uploadId, ["buyer", "seller", "transporter"]);
  const columns = {
    eway_bill: paper.number,
    eway_valid_until: await findValidity(tx, vehicle, paper, input.context.at),
    ...named("eway_upload_id", uploadId),
  };
  if (isNoNews(input, vehicle, columns)) return;
  await updateShipment(tx, shipmentId, columns);
  await recordTyped(tx, {
    orderId: input.order.id,
    shipmentId,
    paperId: travelsOn.id,
    number: paper.number,
    vehicle: vehicle.vehicle_number,
    kilometres: paper.distanceKm,
    validUntil: columns.eway_valid_until,
    at: input.context.at,
  });
  if (vehicle.eway_bill !== paper.number) await noteEwayBill(tx, input, shipmentId, paper.number);
  await finishVehicleStep(tx, input, "eway bill", {
    shipmentId,
    entries: [{ text: `E-way bill ${paper.number} for vehicle ${vehicle.vehicle_number}` }],
  });
}

/** The invoice, registered where the law requires it, or the challan that a vehicle travels on. @throws Refusal 409, 422 */
async function readTravelPaper(tx: Db, orderId: number, vehicle: ShipmentRow): Promise<Pick<IssuedPaper, "id">> {
  const papers = await listPapersOfOrder(tx, orderId);
  if (vehicle.invoiced_at === null) {
    const challan = challanOf(papers, vehicle.id);
    if (challan !== undefined) return challan;
    throw new Refusal("conflict", { message: "This vehicle is not invoiced yet, and has no delivery challan." });
  }
  const invoice = found(standingPaper(papers, "invoice", vehicle.id));
  await refuseUnregistered(tx, invoice);
  return invoice;
}

/** The previous validity belongs to the previous number: without a distance it stays only with the same number. */
async function findValidity(
  tx: Db,
  vehicle: ShipmentRow,
  { number, distanceKm }: { readonly number: string; readonly distanceKm?: number | undefined },
  at: Date,
): Promise<Date | null> {
  if (distanceKm !== undefined) return validUntil(at, distanceKm, await readEwayKilometresPerDay(tx, at));
  if (vehicle.eway_valid_until !== null && vehicle.eway_bill !== number) {
    throw invalidField("distance_km", "Please enter the distance to the site for the new e-way bill");
  }
  return vehicle.eway_valid_until;
}

/**
 * The vehicle has unloaded: from now on its freight is owed to the transporter (by the platform, unless the consignee pays it), who proves it with a photograph. The desk
 * may do without one, having heard from both sides.
 *
 * @throws Refusal 404, 409 while invoice or transport receipt is missing, 422 without the photograph, or without a registration or an
 * e-way bill that the law requires
 */
export async function deliverVehicle(
  tx: Db,
  input: StepInput,
  shipmentId: number,
  proof: { readonly uploadId?: number | undefined },
): Promise<void> {
  const { context } = input;
  const vehicle = await vehicleFor(tx, input, "proof of delivery", shipmentId);
  if (vehicle.delivered_at !== null) throw delivered();
  const invoice = await readDueInvoice(tx, input, vehicle);
  if (input.taker === "transporter" && proof.uploadId === undefined) {
    throw invalidField("upload_id", receiptPhotoMissing);
  }
  const uploadId = await usePaper(tx, input, proof.uploadId, ["buyer", "seller", "transporter"]);
  await postFreight(tx, input, vehicle);
  await updateShipment(tx, shipmentId, {
    delivered_at: context.at,
    awaits_freight_bill: input.order.freight_mode === "included",
    ...named("delivery_upload_id", uploadId),
  });
  await closeEwayBill(tx, invoice.id);
  await finishVehicleStep(tx, input, "proof of delivery", {
    shipmentId,
    entries: [{ text: `Vehicle ${vehicle.vehicle_number} unloaded` }],
  });
}

/** Posts the freight, unless the consignee pays it. */
async function postFreight(tx: Db, { order, context }: StepInput, vehicle: ShipmentRow): Promise<void> {
  if (order.freight_mode === "to_pay") return;
  const award = found(await selectAward(tx, order.id));
  const amountPaise = roundLine(paise(award.price_paise), kilograms(vehicle.loaded_kg ?? 0));
  if (amountPaise === 0) return;
  const isAtCost = order.freight_mode === "pure_agent";
  const { id, vehicle_number } = vehicle;
  await recordFreightBill(
    tx,
    { order: refOf(order), bill: String(id), vehicle: vehicle_number, amountPaise, isAtCost },
    context,
  );
}

/** The invoice of a vehicle that has all its documents. @throws Refusal 409, 422 naming what the law requires and who has to act */
async function readDueInvoice(tx: Db, { order, context }: StepInput, vehicle: ShipmentRow) {
  const missing = (what: string): Refusal =>
    new Refusal("conflict", { message: `${what} of this vehicle is missing.` });
  if (vehicle.invoiced_at === null) throw missing("The invoice");
  if (vehicle.receipt_number === null) throw missing("The transport receipt");
  const invoice = found(standingPaper(await listPapersOfOrder(tx, order.id), "invoice", vehicle.id));
  await refuseUnregistered(tx, invoice);
  if (vehicle.eway_bill === null) await refuseDueEwayBill(tx, order, vehicle, context.at);
  return invoice;
}

async function refuseDueEwayBill(tx: Db, order: StepInput["order"], vehicle: ShipmentRow, at: Date): Promise<void> {
  const load = found((await listLoads(tx, order.id)).find(({ shipmentId }) => shipmentId === vehicle.id));
  if (needsEwayBill(order, await listOrderLines(tx, order.id), load, await readEwayBillLimit(tx, at))) {
    const message = "The e-way bill of this vehicle is missing. The transporter enters it, or our desk has it made.";
    throw new Refusal("refused", { message });
  }
}

/** The column of a file, if one was sent; otherwise an earlier file stays. */
function named<Column extends string>(column: Column, uploadId: number | undefined) {
  const columns: Partial<Record<Column, number>> = {};
  if (uploadId !== undefined) columns[column] = uploadId;
  return columns;
}

async function usePaper(
  tx: Db,
  { order, taker, context }: StepInput,
  uploadId: number | undefined,
  audience: readonly Party[],
): Promise<number | undefined> {
  if (uploadId === undefined) return undefined;
  const ownerId = taker === "desk" ? null : context.actorId;
  return useUpload(tx, { uploadId, orderId: order.id, ownerId, purpose: "step", audience });
}
