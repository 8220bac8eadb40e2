import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import type { InvoiceCorrection, SellerBill } from "@mandi/shared/contract/tax-invoice";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { useRef } from "react";
import { type InvoiceMistakeForm, toMistakeBody } from "./invoice-mistake.schema";
import { sendStep } from "./order.api";

interface InvoiceMistake {
  readonly order: SellerOrder;
  readonly bill: SellerBill;
  /** Called when the order has changed; with the mistake that the seller named, once the invoice is cancelled. */
  readonly onChanged: (corrected: InvoiceCorrection | null) => void;
  readonly onClose: () => void;
}

/** Cancels an invoice; the page behind is updated when the dialog closes. */
export function useInvoiceMistake({ order, bill, onChanged, onClose }: InvoiceMistake) {
  const corrected = useRef<InvoiceCorrection | null>(null);
  const saving = useSubmit({ onRefresh: () => onChanged(corrected.current), onLeave: onClose });

  async function submit(form: InvoiceMistakeForm) {
    const body = toMistakeBody(bill, form);
    const outcome = await saving.submit((keyFor) => sendStep(order.id, body, keyFor(body)));
    if (outcome.kind === "done") corrected.current = body.correction ?? null;
    // Somebody else was faster: the page behind the dialog is out of date.
    if (outcome.kind === "refused" && outcome.failure.status === 409) onChanged(null);
    return outcome;
  }

  return { saving, submit };
}
