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

it("finds a person by phone or GSTIN without reading everybody", async () => {
  const find = () => selectNumbered(reader.db, ["7000000007"]);

  expect(await find()).toMatchObject([{ kind: "user", number: "7000000007" }]);
  expect(await reader.findScans(find, ["users"])).toEqual([]);
});
