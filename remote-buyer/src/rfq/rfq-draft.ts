import { deviceStore } from "@mandi/shared/browser/device-store";
import { readOrNull } from "@mandi/shared/contract/read";
import { Boolean as BooleanOf, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { RfqForm } from "./rfq-form";
import { RfqRequest } from "./rfq-request";

/** A request that is started and not sent. */
const RfqDraft = ObjectOf({
  request: RfqRequest,
  form: RfqForm,
  /**
   * The idempotency key it is sent with. It is kept with the draft: a second tab and a retry after a reload then send
   * the same request, and the server makes one quotation of them.
   */
  key: StringOf(),
  /** It was read from a text that the person wrote or pasted, which is removed with it once it is sent. */
  isFromText: BooleanOf(),
});
export type RfqDraft = Static<typeof RfqDraft>;

const drafts = deviceStore({ area: "buyer", purpose: "rfq", schema: RfqDraft, maxAgeDays: 7 });
/** One at a time: a person who requests something else has abandoned it. */
const id = "draft";

export const readDraft = (): RfqDraft | null => drafts.load(id);

export const writeDraft = (draft: RfqDraft): boolean => drafts.store(id, draft);

/** Removes the draft that is sent with that key; one that another tab has begun since stays. */
export function dropDraft(key: string): void {
  if (readDraft()?.key === key) drafts.drop(id);
}

export const followDraft = drafts.follow;

/** The state of a history entry whose request is the draft with this key: a reload of it, and Back to it, restore that draft only. */
const DraftState = ObjectOf({ draft: StringOf() });

export const draftState = (key: string): Static<typeof DraftState> => ({ draft: key });

/** The key of the draft of a history entry; null where its request is no draft. */
export const draftKeyOf = (state: unknown): string | null => readOrNull(DraftState, state)?.draft ?? null;

/** The draft of a history entry, unless another one has taken its place since. */
export function draftOfEntry(key: string): RfqDraft | null {
  const draft = readDraft();
  return draft?.key === key ? draft : null;
}

/** In the tab's own storage, which a reload of the login page keeps and another tab does not see. */
const interruptedKey = "mandi-rfq-interrupted";

/** Notes whose form was open when the session ended. A typed address loads the product afresh, without this note. */
export function interruptDraft(key: string): void {
  try {
    sessionStorage.setItem(interruptedKey, key);
  } catch {
    // The browser blocks storage: the login leads to the start of the request.
  }
}

/** The draft to which a login leads back, for the person it belongs to; null for a typed address. */
export function resumeDraft(): RfqDraft | null {
  try {
    return draftOfEntry(sessionStorage.getItem(interruptedKey) ?? "");
  } catch {
    return null;
  }
}

/**
 * What was written for exactly this request before a reload. Its total is for orientation and moves with the market.
 */
export function draftFor(request: RfqRequest): RfqDraft | null {
  const draft = readDraft();
  return draft && withoutTotal(draft.request) === withoutTotal(request) ? draft : null;
}

function withoutTotal({ total: _, ...request }: RfqRequest): string {
  return JSON.stringify(request);
}
