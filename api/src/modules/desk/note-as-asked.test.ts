import { DeskPaperShowAnswer } from "@mandi/shared/contract/desk/paper";
import { read } from "@mandi/shared/contract/read";
import { sql } from "kysely";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { createWellStockedMarket } from "../../testing/order-market";
import type { BookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";
import { storeSetting } from "../site/settings";
import { irnOf } from "../tax-portal/documents/irn";
import { secondPersonAbove } from "./desk-settings";

const api = reconciledApi();
let order: BookedOrder;
let second: SignedIn;

beforeAll(async () => {
  order = await createInvoicedOrder(api, await createWellStockedMarket(api));
  second = await api.signIn("staff");
  await storeSetting(api.db, secondPersonAbove, 10_000);
});

const buyerView = async () => (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
const sellerView = async () => (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data;
const waiting = async (id: number) => (await api.get(`/desk/approval?id=${id}`, second)).body.data[0];
async function supplierOf(bill: string): Promise<string> {
  const paper = api.db.selectFrom("issued_paper").where("kind", "=", "bill").where("number", "=", bill);
  const { gstin } = await paper
    .select(sql<string>`snapshot->'supplier'->>'gst_number'`.as("gstin"))
    .executeTakeFirstOrThrow();
  return gstin;
}

it("issues the note that the second person read, not one for what is left of the invoice by then", async () => {
  const [{ number: invoice }] = (await buyerView()).invoices;
  const whole = { invoice, kind: "credit", cause: "weight" };
  const asked = await api.act(order.staff, `/order/${order.orderId}/note`, whole);
  const { amount, input } = await waiting(asked.body.approval_id);
  expect(JSON.parse(input).body).toMatchObject({ expected_total: amount });
  // In the meantime a part is credited, which one person may do alone.
  const part = await api.act(order.staff, `/order/${order.orderId}/note`, { ...whole, quantity: 0.1 });
  expect(part.body.approval_id).toBeNull();
  const before = await buyerView();

  const { body } = await api.act(second, `/approval/${asked.body.approval_id}/confirm`);

  expect(body).toMatchObject({
    lapsed: true,
    message: expect.stringMatching(/The note now comes to ₹.+, not ₹/),
  });
  expect(await buyerView()).toEqual(before);
  const late = await api.act(order.staff, `/order/${order.orderId}/note`, { ...whole, expected_total: amount });
  expect(late.status).toBe(409);
});

it("enters the seller's note that the second person read, not one for what is left of the bill by then", async () => {
  const [{ number: bill }] = (await sellerView()).invoices;
  const whole = { bill, date: "2026-11-21", cause: "weight" };
  const irn = irnOf({ gstin: await supplierOf(bill), type: "CRN", number: "CN/1", date: "2026-11-21" });
  const asked = await api.act(order.staff, `/order/${order.orderId}/seller-note`, { ...whole, number: "CN/1", irn });
  const { amount, input, shows } = await waiting(asked.body.approval_id);
  expect(shows.split("\n")).toEqual([
    `Bill: ${bill}`,
    "Number of the note: CN/1",
    "Date: 21 Nov 2026",
    "About: weight",
    `IRN: ${irn}`,
  ]);
  expect(JSON.parse(input).body).toMatchObject({ expected_total: amount });
  const part = await api.act(order.staff, `/order/${order.orderId}/seller-note`, {
    ...whole,
    number: "CN/2",
    quantity: 0.1,
  });
  expect(part.body.approval_id).toBeNull();
  const before = await sellerView();

  const { body } = await api.act(second, `/approval/${asked.body.approval_id}/confirm`);

  expect(body).toMatchObject({
    lapsed: true,
    message: expect.stringMatching(/The note now comes to ₹.+, not ₹/),
  });
  expect(await sellerView()).toEqual(before);
});

it("shows a seller's note as a document of its own, with the bill that it corrects, and finds both from the order", async () => {
  const { seller_papers: papers } = (await api.get(`/desk/order/${order.orderId}`, second)).body.data;
  const [bill, note] = ["bill", "seller note"].map((wanted) =>
    papers.find(({ kind }: { kind: string }) => kind === wanted),
  );
  expect(note).toMatchObject({ number: "CN/2" });

  const shown = read(DeskPaperShowAnswer, (await api.get(`/desk/paper/${note.id}`, second)).body).data;

  expect(shown).toMatchObject({ kind: "seller note", number: "CN/2", title: "Credit note CN/2", order: order.number });
  expect(shown.party_phone).toBe(order.seller.phone);
  expect(shown.related).toContainEqual(expect.objectContaining({ id: bill.id, kind: "bill", relation: "corrects" }));
  const listed = (await api.get("/desk/paper?kind=seller+note", second)).body.data;
  expect(listed).toMatchObject([{ id: note.id, amount: shown.amount }]);
});
