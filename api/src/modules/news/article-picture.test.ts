import { apiOfFile } from "../../testing/api-of-file";
import { pngOf } from "../../testing/picture-files";
import type { SignedIn } from "../../testing/test-api";
import { uploadFile } from "../../testing/upload-file";

const api = apiOfFile();
let staff: SignedIn;
beforeAll(async () => {
  staff = await api.signIn("staff");
});

const act = (path: string, body: object) => api.act(staff, `/${path}`, body);
const uploaded = async (bytes: Buffer): Promise<number> => (await uploadFile(api, staff, bytes)).body.id;
const seen = async (slug: string) => {
  api.clock.advance(60); // Public answers are cached for seconds.
  return (await api.get(`/view-market-news/${slug}`)).body.market_news;
};
const statusOf = async (url: string) => (await api.server.inject({ url })).statusCode;

it("shows visitors a picture that was uploaded for an article, with what it shows, and keeps both in a later change", async () => {
  const article = { slug: "new-mill", title: "New mill", description: "<p>Open.</p>" };
  const photo_upload_id = await uploaded(pngOf(1280, 720));
  const published = await act("news", { ...article, photo_upload_id, image_alt: " The mill in Raipur " });
  expect(published.status).toBe(200);
  const { image } = await seen("new-mill");
  expect(image).toMatch(/^\/media\/site\/[0-9a-f]{32}\.png$/);
  expect(await statusOf(image)).toBe(200);

  expect((await act("news", { ...article, title: "The new mill" })).status).toBe(200);

  expect(await seen("new-mill")).toMatchObject({ title: "The new mill", image, image_alt: "The mill in Raipur" });
});

it("refuses a picture that is too small at its field, and publishes nothing", async () => {
  const article = { slug: "small-mill", title: "Small mill", description: "<p>Open.</p>" };
  const refused = await act("news", { ...article, photo_upload_id: await uploaded(pngOf(200, 200)) });

  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["photo_upload_id"]]);
  expect((await api.get("/view-market-news/small-mill")).status).toBe(404);
});

it("keeps a picture on the server while an article or a draft shows it, and offers it to be taken off afterwards", async () => {
  const draft = { slug: "old-mill", title: "Old mill", description: "<p>Shut.</p>" };
  expect((await act("news/draft", { ...draft, photo_upload_id: await uploaded(pngOf(900, 600)) })).status).toBe(200);
  const { image } = (await api.get("/desk/news/article?slug=old-mill", staff)).body.data;
  const spare = async () =>
    (await api.get("/desk/banner-picture", staff)).body.data.map(({ photo }: { photo: string }) => photo);
  expect(await spare()).not.toContain(image);
  const kept = await act("banner-picture/drop", { photo: image });
  expect([kept.status, kept.body.message]).toEqual([
    409,
    "The article “Old mill” shows this picture. Please give it another one first.",
  ]);

  expect((await act("news/discard", { slug: "old-mill" })).status).toBe(200);

  expect(await spare()).toContain(image);
  expect((await act("banner-picture/drop", { photo: image })).status).toBe(200);
  expect(await statusOf(image)).toBe(404);
});
