import { Boolean as BooleanOf, Object as ObjectOf, type Static } from "typebox";
import { forget, keep, recall } from "../page/kept";
import { RfqForm } from "./rfq-form";
import { RfqRequest } from "./rfq-request";

const name = "rfq";

const Draft = ObjectOf({
  request: RfqRequest,
  form: RfqForm,
  /** The session ended while the request was being written: the login comes back without what had travelled along. */
  isInterrupted: BooleanOf(),
});
export type Draft = Static<typeof Draft>;

export const readDraft = (): Draft | null => recall(name, Draft);

export const writeDraft = (draft: Draft, phone?: string): void => keep(name, draft, phone);

export const dropDraft = (): void => forget(name);

/** What was written for exactly this request before a reload. */
export function draftFor(request: RfqRequest): Draft | null {
  const draft = readDraft();
  return draft && JSON.stringify(draft.request) === JSON.stringify(request) ? draft : null;
}
