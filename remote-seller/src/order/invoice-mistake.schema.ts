import type { SellerOrderEventBody } from "@mandi/shared/contract/seller-order";
import { type InvoiceCorrection, invoiceCorrections, type SellerBill } from "@mandi/shared/contract/tax-invoice";
import { invoices } from "@mandi/shared/messages/seller-invoices";
import { object, string } from "yup";

export interface InvoiceMistakeForm {
  readonly correction: string;
  readonly note: string;
}

export const emptyMistake: InvoiceMistakeForm = { correction: "", note: "" };

export const mistakeSchema = object({
  correction: string().required(invoices.correctionMissing),
  note: string().when("correction", ([correction], note) =>
    correction === "Other correction" ? note.trim().required(invoices.noteMissing) : note,
  ),
});

/** The request body that cancels an invoice. */
export function toMistakeBody(
  { vehicle_id }: SellerBill,
  { correction, note }: InvoiceMistakeForm,
): SellerOrderEventBody {
  const chosen = invoiceCorrections.find((word): word is InvoiceCorrection => word === correction);
  return {
    event: "cancel_invoice",
    vehicle_id,
    ...(chosen && { correction: chosen }),
    ...(note.trim() !== "" && { note: note.trim() }),
  };
}
