import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";
import { sql } from "kysely";
import { createTestBooks, type TestBooks } from "../../testing/test-books";
import { describeDifferences, reconcile } from "../ledger/reconcile";
import { issuePaper, storeBill } from "./paper.service";
import { gstin, sampleBill, sampleNote } from "./testing/sample-paper";
import { urlOf } from "./testing/url-of";

let books: TestBooks;
beforeEach(async () => {
  books = await createTestBooks({ poolSize: 20 });
});
afterEach(() => books.close());

const today = { at: new Date("2026-11-21T05:00:00.000Z"), actorId: null };
const issue = (context: { at: Date; actorId: null } = today, of = gstin) =>
  books.inTx((tx) => issuePaper(tx, { ...sampleNote, gstin: of }, context));
const papers = async () =>
  (
    await sql<Record<"number" | "date" | "sha256" | "prev_sha256", string> & { position: number; snapshot: object }>`
      select * from issued_paper order by id`.execute(books.db)
  ).rows;
const numbers = async () => (await papers()).map(({ number }) => number);
const range = (count: number) =>
  Array.from({ length: count }, (_, place) => `MC2627${String(place + 1).padStart(6, "0")}`);

describe("numbers of documents", () => {
  it("have no gaps or duplicates when twenty are issued at once and some of them fail", async () => {
    const attempts = Array.from({ length: 60 }, (_, place) =>
      books.inTx(async (tx) => {
        await issuePaper(tx, sampleNote, today);
        if (place % 3 === 0) throw new Error("The act failed after its document was issued");
      }),
    );
    const outcomes = await Promise.allSettled(attempts);

    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(20);
    expect(await numbers()).toEqual(range(40));
    expect(await reconcile(books.db)).toEqual([]);
  });

  it("have no gap when the process that issues is killed in the middle", async () => {
    await issue();
    const program = ["release/src/cli/program/run-program.mjs", "api/src/modules/papers/testing/issue-and-wait.cli.ts"];
    const child = spawn(
      process.execPath,
      program.map((file) => join(findCheckout(), file)),
      {
        env: { PATH: process.env["PATH"], DATABASE_URL: await urlOf(books.db) },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const [said] = await once(child.stdout, "data");
    expect(String(said)).toBe("issued MC2627000002 MC2627000003 MC2627000004\n");
    child.kill("SIGKILL");
    await once(child, "exit");

    await issue();

    expect(await numbers()).toEqual(range(2));
    expect(await reconcile(books.db)).toEqual([]);
  });

  it("start again with the financial year, at midnight in India between 31 March and 1 April", async () => {
    await issue({ at: new Date("2027-03-31T18:20:00.000Z"), actorId: null });
    await issue({ at: new Date("2027-03-31T18:40:00.000Z"), actorId: null });

    expect(await papers()).toMatchObject([
      { number: "MC2627000001", date: "2027-03-31" },
      { number: "MC2728000001", date: "2027-04-01" },
    ]);
  });

  it("belong to one GSTIN: a further one has its own series under its own letters", async () => {
    await issue();
    await issue(today, "24AAACM1234A1ZE");
    await issue();
    await issue(today, "24AAACM1234A1ZE");

    expect((await numbers()).sort()).toEqual([...range(2), "MCB2627000001", "MCB2627000002"]);
  });

  it("refuse a document dated before the last one of its series, with a message, and use no number", async () => {
    await issue();
    const yesterday = { at: new Date("2026-11-20T05:00:00.000Z"), actorId: null };

    await expect(issue(yesterday)).rejects.toMatchObject({
      status: 422,
      message: "An invoice is dated the day it is issued.",
    });

    expect(await numbers()).toEqual(range(1));
  });

  it("of a seller's bills are chosen by the seller", async () => {
    for (const number of ["K/7", "K/2"]) await books.inTx((tx) => storeBill(tx, "bill", sampleBill(number), today));

    expect(await papers()).toMatchObject([
      { number: "K/7", position: 1 },
      { number: "K/2", position: 2 },
    ]);
  });
});

describe("an issued document", () => {
  it.each([
    ["another text", "update issued_paper set snapshot = '{}'"],
    ["another hash", "update issued_paper set sha256 = 'a'"],
    ["a deletion", "delete from issued_paper"],
    ["emptying the documents", "truncate issued_paper cascade"],
    ["a lowered last number", "update paper_series set last = last - 1"],
    ["a series without its documents", "delete from paper_series"],
    [
      "a skipped number",
      `insert into issued_paper (kind, gstin, financial_year, number, date, snapshot, issued_at)
       values ('credit note', '${gstin}', '2627', 'MC2627000009', '2026-11-21', '{}', now())`,
    ],
    [
      "a day before that of the last document",
      `insert into issued_paper (kind, gstin, financial_year, number, date, snapshot, issued_at)
       values ('credit note', '${gstin}', '2627', 'MC2627000002', '2026-11-20', '{}', now())`,
    ],
  ])("never changes: the database refuses %s", async (_what, statement) => {
    await issue();
    const before = await papers();

    await expect(sql.raw(statement).execute(books.db)).rejects.toMatchObject({ code: "23000" });

    expect(await papers()).toEqual(before);
  });

  it("has a hash that anybody can recompute from its content and the previous document", async () => {
    await issue();
    await issue();
    const [first, second] = await papers();

    expect(second?.prev_sha256).toBe(first?.sha256);
    for (const paper of [first, second]) {
      const text = canonical({
        kind: "credit note",
        gstin,
        financial_year: "2627",
        position: paper?.position,
        number: paper?.number,
        date: paper?.date,
        snapshot: paper?.snapshot,
        previous: paper?.prev_sha256 ?? null,
      });
      expect(createHash("sha256").update(text).digest("hex")).toBe(paper?.sha256);
    }
  });

  it.each([
    [
      "was changed",
      "update issued_paper set snapshot = jsonb_set(snapshot, '{reason}', '\"x\"') where position = 2",
      "document MC2627000002: each document is as it was issued, after the document before it",
    ],
    [
      "was deleted",
      "delete from issued_paper where position = 2",
      "series 27AAACM1234A1Z8 credit note 2627: each series of documents has its numbers without a gap, expected 1 to 3, found 2 documents up to 3",
    ],
    [
      "was the last one and was deleted",
      "delete from issued_paper where position = 3",
      "series 27AAACM1234A1Z8 credit note 2627: each series of documents has its numbers without a gap, expected 1 to 3, found 2 documents up to 2",
    ],
    [
      "was rewritten with a hash that fits it",
      `update issued_paper set snapshot = '{}' where position = 2;
       update issued_paper p set sha256 = paper_hash(p) where position = 2`,
      "document MC2627000003: each document is as it was issued, after the document before it",
    ],
  ])(
    "is reported by the check of the books when it %s in spite of the database's rules",
    async (_what, damage, named) => {
      for (let count = 0; count < 3; count += 1) await issue();
      expect(describeDifferences(await reconcile(books.db))).toMatch(/^0 differences/);
      await sql.raw("alter table issued_paper disable trigger issued_paper_append_only").execute(books.db);
      await sql.raw(damage).execute(books.db);

      expect(describeDifferences(await reconcile(books.db))).toContain(named);
    },
  );
});

/** JSON as RFC 8785 writes it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(",")}}`;
}
