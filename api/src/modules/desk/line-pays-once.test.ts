import { toIndianDay } from "@mandi/shared/format/dates";
import { daysAfter } from "@mandi/shared/format/days";
import { reconciledApi } from "../../testing/api-of-file";
import { grantCredit, newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";
import { createBookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";
import { storeSetting } from "../site/settings";
import { secondPersonAbove, secondPersonTotal } from "./desk-settings";

const api = reconciledApi();
beforeAll(() => storeSetting(api.db, secondPersonTotal, 100_000_000));
afterEach(() => storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback));

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.send(`/desk${path}`, { reason: "Statement", ...body }, as);
const today = () => toIndianDay(api.clock.now());

/** A buyer who paid once, wrote two words that look like UTRs into the remarks, and reports a top-up for each. */
async function paidOnce(...claims: [number, number]) {
  const market = await createMarket(api);
  const { buyer, staff } = market;
  const utrs = [newUtr(), newUtr()];
  for (const [place, amount] of claims.entries()) {
    const answer = await api.send("/cash-wallet/top-up", { amount, utr: utrs[place], paid_on: today() }, buyer);
    expect(answer.status).toBe(200);
  }
  const [first = 0, second = 0] = await Promise.all(utrs.map(keyOf));
  const cash = async () => (await api.get("/cash-wallet", buyer)).body.cash_balance;
  await readIn(staff, utrs.join("-"), 50_000);
  return { market, staff, utrs, first, second, before: await cash(), cash };
}

const keyOf = async (utr: string) =>
  (await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow()).id;

async function readIn(staff: SignedIn, text: string, amount: number): Promise<void> {
  const statement = `Date,Narration,Debit,Credit\n${today()},NEFT CR-${text}-PAYER,,${amount}.00`;
  expect((await act(staff, "/bank-line", { statement })).status).toBe(200);
}

const accept = (staff: SignedIn, id: number, way = "verify", received = 50_000) =>
  act(staff, `/payment/${id}/${way}`, { received });
const linesBeside = async (staff: SignedIn, id: number) =>
  (await api.get(`/desk/payment/${id}`, staff)).body.data.bank_lines;

it.each(["verify", "into-wallet"])(
  "accepts no second transfer for a line of the bank that has paid one, by the way %s",
  async (way) => {
    const { staff, utrs, first, second, before, cash } = await paidOnce(50_000, 50_000);
    expect((await accept(staff, first)).status).toBe(200);

    const refused = await accept(staff, second, way);

    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(`the transfer with UTR ${utrs[0]} was accepted for it`);
    expect(await cash()).toBe(before + 50_000);
    expect((await api.get(`/desk/payment/${second}`, staff)).body.data.status).toBe("under check");
  },
);

it("names the transfer that a line has paid also to one of another amount", async () => {
  const { staff, utrs, first, second, before, cash } = await paidOnce(50_000, 70_000);
  expect((await accept(staff, first)).status).toBe(200);

  const refused = await accept(staff, second, "verify", 70_000);

  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain(`the transfer with UTR ${utrs[0]} was accepted for it`);
  expect(await cash()).toBe(before + 50_000);
});

it("shows beside a transfer the lines of its amount within four days of the payment, before it or after it", async () => {
  const { buyer, staff } = await createMarket(api);
  const paid_on = daysAfter(today(), -7);
  const utr = newUtr();
  await api.send("/cash-wallet/top-up", { amount: 12_345, utr, paid_on }, buyer);
  const days = [-5, -4, 0, 4, 5].map((apart) => daysAfter(paid_on, apart));
  const rows = days.map((day, place) => `${day},CHQ DEP ${place} OF ${utr.slice(-6)},,12345.00`);
  const statement = ["Date,Narration,Debit,Credit", ...rows].join("\n");
  expect((await act(staff, "/bank-line", { statement })).status).toBe(200);

  const shown: { day: string }[] = await linesBeside(staff, await keyOf(utr));

  expect(shown.map(({ day }) => day)).toEqual([4, 0, -4].map((apart) => daysAfter(paid_on, apart)));
});

it("shows beside the second transfer which one the line of the bank has paid", async () => {
  const { staff, utrs, first, second } = await paidOnce(50_000, 50_000);
  expect((await linesBeside(staff, second))[0]).not.toHaveProperty("used_by");
  await accept(staff, first);

  expect(await linesBeside(staff, second)).toEqual([expect.objectContaining({ has_utr: 1, used_by: utrs[0] })]);
  expect((await linesBeside(staff, first))[0]).not.toHaveProperty("used_by");
});

it("ends the request of a second person when the line has paid another transfer since", async () => {
  const { staff, first, second, before, cash } = await paidOnce(50_000, 50_000);
  await storeSetting(api.db, secondPersonAbove, 40_000);
  const colleague = await api.signIn("staff");
  const [one, other] = [await accept(staff, first), await accept(staff, second)];
  const confirm = (asked: { body: { approval_id: number } }) =>
    act(colleague, `/approval/${asked.body.approval_id}/confirm`);
  expect((await confirm(one)).body.message).toBe("The transfer is verified.");

  expect((await confirm(other)).body.message).toContain("This can no longer be done: The bank received this once");
  expect(await cash()).toBe(before + 50_000);
});

it("lets only one of two transfers be accepted for a line at the same moment", async () => {
  const { staff, first, second, before, cash } = await paidOnce(50_000, 50_000);
  const answers = await Promise.all([accept(staff, first), accept(staff, second, "into-wallet")]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await cash()).toBe(before + 50_000);
});

it("accepts a transfer whose line only names an earlier one of another amount", async () => {
  const { staff, utrs, first, second, before, cash } = await paidOnce(20_000, 50_000);
  await readIn(staff, utrs[0] ?? "", 20_000);
  expect((await accept(staff, first, "verify", 20_000)).status).toBe(200);

  expect((await accept(staff, second)).status).toBe(200);
  expect(await cash()).toBe(before + 70_000);
});

it("accepts the right transfer once the wrong one is reversed in the books", async () => {
  const { staff, first, second, before, cash } = await paidOnce(50_000, 50_000);
  await accept(staff, first);
  const entry = await api.db
    .selectFrom("journal")
    .select("id")
    .where("payment_id", "=", first)
    .executeTakeFirstOrThrow();
  expect((await act(staff, `/journal/${entry.id}/reverse`)).status).toBe(200);
  expect(await cash()).toBe(before);

  expect((await accept(staff, second)).status).toBe(200);
  expect(await cash()).toBe(before + 50_000);
});

it("enters no unreported repayment of credit under a UTR whose line has paid a transfer", async () => {
  const { market, staff, utrs, first, second } = await paidOnce(50_000, 50_000);
  await accept(staff, first);
  await act(staff, `/payment/${second}/reject`);
  await grantCredit(api.db, market.buyer.id, 500_000);
  await createBookedOrder(api, { market, source: "credit" });

  const repayment = { amount: 50_000, utr: utrs[1], paid_on: today() };
  const refused = await act(staff, `/user/${market.buyer.id}/credit-repayment`, repayment);

  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain(`the transfer with UTR ${utrs[0]} was accepted for it`);
});
