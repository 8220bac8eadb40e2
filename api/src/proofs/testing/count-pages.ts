import { withConnection } from "@mandi/launch/postgres/connection";
import { observeStatements } from "./observe-statements";

interface Plan {
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
}

/** The pages of 8 kB that the reading statements of a call look at, each as often as it is looked at, with generic plans. */
export async function countPages(url: string, call: () => Promise<unknown>): Promise<number> {
  const statements: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  await observeStatements((text, _wait, values) => void statements.push({ text, values }), call);
  return withConnection(url, async (client) => {
    await client.query("set plan_cache_mode = force_generic_plan");
    let pages = 0;
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ "QUERY PLAN": [{ readonly Plan: Plan }] }>(
        `explain (analyze, buffers, format json) ${text}`,
        [...values],
      );
      const [plan] = rows.flatMap((row) => row["QUERY PLAN"].map(({ Plan }) => Plan));
      pages += (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
    }
    return pages;
  });
}
