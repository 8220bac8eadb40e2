import { orderWrites } from "@mandi/shared/contract/desk/order";
import { orderActs as words } from "@mandi/shared/messages/desk-acts";
import type { DeskAct } from "../../acts/desk-act";
import type { DeskOrder } from "../order.api";
import { orderAct, vehicleField } from "./act-basis";

const { properties: fields } = orderWrites["order transporter-step"].body;
const command = "transporter-step";

/** Steps of the transporter that the desk takes for them. */
export function carrierActs(order: DeskOrder): Readonly<Record<string, DeskAct>> {
  const trip = vehicleField(order, "trip_id");
  return {
    vehicle: orderAct(order, {
      command,
      event: "vehicle",
      title: words.plan,
      fields: [
        { kind: "text", name: "vehicle_number", label: words.vehicleNumber, schema: fields.vehicle_number },
        {
          kind: "tonnes",
          name: "planned_quantity",
          label: words.planned,
          schema: fields.planned_quantity,
          isOptional: true,
        },
      ],
    }),
    driver: orderAct(order, {
      command,
      event: "driver",
      title: words.driver,
      fields: [
        trip,
        { kind: "text", name: "driver_name", label: words.driverName, schema: fields.driver_name },
        { kind: "text", name: "driver_phone", label: words.driverPhone, schema: fields.driver_phone },
      ],
    }),
    "transport receipt": orderAct(order, {
      command,
      event: "transport_receipt",
      title: words.receipt,
      fields: [
        trip,
        { kind: "text", name: "document_number", label: words.receiptNumber, schema: fields.document_number },
      ],
    }),
    "eway bill": orderAct(order, {
      command,
      event: "eway_bill",
      title: words.eway,
      fields: [
        trip,
        { kind: "text", name: "eway_bill", label: words.ewayNumber, schema: fields.eway_bill },
        { kind: "whole", name: "distance_km", label: words.distance, schema: fields.distance_km, isOptional: true },
      ],
    }),
    "proof of delivery": orderAct(order, {
      command,
      event: "proof_of_delivery",
      title: words.proof,
      fields: [trip, { kind: "paper", name: "upload_id", label: words.proofPhoto, missing: words.proofMissing }],
    }),
  };
}
