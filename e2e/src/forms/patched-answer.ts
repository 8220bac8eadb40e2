import type { Page } from "playwright-core";

/** The product's answer to a read, with some fields as at another step of the trade. */
export async function patchAnswer(
  page: Page,
  call: string,
  patch: (row: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route(`**/api${call}`, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    // A 304 answer would have no body.
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
