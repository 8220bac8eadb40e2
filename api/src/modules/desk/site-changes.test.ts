import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";

let api: TestApi;
let staff: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  staff = await api.signIn("staff");
});
afterAll(() => api.close());

const act = (path: string, body: object) => api.act(staff, path, body);
const row = async (path: string, name: string) =>
  (await api.get(`/desk${path}`, staff)).body.data.find((one: { key?: string; kind?: string }) =>
    [one.key, one.kind].includes(name),
  );

it("lists every text of the site, and refuses the second of two people who change the same one", async () => {
  const before = await row("/text", "privacy_policy");
  expect(before).toEqual({ key: "privacy_policy", value: "", is_html: 1, version: expect.any(String) });
  const first = { key: "privacy_policy", value: "<p>We keep little.</p>", version: before.version };
  expect((await act("/text", first)).status).toBe(200);
  const second = await act("/text", { ...first, value: "<p>We keep much.</p>" });
  expect(second).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Somebody else has changed it") },
  });
  expect((await row("/text", "privacy_policy")).value).toBe("<p>We keep little.</p>");
  expect(await row("/text", "phone1")).toMatchObject({ value: "", is_html: 0 });
});

it("accepts a message only with the placeholders that it is filled from, and names one that is unknown or missing", async () => {
  const { standard, version } = await row("/template", "message received");
  expect(standard).toContain("{number}");
  const say = (text: string) => act("/template", { kind: "message received", text, version });
  expect((await say("Please read {order}.")).body.errors).toEqual({
    text: ["There is no value {order}. This message has: {number}."],
  });
  expect((await say("Please read it.")).body.errors).toEqual({
    text: ["Please keep {number}: the message is filled with it."],
  });
  expect((await row("/template", "message received")).is_own).toBe(0);

  expect((await say("Read {number} please.")).status).toBe(200);
  expect(await row("/template", "message received")).toMatchObject({ text: "Read {number} please.", is_own: 1 });
  expect((await say("Do read {number}.")).status).toBe(409);
  expect((await act("/template", { kind: "message received", text: "" })).status).toBe(200);
  expect(await row("/template", "message received")).toMatchObject({ text: standard, is_own: 0 });
});

it("shows for every setting what it means, what may be entered, and who changed it last", async () => {
  const { data } = (await api.get("/desk/setting", staff)).body;
  expect(data.filter(({ meaning }: { meaning: string }) => meaning === "")).toEqual([]);
  const before = await row("/setting", "credit_days");
  expect(before).toMatchObject({ kind: "number", minimum: 0, maximum: 365, unit: "days", changed_by: null });
  const change = { key: "credit_days", value: 15, version: before.version };
  expect((await act("/setting", change)).status).toBe(200);
  expect((await act("/setting", { ...change, value: 20 })).status).toBe(409);
  expect(await row("/setting", "credit_days")).toMatchObject({
    value: "15",
    standard: "0",
    changed_by: expect.any(String),
    changed_at: expect.any(String),
  });
});

it("sets one row of a table, keeps the others, and names a row that the table does not have", async () => {
  const set = (row: string, value: unknown, key = "tally_ledgers") => act("/setting", { key, row, value });
  expect((await set("bank", "HDFC Bank")).status).toBe(200);
  const { value, rows } = await row("/setting", "tally_ledgers");
  expect(JSON.parse(value)).toMatchObject({ bank: "HDFC Bank", sales: "Sales" });
  expect(rows).toContainEqual(expect.objectContaining({ name: "bank", kind: "text" }));
  expect((await set("banks", "X")).body.errors.row[0]).toMatch(/^There is no row "banks". The rows are: bank, /);
  expect((await set("payment", "soon", "desk_answer_minutes")).status).toBe(422);
  expect(JSON.parse((await row("/setting", "tally_ledgers")).value)).toMatchObject({ bank: "HDFC Bank" });
});
