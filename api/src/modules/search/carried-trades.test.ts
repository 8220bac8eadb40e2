import { apiOfFile } from "../../testing/api-of-file";
import { createMarket } from "../../testing/order-market";
import { ask, createRfqMarket, entry } from "../../testing/rfq-world";
import { carry } from "../freight-bills/testing/carried-vehicle";
import { finder } from "./testing/found";

const api = apiOfFile();
const found = finder(api);

it("finds a transporter's enquiries by number, goods, cities and day, and never by the buyer", async () => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const other = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const id = await ask(api, market);
  const foreign = await ask(api, other);
  const carrier = entry(market.transporters, 0);
  const { unique_id } = (await api.get(`/transporter/product-enquiry/${id}`, carrier)).body.data;
  const { billing_address, consignee_detail } = await api.db
    .selectFrom("quotation")
    .select(["billing_address", "consignee_detail"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const of = (words: string) => found("/transporter/product-enquiry", words, carrier);

  expect(await of(unique_id.slice(-4).toLowerCase())).toEqual([id]);
  expect(await of("tmt raipur pune 21 nov")).toEqual([id]);
  expect(await of("20 nov 2026")).toEqual([]);
  expect(billing_address.company_name).not.toBe("");
  expect(await of(billing_address.company_name)).toEqual([]);
  expect(consignee_detail.company_name).not.toBe("");
  expect(await of(consignee_detail.company_name)).toEqual([]);
  expect(await found("/transporter/product-enquiry", "tmt raipur", entry(other.transporters, 0))).toEqual([foreign]);
});

it("finds what a transporter carries by vehicle, driver, documents and consignee, and its bill by the bill's number", async () => {
  const market = await createMarket(api);
  const first = await carry(api, market, { tonnes: 29.5, rate: 1_800, bill: "K/1" });
  const second = await carry(api, market, { tonnes: 20, rate: 1_500, bill: "K/2" });
  const vehicle = await api.db
    .selectFrom("shipment")
    .selectAll()
    .where("id", "=", second.vehicleId)
    .executeTakeFirstOrThrow();
  const { consignee_detail } = await api.db
    .selectFrom("trade_order")
    .select("consignee_detail")
    .where("id", "=", second.orderId)
    .executeTakeFirstOrThrow();
  const carried = (words: string) => found("/transporter/order", words, market.transporter);
  const billed = (words: string) => found("/transporter/freight-bill", words, market.transporter);
  const sent = await api.send(
    `/transporter/freight-bill/${second.vehicleId}`,
    { number: "FB/77", date: "2026-11-21", tax: "reverse charge" },
    market.transporter,
  );
  expect([sent.status, sent.body]).toEqual([200, { message: "Bill FB/77 is sent." }]);

  expect(await carried(vehicle.eway_bill ?? "")).toEqual([second.orderId]);
  expect(await carried(`${vehicle.vehicle_number} ${vehicle.driver_name}`)).toContain(second.orderId);
  expect(await carried(consignee_detail.company_name)).toEqual([second.orderId, first.orderId]);
  expect(await carried(vehicle.invoice_number ?? "K/2")).toEqual([]);
  expect(await billed("fb/77")).toEqual([second.vehicleId]);
  expect(await billed(vehicle.vehicle_number.toLowerCase())).toContain(second.vehicleId);
  expect(await billed("nothing of it")).toEqual([]);
  expect(await found("/transporter/order", "tmt", await api.signIn("transporter"))).toEqual([]);

  const { body: narrowed } = await api.get("/transporter/freight-bill?search=fb%2F77", market.transporter);
  const { body: whole } = await api.get("/transporter/freight-bill", market.transporter);
  expect([narrowed.total, whole.total]).toEqual([1, 2]);
  expect(narrowed.total_due).toBe(whole.total_due);
});

it("pages through what it finds", async () => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const carrier = entry(market.transporters, 0);
  const ids = [await ask(api, market), await ask(api, market), await ask(api, market)].reverse();
  const { body } = await api.get("/transporter/product-enquiry?search=raipur&page=2&limit=2", carrier);
  expect(body).toMatchObject({ total: 3, current_page: 2, last_page: 2, data: [{ id: ids[2] }] });
});
