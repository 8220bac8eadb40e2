import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { storeSetting } from "../site/settings";
import { marketSettings, readMarketRules } from "./market-rules";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it("uses the built-in rules until the desk sets others", async () => {
  expect(await readMarketRules(database.db)).toMatchObject({
    replyWindowSeconds: 3_600,
    markAutomatically: false,
    lastMinute: { withinSeconds: 120, extendBySeconds: 120, atMostSeconds: 1_800 },
    booking: { share: 1_000, floorPaise: 100_000 },
    commissionType: "include",
    maskRivalTransporters: false,
  });

  await storeSetting(database.db, marketSettings.replyWindowMinutes, 90);

  expect((await readMarketRules(database.db)).replyWindowSeconds).toBe(5_400);
});

it.each([
  [marketSettings.replyWindowMinutes, 0],
  [marketSettings.creditDays, 1.5],
  [marketSettings.bookingPercent, 10.001],
  [marketSettings.bookingFloorRupees, -5],
])("uses its default where something unusable is stored", async ({ key }, value) => {
  const { db } = database;
  await db.deleteFrom("setting").execute();
  const rules = await readMarketRules(db);

  await db
    .insertInto("setting")
    .values({ key, value: JSON.stringify(value) })
    .execute();

  expect(await readMarketRules(db)).toEqual(rules);
});
