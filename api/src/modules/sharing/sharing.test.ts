import { PageHeadAnswer, SiteMapAnswer } from "@mandi/shared/contract/page-head";
import { read } from "@mandi/shared/contract/read";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { upsertArticle } from "../news/news.store";
import { plainText } from "./plain-text";

const origin = "https://mandi.example";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await upsertArticle(api.db, {
    slug: "raipur-ingot-holds",
    title: "Raipur ingot holds",
    image: "/media/news/ingot.svg",
    imageAlt: "",
    description: "<p>Sellers kept offers <strong>firm</strong> &amp; buyers covered needs.</p>",
    at: new Date("2026-11-20T06:00:00Z"),
  });
});
afterAll(() => api.close());

async function headOf(path: string) {
  const answer = await api.get(`/page-head?origin=${encodeURIComponent(origin)}&path=${encodeURIComponent(path)}`);
  return { status: answer.status, head: answer.status === 200 ? read(PageHeadAnswer, answer.body).data : null };
}

describe("the metadata of a public page", () => {
  it("has title, description, picture and structured data of an article", async () => {
    const { head } = await headOf("/news-detail/raipur-ingot-holds?utm=x");

    expect(head).toMatchObject({
      title: "Raipur ingot holds",
      description: "Sellers kept offers firm & buyers covered needs.",
      canonical: "https://mandi.example/news-detail/raipur-ingot-holds",
      image: "https://mandi.example/media/brand/share.png",
      type: "article",
    });
    const [story, trail] = head?.json_ld.map((text) => JSON.parse(text)) ?? [];
    expect(story).toMatchObject({ "@type": "NewsArticle", image: ["https://mandi.example/media/news/ingot.svg"] });
    expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
  });

  it.each(["/", "/faq", "/privacy-policy", "/historical-data"])("exists for %s", async (path) => {
    const { head } = await headOf(path);

    expect(head?.title).not.toBe("");
    expect(head?.canonical).toBe(origin + path);
  });

  it.each([
    "/wallet",
    "/news-detail/no-such-article",
    "/product-list/999999",
    "/product-list/abc",
    "/product-list/99999999999999999999",
    "//:80",
    "//elsewhere.example/faq",
  ])("does not exist for %s", async (path) => {
    expect((await headOf(path)).status).toBe(404);
  });
});

it("does not exist at an impossible address", async () => {
  expect((await api.get(`/page-head?path=/faq&origin=${encodeURIComponent("http://:")}`)).status).toBe(404);
});

it("lists every public page with content for search engines", async () => {
  const { data } = read(SiteMapAnswer, (await api.get("/site-map")).body);

  expect(data).toContainEqual({ path: "/news-detail/raipur-ingot-holds", changed_on: "2026-11-20" });
  expect(data.map(({ path }) => path)).toEqual(expect.arrayContaining(["/", "/faq", "/terms-and-conditions"]));
});

it("cuts a long text at a word", () => {
  expect(plainText("<p>one two three</p>", 9)).toBe("one two…");
});
