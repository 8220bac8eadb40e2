import { apiOfFile } from "../../testing/api-of-file";
import { ask, createRfqMarket, entry } from "../../testing/rfq-world";

const api = apiOfFile();

const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * 24 * 3_600_000);
const dayOf = (at: Date) => at.toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });

it("shows only the buyer the lowest listed base price of each day among the sellers asked, beside the ingot price", async () => {
  const market = await createRfqMarket(api);
  const prices = [
    { seller: 0, days: 40, rupees: 45_500 },
    { seller: 1, days: 10, rupees: 45_200 },
    { seller: 0, days: 5, rupees: 45_000 },
    { seller: 0, days: 2, rupees: 45_900 },
  ];
  await api.db.deleteFrom("listing_price").execute();
  await api.db
    .insertInto("listing_price")
    .values(
      prices.map(({ seller, days, rupees }) => ({
        listing_id: entry(market.sellers, seller).listingId,
        at: daysAgo(days),
        base_price_paise: rupees * 100,
        ex_price_paise: rupees * 118,
      })),
    )
    .execute();
  const location = await api.db
    .insertInto("ingot_location")
    .values({ name: "Raipur", position: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const of = { open_paise: 4_000_000, high_paise: 4_090_000, low_paise: 4_000_000 };
  const closes = [
    { days: 31, close_paise: 4_000_000 },
    { days: 3, close_paise: 4_090_000 },
  ];
  await api.db
    .insertInto("ingot_price")
    .values(
      closes.map(({ days, close_paise }) => ({
        ...of,
        location_id: location.id,
        day: dayOf(daysAgo(days)),
        close_paise,
        updated_at: daysAgo(days),
      })),
    )
    .execute();
  const id = await ask(api, market);

  const { status, body } = await api.get(`/product-enquiry/${id}/price-history`, market.buyer);

  expect(status).toBe(200);
  expect(body.data.ingot_location).toBe("Raipur");
  expect(body.data.days).toHaveLength(31);
  const day = (days: number) => body.data.days.find((one: { day: string }) => one.day === dayOf(daysAgo(days)));
  expect(day(30)).toEqual({ day: dayOf(daysAgo(30)), base: 45_500, ingot: 40_000 });
  expect(day(10).base).toBe(45_200);
  expect(day(5).base).toBe(45_000);
  expect(day(3)).toEqual({ day: dayOf(daysAgo(3)), base: 45_000, ingot: 40_900 });
  expect(day(0)).toEqual({ day: dayOf(daysAgo(0)), base: 45_200, ingot: 40_900 });
  expect((await api.get(`/product-enquiry/${id}/price-history`, await api.signIn("customer"))).status).toBe(404);
});
