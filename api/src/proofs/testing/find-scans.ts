import { withConnection } from "@mandi/launch/postgres/connection";

/** A statement that scans a large table. */
export interface Scan {
  readonly table: string;
  readonly statement: string;
}

/** Tables with fewer rows are read faster by a scan than by an index. */
const largeFrom = 5_000;

/**
 * Plans statements with a generic plan, which PostgreSQL makes for all values at once, and returns those that scan a large table.
 * The database must be filled and analysed.
 */
export async function findScans(url: string, statements: readonly string[]): Promise<Scan[]> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${largeFrom}`,
    );
    const large = new Set(rows.map(({ name }) => name));
    await client.query("set plan_cache_mode = force_generic_plan");
    const scans: Scan[] = [];
    for (const statement of statements) {
      const { rows: plans } = await client.query(`explain (generic_plan, format json) ${statement}`);
      const tables = [...new Set(scannedTables(plans))].filter((table) => large.has(table));
      scans.push(...tables.map((table) => ({ table, statement })));
    }
    return scans;
  });
}

/** The tables of all sequential scans anywhere in a plan. */
function scannedTables(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(scannedTables);
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap(scannedTables);
  if (!("Node Type" in node) || node["Node Type"] !== "Seq Scan" || !("Relation Name" in node)) return inside;
  return [String(node["Relation Name"]), ...inside];
}
