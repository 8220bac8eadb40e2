import { notify, shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import { quotationListPath } from "@mandi/shared/contract/page-paths";
import { useEndedByEdit } from "@mandi/shared/forms/use-ended-by-edit";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { keptSelections } from "../product/kept-selections";
import { createQuotation } from "./rfq.api";
import { findErrors, type RfqErrors, type RfqForm, toQuotationBody } from "./rfq-form";
import type { RfqRequest } from "./rfq-request";
import type { RfqSending } from "./use-rfq-draft";

/** Sends the request; what is missing is said in toasts and at the fields. */
export function useRfq(request: RfqRequest, form: RfqForm, { keys, drop }: RfqSending) {
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const errors: RfqErrors = isRefused ? findErrors(form) : {};
  const saving = useSubmit({
    noticeMs: shortNoticeDurationMs,
    keys,
    onDone() {
      drop();
      keptSelections.drop(String(request.product.seller_commodity_product_id));
    },
    onLeave: () => void navigate(quotationListPath),
  });
  useEndedByEdit(form, saving);

  function submit(): void {
    const body = toQuotationBody(request, form);
    if (body !== null) {
      void saving.submit((keyFor) => createQuotation(body, keyFor()));
      return;
    }
    setIsRefused(true);
    const { billing, consignee } = findErrors(form);
    notify.error(billing ?? consignee ?? "", shortNoticeDurationMs);
  }

  return { submit, errors, saving };
}
