import { paise } from "@mandi/shared/money/paise";
import { inTransaction } from "../../platform/database/transaction";
import { wayTo } from "../../testing/order-steps";
import type { BookedOrder } from "../../testing/order-world";

import { post } from "../ledger/ledger.service";
import { ledgerEvents } from "../ledger/ledger-events";
import { reconcile } from "../ledger/reconcile";
import { listPapersOfOrder } from "../papers/paper.service";
import { invoiceSheet, noteSheet } from "../papers/pdf/invoice-sheet";
import { freightModeOrder } from "./testing/freight-mode-order";

/* Freight at cost in the books and on the documents that correct it (rule 33). */

const { api, staff, booked, carriers, take } = freightModeOrder("pure_agent");

it("a whole invoice is credited with the amount that it charged, in figures and in words", async () => {
  const order = await booked();
  await take(order, [...wayTo.loading, "final quantity", "invoice", "cancel invoice"]);

  const papers = await listPapersOfOrder(api.db, order.orderId);
  const [asked] = papers.flatMap((one) => (one.kind === "invoice" ? [invoiceSheet(one.snapshot, null)] : []));
  const [credited] = papers.flatMap((one) => (one.kind === "credit note" ? [noteSheet(one.kind, one.snapshot)] : []));
  // 1,649,994 of goods with GST, and 53,100 to the carrier.
  expect(asked?.sums).toContainEqual({ term: "Total payable", value: "₹17,03,094.00" });
  expect(credited?.sums.slice(-2)).toEqual([
    { term: "Freight at cost, outside the taxable value", value: "₹53,100.00" },
    { term: "Total credited, with freight", value: "₹17,03,094.00" },
  ]);
  const inWords = "Rupees seventeen lakh three thousand ninety four only";
  expect([asked?.words, credited?.words]).toEqual([inWords, inWords]);
  const month = "month=2026-11";
  expect((await api.get(`/desk/export/check?${month}`, staff())).body.differences).toEqual([]);
});

describe("the check of the books", () => {
  /** The differences found while the books have an extra entry of one rupee. */
  async function foundAfter({ orderId, number }: BookedOrder, entry: "charge" | "pay") {
    const facts = { order: { id: orderId, number }, vehicle: "CG04MB1846", amountPaise: paise(100) };
    const content =
      entry === "pay"
        ? ledgerEvents.agentFreightBilled(facts)
        : ledgerEvents.agentFreightCharged({ ...facts, invoice: "MI2627000001" });
    const undo = new Error("Rolled back on purpose");
    let differences: Awaited<ReturnType<typeof reconcile>> = [];
    const looked = inTransaction(api.db, async (tx) => {
      await post(tx, content, { at: api.clock.now(), actorId: null, orderId });
      differences = await reconcile(tx);
      throw undo;
    });
    await expect(looked).rejects.toBe(undo);
    return differences;
  }
  const check = "freight at cost is paid as it was charged";

  it("names the order whose carrier was paid, or whose buyer was charged, a rupee too much", async () => {
    const order = await booked();
    await take(order, wayTo.delivered);
    const subject = `order ${order.orderId}`;

    expect(await foundAfter(order, "pay")).toEqual([{ check, subject, expected: "0", found: "-100" }]);
    expect(await foundAfter(order, "charge")).toEqual([{ check, subject, expected: "0", found: "100" }]);
  });

  it("names the order that holds less for its carrier than its invoice charged", async () => {
    const order = await booked();
    await take(order, [...wayTo.loading, "final quantity", "invoice"]);
    const subject = `order ${order.orderId}`;

    expect(await foundAfter(order, "pay")).toEqual([{ check, subject, expected: "5310000", found: "5309900" }]);
  });
});

it("only one of two bills that a carrier sends at once for a vehicle is accepted", async () => {
  const order = await booked();
  await take(order, wayTo.delivered);
  const { trips } = await carriers(order);
  const bill = (number: string) =>
    api.send(
      `/transporter/freight-bill/${trips[0].id}`,
      { number, date: "2026-11-21", tax: "reverse charge" },
      order.transporter,
    );

  const answers = await Promise.all([bill("TR/1"), bill("TR/2")]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const papers = await listPapersOfOrder(api.db, order.orderId);
  expect(papers.filter(({ kind }) => kind === "freight bill")).toHaveLength(1);
});
