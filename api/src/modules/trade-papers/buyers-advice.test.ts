import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { buyersAdviceKind, TradePaperAnswer, TradePaperListAnswer } from "@mandi/shared/contract/trade-paper";
import { found } from "../../platform/errors";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { newUtr } from "../../testing/money";
import type { BookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { workedMarket } from "../../testing/worked-trade";
import { buyersAdviceSheet } from "../papers/pdf/buyers-advice-sheet";
import { findPayment } from "../payments/bank-transfer.service";
import { adviceOf } from "./buyers-advice.service";

const { api, market } = workedMarket();

/** A transfer for the first of an order's invoices, net of the tax that its buyer deducted from it. */
async function reported() {
  const order = await bookThreeTrucks(api, market());
  const [one, two] = await sendTrucks(api, order);
  await weighTruck(api, order, one, 31.24);
  await weighTruck(api, order, two, 29.86);
  const { data } = read(OrderAnswer, (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body);
  const [first, second] = data.unpaid_invoices ?? [];
  const pay = (path: string, body: object) => api.send(`/customer/order/${order.orderId}/${path}`, body, order.buyer);
  const tax = { tan_number: "MUMB12345C", amount: 1_000, invoice: first?.number };
  expect((await pay("tds", tax)).status).toBe(200);
  expect((await pay("tds", { ...tax, amount: 500, invoice: second?.number })).status).toBe(200);
  const utr = newUtr();
  const transfer = { source: "bank", amount: 700_000, invoice: first?.number, utr, paid_on: "2026-11-20" };
  expect((await pay("payment", transfer)).status).toBe(200);
  const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();
  return { order, id, utr, invoice: first?.number ?? "", quotation: data.unique_id };
}

const fileOf = (id: number, who: SignedIn) => api.get(`/customer/payment/${id}/advice/pdf`, who);
const sheetOf = async (id: number) => buyersAdviceSheet(await adviceOf(api.db, found(await findPayment(api.db, id))));
const decide = ({ staff }: BookedOrder, id: number, act: string, body: object = {}) =>
  api.send(`/desk/payment/${id}/${act}`, { reason: "A test", ...body }, staff);

it("names amount, UTR, order, quotation, invoice and the tax deducted from that invoice, and calls it reported while the desk still looks for it", async () => {
  const { order, id, utr, invoice, quotation } = await reported();
  const sheet = await sheetOf(id);

  expect(sheet).toMatchObject({
    title: `Payment advice ${utr}`,
    issuer: "Bharuch Fab Ltd",
    remark: "The desk is looking for this transfer in the bank.",
    sums: [{ term: "Reported", value: "₹7,00,000.00" }],
    words: "Rupees seven lakh only",
  });
  expect(sheet.facts).toEqual(
    expect.arrayContaining([
      { term: "UTR", value: utr },
      { term: "TAN", value: "MUMB12345C" },
      { term: "Transferred on", value: "20 Nov 2026" },
      { term: "Order number", value: order.number },
      { term: "Quotation number", value: quotation },
    ]),
  );
  expect(sheet.table.heads).toEqual(["Paid for", "Invoice date", "Invoice total", "TDS deducted", "Reported"]);
  expect(sheet.table.rows).toEqual([[invoice, "21 Nov 2026", "₹18,13,669.00", "₹1,000.00 under 1031", "₹7,00,000.00"]]);
});

it("is a PDF for its payer alone, and says when the desk has found the money", async () => {
  const { order, id } = await reported();
  const { status, headers } = await fileOf(id, order.buyer);
  expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
  for (const other of [await api.signIn("customer"), order.seller]) expect((await fileOf(id, other)).status).toBe(404);
  expect((await fileOf(999_999_999, order.buyer)).status).toBe(404);

  expect((await decide(order, id, "verify", { received: 700_000 })).status).toBe(200);
  const { remark, sums, table } = await sheetOf(id);
  expect(remark).toBe("The desk has found this transfer in the bank.");
  expect(sums).toEqual([{ term: "Total paid", value: "₹7,00,000.00" }]);
  expect(table.heads.at(-1)).toBe("Paid now");
  const { payment } = (await api.get("/cash-wallet", order.buyer)).body;
  expect(payment).toMatchObject([{ id, status: "verified" }]);
});

const listed = async (who: SignedIn, query: string) =>
  read(TradePaperListAnswer, (await api.get(`/paper${query}`, who)).body).data.filter(
    ({ kind }) => kind === buyersAdviceKind,
  );

it("is among the documents of its payer alone, of all and of its order, until the desk rejects the transfer", async () => {
  const { order, id, utr } = await reported();
  const row = { id, number: utr, date: "2026-11-21", order: order.number, order_id: order.orderId, amount: 700_000 };
  for (const query of ["?advices=1", `?advices=1&order_id=${order.orderId}`]) {
    expect(await listed(order.buyer, query)).toMatchObject([{ ...row, is_void: 0 }]);
  }
  expect(await listed(order.buyer, "")).toEqual([]);
  expect(await listed(order.buyer, "?advices=1&order_id=999999999")).toEqual([]);
  expect(await listed(order.seller, "?advices=1")).toEqual([]);

  const { data } = read(TradePaperAnswer, (await api.get(`/customer/payment/${id}/advice`, order.buyer)).body);
  expect(data).toMatchObject({ ...row, title: `Payment advice ${utr}`, issuer: "Bharuch Fab Ltd" });
  expect((await api.get(`/customer/payment/${id}/advice`, order.seller)).status).toBe(404);

  expect((await decide(order, id, "reject")).status).toBe(200);
  expect(await listed(order.buyer, "?advices=1")).toEqual([]);
});

it("says when and why the desk reversed a transfer that it had found, and otherwise stays as it was", async () => {
  const { order, id } = await reported();
  expect((await decide(order, id, "verify", { received: 700_000 })).status).toBe(200);
  const { remark: _found, ...before } = await sheetOf(id);
  const { id: entry } = await api.db
    .selectFrom("journal")
    .select("id")
    .where("payment_id", "=", id)
    .executeTakeFirstOrThrow();
  const reason = "The line is another buyer's";
  const { body } = await api.send(`/desk/journal/${entry}/reverse`, { reason }, order.staff);
  const second = await api.signIn("staff");
  const confirmed = await api.send(`/desk/approval/${body.approval_id}/confirm`, { reason: "Seen" }, second);
  expect(confirmed.status).toBe(200);

  const { remark, ...after } = await sheetOf(id);
  expect(remark).toContain("The desk had found this transfer and reversed it in the books on 21 Nov 2026");
  expect(remark).toContain(reason);
  expect(after).toEqual(before);
  const { payment } = (await api.get("/cash-wallet", order.buyer)).body;
  const stated = { id, status: "verified", reversed_on: "2026-11-21", reason: expect.stringContaining(reason) };
  expect(payment).toMatchObject([stated]);
  const { data } = (await api.get("/paper?advices=1", order.buyer)).body;
  expect(data.find((row: { kind: string }) => row.kind === "advice of a buyer")).toMatchObject({ id, is_void: 1 });
});

it("is not made for a transfer that the desk did not find", async () => {
  const { order, id } = await reported();
  expect((await decide(order, id, "reject")).status).toBe(200);

  expect(await fileOf(id, order.buyer)).toMatchObject({
    status: 409,
    body: { message: "This transfer was not accepted. Please report it again." },
  });
});

it("has no columns for an invoice and tax where money for the wallet names none", async () => {
  const { buyer } = market();
  const utr = newUtr();
  expect((await api.send("/cash-wallet/top-up", { amount: 1_000, utr, paid_on: "2026-11-20" }, buyer)).status).toBe(
    200,
  );
  const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();

  const { table, facts } = await sheetOf(id);
  expect(table).toEqual({
    heads: ["Paid for", "Reported"],
    rows: [["Cash wallet, an advance for goods", "₹1,000.00"]],
  });
  expect(facts.map(({ term }) => term)).toEqual(["Reported on", "Mode of payment", "UTR", "Transferred on"]);
});

it("names the quotation of a booking amount before there is an order", async () => {
  const { buyer } = market();
  const quotationId = await createMarkedQuotation(api, market());
  const utr = newUtr();
  const transfer = { source: "bank", utr, paid_on: "2026-11-20" };
  expect((await api.send(`/product-enquiry/${quotationId}/payment`, transfer, buyer)).status).toBe(200);
  const { number } = await api.db
    .selectFrom("quotation")
    .select("number")
    .where("id", "=", quotationId)
    .executeTakeFirstOrThrow();
  const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();

  const terms = (await sheetOf(id)).facts.filter(({ term }) => /number$/.test(term));
  expect(terms).toEqual([{ term: "Quotation number", value: number }]);
});
