import { DeskBankLineAnswer } from "@mandi/shared/contract/desk/bank-statement";
import { DeskPartyAccountAnswer } from "@mandi/shared/contract/desk/party-account";
import { read } from "@mandi/shared/contract/read";
import { reconciledApi } from "../../testing/api-of-file";
import { fundWallet, newUtr } from "../../testing/money";
import type { SignedIn } from "../../testing/test-api";

const api = reconciledApi();
let numbers = 0;
/** An account that no other test uses, as a person types it. */
const anAccount = () => {
  numbers += 1;
  return {
    account_name: "Bala Steels",
    account_number: `0050 1147 ${String(numbers).padStart(6, "0")}`,
    ifsc: "hdfc0001147",
  };
};
const numberOf = ({ account_number }: { readonly account_number: string }) => account_number.replaceAll(" ", "");

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.send(`/desk${path}`, { reason: "Cancelled cheque", ...body }, as);
const accountsOf = async (as: SignedIn, { id }: SignedIn) =>
  read(DeskPartyAccountAnswer, (await api.get(`/desk/user/${id}/bank-account`, as)).body).data;

async function desk() {
  const [staff, second] = [await api.signIn("staff"), await api.signIn("staff")];
  return { staff, second, buyer: await api.signIn("customer", { name: "Bala Buyer" }) };
}

/** A buyer with a confirmed account. */
async function known() {
  const people = await desk();
  const account = anAccount();
  const { approval_id } = (await act(people.staff, `/user/${people.buyer.id}/bank-account`, account)).body;
  expect((await act(people.second, `/approval/${approval_id}/confirm`)).status).toBe(200);
  const [kept] = await accountsOf(people.staff, people.buyer);
  return { ...people, account, id: kept?.id ?? 0 };
}

it("keeps an account only once a second person has confirmed it, who reads the whole number", async () => {
  const { staff, second, buyer } = await desk();
  const account = anAccount();
  const asked = await act(staff, `/user/${buyer.id}/bank-account`, account);
  expect(asked.body).toMatchObject({ message: "A second person must confirm this.", approval_id: expect.any(Number) });
  expect(await accountsOf(staff, buyer)).toEqual([]);
  const { data } = (await api.get("/desk/approval", second)).body;
  expect(data.find(({ id }: { id: number }) => id === asked.body.approval_id).shows).toBe(
    `Refunds can go to: Bala Steels, account ${numberOf(account)}, IFSC HDFC0001147`,
  );

  await act(second, `/approval/${asked.body.approval_id}/confirm`);

  expect(await accountsOf(staff, buyer)).toEqual([
    expect.objectContaining({ account_name: "Bala Steels", account_number: numberOf(account), ifsc: "HDFC0001147" }),
  ]);
});

it("shows only the last four digits to those who move no money, also in the trail", async () => {
  const { buyer, staff, account } = await known();
  await api.db
    .updateTable("users")
    .set({ desk_roles: ["operator"] })
    .where("id", "=", staff.id)
    .execute();
  const [shown] = await accountsOf(staff, buyer);
  expect(shown?.account_number).toBe(`••${numberOf(account).slice(-4)}`);
  const trail = await api.get(`/desk/audit?subject=user:${buyer.id}`, staff);
  expect(trail.status).toBe(200);
  expect(JSON.stringify(trail.body)).toContain("user bank-account");
  expect(JSON.stringify(trail.body).replaceAll(" ", "")).not.toContain(numberOf(account));
});

it("shows only the last four digits of a waiting account to those who may neither move money nor confirm", async () => {
  const { staff, second, buyer } = await desk();
  const account = anAccount();
  const { approval_id } = (await act(staff, `/user/${buyer.id}/bank-account`, account)).body;
  const shownTo = async (role: "operator" | "admin" | "approver" | "accountant") => {
    const reader = await api.signIn("staff", { roles: [role] });
    const { data } = (await api.get(`/desk/approval?id=${approval_id}`, reader)).body;
    return JSON.stringify(data).replaceAll(" ", "");
  };

  for (const role of ["operator", "admin"] as const) {
    const shown = await shownTo(role);
    expect(shown).not.toContain(numberOf(account));
    expect(shown).toContain(`account••${numberOf(account).slice(-4)}`);
  }
  for (const role of ["approver", "accountant"] as const) expect(await shownTo(role)).toContain(numberOf(account));
  expect((await act(second, `/approval/${approval_id}/confirm`)).status).toBe(200);
  expect(await shownTo("operator")).not.toContain(numberOf(account));
  expect(await accountsOf(staff, buyer)).toMatchObject([{ account_number: numberOf(account) }]);
});

it("names at its field what is wrong with an account, and refuses one that is known already", async () => {
  const { staff, buyer, account } = await known();
  const wrong = await act(staff, `/user/${buyer.id}/bank-account`, { ...anAccount(), ifsc: "HDFC1" });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { ifsc: [expect.stringContaining("IFSC")] } } });
  expect((await act(staff, `/user/${buyer.id}/bank-account`, account)).status).toBe(409);
});

it("pays a wallet out only to a known account of its owner that is not ended", async () => {
  const { staff, buyer, id } = await known();
  const other = await known();
  await fundWallet(api.db, buyer.id, 10_000);
  const payOut = (account: number) =>
    act(staff, `/user/${buyer.id}/payout`, { amount: 100, account, reference: newUtr() });

  for (const account of [other.id, 999_999]) {
    expect(await payOut(account)).toMatchObject({
      status: 422,
      body: { errors: { account: ["Please choose one of their known bank accounts"] } },
    });
  }
  expect((await payOut(id)).body.message).toBe("The payment is recorded.");
  expect((await act(staff, `/party-account/${id}/end`)).status).toBe(200);
  expect((await payOut(id)).status).toBe(422);
  expect((await act(staff, `/party-account/${id}/end`)).status).toBe(409);
  expect(await accountsOf(staff, buyer)).toEqual([]);
});

describe("a line of a statement", () => {
  const lineOf = async (staff: SignedIn, utr: string, account: { account_number: string }) => {
    const statement = [
      "Date,Narration,Credit,Remitter Account No,Remitter IFSC",
      `20/11/2026,NEFT ${utr},700.00,${numberOf(account)},HDFC0001147`,
    ].join("\n");
    expect((await act(staff, "/bank-line", { statement })).status).toBe(200);
    const lines = read(DeskBankLineAnswer, (await api.get("/desk/bank-line", staff)).body).data;
    return lines.find(({ text }) => text.includes(utr));
  };

  it("suggests whose account paid it, where nobody reported it", async () => {
    const { staff, account } = await known();
    expect(await lineOf(staff, newUtr(), account)).toMatchObject({
      account: `••${numberOf(account).slice(-4)}`,
      ifsc: "HDFC0001147",
      account_of: expect.stringContaining("Bala Buyer"),
      account_phone: expect.stringMatching(/^\d{10}$/),
      is_other_account: 0,
    });
  });

  it("warns where the account is known as another person's than the payer's", async () => {
    const { staff, account } = await known();
    const payer = await api.signIn("customer");
    const utr = newUtr();
    const body = { amount: 700, utr, paid_on: "2026-11-20" };
    await api.send("/cash-wallet/top-up", body, payer);
    expect(await lineOf(staff, utr, account)).toMatchObject({ match: "matched", is_other_account: 1 });
  });
});
