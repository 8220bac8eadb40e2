import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { TradePaperAnswer } from "@mandi/shared/contract/trade-paper";
import { daysAfter } from "@mandi/shared/format/days";
import { formatExact } from "@mandi/shared/format/exact";
import { signInAs } from "../../../proofs/testing/read-everything";
import { fundWallet } from "../../../testing/money";
import type { BookedOrder } from "../../../testing/order-world";
import { runJob } from "../../../testing/run-jobs";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../../testing/three-trucks";
import { workedMarket } from "../../../testing/worked-trade";
import { storeSetting } from "../../site/settings";
import { lateInterest } from "../late-interest";

/**
 * Two invoices of one order, of the 21st and the 24th of a month, each with seven days to pay. Every test has the next of these months,
 * because no invoice is dated before an earlier one.
 */
export function twoInvoices(...given: readonly string[]) {
  const months = given.values();
  let month = "";
  beforeEach(() => {
    month = months.next().value ?? "";
    setDay(`${month}-21`);
  });
  const { api, market } = workedMarket();

  const setDay = (day: string) => api.clock.set(new Date(`${day}T06:00:00.000Z`));

  const viewOf = async ({ orderId, buyer }: BookedOrder) =>
    read(OrderAnswer, (await api.get(`/customer/order-detail/${orderId}`, await signInAs(api, buyer.id))).body).data;
  const unpaidOf = async (order: BookedOrder) => (await viewOf(order)).unpaid_invoices ?? [];

  async function invoiced() {
    const order = await bookThreeTrucks(api, market());
    const [one, two] = await sendTrucks(api, order);
    await weighTruck(api, order, one, 31.24);
    setDay(`${month}-24`);
    await weighTruck(api, order, two, 29.86);
    await fundWallet(api.db, order.buyer.id, 3_800_000);
    const [first, second] = await unpaidOf(order);
    if (first === undefined || second === undefined) throw new Error("The order has no two invoices.");
    expect([first.due_on, second.due_on]).toEqual([`${month}-28`, daysAfter(`${month}-24`, 7)]);
    return { order, first, second };
  }

  async function pay({ orderId, buyer }: BookedOrder, invoice: string): Promise<void> {
    const body = { source: "cash", invoice };
    const answer = await api.send(`/customer/order/${orderId}/payment`, body, await signInAs(api, buyer.id));
    expect(answer.status).toBe(200);
  }

  /** A note of the desk. @returns its number */
  async function correct({ orderId }: BookedOrder, note: object): Promise<string> {
    const asked = { reason: "The buyer's slip", ...note };
    const { status, body } = await api.send(`/desk/order/${orderId}/note`, asked, await api.signIn("staff"));
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.number;
  }

  /** What the buyer is reminded of on a day. */
  async function remindedOn(day: string, { buyer }: BookedOrder): Promise<readonly string[]> {
    const noticesOf = () =>
      api.db
        .selectFrom("notification")
        .select("text")
        .where("user_id", "=", buyer.id)
        .where("text", "like", "% due on %")
        .orderBy("id")
        .execute();
    const before = (await noticesOf()).length;
    setDay(day);
    await runJob(api, "remind buyers");
    return (await noticesOf()).slice(before).map(({ text }) => text);
  }

  /** The ages of the buyer's statement of the month, by their terms. */
  async function statedAges({ buyer }: BookedOrder): Promise<Readonly<Record<string, string>>> {
    setDay(daysAfter(`${month}-28`, 7));
    const later = await signInAs(api, buyer.id);
    const wish = { side: "buyer", from: month, to: month };
    const { id } = (await api.send("/paper/statement", wish, later)).body.data;
    const { facts } = read(TradePaperAnswer, (await api.get(`/paper/${id}`, later)).body).data;
    return Object.fromEntries(
      facts.filter(({ term }) => term.startsWith("Open")).map(({ term, value }) => [term, value]),
    );
  }

  /** What the desk's list of who owes what says of the buyer on a day, where interest is 18 percent. */
  async function ageingOn(day: string, { buyer }: BookedOrder): Promise<{ interest: number; total: number }> {
    await storeSetting(api.db, lateInterest, 18);
    setDay(day);
    const { body } = await api.get("/desk/ageing?side=buyer", await api.signIn("staff"));
    return body.data.find(({ phone }: { phone: string }) => phone === buyer.phone);
  }

  const dayOf = (day: number): string => `${month}-${day}`;
  return { api, setDay, dayOf, viewOf, unpaidOf, invoiced, pay, correct, remindedOn, statedAges, ageingOn };
}

/** Rupees with paise, as on documents. */
export const exactly = (rupees: number) => formatExact(rupees);
