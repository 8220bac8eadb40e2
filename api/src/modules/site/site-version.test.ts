import { apiOfFile } from "../../testing/api-of-file";
import type { SignedIn } from "../../testing/test-api";
import { storeFaqEntry } from "./site-entry.service";

const api = apiOfFile();

let staff: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  staff = await api.signIn("staff", { name: "Nandini Rao" });
  other = await api.signIn("staff", { name: "Meera Kulkarni" });
});

const act = (path: string, body: object, as = staff) => api.act(as, path, body);
const versions = async (subject: string, page = 1) =>
  (await api.get(`/desk/site-version?subject=${encodeURIComponent(subject)}&page=${page}`, staff)).body;
const contents = async (subject: string) =>
  (await versions(subject)).data.map(({ content }: { content: object }) => content);

it("keeps a question as it was before its first change, and each change with who, when and why", async () => {
  const id = await storeFaqEntry(api.db, { title: "How do I pay?", description: "<p>By card.</p>" });
  const edit = (title: string, as: SignedIn, reason: string) =>
    act(`/faq/${id}/edit`, { title, description: "<p>By <script>x()</script>transfer.</p>", reason }, as);
  expect((await edit("How can I pay?", staff, "Clearer")).status).toBe(200);
  expect((await edit("How can one pay?", other, "Shorter")).status).toBe(200);

  expect(await versions(`faq:${id}`)).toEqual({
    data: [
      {
        id: expect.any(Number),
        content: { title: "How can one pay?", description: "<p>By transfer.</p>" },
        saved_at: api.clock.now().toISOString(),
        saved_by: "Meera Kulkarni",
        reason: "Shorter",
      },
      expect.objectContaining({
        content: { title: "How can I pay?", description: "<p>By transfer.</p>" },
        saved_by: "Nandini Rao",
      }),
      expect.objectContaining({
        content: { title: "How do I pay?", description: "<p>By card.</p>" },
        saved_at: null,
        saved_by: "",
      }),
    ],
    before: null,
    total: 3,
  });
});

it("restores an older version as a new one, and keeps the one it replaced", async () => {
  const { id } = (await act("/banner", { photo: "/media/brand/favicon.svg", title: "TMT" })).body;
  await act(`/banner/${id}/edit`, { photo: "/media/brand/share.png", title: "Coils" });
  await act(`/banner/${id}/edit`, { photo: "/media/brand/favicon.svg", title: "TMT", reason: "As before" });
  const tmt = { photo: "/media/brand/favicon.svg", title: "TMT", first_day: "", last_day: "", link: "" };
  expect(await contents(`banner:${id}`)).toEqual([
    tmt,
    { ...tmt, photo: "/media/brand/share.png", title: "Coils" },
    tmt,
  ]);
});

it("adds no version when a text is saved unchanged or its change is refused", async () => {
  await act("/text", { key: "about_us", value: "<p>One</p>" });
  await act("/text", { key: "about_us", value: "<p>One</p>" });
  expect((await act("/text", { key: "about_us", value: "<p>Two</p>", version: "stale" })).status).toBe(409);
  expect(await contents("text:about_us")).toEqual([{ value: "<p>One</p>" }]);
});

it("keeps the built-in text of a message as the first version, and again when it is restored", async () => {
  const kind = "phone changed";
  const own = "The number you log in with now ends in {ending}.";
  await act("/template", { kind, text: own });
  await act("/template", { kind, text: "" });
  const [now, reworded, standard] = await contents(`template:${kind}`);
  expect(reworded).toEqual({ text: own });
  expect(now).toEqual(standard);
});

it("shows twenty versions on a page, with the one before them to compare with", async () => {
  for (let one = 1; one <= 21; one += 1) await act("/text", { key: "privacy_policy", value: `<p>${one}</p>` });
  const first = await versions("text:privacy_policy");
  expect([first.data.length, first.total, first.before]).toEqual([20, 21, { value: "<p>1</p>" }]);
  const second = await versions("text:privacy_policy", 2);
  expect([second.data.length, second.before]).toEqual([1, null]);
});

it("cannot be changed or emptied by any statement", async () => {
  await act("/text", { key: "terms_condition", value: "<p>Terms</p>" });
  const all = api.db.selectFrom("site_version").select("id").orderBy("id");
  const before = await all.execute();
  await expect(api.db.updateTable("site_version").set({ reason: "other" }).execute()).rejects.toThrow();
  await expect(api.db.deleteFrom("site_version").execute()).rejects.toThrow();
  expect(await all.execute()).toEqual(before);
});

it("is for the desk only, and answers 404 for anything without versions", async () => {
  expect((await api.get("/desk/site-version?subject=text:about_us", await api.signIn("customer"))).status).toBe(403);
  expect((await api.get("/desk/site-version?subject=setting:x", staff)).status).toBe(400);
  expect((await versions("text:return_policy")).data).toEqual([]);
});
