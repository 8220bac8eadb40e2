import { freePort } from "@mandi/launch/process/free-port";
import { reconcile } from "../modules/ledger/reconcile";
import { createMarket } from "../testing/order-market";
import { createBookedOrder } from "../testing/order-world";
import { type Answer, createTestApi, type SignedIn, type TestApi } from "../testing/test-api";
import { afterCommitOf } from "./testing/after-commit";
import { createApiProcess, untilReady } from "./testing/api-process";
import { newKey, send } from "./testing/write";

/** A buyer who pays their own order in small amounts; each amount occurs once. */
interface Payer {
  readonly buyer: SignedIn;
  readonly orderId: number;
  paise: number;
}

const payersAtOnce = 4;
let api: TestApi;
let payers: readonly Payer[];
let lost: Set<string>;
let restore: () => void;
beforeAll(async () => {
  api = await createTestApi({ poolSize: 30 });
  api.clock.set(new Date());
  const base = await createMarket(api);
  await api.db.updateTable("listing_variation").set({ stock_kg: null }).execute();
  const made: Payer[] = [];
  for (let count = 0; count <= payersAtOnce; count += 1) {
    const market = { ...base, buyer: await api.signIn("customer") };
    const { orderId } = await createBookedOrder(api, { market, hasTransporter: false });
    made.push({ buyer: market.buyer, orderId, paise: 100 });
  }
  payers = made;
  lost = new Set();
  restore = afterCommitOf(
    (key) => lost.delete(key),
    () => {
      throw new Error("Connection terminated unexpectedly");
    },
  );
});
afterAll(async () => {
  restore();
  await api.close();
});

function payment(payer: Payer) {
  payer.paise += 1;
  const body = { source: "cash", amount: payer.paise / 100 };
  return { payer, path: `/customer/order/${payer.orderId}/payment`, body, key: newKey(), paise: payer.paise };
}
type Payment = ReturnType<typeof payment>;

const pay = ({ payer, path, body, key }: Payment): Promise<Answer> =>
  api.post(path, body, payer.buyer, { "idempotency-key": key });

async function effectsOf({ payer, paise }: Pick<Payment, "payer" | "paise">): Promise<number> {
  const rows = await api.db
    .selectFrom("payment")
    .select("id")
    .where("order_id", "=", payer.orderId)
    .where("amount_paise", "=", paise)
    .execute();
  return rows.length;
}

/** Each kind of round makes one legitimate payment; it must exist once, whatever else arrives under its key. */
const rounds = {
  async "again and again"(made: Payment) {
    const first = await pay(made);
    expect(first.status).toBe(200);
    for (let again = 0; again < 2; again += 1) expect(await pay(made)).toMatchObject({ status: 200, body: first.body });
  },
  async "fifty at once"(made: Payment) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(made)));
    const isAllowed = ({ status, body }: Answer): boolean =>
      status === 200 || (status === 409 && body.code === "in_flight");
    expect(answers.filter((answer) => !isAllowed(answer))).toEqual([]);
    const bodies = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body)));
    expect(bodies.size).toBe(1);
  },
  async "another payload"(made: Payment) {
    expect((await pay(made)).status).toBe(200);
    const other = { ...made, body: { ...made.body, amount: 9_999 } };
    expect(await pay(other)).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
    expect(await effectsOf({ payer: made.payer, paise: 999_900 })).toBe(0);
  },
  async "another person"(made: Payment) {
    const [, ...rest] = payers.filter((payer) => payer !== made.payer);
    const [neighbour = made.payer] = rest;
    const own = { ...payment(neighbour), key: made.key };
    expect((await pay(made)).status).toBe(200);
    expect((await pay(own)).status).toBe(200);
    expect(await effectsOf(own)).toBe(1);
  },
  async "the answer is lost after the commit"(made: Payment) {
    lost.add(made.key);
    expect((await pay(made)).status).toBeGreaterThanOrEqual(500);
    expect(await effectsOf(made)).toBe(1);
    expect((await pay(made)).status).toBe(200);
  },
} as const;

/** How often each kind is played: together 1,000. */
const plan: Readonly<Record<keyof typeof rounds, number>> = {
  "again and again": 540,
  "fifty at once": 40,
  "another payload": 160,
  "another person": 120,
  "the answer is lost after the commit": 140,
};

it("has exactly one effect in each of 1,000 rounds of repeated, parallel, changed, foreign and crashed payments", async () => {
  const kinds = Object.entries(rounds).flatMap(([name, play]) =>
    Array.from({ length: Object.entries(plan).find(([kind]) => kind === name)?.[1] ?? 0 }, () => play),
  );
  expect(kinds).toHaveLength(1_000);
  // Neighbours pay under each other's keys, so every lane has its own payer, and there is one extra.
  const lane = async (payer: Payer, index: number): Promise<void> => {
    for (const play of kinds.filter((_play, position) => position % payersAtOnce === index)) {
      const made = payment(payer);
      await play(made);
      expect(await effectsOf(made)).toBe(1);
    }
  };
  await Promise.all(payers.slice(0, payersAtOnce).map(lane));

  for (const { orderId, paise } of payers) {
    const paid = await api.db
      .selectFrom("payment")
      .select("amount_paise")
      .where("order_id", "=", orderId)
      .where("purpose", "=", "final")
      .execute();
    // Only the intended amounts, each once.
    expect(paid.map(({ amount_paise }) => amount_paise).sort((one, other) => one - other)).toEqual(
      Array.from({ length: paise - 100 }, (_, index) => 101 + index),
    );
  }
  expect(await reconcile(api.db)).toEqual([]);
});

it("answers a retry of a payment after the process was killed between its commit and its answer, with one effect", async () => {
  const server = createApiProcess({
    databaseUrl: api.database.url,
    port: await freePort(4_565),
    file: "api/src/proofs/testing/api-that-dies.cli.ts",
  });
  const [payer] = payers;
  if (!payer) throw new Error("Nobody pays");
  try {
    for (let crash = 0; crash < 2; crash += 1) {
      server.start();
      expect(await untilReady(server)).toBe(true);
      const made = payment(payer);
      const write = { kind: "payment", by: payer.buyer, trace: "", ...made, key: `die-${made.key}` };

      await expect(send(server.address, write)).rejects.toThrow();
      await server.ended();
      expect(await effectsOf(made)).toBe(1);

      server.start();
      expect(await untilReady(server)).toBe(true);
      expect((await send(server.address, write)).status).toBe(200);
      expect(await effectsOf(made)).toBe(1);
      await server.stop();
    }
    expect(await reconcile(api.db)).toEqual([]);
  } finally {
    await server.stop();
  }
});
