import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";

let api: TestApi;
let staff: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  staff = await api.signIn("staff");
});
afterAll(() => api.close());
// Public answers are cached for seconds.
beforeEach(() => api.clock.advance(60));

const act = (path: string, body: object) => api.act(staff, `/news${path}`, body);
const article = { slug: "mill-opens", title: "Mill opens", description: "<p>In <strong>Raipur</strong>.</p>" };
const show = async (slug: string) => (await api.get(`/desk/news/article?slug=${slug}`, staff)).body.data;
const asVisitor = (slug: string) => api.get(`/view-market-news/${slug}`);

it("keeps a draft that visitors cannot read, in the list or at its address, until it is published", async () => {
  expect((await act("/draft", { ...article, version: "" })).status).toBe(200);
  expect((await asVisitor("mill-opens")).status).toBe(404);
  expect((await api.get("/market-news")).body.market_news.data).toEqual([]);
  const { data, drafts } = (await api.get("/desk/news", staff)).body;
  expect([data, drafts]).toEqual([[], [expect.objectContaining({ slug: "mill-opens", title: "Mill opens" })]]);

  const { version } = await show("mill-opens");
  expect((await act("", { ...article, version })).status).toBe(200);
  api.clock.advance(60);
  expect((await asVisitor("mill-opens")).body.market_news).toMatchObject({ description: article.description });
  expect(await show("mill-opens")).toMatchObject({ saved_at: null, id: expect.any(Number) });
});

it("lets visitors read the old text while a new one is a draft, and keeps it when the draft is discarded", async () => {
  await act("", { ...article, slug: "rates" });
  await act("/draft", { ...article, slug: "rates", description: "<p>Not yet.</p>" });
  expect((await asVisitor("rates")).body.market_news.description).toBe(article.description);
  expect(await show("rates")).toMatchObject({ description: "<p>Not yet.</p>", saved_by: expect.any(String) });

  expect((await act("/discard", { slug: "rates" })).status).toBe(200);
  expect(await show("rates")).toMatchObject({ description: article.description, saved_at: null });
  expect((await act("/discard", { slug: "rates" })).status).toBe(404);
});

it("refuses the second of two people who change an article at once, and keeps the first one's text", async () => {
  await act("", { ...article, slug: "two" });
  const { version } = await show("two");
  expect((await act("/draft", { ...article, slug: "two", title: "First", version })).status).toBe(200);
  const second = await act("", { ...article, slug: "two", title: "Second", version });
  expect(second).toMatchObject({ status: 409, body: { message: expect.stringContaining("Somebody else") } });
  expect(await show("two")).toMatchObject({ title: "First" });
  expect((await act("/draft", { ...article, slug: "two", version: "" })).body.message).toContain(
    "choose another address",
  );
});

it("keeps the picture of an article whose new text names none, and removes one that is emptied", async () => {
  const image = "/media/news/mill.svg";
  await act("", { ...article, slug: "mill", image });
  await act("/draft", { ...article, slug: "mill", title: "Reworded" });
  expect(await show("mill")).toMatchObject({ title: "Reworded", image });
  await act("", { ...article, slug: "mill" });
  expect(await show("mill")).toMatchObject({ title: article.title, image });
  await act("", { ...article, slug: "mill", image: "" });
  expect(await show("mill")).toMatchObject({ image: "" });
});

it("cleans a draft like a published text", async () => {
  await act("/draft", { ...article, slug: "unclean", description: '<p onclick="x()">So<script>x()</script></p>' });
  expect(await show("unclean")).toMatchObject({ description: "<p>So</p>" });
});
