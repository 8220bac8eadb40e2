import { apiOfFile } from "../../testing/api-of-file";
import { createBookedOrder } from "../../testing/order-world";
import { ask, createRfqMarket, entry } from "../../testing/rfq-world";
import type { SignedIn } from "../../testing/test-api";

const api = apiOfFile();

async function dealsOf(person: SignedIn, text: string) {
  const { status, body } = await api.get(`/own-deals?search_key=${encodeURIComponent(text)}`, person);
  expect(status).toBe(200);
  return body.data;
}

it("finds a quotation for each side that may read it, on that side's own page, and for nobody else", async () => {
  const market = await createRfqMarket(api, { sellers: 1, transporters: 1 });
  const [seller, carrier] = [entry(market.sellers, 0), entry(market.transporters, 0)];
  const id = await ask(api, market);
  const { unique_id: number, commodity_product } = (await api.get(`/product-enquiry/${id}`, market.buyer)).body.data;
  const deal = { kind: "quotation", id, number, goods: commodity_product.name, quantity: 30 };

  expect(await dealsOf(market.buyer, number)).toEqual([{ ...deal, link: `/quotation-detail/${id}` }]);
  expect(await dealsOf(seller, number.toLowerCase())).toEqual([{ ...deal, link: `/seller-quotation-detail/${id}` }]);
  expect(await dealsOf(carrier, number)).toEqual([{ ...deal, link: `/transporter-product-enquiry-detail/${id}` }]);
  expect(await dealsOf(await api.signIn("customer"), number)).toEqual([]);
  expect(await dealsOf(market.buyer, " ? ")).toEqual([]);
});

it("finds an order for buyer, seller and carrier", async () => {
  const order = await createBookedOrder(api);
  const linksOf = async (person: SignedIn) =>
    (await dealsOf(person, order.number)).map(({ link }: { link: string }) => link);
  expect(await linksOf(order.buyer)).toEqual([`/order-details/${order.orderId}`]);
  expect(await linksOf(order.seller)).toEqual([`/seller-order-detail/${order.orderId}`]);
  expect(await linksOf(await api.signIn("seller"))).toEqual([]);
});
