import { normaliseVehicle } from "@mandi/shared/format/vehicle";
import { type Kilograms, sumKilograms, tonnesText } from "@mandi/shared/money/kilograms";
import type { Db } from "../../platform/database/database";
import { invalidField, Refusal } from "../../platform/errors";
import { shareOut } from "../orders/amounts/order-amounts";
import { checkStep } from "../orders/steps/step.service";
import { useUpload } from "../uploads/upload.service";
import { selectAward } from "./freight-award.store";
import { insertShipment, updateShipment } from "./shipment.store";
import { finishVehicleStep, isNoNews, listUnplanned, type StepInput, vehicleFor } from "./vehicle-step.service";

/** The driver of a vehicle. */
export interface DriverDetails {
  readonly name: string;
  readonly phone: string;
  readonly alternatePhone?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly photoId?: number | undefined;
  readonly vehiclePhotoId?: number | undefined;
}

/**
 * Plans a vehicle for a part of the order, or for everything that has none yet; its load is distributed over the sizes.
 *
 * @throws Refusal 409 the freight is not awarded, 422 more than is left, or the vehicle is already on the order
 */
export async function planVehicle(
  tx: Db,
  input: StepInput,
  vehicle: { readonly number: string; readonly plannedKg: Kilograms | undefined; readonly driver?: DriverDetails },
): Promise<number> {
  const { order, context } = input;
  checkStep(order, "vehicle", input.taker);
  const award = await selectAward(tx, order.id);
  if (award === undefined) throw new Refusal("conflict", { message: "No transporter is awarded for this order yet." });
  const unplanned = (await listUnplanned(tx, order.id)).filter(({ quantityKg }) => quantityKg > 0);
  const left = sumKilograms(unplanned.map(({ quantityKg }) => quantityKg));
  if (left === 0) throw new Refusal("conflict", { message: "The whole quantity already has vehicles." });
  const plannedKg = vehicle.plannedKg ?? left;
  if (plannedKg > left) {
    throw invalidField("planned_quantity", `Only ${tonnesText(left)} MT are left to plan`);
  }
  const number = normaliseVehicle(vehicle.number);
  const id = await insertShipment(tx, {
    orderId: order.id,
    transporterId: award.transporter_id,
    vehicleNumber: number,
    plannedKg,
    lines: shareOut(plannedKg, unplanned),
    at: context.at,
  });
  if (id === undefined) throw invalidField("vehicle_number", "This vehicle is already on the order");
  if (vehicle.driver) await updateShipment(tx, id, await driverColumns(tx, input, vehicle.driver));
  await finishVehicleStep(tx, input, "vehicle", {
    shipmentId: id,
    entries: [{ text: `Vehicle ${number} booked for ${tonnesText(plannedKg)} MT` }],
  });
  return id;
}

/** Names the driver of a vehicle, or a new one as long as it has not delivered. @throws Refusal 404, 409 */
export async function setDriver(tx: Db, input: StepInput, shipmentId: number, driver: DriverDetails): Promise<void> {
  const vehicle = await vehicleFor(tx, input, "driver", shipmentId);
  if (vehicle.delivered_at !== null) throw delivered();
  const columns = await driverColumns(tx, input, driver);
  if (isNoNews(input, vehicle, columns)) return;
  await updateShipment(tx, vehicle.id, columns);
  await finishVehicleStep(tx, input, "driver", {
    shipmentId: vehicle.id,
    entries: [{ text: `Driver ${driver.name} named for vehicle ${vehicle.vehicle_number}` }],
  });
}

/** The seller reports the truck at their plant and begins to load it. @throws Refusal 404, 409 */
export async function reportVehicle(tx: Db, input: StepInput, shipmentId: number): Promise<void> {
  if (input.order.status === "confirm") {
    const message =
      "Loading begins when the whole quantity has vehicles, each with its driver. The transporter names them, or our desk.";
    throw new Refusal("conflict", { message });
  }
  const vehicle = await vehicleFor(tx, input, "loading", shipmentId);
  if (vehicle.reported_at !== null) {
    throw new Refusal("conflict", { message: "This vehicle has already been reported." });
  }
  if (vehicle.driver_name === "")
    throw new Refusal("conflict", {
      message: "This vehicle has no driver yet. The transporter names the driver, or our desk.",
    });
  await updateShipment(tx, vehicle.id, { reported_at: input.context.at });
  await finishVehicleStep(tx, input, "loading", {
    shipmentId: vehicle.id,
    entries: [{ text: `Vehicle ${vehicle.vehicle_number} reported at the plant` }],
  });
}

/** Removes a vehicle from the order before it is loaded; its quantity then needs another one. @throws Refusal 404, 409 */
export async function removeVehicle(tx: Db, input: StepInput, shipmentId: number, reason: string): Promise<void> {
  const vehicle = await vehicleFor(tx, input, "remove vehicle", shipmentId);
  if (vehicle.loaded_at !== null) throw new Refusal("conflict", { message: "This vehicle is already loaded." });
  await updateShipment(tx, vehicle.id, { removed_at: input.context.at, removed_reason: reason });
  await finishVehicleStep(tx, input, "remove vehicle", {
    shipmentId: vehicle.id,
    entries: [{ text: `Vehicle ${vehicle.vehicle_number} taken off the order` }],
  });
}

/** The refusal of a change to a vehicle that has unloaded. */
export function delivered(): Refusal {
  return new Refusal("conflict", { message: "This vehicle has already delivered." });
}

async function driverColumns(tx: Db, { order, taker, context }: StepInput, driver: DriverDetails) {
  const use = async (uploadId: number | undefined, field?: "vehicle_upload_id") =>
    uploadId === undefined
      ? undefined
      : useUpload(tx, {
          uploadId,
          ...(field && { field }),
          orderId: order.id,
          ownerId: taker === "desk" ? null : context.actorId,
          purpose: "step",
          audience: ["buyer", "seller", "transporter"],
        });
  const photoId = await use(driver.photoId);
  const vehiclePhotoId = await use(driver.vehiclePhotoId, "vehicle_upload_id");
  return {
    driver_name: driver.name,
    driver_phone: driver.phone,
    ...(driver.alternatePhone === undefined ? {} : { alternate_phone: driver.alternatePhone }),
    ...(driver.trackingNumber === undefined ? {} : { tracking_number: driver.trackingNumber }),
    ...(photoId === undefined ? {} : { driver_photo_id: photoId }),
    ...(vehiclePhotoId === undefined ? {} : { vehicle_photo_id: vehiclePhotoId }),
  };
}
