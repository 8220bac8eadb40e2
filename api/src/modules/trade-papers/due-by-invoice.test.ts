import { formatDay } from "@mandi/shared/format/dates";
import { daysAfter } from "@mandi/shared/format/days";
import { formatRupees } from "@mandi/shared/format/rupees";
import type { BookedOrder } from "../../testing/order-world";
import { exactly, twoInvoices } from "./testing/two-invoices";

/* What is asked for, and when, of two invoices of one order. */

const months = ["2026-11", "2026-12", "2027-01", "2027-03", "2027-05", "2027-06", "2027-07", "2027-08"];
const { setDay, dayOf, unpaidOf, invoiced, pay, correct, remindedOn, statedAges, ageingOn } = twoInvoices(...months);

const credit = (order: BookedOrder, invoice: string) =>
  correct(order, { invoice, kind: "credit", cause: "weight", quantity: 0.18 });

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

  expect((await ageingOn(daysAfter(first.due_on, 10), order)).interest).toBeCloseTo((first.due * 0.18 * 10) / 365, 2);
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
    setDay(daysAfter(dayOf(28), 5));
    await credit(order, second.number);

    const ages = await statedAges(order);
    expect(ages).toMatchObject({
      "Open, not due": exactly(second.due),
      "Open, due 1 to 15 days": exactly(first.due),
    });
  });
});
