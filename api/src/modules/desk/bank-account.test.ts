import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { setBankAccount } from "../bank-account/bank-account.open.store";

let api: TestApi;
let asker: SignedIn;
let second: SignedIn;
beforeEach(async () => {
  api = await createTestApi({ hasBankAccount: false });
  [asker, second] = [await api.signIn("staff"), await api.signIn("staff", { name: "Meera Kulkarni" })];
});
afterEach(() => api.close());

const account = {
  account_name: "Mandi Private Limited",
  account_number: "0050 1147 0004 92",
  ifsc: "hdfc0001147",
  bank: "HDFC Bank",
  branch: "Pandri, Raipur",
  upi_id: "Mandi.Trade@hdfcbank",
};
const stored = { ...account, account_number: "00501147000492", ifsc: "HDFC0001147", upi_id: "mandi.trade@hdfcbank" };

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.send(`/desk${path}`, { reason: "The bank opened it", ...body }, as);
const ask = (change: object = {}) => act(asker, "/bank-account", { ...account, ...change });
const confirm = (as: SignedIn, id: number) => act(as, `/approval/${id}/confirm`);
const list = async () => (await api.get("/desk/bank-account", second)).body.data;
const shown = async () => (await api.get("/bank-account?purpose=top-up", await api.signIn("customer"))).body.data;

it("shows payers an account only after a second person has confirmed it, in the form that banks use", async () => {
  const asked = await ask();
  expect(asked.body).toMatchObject({ message: "A second person must confirm this.", approval_id: expect.any(Number) });
  expect(await shown()).toBeNull();

  expect((await confirm(asker, asked.body.approval_id)).body.message).toBe(
    "Somebody else has to confirm what you asked for.",
  );
  expect(await shown()).toBeNull();

  expect((await confirm(second, asked.body.approval_id)).body.message).toBe(
    "Payers now see the account 00501147000492.",
  );
  expect(await shown()).toEqual(stored);
});

it("tells the second person what payers will be shown before they confirm it", async () => {
  const { approval_id: id } = (await ask()).body;
  const { data } = (await api.get("/desk/approval", second)).body;
  expect(data).toEqual([
    expect.objectContaining({
      id,
      action: "bank-account set",
      shows:
        "Payers will see: Mandi Private Limited, account 00501147000492, IFSC HDFC0001147, HDFC Bank, Pandri, Raipur, UPI ID mandi.trade@hdfcbank",
    }),
  ]);
  expect(await list()).toEqual([expect.objectContaining({ state: "waiting", ...stored, approval_id: id })]);
});

it("keeps every account that was ever shown, with who confirmed it and why", async () => {
  await confirm(second, (await ask()).body.approval_id);
  const { approval_id: id } = (await ask({ account_number: "123456789012", upi_id: "" })).body;
  const [waiting] = (await api.get(`/desk/approval?id=${id}`, second)).body.data;
  expect(waiting.stands).toContain("Payers see: Mandi Private Limited, account 00501147000492, IFSC HDFC0001147");
  expect(waiting.shows).toContain("account 123456789012");
  await confirm(second, id);

  expect(
    (await list()).map(({ state, account_number, upi_id }: Record<string, string>) => [state, account_number, upi_id]),
  ).toEqual([
    ["shown", "123456789012", ""],
    ["earlier", "00501147000492", "mandi.trade@hdfcbank"],
  ]);
  const trail = (await api.get("/desk/audit?subject=bank-account", second)).body.data;
  expect(trail.map(({ action }: { action: string }) => action)).toEqual([
    "bank-account set",
    "bank-account set requested",
    "bank-account set",
    "bank-account set requested",
  ]);
  expect(trail[0]).toMatchObject({
    actor: "Meera Kulkarni",
    reason: "The bank opened it (confirmed: The bank opened it)",
    detail: expect.stringContaining("123456789012"),
  });
  await expect(api.db.updateTable("bank_account").set({ account_number: "999999999" }).execute()).rejects.toThrow();
});

it.each([
  ["account_number", "12345678", "An account number has 9 to 18 digits."],
  ["account_number", "12345678A", "An account number has 9 to 18 digits."],
  ["ifsc", "HDFC1001147", "An IFSC has four letters, a zero, and six letters or digits."],
  ["upi_id", "mandi@hdfc.com", "A UPI ID is written as name@bank."],
  ["account_name", "  ", "Please enter the name of the account"],
])("refuses %s %j at its field, and leaves nothing waiting for a second person", async (field, value, text) => {
  const refused = await ask({ [field]: value });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ [field]: [text] });
  expect(await list()).toEqual([]);
});

it("names every wrong field at once", async () => {
  const refused = await ask({ account_number: "1", ifsc: "HDFC", upi_id: "mandi" });

  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors).sort()).toEqual(["account_number", "ifsc", "upi_id"]);
});

it("shows who requested an account and who confirmed it", async () => {
  const { approval_id: id } = (await ask()).body;
  const nameOf = async ({ id: userId }: SignedIn) =>
    (await api.db.selectFrom("users").select("name").where("id", "=", userId).executeTakeFirstOrThrow()).name;
  await api.db.updateTable("users").set({ name: "Imran Sheikh" }).where("id", "=", second.id).execute();
  expect(await list()).toMatchObject([{ state: "waiting", set_by: await nameOf(asker), confirmed_by: null }]);

  api.clock.advance(60);
  await confirm(second, id);
  await setBankAccount(api.db, { ...stored, branch: "Telibandha" }, { at: api.clock.now(), by: null });

  expect(await list()).toMatchObject([
    { state: "shown", set_by: "nobody", confirmed_by: null },
    { state: "earlier", set_by: await nameOf(asker), confirmed_by: "Imran Sheikh" },
  ]);
});

it("refuses the account that payers are already shown, and a second change while one waits", async () => {
  await confirm(second, (await ask()).body.approval_id);
  expect((await ask()).body).toMatchObject({ message: "Payers already see this account." });
  const asked = await ask({ branch: "Telibandha, Raipur" });
  expect(asked.status).toBe(200);
  const number = `A${asked.body.approval_id}`;
  expect((await ask({ branch: "Civil Lines, Raipur" })).body.message).toBe(
    `Another request is already waiting for a second person: ${number}.`,
  );
  expect((await ask({ branch: "Telibandha, Raipur" })).body.message).toBe(
    `The same request is already waiting for a second person: ${number}.`,
  );
});

it("stays as it is when the second person declines", async () => {
  await confirm(second, (await ask()).body.approval_id);
  const { approval_id: id } = (await ask({ account_number: "123456789012" })).body;
  expect((await act(second, `/approval/${id}/decline`)).status).toBe(200);
  expect(await shown()).toEqual(stored);
  expect((await confirm(second, id)).status).toBe(409);
});
