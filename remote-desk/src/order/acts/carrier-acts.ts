import { orderWrites } from "@mandi/shared/contract/desk/order";
import { orderActs } from "@mandi/shared/messages/desk-acts";
import type { DeskAct } from "../../acts/desk-act";
import type { DeskOrder } from "../order.api";
import { orderAct, vehicleField } from "./act-basis";
import type { VehicleStep } from "./vehicle-steps";

const { properties: fields } = orderWrites["order transporter-step"].body;
const command = "transporter-step";

/** Steps of the transporter that the desk takes for them. */
export function carrierActs(order: DeskOrder): Readonly<Record<string, DeskAct>> {
  const trip = (step: VehicleStep) => vehicleField(order, "trip_id", step);
  return {
    vehicle: orderAct(order, {
      command,
      event: "vehicle",
      title: orderActs.plan,
      fields: [
        { kind: "text", name: "vehicle_number", label: orderActs.vehicleNumber, schema: fields.vehicle_number },
        {
          kind: "tonnes",
          name: "planned_quantity",
          label: orderActs.planned,
          schema: fields.planned_quantity,
          isOptional: true,
        },
      ],
    }),
    driver: orderAct(order, {
      command,
      event: "driver",
      title: orderActs.driver,
      fields: [
        trip("driver"),
        { kind: "text", name: "driver_name", label: orderActs.driverName, schema: fields.driver_name },
        { kind: "text", name: "driver_phone", label: orderActs.driverPhone, schema: fields.driver_phone },
      ],
    }),
    "transport receipt": orderAct(order, {
      command,
      event: "transport_receipt",
      title: orderActs.receipt,
      fields: [
        trip("transport receipt"),
        {
          kind: "text",
          name: "document_number",
          label: orderActs.receiptNumber,
          hint: orderActs.receiptHint,
          schema: fields.document_number,
        },
        {
          kind: "day",
          name: "document_date",
          label: orderActs.receiptDay,
          hint: orderActs.receiptDayHint,
          schema: fields.document_date,
          isOptional: true,
        },
      ],
    }),
    "eway bill": orderAct(order, {
      command,
      event: "eway_bill",
      title: orderActs.eway,
      fields: [
        trip("eway bill"),
        { kind: "text", name: "eway_bill", label: orderActs.ewayNumber, schema: fields.eway_bill },
        { kind: "whole", name: "distance_km", label: orderActs.distance, schema: fields.distance_km, isOptional: true },
      ],
    }),
    "proof of delivery": orderAct(order, {
      command,
      event: "proof_of_delivery",
      title: orderActs.proof,
      fields: [
        trip("proof of delivery"),
        { kind: "paper", name: "upload_id", label: orderActs.proofPhoto, missing: orderActs.proofMissing },
      ],
    }),
  };
}
