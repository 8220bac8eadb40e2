import { createTestDatabase, type TestDatabase } from "@mandi/api/internal/test-database";
import { fillDemoMarket } from "../fill";
import { advanceDemoTrade } from "./advance-trade";

const friday = new Date("2026-11-20T05:12:00.000Z");
const minutesLater = (minutes: number) => new Date(friday.getTime() + minutes * 60_000);
const weeksLater = minutesLater(40 * 24 * 60);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillDemoMarket(database.db, { now: friday, log: () => undefined });
});
afterAll(() => database.drop());

async function openAt(now: Date) {
  const rows = await database.db
    .selectFrom("quotation")
    .select(["id", "deadline_at"])
    .where("status", "=", "pending")
    .where("closed_at", "is", null)
    .where("deadline_at", ">", now)
    .orderBy("deadline_at")
    .execute();
  return rows.map(({ id, deadline_at }) => ({ id, minutes: (deadline_at.getTime() - now.getTime()) / 60_000 }));
}

it("does nothing while an auction ends within minutes", async () => {
  expect(await advanceDemoTrade(database.db, minutesLater(1))).toBe(0);
  expect(await openAt(minutesLater(1))).toHaveLength(3);
});

it("adds one that ends within minutes when the others take longer", async () => {
  const now = minutesLater(19);
  expect((await openAt(now)).map(({ minutes }) => minutes)).toEqual([23]);
  expect(await advanceDemoTrade(database.db, now)).toBe(1);
  expect((await openAt(now)).map(({ minutes }) => minutes)).toEqual([6, 23]);
});

it("opens auctions with offers and bids, and a price to pay, when the market is opened again weeks later", async () => {
  await database.db.updateTable("quotation").set({ status: "expired" }).where("status", "=", "Seller Marked").execute();
  expect(await advanceDemoTrade(database.db, weeksLater)).toBe(4);
  const open = await openAt(weeksLater);
  expect(open.map(({ minutes }) => minutes)).toEqual([6, 18, 42]);
  const [soonest] = open;
  const answers = async (table: "offer" | "freight_bid") =>
    (
      await database.db
        .selectFrom(table)
        .select("id")
        .where("quotation_id", "=", soonest?.id ?? 0)
        .execute()
    ).length;
  expect(await answers("offer")).toBeGreaterThan(0);
  expect(await answers("freight_bid")).toBeGreaterThan(0);
  const marked = await database.db.selectFrom("quotation").select("id").where("status", "=", "Seller Marked").execute();
  expect(marked).toHaveLength(1);
  expect(await advanceDemoTrade(database.db, weeksLater)).toBe(0);
});

it("leaves no past messages to be sent by a new gateway", async () => {
  expect(await database.db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute()).toEqual([]);
});

it("skips what people have made impossible, and every database that is not a demo", async () => {
  const muchLater = minutesLater(80 * 24 * 60);
  await database.db.updateTable("listing").set({ status: "paused" }).execute();
  expect(await advanceDemoTrade(database.db, muchLater)).toBe(0);
  expect(await openAt(muchLater)).toEqual([]);
  const other = await createTestDatabase();
  expect(await advanceDemoTrade(other.db, friday)).toBe(0);
  await other.drop();
});
