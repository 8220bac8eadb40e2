import { sql } from "kysely";
import { inTransaction } from "../../platform/database/transaction";
import { reconciledApi } from "../../testing/api-of-file";
import { createWellStockedMarket } from "../../testing/order-market";
import { storePhotograph } from "../../testing/photograph";
import type { SignedIn } from "../../testing/test-api";
import { atDesk, carry, setPlatform } from "../freight-bills/testing/carried-vehicle";
import type { OrderStep } from "../orders/order.policy";
import { storeSetting } from "../site/settings";
import { storeSiteText } from "../site/site.service";
import { insertGivenCertificate } from "./given-certificate.store";
import { lastTurnover } from "./tds-settings";

/* Certificates that we give for tax deducted (Form 131): 1,298 from a seller on 21 November, in the third quarter. */

const api = reconciledApi();
const traded = new Date("2026-11-21T05:00:00.000Z");
const quarterOver = new Date("2027-01-10T05:00:00.000Z");
let accountant: SignedIn;
let seller: SignedIn;
let rival: SignedIn;
let count = 0;

beforeEach(async () => {
  await setPlatform(api);
  await storeSiteText(api.db, "tan_number", "MUMM12345A");
  await storeSetting(api.db, lastTurnover, 110_000_000);
  await sell(traded);
});

/** A new seller, who is above the threshold, bills a vehicle. */
async function sell(at: Date, following?: readonly OrderStep[]) {
  count += 1;
  api.clock.set(at);
  const market = await createWellStockedMarket(api);
  const pan = { pan_number: `AABCS${2_000 + count}K`, company_address: "Siltara", updated_at: at };
  await api.db
    .insertInto("profile")
    .values({ user_id: market.seller.id, ...pan })
    .execute();
  accountant = market.staff;
  seller = market.seller;
  rival = market.transporter;
  expect((await act(`user/${seller.id}/tds-opening`, { kind: "goods", base: 4_900_000 })).status).toBe(200);
  return carry(api, market, { tonnes: 29.5, rate: 1_000 }, following);
}

const act = (path: string, body: object) => api.act(accountant, `/${path}`, body);

async function give(changed: object = {}) {
  const upload_id = await storePhotograph(api.db, accountant.id, api.clock.now());
  const body = { quarter: "2026-27 Q3", code: "1031", amount: 1_298, certificate: `AB${count}`, upload_id, ...changed };
  return act(`user/${seller.id}/tds-give`, body);
}

const deposit = (amount = 1_298) =>
  act("tds/deposit", {
    ...{ code: "1031", month: "2026-11", amount, paid_on: "2026-11-21" },
    challan: `0510308211120260000${count}`,
  });

/** Moves the clock to January and signs everybody in again. */
async function endQuarter(): Promise<void> {
  api.clock.set(quarterOver);
  await api.db
    .updateTable("session")
    .set({ expires_at: new Date("2027-02-01") })
    .execute();
  accountant = await api.signIn("staff");
}

const row = async () =>
  (await api.get("/desk/tds/given", accountant)).body.data.find(
    ({ user_id }: { user_id: number }) => user_id === seller.id,
  );
const own = async (person: SignedIn) => (await api.get("/tds-certificate", person)).body.data;

it("can be given once the quarter is over and all of its tax under the code is paid to the government", async () => {
  expect(await row()).toMatchObject({ quarter: "2026-27 Q3", code: "1031", deducted: 1_298, state: "running" });
  expect(await give()).toMatchObject({ status: 409, body: { message: "This quarter is not over yet." } });
  await endQuarter();
  expect(await row()).toMatchObject({ state: "unpaid", certificate: "" });
  expect(await give()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Not all tax of this quarter") },
  });
  expect((await deposit()).status).toBe(200);

  expect(await row()).toMatchObject({ state: "due" });
  expect(await own(seller)).toEqual([]);
});

it("reaches only the person from whom the tax was deducted, who is notified and can open the file", async () => {
  await endQuarter();
  await deposit();

  expect(await give()).toMatchObject({ status: 200 });

  expect(await row()).toMatchObject({ state: "certified", certified: 1_298, certificate: `AB${count}` });
  const [given, ...others] = await own(seller);
  expect(given).toMatchObject({ number: `AB${count}`, quarter: "2026-27 Q3", code: "1031", amount: 1_298 });
  expect(others).toEqual([]);
  expect((await api.get(given.url.slice("/api".length), seller)).status).toBe(200);
  expect((await api.get(given.url.slice("/api".length).replace(/\?.*/, ""), rival)).status).toBe(404);
  expect(await own(rival)).toEqual([]);
  const { data } = (await api.get("/notification", seller)).body;
  expect(data[0]).toMatchObject({ text: expect.stringContaining(`Your TDS certificate AB${count} for`) });
});

it("is refused with a wrong sum, quarter, number or file, and nothing is given", async () => {
  await endQuarter();
  await deposit();

  expect((await give({ amount: 1_297 })).body.errors).toEqual({
    amount: ["₹1,298 was deducted from them in this quarter"],
  });
  expect((await give({ quarter: "2026-27 Q2" })).body.errors).toHaveProperty("quarter");
  expect((await give({ code: "1024" })).body.errors).toHaveProperty("quarter");
  expect((await give({ upload_id: 999_999 })).body.errors).toHaveProperty("upload_id");
  expect(await own(seller)).toEqual([]);
  expect((await give()).status).toBe(200);
  expect((await give()).body.errors).toEqual({ certificate: ["This certificate has already been entered"] });
});

it("replaces an earlier one of the same quarter", async () => {
  await endQuarter();
  await deposit();
  await give();

  expect((await give({ certificate: `AB${count}-R` })).status).toBe(200);

  expect((await own(seller)).map(({ number }: { number: string }) => number)).toEqual([`AB${count}-R`]);
});

it("is refused at its number when a colleague enters that number for somebody else at the same moment", async () => {
  await endQuarter();
  await deposit();
  const colleague = await api.signIn("staff");
  const upload_id = await storePhotograph(api.db, colleague.id, api.clock.now());
  let answer: ReturnType<typeof give> | undefined;

  await inTransaction(api.db, async (tx) => {
    await insertGivenCertificate(tx, {
      user_id: rival.id,
      code: "1024",
      financial_year: "2627",
      quarter: 3,
      number: `AB${count}`,
      amount_paise: 100,
      upload_id,
      at: api.clock.now(),
      actor_id: colleague.id,
    });
    let isAnswered = false;
    answer = give().finally(() => {
      isAnswered = true;
    });
    while (!isAnswered && !(await isSomebodyWaiting()));
  });

  const { status, body } = (await answer) ?? { status: 0, body: null };
  expect(status).toBe(422);
  expect(body.errors).toEqual({ certificate: ["This certificate has already been entered"] });
  expect(await own(seller)).toEqual([]);
});

/** Whether a transaction is waiting for a row lock. */
async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(api.db);
  return rows.length > 0;
}

it("leaves out a bill that is cancelled in a later quarter, in both quarters", async () => {
  const invoiced = await sell(traded, ["invoice"]);
  await endQuarter();
  expect((await deposit(2 * 1_298)).status).toBe(200);
  expect(await row()).toMatchObject({ quarter: "2026-27 Q3", deducted: 1_298 });
  const cancelled = { ...invoiced, staff: accountant };

  expect((await atDesk(api, cancelled, "cancel-invoice", { vehicle_id: invoiced.vehicleId })).status).toBe(200);

  expect(await row()).toBeUndefined();
  // The return says what the certificates say, and has no row below zero in the quarter of the cancellation.
  const file = async (quarter: string) =>
    JSON.parse((await api.get(`/desk/tds/file?quarter=${quarter}`, accountant)).body);
  const [third, fourth] = [await file("2026-27 Q3"), await file("2026-27 Q4")];
  const given: readonly { quarter: string; deducted: number }[] = (await api.get("/desk/tds/given", accountant)).body
    .data;
  const data = async (path: string): Promise<readonly Record<string, unknown>[]> =>
    (await api.get(path, accountant)).body.data;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect(sum(third.deductions.map(({ tds }: { tds: number }) => tds))).toBe(
    sum(given.filter(({ quarter }) => quarter === "2026-27 Q3").map(({ deducted }) => deducted)),
  );
  const tdsOf = async (month: string): Promise<number> => {
    const [listed, months] = [await data(`/desk/tds?month=${month}`), await data("/desk/tds/month")];
    const own = months.filter(({ month: one }) => one === month);
    expect(sum(listed.map(({ tds }) => Number(tds)))).toBe(sum(own.map(({ tds }) => Number(tds))));
    return sum(listed.filter(({ phone }) => phone === invoiced.seller.phone).map(({ tds }) => Number(tds)));
  };
  expect([await tdsOf("2026-11"), await tdsOf("2027-01")]).toEqual([0, 0]);
  expect([third.differences, fourth.deductions, fourth.differences]).toEqual([[], [], []]);
  expect(third.deductions.every(({ tds, billed }: { tds: number; billed: number }) => tds >= 0 && billed >= 0)).toBe(
    true,
  );
});

it("what was paid for a bill that was cancelled pays another month by the same challan, and no month gets more than it owes", async () => {
  const invoiced = await sell(traded, ["invoice"]);
  const loaded = await sell(traded, []);
  await endQuarter();
  const paid = { code: "1031", month: "2026-11", paid_on: "2026-11-21", challan: "05103082111202600777" };
  const open = async (month: string) => {
    const rows: readonly { month: string; code: string; left: number }[] = (
      await api.get("/desk/tds/month", accountant)
    ).body.data;
    return rows.find((one) => one.month === month && one.code === "1031")?.left;
  };
  const owed = (await open("2026-11")) ?? 0;
  expect((await act("tds/deposit", { ...paid, amount: owed + 1 })).body.errors).toEqual({
    amount: [expect.stringMatching(/^Only ₹[0-9,]+ is open under code 1031 for 2026-11$/)],
  });
  expect((await act("tds/deposit", { ...paid, month: "2026-10", amount: 1 })).body.errors).toEqual({
    amount: ["Nothing is open under code 1031 for 2026-10"],
  });
  expect((await act("tds/deposit", { ...paid, amount: owed })).status).toBe(200);
  const cancelled = { ...invoiced, staff: accountant };
  expect((await atDesk(api, cancelled, "cancel-invoice", { vehicle_id: invoiced.vehicleId })).status).toBe(200);
  expect(await open("2026-11")).toBe(-1_298);
  const bill = { event: "invoice", vehicle_id: loaded.vehicleId, invoice_number: "K/1", invoice_date: "2027-01-10" };
  expect((await atDesk(api, { ...loaded, staff: accountant }, "seller-step", bill)).status).toBe(200);
  expect(await open("2027-01")).toBe(1_298);

  const january = { code: "1031", month: "2027-01", paid_on: "2026-11-21", challan: "05103082111202600777" };
  expect((await act("tds/deposit", { ...january, amount: 1_299 })).body.errors).toHaveProperty("amount");
  expect((await act("tds/deposit", { ...january, amount: 1_298 })).status).toBe(200);

  expect([await open("2026-11"), await open("2027-01")]).toEqual([0, 0]);
  expect((await act("tds/deposit", { ...january, amount: 1 })).status).toBe(409);
  const { data } = (await api.get("/desk/tds/quarter", accountant)).body;
  for (const { differences } of data) expect(differences).toEqual([]);
});
