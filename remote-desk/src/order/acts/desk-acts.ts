import { orderWrites } from "@mandi/shared/contract/desk/order";
import { phoneField } from "@mandi/shared/contract/field";
import { acts, orderActs } from "@mandi/shared/messages/desk-acts";
import type { ActField, DeskAct } from "../../acts/desk-act";
import { exact } from "../../common/exact";
import type { DeskOrder } from "../order.api";
import { orderAct, vehicleField } from "./act-basis";
import { draftOfFreight } from "./order-drafts";

const cancel = orderWrites["order cancel"].body.properties;
const award = orderWrites["order award"].body.properties;
const change = orderWrites["order change"].body.properties;
const freight = orderWrites["order freight"].body.properties;

const carrierPhone = phoneField(orderActs.carrierMissing);
const consent: ActField = { kind: "text", name: "consent", label: orderActs.consent, schema: change.consent };

/** Acts on an order that only the desk may take. */
export function deskActs(order: DeskOrder): Readonly<Record<string, DeskAct>> {
  return {
    award: orderAct(order, {
      command: "award",
      title: orderActs.award,
      fields: [
        { kind: "text", name: "transporter_id", label: orderActs.carrier, schema: carrierPhone },
        { kind: "money", name: "price", label: orderActs.carrierRate, schema: award.price },
      ],
    }),
    "remove vehicle": orderAct(order, {
      command: "remove-vehicle",
      title: orderActs.removeVehicle,
      isDanger: true,
      fields: [vehicleField(order, "vehicle_id", "remove vehicle")],
    }),
    "change order": orderAct(order, {
      command: "change",
      title: orderActs.change,
      fields: [
        {
          kind: "choice",
          name: "line_id",
          label: orderActs.size,
          missing: orderActs.chooseSize,
          isKey: true,
          choices: order.lines.map(({ id, size }) => ({ value: String(id), label: size })),
        },
        { kind: "tonnes", name: "quantity", label: orderActs.quantity, schema: change.quantity },
        consent,
      ],
    }),
    "change freight": orderAct(order, {
      command: "freight",
      title: orderActs.freight,
      text: orderActs.freightText,
      draft: draftOfFreight(order.id),
      fields: [
        { kind: "money", name: "transport_price", label: orderActs.freightPrice, schema: freight.transport_price },
        { ...consent, hint: orderActs.freightConsentHint, isOptional: true, isUnlabelled: true },
      ],
    }),
    cancel: orderAct(order, {
      command: "cancel",
      title: orderActs.cancel,
      text: orderActs.cancelText,
      isDanger: true,
      keepText: acts.keep,
      figures: [{ term: orderActs.advance, value: exact(order.money.advance) }],
      fields: [{ kind: "money", name: "refund", label: orderActs.refundOfAdvance, schema: cancel.refund }],
    }),
  };
}
