import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import type { InvoiceCorrection, SellerBill } from "@mandi/shared/contract/tax-invoice";
import { fieldErrors } from "@mandi/shared/forms/field-errors";
import type { FormikHelpers } from "formik";
import { useRef } from "react";
import { useIntentKey } from "../page/use-intent-key";
import { useSaving } from "../page/use-saving";
import { type InvoiceMistakeForm, toMistakeBody } from "./invoice-mistake.schema";
import { sendStep } from "./order.api";

interface InvoiceMistake {
  readonly order: SellerOrder;
  readonly bill: SellerBill;
  /** The order is another one now; what the seller named as the mistake, once the invoice is taken back. */
  readonly onChanged: (corrected: InvoiceCorrection | null) => void;
  readonly onClose: () => void;
}

/** Takes an invoice back; the page behind learns of it when the dialog leaves. */
export function useInvoiceMistake({ order, bill, onChanged, onClose }: InvoiceMistake) {
  const { keyFor, forgetIntent } = useIntentKey();
  const saving = useSaving({ onSaved: forgetIntent, onLeave: close });

  const corrected = useRef<InvoiceCorrection | null>(null);

  function close(): void {
    if (saving.isSaved) onChanged(corrected.current);
    onClose();
  }

  async function submit(form: InvoiceMistakeForm, { setErrors }: FormikHelpers<InvoiceMistakeForm>): Promise<void> {
    // A second press may be checked only after the first was answered.
    if (saving.isSaved) return;
    const body = toMistakeBody(bill, form);
    corrected.current = body.correction ?? null;
    const written = await saving.save(() => sendStep(order.id, body, keyFor(body)));
    if (written.kind !== "refused") return;
    setErrors(fieldErrors(written.failure));
    // Someone was first: what the page shows behind the dialog is no longer so.
    if (written.failure.status === 409) onChanged(null);
  }

  return { saving, submit, close };
}
