import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Those of the phrases that traders use for something else, by the phrase as it was given. */
export async function listTradeWords(db: Db, phrases: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ phrase: string; means: string }>`
    select phrase, means from unnest(${[...phrases]}::text[]) as phrase
    join trade_word on trade_word.word = search_text(phrase)`.execute(db);
  return new Map(rows.map(({ phrase, means }) => [phrase, means]));
}
