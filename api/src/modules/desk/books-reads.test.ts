import { randomUUID } from "node:crypto";
import { apiOfFile } from "../../testing/api-of-file";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { createWellStockedMarket } from "../../testing/order-market";
import type { BookedOrder } from "../../testing/order-world";

const api = apiOfFile();
let order: BookedOrder;
let number: string;
beforeAll(async () => {
  order = await createInvoicedOrder(api, await createWellStockedMarket(api));
  number = (await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data.number;
});
const read = async (path: string) => (await api.get(path, order.staff)).body.data;

it("entries of the books are found by order, by document and by JRN, the newest first", async () => {
  const all = await read("/desk/journal");
  const ofOrder = await read(`/desk/journal?search=${number}`);
  expect(ofOrder.length).toBeGreaterThan(1);
  expect(ofOrder.every((row: { order: string }) => row.order === number)).toBe(true);
  const { invoices } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  expect(await read(`/desk/journal?search=${invoices[0].number}`)).toEqual(ofOrder);
  const [newest] = all;
  expect(await read(`/desk/journal?search=${newest.transaction_id.toLowerCase()}`)).toEqual([newest]);
  expect(await read("/desk/journal?search=O9999999999")).toEqual([]);
});

it("what buyers owe is shown by age to the paisa, even once it is past due; a seller is owed the balance of their account", async () => {
  const { due_amount: due } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const [buyer] = await read("/desk/ageing?side=buyer");
  expect(buyer).toMatchObject({ phone: order.buyer.phone, total: due });
  expect(buyer.ages.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBeCloseTo(due, 2);

  const account = await read(`/desk/account?search=payable:seller:${order.orderId}`);
  const [seller] = await read("/desk/ageing?side=seller");
  expect(seller).toMatchObject({ phone: order.seller.phone, total: account[0].balance });
  expect(await read("/desk/ageing?side=transporter")).toEqual([]);
});

it("documents are found by their number, their order and the phone of whom they are for", async () => {
  const body = { side: "buyer", from: "2026-10", to: "2026-10", reason: "Asked for by phone" };
  const key = { "idempotency-key": randomUUID() };
  await api.post(`/desk/user/${order.buyer.id}/statement`, body, order.staff, key);
  const [statement] = await read("/desk/paper?kind=statement");
  expect(await read(`/desk/paper?search=${statement.number}`)).toEqual([statement]);
  expect(await read(`/desk/paper?kind=statement&search=${order.buyer.phone}`)).toEqual([statement]);
  for (const paper of await read(`/desk/paper?search=${number}`)) expect(paper.order).toBe(number);
  expect(await read("/desk/paper?search=9000099999")).toEqual([]);
});

it("invoices, notes and bills are among the documents, each as PDF", async () => {
  for (const kind of ["invoice", "bill"]) {
    const [paper] = await read(`/desk/paper?kind=${kind}&search=${number}`);
    expect(paper).toMatchObject({ kind, order: number, is_void: 0, party: expect.stringMatching(/./) });
    expect(paper.amount).toBeGreaterThan(1_000_000);
    const { status, body } = await api.get(`/desk/paper/${paper.id}/pdf`, order.staff);
    expect([status, String(body).slice(0, 5)]).toEqual([200, "%PDF-"]);
  }
});

it("the audit trail is searched by the numbers that people read, and names the subject of each act", async () => {
  const act = (path: string, body: object) => api.send(`/desk${path}`, body, order.staff);
  const { quotation } = (await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data;
  await act(`/order/${order.orderId}/quality`, { visible: false, reason: "The laboratory looks again" });
  const [ofOrder, ...others] = await read(`/desk/audit?subject=${number.toLowerCase()}`);
  expect(ofOrder).toMatchObject({
    reason: "The laboratory looks again",
    subject: `order:${order.orderId}`,
    about: expect.stringMatching(`^Order ${number}, `),
  });
  expect(others).toEqual([]);
  expect(await read(`/desk/audit?subject=order:${order.orderId}`)).toEqual([ofOrder]);
  expect(await read(`/desk/audit?subject=${quotation}`)).toContainEqual(ofOrder);

  const months = { side: "buyer", from: "2026-09", to: "2026-09" };
  await act(`/user/${order.buyer.id}/statement`, { ...months, reason: "For their auditor" });
  const [newest] = await read(`/desk/audit?subject=${order.buyer.phone}`);
  expect(newest).toMatchObject({ reason: "For their auditor", about: "Bala Buyer, buyer" });
  expect(await read("/desk/audit?subject=Q9999999999")).toEqual([]);
  expect(await read("/desk/audit?subject=setting:no_such_thing")).toEqual([]);
});

it("interest on what buyers owe past its due day is shown beside it, where the market charges any", async () => {
  const [before] = await read("/desk/ageing?side=buyer");
  expect(before).not.toHaveProperty("interest");
  const setting = { key: "late_interest_percent", value: 18, reason: "Terms of sale" };
  expect((await api.send("/desk/setting", setting, order.staff)).status).toBe(200);
  // Seven days of credit, and five more.
  api.clock.advance(12 * 24 * 3600);

  const staff = await api.signIn("staff");
  const [late] = (await api.get("/desk/ageing?side=buyer", staff)).body.data;
  expect(late.total).toBe(before.total);
  const overdue = late.ages.slice(1).reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  expect(overdue).toBeGreaterThan(0);
  expect(late.interest).toBeCloseTo((overdue * 0.18 * 5) / 365, 2);
});
