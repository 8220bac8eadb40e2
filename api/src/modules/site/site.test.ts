import { createTestApi, type TestApi } from "../../testing/test-api";
import { upsertArticle } from "../news/news.store";
import { storeSiteText } from "./site.service";
import { storeFaqEntry } from "./site-entry.service";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
// Public answers are cached for seconds.
beforeEach(() => api.clock.advance(60));

it("lets the product start (R-313)", async () => {
  expect(await api.get("/handshake")).toMatchObject({ status: 200, body: { success: true } });
});

it("returns every key of the configuration, empty when nothing is configured (R-314, R-204)", async () => {
  const { status, body } = await api.get("/config");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    general_setup: { phone1: "", whatsapp: "" },
    faq: [],
    privacy_policy: "",
    payment_method: "",
  });
});

it("stores configured HTML sanitised and plain texts as they are", async () => {
  await storeSiteText(api.db, "about_us", '<p onclick="x()">Hello <script>alert(1)</script></p>');
  await storeSiteText(api.db, "phone1", " 9893000147 ");
  await storeFaqEntry(api.db, { title: "How?", description: "<img src=x onerror=alert(1)>So.", position: 1 });
  const { body } = await api.get("/config");
  expect(body.about_us).toBe("<p>Hello </p>");
  expect(body.general_setup.phone1).toBe("9893000147");
  expect(body.faq).toEqual([{ title: "How?", description: expect.not.stringMatching(/onerror/) }]);
});

async function newsWorld(count: number): Promise<void> {
  await api.db.deleteFrom("news").execute();
  for (let index = 1; index <= count; index += 1) {
    api.clock.advance(60);
    const slug = `news-${index}`;
    await upsertArticle(api.db, {
      slug,
      title: `News ${index}`,
      image: "",
      imageAlt: "",
      description: "<p>x</p>",
      at: api.clock.now(),
    });
  }
}

it("returns the home page with the newest news first, and banners with their text where they have any (R-316, R-197)", async () => {
  await newsWorld(14);
  await api.db
    .insertInto("banner")
    .values([{ photo: "/art/banner.svg" }, { photo: "/art/tmt.svg", title: "TMT by the full truck" }])
    .execute();
  await api.db.insertInto("testimonial").values({ message: "Good", name: "A" }).execute();
  await storeSiteText(api.db, "shop_on_title", "How to buy");
  const { body } = await api.get("/home");
  expect(body.banners).toEqual([
    { photo: "/art/banner.svg" },
    { photo: "/art/tmt.svg", title: "TMT by the full truck" },
  ]);
  expect(body.testimonial_list).toEqual([{ message: "Good", name: "A", designation: "", image: "" }]);
  expect(body.shop_on).toEqual({ title: "How to buy", description: "", video_link: "" });
  expect(body.market_news).toHaveLength(12);
  expect(body.market_news[0].slug).toBe("news-14");
});

it("lists all news in pages", async () => {
  await newsWorld(14);
  const { body } = await api.get("/market-news?page=2");
  expect(body.market_news).toMatchObject({ current_page: 2, per_page: 12, total: 14, last_page: 2 });
  expect(body.market_news.data.map((news: { slug: string }) => news.slug)).toEqual(["news-2", "news-1"]);
  expect((await api.get("/market-news?page=0")).status).toBe(400);
  expect((await api.get("/market-news?page=1&page=2")).status).toBe(400);
});

it("shows an article with four others, and 404 for one that does not exist (R-322, R-108)", async () => {
  await newsWorld(7);
  const { body } = await api.get("/view-market-news/news-7");
  expect(body.market_news).toEqual({
    slug: "news-7",
    title: "News 7",
    image: "",
    description: "<p>x</p>",
    created_at: expect.any(String),
  });
  expect(body.related.map((news: { slug: string }) => news.slug)).toEqual(["news-6", "news-5", "news-4", "news-3"]);
  expect((await api.get("/view-market-news/nothing")).status).toBe(404);
});

it("answers an unchanged public page with 304 and lets clients store nothing else", async () => {
  const first = await api.get("/home");
  expect(first.headers["cache-control"]).toMatch(/^public, max-age=30/);
  const again = await api.call("GET", "/home", { headers: { "if-none-match": String(first.headers["etag"]) } });
  expect(again).toMatchObject({ status: 304, body: "" });
  const buyer = await api.signIn("customer");
  expect((await api.get("/customer/profile", buyer)).headers["cache-control"]).toBe("no-store");
  expect((await api.get("/nowhere")).headers["cache-control"]).toBe("no-store");
});

it("shows a change within ten seconds", async () => {
  await api.get("/config");
  await storeSiteText(api.db, "phone2", "9893000148");
  api.clock.advance(10);
  expect((await api.get("/config")).body.general_setup.phone2).toBe("9893000148");
});
