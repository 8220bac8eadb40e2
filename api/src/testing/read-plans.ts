import { type CompiledQuery, Kysely, sql } from "kysely";
import type { Database } from "../database-tables";
import type { Db } from "../platform/database/database";
import { namedStatementDialect } from "../platform/database/named-statement-driver";
import { createPool } from "../platform/database/pool";
import type { TestApi } from "./test-api";

/** Tables of a market read through a separate connection that records every statement. */
export interface PlanReader {
  readonly db: Db;
  /** The large tables that `read` scans, with the statement; nothing is the only good answer. */
  findScans(read: () => Promise<unknown>, large: readonly string[]): Promise<readonly string[]>;
  /** The indexes by which `read` finds its rows, in the order of their names. */
  findIndexes(read: () => Promise<unknown>): Promise<readonly string[]>;
  /** How many times the statements of `read` look into a table: as often as it was scanned, by an index or as a whole. */
  countLooks(read: () => Promise<unknown>, table: string): Promise<number>;
  close(): Promise<void>;
}

export function createPlanReader(api: TestApi): PlanReader {
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: namedStatementDialect(createPool({ url: api.database.url, size: 2, onIdleError: () => undefined })),
    log: ({ query }) => void queries.push(query),
  });
  return {
    db,
    async findScans(read, large) {
      queries.length = 0;
      await read();
      if (queries.length === 0) throw new Error("Nothing was read");
      const scans: string[] = [];
      for (const { sql: text, parameters } of [...queries]) {
        const { rows } = await api.database.pool.query(`explain (format json) ${text}`, [...parameters]);
        const tables = scannedTables(rows[0]["QUERY PLAN"][0].Plan).filter((table) => large.includes(table));
        scans.push(...tables.map((table) => `${table} in ${text}`));
      }
      return scans;
    },
    async findIndexes(read) {
      queries.length = 0;
      await read();
      const names = new Set<string>();
      for (const { sql: text, parameters } of [...queries]) {
        const { rows } = await api.database.pool.query(`explain (format json) ${text}`, [...parameters]);
        for (const name of indexesOf(rows[0]["QUERY PLAN"][0].Plan)) names.add(name);
      }
      return [...names].sort();
    },
    async countLooks(read, table) {
      queries.length = 0;
      await read();
      let looks = 0;
      for (const { sql: text, parameters } of [...queries]) {
        const { rows } = await api.database.pool.query(`explain (analyze, format json) ${text}`, [...parameters]);
        looks += looksInto(rows[0]["QUERY PLAN"][0].Plan, table);
      }
      return looks;
    },
    close: () => db.destroy(),
  };
}

interface Plan {
  readonly "Node Type": string;
  readonly "Actual Loops"?: number;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly Plan[];
}

function scannedTables(plan: Plan): readonly string[] {
  const own = plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"] ?? ""] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedTables)];
}

function indexesOf(plan: Plan): readonly string[] {
  return [plan["Index Name"] ?? [], ...(plan.Plans ?? []).map(indexesOf)].flat();
}

function looksInto(plan: Plan, table: string): number {
  const own = plan["Relation Name"] === table ? (plan["Actual Loops"] ?? 0) : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + looksInto(part, table), own);
}

/** The number of people of each type in a market. */
const people = 300;

export async function addPeople(db: Db): Promise<void> {
  const phones = { customer: 7_000_000_000, seller: 7_100_000_000, transporter: 7_200_000_000 };
  for (const [type, from] of Object.entries(phones)) {
    await sql`
      insert into users (phone, type, verification_status, created_at)
      select (${from}::bigint + n)::text, ${type}, 'approved', now() from generate_series(1, ${people}::int) n`.execute(
      db,
    );
  }
}

/** SQL for the key of a person of this type, different for every number. */
export function personOf(type: "customer" | "seller" | "transporter", n: string): string {
  return `(select array_agg(id order by id) from users where type = '${type}')[1 + (${n}) % ${people}]`;
}
