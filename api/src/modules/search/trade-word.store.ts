import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { prepared } from "../../platform/database/prepared";

const selectMeanings = prepared((db, { phrases }: { readonly phrases: readonly string[] }) => ({
  compile: () =>
    sql<{ phrase: string; means: string }>`
      select phrase, means from unnest(${phrases}::text[]) as phrase
      join trade_word on trade_word.word = search_text(phrase)`.compile(db),
}));

/** The phrases that are traders' terms, with the catalogue's term for each. */
export async function selectTradeWords(db: Db, phrases: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await selectMeanings(db, { phrases });
  return new Map(rows.map(({ phrase, means }) => [phrase, means]));
}
