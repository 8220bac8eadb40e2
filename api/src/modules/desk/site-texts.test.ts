import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";

let api: TestApi;
let staff: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  staff = await api.signIn("staff");
});
afterAll(() => api.close());

const act = (path: string, body: object) => api.act(staff, path, body);

const withHole = '<p>See our mill.</p><img src="https://pictures.example/mill.png" alt="">';
const writes = [
  ["/news", { slug: "new-mill", title: "New mill", description: withHole }, "The article is published."],
  ["/faq", { title: "Where?", description: withHole }, "The question is added."],
  ["/text", { key: "about_us", value: withHole }, "The text is saved."],
] as const;

it.each(writes)("%s names the picture that no page could show, and does not store it", async (path, body, done) => {
  const answer = await act(path, body);

  const leftOut =
    'Left out: the picture "https://pictures.example/mill.png" (pages show those of this site only, such as /media/…).';
  expect(answer).toMatchObject({ status: 200, body: { message: `${done} ${leftOut}` } });
  const pages = [await api.get("/config"), await api.get("/view-market-news/new-mill")];
  const shown = JSON.stringify(pages.map((page) => page.body));
  expect(shown).toContain("<p>See our mill.</p>");
  expect(shown).not.toContain("pictures.example");
});

it("stores a picture of the site and plain texts unchanged", async () => {
  const description = '<p>See our mill.</p><img src="/media/news/mill.svg" alt="The mill">';
  expect(await act("/news", { slug: "new-mill", title: "New mill", description })).toMatchObject({
    status: 200,
    body: { message: "The article is published." },
  });
  const { body } = await api.get("/view-market-news/new-mill");
  expect(JSON.stringify(body)).toContain("/media/news/mill.svg");
  expect((await act("/text", { key: "short_about", value: "Steel <video> of India" })).body.message).toBe(
    "The text is saved.",
  );
  expect((await api.get("/config")).body.general_setup.short_about).toBe("Steel <video> of India");
});

it.each([
  ["email", "not an address", "Please enter a valid email"],
  ["phone1", "call us", "Please enter a phone number, such as 98930 00147"],
  ["whatsapp", "javascript:alert(1)", "Please enter a phone number, or a link that begins with https://"],
  ["facebook", "mandi on facebook", "Please enter a link that begins with https://"],
])("refuses a %s that no visitor could use, and keeps the one there is", async (key, value, problem) => {
  const before = (await api.get("/config")).body;
  expect(await act("/text", { key, value })).toMatchObject({ status: 422, body: { errors: { value: [problem] } } });
  expect((await api.get("/config")).body).toEqual(before);
});

it.each([
  ["email", "trade@mandi.example"],
  ["phone2", "+91 771 400 0147"],
  ["whatsapp", "9893000147"],
  ["youtube", "https://www.youtube.com/@mandi"],
  ["facebook", ""],
])("accepts the %s %j", async (key, value) => {
  expect((await act("/text", { key, value })).status).toBe(200);
});
