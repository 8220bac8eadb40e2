import { createMarkedQuotation } from "../../testing/marked-quotation";
import type { SignedIn } from "../../testing/test-api";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { workedMarket } from "../../testing/worked-trade";

const { api, market } = workedMarket();

const turnOf = async (person: SignedIn) => (await api.get("/my-turn", person)).body;
const told = async (person: SignedIn, kind: string) =>
  (await turnOf(person)).data.filter((task: { kind: string }) => task.kind === kind);
const listOf = async (path: string, person: SignedIn) => (await api.get(`${path}?turn=mine`, person)).body;

/** What menu, home page and lists say to somebody about their quotations and orders, as buyer and as seller. */
async function numbersOf(person: SignedIn, isSeller: boolean) {
  const { data, unread, unread_of } = await turnOf(person);
  const bought = [await listOf("/product-enquiry", person), await listOf("/customer/order", person)];
  const sold = isSeller
    ? [await listOf("/seller/product-enquiry", person), await listOf("/seller/order", person)]
    : [{ total: 0 }, { total: 0 }];
  expect(unread).toBe(data.length);
  return ["quotations", "orders"].map((place, at) => {
    const rows = bought[at].total + sold[at].total;
    const { sent, received } = bought[at].turns;
    if (isSeller) expect(sold[at].turns).toEqual(bought[at].turns);
    expect([place, sent, received]).toEqual([place, bought[at].total, sold[at].total]);
    expect([place, unread_of[place]]).toEqual([place, rows]);
    return rows;
  });
}

it("is one number for a buyer and a seller in menu, tasks and lists, whatever the desk has written to them", async () => {
  const order = await bookThreeTrucks(api, market());
  const { buyer, seller, staff } = order;
  const [one] = await sendTrucks(api, order);
  await weighTruck(api, order, one, 31.24);
  const quotation = await createMarkedQuotation(api, market(), { tonnes: [1] });
  expect(await numbersOf(buyer, false)).toEqual([1, 1]);
  expect(await numbersOf(seller, true)).toEqual([0, 1]);
  const before = await turnOf(buyer);

  const text = { party_id: buyer.id, text: "Loaded on Monday.", reason: "They asked" };
  expect((await api.send(`/desk/quotation/${quotation}/thread`, text, staff)).status).toBe(200);

  const { news, data, unread } = await turnOf(buyer);
  expect(news).toMatchObject([{ kind: "buyer message", link: `/quotation-detail/${quotation}#messages`, count: 1 }]);
  expect({ data, unread }).toEqual({ data: before.data, unread: before.unread });
  expect(await numbersOf(buyer, false)).toEqual([1, 1]);
  expect((await turnOf(seller)).news).toEqual([]);
});

it("names what waits of an order in one task, with the vehicle that is first and how many there are", async () => {
  const order = await bookThreeTrucks(api, market());
  const link = `/seller-order-detail/${order.orderId}`;
  const [one, two] = await sendTrucks(api, order);
  expect(await told(order.seller, "weigh")).toMatchObject([{ link, vehicle: "GJ16AB0001", count: 3 }]);
  await weighTruck(api, order, one, 31.24);
  expect(await told(order.seller, "weigh")).toMatchObject([{ link, vehicle: "GJ16AB0002", count: 2 }]);
  expect(await told(order.transporter, "transport_receipt")).toMatchObject([{ vehicle: "GJ16AB0001", count: 1 }]);

  await weighTruck(api, order, two, 29.86);
  const carried = await turnOf(order.transporter);
  expect(carried.data.filter(({ number }: { number: string }) => number === order.number)).toMatchObject([
    { kind: "transport_receipt", vehicle: "GJ16AB0001", count: 2 },
  ]);
  expect(carried.unread).toBe(carried.data.length);
  expect(carried.unread_of.carrying).toBe(1);
});
