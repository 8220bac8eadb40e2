import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { SellerOrderEventBody } from "@mandi/shared/contract/seller-order";
import { type Kilograms, kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { invalidField } from "../../../platform/errors";
import { cancelInvoice, type InvoiceMistake } from "../../shipments/invoice-cancellation.service";
import { loadVehicle } from "../../shipments/loading.service";
import { reportVehicle } from "../../shipments/vehicle.service";
import { invoiceVehicle } from "../../shipments/vehicle-invoice.service";
import type { LineQuantity } from "../amounts/order-amounts";
import { listOrderLines } from "../amounts/order-amounts.service";
import { lockOrderFor } from "../order.service";
import type { OrderRow } from "../order.store";
import { confirmOrder } from "../steps/confirm.service";

/** A step of the seller, taken by them or by the desk on their behalf. */
export interface SellerStepRequest {
  readonly taker: "seller" | "desk";
  readonly actorId: number;
  readonly orderId: number;
  readonly event: SellerOrderEventBody;
  readonly at: Date;
}

/** Takes a seller's step (docs/domain.md#order) and returns a message. @throws Refusal 404, 409, 422 */
export async function takeSellerStep(tx: Db, request: SellerStepRequest): Promise<{ message: string }> {
  const { taker, actorId, event, at } = request;
  const order = await lockOrderFor(tx, taker, actorId, request.orderId);
  const input = { order, taker, context: { at, actorId } };
  const noted = { ...input, remark: event.note };
  switch (event.event) {
    case "confirm":
      await confirmOrder(tx, order, { taker, dispatchDay: event.dispatch_date, remark: event.note }, input.context);
      return { message: "The order is confirmed." };
    case "loading":
      await reportVehicle(tx, noted, vehicleOf(event));
      return { message: "The vehicle is at the plant." };
    case "final_quantity":
      await loadVehicle(tx, noted, vehicleOf(event), {
        quantityKg: quantityOf(event),
        lines: await linesOf(tx, order, event),
        freightAdvancePaise: event.freight_advance === undefined ? undefined : paiseFromRupees(event.freight_advance),
        photoId: event.upload_id,
      });
      return { message: "The loaded quantity is saved." };
    case "invoice":
      await invoiceVehicle(tx, noted, vehicleOf(event), {
        number: event.invoice_number ?? missing("invoice_number"),
        day: event.invoice_date ?? missing("invoice_date"),
        ...(event.invoice_total !== undefined && { totalPaise: paiseFromRupees(event.invoice_total) }),
        uploadId: event.upload_id,
      });
      return { message: "The invoice is saved." };
    case "cancel_invoice":
      // Its note is part of the reason, which is between the seller and the desk.
      await cancelInvoice(tx, input, vehicleOf(event), mistakeOf(event));
      return { message: "The invoice is cancelled." };
  }
}

type Field = keyof SellerOrderEventBody;

function missing(field: Field, message = sentenceOf(SellerOrderEventBody.properties[field])): never {
  throw invalidField(field, message);
}

function vehicleOf({ vehicle_id }: SellerOrderEventBody): number {
  return vehicle_id ?? missing("vehicle_id");
}

/** Leaves room for the correction before the note that may follow it. */
const mistakeNoteAtMost = 300;

function mistakeOf({ correction, note = "" }: SellerOrderEventBody): InvoiceMistake {
  const words = note.trim();
  if (correction === undefined) missing("correction", "Please choose what is wrong");
  if (correction === "Other correction" && words === "") missing("note", "Please say what is wrong");
  if (words.length > mistakeNoteAtMost)
    throw invalidField("note", `Please use at most ${mistakeNoteAtMost} characters`);
  return { correction, reason: words === "" ? correction : `${correction}: ${words}` };
}

function quantityOf({ final_quantity }: SellerOrderEventBody): Kilograms {
  return kilogramsFromTonnes(final_quantity ?? missing("final_quantity"));
}

/** The sizes are identified as on the order's page, by their variation. */
async function linesOf(
  tx: Db,
  order: OrderRow,
  { loaded }: SellerOrderEventBody,
): Promise<readonly LineQuantity[] | undefined> {
  if (loaded === undefined) return undefined;
  const lines = await listOrderLines(tx, order.id);
  return loaded.map(({ id, quantity }) => {
    const line = lines.find(({ size_variation_id }) => size_variation_id === id);
    if (!line) throw invalidField("loaded", "These sizes are not on this vehicle");
    return { lineId: line.id, quantityKg: kilogramsFromTonnes(quantity) };
  });
}
