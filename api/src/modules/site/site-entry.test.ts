import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";

let api: TestApi;
let staff: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  staff = await api.signIn("staff", { name: "Nandini Rao" });
});
afterAll(() => api.close());
// Public answers are cached for seconds.
beforeEach(() => api.clock.advance(60));

const act = (path: string, body: object = {}) => api.act(staff, path, body);
const deskList = async (path: string) => (await api.get(`/desk${path}`, staff)).body;
const questions = async () => (await api.get("/config")).body.faq.map(({ title }: { title: string }) => title);
const banners = async () => (await api.get("/home")).body.banners;

it("adds, rewords, hides, sorts and takes down questions, and shows visitors the result", async () => {
  for (const title of ["How do I pay?", "Who carries it?", "What is a booking amount?"]) {
    expect((await act("/faq", { title, description: "<p>So.</p>" })).status).toBe(200);
  }
  const { data, order } = await deskList("/faq");
  const [pay, carry, booking] = data;
  expect(
    (await act(`/faq/${pay.id}/edit`, { title: "How can I pay?", description: "<p>By transfer.</p>" })).status,
  ).toBe(200);
  expect((await act(`/faq/${carry.id}/hide`)).status).toBe(200);
  expect((await act("/faq/order", { ids: [booking.id, carry.id, pay.id], version: order })).status).toBe(200);
  api.clock.advance(60);
  expect(await questions()).toEqual(["What is a booking amount?", "How can I pay?"]);

  expect((await act(`/faq/${carry.id}/unhide`)).status).toBe(200);
  expect((await act(`/faq/${booking.id}/remove`)).status).toBe(200);
  api.clock.advance(60);
  expect(await questions()).toEqual(["Who carries it?", "How can I pay?"]);

  const trail = (await api.get(`/desk/audit?subject=faq:${pay.id}`, staff)).body.data;
  expect(trail.map(({ action, reason }: { action: string; reason: string }) => [action, reason])).toEqual([
    ["faq edit", "A test"],
    ["faq add", "A test"],
  ]);
});

it("refuses the second of two people who change the same question or the same order, and keeps the first one's change", async () => {
  await act("/faq", { title: "Where are you?", description: "<p>In Raipur.</p>" });
  const { data, order } = await deskList("/faq");
  const { id, version } = data.at(-1);
  const typed = { title: "Where are you?", version };
  expect((await act(`/faq/${id}/edit`, { ...typed, description: "<p>In Bhilai.</p>" })).status).toBe(200);
  const second = await act(`/faq/${id}/edit`, { ...typed, description: "<p>In Durg.</p>" });
  expect(second).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Somebody else has changed it") },
  });
  expect((await deskList("/faq")).data.at(-1).description).toBe("<p>In Bhilai.</p>");

  await act("/faq", { title: "Since when?", description: "<p>2026.</p>" });
  const ids = data.map((row: { id: number }) => row.id);
  expect((await act("/faq/order", { ids, version: order })).status).toBe(409);
  expect((await act("/faq/order", { ids })).body.errors).toEqual({
    ids: ["Please list each of them exactly once, including hidden ones"],
  });
});

it("shows visitors the banners that are not hidden, in the order of the desk", async () => {
  const { body: first } = await act("/banner", { photo: "/media/brand/favicon.svg", title: "One" });
  const { body: second } = await act("/banner", { photo: "/media/brand/share.png" });
  const { data } = await deskList("/banner");
  expect(data.map(({ id, is_hidden }: { id: number; is_hidden: number }) => [id, is_hidden])).toEqual([
    [first.id, 0],
    [second.id, 0],
  ]);
  const changed = { photo: "/media/brand/share.png", title: "Two", version: data[1].version };
  expect((await act(`/banner/${second.id}/edit`, changed)).status).toBe(200);
  expect((await act(`/banner/${second.id}/edit`, changed)).status).toBe(409);
  await act("/banner/order", { ids: [second.id, first.id] });
  api.clock.advance(60);
  expect(await banners()).toEqual([
    { photo: "/media/brand/share.png", title: "Two" },
    { photo: "/media/brand/favicon.svg", title: "One" },
  ]);
  await act(`/banner/${second.id}/hide`);
  api.clock.advance(60);
  expect(await banners()).toEqual([{ photo: "/media/brand/favicon.svg", title: "One" }]);
  expect((await act("/banner/9999/hide")).status).toBe(404);
});

describe("a banner", () => {
  const photo = "/media/brand/favicon.svg";

  it("is seen by visitors from its first day to the end of its last, and by the desk always", async () => {
    // The clock stands at 21 November 2026 in India.
    const { body } = await act("/banner", { photo, title: "Sale", first_day: "2026-11-22", last_day: "2026-11-23" });
    const isSeen = async () => (await banners()).some(({ title }: { title: string }) => title === "Sale");
    const seen = [];
    for (let day = 21; day <= 24; day += 1) {
      seen.push(await isSeen());
      api.clock.advance(24 * 3600);
    }
    expect(seen).toEqual([false, true, true, false]);
    const row = (await deskList("/banner")).data.find(({ id }: { id: number }) => id === body.id);
    expect(row).toMatchObject({ first_day: "2026-11-22", last_day: "2026-11-23" });

    expect((await act(`/banner/${body.id}/edit`, { photo, title: "Sale", version: row.version })).status).toBe(200);
    api.clock.advance(60);
    expect(await isSeen()).toBe(true);
    expect((await act(`/banner/${body.id}/edit`, { photo, title: "Other", version: row.version })).status).toBe(409);
  });

  it("leads to a page of this site, has a description then, and is as it was before without one", async () => {
    const { body } = await act("/banner", { photo, title: "To the products", link: "/product-list" });
    const shown = async () => (await banners()).find((one: { title?: string }) => one.title === "To the products");
    expect(await shown()).toEqual({ photo, title: "To the products", link: "/product-list" });
    const rowOf = async () => (await deskList("/banner")).data.find(({ id }: { id: number }) => id === body.id);
    const { version, ...row } = await rowOf();
    expect(row).toMatchObject({ link: "/product-list" });

    for (const link of ["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example", "product-list"]) {
      expect((await act(`/banner/${body.id}/edit`, { photo, title: "Away", link, version })).status).toBe(422);
    }
    const unnamed = await act(`/banner/${body.id}/edit`, { photo, link: "/faq", version });
    expect([unnamed.status, Object.keys(unnamed.body.errors)]).toEqual([422, ["title"]]);
    expect(await rowOf()).toEqual({ ...row, version });

    await act(`/banner/${body.id}/edit`, { photo, title: "To the products", version });
    expect(await shown()).toEqual({ photo, title: "To the products" });
    await act(`/banner/${body.id}/remove`);
  });

  it("is refused with a message without its picture, with impossible days, and at a position beyond the last", async () => {
    const before = (await deskList("/banner")).data;
    const refused = async (change: object) => {
      const { status, body } = await act("/banner", { photo, ...change });
      expect(status).toBe(422);
      return body.errors;
    };
    expect(await refused({ photo: "/media/banners/nowhere.svg" })).toEqual({
      photo: ["There is no picture at this path. Please check it"],
    });
    expect(await refused({ first_day: "2026-12-02", last_day: "2026-12-01" })).toEqual({
      last_day: ["The last day is before the first. Please enter a later one"],
    });
    expect(await refused({ first_day: "2026-02-30" })).toEqual({ first_day: ["Please enter a valid date"] });
    expect(await refused({ position: before.length + 1 })).toEqual({
      position: [`Please enter how many banners come before it, from 0 to ${before.length}`],
    });
    expect((await deskList("/banner")).data).toEqual(before);

    const { body } = await act("/banner", { photo, title: "First of all", position: 0 });
    expect((await deskList("/banner")).data.map(({ id }: { id: number }) => id)).toEqual([
      body.id,
      ...before.map(({ id }: { id: number }) => id),
    ]);
  });
});
