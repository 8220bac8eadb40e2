import { randomUUID } from "node:crypto";
import { apiOfFile } from "../../testing/api-of-file";
import { storePhotograph } from "../../testing/photograph";
import { ask, createRfqMarket, entry, type RfqMarket } from "../../testing/rfq-world";
import { type SignedIn, sessionHeaders } from "../../testing/test-api";
import { removeUnusedUploads } from "../uploads/upload.service";

const api = apiOfFile();

const post = (as: SignedIn, path: string, body: object) =>
  api.post(path, body, as, { "idempotency-key": randomUUID() });
const write = (as: SignedIn, id: number, body: object) => post(as, `/quotation-thread/${id}`, body);
const texts = async (as: SignedIn, id: number) =>
  (await api.get(`/quotation-thread/${id}`, as)).body.data.map(({ text }: { text: string }) => text);
const read = (as: SignedIn, id: number, message_id: number) => post(as, `/quotation-thread/${id}/read`, { message_id });
const waiting = async (as: SignedIn) => (await api.get("/desk/queue/item?kind=message", as)).body.data;
const open = async (id: number, as: SignedIn) =>
  (await api.server.inject({ url: `/api/upload/${id}`, headers: sessionHeaders(as) })).statusCode;
const countOf = async (table: "thread" | "thread_message" | "thread_file") =>
  (
    await api.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n;

interface Asked extends RfqMarket {
  readonly id: number;
  readonly seller: SignedIn;
  readonly carrier: SignedIn;
}

async function asked(): Promise<Asked> {
  const market = await createRfqMarket(api);
  const id = await ask(api, market);
  return { ...market, id, seller: entry(market.sellers, 0), carrier: entry(market.transporters, 0) };
}

async function threadOf({ staff, id }: Asked, party: SignedIn): Promise<number> {
  const { data } = (await api.get(`/desk/quotation/${id}/thread`, staff)).body;
  return data.find(({ party_id }: { party_id: number }) => party_id === party.id).thread_id;
}

async function answer(market: Asked, party: SignedIn, body: object) {
  const thread = await threadOf(market, party);
  return post(market.staff, `/desk/thread/${thread}/answer`, { reason: "Answer", ...body });
}

it("keeps the threads of buyer, seller and transporter apart: each reads only their own", async () => {
  const market = await asked();
  const { buyer, seller, carrier, id } = market;
  expect((await write(buyer, id, { text: "Can it be loaded on Monday?" })).status).toBe(200);
  expect((await write(seller, id, { text: "Heat K4471 is ready." })).status).toBe(200);
  expect((await write(carrier, id, { text: "The truck is free on Tuesday." })).status).toBe(200);
  expect((await answer(market, buyer, { text: "Yes, at 7 am." })).status).toBe(200);

  expect(await texts(buyer, id)).toEqual(["Can it be loaded on Monday?", "Yes, at 7 am."]);
  expect(await texts(seller, id)).toEqual(["Heat K4471 is ready."]);
  expect(await texts(carrier, id)).toEqual(["The truck is free on Tuesday."]);
  expect(await texts(entry(market.sellers, 1), id)).toEqual([]);
});

it("answers everybody without a part in the quotation as if it did not exist", async () => {
  const { id } = await asked();
  const before = await countOf("thread");
  for (const type of ["customer", "seller", "transporter"] as const) {
    const stranger = await api.signIn(type);
    expect((await api.get(`/quotation-thread/${id}`, stranger)).status).toBe(404);
    expect((await write(stranger, id, { text: "Hello" })).status).toBe(404);
    expect((await read(stranger, id, 1)).status).toBe(404);
  }
  expect(await countOf("thread")).toBe(before);
});

it.each([
  [{ text: "  " }, "text"],
  [{ text: "Call 98220 12345" }, "text"],
  [{ text: "Write to a@b.in" }, "text"],
  [{ text: "x".repeat(1001) }, "text"],
  [{ text: "See this", files: [{ id: 987_654_321, name: "a.pdf" }] }, "files"],
  [{ text: "See these", files: [1, 2, 3, 4].map((id) => ({ id, name: `${id}.pdf` })) }, "files"],
])("refuses forbidden content, names the field, and keeps nothing: %j", async (body, field) => {
  const { buyer, id } = await asked();
  const before = [await countOf("thread"), await countOf("thread_message")];
  const refused = await write(buyer, id, body);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual([field]);
  expect([await countOf("thread"), await countOf("thread_message")]).toEqual(before);
});

it("holds the desk to the same rule about contact data", async () => {
  const market = await asked();
  await write(market.buyer, market.id, { text: "Who is the seller?" });
  const refused = await answer(market, market.buyer, { text: "Ask 9822012345" });
  expect(refused.status).toBe(422);
  expect(await texts(market.buyer, market.id)).toEqual(["Who is the seller?"]);
});

it("shows a file of a message only to its thread, and does not delete it as unused", async () => {
  const market = await asked();
  const { buyer, seller, staff, id } = market;
  const long = new Date(api.clock.now().getTime() - 60 * 24 * 3_600_000);
  const own = await storePhotograph(api.db, buyer.id, long);
  const ofDesk = await storePhotograph(api.db, staff.id, long);

  expect((await write(buyer, id, { text: "", files: [{ id: own, name: "yard.jpg" }] })).status).toBe(200);
  expect((await answer(market, buyer, { text: "Seen", files: [{ id: ofDesk, name: "MTC.jpg" }] })).status).toBe(200);
  await removeUnusedUploads(api.db, api.clock.now());

  expect(await open(ofDesk, buyer)).toBe(200);
  expect(await open(own, staff)).toBe(200);
  expect(await open(ofDesk, seller)).toBe(404);
  expect(await open(own, seller)).toBe(404);
  const [, desk] = (await api.get(`/quotation-thread/${id}`, buyer)).body.data;
  expect(desk.files).toEqual([{ name: "MTC.jpg", size_bytes: 204, url: expect.stringContaining(`/upload/${ofDesk}`) }]);
});

it("lets nobody attach another person's file", async () => {
  const { buyer, seller, id } = await asked();
  const foreign = await storePhotograph(api.db, buyer.id, api.clock.now());
  const refused = await write(seller, id, { text: "Look", files: [{ id: foreign, name: "a.jpg" }] });
  expect(refused.status).toBe(422);
  expect(await open(foreign, seller)).toBe(404);
});

it("puts what a party wrote into the desk's queue until it is answered", async () => {
  const market = await asked();
  const { buyer, staff, id } = market;
  await write(buyer, id, { text: "Can it be loaded on Monday?" });
  const thread = await threadOf(market, buyer);
  const item = (await waiting(staff)).find((one: { id: number }) => one.id === thread);
  expect(item).toMatchObject({ what: "Buyer: Can it be loaded on Monday?", since: api.clock.now().toISOString() });

  await answer(market, buyer, { text: "Yes" });
  expect((await waiting(staff)).some((one: { id: number }) => one.id === thread)).toBe(false);
});

it("keeps what was written while the desk was answering in the queue", async () => {
  const market = await asked();
  const { buyer, staff, id } = market;
  const first = await write(buyer, id, { text: "Can it be loaded on Monday?" });
  await write(buyer, id, { text: "Or on Tuesday?" });
  const thread = await threadOf(market, buyer);
  const stillWaits = async () => (await waiting(staff)).some((one: { id: number }) => one.id === thread);

  await answer(market, buyer, { text: "Monday suits.", seen_to: first.body.id });
  expect(await stillWaits()).toBe(true);
  const early = await post(staff, `/desk/thread/${thread}/settle`, { seen_to: first.body.id, reason: "Thanks only" });
  expect(early.status).toBe(409);
  expect((await post(staff, `/desk/thread/${thread}/settle`, { reason: "Answered by phone" })).status).toBe(200);
  expect(await stillWaits()).toBe(false);
  expect((await post(staff, `/desk/thread/${thread}/settle`, { reason: "Again" })).status).toBe(409);
});

it("shows a party what the desk wrote until they have seen it, and notifies them once", async () => {
  const market = await asked();
  const { seller, staff, id } = market;
  const start = { party_id: seller.id, reason: "Asks for the certificate" };
  const news = async () =>
    (await api.get("/my-turn", seller)).body.news.filter(({ kind }: { kind: string }) => kind === "seller message");
  const notices = async () =>
    (await api.get("/notification", seller)).body.data.filter(({ text }: { text: string }) => /desk wrote/.test(text));
  const isUnread = async () => (await api.get("/seller/product-enquiry", seller)).body.data[0].is_unread;
  await api.get(`/seller/product-enquiry/${id}`, seller);
  expect(await isUnread()).toBe(0);

  const path = `/desk/quotation/${id}/thread`;
  expect((await post(staff, path, { ...start, text: "Please send the certificate." })).status).toBe(200);
  expect((await post(staff, path, { ...start, text: "By noon, please." })).status).toBe(200);

  const link = `/seller-quotation-detail/${id}#messages`;
  expect(await news()).toMatchObject([{ count: 2, link }]);
  expect(await notices()).toMatchObject([{ link }]);
  expect(await isUnread()).toBe(1);
  const { data, read_to } = (await api.get(`/quotation-thread/${id}`, seller)).body;
  const [first, second] = data.map((message: { id: number }) => message.id);
  expect({ read_to, left: await news() }).toMatchObject({ read_to: 0, left: [{ count: 2 }] });
  expect((await read(seller, id, first)).status).toBe(200);
  expect(await news()).toMatchObject([{ count: 1 }]);
  expect((await read(seller, id, second)).status).toBe(200);
  expect(await news()).toEqual([]);
});

it("marks nothing as read that the desk has not written yet, nor takes back what was read", async () => {
  const market = await asked();
  const { buyer, seller, staff, id } = market;
  const tell = (text: string) =>
    post(staff, `/desk/quotation/${id}/thread`, { party_id: buyer.id, text, reason: "Load date" });
  const readTo = async (as: SignedIn) => (await api.get(`/quotation-thread/${id}`, as)).body.read_to;
  await tell("Loaded on Monday.");
  const [{ id: first }] = (await api.get(`/quotation-thread/${id}`, buyer)).body.data;

  expect((await read(seller, id, first)).status).toBe(200);
  expect([await readTo(buyer), await readTo(seller)]).toEqual([0, 0]);
  await read(buyer, id, first + 1_000);
  expect(await readTo(buyer)).toBe(first);
  await tell("Or on Tuesday.");
  await read(buyer, id, first - 1);
  expect(await readTo(buyer)).toBe(first);
});

it("shows the desk who wrote, but not the party who at the desk did", async () => {
  const market = await asked();
  const { buyer, staff, id } = market;
  await write(buyer, id, { text: "Hello" });
  await answer(market, buyer, { text: "Good day" });
  const { data } = (await api.get(`/desk/thread/${await threadOf(market, buyer)}`, staff)).body;
  expect(data).toMatchObject({ side: "buyer", waits_since: null, quotation_id: id });
  expect(data.messages.map(({ is_desk }: { is_desk: number }) => is_desk)).toEqual([0, 1]);
  expect(data.messages[1].author).not.toBe("");
  const own = (await api.get(`/quotation-thread/${id}`, buyer)).body.data;
  expect(Object.keys(own[1]).sort()).toEqual(["at", "files", "id", "is_desk", "text"]);
});

it("lets the desk write only to parties of the quotation", async () => {
  const { staff, id } = await asked();
  const stranger = await api.signIn("customer");
  const body = { party_id: stranger.id, text: "Hello", reason: "By mistake" };
  expect((await post(staff, `/desk/quotation/${id}/thread`, body)).status).toBe(404);
  expect(await countOf("thread_message")).toBeGreaterThan(0);
});

it("shows how soon the desk usually answers, once it has answered often enough", async () => {
  const market = await asked();
  const { buyer, id } = market;
  const within = async () => (await api.get(`/quotation-thread/${id}`, buyer)).body.answers_within;
  for (const minutes of [2, 9, 12, 14, 300]) {
    await write(buyer, id, { text: "And the load date?" });
    api.clock.set(new Date(api.clock.now().getTime() + minutes * 60_000));
    await answer(market, buyer, { text: "Monday." });
  }
  expect(await within()).toBe(15);
});

it("never changes or removes what was written", async () => {
  const { buyer, id } = await asked();
  await write(buyer, id, { text: "As I said" });
  await expect(api.db.updateTable("thread_message").set({ body: "Else" }).execute()).rejects.toThrow();
  await expect(api.db.deleteFrom("thread_message").execute()).rejects.toThrow();
  expect(await texts(buyer, id)).toEqual(["As I said"]);
});
