import type { Page } from "playwright-core";
import { answerInstead } from "../harness/answers";

/** The product's answer to a read, with some fields as at another step of the trade. */
export async function patchAnswer(
  page: Page,
  call: string,
  patch: (row: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await answerInstead(page, `*/api${call}`, async (asked) => {
    if (asked.method !== "GET") return asked.passOn();
    const like = await asked.askProduct();
    const body = (await like.json()) as { data: Record<string, unknown> | Record<string, unknown>[] };
    const data = Array.isArray(body.data) ? body.data.map(patch) : patch(body.data);
    await asked.answer({ like, json: { ...body, data } });
  });
}

/** The rows of a list inside an answer, each with some fields changed. */
export function eachOf(rows: unknown, change: Record<string, unknown>): unknown {
  return Array.isArray(rows) ? rows.map((row: object) => ({ ...row, ...change })) : rows;
}
