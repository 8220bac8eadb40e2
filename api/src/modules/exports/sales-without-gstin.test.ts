import { lookAfter } from "../../proofs/testing/model/plant-fault";
import { bookedFigures } from "../../testing/booked-figures";
import type { PlacedParty } from "../../testing/priced-order";
import { smallTruck, steel } from "../../testing/small-trucks";
import { abroad, billFreight, buyerView, inState, truckInside, workedMarket } from "../../testing/worked-trade";
import { atDesk, setGstin } from "../freight-bills/testing/carried-vehicle";
import { compareMonth } from "./export.service";

/* A month with buyers who have no GSTIN, and a carrier without one. */

const { api, market } = workedMarket();
const here: PlacedParty = { ...inState, company_name: "Ravi Builders", gst: "URP" };
const away: PlacedParty = { ...abroad, company_name: "Patel Homes", gst: "URP" };
const gstin = "27AAACM1234A1Z8";

async function sell(buyer: PlacedParty, rate: number) {
  const order = await smallTruck(api, market(), steel, buyer, [rate]);
  const [{ number, total }] = (await buyerView(api, order)).invoices;
  return { ...order, invoice: number, total };
}

async function credit(order: Awaited<ReturnType<typeof sell>>, rate: number) {
  const body = { invoice: order.invoice, kind: "credit", cause: "rate", rate };
  const { number, status } = await atDesk(api, order, "note", body).then(({ status, body }) => ({ status, ...body }));
  expect(status).toBe(200);
  return number;
}

const filed = async () =>
  JSON.parse((await api.get(`/desk/export/gstr1?gstin=${gstin}&month=2026-11`, market().staff)).body);
const check = async () => (await api.get("/desk/export/check?month=2026-11", market().staff)).body;

it("is filed whole: small sales by place and rate, large ones to another state one by one, notes where their invoice is", async () => {
  const small = await sell(here, 1_234.25);
  await sell(away, 100.03);
  const large = await sell(away, 90_000);
  const registered = await sell(abroad, 500);
  await credit(small, 234.25);
  const onLarge = await credit(large, 1_000);
  await setGstin(api, market().transporter.id, "");
  await billFreight(api, await truckInside(api, market(), 450), "reverse charge");

  const form = await filed();

  expect(form.b2cs).toEqual([
    { sply_ty: "INTER", rt: 18, typ: "OE", pos: "24", txval: 100.03, iamt: 18.01, camt: 0, samt: 0, csamt: 0 },
    { sply_ty: "INTRA", rt: 18, typ: "OE", pos: "27", txval: 1_000, iamt: 0, camt: 90, samt: 90, csamt: 0 },
  ]);
  const ofLarge = { rt: 18, txval: 90_000, iamt: 16_200, csamt: 0 };
  expect(form.b2cl).toEqual([
    {
      pos: "24",
      inv: [{ inum: large.invoice, idt: "21-11-2026", val: 106_200, itms: [{ num: 1, itm_det: ofLarge }] }],
    },
  ]);
  expect(form.cdnur).toEqual([
    {
      ...{ typ: "B2CL", ntty: "C", nt_num: onLarge, nt_dt: "21-11-2026", val: 1_180, pos: "24" },
      itms: [{ num: 1, itm_det: { rt: 18, txval: 1_000, iamt: 180, csamt: 0 } }],
    },
  ]);
  expect(form.b2b.flatMap(({ inv }: { inv: { inum: string }[] }) => inv.map(({ inum }) => inum))).toContain(
    registered.invoice,
  );
  const goods = { num: 1, hsn_sc: "72142090", desc: expect.stringMatching(/^TMT bar/), uqc: "MTS", rt: 18, csamt: 0 };
  expect(form.hsn.hsn_b2c).toEqual([{ ...goods, qty: 3, txval: 90_100.03, iamt: 16_038.01, camt: 90, samt: 90 }]);
  expect(form.doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ totnum: 5, net_issue: 5 }] },
    { doc_num: 2, docs: [{ from: "MS2627000001", to: "MS2627000001", totnum: 1, cancel: 0, net_issue: 1 }] },
    { doc_num: 5, docs: [{ totnum: 2, net_issue: 2 }] },
  ]);
  expect(await check()).toMatchObject({ papers: 7, left_out: [], differences: [] });
  const books = await bookedFigures(api.db, large.orderId, ["sale invoiced", "note issued"]);
  expect(books["gst_out"]).toBe(-1_620_000 + 18_000);
});

it("names no invoice that is exactly at the limit", async () => {
  const { invoice, total } = await sell(away, 84_745.76);
  expect(total).toBe(100_000);

  const { b2cl } = await filed();

  expect(JSON.stringify(b2cl)).not.toContain(invoice);
  const { data } = (await api.get("/desk/tax?ended=1", market().staff)).body;
  const limits = data.filter(({ key }: { key: string }) => key === "gstr1.large_from");
  expect(limits).toHaveLength(2);
});

const line = (change: string) =>
  `update issued_paper set snapshot = jsonb_set(snapshot, '{lines,0,amount}', to_jsonb((snapshot #>> '{lines,0,amount}')::numeric ${change})) where kind = 'invoice'`;

it.each<[string, string, readonly string[]]>([
  ["a line that does not add up to its head", line("+ 0.01"), ["hsn_b2c: central", "hsn_b2b: integrated"]],
  [
    "a number that is missing",
    "delete from issued_paper where kind = 'invoice' and position = 2",
    ["doc_issue: invoice, in the range", "tax: documents and books"],
  ],
])("is compared with documents and books as it would be filed: finds %s", async (_what, change, names) => {
  await sell(here, 1_000);
  await sell(abroad, 1_000);
  const { differences } = await lookAfter(api.db, change, (tx) => compareMonth(tx, { month: "2026-11" }));
  const found = differences.map(({ what }) => what).join("\n");
  for (const name of names) expect(found).toContain(name);
});
