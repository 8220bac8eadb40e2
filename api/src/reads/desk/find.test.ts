import { sql } from "kysely";
import { apiOfFile } from "../../testing/api-of-file";
import { addPeople, createPlanReader, type PlanReader } from "../../testing/read-plans";
import { selectNumbered } from "./find.read";

const api = apiOfFile();
let reader: PlanReader;
beforeAll(async () => {
  await addPeople(api.db);
  await sql`analyze`.execute(api.db);
  reader = createPlanReader(api);
});
afterAll(() => reader.close());

it("finds a person by phone or GSTIN without reading the whole table", async () => {
  const find = () => selectNumbered(reader.db, ["7000000007"], api.clock.now());

  expect(await find()).toMatchObject([{ kind: "user", number: "7000000007" }]);
  expect(await reader.findScans(find, ["users"])).toEqual([]);
});

it("finds a person by PAN without reading the whole table", async () => {
  await sql`
    insert into profile (user_id, pan_number, updated_at)
    select id, 'AAAPL' || lpad((row_number() over ())::text, 4, '0') || 'C', now() from users`.execute(api.db);
  await sql`analyze profile`.execute(api.db);
  const find = () => selectNumbered(reader.db, ["AAAPL0007C"], api.clock.now());

  expect(await find()).toMatchObject([{ kind: "user" }]);
  expect(await reader.findScans(find, ["users"])).toEqual([]);
});
