import { transact } from "../../../platform/database/database";
import { apiOfFile } from "../../../testing/api-of-file";
import { type AskedSeller, ask, bid, createRfqMarket, entry, offer, type RfqMarket } from "../../../testing/rfq-world";
import { lockQuotation } from "../quotation.store";

/*
 * Prices that arrive at the same moment (docs/decisions/0243-writes-that-arrive-together.md).
 */
const api = apiOfFile({ poolSize: 20 });
let market: RfqMarket;
let one: AskedSeller;
let two: AskedSeller;
let id: number;
beforeEach(async () => {
  market = await createRfqMarket(api);
  [one, two] = [entry(market.sellers, 0), entry(market.sellers, 1)];
  id = await ask(api, market);
});

const offers = () =>
  api.db
    .selectFrom("offer")
    .innerJoin("offer_revision as revision", "revision.offer_id", "offer.id")
    .select(["seller_id", "revision.base_price_paise as paise", "revision.sequence"])
    .where("quotation_id", "=", id)
    .orderBy("seller_id")
    .orderBy("revision.sequence")
    .execute();
const window = () =>
  api.db.selectFrom("quotation").select(["deadline_at"]).where("id", "=", id).executeTakeFirstOrThrow();
const statusesOf = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

it("takes the prices of two sellers that arrive at the same moment", async () => {
  const answers = await Promise.all([offer(api, one, id, 45_000), offer(api, two, id, 44_000)]);

  expect(answers.map(({ body }) => body.message)).toEqual([
    "Your offer has been submitted.",
    "Your offer has been submitted.",
  ]);
  expect(await offers()).toEqual([
    { seller_id: one.id, paise: 4_500_000, sequence: 1 },
    { seller_id: two.id, paise: 4_400_000, sequence: 1 },
  ]);
});

it("refuses one of them and stores the other", async () => {
  const [far, good] = await Promise.all([offer(api, one, id, 45), offer(api, two, id, 44_000)]);

  expect(far).toMatchObject({ status: 422, body: { code: "price_unconfirmed" } });
  expect(good.status).toBe(200);
  expect(await offers()).toEqual([{ seller_id: two.id, paise: 4_400_000, sequence: 1 }]);
});

it("stores both prices of a seller who sends two at the same moment, one after the other", async () => {
  const answers = await Promise.all([
    offer(api, one, id, 45_000),
    offer(api, one, id, 44_500),
    offer(api, two, id, 44_000),
  ]);

  expect(statusesOf(answers)).toEqual([200, 200, 200]);
  expect(await offers()).toEqual([
    { seller_id: one.id, paise: 4_500_000, sequence: 1 },
    { seller_id: one.id, paise: 4_450_000, sequence: 2 },
    { seller_id: two.id, paise: 4_400_000, sequence: 1 },
  ]);
});

it("stores a press once that arrives twice with its key, and gives both the same answer, also later", async () => {
  const press = () =>
    api.post(`/seller/product-enquiry/${id}`, { base_price: 45_000 }, one, { "idempotency-key": "one" });
  const answers = await Promise.all([press(), press(), offer(api, two, id, 44_000)]);
  const other = await Promise.all([
    api.post(`/seller/product-enquiry/${id}`, { base_price: 44_999 }, one, { "idempotency-key": "one" }),
    offer(api, two, id, 43_900),
  ]);

  expect(statusesOf(answers)).toEqual([200, 200, 200]);
  expect(answers[1].body).toEqual(answers[0].body);
  expect(statusesOf(other)).toEqual([422, 200]);
  expect((await offers()).filter(({ seller_id }) => seller_id === one.id)).toEqual([
    { seller_id: one.id, paise: 4_500_000, sequence: 1 },
  ]);
});

it("answers the others while somebody holds the quotation of one", async () => {
  const held = await ask(api, market);
  let release: () => void = () => undefined;
  const holding = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const holder = transact(api.db, "read committed", async (tx) => {
    await lockQuotation(tx, held);
    isHeld();
    await holding;
  });
  await begun;
  const waiting = offer(api, one, held, 45_000);

  const answers = await Promise.all([offer(api, two, id, 44_000), offer(api, one, id, 45_000)]);
  release();
  await holder;

  expect(statusesOf([...answers, await waiting])).toEqual([200, 200, 200]);
});

it("keeps the window open as long for two prices of the last minutes as for the later of them", async () => {
  const before = await window();
  api.clock.set(new Date(before.deadline_at.getTime() - 60_000));

  const answers = await Promise.all([
    offer(api, one, id, 45_000),
    offer(api, two, id, 44_000),
    bid(api, entry(market.transporters, 0), id, 1_800),
    bid(api, entry(market.transporters, 1), id, 1_700),
  ]);

  expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
  expect((await window()).deadline_at).toEqual(new Date(before.deadline_at.getTime() + 60_000));
});

it("takes the freight of two transporters that arrives at the same moment, and that after the close as well", async () => {
  const carriers = [entry(market.transporters, 0), entry(market.transporters, 1)] as const;
  const bids = () =>
    api.db
      .selectFrom("freight_bid")
      .select(["transporter_id", "price_paise", "sequence"])
      .where("quotation_id", "=", id)
      .orderBy("transporter_id")
      .execute();

  const answers = await Promise.all([bid(api, carriers[0], id, 1_800), bid(api, carriers[1], id, 1_700)]);
  const during = await bids();
  await api.db.updateTable("quotation").set({ closed_at: api.clock.now() }).where("id", "=", id).execute();
  const late = await Promise.all([bid(api, carriers[0], id, 1_750), bid(api, carriers[1], id, 1_650)]);

  expect(statusesOf([...answers, ...late])).toEqual([200, 200, 200, 200]);
  expect(during).toEqual([
    { transporter_id: carriers[0].id, price_paise: 180_000, sequence: 1 },
    { transporter_id: carriers[1].id, price_paise: 170_000, sequence: 1 },
  ]);
  expect(await bids()).toEqual([
    { transporter_id: carriers[0].id, price_paise: 175_000, sequence: 2 },
    { transporter_id: carriers[1].id, price_paise: 165_000, sequence: 2 },
  ]);
});
