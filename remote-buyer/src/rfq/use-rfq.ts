import { notify, shortNoticeDurationMs } from "@mandi/shared/browser/notify";
import { quotationListPath } from "@mandi/shared/contract/page-paths";
import type { CreateQuotationGroupAnswer } from "@mandi/shared/contract/quotation-group";
import type { CreateQuotationAnswer } from "@mandi/shared/contract/quotation-request";
import { useEndedByEdit } from "@mandi/shared/forms/use-ended-by-edit";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { todayInIndia } from "@mandi/shared/query/today";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type SentRequests, toSentRequests } from "../asking/sent-requests";
import { keptSelections } from "../product/kept-selections";
import { createGroup, createQuotation } from "./rfq.api";
import {
  findErrors,
  goodsOf,
  isGroup,
  isOfSeveral,
  type RfqErrors,
  type RfqForm,
  toGroupBody,
  toQuotationBody,
} from "./rfq-form";
import type { RfqRequest } from "./rfq-request";
import type { RfqSending } from "./use-rfq-draft";

/**
 * Submitting the request: one of several products is confirmed first; what is missing is shown in toasts and at the
 * fields.
 */
export function useRfq(request: RfqRequest, form: RfqForm, { keys, drop }: RfqSending) {
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [leftAsked, setLeftAsked] = useState(0);
  const sent = useRef<SentRequests | null>(null);
  const found = findErrors(request, form, todayInIndia());
  const errors: RfqErrors = isRefused ? found : {};
  const saving = useSubmit({
    noticeMs: shortNoticeDurationMs,
    keys,
    onDone() {
      drop();
      for (const { request: asked } of goodsOf(request, form))
        keptSelections.drop(String(asked.product.seller_commodity_product_id));
    },
    onLeave: () => void navigate(quotationListPath, { state: sent.current }),
  });
  useEndedByEdit(form, saving);

  function submit(): void {
    const { billing, consignee, neededBy, part, message } = found;
    const trouble = billing ?? consignee ?? neededBy ?? part?.text ?? message;
    if (trouble === undefined) {
      if (isOfSeveral(form)) setIsAsking(true);
      else void send();
      return;
    }
    setIsRefused(true);
    notify.error(trouble, shortNoticeDurationMs);
  }

  async function send(): Promise<void> {
    const call = sendingOf(request, form);
    const outcome = call && (await saving.submit((keyFor) => call(keyFor())));
    if (outcome?.kind === "done") sent.current = toSentRequests(outcome.answer, goodsOf(request, form));
    // A refusal is shown in the form, where it can be corrected.
    setIsAsking(false);
  }

  return {
    submit,
    send,
    isAsking,
    endAsking: () => setIsAsking(false),
    /** How often the lines that the request leaves out were asked for. */
    leftAsked,
    goToLeft(): void {
      setIsAsking(false);
      setLeftAsked((before) => before + 1);
    },
    errors,
    saving,
  };
}

/** The call of the documents where it is sufficient; null while something is missing. */
function sendingOf(
  request: RfqRequest,
  form: RfqForm,
): ((key: string) => Promise<CreateQuotationAnswer | CreateQuotationGroupAnswer>) | null {
  if (isGroup(request, form)) {
    const body = toGroupBody(request, form);
    return body && ((key: string) => createGroup(body, key));
  }
  const body = toQuotationBody(request, form);
  return body && ((key: string) => createQuotation(body, key));
}
