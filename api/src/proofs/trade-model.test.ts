import type { OrderStatus, QuotationStatus } from "@mandi/shared/contract/trade-document";
import fc from "fast-check";
import { quotationMoves } from "../modules/auction/quotation.policy";
import { requestQuotation } from "../modules/auction/request/request.service";
import { reconcile } from "../modules/ledger/reconcile";
import { canStep } from "../modules/orders/order.policy";
import { readOrder } from "../modules/orders/order.service";
import { secondsAfter } from "../platform/clock";
import type { Db } from "../platform/database/database";
import { inTransaction, isDatabaseAway } from "../platform/database/transaction";
import { Refusal } from "../platform/errors";
import { createTestApi, type TestApi } from "../testing/test-api";
import { issuesNothing, watchDocuments } from "./testing/documents/watch-documents";
import { findBookFaults, watchHistory } from "./testing/model/book-checks";
import { findDepositFaults } from "./testing/model/deposit-checks";
import { checkQuotation, findOversold, rememberHistory } from "./testing/model/market-checks";
import { marketEvents, nextMarketMove, playMarket } from "./testing/model/market-moves";
import { moneyMoves } from "./testing/model/money-moves";
import { checkOrder } from "./testing/model/order-checks";
import { nextOrderMove, playOrder, stepOfMove } from "./testing/model/order-moves";
import { findPaperFaults, paperKindsSeen } from "./testing/model/paper-checks";
import { askedBy, paperMoves } from "./testing/model/paper-moves";
import { portalMoves } from "./testing/model/portal-moves";
import { findKeptSetOffs } from "./testing/model/set-off-checks";
import {
  createTradeWorld,
  type Move,
  orderTime,
  placesOfRoute,
  type Route,
  routes,
  type Trade,
  type TradeWorld,
} from "./testing/model/trade-world";

/*
 * Random trades played by all actors from the enquiry to the settled order: whatever they try, in any sequence, quotation and
 * order stay within their state machines, and books, documents and exports stay right to the paisa. Repeat a run with MANDI_MODEL_SEED; MANDI_MODEL_TRADES asks
 * for more of them.
 */

const lives = Number(process.env["MANDI_MODEL_TRADES"] ?? 200);
const stepsPerLife = 30;
/** After this many steps each trade checks whether its postings are unchanged. */
const historyEvery = 10;
/** The whole market is checked after each of the first runs, later only after some, because that takes longer the more there is. */
const isCounted = (run: number): boolean => run <= 40 || run % 10 === 0 || run === lives / atOnce;
/** The number of concurrent trades of one buyer: it is faster, and they compete for the wallet and the sellers' stock. */
const atOnce = 5;
const seed = Number(process.env["MANDI_MODEL_SEED"] ?? Math.floor(Math.random() * 2 ** 31));

let api: TestApi;
let world: TradeWorld;
beforeAll(async () => {
  process.stdout.write(`Model of trade: MANDI_MODEL_SEED=${seed}\n`);
  api = await createTestApi();
  world = await createTradeWorld(api);
});
afterAll(async () => {
  await world.portal.close();
  await api.close();
});

/** Nobody does anything for up to two days. */
const waiting = "time passes";

/** Late in the evening before a new month, quarter and financial year; a run comes to each of them after a part of its trades. */
const lastEvenings = ["2026-11-30", "2026-12-31", "2027-03-31"].map((day) => new Date(`${day}T22:30:00+05:30`));

/** Sets the clock to where the run is: trades begin now, or when the last act of another one was. */
function setClock(run: number): void {
  const passed = lastEvenings.filter((_, place) => run * atOnce >= (lives * (place + 1)) / 4);
  api.clock.set(new Date(Math.max(api.clock.now().getTime(), world.ordersAt.getTime(), ...passed.map(Number))));
}

const act = (what: string, weight: number) => ({
  weight,
  arbitrary: fc.record({ what: fc.constant(what), pick: fc.nat(7), size: fc.integer({ min: 1, max: 1000 }) }),
});
/** Weighted towards moves that advance a trade; otherwise no run would get far. */
const move: fc.Arbitrary<Move> = fc.oneof(
  act("next", 220),
  ...[...Object.keys(marketEvents), ...Object.keys(stepOfMove)]
    .filter((what) => !["reject", "withdraw", "expire", "cancel", "close"].includes(what))
    .map((what) => act(what, 3)),
  ...["reject", "cancel", "close"].map((what) => act(what, 1)),
  // At a weight of 1, one run in about a hundred withdrew nothing.
  act("withdraw", 3),
  act("expire", 8),
  ...[...Object.keys(paperMoves), ...Object.keys(portalMoves)].map((what) => act(what, 4)),
  ...Object.keys(moneyMoves).map((what) => act(what, 3)),
  ...["pay", "pay by name", "pay by bank", "payout", "payout batch", "refund"].map((what) => act(what, 4)),
  act(waiting, 4),
);
interface Life {
  readonly route: Route;
  readonly moves: readonly Move[];
  readonly tonnes: readonly [number, number];
}
const life: fc.Arbitrary<Life> = fc.record({
  route: fc.constantFrom(...routes),
  moves: fc.array(move, { minLength: stepsPerLife, maxLength: stepsPerLife, size: "max" }),
  tonnes: fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 })),
});

interface Standing {
  readonly quotation: QuotationStatus;
  readonly order: OrderStatus | null;
}

async function standingOf(trade: Trade): Promise<Standing> {
  const quotation = await api.db
    .selectFrom("quotation")
    .select(["status", "order_id"])
    .where("id", "=", trade.quotationId)
    .executeTakeFirstOrThrow();
  trade.orderId = quotation.order_id;
  const order = trade.orderId === null ? null : (await readOrder(api.db, trade.orderId)).status;
  return { quotation: quotation.status, order };
}

/** Statuses that an order passes in sequence, never backwards. */
const rank: readonly (OrderStatus | null)[] = [null, "pending", "confirm", "vehicle booked", "loading", "delivered"];

/** Asserts that what happened is what the two tables allow. */
function expectLawful(what: string, before: Standing, after: Standing): void {
  const event = marketEvents[what];
  const atClose: readonly (QuotationStatus | undefined)[] =
    what === "close" ? [quotationMoves[before.quotation].mark] : [];
  const led = event ? [before.quotation, quotationMoves[before.quotation][event], ...atClose] : [before.quotation];
  expect([what, before.quotation, led]).toEqual([what, before.quotation, expect.arrayContaining([after.quotation])]);

  const [step, taker] = stepOfMove[what] ?? [];
  if (before.order === null || !step || !taker) {
    expect([what, after.order]).toEqual([
      what,
      before.order === null && after.quotation === "ordered" ? "pending" : before.order,
    ]);
    return;
  }
  expect([what, before.order, canStep(before.order, step, taker)]).toEqual([what, before.order, true]);
  if (step === "confirm" || step === "cancel") expect([what, after.order]).toEqual([what, step]);
  else if (before.order === "pending") expect([what, after.order]).toEqual([what, "pending"]);
  else expect(rank.indexOf(after.order)).toBeGreaterThanOrEqual(rank.indexOf(before.order));
}

/** Documents, entries and places of supply that a run must produce. */
const papers = [
  ...[
    "intra-state",
    "inter-state",
    "lower deduction",
    "third party",
    "invoice",
    "credit note",
    "debit note",
    "freight bill",
  ],
  ...["tax deducted by buyer", "tax deducted from seller", "tax deducted from transporter", "TDS certified"],
  ...["forward charge", "irn", "void", "debit note paid by name"],
  ...["without GSTIN", "self-invoice", "TDS deposited", "financial year 2627", "financial year 2728"],
  ...["set-off given back"],
  ...["under check deposit", "verified deposit", "rejected deposit", "redirected deposit", "reversed deposit"],
];

/**
 * The entries that the books may have for an order of today, apart from a carrier who pays back before a batch takes what they owe, which
 * even a long run may miss; the others were of orders whose freight bore no GST.
 */
const entries = [
  ...["top-up verified", "wallet paid out", "wallet held", "booked from hold", "booked by bank", "booked on credit"],
  ...["sale invoiced", "agent freight charged", "note issued", "advance freed", "advance applied", "advance forfeited"],
  ...["advance refunded", "credit restored", "residue written off", "order paid from cash", "order paid by bank"],
  ...["order paid on credit", "credit repaid by bank", "credit repaid from cash", "seller billed", "seller noted"],
  ...["seller paid out", "seller paid back", "freight billed", "agent freight billed", "freight bill approved"],
  ...["freight advanced by seller", "lost goods charged", "transporter paid out"],
  ...["transporter set off", "reverse charge deposited", "tax deducted from seller", "tax deducted from transporter"],
  ...["TDS deposited", "tax deducted by buyer", "TDS certified", "reversal"],
];

const reached = new Map<string, number>();

/** On a busy machine a lock can take too long, so the whole transaction is retried, as by a client that receives 503. */
async function whenFree(work: (tx: Db) => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await inTransaction(api.db, work);
    } catch (error) {
      if (tried >= 10 || !isDatabaseAway(error)) throw error;
    }
  }
}

type Documents = ReturnType<typeof watchDocuments>;

/** Tries one move; a refusal leaves quotation and order as they were. */
async function make(trade: Trade, before: Standing, given: Move, documents: Documents): Promise<Standing> {
  if (given.what === waiting) {
    trade.now = secondsAfter(orderTime(world, trade), given.size * 180);
    return before;
  }
  let { what, pick } = given;
  const done = await whenFree(async (tx) => {
    const { orderId } = trade;
    const chosen = { ...given };
    if (given.what === "next")
      Object.assign(chosen, await (orderId === null ? nextMarketMove(tx, trade) : nextOrderMove(tx, orderId)));
    [what, pick] = [chosen.what, chosen.pick];
    if (what in marketEvents) return playMarket(tx, world, trade, chosen);
    // Before there is an order, its moves are tried without one and must be refused as unknown.
    return playOrder(tx, world, { ...trade, orderId: orderId ?? 999_999_999 }, chosen);
  }).then(
    () => true,
    (error: unknown) => {
      // A refusal must have a message; anything else is a fault.
      if (!(error instanceof Refusal)) throw error;
      return false;
    },
  );
  const after = await standingOf(trade);
  if (done && trade.orderId !== null && !issuesNothing.has(what)) {
    const faults = await documents.findFaults(trade.orderId, askedBy({ what, pick, size: given.size }));
    expect([what, ...faults]).toEqual([what]);
  }
  if (done) expectLawful(what, before, after);
  else expect([what, after]).toEqual([what, before]);
  return after;
}

/** Plays one trade to its last step and asserts that it kept every rule by itself, not only together with the others. */
async function live({ route, moves, tonnes }: Life): Promise<Trade> {
  const { market } = world;
  const at = api.clock.now();
  const variation = tonnes.map((quantity, index) => ({
    id: market.world.sizeIds[index] ?? 0,
    quantity,
    stock: null,
    user_selected: "true" as const,
  }));
  const request = { buyerId: market.buyer.id, body: { ...market.body, ...world.parties[route], variation }, at };
  const trade: Trade = {
    quotationId: (await inTransaction(api.db, (tx) => requestQuotation(tx, request))).id,
    orderId: null,
    now: at,
  };
  let standing: Standing = { quotation: "pending", order: null };
  const seen = new Set<string>();
  const history = watchHistory(api.db, trade);
  const documents = watchDocuments(api.db, placesOfRoute[route]);
  for (const [index, chosen] of moves.entries()) {
    standing = await make(trade, standing, chosen, documents);
    seen.add(standing.quotation).add(`order ${standing.order}`);
    if ((index + 1) % historyEvery === 0) expect(await history.findEdits()).toEqual([]);
  }
  for (const one of seen) reached.set(one, (reached.get(one) ?? 0) + 1);
  expect(await findBookFaults(api.db, trade)).toEqual([]);
  await checkQuotation(api.db, trade);
  const { orderId } = trade;
  // In one snapshot: meanwhile another trade of the carrier may set off what they owe for this one.
  if (orderId !== null) await inTransaction(api.db, (tx) => checkOrder(tx, orderId), "repeatable read");
  return trade;
}

it(
  `keeps machines, stock, books and documents right over ${lives} random trades of ${stepsPerLife} steps by all actors`,
  async () => {
    const history = rememberHistory(api.db);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(life, { minLength: atOnce, maxLength: atOnce, size: "max" }), async (together) => {
        setClock(run);
        await Promise.all(together.map(live));
        await history.remember();
        run += 1;
        if (!isCounted(run)) return;
        expect(await reconcile(api.db)).toEqual([]);
        expect(await findOversold(api.db)).toEqual([]);
      }),
      { numRuns: lives / atOnce, seed, endOnFailure: true },
    );
    expect(await history.findEdits()).toEqual([]);
    expect(await findPaperFaults(api.db)).toEqual([]);
    expect(await findKeptSetOffs(api.db)).toEqual([]);
    expect(await findDepositFaults(api.db)).toEqual([]);
    // A model that makes no progress proves nothing.
    const orders = ["pending", "confirm", "vehicle booked", "loading", "delivered", "cancel"].map(
      (one) => `order ${one}`,
    );
    const statuses = ["Seller Marked", "ordered", "expired", "withdrawn", "rejected", ...orders];
    // One trade in a hundred is rejected, so only a long run is sure to produce every rare case.
    const isLong = lives >= 1_000;
    const rare = isLong ? [] : ["rejected", "order cancel"];
    expect(statuses.filter((status) => !reached.has(status) && !rare.includes(status))).toEqual([]);
    const seen = await paperKindsSeen(api.db);
    const wanted = isLong ? [...papers, ...entries] : papers.slice(0, 3);
    expect(wanted.filter((kind) => !seen.includes(kind))).toEqual([]);
    expect(reached.get("order delivered")).toBeGreaterThan(lives / 10);
  },
  1_800_000 + lives * 3_000,
);
