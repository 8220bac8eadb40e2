import { newUtr } from "../../testing/money";
import { runJob } from "../../testing/run-jobs";
import { workedMarket } from "../../testing/worked-trade";
import { atDesk } from "../freight-bills/testing/carried-vehicle";
import { carrierInDebt } from "./testing/carrier-in-debt";

const { api, market } = workedMarket();
const { inDebt, inCredit, owedFor } = carrierInDebt(api, market);

it("comes off as the debts that were read: one paid back meanwhile is refused by its document, though the sum is the same", async () => {
  const [paid, kept, vehicle] = [await inDebt(), await inDebt(), await inCredit(9_639)];
  const payouts = [{ order_id: vehicle.orderId, to: "transporter", amount: 9_639 }];
  const { body: asked } = await api.send("/desk/payout-batch", { payouts, reason: "Payday" }, market().staff);
  const second = await api.signIn("staff");
  const [billPaid, billKept] = [`TR/${paid.vehicleId}`, `TR/${kept.vehicleId}`];
  const request = async () => (await api.get(`/desk/approval?id=${asked.approval_id}`, second)).body;
  const [{ shows }] = (await request()).data;
  expect(shows).toContain(` less ₹9,639.00 for bill ${billPaid}, ${paid.number})`);
  const back = { from: "transporter", amount: 9_639, reference: newUtr() };
  expect((await atDesk(api, paid, "paid-back", back)).status).toBe(200);

  await runJob(api, "end requests that can no longer be done");
  api.clock.advance(300);
  await runJob(api, "end requests that can no longer be done");

  const { ended, lapsed } = await request();

  expect(ended.status).toBe("lapsed");
  expect(lapsed).toContainEqual(
    expect.objectContaining({
      id: asked.approval_id,
      reason: `${vehicle.number}: ₹9,639.00 for bill ${billPaid}, ${paid.number}, no longer comes off as it was read; ₹9,639.00 for bill ${billKept}, ${kept.number}, would come off now. Please check the batch again.`,
    }),
  );
  expect([await owedFor(kept), await owedFor(vehicle)]).toEqual([-9_639, 9_639]);
});
