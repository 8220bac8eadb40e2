import type { JSHandle, Page } from "playwright-core";
import { openAccepted } from "./open-form";
import type { TriedForm } from "./tried-form";

/** Acts by keyboard. @returns for how many frames in a row the focus was lost at most */
export async function framesWithoutFocus(page: Page, form: TriedForm): Promise<number> {
  await openAccepted(page, form);
  await form.button(page).focus();
  const lost = await watchFocus(page);
  await page.keyboard.press("Enter");
  await confirm(page);
  return lost.evaluate(({ longest }) => longest);
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
