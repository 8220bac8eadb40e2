import { apiOfFile } from "../../testing/api-of-file";
import { createInvoicedOrder, vehicleOf } from "../../testing/invoiced-order";
import { createMarket } from "../../testing/order-market";
import { ask, createRfqMarket } from "../../testing/rfq-world";
import { finder } from "./testing/found";
import { tradeSearchOf } from "./trade-search";

const api = apiOfFile();
const found = finder(api);

it("finds a buyer's own quotations by number, party, goods, size and day, and nobody else's", async () => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const other = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const id = await ask(api, market);
  const larger = await ask(api, market, { variation: [{ id: market.world.sizeIds[1] ?? 0, quantity: 5 }] });
  await ask(api, other);
  const { unique_id } = (await api.get(`/product-enquiry/${id}`, market.buyer)).body.data;
  const of = (words: string) => found("/product-enquiry", words, market.buyer);

  expect(await of(unique_id)).toEqual([id]);
  expect(await of(unique_id.slice(-4).toLowerCase())).toEqual([id]);
  expect(await of("secret infra raipur")).toEqual([larger, id]);
  expect(await of("8 mm")).toEqual([id]);
  expect(await of("10mm")).toEqual([larger]);
  expect(await of("tmt 21 nov")).toEqual([larger, id]);
  const { total_quantity, consignee_detail } = (await api.get(`/product-enquiry/${id}`, market.buyer)).body.data;
  const asked = `8mm tmt fe500 ${total_quantity} mt ${consignee_detail.city}`;
  expect(await of(`${asked} ${consignee_detail.pincode}`)).toEqual([id]);
  expect(await of(`${asked} 999999`)).toEqual([]);
  expect(await of("20 Nov 2026")).toEqual([]);
  expect(await of("100% of nothing_")).toEqual([]);
  expect(await of("999 mt")).toEqual([]);
  expect(await of("5 ton")).toEqual([larger]);
  // 30 MT of 8 mm: none of its figures is a quantity of 8 or 0 MT.
  expect(await of("8 mt")).toEqual([]);
  expect(await of("0 mt")).toEqual([]);
  expect(await of("secrt infra")).toEqual([larger, id]);
  expect(await of("secret raipurr")).toEqual([larger, id]);
  expect(await of("zebra infra")).toEqual([]);
  expect(await of(`${unique_id.slice(0, -1)}x`)).toEqual([]);
});

it("finds an order by an invoice that its reader has, and never lets a seller find it by the buyer's billing address", async () => {
  const order = await createInvoicedOrder(api, await createMarket(api));
  const vehicle = await vehicleOf(api, order);
  const { billing_address } = await api.db
    .selectFrom("trade_order")
    .select("billing_address")
    .where("id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  const bought = (words: string) => found("/customer/order", words, order.buyer);
  const sold = (words: string) => found("/seller/order", words, order.seller);

  expect(await bought(vehicle.sale_number ?? "")).toEqual([order.orderId]);
  expect(await sold(vehicle.invoice_number ?? "")).toEqual([order.orderId]);
  expect(await sold(vehicle.sale_number ?? "")).toEqual([]);
  expect(await bought(vehicle.vehicle_number.toLowerCase())).toEqual([order.orderId]);
  expect(await bought(vehicle.vehicle_number.replace(/^(\w{2})(\d\d)/, "$1 $2 "))).toEqual([order.orderId]);
  expect(await bought(billing_address.gst)).toEqual([]);
  expect(await bought("nothing of it")).toEqual([]);
});

it.each([
  ["tmt 21 nov", { words: ["tmt"], day: "2026-11-21" }],
  ["25 Dec", { words: [], day: "2025-12-25" }],
  ["2026-03-01 12 mm", { words: ["12mm"], day: "2026-03-01" }],
  ["1/3/2026", { words: [], day: "2026-03-01" }],
  ["25 mt", { words: [" 25mt"], day: null }],
  ["tmt 12.50 tons 12mm", { words: ["tmt", "12mm", " 12.5mt"], day: null }],
  ["MH 12 T 4456", { words: ["mh", "12", "t", "4456"], day: null }],
  ["31 feb", { words: ["31", "feb"], day: null }],
])("understands %s", (text, search) => {
  expect(tradeSearchOf(text, new Date("2026-11-21T06:00:00.000Z"))).toEqual(search);
});
