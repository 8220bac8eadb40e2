import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { TransporterOrderEventBody } from "@mandi/shared/contract/transporter/order";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import type { Db } from "../../platform/database/database";
import { invalidField } from "../../platform/errors";
import { lockOrderFor } from "../orders/order.service";
import { addEwayBill, addTransportReceipt, deliverVehicle } from "./delivery.service";
import { type DriverDetails, planVehicle, setDriver } from "./vehicle.service";

/** A step of the transporter, taken by them or by the desk on their behalf. */
export interface TransporterStepRequest {
  readonly taker: "transporter" | "desk";
  readonly actorId: number;
  readonly orderId: number;
  readonly event: TransporterOrderEventBody;
  readonly at: Date;
}

/** Takes a transporter's step (docs/domain.md#order) and returns a message. @throws Refusal 404, 409, 422 */
export async function takeTransporterStep(tx: Db, request: TransporterStepRequest): Promise<{ message: string }> {
  const { taker, actorId, event, at } = request;
  const order = await lockOrderFor(tx, taker, actorId, request.orderId);
  const input = { order, taker, context: { at, actorId }, remark: event.note };
  switch (event.event) {
    case "vehicle":
      await planVehicle(tx, input, {
        number: event.vehicle_number ?? missing("vehicle_number"),
        plannedKg: event.planned_quantity === undefined ? undefined : kilogramsFromTonnes(event.planned_quantity),
        ...(hasText(event.driver_name) ? { driver: driverOf(event) } : {}),
      });
      return { message: "The vehicle is booked." };
    case "driver":
      await setDriver(tx, input, tripOf(event), driverOf(event));
      return { message: "The driver is saved." };
    case "transport_receipt":
      await addTransportReceipt(tx, input, tripOf(event), {
        number: hasText(event.document_number) ? event.document_number : missing("document_number"),
        day: event.document_date,
        uploadId: event.upload_id,
      });
      return { message: "The transport receipt is saved." };
    case "eway_bill":
      await addEwayBill(tx, input, tripOf(event), {
        number: event.eway_bill ?? missing("eway_bill"),
        uploadId: event.upload_id,
        distanceKm: event.distance_km,
      });
      return { message: "The e-way bill is saved." };
    case "proof_of_delivery":
      await deliverVehicle(tx, input, tripOf(event), { uploadId: event.upload_id });
      return { message: "The delivery is recorded." };
  }
}

type Field = keyof TransporterOrderEventBody;

function missing(field: Field): never {
  throw invalidField(field, sentenceOf(TransporterOrderEventBody.properties[field]));
}

function hasText(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}

function tripOf({ trip_id }: TransporterOrderEventBody): number {
  return trip_id ?? missing("trip_id");
}

function driverOf(event: TransporterOrderEventBody): DriverDetails {
  return {
    name: hasText(event.driver_name) ? event.driver_name : missing("driver_name"),
    phone: event.driver_phone ?? missing("driver_phone"),
    alternatePhone: event.alternate_phone,
    trackingNumber: event.tracking_number,
    photoId: event.upload_id,
    vehiclePhotoId: event.vehicle_upload_id,
  };
}
