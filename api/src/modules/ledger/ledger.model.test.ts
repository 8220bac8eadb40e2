import { kilograms } from "@mandi/shared/money/kilograms";
import { type Paise, paise } from "@mandi/shared/money/paise";
import fc from "fast-check";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { grantCredit, newUtr } from "../../testing/money";
import { createTestBooks, type TestBooks } from "../../testing/test-books";
import { reportBankPayment, verifyBankPayment } from "../payments/bank-transfer.service";
import {
  payBookingFromCash,
  payBookingOnCredit,
  payOrderFromCash,
  repayCreditFromCash,
} from "../payments/payment.service";
import { recordSellerBill } from "./bill-entries.service";
import type { OrderRef } from "./ledger-facts";
import { forfeitAdvance, refundAdvance, refundOverpayment } from "./order-refund.service";
import { payoutSeller } from "./payout-entries.service";
import { reconcile } from "./reconcile";
import { recordSale } from "./sale-entries.service";
import { readOrderLedger, readOrderMoney, readWalletStatement } from "./statement.service";
import { changeByNote } from "./testing/change-by-note";
import { printedPaper } from "./testing/printed-paper";

let books: TestBooks;
let staffId: number;
beforeAll(async () => {
  books = await createTestBooks({ poolSize: 20 });
  staffId = (await books.signIn("staff")).id;
});
afterAll(() => books.close());

const at = new Date("2026-11-21T05:00:00.000Z");
const clock = { at, actorId: null };

type Step =
  | "top up"
  | "book from cash"
  | "book on credit"
  | "sale"
  | "note"
  | "pay"
  | "repay"
  | "bill"
  | "pay out"
  | "forfeit"
  | "refund advance"
  | "refund overpayment";
const steps: readonly Step[] = [
  "top up",
  "book from cash",
  "book on credit",
  "sale",
  "note",
  "pay",
  "repay",
  "bill",
  "pay out",
  "forfeit",
  "refund advance",
  "refund overpayment",
];

interface Action {
  readonly step: Step;
  readonly amountPaise: Paise;
  readonly order: number;
}
const action: fc.Arbitrary<Action> = fc.record({
  step: fc.constantFrom(...steps),
  amountPaise: fc.integer({ min: 1, max: 50_000 }).map(paise),
  order: fc.nat({ max: 2 }),
});

let given = 0;
interface World {
  readonly buyerId: number;
  readonly orders: readonly OrderRef[];
}
async function newWorld(): Promise<World> {
  const buyer = await books.signIn("customer");
  await grantCredit(books.db, buyer.id, 600);
  const orders = Array.from({ length: 3 }, () => {
    given += 1;
    return { id: given, number: `O2627${String(given).padStart(6, "0")}` };
  });
  return { buyerId: buyer.id, orders };
}

/** One step of the trade. A refusal is a valid outcome; any other error is a defect and fails the test. */
async function act({ buyerId, orders }: World, { step, amountPaise, order: index }: Action): Promise<void> {
  const order = orders[index] ?? { id: 0, number: "" };
  given += 1;
  const unique = String(given);
  const invoice = { order, invoice: unique, quantityKg: kilograms(1_000), paper: printedPaper(amountPaise) };
  const booking = { buyerId, quotationId: given, order, amountPaise, at };
  const work: Readonly<Record<Step, (tx: Db) => Promise<unknown>>> = {
    "top up": async (tx) => {
      const { id } = await reportBankPayment(tx, {
        payerId: buyerId,
        amountPaise,
        transfer: { utr: newUtr(), paidOn: "2026-11-20" },
        subject: { purpose: "top-up" },
        at,
      });
      await verifyBankPayment(tx, { paymentId: id, staffId, receivedPaise: amountPaise, at }, async () => order);
    },
    "book from cash": (tx) => payBookingFromCash(tx, booking),
    "book on credit": (tx) => payBookingOnCredit(tx, booking),
    sale: (tx) => recordSale(tx, { ...invoice, agentPaise: paise(0) }, clock),
    note: (tx) => changeByNote(tx, { order, amountPaise: paise((amountPaise % 2_001) - 1_000 || 1) }, clock),
    pay: (tx) => payOrderFromCash(tx, { buyerId, order, amountPaise, duePaise: amountPaise, at }),
    repay: (tx) => repayCreditFromCash(tx, { userId: buyerId, amountPaise, at }),
    bill: (tx) => recordSellerBill(tx, invoice, clock),
    "pay out": (tx) => payoutSeller(tx, { order, amountPaise, reference: unique }, clock),
    forfeit: (tx) => forfeitAdvance(tx, order, clock),
    "refund advance": (tx) => refundAdvance(tx, { order, buyerId }, clock),
    "refund overpayment": (tx) =>
      refundOverpayment(tx, { order, buyerId, isAllInvoiced: amountPaise % 2 === 0 }, clock),
  };
  try {
    await books.inTx(work[step]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

const everything = { page: 1, perPage: 1_000, order: "oldest first" } as const;

/** What a reader can conclude from the rows they see, computed from those rows alone. */
async function expectStatementsToAddUp({ buyerId, orders }: World): Promise<void> {
  const wallet = await readWalletStatement(books.db, buyerId, everything);
  let balance = 0;
  for (const row of wallet.rows) {
    balance += row.type === "credit" ? row.amountPaise : -row.amountPaise;
    expect(row.balancePaise).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  for (const order of orders) {
    const ledger = await readOrderLedger(books.db, order.id, everything);
    let owed = 0;
    for (const row of ledger.rows) {
      owed += row.type === "debit" ? row.amountPaise : -row.amountPaise;
      expect(row.balancePaise).toBe(owed);
    }
    const money = await readOrderMoney(books.db, order.id);
    expect(money.balancePaise).toBe(owed);
    expect(money.chargedPaise + money.keptPaise - money.paidPaise).toBe(owed);
    expect(money.sellerOwedPaise).toBeGreaterThanOrEqual(0);
  }
}

it("keeps every invariant of the books in random trades, one after the other", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 30 }), async (actions) => {
      const world = await newWorld();
      for (const each of actions) await act(world, each);
      await expectStatementsToAddUp(world);
      expect(await reconcile(books.db)).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

it("keeps every invariant of the books when random trades arrive together", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 30 }), async (actions) => {
      const world = await newWorld();
      await Promise.all(actions.map((each) => act(world, each)));
      await expectStatementsToAddUp(world);
      expect(await reconcile(books.db)).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
});
