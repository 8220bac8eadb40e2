import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { TradePaperAnswer } from "@mandi/shared/contract/trade-paper";
import { formatDay } from "@mandi/shared/format/dates";
import { daysAfter } from "@mandi/shared/format/days";
import { formatRupees } from "@mandi/shared/format/rupees";
import { signInAs } from "../../proofs/testing/read-everything";
import { fundWallet } from "../../testing/money";
import type { BookedOrder } from "../../testing/order-world";
import { runJob } from "../../testing/run-jobs";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { send, workedMarket } from "../../testing/worked-trade";
import { storeSetting } from "../site/settings";
import { lateInterest } from "./late-interest";

/*
 * What is asked for, and when, of two invoices of one order, of the 21st and the 24th of a month, each with seven days to pay. Every test
 * has a month of its own, because no invoice is dated before an earlier one.
 */

const months = ["2026-11", "2026-12", "2027-01", "2027-03", "2027-05", "2027-06", "2027-07", "2027-08"].values();
let month: string;
beforeEach(() => {
  month = months.next().value ?? "";
  setDay(`${month}-21`);
});
const { api, market } = workedMarket();

const setDay = (day: string) => api.clock.set(new Date(`${day}T06:00:00.000Z`));

async function invoiced() {
  const order = await bookThreeTrucks(api, market());
  const [one, two] = await sendTrucks(api, order);
  await weighTruck(api, order, one, 31.24);
  setDay(`${month}-24`);
  await weighTruck(api, order, two, 29.86);
  await fundWallet(api.db, order.buyer.id, 3_000_000);
  const [first, second] = await unpaidOf(order);
  if (first === undefined || second === undefined) throw new Error("The order has no two invoices.");
  expect([first.due_on, second.due_on]).toEqual([`${month}-28`, daysAfter(`${month}-24`, 7)]);
  return { order, first, second };
}

const unpaidOf = async ({ orderId, buyer }: BookedOrder) =>
  read(OrderAnswer, (await api.get(`/customer/order-detail/${orderId}`, buyer)).body).data.unpaid_invoices ?? [];

async function pay(order: BookedOrder, invoice: string): Promise<void> {
  const answer = await send(api, `/customer/order/${order.orderId}/payment`, { source: "cash", invoice }, order.buyer);
  expect(answer.status).toBe(200);
}

async function credit(order: BookedOrder, invoice: string): Promise<void> {
  const staff = await api.signIn("staff");
  const note = { invoice, kind: "credit", cause: "weight", quantity: 0.18, reason: "The buyer's slip" };
  expect(await send(api, `/desk/order/${order.orderId}/note`, note, staff)).toMatchObject({ status: 200 });
}

/** What the buyer is reminded of on a day. */
async function remindedOn(day: string, { buyer }: BookedOrder): Promise<readonly string[]> {
  const told = () =>
    api.db
      .selectFrom("notification")
      .select("text")
      .where("user_id", "=", buyer.id)
      .where("text", "like", "% due on %")
      .orderBy("id")
      .execute();
  const before = (await told()).length;
  setDay(day);
  await runJob(api, "remind buyers");
  return (await told()).slice(before).map(({ text }) => text);
}

/** The ages of the buyer's statement of the month, by their terms. */
async function statedAges({ buyer }: BookedOrder): Promise<Readonly<Record<string, string>>> {
  setDay(daysAfter(`${month}-28`, 7));
  const later = await signInAs(api, buyer.id);
  const wish = { side: "buyer", from: month, to: month };
  const { id } = (await send(api, "/paper/statement", wish, later)).body.data;
  const { facts } = read(TradePaperAnswer, (await api.get(`/paper/${id}`, later)).body).data;
  return Object.fromEntries(
    facts.filter(({ term }) => term.startsWith("Open")).map(({ term, value }) => [term, value]),
  );
}

async function interestOn(day: string, { buyer }: BookedOrder): Promise<number> {
  await storeSetting(api.db, lateInterest, 18);
  setDay(day);
  const { body } = await api.get("/desk/ageing?side=buyer", await api.signIn("staff"));
  return body.data.find(({ phone }: { phone: string }) => phone === buyer.phone).interest;
}

const exactly = (rupees: number) => formatRupees(rupees, { decimals: 2 });

it("reminds of the invoice that no payment names, and no longer of the one that was paid by name", async () => {
  const { order, first, second } = await invoiced();
  await pay(order, second.number);
  const [amount, day] = [formatRupees(first.due), formatDay(first.due_on)];

  expect(await remindedOn(first.due_on, order)).toEqual([`Order ${order.number}: ${amount} is due on ${day}.`]);
  expect(await remindedOn(daysAfter(first.due_on, 3), order)).toEqual([
    `Order ${order.number}: ${amount} was due on ${day}. Please pay it now.`,
  ]);
});

it("reminds only of the later invoice once the earlier one is paid", async () => {
  const { order, first, second } = await invoiced();
  await pay(order, first.number);
  const text = `Order ${order.number}: ${formatRupees(second.due)} is due on ${formatDay(second.due_on)}.`;

  expect(await remindedOn(first.due_on, order)).toEqual([text]);
  expect(await remindedOn(second.due_on, order)).toEqual([text]);
});

it("states as overdue in the account what is open of the invoice that was not paid by name", async () => {
  const { order, first, second } = await invoiced();
  await pay(order, second.number);

  expect(await statedAges(order)).toMatchObject({ "Open, due 1 to 15 days": exactly(first.due) });
});

it("states nothing as overdue in the account when the payment names the invoice that fell due", async () => {
  const { order, first, second } = await invoiced();
  await pay(order, first.number);

  const ages = await statedAges(order);
  expect(ages).toMatchObject({ "Open, not due": exactly(second.due) });
  expect(ages["Open, due 1 to 15 days"] ?? exactly(0)).toBe(exactly(0));
});

it("bears interest from the due day of the invoice that is open, whichever was paid by name", async () => {
  const { order, first, second } = await invoiced();
  await pay(order, second.number);

  expect(await interestOn(daysAfter(first.due_on, 10), order)).toBeCloseTo((first.due * 0.18 * 10) / 365, 2);
});

describe("a credit note on a part of an invoice", () => {
  it("lowers the invoice that it is on, not the one that is due first: 10,450 for 180 kg of the second truck", async () => {
    const { order, first, second } = await invoiced();
    await credit(order, second.number);

    expect(await unpaidOf(order)).toEqual([first, { ...second, due: second.due - 10_450 }]);
    const [reminder] = await remindedOn(first.due_on, order);
    expect(reminder).toContain(formatRupees(first.due));
  });

  it("lowers what is due first where the invoice that it is on is paid", async () => {
    const { order, first, second } = await invoiced();
    await pay(order, second.number);
    await credit(order, second.number);

    expect(await unpaidOf(order)).toEqual([{ ...first, due: first.due - 10_450 }]);
  });

  it("counts in a statement from its day on: a statement of the month before shows the invoice in full", async () => {
    const { order, first, second } = await invoiced();
    setDay(daysAfter(`${month}-28`, 5));
    await credit(order, second.number);

    const ages = await statedAges(order);
    expect(ages).toMatchObject({
      "Open, not due": exactly(second.due),
      "Open, due 1 to 15 days": exactly(first.due),
    });
  });
});
