import { randomUUID } from "node:crypto";
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

const act = (path: string, body: object) =>
  api.post(`/desk/${path}`, { reason: "A test", ...body }, accountant, { "idempotency-key": randomUUID() });

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
});
