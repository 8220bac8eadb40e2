import { formatKg } from "@mandi/shared/format/quantity";
import { type Kilograms, kilograms, sumKilograms, tonnesText } from "@mandi/shared/money/kilograms";
import type { Paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { type LineQuantity, shareOut } from "../orders/amounts/order-amounts";
import { refreshAmounts } from "../orders/amounts/order-amounts.service";
import { recordAdjustment } from "../orders/changes/order-change.service";
import { followStock } from "../orders/changes/order-stock.service";
import { useUpload } from "../uploads/upload.service";
import { setFreightAdvance } from "./freight-advance.service";
import { type ShipmentRow, updateLoadedLines, updateShipment } from "./shipment.store";
import { listLoads } from "./shipment-load.open.store";
import { finishVehicleStep, type StepInput, vehicleFor } from "./vehicle-step.service";

/** What a vehicle was loaded with. */
export interface LoadedWeight {
  readonly quantityKg: Kilograms;
  /** By size; absent means distributed as planned. */
  readonly lines?: readonly LineQuantity[] | undefined;
  /** The total that the seller handed the driver on the platform's behalf; absent means as entered before. */
  readonly freightAdvancePaise?: Paise | undefined;
  /** A picture of the loaded vehicle. */
  readonly photoId?: number | undefined;
}

/** A real load never exceeds the plan by this much; for more, the quantity of the order must be changed first. */
const overloadPercentAtMost = 10;

/**
 * Enters the loaded weight of a vehicle; money follows it from here on. It can be corrected until the vehicle is invoiced.
 *
 * @throws Refusal 404, 409 not at the plant or invoiced, 422 for an impossible weight or advance
 */
export async function loadVehicle(tx: Db, input: StepInput, shipmentId: number, weight: LoadedWeight): Promise<void> {
  const { order, context } = input;
  const vehicle = await vehicleFor(tx, input, "final quantity", shipmentId);
  if (vehicle.reported_at === null) throw new Refusal("conflict", { message: "This vehicle is not at the plant yet." });
  if (vehicle.invoiced_at !== null)
    throw new Refusal("conflict", { message: "This vehicle has already been invoiced." });
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
