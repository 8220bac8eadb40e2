import { sql } from "kysely";
import { createEarlierBooks, type EarlierBooks } from "../../testing/earlier-books";

let books: EarlierBooks;
beforeEach(async () => {
  books = await createEarlierBooks("0511");
});
afterEach(() => books.close());

it("gives the later of two categories whose names differ only in capitals its id, and leaves the others as they are", async () => {
  const insert = (name: string) =>
    sql<{ id: number }>`insert into category (name) values (${name}) returning id`.execute(books.db);
  await insert("TMT Bar");
  await insert("Wire Rod");
  const later = (await insert("tmt bar")).rows[0]?.id;

  await books.migrate();

  const { rows } = await sql<{ name: string }>`select name from category order by id`.execute(books.db);
  expect(rows.map(({ name }) => name)).toEqual(["TMT Bar", "Wire Rod", `tmt bar (${later})`]);
});
