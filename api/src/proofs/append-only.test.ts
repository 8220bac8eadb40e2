import { sql } from "kysely";
import { apiOfFile } from "../testing/api-of-file";

const api = apiOfFile();

it("refuses to empty any append-only table", async () => {
  const { rows } = await sql<{ name: string }>`
    select t.relname as name from pg_trigger g join pg_class t on t.oid = g.tgrelid
     where g.tgname like '%append_only' order by 1`.execute(api.db);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["bank_line", "freight_measure", "marking", "posting", "tds_certificate"]),
  );
  for (const { name } of rows) {
    await expect(sql`truncate ${sql.table(name)} cascade`.execute(api.db)).rejects.toThrow(/append-only|refused/);
  }
});
