import { createTestDatabase, type TestDatabase } from "@mandi/api/internal/test-database";
import { sql } from "kysely";
import { advanceDemoPrices } from "./advance";
import { fillDemoMarket } from "./fill";

const friday = new Date("2026-11-20T05:12:00.000Z");
const monday = new Date("2026-11-23T09:00:00.000Z");

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function raipur(query: string) {
  const { rows } = await sql<{ day: string; close: number; points: number }>`
    select day::text, close_paise / 100 as close,
      (select count(*)::int from ingot_point where location_id = id and (at at time zone 'Asia/Kolkata')::date = day) as points
    from ingot_price join ingot_location on id = location_id
    where name = 'Raipur' and ${sql.raw(query)} order by day`.execute(database.db);
  return rows;
}

/** The closes of a market that is filled at `now`, from Friday. */
async function closesWhenFilled(now: Date): Promise<number[]> {
  const other = await createTestDatabase();
  try {
    await fillDemoMarket(other.db, { now, log: () => undefined });
    const { rows } = await sql<{ close: number }>`
      select close_paise / 100 as close from ingot_price join ingot_location on id = location_id
      where name = 'Raipur' and day >= '2026-11-20' order by day`.execute(other.db);
    return rows.map(({ close }) => Number(close));
  } finally {
    await other.drop();
  }
}

describe("the prices of the demo market", () => {
  it("continue when the market is opened again days later, and close the day that was open", async () => {
    await fillDemoMarket(database.db, { now: friday, log: () => undefined });
    const [open] = await raipur("day = '2026-11-20'");

    await advanceDemoPrices(database.db, monday);

    const days = await raipur("day >= '2026-11-20'");
    expect(days.map(({ day }) => day)).toEqual(["2026-11-20", "2026-11-21", "2026-11-23"]);
    expect(days.at(-1)?.points).toBeGreaterThan(10);
    expect(days.map(({ close }) => Number(close))).toEqual(await closesWhenFilled(monday));
    expect(days[0]?.close).not.toBe(open?.close);
  });

  it("stay as the desk entered them", async () => {
    await fillDemoMarket(database.db, { now: friday, log: () => undefined });
    await sql`insert into ingot_point (location_id, at, price_paise)
      select id, ${new Date("2026-11-20T05:20:00.000Z")}, 3990000 from ingot_location where name = 'Raipur'`.execute(
      database.db,
    );
    const before = await raipur("day = '2026-11-20'");

    await advanceDemoPrices(database.db, new Date("2026-11-20T09:00:00.000Z"));

    expect(await raipur("day = '2026-11-20'")).toEqual(before);
  });

  it("are not made in a database that is not a demo", async () => {
    await advanceDemoPrices(database.db, monday);
    expect(await raipur("true")).toEqual([]);
  });
});
