import type { Answer, SignedIn } from "../../testing/test-api";
import { workedMarket } from "../../testing/worked-trade";
import { carrierInDebt } from "./testing/carrier-in-debt";

/* What a carrier owes is set off without a payment, from their page at the desk. */

const { api, market } = workedMarket();
const { inDebt, inCredit, owedFor } = carrierInDebt(api, market);

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.send(`/desk${path}`, { reason: "They asked for it", ...body }, as);
const done = ({ status, body }: Answer) => {
  expect([status, body]).toEqual([200, body]);
  return body;
};

it("comes off without a payment when the desk asks for it on the carrier's page: two people agree, and the bank pays nothing", async () => {
  const [debtor, vehicle] = [await inDebt(), await inCredit()];
  const owed = await owedFor(vehicle);
  const { staff, transporter } = market();
  const path = `/desk/user/${transporter.id}/set-off`;
  const { body } = await api.get(path, staff);
  const debt = { order_id: debtor.orderId, order: debtor.number, bill: expect.any(String), amount: 9_639 };
  expect(body).toEqual({
    data: {
      owes: [debt],
      payouts: [{ order_id: vehicle.orderId, order: vehicle.number, amount: 9_639, debts: [debt] }],
      at_risk: 0,
    },
    approval_id: null,
  });
  const [{ order_id, amount, debts }] = body.data.payouts;
  const read = debts.map((one: typeof debt) => ({ order_id: one.order_id, bill: one.bill, amount: one.amount }));
  const payouts = [{ order_id, to: "transporter", amount, set_off: amount, debts: read }];
  const { approval_id } = done(await act(staff, "/payout-batch", { payouts }));
  expect((await api.get(path, staff)).body).toMatchObject({ data: { payouts: [] }, approval_id });
  expect([await owedFor(debtor), await owedFor(vehicle)]).toEqual([-9_639, owed]);

  const second = await api.signIn("staff");
  const [asked] = (await api.get(`/desk/approval?id=${approval_id}`, second)).body.data;
  expect(asked).toMatchObject({ amount: 9_639, shows: expect.stringMatching(/^₹9,639\.00 is set off\./) });
  expect(done(await act(second, `/approval/${approval_id}/confirm`)).message).toMatch(/the bank pays nothing\.$/);

  expect([await owedFor(debtor), await owedFor(vehicle)]).toEqual([0, owed - 9_639]);
  expect((await api.get(path, staff)).body.data).toEqual({ owes: [], payouts: [], at_risk: 0 });
  // What is left is owed as before and can be paid.
  const { data: due } = (await api.get("/desk/payout-due", staff)).body;
  expect(due).toContainEqual(expect.objectContaining({ order: vehicle.number, amount: owed - 9_639, owes: [] }));
  expect((await api.get(path, await api.signIn("seller"))).status).toBe(403);
});
