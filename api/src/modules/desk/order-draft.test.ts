import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { createWellStockedMarket } from "../../testing/order-market";
import { takeStep } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";

const api = reconciledApi();

const act = ({ orderId, staff }: BookedOrder, name: string, body: object) =>
  api.act(staff, `/order/${orderId}/${name}`, body);
const draft = ({ orderId, staff }: BookedOrder, name: string, query: Readonly<Record<string, string>>) =>
  api.get(`/desk/order/${orderId}/${name}-draft?${new URLSearchParams(query)}`, staff);
const show = async ({ orderId, staff }: BookedOrder) => (await api.get(`/desk/order/${orderId}`, staff)).body.data;
const trailRows = async () => (await api.db.selectFrom("audit_event").select("id").execute()).length;

describe("a note", () => {
  let order: BookedOrder;
  let invoice: string;
  beforeAll(async () => {
    order = await createInvoicedOrder(api, await createWellStockedMarket(api));
    invoice = (await show(order)).buyer_view.invoices[0].number;
  });

  it.each([
    ["credit", {}],
    ["debit", { consent: "By phone" }],
  ] as const)("shows what a %s note comes to, changes nothing, and then issues exactly that", async (kind, more) => {
    const [before, rows] = [await show(order), await trailRows()];
    const asked = { invoice, kind, cause: "weight", quantity: 0.25, ...more };

    const { body, status } = await draft(order, "note", { ...asked, quantity: "0.25" });

    expect(status).toBe(200);
    const { part, before: read, after } = body.data;
    expect(read).toMatchObject({ charged: before.money.charged, due: before.money.due });
    const sign = kind === "credit" ? -1 : 1;
    expect(after.charged).toBeCloseTo(read.charged + sign * part.total, 2);
    expect(await show(order)).toEqual(before);
    expect(await trailRows()).toBe(rows);

    const issued = await act(order, "note", { ...asked, expected_total: part.total });
    expect(issued.status).toBe(200);
    const now = await show(order);
    expect(now.money).toMatchObject({ charged: after.charged, due: after.due });
    const notes = now.buyer_view[kind === "credit" ? "credit_notes" : "debit_notes"];
    expect(notes.at(-1)).toMatchObject({ number: issued.body.number, part });
  });

  it("names the field that a note still needs, as the note itself would", async () => {
    const { status, body } = await draft(order, "note", { invoice, kind: "debit", cause: "weight", quantity: "1" });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ consent: ["Please say how the buyer agreed"] });
  });

  it("is not drafted for another order's invoice", async () => {
    const other = await createBookedOrder(api);
    const { status, body } = await draft(other, "note", { invoice, kind: "credit", cause: "weight" });
    expect([status, body.errors.invoice]).toEqual([422, ["This order has no such invoice, or it was cancelled"]]);
    const unknown = await api.get("/desk/order/999999/note-draft?invoice=X&kind=credit&cause=weight", order.staff);
    expect(unknown.status).toBe(404);
  });
});

it("shows what another freight comes to, and changes it only to the price that was read", async () => {
  const order = await createBookedOrder(api);
  await takeStep(api, order, "confirm");
  const before = await show(order);
  const rate = before.buyer_view.transport_price;

  const { body, status } = await draft(order, "freight", { transport_price: String(rate + 50) });

  expect([status, body.message]).toEqual([200, undefined]);
  expect(body.data.before).toMatchObject({ transport_price: rate, price: before.for_price });
  expect(body.data.after.transport_price).toBe(rate + 50);
  expect(await show(order)).toEqual(before);
  const change = { transport_price: rate + 50 };
  const stale = await act(order, "freight", { ...change, expected_new_price: body.data.after.price + 1 });
  expect(stale).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^The order would now cost ₹/) } });
  expect(await show(order)).toEqual(before);
  expect((await act(order, "freight", { ...change, expected_new_price: body.data.after.price })).status).toBe(200);
  expect((await show(order)).for_price).toBe(body.data.after.price);
});
