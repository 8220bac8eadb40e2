import { randomUUID } from "node:crypto";
import { apiOfFile } from "../../../testing/api-of-file";
import { createInvoicedOrder } from "../../../testing/invoiced-order";
import { createWellStockedMarket } from "../../../testing/order-market";
import type { BookedOrder } from "../../../testing/order-world";
import { storeSetting } from "../../site/settings";
import { storeSiteText } from "../../site/site.service";
import { tallyLedgers } from "./tally-ledgers";
import { readVouchers } from "./tally-xml";

const api = apiOfFile();
let order: BookedOrder;
beforeAll(async () => {
  await storeSiteText(api.db, "gst_number", "27AAACM1234A1Z8");
  order = await createInvoicedOrder(api, await createWellStockedMarket(api));
  await api.db
    .updateTable("users")
    .set({ company_name: 'Agrawal & Sons <"TMT">' })
    .where("id", "=", order.buyer.id)
    .execute();
  const { invoices } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const body = { invoice: invoices[0].number, kind: "credit", cause: "weight", quantity: 0.16, reason: "Short" };
  const key = { "idempotency-key": randomUUID() };
  await api.post(`/desk/order/${order.orderId}/note`, body, order.staff, key);
});

const save = (query: string) => api.get(`/desk/export/tally?${query}`, order.staff);
const november = "first_day=2026-11-01&last_day=2026-11-30";

it("every journal of the month is one balanced voucher of its type, and each ledger adds up as in the books", async () => {
  const xml: string = (await save(november)).body;
  const vouchers = readVouchers(xml);
  const journals = await api.db.selectFrom("journal").select("id").execute();
  expect(vouchers).toHaveLength(journals.length);
  for (const { entries } of vouchers) expect(entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(0);
  for (const type of ["Sales", "Purchase", "Receipt", "Credit Note", "Journal"]) {
    expect(xml).toContain(`VCHTYPE="${type}" ACTION="Create"`);
  }
  const check = (await api.get("/desk/export/check?month=2026-11", order.staff)).body;
  expect(check.differences).toEqual([]);
});

it("sales and notes carry the numbers of their documents, and a name with XML characters survives the round trip", async () => {
  const xml: string = (await save(november)).body;
  const { invoices, credit_notes } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  expect(xml).toContain(`<VOUCHERNUMBER>${invoices[0].number}</VOUCHERNUMBER>`);
  expect(xml).toContain(`<VOUCHERNUMBER>${credit_notes[0].number}</VOUCHERNUMBER>`);
  const ledgers = readVouchers(xml).flatMap(({ entries }) => entries.map(({ ledger }) => ledger));
  expect(ledgers).toContain(`Agrawal & Sons <"TMT"> (${order.buyer.phone})`);
});

it("the ledgers of the vouchers are a separate file, under Tally's groups", async () => {
  const vouchers = readVouchers((await save(november)).body);
  const masters: string = (await save(`${november}&part=ledgers`)).body;
  expect(masters).toContain("<REPORTNAME>All Masters</REPORTNAME>");
  expect(masters).toMatch(/<LEDGER NAME="Sales" ACTION="Create">\s*<NAME>Sales<\/NAME>\s*<PARENT>Sales Accounts/);
  const used = new Set(vouchers.flatMap(({ entries }) => entries.map(({ ledger }) => ledger)));
  expect(masters.match(/<LEDGER /g)).toHaveLength(used.size);
});

it("GST has one ledger for each direction, head and rate, and each head adds up to the month's return", async () => {
  const moved = new Map<string, number>();
  for (const { ledger, amountPaise } of readVouchers((await save(november)).body).flatMap(({ entries }) => entries)) {
    if (ledger.includes("GST")) moved.set(ledger, (moved.get(ledger) ?? 0) + amountPaise);
  }
  const path = "/desk/export/gstr1?gstin=27AAACM1234A1Z8&month=2026-11";
  const { b2b, cdnr } = JSON.parse((await api.get(path, order.staff)).body);
  interface Filed {
    itms: { itm_det: Record<"camt" | "samt" | "iamt", number> }[];
  }
  const sum = (filed: readonly Filed[], head: "camt" | "samt" | "iamt") =>
    Math.round(filed.flatMap(({ itms }) => itms).reduce((total, { itm_det }) => total + itm_det[head] * 100, 0));
  const [invoices, notes] = [
    b2b.flatMap(({ inv }: { inv: Filed[] }) => inv),
    cdnr.flatMap(({ nt }: { nt: Filed[] }) => nt),
  ];
  const returned = { "Output CGST 9%": "camt", "Output SGST 9%": "samt", "Output IGST 18%": "iamt" } as const;
  const heads = Object.entries(returned).flatMap(([ledger, head]) => {
    const owed = sum(invoices, head) - sum(notes, head);
    return owed === 0 ? [] : [[ledger, -owed]];
  });
  expect([...moved].filter(([ledger]) => ledger.startsWith("Output"))).toEqual(heads);
  expect(heads.length).toBeGreaterThan(0);
  expect([...moved.keys()].filter((ledger) => ledger.startsWith("Input"))).not.toEqual([]);
  expect([...moved.keys()]).not.toContain("Output GST");
  expect([...moved.keys()]).not.toContain("Input GST");
});

it("a head without a name in Tally is refused by name", async () => {
  const names = { ...tallyLedgers.fallback, gst_out_cgst: "", gst_out_igst: "", gst_out_sgst: "" };
  await storeSetting(api.db, tallyLedgers, names);
  expect((await save(november)).body.message).toMatch(/^Accounts without a name in Tally: gst_out_/);
  const { differences } = (await api.get("/desk/export/check?month=2026-11", order.staff)).body;
  expect(differences[0].what).toMatch(/^gst_out_[cgsti]+: no name in Tally$/);
  await storeSetting(api.db, tallyLedgers, tallyLedgers.fallback);
});

it("an account without a name in Tally is refused by name and shown as a difference, so nothing is left out silently", async () => {
  await storeSetting(api.db, tallyLedgers, { ...tallyLedgers.fallback, rounding: "", sales: "Sale of Steel @18%" });
  const refused = await save(november);
  expect(refused.status).toBe(422);
  expect(refused.body.message).toBe(
    "Accounts without a name in Tally: rounding. The setting tally_ledgers gives them one.",
  );
  const { differences } = (await api.get("/desk/export/check?month=2026-11", order.staff)).body;
  expect(differences).toEqual([expect.objectContaining({ what: "rounding: no name in Tally" })]);

  await storeSetting(api.db, tallyLedgers, { ...tallyLedgers.fallback, sales: "Sale of Steel @18%" });
  expect((await save(november)).body).toContain("<LEDGERNAME>Sale of Steel @18%</LEDGERNAME>");
});

it("impossible days are refused at their field, and a day without journals is an empty file", async () => {
  const errors = async (query: string) => (await save(query)).body.errors;
  expect(await errors("first_day=2026-11-31&last_day=2026-12-01")).toHaveProperty("first_day");
  expect(await errors("first_day=2026-11-02&last_day=2026-11-01")).toHaveProperty("last_day");
  expect(readVouchers((await save("first_day=2020-01-01&last_day=2020-01-01")).body)).toEqual([]);
});
