import { orderWrites } from "@mandi/shared/contract/desk/order";
import { invoiceCorrections } from "@mandi/shared/contract/tax-invoice";
import { orderActs as words } from "@mandi/shared/messages/desk-acts";
import type { DeskAct } from "../../acts/desk-act";
import type { DeskOrder } from "../order.api";
import { orderAct, vehicleField } from "./act-basis";

const { properties: fields } = orderWrites["order seller-step"].body;
const command = "seller-step";

/** Steps of the seller that the desk takes for them. */
export function sellerActs(order: DeskOrder): Readonly<Record<string, DeskAct>> {
  const vehicle = vehicleField(order, "vehicle_id");
  return {
    confirm: orderAct(order, {
      command,
      event: "confirm",
      title: words.confirm,
      fields: [{ kind: "day", name: "dispatch_date", label: words.dispatchDate, schema: fields.dispatch_date }],
    }),
    loading: orderAct(order, { command, event: "loading", title: words.loading, fields: [vehicle] }),
    "final quantity": orderAct(order, {
      command,
      event: "final_quantity",
      title: words.weight,
      fields: [
        vehicle,
        { kind: "tonnes", name: "final_quantity", label: words.weighed, schema: fields.final_quantity },
      ],
    }),
    invoice: orderAct(order, {
      command,
      event: "invoice",
      title: words.invoice,
      fields: [
        vehicle,
        { kind: "text", name: "invoice_number", label: words.invoiceNumber, schema: fields.invoice_number },
        { kind: "day", name: "invoice_date", label: words.invoiceDate, schema: fields.invoice_date },
      ],
    }),
    "cancel invoice": orderAct(order, {
      command: "cancel-invoice",
      title: words.cancelInvoice,
      text: words.cancelInvoiceText,
      isDanger: true,
      fields: [
        vehicle,
        {
          kind: "choice",
          name: "correction",
          label: words.correction,
          missing: words.missing,
          choices: invoiceCorrections.map((one) => ({ value: one, label: one })),
        },
      ],
    }),
  };
}
