import { type RawBuilder, sql } from "kysely";
import { arrayOf } from "./prepared";

/**
 * The rows of a table that have one of these pairs of keys, as `asked` to select from. `from` names the table where the owner of the
 * SQL can be seen. Offset 0: each row by its index, also where a small table would be read as a whole.
 */
export function rowsByKeys<Row>(from: RawBuilder<unknown>, keys: Readonly<Record<string, readonly number[]>>) {
  const columns = Object.keys(keys).map((name) => sql.id(name));
  const lists = Object.values(keys).map((values) => arrayOf("bigint", values));
  const wished = sql.join(
    columns.map((column) => sql`row_of.${column} = wish.${column}`),
    sql` and `,
  );
  return sql<Row>`(
    select asked.* from unnest(${sql.join(lists)}) as wish (${sql.join(columns)}),
      lateral (select * ${from} as row_of where ${wished} offset 0) as asked)`.as<"asked">(sql`asked`);
}
