import { daysAfter } from "@mandi/shared/format/days";
import { createTestApi, type TestApi } from "../../testing/test-api";

let api: TestApi;
const today = "2026-11-21";

beforeAll(async () => {
  api = await createTestApi();
  const places = await api.db
    .insertInto("ingot_location")
    .values([
      { name: "Raipur", position: 1 },
      { name: "Mandi Gobindgarh", position: 2 },
    ])
    .returning(["id"])
    .execute();
  const raipur = places[0]?.id ?? 0;
  const days = Array.from({ length: 40 }, (_, index) => daysAfter(today, -index));
  await api.db
    .insertInto("ingot_price")
    .values(
      days.map((day, index) => ({
        location_id: raipur,
        day,
        open_paise: 4_500_000 - index * 100,
        high_paise: 4_600_000 - index * 100,
        low_paise: 4_400_000 - index * 100,
        close_paise: 4_550_000 - index * 100,
        updated_at: new Date(`${day}T04:00:00Z`),
      })),
    )
    .execute();
  await api.db
    .insertInto("ingot_point")
    .values([
      { location_id: raipur, at: new Date("2026-11-20T18:29:00Z"), price_paise: 1 },
      { location_id: raipur, at: new Date("2026-11-21T04:30:00Z"), price_paise: 4_555_550 },
      { location_id: raipur, at: new Date("2026-11-21T09:00:00Z"), price_paise: 2 },
    ])
    .execute();
});
afterAll(() => api.close());
beforeEach(() => api.clock.set(new Date("2026-11-21T05:00:00Z")));

it("opens with thirty days of the first place, with the last price beside the close of the day before (R-093, R-094, R-317)", async () => {
  const { status, body } = await api.get("/ingot-price");
  expect(status).toBe(200);
  expect(body.location).toEqual(["Raipur", "Mandi Gobindgarh"]);
  expect(body.price).toHaveLength(30);
  expect(body.price.at(-1)).toEqual({ day: today, price: 45_500 });
  expect(body.latest_price).toEqual({ today: 45_555.5, previous: 45_499 });
  expect(body.last_update).toBe("2026-11-21T04:30:00.000Z");
});

it("shows seven days, or the points of this trade day up to now", async () => {
  expect((await api.get("/ingot-price?ingot_price_type=weekly&ingot_location=Raipur")).body.price).toHaveLength(7);
  const daily = await api.get("/ingot-price?ingot_price_type=daily&ingot_location=Raipur");
  expect(daily.body.price).toEqual([{ day: "2026-11-21T04:30:00.000Z", price: 45_555.5 }]);
});

it("shows no price where none was entered, and refuses an unknown place or period", async () => {
  const empty = await api.get("/ingot-price?ingot_location=Mandi%20Gobindgarh");
  expect(empty.body).toMatchObject({ price: [], last_update: null, latest_price: { today: null, previous: null } });
  expect((await api.get("/ingot-price?ingot_location=Atlantis")).status).toBe(404);
  expect((await api.get("/ingot-price?ingot_price_type=hourly")).status).toBe(400);
});

it("returns the history of a range, newest first, never beyond today (R-109, R-110, R-318)", async () => {
  const { body } = await api.get("/ingot-price-history?from_date=2026-11-19&to_date=2027-01-01&ingot_location=Raipur");
  expect(body.data).toHaveLength(3);
  expect(body.data[0]).toEqual({ date: today, open: 45_000, high: 46_000, low: 44_000, close: 45_500 });
  expect((await api.get("/ingot-price-history")).body.data).toHaveLength(30);
});

it.each(["from_date=2026-02-30", "from_date=2026-11-21&to_date=2026-11-01", "from_date=1990-01-01"])(
  "refuses the range %s",
  async (range) => {
    expect((await api.get(`/ingot-price-history?${range}`)).status).toBe(422);
  },
);
