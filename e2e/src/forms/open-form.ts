import type { Page } from "playwright-core";
import { clearStores } from "../harness/empty-page";
import { enterAddress } from "../harness/enter-address";
import { acceptWrites } from "./accepted-writes";
import { refuseWrites, seesRefusal } from "./refused-writes";
import { resetPage, showAsPhone } from "./reset-page";
import type { Label, TriedForm } from "./tried-form";

/** A form in a page, ready for its last field and its button. */
export interface OpenForm {
  /** The writes that were sent since it is open. */
  readonly sent: () => readonly string[];
  /** Waits for the answer to its nth write, which is refused. */
  readonly refused: (nth: number) => Promise<void>;
  /** Leaves it. Without this, as after a failure, the next one begins with a reset. */
  readonly close: () => Promise<void>;
}

/** Pages whose last form was left and can be opened again in the same document. */
const left = new WeakMap<Page, { readonly form: TriedForm; readonly sent: readonly string[] }>();

/**
 * Opens a form whose writes are refused. One that was tried last in this page opens in the same document, which costs a fifth
 * of a load: all its fields are new, and whatever it stored is cleared.
 */
export async function openForm(page: Page, form: TriedForm, tried: Label | null): Promise<OpenForm> {
  const last = left.get(page);
  left.delete(page);
  if (last?.form !== form) await resetPage(page);
  const all = last?.form === form ? last.sent : await refuseWrites(page);
  const before = all.length;
  await form.open(page, tried);
  const close = async () => {
    await leaveForm(page);
    left.set(page, { form, sent: all });
  };
  return { sent: () => all.slice(before), refused: (nth) => seesRefusal(page, before + nth), close };
}

/** Opens a form whose writes are accepted, all its fields filled in; the next one begins with a reset. */
export async function openAccepted(page: Page, form: TriedForm): Promise<void> {
  if (left.get(page)?.form !== form) await resetPage(page);
  left.delete(page);
  await acceptWrites(page);
  await form.open(page, null);
}

/** An address that the shell answers by itself: what was open before is gone once it says so. */
const nowhere = "/no-such-page";
/** A link's state with which the product asks nothing about unsaved input (`shared/src/browser/without-question.ts`). */
const withoutQuestion = { isWithoutQuestion: true };

async function leaveForm(page: Page): Promise<void> {
  await enterAddress(page, nowhere, withoutQuestion);
  await page.getByRole("heading", { name: "Opps! Page not found" }).waitFor();
  // Only now: a page may store its unfinished work when it is left.
  await clearStores(page);
  await showAsPhone(page);
}
