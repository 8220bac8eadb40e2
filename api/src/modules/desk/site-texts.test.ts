import { randomUUID } from "node:crypto";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";

let api: TestApi;
let staff: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  staff = await api.signIn("staff");
});
afterAll(() => api.close());

const act = (path: string, body: object) =>
  api.post(`/desk${path}`, { reason: "A test", ...body }, staff, { "idempotency-key": randomUUID() });

const withHole = '<p>See our mill.</p><img src="https://pictures.example/mill.png" alt="">';
const writes = [
  ["/news", "description", { slug: "new-mill", title: "New mill", description: withHole }],
  ["/faq", "description", { title: "Where?", description: withHole }],
  ["/text", "value", { key: "about_us", value: withHole }],
] as const;

it.each(writes)(
  "the desk hears at %s which picture no page could show, and nothing is stored (H-42)",
  async (path, field, body) => {
    const before = (await api.get("/config")).body;

    const answer = await act(path, body);

    const sentence = expect.stringContaining('the picture "https://pictures.example/mill.png"');
    expect(answer).toMatchObject({ status: 422, body: { code: "invalid", errors: { [field]: [sentence] } } });
    expect((await api.get("/config")).body).toEqual(before);
    expect((await api.get("/view-market-news/new-mill")).status).toBe(404);
  },
);

it("a picture of the site and plain texts are stored as they are", async () => {
  const description = '<p>See our mill.</p><img src="/media/news/mill.svg" alt="The mill">';
  expect((await act("/news", { slug: "new-mill", title: "New mill", description })).status).toBe(200);
  const { body } = await api.get("/view-market-news/new-mill");
  expect(JSON.stringify(body)).toContain("/media/news/mill.svg");
  expect((await act("/text", { key: "short_about", value: "Steel <video> of India" })).status).toBe(200);
  expect((await api.get("/config")).body.general_setup.short_about).toBe("Steel <video> of India");
});
