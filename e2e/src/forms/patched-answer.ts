import type { Page } from "playwright-core";

/** What the product answers to a read, with some of its fields as they are at another step of the trade. */
export async function patchAnswer(
  page: Page,
  call: string,
  patch: (row: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route(`**/api${call}`, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    // An answer that the page has already would come without its body.
    const { "if-none-match": _tag, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    const body = (await response.json()) as { data: Record<string, unknown> | Record<string, unknown>[] };
    const data = Array.isArray(body.data) ? body.data.map(patch) : patch(body.data);
    await route.fulfill({ response, json: { ...body, data } });
  });
}

/** The rows of a list inside an answer, each with some fields changed. */
export function eachOf(rows: unknown, change: Record<string, unknown>): unknown {
  return Array.isArray(rows) ? rows.map((row: object) => ({ ...row, ...change })) : rows;
}
