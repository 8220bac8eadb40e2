import { DeskTdsLowerAnswer } from "@mandi/shared/contract/desk/tds-lower";
import { read } from "@mandi/shared/contract/read";
import { TradePaperAnswer, TradePaperListAnswer } from "@mandi/shared/contract/trade-paper";
import { reconciledApi } from "../../testing/api-of-file";
import { newUtr } from "../../testing/money";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { atDesk, type CarriedVehicle, carry, setPlatform } from "../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../site/settings";
import { storeSiteText } from "../site/site.service";
import { lastTurnover } from "../tds/tds-settings";

/* A seller whose year is 1 lakh below the limit: of the bill of 21 November for 13,98,300, tax is deducted on 12,98,300. */

const api = reconciledApi();
let market: Market;
let pan: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  api.clock.set(new Date("2026-11-21T05:00:00.000Z"));
  market = await createWellStockedMarket(api);
  await setPlatform(api);
  await storeSiteText(api.db, "tan_number", "MUMM12345A");
  await storeSetting(api.db, lastTurnover, 110_000_000);
  pan = `AABCS${3_000 + count}K`;
  await api.db
    .insertInto("profile")
    .values({ user_id: market.seller.id, pan_number: pan, company_address: "Siltara", updated_at: api.clock.now() })
    .execute();
  await act(`user/${market.seller.phone}/tds-opening`, { kind: "goods", base: 4_900_000 });
});

const act = (path: string, body: object) => api.act(market.staff, `/${path}`, body);
const enter = (change: object = {}) =>
  act(`user/${market.seller.phone}/tds-lower`, {
    certificate: "3955AB12",
    pan,
    code: "1031",
    rate: 0.05,
    ceiling: 1_000_000,
    first_day: "2026-11-21",
    last_day: "2027-03-31",
    ...change,
  });
const listed = async () =>
  read(DeskTdsLowerAnswer, (await api.get(`/desk/user/${market.seller.phone}/tds-lower`, market.staff)).body).data;
const lines = async () =>
  (await api.get("/desk/tds?month=2026-11", market.staff)).body.data
    .filter((line: { pan: string; cause: string }) => line.pan === pan && line.cause !== "opening")
    .map(({ deducted_on, tds, note }: Record<string, unknown>) => [deducted_on, tds, note]);
const ofReturn = async () =>
  JSON.parse((await api.get("/desk/tds/file?quarter=2026-27 Q3", market.staff)).body)
    .deductions.filter((line: { pan: string }) => line.pan === pan)
    .map(({ billed, deducted_on, rate, tds, remark }: Record<string, unknown>) => [
      billed,
      deducted_on,
      rate,
      tds,
      remark,
    ]);
const sold = (): Promise<CarriedVehicle> => carry(api, market, { tonnes: 29.5, rate: 1_000 }, ["invoice"]);

it("deducts at the certificate's rate until its ceiling is used up, and then at the statutory rate", async () => {
  expect((await enter()).status).toBe(200);
  const first = await sold();
  expect(await lines()).toEqual([[1_298_300, 798, "certificate 3955AB12"]]);
  expect(await listed()).toMatchObject([{ rate: 0.05, ceiling: 1_000_000, used: 1_000_000, state: "used up" }]);
  const ledger = (await api.get(`/seller/order-ledger/${first.orderId}`, first.seller)).body;
  expect(JSON.stringify(ledger)).toContain("TDS on bill K/1, code 1031, certificate 3955AB12");

  await sold();

  expect((await lines()).at(-1)).toEqual([1_398_300, 1_398, ""]);
  expect((await ofReturn()).slice(0, 3)).toEqual([
    [1_398_300, 1_000_000, 0.05, 500, "certificate 3955AB12"],
    [0, 298_300, 0.1, 298, ""],
    [1_398_300, 1_398_300, 0.1, 1_398, ""],
  ]);
});

it("deducts nothing under a certificate of no deduction, and restores to the ceiling what a bill that is cancelled had used", async () => {
  expect((await enter({ rate: 0, ceiling: 1_500_000 })).status).toBe(200);
  const first = await sold();
  expect(await lines()).toEqual([[1_298_300, 0, "certificate 3955AB12"]]);
  expect((await listed())[0]?.used).toBe(1_298_300);
  await atDesk(api, first, "cancel-invoice", { vehicle_id: first.vehicleId });
  expect(await listed()).toMatchObject([{ used: 0, state: "in force" }]);
});

it("is named by its number on the payment advice, which also comes as a PDF", async () => {
  expect((await enter()).status).toBe(200);
  const order = await sold();
  const to = { to: "seller", amount: 100_000, reference: newUtr() };
  expect((await atDesk(api, order, "payout", to)).status).toBe(200);

  const { data } = read(TradePaperListAnswer, (await api.get("/paper", order.seller)).body);
  const advice = data.find(({ kind }) => kind === "payment advice");
  const { rows } = read(TradePaperAnswer, (await api.get(`/paper/${advice?.id}`, order.seller)).body).data;
  expect(rows[0]).toContain("₹798.00 under 1031, certificate 3955AB12");
  const { status, headers } = await api.get(`/paper/${advice?.id}/pdf`, order.seller);
  expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
});

it("applies neither before its first day nor after its last", async () => {
  expect((await enter({ first_day: "2026-11-22", last_day: "2026-11-22" })).status).toBe(200);
  await sold();
  expect(await lines()).toEqual([[1_298_300, 1_298, ""]]);
  expect((await listed())[0]?.state).toBe("to come");
  api.clock.set(new Date("2026-11-23T05:00:00.000Z"));
  expect((await listed())[0]?.state).toBe("over");
  expect((await enter({ last_day: "2026-11-22" })).body.errors).toEqual({ last_day: ["This certificate has expired"] });
});

it("refuses another PAN or code, a rate that is not lower, and days covered by another certificate until that one is ended", async () => {
  expect((await enter({ pan: "AABCZ9999K" })).body.errors).toEqual({ pan: [`The PAN in their profile is ${pan}`] });
  expect((await enter({ code: "1006" })).body.errors).toEqual({
    code: ["On that day we deduct from them under code 1031"],
  });
  expect((await enter({ rate: 0.1 })).body.errors).toEqual({
    rate: ["The rate must be below the statutory rate of 0.1%"],
  });
  expect((await enter()).status).toBe(200);
  expect((await enter({ certificate: "3955AB13", first_day: "2027-01-01" })).status).toBe(409);
  const [wrong] = await listed();
  expect((await act(`tds-lower/${wrong?.id}/end`, {})).status).toBe(200);
  expect((await act(`tds-lower/${wrong?.id}/end`, {})).status).toBe(409);
  expect((await enter({ certificate: "3955AB13", first_day: "2027-01-01" })).status).toBe(200);
  await sold();
  expect(await lines()).toEqual([[1_298_300, 1_298, ""]]);
});

it("is listed at every login of the company whose PAN it names, and at no other", async () => {
  expect((await enter()).status).toBe(200);
  const [other, stranger] = [await api.signIn("seller"), await api.signIn("seller")];
  const profile = { user_id: other.id, pan_number: pan, updated_at: api.clock.now() };
  await api.db.insertInto("profile").values(profile).execute();
  const at = async ({ phone }: typeof other) =>
    read(DeskTdsLowerAnswer, (await api.get(`/desk/user/${phone}/tds-lower`, market.staff)).body).data;
  expect(await at(other)).toEqual(await listed());
  expect(await at(stranger)).toEqual([]);
});

it("is refused for a buyer, and on a day for which the tax law has no row", async () => {
  const of = { certificate: "3955AB12", pan: "AABCB1234K", code: "1031", rate: 0.05, ceiling: 1_000_000 };
  const days = { first_day: "2026-11-21", last_day: "2027-03-31" };
  const profile = { user_id: market.buyer.id, pan_number: of.pan, updated_at: api.clock.now() };
  await api.db.insertInto("profile").values(profile).execute();
  const refused = await act(`user/${market.buyer.phone}/tds-lower`, { ...of, ...days });
  expect([refused.status, refused.body.message]).toEqual([422, "We deduct tax only from sellers and transporters."]);
  expect((await enter({ first_day: "1999-04-01" })).body.errors).toEqual({
    first_day: ["The TDS rate of this day is missing. Please add it under Tax rates"],
  });
});
