import { newUtr } from "../../testing/money";
import { smallTruck, steel } from "../../testing/small-trucks";
import { billFreight, buyerView, inState, truckInside, workedMarket } from "../../testing/worked-trade";
import { atDesk, carry, setGstin } from "../freight-bills/testing/carried-vehicle";

/* Table 13 of the return: the numbers of a month's documents, by their nature. */

const { api, market } = workedMarket();

it("lists every number of invoices, self-invoices and notes, and no receipt, advice, proforma or challan", async () => {
  await setGstin(api, market().transporter.id, "");
  const truck = await truckInside(api, market(), 420);
  await billFreight(api, truck, "reverse charge");
  const [{ number: invoice }] = (await buyerView(api, truck)).invoices;
  for (const [kind, rate] of [
    ["credit", 10],
    ["debit", 5],
  ]) {
    const note = { invoice, kind, cause: "rate", rate, consent: "By telephone" };
    expect((await atDesk(api, truck, "note", note)).status).toBe(200);
  }
  const cancelled = await smallTruck(api, market(), steel, inState, [100]);
  const { id: vehicle_id } = await api.db
    .selectFrom("shipment")
    .select("id")
    .where("order_id", "=", cancelled.orderId)
    .executeTakeFirstOrThrow();
  expect((await atDesk(api, cancelled, "cancel-invoice", { vehicle_id })).status).toBe(200);
  const waiting = await carry(api, market(), { tonnes: 29.5, rate: 1_500 }, []);
  const cause = "The invoice office is closed";
  expect((await atDesk(api, waiting, "challan", { vehicle_id: waiting.vehicleId, cause })).status).toBe(200);
  const payout = { to: "transporter", amount: 1_000, reference: newUtr() };
  expect((await atDesk(api, truck, "payout", payout)).status).toBe(200);
  const utr = newUtr();
  await api.send("/cash-wallet/top-up", { amount: 500, utr, paid_on: "2026-11-20" }, market().buyer);
  const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();
  const found = { received: 500, reason: "Found" };
  expect((await api.send(`/desk/payment/${id}/verify`, found, market().staff)).status).toBe(200);

  const path = "/desk/export/gstr1?gstin=27AAACM1234A1Z8&month=2026-11";
  const form = JSON.parse((await api.get(path, market().staff)).body);

  const kinds = await api.db.selectFrom("issued_paper").select("kind").distinct().execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["receipt", "payment advice", "challan", "proforma", "freight bill", "bill"]),
  );
  const listed = form.doc_issue.doc_det.map(({ doc_num, docs }: { doc_num: number; docs: object[] }) => [
    doc_num,
    docs.map((series) => Object.values(series)),
  ]);
  expect(listed).toEqual([
    [1, [[1, "MI2627000001", "MI2627000002", 2, 0, 2]]],
    [2, [[1, "MS2627000001", "MS2627000001", 1, 0, 1]]],
    [4, [[1, "MD2627000001", "MD2627000001", 1, 0, 1]]],
    [5, [[1, "MC2627000001", "MC2627000002", 2, 0, 2]]],
  ]);
});
