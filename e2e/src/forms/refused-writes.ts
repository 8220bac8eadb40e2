import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";

/** Refuses every write of a page before it reaches the product, so that tests change nothing. */
export async function refuseWrites(page: Page): Promise<readonly string[]> {
  const sent: string[] = [];
  await answerInstead(page, "*/api/*", async ({ method, url: { pathname }, ...asked }) => {
    if (method === "GET" || /vital|report|logout/.test(pathname)) return asked.passOn();
    sent.push(pathname);
    await asked.answer({ status: 422, json: { message: "Not today", code: "refused" } });
  });
  return sent;
}
