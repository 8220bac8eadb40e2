import { notify, shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import { useReopening } from "@mandi/shared/state/use-reopening";
import { useWrite } from "@mandi/shared/state/use-write";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { redirectAfterMs } from "../page/use-after-save";
import { keptSelections } from "../product/kept-selections";
import { createQuotation } from "./rfq.api";
import { findErrors, type RfqErrors, type RfqForm, toQuotationBody } from "./rfq-form";
import type { RfqRequest } from "./rfq-request";
import type { RfqSending } from "./use-rfq-draft";

/** Sends the request; what is missing is said in toasts and at the fields. */
export function useRfq(request: RfqRequest, form: RfqForm, { keys, drop }: RfqSending) {
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const { isShut, shut } = useReopening();
  const { write, isBusy, refusal } = useWrite({ durationMs: shortNoticeDurationMs, keys });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const errors: RfqErrors = isRefused ? findErrors(form) : {};

  useEffect(() => () => clearTimeout(timer.current), []);

  async function submit(): Promise<void> {
    const body = toQuotationBody(request, form);
    if (body === null) {
      setIsRefused(true);
      const { billing, consignee } = findErrors(form);
      notify.error(billing ?? consignee ?? "", shortNoticeDurationMs);
      return;
    }
    if (!shut()) return;
    const { kind } = await write((key) => createQuotation(body, key));
    if (kind !== "done") return;
    setIsSent(true);
    drop();
    keptSelections.drop(String(request.product.seller_commodity_product_id));
    timer.current = setTimeout(() => void navigate("/quotation-list"), redirectAfterMs);
  }

  return { submit, errors, refusal, isBusy: isBusy || isSent, isShut };
}
