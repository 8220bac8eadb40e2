import { apiOfFile } from "../../testing/api-of-file";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();

let staff: SignedIn;
beforeEach(async () => {
  staff = await api.signIn("staff");
});

const photo = "/media/brand/share.png";
const act = async (path: string, body: object = {}) => {
  const answer = await api.act(staff, path, body);
  expect(answer.status).toBe(200);
  return answer.body.id;
};
const versionOf = async (path: string, id: number) =>
  (await api.get(path, staff)).body.data.find((row: { id: number }) => row.id === id).version;
const trailOf = async (subject: string) => (await api.get(`/desk/audit?subject=${subject}`, staff)).body.data;

it("names a banner that was removed by what it was called, without a page", async () => {
  const id = await act("/banner", { photo, title: "Rails from Bhilai" });
  const edit = { photo, title: "Rails of Bhilai", version: await versionOf("/desk/banner", id) };
  await act(`/banner/${id}/edit`, edit);
  expect((await trailOf(`banner:${id}`))[0].page).toBe(`/desk/site?section=banners&open=${id}`);

  await act(`/banner/${id}/remove`);

  const entries = await trailOf(`banner:${id}`);
  expect(entries.map(({ about }: { about: string }) => about)).toEqual(Array(3).fill("Banner “Rails of Bhilai”"));
  expect(entries[0]).not.toHaveProperty("page");
});

it("names a removed question from before versions were kept", async () => {
  const { id } = await api.db
    .insertInto("faq")
    .values({ title: "How do I pay?", description: "<p>By bank.</p>", position: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await act(`/faq/${id}/remove`);
  expect((await trailOf(`faq:${id}`))[0].about).toBe("Question “How do I pay?”");
});

it("keeps of a change of a banner or a question only what changed", async () => {
  const id = await act("/banner", { photo, title: "Monsoon", first_day: "2026-12-01", last_day: "2026-12-31" });
  const edit = { photo, title: "Monsoon", first_day: "2026-12-05", version: await versionOf("/desk/banner", id) };
  await act(`/banner/${id}/edit`, edit);
  expect(JSON.parse((await trailOf(`banner:${id}`))[0].detail)).toEqual({ first_day: "2026-12-05", last_day: "none" });

  const faq = await act("/faq", { title: "Who delivers?", description: "<p>Transporters.</p>" });
  const reworded = { title: "Who delivers?", description: "<p>Our transporters.</p>" };
  await act(`/faq/${faq}/edit`, { ...reworded, version: await versionOf("/desk/faq", faq) });
  expect(JSON.parse((await trailOf(`faq:${faq}`))[0].detail)).toEqual({ description: "<p>Our transporters.</p>" });
});
