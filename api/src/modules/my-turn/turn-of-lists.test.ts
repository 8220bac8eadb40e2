import { randomUUID } from "node:crypto";
import { apiOfFile } from "../../testing/api-of-file";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { newUtr } from "../../testing/money";
import { createMarket, type Market } from "../../testing/order-market";
import { takeStep } from "../../testing/order-steps";
import { createBookedOrder } from "../../testing/order-world";
import { entry } from "../../testing/rfq-world";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();

const idsOf = async (path: string, person: SignedIn): Promise<readonly number[]> =>
  (await api.get(path, person)).body.data.map(({ id }: { id: number }) => id);

let market: Market;
const pay = async (id: number) => {
  const transfer = { source: "bank", utr: newUtr(), paid_on: "2026-11-21" };
  const key = { "idempotency-key": randomUUID() };
  expect(await api.post(`/product-enquiry/${id}/payment`, transfer, market.buyer, key)).toMatchObject({
    status: 200,
  });
};
const marked = async (count: number) => {
  const ids: number[] = [];
  while (ids.length < count) ids.push(await createMarkedQuotation(api, market, { tonnes: [1] }));
  return ids;
};
const listed = (query: string) => idsOf(`/product-enquiry${query}`, market.buyer);
beforeEach(async () => {
  market = await createMarket(api);
});

it("begins a list with the quotation that a buyer can pay, or lists it alone, until it is paid", async () => {
  const ids = await marked(3);
  const [first, waiting, last] = [entry(ids, 0), entry(ids, 1), entry(ids, 2)];
  await pay(first);
  await pay(last);

  expect(await listed("")).toEqual([last, waiting, first]);
  expect(await listed("?turn=first")).toEqual([waiting, last, first]);
  expect(await listed("?turn=first&sort=oldest")).toEqual([waiting, first, last]);
  expect(await listed("?turn=first&status=pending")).toEqual([]);
  expect(await listed("?turn=first&search=tmt")).toEqual([waiting, last, first]);
  expect(await listed("?turn=mine")).toEqual([waiting]);
  await pay(waiting);
  expect(await listed("?turn=mine")).toEqual([]);
  expect(await listed("?turn=first")).toEqual([last, waiting, first]);
});

it("lists each quotation once, whatever the page", async () => {
  const ids = await marked(14);
  const paid = entry(ids, 13);
  await pay(paid);

  expect(await listed("?turn=first")).toEqual(ids.slice(1, 13).toReversed());
  expect(await listed("?turn=first&page=2")).toEqual([entry(ids, 0), paid]);
  expect((await api.get("/product-enquiry?turn=first", market.buyer)).body.total).toBe(14);
  expect((await api.get("/product-enquiry?turn=mine", market.buyer)).body.total).toBe(13);
});

it("does the same with the orders of a buyer and a seller, each by their own acts", async () => {
  const orders = [];
  while (orders.length < 3) orders.push(await createBookedOrder(api, { market }));
  const [stock, invoice, last] = [entry(orders, 0), entry(orders, 1), entry(orders, 2)];
  for (const step of ["confirm", "vehicle", "driver", "loading", "final quantity", "invoice"] as const)
    expect(await takeStep(api, invoice, step)).toMatchObject({ status: 200 });
  expect(await takeStep(api, last, "confirm")).toMatchObject({ status: 200 });

  expect(await idsOf("/seller/order?turn=mine", market.seller)).toEqual([stock.orderId]);
  expect(await idsOf("/customer/order?turn=mine", market.buyer)).toEqual([invoice.orderId]);
  const turnFirst = await idsOf("/customer/order?turn=first", market.buyer);
  expect(turnFirst).toEqual([invoice.orderId, last.orderId, stock.orderId]);
});
