import type { JSHandle, Page } from "playwright-core";
import { acceptWrites } from "../forms/accepted-writes";
import { buyerForms } from "../forms/buyer-forms";
import { resetPage } from "../forms/reset-page";
import { sellerForms } from "../forms/seller-forms";
import { transporterForms } from "../forms/transporter-forms";
import type { TriedForm } from "../forms/tried-form";
import { lastingVisits } from "../harness/lasting-visits";

const limitMs = 120_000;

/** An application makes another person of the one who sends it; a row's price has its button only once it is changed. */
const excepted: ReadonlySet<string> = new Set(["application", "price in its row"]);
const forms = [...buyerForms, ...sellerForms, ...transporterForms].filter(({ what }) => !excepted.has(what));
const visitOf = lastingVisits([...new Set(forms.map(({ as }) => as))], { screen: "phone" });

describe("after an act the focus is on its answer or where the act was, never lost", () => {
  for (const form of forms) {
    it(`${form.what} (${form.file})`, () => act(form), limitMs);
  }
});

async function act(form: TriedForm): Promise<void> {
  const { page } = visitOf(form.as);
  await resetPage(page);
  await acceptWrites(page);
  await form.open(page, null);
  await form.button(page).focus();
  const lost = await watchFocus(page);
  await page.keyboard.press("Enter");
  await confirm(page);
  expect(await lost.evaluate(({ longest }) => longest)).toBeLessThan(6);
  await resetPage(page);
}

/**
 * Counts the frames in a row without focus, for so many that what follows an act has ended: its message, its dialog, the
 * refetched page.
 */
async function watchFocus(page: Page): Promise<JSHandle<{ readonly longest: Promise<number> }>> {
  return page.evaluateHandle(() => {
    const longest = new Promise<number>((resolve) => {
      function look(left: number, most: number, row: number): void {
        const now = document.activeElement === document.body ? row + 1 : 0;
        if (left === 0) resolve(Math.max(most, now));
        else requestAnimationFrame(() => look(left - 1, Math.max(most, now), now));
      }
      look(240, 0, 0);
    });
    return { longest };
  });
}

/** Answers the question that some acts ask first. */
async function confirm(page: Page): Promise<void> {
  const question = page.getByRole("dialog").filter({ hasText: /\?/ }).locator("footer button").last();
  await question.click({ timeout: 1000 }).catch(() => undefined);
}
