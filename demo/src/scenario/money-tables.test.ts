import { logIn } from "@mandi/api/internal/log-in";
import { createTestApi, type TestApi } from "@mandi/api/internal/test-api";
import type { DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import type { BuyerLedgerAnswer, LedgerRow, Order, OrderAnswer } from "@mandi/shared/contract/order";
import type { SellerOrder, SellerOrderAnswer } from "@mandi/shared/contract/seller-order";
import type { FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { kilogramsFromTonnes, sumKilograms } from "@mandi/shared/money/kilograms";
import { ledgerSum } from "@mandi/shared/money/ledger-sum";
import { paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";
import { buyerSums, exFactorySums, type SumLine, sellerSums } from "@mandi/shared/pricing/order-sums";
import { fillDemoMarket } from "../fill";

const now = new Date("2026-11-21T05:12:00.000Z");
let api: TestApi;
let orders: readonly { readonly id: number; readonly buyer: string; readonly seller: string }[];
const signedIn = new Map<string, Awaited<ReturnType<typeof logIn>>>();

beforeAll(async () => {
  api = await createTestApi({ hasBankAccount: false });
  await fillDemoMarket(api.db, { now, log: () => undefined });
  api.clock.set(now);
  orders = await api.db
    .selectFrom("trade_order")
    .innerJoin("users as buyer", "buyer.id", "trade_order.buyer_id")
    .innerJoin("users as seller", "seller.id", "trade_order.seller_id")
    .select(["trade_order.id", "buyer.phone as buyer", "seller.phone as seller"])
    .orderBy("trade_order.id")
    .execute();
});
afterAll(() => api.close());

async function read<Answer>(phone: string, path: string): Promise<Answer> {
  let person = signedIn.get(phone);
  if (person === undefined) {
    api.clock.advance(31);
    person = await logIn(api, phone);
    signedIn.set(phone, person);
  }
  const { status, body } = await api.get(path, person);
  expect(status).toBe(200);
  return body;
}

/** The lines since the previous total add up, with that total, to the next one. */
function expectAdded(lines: readonly SumLine<string>[]): void {
  let sum = 0;
  for (const { amountPaise, isTotal, name, parts } of lines) {
    if (parts) {
      const entries = parts.map(({ amount }) => paiseFromRupees(-amount));
      expect([name, sumPaise(entries)]).toEqual([name, amountPaise]);
    }
    if (isTotal) expect([name, sum]).toEqual([name, amountPaise]);
    else sum += amountPaise;
  }
}

/** Each payment, note and deduction is a line: together they are what was settled. */
function expectSettled({ settlements = [], paid_amount, paper_difference }: Order | SellerOrder): void {
  expect(sumPaise(settlements.map(({ amount }) => paiseFromRupees(amount)))).toBe(
    sumPaise([paiseFromRupees(paid_amount), paiseFromRupees(paper_difference)]),
  );
}

function expectLinesAdded(order: Pick<Order | SellerOrder, "variation" | "ex_price" | "total_quantity">): void {
  const { variation, ex_price, total_quantity } = order;
  expect(sumPaise(variation.map(({ final_price }) => paiseFromRupees(final_price ?? 0)))).toBe(
    paiseFromRupees(ex_price),
  );
  expect(sumKilograms(variation.map(({ quantity }) => kilogramsFromTonnes(quantity)))).toBe(
    kilogramsFromTonnes(total_quantity),
  );
}

/** Each row's balance is the previous one plus the row. */
function expectRunning(rows: readonly LedgerRow[], up: LedgerRow["type"]): void {
  let balance = 0;
  for (const { amount, type, remaining_balance } of rows) {
    balance += (type === up ? 1 : -1) * paiseFromRupees(amount);
    expect(paiseFromRupees(remaining_balance)).toBe(balance);
  }
}

it("makes every order add up for its buyer: sizes, price, both columns of its steps, what is due, and the ledger", async () => {
  for (const { id, buyer } of orders) {
    const { data: order } = await read<OrderAnswer>(buyer, `/customer/order-detail/${id}`);
    expectLinesAdded(order);
    expectSettled(order);
    expectAdded(buyerSums(order));
    for (const column of ["per_mt", "amount"] as const) {
      let sum = 0;
      for (const { kind, [column]: rupees } of order.price_steps) {
        if (kind === "total" || kind === "subtotal")
          expect([id, column, sum]).toEqual([id, column, paiseFromRupees(rupees)]);
        else sum += paiseFromRupees(rupees);
      }
    }
    const { data: rows } = await read<BuyerLedgerAnswer>(buyer, `/customer/order-ledger/${id}`);
    expectRunning(rows, "debit");
    const [charged, paid] = [ledgerSum(rows, "debit"), ledgerSum(rows, "credit")].map(paiseFromRupees);
    expect((charged ?? 0) - (paid ?? 0)).toBe(paiseFromRupees(rows.at(-1)?.remaining_balance ?? 0));
  }
});

it("makes every order add up for its seller: sizes, the receivable with the commission subtracted once, what is due, and the ledger", async () => {
  for (const { id, seller } of orders) {
    const { data: order } = await read<SellerOrderAnswer>(seller, `/seller/order-detail/${id}`);
    expectLinesAdded(order);
    expectSettled(order);
    expectAdded(sellerSums(order));
    expectAdded(exFactorySums(order));
    const { data: rows } = await read<{ data: LedgerRow[] }>(seller, `/seller/order-ledger/${id}`);
    expectRunning(rows, "credit");
  }
});

it("makes the bills of each carrier add up, line by line and in total, with the advance for a trip under way shown separately", async () => {
  const carriers = await api.db.selectFrom("users").select("phone").where("type", "=", "transporter").execute();
  const advances: number[] = [];
  for (const { phone } of carriers) {
    const answer = await read<FreightBillListAnswer>(phone, "/transporter/freight-bill");
    for (const { freight, detention = 0, own_gst = 0, advance, tds = 0, lost = 0, paid, due } of answer.data) {
      const parts = [freight, detention, own_gst, -advance, -tds, -lost, -paid];
      expect(sumPaise(parts.map(paiseFromRupees))).toBe(paiseFromRupees(due));
    }
    const sumOf = (key: "due" | "paid") => sumPaise(answer.data.map((row) => paiseFromRupees(row[key])));
    expect([sumOf("due"), sumOf("paid")]).toEqual([answer.total_due, answer.total_paid].map(paiseFromRupees));
    advances.push(answer.advance_ahead ?? 0);
  }
  expect(advances.filter((advance) => advance > 0)).toEqual([6_000]);
});

it("makes the money of every order add up for the desk, by party, and lists sizes as they were weighed", async () => {
  const { phone } = await api.db
    .selectFrom("users")
    .select("phone")
    .where("type", "=", "staff")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const { id } of orders) {
    const { data } = await read<DeskOrderAnswer>(phone, `/desk/order/${id}`);
    const { money, lines } = data;
    const rows = [
      [money.charged, money.paid, money.open],
      [money.seller_charged, money.seller_paid, money.seller_owed],
      [money.transporter_charged, money.transporter_paid, money.transporter_owed],
    ] as const;
    for (const [charged, paid, open] of rows) {
      expect(paiseFromRupees(charged) - paiseFromRupees(paid)).toBe(paiseFromRupees(open));
    }
    expect(sumKilograms(lines.map(({ current = 0 }) => kilogramsFromTonnes(current)))).toBe(
      kilogramsFromTonnes(data.quantity),
    );
  }
});
