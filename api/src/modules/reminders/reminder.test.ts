import { reconciledApi } from "../../testing/api-of-file";
import { newUtr } from "../../testing/money";
import { createWellStockedMarket } from "../../testing/order-market";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";
import { runJob } from "../../testing/run-jobs";

import { storeSetting } from "../site/settings";
import { reminderDays } from "./reminder-days";

/* Reminders of what a buyer owes, for an invoice of 21 November that is due ten days later, on 1 December. */

const api = reconciledApi();
const invoiced = new Date("2026-11-21T05:00:00.000Z");
let order: BookedOrder;

beforeEach(async () => {
  api.clock.set(invoiced);
  await storeSetting(api.db, reminderDays, reminderDays.fallback);
  order = await createBookedOrder(api, { market: await createWellStockedMarket(api), creditDays: 10 });
  for (const step of [...wayTo.loading, "final quantity", "invoice"] as const) {
    expect([step, (await takeStep(api, order, step)).status]).toEqual([step, 200]);
  }
});

/** The texts that the reminder job sends the buyer on a day. */
async function remindedOn(day: string): Promise<readonly string[]> {
  const told = () =>
    api.db
      .selectFrom("notification")
      .select("text")
      .where("user_id", "=", order.buyer.id)
      .where("text", "like", "% due %")
      .orderBy("id")
      .execute();
  const before = (await told()).length;
  api.clock.set(new Date(`${day}T06:00:00.000Z`));
  await runJob(api, "remind buyers");
  await runJob(api, "remind buyers");
  return (await told()).slice(before).map(({ text }) => text);
}

it("come three days before the due day, on it, and 3, 7 and 15 days after it, each once", async () => {
  expect(await remindedOn("2026-11-21")).toEqual([]);
  expect(await remindedOn("2026-11-27")).toEqual([]);
  // 17,03,094 less the booking amount of 1,73,196.
  expect(await remindedOn("2026-11-28")).toEqual([`Order ${order.number}: ₹15,29,898 is due on 1 Dec 2026.`]);
  expect(await remindedOn("2026-11-29")).toEqual([]);
  expect(await remindedOn("2026-12-01")).toEqual([expect.stringContaining("is due on 1 Dec 2026")]);
  expect(await remindedOn("2026-12-04")).toEqual([expect.stringContaining("was due on 1 Dec 2026")]);
  expect(await remindedOn("2026-12-08")).toHaveLength(1);
  expect(await remindedOn("2026-12-16")).toHaveLength(1);
  expect(await remindedOn("2026-12-31")).toEqual([]);
});

it("lead to the payment form of the order", async () => {
  expect(await remindedOn("2026-12-01")).toHaveLength(1);
  const { link } = await api.db
    .selectFrom("notification")
    .select("link")
    .where("user_id", "=", order.buyer.id)
    .where("text", "like", "% due %")
    .executeTakeFirstOrThrow();
  expect(link).toBe(`/order-details/${order.orderId}?pay=due`);
});

it("come a day late when nothing ran on their day, but not a week late", async () => {
  expect(await remindedOn("2026-12-02")).toHaveLength(1);
  expect(await remindedOn("2026-12-14")).toEqual([]);
});

const report = async (amount: number): Promise<void> => {
  const body = { amount, source: "bank", utr: newUtr(), paid_on: "2026-11-21" };
  expect((await api.send(`/customer/order/${order.orderId}/payment`, body, order.buyer)).status).toBe(200);
};

it("stop while a transfer for all of it is being checked", async () => {
  await report(1_529_898);
  expect(await remindedOn("2026-12-01")).toEqual([]);
});

it("ask for the rest beside a transfer for a part, and say both", async () => {
  await report(1_000_000);
  expect(await remindedOn("2026-12-01")).toEqual([
    `Order ${order.number}: ₹10,00,000 is being checked, and ₹5,29,898 more is due on 1 Dec 2026.`,
  ]);
  expect(await remindedOn("2026-12-04")).toEqual([
    `Order ${order.number}: ₹5,29,898 was due on 1 Dec 2026. Please pay it now. Another ₹10,00,000 is being checked.`,
  ]);
});

it("follow the days that the desk sets, and are not sent where it sets none", async () => {
  await storeSetting(api.db, reminderDays, "5");
  expect(await remindedOn("2026-12-01")).toEqual([]);
  expect(await remindedOn("2026-12-06")).toHaveLength(1);
  await storeSetting(api.db, reminderDays, "");
  expect(await remindedOn("2026-12-16")).toEqual([]);
});
