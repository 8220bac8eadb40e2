import { DeskTdsOwnAnswer } from "@mandi/shared/contract/desk/tds-own";
import { OrderTdsAnswer } from "@mandi/shared/contract/order-tds";
import { read } from "@mandi/shared/contract/read";
import type { BookedOrder } from "../../testing/order-world";
import { storePhotograph } from "../../testing/photograph";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { workedMarket } from "../../testing/worked-trade";

/* Invoices of 15,37,008 and 14,69,112 before GST to one buyer; the statutory rate is 0.1 percent. */

const { api, market } = workedMarket();

const act = (order: BookedOrder, path: string, body: object = {}) =>
  api.send(`/desk/${path}`, { reason: "A test", ...body }, order.staff);
async function enter(order: BookedOrder, change: object = {}) {
  const upload_id = await storePhotograph(api.db, order.staff.id, api.clock.now());
  const body = { certificate: "3955CD34", code: "1031", rate: 0.05, ceiling: 2_000_000 };
  const days = { first_day: "2026-11-01", last_day: "2027-03-31" };
  return act(order, `user/${order.buyer.id}/tds-own`, { ...body, ...days, upload_id, ...change });
}
const listed = async ({ buyer, staff }: BookedOrder) =>
  read(DeskTdsOwnAnswer, (await api.get(`/desk/user/${buyer.id}/tds-own`, staff)).body).data;
const seen = async ({ buyer, orderId }: BookedOrder) =>
  read(OrderTdsAnswer, (await api.get(`/customer/order/${orderId}/tds`, buyer)).body).data;

async function invoiced() {
  const order = await bookThreeTrucks(api, market());
  const [one, two] = await sendTrucks(api, order);
  await weighTruck(api, order, one, 31.24);
  return { order, weighSecond: () => weighTruck(api, order, two, 29.86) };
}

it("expects a buyer to deduct at the certificate's rate until its ceiling is used up, and then at the statutory rate", async () => {
  const { order, weighSecond } = await invoiced();
  expect((await seen(order)).certificate).toBeNull();
  expect((await enter(order)).status).toBe(200);

  expect((await seen(order)).certificate).toMatchObject({
    number: "3955CD34",
    rate: 0.05,
    last_day: "2027-03-31",
    left: 462_992,
    expected: 769,
  });
  await weighSecond();
  expect((await seen(order)).certificate).toMatchObject({ left: 0, expected: 1_000 + 1_006 });
  expect(await listed(order)).toMatchObject([{ ceiling: 2_000_000, used: 2_000_000, is_counting: 1 }]);

  const deducted = { tan_number: "MUMM12345A", amount: 769 };
  expect((await api.send(`/customer/order/${order.orderId}/tds`, deducted, order.buyer)).status).toBe(200);
  expect((await seen(order)).certificate?.expected).toBe(2_006 - 769);
});

it("is named by the invoices of its days, until its ceiling is used up", async () => {
  const order = await bookThreeTrucks(api, market());
  const [one, two, three] = await sendTrucks(api, order);
  await weighTruck(api, order, one, 31.24);
  await enter(order);
  await weighTruck(api, order, two, 29.86);
  await weighTruck(api, order, three, 28.7);

  const { data } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body;
  expect(data.invoices.map((invoice: { lower_deduction?: object }) => invoice.lower_deduction)).toEqual([
    undefined,
    { certificate: "3955CD34", rate: 0.05, last_day: "2027-03-31" },
    undefined,
  ]);
});

it("gives its buyer the file, and nobody else", async () => {
  const { order } = await invoiced();
  await enter(order);
  const { url = "" } = (await seen(order)).certificate ?? {};
  expect((await api.get(url.replace("/api", ""), order.buyer)).status).toBe(200);
  const upload = url.replace("/api", "").split("?")[0] ?? "";
  expect((await api.get(upload, order.seller)).status).not.toBe(200);
});

it("no longer counts once it is ended, and may then be entered again for the same days", async () => {
  const { order } = await invoiced();
  await enter(order);
  expect((await enter(order)).status).toBe(409);
  const [{ id = 0 } = {}] = await listed(order);

  expect((await act(order, `tds-own/${id}/end`)).status).toBe(200);

  expect((await seen(order)).certificate).toBeNull();
  expect((await act(order, `tds-own/${id}/end`)).status).toBe(409);
  expect((await enter(order)).status).toBe(200);
});

it.each([
  ["rate", { rate: 0.1 }, "The rate must be below the statutory rate of 0.1%"],
  ["code", { code: "1023" }, "On that day buyers deduct under code 1031"],
  ["last_day", { first_day: "2026-04-01", last_day: "2026-10-31" }, "This certificate has expired"],
])("names at %s what does not fit, and enters nothing", async (field, change, message) => {
  const { order } = await invoiced();
  expect(await enter(order, change)).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } });
  expect(await listed(order)).toEqual([]);
});
