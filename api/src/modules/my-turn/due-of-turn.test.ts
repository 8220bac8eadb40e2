import { fundWallet } from "../../testing/money";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { workedMarket } from "../../testing/worked-trade";

const { api, market } = workedMarket();

it("puts the due day of what is not paid yet on My turn, not that of an invoice that is, and opens the one that is left", async () => {
  const order = await bookThreeTrucks(api, market());
  const [one, two] = await sendTrucks(api, order);
  const turnOf = async () => {
    const { data } = (await api.get("/my-turn", order.buyer)).body;
    return data.find(({ kind }: { kind: string }) => kind === "pay invoice");
  };
  const untilOf = async (): Promise<number> => Date.parse((await turnOf()).until);
  await weighTruck(api, order, one, 31.24);
  const first = await untilOf();
  const days = 3 * 86_400;
  api.clock.advance(days);
  await weighTruck(api, order, two, 29.86);
  expect(await turnOf()).toMatchObject({ link: `/order-details/${order.orderId}?pay=due` });
  expect(await untilOf()).toBe(first);

  await fundWallet(api.db, order.buyer.id, 3_000_000);
  const path = `/customer/order-detail/${order.orderId}`;
  const [earliest, next] = (await api.get(path, order.buyer)).body.data.unpaid_invoices;
  const paid = { source: "cash", amount: earliest.due, invoice: earliest.number };
  expect((await api.send(`/customer/order/${order.orderId}/payment`, paid, order.buyer)).status).toBe(200);
  expect(await untilOf()).toBe(first + days * 1000);
  const [row] = (await api.get("/customer/order", order.buyer)).body.data;
  // A day of payment ends with the day.
  expect(Date.parse(`${row.due_on}T00:00:00+05:30`) + 86_400_000).toBe(first + days * 1000);
  expect(await turnOf()).toMatchObject({ link: `/order-details/${order.orderId}?pay=${next.number}` });
});

it("says on My turn how much of a sum is late and how much is due today, the last invoice being what is left", async () => {
  const order = await bookThreeTrucks(api, market());
  const [one, two] = await sendTrucks(api, order);
  const turnOf = async () => {
    const { data } = (await api.get("/my-turn", order.buyer)).body;
    return data.find(({ kind }: { kind: string }) => kind === "pay invoice");
  };
  await weighTruck(api, order, one, 31.24);
  const days = 3 * 86_400;
  api.clock.advance(days);
  await weighTruck(api, order, two, 29.86);
  const ahead = await turnOf();
  expect(ahead).not.toHaveProperty("late");
  expect(ahead).not.toHaveProperty("due_today");

  const path = `/customer/order-detail/${order.orderId}`;
  const unpaid = (await api.get(path, order.buyer)).body.data.unpaid_invoices;
  const firstEnd = Date.parse(ahead.until);
  // A session ends before an invoice is due.
  await api.db
    .updateTable("session")
    .set({ expires_at: new Date(firstEnd + 30 * days * 1000) })
    .execute();
  api.clock.advance((firstEnd - api.clock.now().getTime()) / 1000 - 3_600);
  const today = await turnOf();
  expect(today.due_today).toBe(today.amount - unpaid[1].due);
  expect(today).not.toHaveProperty("late");

  api.clock.advance(days);
  const late = await turnOf();
  expect(late.late).toBe(today.due_today);
  expect(late.due_today).toBe(unpaid[1].due);
  expect(late.amount).toBe(late.late + late.due_today);
  expect(late.until).toBe(ahead.until);
});
