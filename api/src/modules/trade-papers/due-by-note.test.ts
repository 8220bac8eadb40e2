import { read } from "@mandi/shared/contract/read";
import { UnpaidAnswer } from "@mandi/shared/contract/unpaid";
import { formatDay } from "@mandi/shared/format/dates";
import { daysAfter } from "@mandi/shared/format/days";
import { formatRupees } from "@mandi/shared/format/rupees";
import { negatePaise, paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import { inTransaction } from "../../platform/database/transaction";
import { signInAs } from "../../proofs/testing/read-everything";
import { newUtr } from "../../testing/money";
import type { BookedOrder } from "../../testing/order-world";

import { recordNote } from "../ledger/invoice-reversal.service";
import { readOrder, refOf } from "../orders/order.service";
import { issuePaper } from "../papers/paper.service";
import { noteSheet } from "../papers/pdf/invoice-sheet";
import { exactly, twoInvoices } from "./testing/two-invoices";

/* A debit note on the second of an order's two invoices: ₹100 more per MT for its 29.86 MT, ₹2,986 and 18 % GST. */

const due = 3_523;
const months = ["2026-11", "2026-12", "2027-01", "2027-03", "2027-05", "2027-06", "2027-08"];
const { api, setDay, dayOf, viewOf, unpaidOf, invoiced, pay, correct, remindedOn, statedAges, ageingOn } = twoInvoices(
  ...months,
);

/** On the 26th, so that it is due on the third of the next month or the day before. */
async function debited() {
  const { order, first, second } = await invoiced();
  setDay(dayOf(26));
  const asked = { invoice: second.number, kind: "debit", cause: "rate", rate: 100, consent: "By telephone" };
  const number = await correct(order, asked);
  const note = { number, date: dayOf(26), due_on: daysAfter(dayOf(26), 7), due, is_debit_note: 1 as const };
  return { order, first, second, note };
}

it("asks for its amount on a day of its own, with the credit days of its order, and leaves the invoices as they are", async () => {
  const { order, first, second, note } = await debited();
  expect(await unpaidOf(order)).toEqual([first, second, note]);

  await pay(order, first.number);
  await pay(order, second.number);
  const text = `Order ${order.number}: ${formatRupees(due)} is due on ${formatDay(note.due_on)}.`;
  expect(await remindedOn(daysAfter(note.due_on, -3), order)).toEqual([text]);
  expect(await remindedOn(note.due_on, order)).toEqual([text]);
});

it("is printed with its due day", async () => {
  const { order, note } = await debited();
  const [issued] = (await viewOf(order)).debit_notes ?? [];

  expect(issued).toMatchObject({ number: note.number, due_on: note.due_on });
  expect(issued === undefined ? [] : noteSheet("debit note", issued).facts).toContainEqual({
    term: "Payment due on",
    value: formatDay(note.due_on),
  });
});

it("is paid by a transfer that names it, for no more than it asks for, and appears on the receipt and the advice", async () => {
  const { order, first, second, note } = await debited();
  const buyer = await signInAs(api, order.buyer.id);
  const report = (body: object) => api.send(`/customer/order/${order.orderId}/payment`, body, buyer);
  const transfer = { source: "bank", invoice: note.number, amount: due, utr: newUtr(), paid_on: dayOf(26) };

  expect(await report({ ...transfer, amount: due + 1 })).toMatchObject({
    status: 422,
    body: { errors: { amount: ["This is more than is due for the debit note"] } },
  });
  expect((await report(transfer)).status).toBe(200);
  const listed = read(UnpaidAnswer, (await api.get("/customer/unpaid", buyer)).body).data;
  expect(listed.map(({ invoice, is_under_check }) => [invoice?.number ?? null, is_under_check])).toEqual([
    [first.number, 0],
    [second.number, 0],
    [note.number, 1],
    [null, 0],
  ]);
  const { id } = await api.db
    .selectFrom("payment")
    .select("id")
    .where("utr", "=", transfer.utr)
    .executeTakeFirstOrThrow();
  const found = { received: due, reason: "Found" };
  expect((await api.send(`/desk/payment/${id}/verify`, found, await api.signIn("staff"))).status).toBe(200);

  expect(await unpaidOf(order)).toEqual([first, second]);
  const papers = (await api.get(`/paper?order_id=${order.orderId}`, buyer)).body.data;
  const receipt = papers.find(({ kind }: { kind: string }) => kind === "receipt");
  const { facts } = (await api.get(`/paper/${receipt.id}`, buyer)).body.data;
  expect(facts).toContainEqual({ term: "Debit note number", value: note.number });
  expect((await api.get(`/customer/payment/${id}/advice`, buyer)).body.data).toMatchObject({
    heads: ["Paid for", "Debit note date", "Total debited", "Paid now"],
    rows: [[note.number, formatDay(note.date), exactly(due), exactly(due)]],
  });
  expect(await report({ ...transfer, utr: newUtr() })).toMatchObject({
    status: 422,
    body: { errors: { invoice: [`Nothing is due for ${note.number} any more. Please choose again`] } },
  });
});

it("is called a debit note at the desk, which decides about the transfer", async () => {
  const { order, first, note } = await debited();
  const buyer = await signInAs(api, order.buyer.id);
  const staff = await api.signIn("staff");
  const shownFor = async (invoice: string) => {
    const transfer = { source: "bank", invoice, amount: due, utr: newUtr(), paid_on: dayOf(26) };
    expect((await api.send(`/customer/order/${order.orderId}/payment`, transfer, buyer)).status).toBe(200);
    const paid = api.db.selectFrom("payment").select("id").where("utr", "=", transfer.utr);
    const { id } = await paid.executeTakeFirstOrThrow();
    const wrong = { pays: "MD0000000000", reason: "Wrong" };
    const { body } = await api.send(`/desk/payment/${id}/pays`, wrong, staff);
    expect(body.errors.pays).toEqual([
      "This is no unpaid invoice, debit note or order of the payer. Please choose one of them",
    ]);
    expect((await api.send(`/desk/payment/${id}/reject`, { reason: "Not found" }, staff)).status).toBe(200);
    const [{ about }] = (await api.get(`/desk/audit?subject=payment:${id}`, staff)).body.data;
    const { invoice_kind } = (await api.get(`/desk/payment/${id}`, staff)).body.data;
    return [invoice_kind, about.split(",")[0]];
  };

  expect(await shownFor(note.number)).toEqual(["debit note", `Transfer for debit note ${note.number}`]);
  expect(await shownFor(first.number)).toEqual(["invoice", `Transfer for invoice ${first.number}`]);
  const other = { source: "bank", invoice: "MD0000000000", amount: due, utr: newUtr(), paid_on: dayOf(26) };
  expect((await api.send(`/customer/order/${order.orderId}/payment`, other, buyer)).body.errors.invoice).toEqual([
    "This is not an invoice or debit note of this order. Please choose again",
  ]);
});

it("appears in the account with its own age, and bears interest from its own due day", async () => {
  const { order, first, second, note } = await debited();
  await pay(order, first.number);
  await pay(order, second.number);

  expect(await statedAges(order)).toMatchObject({ "Open, not due": exactly(due) });
  expect((await ageingOn(note.due_on, order)).interest).toBe(0);
  expect((await ageingOn(daysAfter(note.due_on, 10), order)).interest).toBeCloseTo((due * 0.18 * 10) / 365, 2);
});

it("is owed with its order, without a line of its own, where it was issued before notes had a due day", async () => {
  const { order, note } = await debited();
  const { due_amount } = await viewOf(order);
  await issueOldNote(order);

  const { due_amount: after, debit_notes = [], unpaid_invoices = [] } = await viewOf(order);
  expect(after).toBe((due_amount ?? 0) + due);
  expect(debit_notes.map(({ due_on }) => due_on)).toEqual([note.due_on, undefined]);
  expect(unpaid_invoices.filter(({ is_debit_note }) => is_debit_note === 1)).toEqual([note]);
});

/** A second note like the first one, as it was issued before notes had a due day. */
async function issueOldNote(order: BookedOrder): Promise<void> {
  const [first] = (await viewOf(order)).debit_notes ?? [];
  if (first === undefined) throw new Error("The order has no debit note.");
  const { due_on: _due, ...like } = first;
  await inTransaction(api.db, async (tx) => {
    const context = { at: api.clock.now(), actorId: null };
    const draw = (number: string, date: string) => ({ ...like, number, date });
    const about = { gstin: like.invoice.supplier.gst_number, orderId: order.orderId };
    const { number } = await issuePaper(tx, { kind: "debit note", ...about, draw }, context);
    const { tax, round_off, total } = like.part;
    const charged = (rupees: number) => negatePaise(paiseFromRupees(rupees));
    const amounts = {
      goodsPaise: charged(tax.taxable_amount),
      freightPaise: zeroPaise,
      gstPaise: charged(tax.igst),
      roundOffPaise: charged(round_off),
      totalPaise: charged(total),
    };
    await recordNote(tx, { order: refOf(await readOrder(tx, order.orderId)), note: number, ...amounts }, context);
  });
}

it("asks for less once the desk credits what it charged again, so that the other invoice stays as it is", async () => {
  const { order, first, second } = await invoiced();
  setDay(dayOf(26));
  const on = { invoice: second.number, cause: "weight", consent: "By telephone" };
  for (const kind of ["credit", "debit"]) {
    const asked = { ...on, kind, quantity: 29.86, reason: "Entered by mistake" };
    const { approval_id } = (await api.send(`/desk/order/${order.orderId}/note`, asked, await api.signIn("staff")))
      .body;
    const agreed = { reason: "Entered by mistake" };
    const confirmed = await api.send(`/desk/approval/${approval_id}/confirm`, agreed, await api.signIn("staff"));
    expect(confirmed.status).toBe(200);
  }
  const [, before] = await unpaidOf(order);
  expect(before).toMatchObject({ due: second.due, is_debit_note: 1 });

  await correct(order, { ...on, kind: "credit", quantity: 0.16 });

  const [one, note, ...others] = await unpaidOf(order);
  expect([one, others]).toEqual([first, []]);
  // 0.160 MT at ₹49,200 with freight, and 18 % GST.
  expect(note).toMatchObject({ number: before?.number, due: second.due - 9_289 });
});
