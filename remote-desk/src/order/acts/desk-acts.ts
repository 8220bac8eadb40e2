import { orderWrites } from "@mandi/shared/contract/desk/order";
import { mobileField } from "@mandi/shared/contract/field";
import { orderActs as words } from "@mandi/shared/messages/desk-acts";
import type { ActField, DeskAct } from "../../acts/desk-act";
import { exact } from "../../common/exact";
import type { DeskOrder } from "../order.api";
import { orderAct, vehicleField } from "./act-basis";

const cancel = orderWrites["order cancel"].body.properties;
const award = orderWrites["order award"].body.properties;
const change = orderWrites["order change"].body.properties;
const freight = orderWrites["order freight"].body.properties;

const carrierPhone = mobileField(words.carrierMissing);
const consent: ActField = { kind: "text", name: "consent", label: words.consent, schema: change.consent };

/** What only the desk may do about an order. */
export function deskActs(order: DeskOrder): Readonly<Record<string, DeskAct>> {
  return {
    award: orderAct(order, {
      command: "award",
      title: words.award,
      fields: [
        { kind: "text", name: "transporter_id", label: words.carrier, schema: carrierPhone },
        { kind: "money", name: "price", label: words.freightPrice, schema: award.price },
      ],
    }),
    "remove vehicle": orderAct(order, {
      command: "remove-vehicle",
      title: words.removeVehicle,
      isDanger: true,
      fields: [vehicleField(order, "vehicle_id")],
    }),
    "change order": orderAct(order, {
      command: "change",
      title: words.change,
      fields: [
        {
          kind: "choice",
          name: "line_id",
          label: words.size,
          missing: words.chooseSize,
          isKey: true,
          choices: order.lines.map(({ id, size }) => ({ value: String(id), label: size })),
        },
        { kind: "tonnes", name: "quantity", label: words.quantity, schema: change.quantity },
        consent,
      ],
    }),
    "change freight": orderAct(order, {
      command: "freight",
      title: words.freight,
      text: words.freightText,
      fields: [
        { kind: "money", name: "transport_price", label: words.freightPrice, schema: freight.transport_price },
        { ...consent, isOptional: true },
      ],
    }),
    cancel: orderAct(order, {
      command: "cancel",
      title: words.cancel,
      text: words.cancelText,
      isDanger: true,
      figures: [{ term: words.advance, value: exact(order.money.advance) }],
      fields: [{ kind: "money", name: "refund", label: words.refundOfAdvance, schema: cancel.refund }],
    }),
  };
}
