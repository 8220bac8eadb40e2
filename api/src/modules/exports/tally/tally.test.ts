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

it("every journal of the month is one balanced voucher of its type, and each ledger moves as in the books", async () => {
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

it("sales and notes carry the numbers of their papers, and a name with marks of XML comes back whole", async () => {
  const xml: string = (await save(november)).body;
  const { invoices, credit_notes } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  expect(xml).toContain(`<VOUCHERNUMBER>${invoices[0].number}</VOUCHERNUMBER>`);
  expect(xml).toContain(`<VOUCHERNUMBER>${credit_notes[0].number}</VOUCHERNUMBER>`);
  const ledgers = readVouchers(xml).flatMap(({ entries }) => entries.map(({ ledger }) => ledger));
  expect(ledgers).toContain(`Agrawal & Sons <"TMT"> (${order.buyer.phone})`);
});

it("the ledgers of the vouchers are a file of their own, under Tally's groups", async () => {
  const vouchers = readVouchers((await save(november)).body);
  const masters: string = (await save(`${november}&part=ledgers`)).body;
  expect(masters).toContain("<REPORTNAME>All Masters</REPORTNAME>");
  expect(masters).toMatch(/<LEDGER NAME="Sales" ACTION="Create">\s*<NAME>Sales<\/NAME>\s*<PARENT>Sales Accounts/);
  const used = new Set(vouchers.flatMap(({ entries }) => entries.map(({ ledger }) => ledger)));
  expect(masters.match(/<LEDGER /g)).toHaveLength(used.size);
});

it("an account that the accountant has not named is refused by name and shown as a difference, nothing is left out silently", async () => {
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

it("days that cannot be are refused by their field, a day without journals is an empty file", async () => {
  const errors = async (query: string) => (await save(query)).body.errors;
  expect(await errors("first_day=2026-11-31&last_day=2026-12-01")).toHaveProperty("first_day");
  expect(await errors("first_day=2026-11-02&last_day=2026-11-01")).toHaveProperty("last_day");
  expect(readVouchers((await save("first_day=2020-01-01&last_day=2020-01-01")).body)).toEqual([]);
});
