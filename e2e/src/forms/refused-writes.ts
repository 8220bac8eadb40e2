import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";

/** What a page says after its nth refusal: a toast of the one before may still stand. */
const refusalText = (nth: number) => `Not today (${nth})`;

/** Refuses every write of a page before it reaches the product, so that tests change nothing. */
export async function refuseWrites(page: Page): Promise<readonly string[]> {
  const sent: string[] = [];
  await answerInstead(page, "*/api/*", async ({ method, url: { pathname }, ...asked }) => {
    if (method === "GET" || /vital|report|logout/.test(pathname)) return asked.passOn();
    sent.push(pathname);
    await asked.answer({ status: 422, json: { message: refusalText(sent.length), code: "refused" } });
  });
  return sent;
}

/** Waits for the answer to a page's nth refused write. */
export async function seesRefusal(page: Page, nth: number): Promise<void> {
  await page.waitForFunction(
    (text) => [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent?.includes(text)),
    refusalText(nth),
  );
}
