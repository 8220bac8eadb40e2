import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { read } from "@mandi/shared/contract/read";
import { reconciledApi } from "../../testing/api-of-file";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { fundWallet } from "../../testing/money";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import type { SignedIn } from "../../testing/test-api";

/* A company may owe ₹30,00,000; each order here leaves ₹15,58,764 to pay. A stranger has typed its PAN. */

const api = reconciledApi();
const pan = "AABCF4399C";
let market: Market;
let stranger: SignedIn;
let second: SignedIn;

beforeAll(async () => {
  const row = { key: "credit.owed_limit", scope: "", value: "300000000", first_day: "2026-11-01" };
  await api.send("/desk/tax", { ...row, source: "Board", reason: "A test" }, await api.signIn("staff"));
  market = await createWellStockedMarket(api);
  [stranger, second] = [await api.signIn("customer"), await api.signIn("staff")];
  for (const login of [market.buyer, stranger]) {
    await fundWallet(api.db, login.id, 2_000_000);
    const profile = { name: "Asha", company_name: "Asha Steels", pan_number: pan };
    expect((await api.send("/customer/update-profile", profile, login)).status).toBe(200);
  }
});

async function order(as: SignedIn) {
  const quotation = await createMarkedQuotation(api, { ...market, buyer: as }, { creditDays: 15 });
  return api.send(`/product-enquiry/${quotation}/payment`, { source: "cash" }, as);
}
const say = (command: string, body: object = { pan }) =>
  api.send(`/desk/user/${stranger.id}/${command}`, { reason: "Another company", ...body }, market.staff);
async function saidByTwo(command: string) {
  const { approval_id } = (await say(command)).body;
  expect(approval_id).toEqual(expect.any(Number));
  const confirmed = await api.send(`/desk/approval/${approval_id}/confirm`, { reason: "Seen too" }, second);
  expect(confirmed.status).toBe(200);
}
const pans = async () =>
  read(DeskUserListAnswer, (await api.get(`/desk/user?search=${stranger.phone}`, market.staff)).body).data[0]?.pans;
const blocked = async (as: SignedIn) =>
  read(CreditWalletAnswer, (await api.get("/credit-wallet", as)).body).no_new_credit;

it("no longer counts a login for a company once two people have said that it is not of it, until they take that back", async () => {
  expect((await order(stranger)).status).toBe(200);
  expect((await order(market.buyer)).status).toBe(422);
  expect(await pans()).toEqual([{ pan, is_apart: 0 }]);

  expect((await say("pan-apart")).body.message).toBe("A second person must confirm this.");
  expect((await order(market.buyer)).status).toBe(422);
  const { data } = (await api.get("/desk/approval", second)).body;
  expect(data[0].shows).toBe(`PAN: ${pan}`);
  expect((await api.send(`/desk/approval/${data[0].id}/confirm`, { reason: "Seen too" }, second)).status).toBe(200);

  expect(await pans()).toEqual([{ pan, is_apart: 1 }]);
  expect((await order(market.buyer)).status).toBe(200);
  expect(await blocked(market.buyer)).toBeFalsy();
  expect(await say("pan-apart")).toMatchObject({
    status: 409,
    body: { message: "This login is already separate from that company. Please reload the page." },
  });
  const trail = (await api.get(`/desk/audit?subject=user:${stranger.id}`, market.staff)).body.data;
  expect(trail[0]).toMatchObject({ action: "user pan-apart", reason: expect.stringContaining("Another company") });

  await saidByTwo("pan-join");
  expect(await pans()).toEqual([{ pan, is_apart: 0 }]);
  expect((await say("pan-join")).body.message).toContain("already part of that company");
  expect((await order(market.buyer)).status).toBe(422);
});

it("refuses a PAN that the login never had", async () => {
  expect((await say("pan-apart", { pan: "AABCZ9999K" })).body.errors).toEqual({
    pan: ["Their profile never had this PAN. Please choose one that it had"],
  });
});
