import { bookedFigures } from "../../testing/booked-figures";
import { portalOfFile } from "../../testing/portal-of-file";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import {
  buyerView,
  creditShortage,
  openYear,
  sellUnder,
  send,
  truckBetween,
  truckInside,
  truckOfOneSize,
  workedMarket,
} from "../../testing/worked-trade";
import { atDesk } from "../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../site/settings";
import { annualTurnover } from "../tax-portal/turnover";

/* The return of a month in which every worked trade happened, as the portal would get it. */

const { api, market } = workedMarket();
const portal = portalOfFile(api);

/** In paise, so that no sum of rupees is a float's. */
const paiseOf = (rupees: readonly number[]) => rupees.reduce((sum, each) => sum + Math.round(each * 100), 0);

/** Three trucks, of which the second was invoiced at a wrong weight and is invoiced again at the gate. */
async function threeTrucksWithMistakeAtTheGate() {
  await storeSetting(api.db, annualTurnover, 500_000_000);
  const order = await bookThreeTrucks(api, market());
  const [one, two, three] = await sendTrucks(api, order);
  await weighTruck(api, order, two, 29.86);
  await portal.send();
  const [{ number }] = (await buyerView(api, order)).invoices;
  const cancel = { cause: "mistake", reason: "Wrong weight" };
  expect((await send(api, `/desk/e-invoice/${number}/cancel`, cancel, order.staff)).status).toBe(200);
  await portal.send();
  await storeSetting(api.db, annualTurnover, 0);
  await weighTruck(api, order, two, 29.68);
  await weighTruck(api, order, one, 31.24);
  await weighTruck(api, order, three, 28.7);
  return order.orderId;
}

/** The same, of which the second gets a note over what it weighs less. */
async function threeTrucksWithNote() {
  const order = await bookThreeTrucks(api, market());
  const [one, two, three] = await sendTrucks(api, order);
  await weighTruck(api, order, one, 31.24);
  await weighTruck(api, order, two, 29.86);
  await weighTruck(api, order, three, 28.7);
  const { invoices } = await buyerView(api, order);
  const { number: invoice } = invoices.find(({ total }: { total: number }) => total === 1_733_552);
  const note = { invoice, kind: "credit", cause: "weight", quantity: 0.18 };
  expect((await atDesk(api, order, "note", note)).status).toBe(200);
  return order.orderId;
}

/** Inside the state, with a note over a shortage; through a third party, with a note over a grade; two of a year's beyond 50 lakh. */
async function trucksByRoad() {
  const inside = await truckInside(api, market(), 450);
  await creditShortage(api, inside);
  await sellUnder(api, market(), "29AAACS5678B1Z8");
  await openYear(api, market(), market().seller.phone, { kind: "goods", base: 4_800_000 });
  const between = await truckBetween(api, market());
  const [{ number: invoice }] = (await buyerView(api, between)).invoices;
  const grade = { invoice, kind: "credit", cause: "quality", rate: 450 };
  expect((await atDesk(api, between, "note", grade)).status).toBe(200);
  const ofYear = [
    await truckOfOneSize(api, market(), 10, 35_000.05),
    await truckOfOneSize(api, market(), 24.998, 50_004.02),
  ];
  return [inside, between, ...ofYear].map(({ orderId }) => orderId);
}

it("has each invoice and note once, goods net of notes, every number that was used, and sums to the books", async () => {
  const orders = [...(await trucksByRoad()), await threeTrucksWithMistakeAtTheGate(), await threeTrucksWithNote()];

  const { staff } = market();
  const month = "month=2026-11";
  const form = JSON.parse((await api.get(`/desk/export/gstr1?gstin=27AAACM1234A1Z8&${month}`, staff)).body);
  const check = (await api.get(`/desk/export/check?${month}`, staff)).body;

  expect(check).toMatchObject({ papers: 14, left_out: [], gstins: ["27AAACM1234A1Z8"], differences: [] });
  const values = (of: readonly { readonly val: number }[]) => of.map(({ val }) => val).toSorted((a, b) => a - b);
  const rows = (ctin: string) => form.b2b.find((buyer: { ctin: string }) => buyer.ctin === ctin).inv;
  expect(values(rows("27AABCA4321C1ZD"))).toEqual([433_474, 1_526_179, 1_778_799]);
  expect(values(rows("24AABCB8765D1ZS"))).toEqual([
    1_666_207, 1_666_207, 1_667_901, 1_723_102, 1_733_552, 1_813_669, 1_813_669,
  ]);
  expect(form.cdnr.map(({ ctin, nt }: { ctin: string; nt: { val: number }[] }) => [ctin, values(nt)])).toEqual([
    ["24AABCB8765D1ZS", [10_450, 13_068]],
    ["27AABCA4321C1ZD", [10_087]],
  ]);
  const trucks = [1_537_008, 1_412_040];
  const [bars, coils] = form.hsn.hsn_b2b;
  expect(bars).toMatchObject({ hsn_sc: "72142090", qty: 242.293 });
  const taxableOfYear = [10 * 35_500.05 + 12_350, 24.998 * 50_504.02 + 30_872.53];
  expect(paiseOf([bars.txval])).toBe(
    paiseOf([1_507_457.03, -8_548.4, ...taxableOfYear, ...trucks, 1_460_256, ...trucks, 1_469_112, -8_856]),
  );
  const taxes = [276_661.44, 254_167.2];
  expect(paiseOf([bars.iamt])).toBe(paiseOf([...taxes, 262_846.08, ...taxes, 264_440.16, -1_594.08]));
  expect(bars.camt).toBe(bars.samt);
  expect(coils).toMatchObject({ hsn_sc: "72083930", qty: 24.61, txval: 1_402_400.85, iamt: 252_432.15, camt: 0 });
  expect(form.doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ totnum: 11, cancel: 1, net_issue: 10 }] },
    { doc_num: 5, docs: [{ totnum: 3, cancel: 0, net_issue: 3 }] },
  ]);
  const books = await Promise.all(orders.map((id) => bookedFigures(api.db, id, salesEvents)));
  const booked = (kind: string) => books.reduce((sum, book) => sum - (book[kind] ?? 0), 0);
  expect(paiseOf([bars.txval, coils.txval])).toBe(booked("sales") + booked("freight_recovered"));
  expect(paiseOf([bars.iamt, bars.camt, bars.samt, coils.iamt])).toBe(booked("gst_out"));
});

/** A reversal is an event of its own. */
const salesEvents = ["sale invoiced", "note issued", "reversal"];
