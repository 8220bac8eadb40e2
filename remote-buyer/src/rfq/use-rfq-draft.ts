import { sessionStore } from "@mandi/shared/session";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { draftFor, readDraft, writeDraft } from "./rfq-draft";
import { emptyForm, type RfqForm } from "./rfq-form";
import { type RfqRequest, readRfqRequest } from "./rfq-request";

/**
 * The request that came with the navigation, or the one that a login interrupted; null for anyone who just typed the
 * address. What is written survives a reload and a login.
 */
export function useRfqDraft() {
  const { state } = useLocation();
  const [request] = useState<RfqRequest | null>(() => readRfqRequest(state) ?? interruptedRequest());
  const [form, setForm] = useState<RfqForm>(() => (request ? (draftFor(request)?.form ?? emptyForm) : emptyForm));
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    if (request) writeDraft({ request, form, isInterrupted: false });
  }, [request, form]);

  useEffect(() => {
    if (!request) return;
    return sessionStore.subscribe((now, before) => {
      if (before.user === null || now.user !== null) return;
      writeDraft({ request, form: latest.current, isInterrupted: true }, before.user.phone);
    });
  }, [request]);

  return { request, form, change: (part: Partial<RfqForm>) => setForm((before) => ({ ...before, ...part })) };
}

function interruptedRequest(): RfqRequest | null {
  const draft = readDraft();
  return draft?.isInterrupted ? draft.request : null;
}
