import { bookedFigures } from "../../testing/booked-figures";
import { portalOfFile } from "../../testing/portal-of-file";
import { bricks, smallTruck, steel, taxBricks } from "../../testing/small-trucks";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import {
  abroad,
  billFreight,
  buyerView,
  carrierRow,
  creditShortage,
  inState,
  openYear,
  sellUnder,
  truckBetween,
  truckInside,
  truckOfOneSize,
  workedMarket,
} from "../../testing/worked-trade";
import { atDesk } from "../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../site/settings";
import { annualTurnover } from "../tax-portal/turnover";

/* The return of a month with every worked trade, as the portal would receive it. */

const { api, market } = workedMarket();
const portal = portalOfFile(api);

/** In paise, so that no sum is computed in floating point. */
const paiseOf = (rupees: readonly number[]) => rupees.reduce((sum, each) => sum + Math.round(each * 100), 0);

/** Three trucks, the second of which was invoiced at a wrong weight and is invoiced again at the gate. */
async function threeTrucksWithMistakeAtTheGate() {
  await storeSetting(api.db, annualTurnover, 500_000_000);
  const order = await bookThreeTrucks(api, market());
  const [one, two, three] = await sendTrucks(api, order);
  await weighTruck(api, order, two, 29.86);
  await portal.send();
  const [{ number }] = (await buyerView(api, order)).invoices;
  const cancel = { cause: "mistake", reason: "Wrong weight" };
  expect((await api.send(`/desk/e-invoice/${number}/cancel`, cancel, order.staff)).status).toBe(200);
  await portal.send();
  await storeSetting(api.db, annualTurnover, 0);
  await weighTruck(api, order, two, 29.68);
  await weighTruck(api, order, one, 31.24);
  await weighTruck(api, order, three, 28.7);
  return order.orderId;
}

/** The same, where the second gets a note for its short weight. */
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

/** Within the state, with a note for a shortage; through a third party, with a note for a grade; two that take the year beyond 50 lakh. */
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

/** Four trips of a carrier, whose freight for the year exceeds a lakh. */
async function tripsOfCarrier() {
  await sellUnder(api, market(), "27AAACS5678B1ZC");
  const deducted: number[] = [];
  const orders: number[] = [];
  for (const tonnes of [28, 29.5, 31, 20]) {
    const vehicle = await truckOfOneSize(api, market(), tonnes, 50_000);
    await billFreight(api, vehicle, "reverse charge");
    deducted.push((await carrierRow(api, vehicle)).tds);
    orders.push(vehicle.orderId);
  }
  expect(deducted).toEqual([0, 0, 620, 1_550]);
  return orders;
}

/** Within a state and to another: goods of 1,234.25 and 0.25, and of 100.03 at 5 percent. */
async function smallTrucks() {
  await taxBricks(api, market());
  const orders: number[] = [];
  for (const buyer of [inState, abroad]) {
    orders.push((await smallTruck(api, market(), steel, buyer, [1_234.25, 250])).orderId);
    orders.push((await smallTruck(api, market(), bricks, buyer, [100.03])).orderId);
  }
  return orders;
}

it("has each invoice and note once, goods net of notes and every number used, and adds up to the books", async () => {
  const orders = [
    ...(await trucksByRoad()),
    await threeTrucksWithMistakeAtTheGate(),
    await threeTrucksWithNote(),
    ...(await tripsOfCarrier()),
    ...(await smallTrucks()),
  ];

  const { staff } = market();
  const month = "month=2026-11";
  const form = JSON.parse((await api.get(`/desk/export/gstr1?gstin=27AAACM1234A1Z8&${month}`, staff)).body);
  const check = (await api.get(`/desk/export/check?${month}`, staff)).body;

  expect(check).toMatchObject({ papers: 22, left_out: [], gstins: ["27AAACM1234A1Z8"], differences: [] });
  const values = (of: readonly { readonly val: number }[]) => of.map(({ val }) => val).toSorted((a, b) => a - b);
  const rows = (ctin: string) => form.b2b.find((buyer: { ctin: string }) => buyer.ctin === ctin).inv;
  expect(values(rows("27AABCA4321C1ZD"))).toEqual([
    105, 1_457, 433_474, 1_220_946, 1_526_179, 1_709_324, 1_778_799, 1_800_895, 1_892_466,
  ]);
  expect(values(rows("24AABCB8765D1ZS"))).toEqual([
    105, 1_457, 1_666_207, 1_666_207, 1_667_901, 1_723_102, 1_733_552, 1_813_669, 1_813_669,
  ]);
  expect(form.cdnr.map(({ ctin, nt }: { ctin: string; nt: { val: number }[] }) => [ctin, values(nt)])).toEqual([
    ["24AABCB8765D1ZS", [10_450, 13_068]],
    ["27AABCA4321C1ZD", [10_087]],
  ]);
  const trucks = [1_537_008, 1_412_040];
  const goodsOf = (hsn: string) => form.hsn.hsn_b2b.find((row: { hsn_sc: string }) => row.hsn_sc === hsn);
  const [bars, coils, brick] = ["72142090", "72083930", "69029010"].map(goodsOf);
  expect(form.hsn.hsn_b2b).toHaveLength(3);
  // 108.5 MT for the carrier's trips, and 1.001 twice.
  expect(bars).toMatchObject({ qty: 352.795 });
  expect(brick).toMatchObject({ rt: 5, qty: 2, txval: 200.06, iamt: 5, camt: 2.5, samt: 2.5 });
  const taxableOfYear = [10 * 35_500.05 + 12_350, 24.998 * 50_504.02 + 30_872.53];
  const ofTrips = [28, 29.5, 31, 20].map((tonnes) => tonnes * 51_735);
  expect(paiseOf([bars.txval])).toBe(
    paiseOf([
      ...ofTrips,
      1_234.5,
      1_234.5,
      1_507_457.03,
      -8_548.4,
      ...taxableOfYear,
      ...trucks,
      1_460_256,
      ...trucks,
      1_469_112,
      -8_856,
    ]),
  );
  const taxes = [276_661.44, 254_167.2];
  expect(paiseOf([bars.iamt])).toBe(paiseOf([222.22, ...taxes, 262_846.08, ...taxes, 264_440.16, -1_594.08]));
  expect(bars.camt).toBe(bars.samt);
  expect(coils).toMatchObject({ hsn_sc: "72083930", qty: 24.61, txval: 1_402_400.85, iamt: 252_432.15, camt: 0 });
  expect(form.doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ totnum: 19, cancel: 1, net_issue: 18 }] },
    { doc_num: 5, docs: [{ totnum: 3, cancel: 0, net_issue: 3 }] },
  ]);
  const books = await Promise.all(orders.map((id) => bookedFigures(api.db, id, salesEvents)));
  const booked = (kind: string) => books.reduce((sum, book) => sum - (book[kind] ?? 0), 0);
  expect(paiseOf([bars.txval, coils.txval, brick.txval])).toBe(booked("sales") + booked("freight_recovered"));
  const taxed = [bars, coils, brick].flatMap(({ iamt, camt, samt }) => [iamt, camt, samt]);
  expect(paiseOf(taxed)).toBe(booked("gst_out"));
});

/** A reversal is a separate event. */
const salesEvents = ["sale invoiced", "note issued", "reversal"];
