import { randomUUID } from "node:crypto";
import { apiOfFile } from "../../testing/api-of-file";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();

const hourMs = 3_600_000;
let sent = 0;
let asha: SignedIn;
let ravi: SignedIn;

beforeAll(async () => {
  [asha, ravi] = [await api.signIn("staff"), await api.signIn("staff")];
});

/** Adds a waiting message of a visitor, newer than the previous one, and returns its number. */
async function message(): Promise<string> {
  sent += 1;
  const { id } = await api.db
    .insertInto("contact_message")
    .values({
      name: "Visitor",
      email: "visitor@example.com",
      phone: "9847012345",
      message: "Price of angles",
      created_at: new Date(api.clock.now().getTime() - hourMs + sent),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return `M${id}`;
}

const post = (path: string, body: object, person: SignedIn) => api.post(`/desk/queue/${path}`, body, person);
const take = (item: string, person: SignedIn, from?: number) =>
  post("take", { kind: "inbox", item, ...(from !== undefined && { from }) }, person);
const giveBack = (item: string, person: SignedIn) => post("give-back", { kind: "inbox", item }, person);

async function takenOf(item: string, reader: SignedIn) {
  const { body } = await api.get("/desk/queue/item?kind=inbox", reader);
  const row = body.data.find(({ number }: { number: string }) => number === item);
  const place = (await api.get(`/desk/queue/place?kind=inbox&item=${item}`, reader)).body.data;
  expect(place.taken).toEqual(row.taken);
  return row.taken;
}
const countOf = async (query: string, reader: SignedIn) =>
  (await api.get(`/desk/queue/item?kind=inbox&${query}`, reader)).body.found;

it("shows everybody who has taken an item and since when, until it is given back", async () => {
  const item = await message();
  expect(await takenOf(item, ravi)).toBeNull();
  expect((await take(item, asha)).status).toBe(200);

  const at = api.clock.now().toISOString();
  expect(await takenOf(item, asha)).toMatchObject({ by: asha.id, at, is_own: 1 });
  expect(await takenOf(item, ravi)).toMatchObject({ by: asha.id, is_own: 0 });
  await giveBack(item, ravi);
  expect(await takenOf(item, asha)).toMatchObject({ by: asha.id });
  await giveBack(item, asha);
  expect(await takenOf(item, ravi)).toBeNull();
});

it("refuses what somebody else has taken with their name, and hands it over to a colleague who names them", async () => {
  const item = await message();
  await take(item, asha);
  const refused = await take(item, ravi);
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringMatching(/ has taken this, \d/) } });
  expect((await take(item, ravi, ravi.id)).status).toBe(409);

  expect((await take(item, ravi, asha.id)).status).toBe(200);
  expect(await takenOf(item, asha)).toMatchObject({ by: ravi.id });
  expect((await take(item, asha, asha.id)).status).toBe(409);
});

it("lets anybody decide what a colleague has taken, and nobody take what is done", async () => {
  const item = await message();
  await take(item, asha);
  const key = { "idempotency-key": randomUUID() };
  const done = await api.post(`/desk/message/${item.slice(1)}/done`, { reason: "Called back" }, ravi, key);
  expect(done.status).toBe(200);
  expect(await take(item, asha)).toMatchObject({
    status: 409,
    body: { message: "This item is no longer waiting: it has been dealt with." },
  });
});

it("ends by itself after the time of the setting, and then anybody may take it", async () => {
  const item = await message();
  await take(item, asha);
  api.clock.advance(29 * 60);
  expect(await takenOf(item, ravi)).toMatchObject({ by: asha.id });
  api.clock.advance(60);
  expect(await takenOf(item, ravi)).toBeNull();
  expect((await take(item, ravi)).status).toBe(200);
});

it("filters by items that the person has taken and items that nobody has", async () => {
  const [mine, theirs] = [await message(), await message()];
  const before = { mine: await countOf("taken=mine", asha), free: await countOf("taken=free", asha) };
  await Promise.all([take(mine, asha), take(theirs, ravi)]);
  expect(await countOf("taken=mine", asha)).toBe(before.mine + 1);
  expect(await countOf("taken=free", asha)).toBe(before.free - 2);
  const { body } = await api.get("/desk/queue/item?kind=inbox&taken=free", asha);
  expect(body).toMatchObject({ mine: before.mine + 1, free: before.free - 2 });
});

it("gives an item to one of two people who take it at once", async () => {
  const item = await message();
  const answers = await Promise.all([take(item, asha), take(item, ravi)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it("steps through what the queue showed, and through all of its kind when the item is not part of that", async () => {
  const item = await message();
  const place = async (query: string) =>
    (await api.get(`/desk/queue/place?kind=inbox&item=${item}&${query}`, asha)).body.data;
  const all = (await api.get("/desk/queue/item", asha)).body.found;
  expect(await place("among=all")).toMatchObject({ count: all });
  const { data } = (await api.get("/desk/queue/item?sort=-since", asha)).body;
  const at = data.findIndex(({ number }: { number: string }) => number === item);
  const [before, after] = [data[at - 1] ?? null, data[at + 1] ?? null];
  expect(await place("among=all&sort=-since")).toMatchObject({
    place: at + 1,
    before: before && { kind: before.kind, id: before.id },
    after: after && { kind: after.kind, id: after.id },
  });
  expect(await place("among=all&filter=nothing+like+this")).toMatchObject({ count: await countOf("", asha) });
});

it("keeps named filters for one person only, replaces one of the same name, and deletes it", async () => {
  const viewsOf = async (person: SignedIn) => (await api.get("/desk/queue/item", person)).body.views;
  const save = (name: string, query: object) => post("view", { name, query }, asha);
  await save("Big payments", { kind: "payment", sort: "-amount" });
  await save("Big payments", { kind: "payment", sort: "-amount", taken: "free" });
  expect(await viewsOf(asha)).toEqual([
    { name: "Big payments", query: { kind: "payment", sort: "-amount", taken: "free" } },
  ]);
  expect(await viewsOf(ravi)).toEqual([]);
  expect((await save("Wrong", { kind: "weather" })).status).toBe(422);

  for (let count = 2; count <= 11; count += 1) expect((await save(`View ${count}`, {})).status).toBe(200);
  const atOnce = await Promise.all(["View 12", "View 13", "View 14"].map((name) => save(name, {})));
  expect(atOnce.map(({ status }) => status)).toEqual([200, 422, 422]);
  expect(atOnce[1]?.body.errors).toHaveProperty("name");
  await post("view/drop", { name: "Big payments" }, ravi);
  expect(await viewsOf(asha)).toHaveLength(12);
  await post("view/drop", { name: "Big payments" }, asha);
  expect(await viewsOf(asha)).toHaveLength(11);
});
