import { randomUUID } from "node:crypto";
import { reconciledApi } from "../../../testing/api-of-file";
import { createInvoicedOrder } from "../../../testing/invoiced-order";
import { createWellStockedMarket, type Market } from "../../../testing/order-market";
import { drawnIn, readFileAs } from "../../../testing/pdf-file";
import type { SignedIn } from "../../../testing/test-api";
import { storeSiteText } from "../../site/site.service";

const api = reconciledApi();
let market: Market;
beforeAll(async () => {
  market = await createWellStockedMarket(api);
});

const file = (path: string, as: SignedIn) => readFileAs(api, path, as);

/** How many pages of A4 a PDF has, and which fonts are inside it. */
function factsOf(bytes: Buffer) {
  const text = bytes.toString("latin1");
  return {
    starts: text.slice(0, 5),
    pages: [...text.matchAll(/\/Type \/Page\b[^s]/g)].length,
    size: /\/MediaBox \[([^\]]+)\]/.exec(text)?.[1],
    fonts: [...text.matchAll(/\/FontFile2/g)].length,
  };
}

it("gives the buyer their invoice in three copies and its note as PDF, each on one page of A4 with embedded fonts", async () => {
  const order = await createInvoicedOrder(api, market);
  const { invoices } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const asked = { invoice: invoices[0].number, kind: "credit", cause: "weight", quantity: 0.16, reason: "Short" };
  const headers = { "idempotency-key": randomUUID() };
  const { number } = (await api.post(`/desk/order/${order.orderId}/note`, asked, order.staff, headers)).body;

  const papers = [
    [invoices[0].number, 3],
    [number, 1],
  ];
  for (const [paper, pages] of papers) {
    const { status, type, bytes } = await file(`/customer/order/${order.orderId}/paper/${paper}/pdf`, order.buyer);
    expect([status, type]).toEqual([200, "application/pdf"]);
    expect(factsOf(bytes)).toEqual({ starts: "%PDF-", pages, size: "0 0 595.28 841.89", fonts: 4 });
  }
});

it("draws an issued invoice identically, whatever changes afterwards", async () => {
  const order = await createInvoicedOrder(api, market);
  const { invoices } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const path = `/customer/order/${order.orderId}/paper/${invoices[0].number}/pdf`;
  const before = drawnIn((await file(path, order.buyer)).bytes);

  await storeSiteText(api.db, "legal_name", "Another Name Ltd");

  expect(before.length).toBeGreaterThan(1000);
  expect(drawnIn((await file(path, order.buyer)).bytes)).toBe(before);
});

it("gives the seller their bill, even with a slash in its number, and nobody the documents of others", async () => {
  const order = await createInvoicedOrder(api, market);
  const { invoices } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const sale = `/customer/order/${order.orderId}/paper/${invoices[0].number}/pdf`;
  const bill = `/seller/order/${order.orderId}/bill/K%2F1/pdf`;
  const stranger = await api.signIn("seller");

  expect(await file(bill, order.seller)).toMatchObject({ status: 200, type: "application/pdf" });
  expect((await file(sale, order.seller)).status).toBe(404);
  expect((await file(sale, stranger)).status).toBe(404);
  expect((await file(bill, stranger)).status).toBe(404);
  expect((await file(`/customer/order/${order.orderId}/paper/K%2F1/pdf`, order.buyer)).status).toBe(404);
  expect((await file(`/seller/order/${order.orderId}/bill/${invoices[0].number}/pdf`, order.seller)).status).toBe(404);
});
