import { apiOfFile } from "../../testing/api-of-file";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();
let staff: SignedIn;

beforeAll(async () => {
  api.clock.set(new Date("2026-11-21T05:00:00Z"));
  staff = await api.signIn("staff");
  const names = ["Raipur", "Raigarh", "Jalna"];
  const places = await api.db
    .insertInto("ingot_location")
    .values(names.map((name, position) => ({ name, position })))
    .returning(["id", "name"])
    .execute();
  const closes: Readonly<Record<string, number>> = { Raipur: 4_060_000, Raigarh: 4_045_000, Jalna: 4_125_000 };
  for (const { id, name } of places) {
    const paise = closes[name] ?? 0;
    const prices = { open_paise: paise, high_paise: paise, low_paise: paise, close_paise: paise };
    const updated_at = new Date("2026-11-20T12:00:00Z");
    await api.db
      .insertInto("ingot_price")
      .values({ location_id: id, day: "2026-11-20", ...prices, updated_at })
      .execute();
  }
});

const save = (body: object, as = staff) => api.send("/desk/ingot-price/round", { reason: "By telephone", ...body }, as);
const places = async () => (await api.get("/desk/ingot-price", staff)).body.data;
const round = (raipur: number, jalna: number) => [
  { location: "Raipur", price: raipur },
  { location: "Raigarh", price: 40_700 },
  { location: "Jalna", price: jalna },
];

it("shows each place with the last close before today, and from what change on a price is odd", async () => {
  const { body } = await api.get("/desk/ingot-price", staff);
  expect(body).toMatchObject({ day: "2026-11-21", odd_percent: 3, odd_times: 5 });
  expect(body.data[0]).toMatchObject({ location: "Raipur", previous: 40_600, previous_day: "2026-11-20", now: null });
});

it("refuses a whole round with an odd price that was not confirmed, and names the place", async () => {
  const { status, body } = await save({ prices: round(40_850, 37_500) });
  expect(status).toBe(422);
  expect(body.message).toBe(
    "Jalna: ₹37,500 after ₹41,250 looks odd. Please confirm the price of this location if it is correct",
  );
  expect((await places()).map(({ now }: { now: number | null }) => now)).toEqual([null, null, null]);
});

it("saves a whole round with its reason at each place, and buyers see it", async () => {
  expect((await save({ prices: round(40_850, 37_500), meant: ["Jalna"] })).body.message).toBe(
    "The prices of 3 places are saved.",
  );
  expect((await places()).map(({ now }: { now: number | null }) => now)).toEqual([40_850, 40_700, 37_500]);
  const seen = (await api.get("/ingot-price?ingot_location=Jalna")).body.latest_price;
  expect(seen).toEqual({ today: 37_500, previous: 41_250 });
  const { data } = (await api.get("/desk/audit?subject=ingot-price:Jalna", staff)).body;
  expect(data[0]).toMatchObject({ action: "ingot-price round", reason: "By telephone" });
});

it("refuses a place that is unknown or named twice, and anybody who is not staff", async () => {
  expect((await save({ prices: [{ location: "Atlantis", price: 40_000 }] })).status).toBe(422);
  expect((await save({ prices: [...round(40_850, 41_000), { location: "Raipur", price: 40_900 }] })).status).toBe(422);
  expect((await save({ prices: round(40_850, 41_000) }, await api.signIn("seller"))).status).toBe(403);
});

it("saves a price beyond the second step only where the same figure is typed once more", async () => {
  const before = await places();
  const raipur = { location: "Raipur", price: 4_085 };
  const body = { prices: [raipur], meant: ["Raipur"] };
  const said = "Raipur: ₹4,085 after ₹40,600 is far off. Please type it once more if it is correct";
  expect((await save(body)).body.errors).toEqual({ again: [said] });
  expect((await save({ ...body, again: [{ ...raipur, price: 4_086 }] })).body.errors).toEqual({ again: [said] });
  const now = { location: "Raipur", price: 4_085, reason: "By telephone" };
  const alone = await api.send("/desk/ingot-price/now", now, staff);
  expect(alone.body.errors).toEqual({ again: [said] });
  expect(await places()).toEqual(before);
});

it("forgets a wrong price in the day's open, high and low once the next one corrects it", async () => {
  const raipur = async () => (await places())[0];
  const { open, high, low } = await raipur();
  const wrong = { location: "Raipur", price: 4_085 };
  api.clock.set(new Date("2026-11-21T06:00:00Z"));
  expect((await save({ prices: [wrong], meant: ["Raipur"], again: [wrong] })).status).toBe(200);
  expect(await raipur()).toMatchObject({ low: 4_085, now: 4_085 });

  api.clock.set(new Date("2026-11-21T06:05:00Z"));
  expect((await save({ prices: [{ location: "Raipur", price: 40_840 }], corrects: ["Raipur"] })).status).toBe(200);

  expect(await raipur()).toMatchObject({ open, high, low: Math.min(low, 40_840), now: 40_840 });
  const { data } = (await api.get("/desk/audit?subject=ingot-price:Raipur", staff)).body;
  expect(JSON.parse(data[0].detail)).toMatchObject({ price: 40_840, corrects: true });
});

it("gives the day new figures where its only price was wrong", async () => {
  api.clock.set(new Date("2026-11-22T05:00:00Z"));
  const price = (rupees: number) => ({ location: "Raigarh", price: rupees });
  expect((await save({ prices: [price(41_500)] })).status).toBe(200);
  api.clock.set(new Date("2026-11-22T05:05:00Z"));
  expect((await save({ prices: [price(40_750)], corrects: ["Raigarh"] })).status).toBe(200);
  expect((await places())[1]).toMatchObject({ open: 40_750, high: 40_750, low: 40_750, now: 40_750 });
});

const day = (figures: object) =>
  api.send("/desk/ingot-price/day", { reason: "By telephone", location: "Jalna", ...figures }, staff);
const jalna = async () => (await places())[2];
const jalnaAt = (price: number) => ({ location: "Jalna", price });
const entered = { open: 41_000, high: 42_000, low: 40_000, close: 41_500 };

it("keeps the figures of the day that the desk entered when a wrong price on top of them is corrected", async () => {
  api.clock.set(new Date("2026-11-23T05:00:00Z"));
  expect((await day({ day: "2026-11-23", ...entered })).status).toBe(200);
  api.clock.set(new Date("2026-11-23T05:05:00Z"));
  const wrong = jalnaAt(4_150);
  expect((await save({ prices: [wrong], meant: ["Jalna"], again: [wrong] })).status).toBe(200);
  expect(await jalna()).toMatchObject({ open: 41_000, high: 42_000, low: 4_150, now: 4_150, can_correct: true });

  api.clock.set(new Date("2026-11-23T05:10:00Z"));
  expect((await save({ prices: [jalnaAt(41_200)], meant: ["Jalna"], corrects: ["Jalna"] })).status).toBe(200);
  expect(await jalna()).toMatchObject({ open: 41_000, high: 42_000, low: 40_000, now: 41_200 });
});

it("refuses to take back a price that came with the figures of the day, and names the act that corrects them", async () => {
  api.clock.set(new Date("2026-11-24T05:00:00Z"));
  await day({ day: "2026-11-24", ...entered, low: 4_150, close: 4_150, again: [4_150] });
  const before = await places();
  expect(before[2]).toMatchObject({ now: 4_150, can_correct: false });
  const { status, body } = await save({ prices: [jalnaAt(41_200)], meant: ["Jalna"], corrects: ["Jalna"] });
  const said =
    "Jalna: the last price came with the figures of the day, so it cannot be taken back. Please enter the right figures of the day (ingot-price day)";
  expect([status, body.errors]).toEqual([422, { corrects: [said] }]);
  expect(await places()).toEqual(before);

  expect((await day({ day: "2026-11-24", ...entered })).status).toBe(200);
  expect(await jalna()).toMatchObject({ open: 41_000, high: 42_000, low: 40_000, now: 41_500 });
});

it("corrects only the price that the person read: of two who correct it at once, the second one is told", async () => {
  api.clock.set(new Date("2026-11-25T05:00:00Z"));
  await day({ day: "2026-11-25", ...entered });
  api.clock.set(new Date("2026-11-25T05:05:00Z"));
  await save({ prices: [jalnaAt(4_150)], meant: ["Jalna"], again: [jalnaAt(4_150)] });
  const { now, updated_at } = await jalna();
  const expected_prices = [{ ...jalnaAt(now), saved_at: updated_at }];
  const correct = () => save({ prices: [jalnaAt(41_300)], meant: ["Jalna"], corrects: ["Jalna"], expected_prices });
  api.clock.set(new Date("2026-11-25T05:06:00Z"));
  const answers = await Promise.all([correct(), correct()]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    "Jalna: ₹4,150 is not the last price any more, it is ₹41,300 now. Nothing was saved. Please check which one was wrong",
  );
  expect(await jalna()).toMatchObject({ open: 41_000, high: 42_000, low: 40_000, now: 41_300 });
  const { data } = (await api.get("/ingot-price-history?ingot_location=Jalna&from_date=2026-11-25")).body;
  expect(data[0]).toEqual({ date: "2026-11-25", open: 41_000, high: 42_000, low: 40_000, close: 41_300 });
});

it("takes no reason that is not a few words", async () => {
  const { status, body } = await save({ prices: round(40_850, 41_000), reason: "x" });
  expect([status, body.errors]).toEqual([
    422,
    { reason: ["Please give the reason in a few words, at least 4 characters"] },
  ]);
});

it("saves figures of a day that are far off the last close only where each of them is typed once more", async () => {
  api.clock.set(new Date("2026-11-27T05:00:00Z"));
  const { previous } = await jalna();
  const wrong = { ...entered, low: 4_100, close: 4_150 };
  const figures = { day: "2026-11-27", ...wrong };
  const price = `₹${previous.toLocaleString("en-IN")}`;
  const said = (figure: string) =>
    `Jalna, ${figure} after ${price} is far off. Please type it once more if it is correct`;

  expect((await day(figures)).body.errors).toEqual({ again: [said("low: ₹4,100")] });
  expect((await day({ ...figures, again: [4_100] })).body.errors).toEqual({ again: [said("close: ₹4,150")] });
  expect(await jalna()).toMatchObject({ now: null });
  expect((await day({ ...figures, again: [4_100, 4_150] })).status).toBe(200);
  expect(await jalna()).toMatchObject({ low: 4_100, now: 4_150 });
});
