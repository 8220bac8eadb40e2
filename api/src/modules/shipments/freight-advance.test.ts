import { reconciledApi } from "../../testing/api-of-file";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";
import { orderAccount } from "../ledger/account";
import { readBalance } from "../ledger/account.service";

const api = reconciledApi();

const send = (order: BookedOrder, path: string, body: object, as = order.seller) => api.send(path, body, as);
const desk = (order: BookedOrder, path: string, body: object) =>
  send(order, path, { reason: "A test", ...body }, order.staff);

async function atPlant() {
  const order = await createBookedOrder(api);
  for (const step of wayTo.loading) await takeStep(api, order, step);
  const vehicle_id: number = (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data
    .vehicles[0].id;
  const weigh = (final_quantity: number, freight_advance?: number) =>
    send(order, `/seller/order/${order.orderId}/event`, {
      event: "final_quantity",
      vehicle_id,
      final_quantity,
      ...(freight_advance === undefined ? {} : { freight_advance }),
    });
  return { order, vehicle_id, weigh };
}

const tripOf = async (order: BookedOrder) =>
  (await api.get("/transporter/order", order.transporter)).body.data.find(
    ({ order_id }: { order_id: string }) => order_id === order.number,
  ).trips[0];
const balanceOf = async (order: BookedOrder, kind: "payable:seller" | "payable:transporter") =>
  (await readBalance(api.db, orderAccount(kind, order.orderId))).balancePaise;
const owed = async (order: BookedOrder) => [
  await balanceOf(order, "payable:seller"),
  await balanceOf(order, "payable:transporter"),
];
const linesOf = async (order: BookedOrder, as: "buyer" | "seller" | "transporter"): Promise<readonly string[]> =>
  (await api.get(`/order/${order.orderId}/timeline`, order[as])).body.data
    .map(({ text }: { text: string }) => text)
    .filter((text: string) => text.startsWith("Freight advance"));

it("tells the transporter what their driver was handed, in the timeline, a notification and their trip, and the buyer nothing", async () => {
  const { order, weigh } = await atPlant();
  expect((await weigh(29.84, 10_000)).status).toBe(200);
  const said = "Freight advance to the driver of vehicle CG04AB1234: ₹10,000 paid by the seller";
  expect(await linesOf(order, "transporter")).toEqual([said]);
  expect(await linesOf(order, "seller")).toEqual([said]);
  expect(await linesOf(order, "buyer")).toEqual([]);
  const notices = (await api.get("/notification", order.transporter)).body;
  expect(JSON.stringify(notices)).toContain(said);
  expect(await tripOf(order)).toMatchObject({ freight_advance: 10_000 });
});

it("lets the seller correct a wrong advance until the vehicle is invoiced: reversed and posted again", async () => {
  const { order, vehicle_id, weigh } = await atPlant();
  await weigh(29.84, 40_000);
  expect(await owed(order)).toEqual([4_000_000, -4_000_000]);

  expect((await weigh(29.84, 5_000)).status).toBe(200);
  expect(await owed(order)).toEqual([500_000, -500_000]);
  expect(await tripOf(order)).toMatchObject({ freight_advance: 5_000 });

  expect((await weigh(29.84, 0)).status).toBe(200);
  expect(await owed(order)).toEqual([0, 0]);
  expect((await weigh(29.84, 7_000)).status).toBe(200);
  expect((await weigh(29.9)).status).toBe(200);
  expect(await owed(order)).toEqual([700_000, -700_000]);
  expect(await linesOf(order, "transporter")).toEqual([
    "Freight advance to the driver of vehicle CG04AB1234: ₹40,000 paid by the seller",
    "Freight advance to the driver of vehicle CG04AB1234 corrected from ₹40,000 to ₹5,000",
    "Freight advance to the driver of vehicle CG04AB1234 cancelled: ₹5,000 was entered by mistake",
    "Freight advance to the driver of vehicle CG04AB1234: ₹7,000 paid by the seller",
  ]);
  expect((await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data).toMatchObject({
    freight_advance_amount: 7_000,
    vehicles: [{ freight_advance: 7_000 }],
  });

  const invoice = { event: "invoice", vehicle_id, invoice_number: "K/1", invoice_date: "2026-11-21" };
  expect((await send(order, `/seller/order/${order.orderId}/event`, invoice)).status).toBe(200);
  expect((await weigh(29.9, 1)).status).toBe(409);
});

it("checks the advance against every weight, even one entered later", async () => {
  const { order, weigh } = await atPlant();
  // The transporter carries for 1,525.42 per MT.
  expect((await weigh(30, 45_762.61)).body.errors).toHaveProperty("freight_advance");
  expect((await weigh(30, 45_762.6)).status).toBe(200);
  const lower = await weigh(20);
  expect(lower.status).toBe(422);
  expect(lower.body.errors).toEqual({
    freight_advance: ["The advance is more than the freight of this vehicle"],
  });
  expect(await tripOf(order)).toMatchObject({ final_quantity: 30, freight_advance: 45_762.6 });
  expect((await weigh(20, 30_508.4)).status).toBe(200);
  expect(await owed(order)).toEqual([3_050_840, -3_050_840]);
});

it("keeps an advance that the platform has paid to the seller until that payment is reversed", async () => {
  const { order, weigh } = await atPlant();
  await weigh(29.84, 10_000);
  const paid = await desk(order, `/desk/order/${order.orderId}/payout`, {
    to: "seller",
    amount: 10_000,
    reference: "N1",
  });
  expect(paid.status).toBe(200);
  const refused = await weigh(29.84, 1_000);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "The seller has been paid this advance. Please undo that payment first.",
  ]);
  expect(await tripOf(order)).toMatchObject({ freight_advance: 10_000 });
  expect((await weigh(29.84, 12_000)).status).toBe(200);
});

it("keeps an advance that a payout batch pays to the seller until the payment is dropped", async () => {
  const { order, weigh } = await atPlant();
  await weigh(29.84, 40_000);
  const payouts = [{ order_id: order.orderId, to: "seller", amount: 40_000 }];
  const asked = await desk(order, "/desk/payout-batch", { payouts });
  const second = await api.signIn("staff");
  const approval = `/desk/approval/${asked.body.approval_id}/confirm`;
  const made = await send(order, approval, { reason: "A test" }, second);

  expect(await weigh(29.84, 5_000)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`Payout batch ${made.body.id} pays for this order`) },
  });
  expect(await owed(order)).toEqual([4_000_000, -4_000_000]);
  expect((await weigh(29.84, 41_000)).status).toBe(200);
});
