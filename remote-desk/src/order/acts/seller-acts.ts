import { orderWrites } from "@mandi/shared/contract/desk/order";
import { invoiceCorrections } from "@mandi/shared/contract/tax-invoice";
import { acts, orderActs } from "@mandi/shared/messages/desk-acts";
import type { Choice } from "@mandi/shared/ui/controls/select";
import type { DeskAct } from "../../acts/desk-act";
import { exact } from "../../common/exact";
import type { DeskOrder } from "../order.api";
import { choice, orderAct, vehicleChoices, vehicleField } from "./act-basis";
import type { VehicleStep } from "./vehicle-steps";

const { properties: fields } = orderWrites["order seller-step"].body;
const command = "seller-step";

/** Steps of the seller that the desk takes for them. */
export function sellerActs(order: DeskOrder): Readonly<Record<string, DeskAct>> {
  const vehicle = (step: VehicleStep) => vehicleField(order, "vehicle_id", step);
  return {
    confirm: orderAct(order, {
      command,
      event: "confirm",
      title: orderActs.confirm,
      fields: [{ kind: "day", name: "dispatch_date", label: orderActs.dispatchDate, schema: fields.dispatch_date }],
    }),
    loading: orderAct(order, { command, event: "loading", title: orderActs.loading, fields: [vehicle("loading")] }),
    "final quantity": orderAct(order, {
      command,
      event: "final_quantity",
      title: orderActs.weight,
      fields: [
        vehicle("final quantity"),
        { kind: "tonnes", name: "final_quantity", label: orderActs.weighed, schema: fields.final_quantity },
      ],
    }),
    invoice: orderAct(order, {
      command,
      event: "invoice",
      title: orderActs.invoice,
      fields: [
        vehicle("invoice"),
        { kind: "text", name: "invoice_number", label: orderActs.invoiceNumber, schema: fields.invoice_number },
        { kind: "day", name: "invoice_date", label: orderActs.invoiceDate, schema: fields.invoice_date },
      ],
    }),
    "cancel invoice": cancelInvoiceAct(order),
  };
}

/** Cancels the invoice of a vehicle; the call names the vehicle, people the invoice. */
function cancelInvoiceAct(order: DeskOrder): DeskAct {
  const invoices = new Map((order.buyer_view.invoices ?? []).map((one) => [String(one.vehicle_id), one]));
  const named = ({ value, label }: Choice): Choice => {
    const invoice = invoices.get(value);
    return invoice
      ? { value, label: orderActs.invoiceOf(invoice.number, exact(invoice.total), label) }
      : { value, label };
  };
  return orderAct(order, {
    command: "cancel-invoice",
    title: orderActs.cancelInvoice,
    text: orderActs.cancelInvoiceText,
    isDanger: true,
    keepText: acts.keep,
    confirmFor: ({ vehicle_id: id }) => {
      const invoice = invoices.get(String(id));
      return invoice ? orderActs.cancelOf(invoice.number) : null;
    },
    fields: [
      choice(
        "vehicle_id",
        orderActs.noteInvoice,
        orderActs.chooseInvoice,
        vehicleChoices(order, "cancel invoice").map(named),
        { isKey: true },
      ),
      choice(
        "correction",
        orderActs.correction,
        orderActs.missing,
        invoiceCorrections.map((one) => ({ value: one, label: one })),
      ),
    ],
  });
}
