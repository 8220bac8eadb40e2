import { sql } from "kysely";
import { inTransaction } from "../../platform/database/transaction";
import { apiOfFile } from "../../testing/api-of-file";
import { addPeople, createPlanReader, type PlanReader } from "../../testing/read-plans";
import { selectJournals } from "./journals.read";
import { selectTrail } from "./trail.read";

const api = apiOfFile();
let reader: PlanReader;
beforeAll(async () => {
  await addPeople(api.db);
  await sql`
    insert into audit_event (at, action, subject)
    select now(), 'order note', 'order:' || number || case when number % 2 = 0 then ':seller' else '' end
      from generate_series(1, 5000) number`.execute(api.db);
  await inTransaction(api.db, async (tx) => {
    // Entries without postings, which the books refuse.
    await sql`alter table journal disable trigger user`.execute(tx);
    await sql`
      insert into journal (event, description, at, once_key)
      select 'seller paid out', 'Payment', now(), 'payout:seller:' || number || ':UTR' || number
        from generate_series(1, 5000) number`.execute(tx);
    await sql`alter table journal enable trigger user`.execute(tx);
  });
  await sql`analyze`.execute(api.db);
  reader = createPlanReader(api);
});
afterAll(() => reader.close());

it("finds the trail of an order, and of its parts, without reading the whole trail", async () => {
  const find = (key: number) => selectTrail(reader.db, { about: { subjects: [`order:${key}`], hasBelongings: true } });

  expect(await find(77)).toMatchObject([{ subject: "order:77" }]);
  expect(await find(78)).toMatchObject([{ subject: "order:78:seller" }]);
  expect(await reader.findScans(() => find(78), ["audit_event", "journal"])).toEqual([]);
  const ofPerson = () => selectTrail(reader.db, { about: { subjects: ["user:7"], hasBelongings: true } });
  expect(await reader.findScans(ofPerson, ["audit_event"])).toEqual([]);
  const byOrAbout = () => selectTrail(reader.db, { person_id: 7 });
  expect(await reader.findScans(byOrAbout, ["audit_event"])).toEqual([]);
});

it("finds an entry of the books by the bank's reference without reading all of them", async () => {
  const find = () => selectJournals(reader.db, { search: " utr77" });

  expect(await find()).toMatchObject([{ description: "Payment" }]);
  expect(await reader.findIndexes(find)).toContain("journal_reference");
});
