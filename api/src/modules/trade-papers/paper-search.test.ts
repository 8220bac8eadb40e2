import { read } from "@mandi/shared/contract/read";
import { TradePaperListAnswer } from "@mandi/shared/contract/trade-paper";
import { formatExact } from "@mandi/shared/format/exact";
import { formatRupees } from "@mandi/shared/format/rupees";
import { paperList } from "@mandi/shared/messages/paper-list";
import { newUtr } from "../../testing/money";
import type { SignedIn } from "../../testing/test-api";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { workedMarket } from "../../testing/worked-trade";

const { api, market } = workedMarket();

/** An order with its proforma, a transfer of ₹1,23,456.50 that the desk found, and one of ₹7,000 for the wallet that it still looks for. */
async function documents() {
  const order = await bookThreeTrucks(api, market());
  await sendTrucks(api, order);
  const [utr, other] = [newUtr(), newUtr()];
  const paid = { source: "bank", amount: 123_456.5, utr, paid_on: "2026-11-20" };
  expect((await api.send(`/customer/order/${order.orderId}/payment`, paid, order.buyer)).status).toBe(200);
  const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();
  const found = { received: 123_456.5, reason: "Found" };
  expect((await api.send(`/desk/payment/${id}/verify`, found, order.staff)).status).toBe(200);
  const topUp = { amount: 7_000, utr: other, paid_on: "2026-11-20" };
  expect((await api.send("/cash-wallet/top-up", topUp, order.buyer)).status).toBe(200);
  return { order, utr, other };
}

async function foundBy(who: SignedIn, search: string, more = ""): Promise<readonly string[]> {
  const { body } = await api.get(`/paper?advices=1&search=${encodeURIComponent(search)}${more}`, who);
  const { data, total } = read(TradePaperListAnswer, body);
  expect(total).toBe(data.length);
  return data.map(({ kind }) => kind).sort();
}

it("finds a person's documents by number, party, order, amount, kind and day, each word of them", async () => {
  const { order, utr, other } = await documents();
  const all = ["advice of a buyer", "advice of a buyer", "proforma", "receipt"];
  expect(await foundBy(order.buyer, "")).toEqual(all);

  expect(await foundBy(order.buyer, order.number.toLowerCase())).toEqual(["advice of a buyer", "proforma", "receipt"]);
  expect(await foundBy(order.buyer, utr)).toEqual(["advice of a buyer", "receipt"]);
  expect(await foundBy(order.buyer, other)).toEqual(["advice of a buyer"]);
  expect(await foundBy(order.buyer, "1,23,456.50")).toEqual(["advice of a buyer", "receipt"]);
  expect(await foundBy(order.buyer, "₹7,000")).toEqual(["advice of a buyer"]);
  for (const amount of ["Rs 1,23,456.50", "Rs. 123456.5", "₹ 1,23,456.50"])
    expect(await foundBy(order.buyer, amount)).toEqual(["advice of a buyer", "receipt"]);
  for (const part of ["7,456.50", "23,456.50", "₹1,23,456", "456.50", "₹700"])
    expect(await foundBy(order.buyer, part)).toEqual([]);
  expect(await foundBy(order.buyer, "Bharuch proforma")).toEqual(["proforma"]);
  expect(await foundBy(order.buyer, "receipt 21 Nov 2026")).toEqual(["receipt"]);
  expect(await foundBy(order.buyer, "receipt 20 Nov 2026")).toEqual([]);
  expect(await foundBy(order.buyer, "proformaa")).toEqual(["proforma"]);
  expect(await foundBy(order.buyer, "receipt", `&order_id=${order.orderId}`)).toEqual(["receipt"]);
  expect(await foundBy(order.buyer, other, `&order_id=${order.orderId}`)).toEqual([]);
});

it("finds documents by the names of their kinds that the list shows", async () => {
  const { order } = await documents();
  const months = { side: "buyer", from: "2026-10", to: "2026-10" };
  expect((await api.send("/paper/statement", months, order.buyer)).status).toBe(200);
  const { kinds } = paperList;
  expect(await foundBy(order.buyer, kinds.proforma)).toEqual(["proforma"]);
  expect(await foundBy(order.buyer, kinds.receipt)).toEqual(["receipt"]);
  expect(await foundBy(order.buyer, kinds.statement)).toEqual(["statement"]);
  expect(await foundBy(order.buyer, kinds["advice of a buyer"])).toEqual(["advice of a buyer", "advice of a buyer"]);
});

it("lists all documents of an order for each of its sides, and finds its invoice among them", async () => {
  const order = await bookThreeTrucks(api, market());
  const [truck] = await sendTrucks(api, order);
  await weighTruck(api, order, truck, 31.24);
  const ofOrder = `&order_id=${order.orderId}&invoices=1`;
  const { invoices } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const [{ number, total }] = invoices;

  expect(await foundBy(order.buyer, "", ofOrder)).toEqual(["invoice", "proforma"]);
  expect(await foundBy(order.buyer, number, ofOrder)).toEqual(["invoice"]);
  expect(await foundBy(order.buyer, paperList.kinds.invoice, ofOrder)).toContain("invoice");
  expect(await foundBy(order.seller, "", ofOrder)).toEqual(["bill"]);
  for (const other of [order.transporter, await api.signIn("customer")])
    expect(await foundBy(other, "", ofOrder)).toEqual([]);
  const { data } = (await api.get(`/paper?search=${ofOrder}`, order.buyer)).body;
  expect(data.find(({ kind }: { kind: string }) => kind === "invoice")).toMatchObject({
    ...{ number, amount: total, order: order.number, order_id: order.orderId, is_void: 0 },
  });
  expect(await foundBy(order.buyer, "", `&order_id=${order.orderId}`)).toEqual(["proforma"]);
});

it("finds an advice by the platform's name and by the invoice that it names, and leads from its number to the invoice", async () => {
  const order = await bookThreeTrucks(api, market());
  const [truck] = await sendTrucks(api, order);
  await weighTruck(api, order, truck, 31.24);
  const { data } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body;
  const [{ number }] = data.unpaid_invoices;
  const utr = newUtr();
  const paid = { source: "bank", invoice: number, amount: 1_000, utr, paid_on: "2026-11-20" };
  expect((await api.send(`/customer/order/${order.orderId}/payment`, paid, order.buyer)).status).toBe(200);
  const platform = data.invoices[0].supplier.name;
  const led = async (who: SignedIn, search: string) =>
    read(TradePaperListAnswer, (await api.get(`/paper?advices=1&search=${search}`, who)).body).of_order;

  expect(platform).not.toBe("");
  expect(await foundBy(order.buyer, `${utr} ${platform}`)).toEqual(["advice of a buyer"]);
  expect(await foundBy(order.buyer, number)).toEqual(["advice of a buyer"]);
  expect(await led(order.buyer, number.toLowerCase())).toEqual({ kind: "invoice", number, order_id: order.orderId });
  expect(await led(order.buyer, utr)).toBeUndefined();
  expect(await led(await api.signIn("customer"), number)).toBeUndefined();
});

it("leads from an amount to the buyer's invoices and notes that have it, each word of the search", async () => {
  const order = await bookThreeTrucks(api, market());
  const [one, two] = await sendTrucks(api, order);
  for (const truck of [one, two]) await weighTruck(api, order, truck, 30);
  const { invoices } = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
  const [first, second] = invoices.map(({ number }: { number: string }) => number);
  const sum = formatExact(invoices[0].total);
  const led = async (who: SignedIn, search: string, more = "") => {
    const { body } = await api.get(`/paper?advices=1&search=${encodeURIComponent(search)}${more}`, who);
    return read(TradePaperListAnswer, body).of_amount?.map(({ number }) => number) ?? [];
  };

  expect(await led(order.buyer, sum)).toEqual([second, first]);
  expect(await led(order.buyer, `${sum.replace("₹", "")} ${first}`)).toEqual([first]);
  expect(await led(order.buyer, `invoice ${String(invoices[0].total)}`, `&order_id=${order.orderId}`)).toHaveLength(2);
  expect(await led(order.buyer, `credit note ${sum}`)).toEqual([]);
  expect(await led(order.buyer, formatRupees(invoices[0].total + 1))).toEqual([]);
  for (const other of [order.seller, await api.signIn("customer")]) expect(await led(other, sum)).toEqual([]);
});

it("finds nobody else's documents, and refuses a text that is too long", async () => {
  const { order, utr } = await documents();
  for (const other of [order.seller, await api.signIn("customer")]) expect(await foundBy(other, utr)).toEqual([]);
  expect((await api.get(`/paper?search=${"a".repeat(61)}`, order.buyer)).status).toBe(400);
});
