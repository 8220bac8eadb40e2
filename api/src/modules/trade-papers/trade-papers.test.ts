import { read } from "@mandi/shared/contract/read";
import { TradePaperAnswer, TradePaperListAnswer } from "@mandi/shared/contract/trade-paper";
import { signInAs } from "../../proofs/testing/read-everything";
import { reconciledApi } from "../../testing/api-of-file";
import { newUtr } from "../../testing/money";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { takeStep } from "../../testing/order-steps";
import { createBookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";
import { atDesk, carry, setPlatform } from "../freight-bills/testing/carried-vehicle";

const api = reconciledApi();
let market: Market;
beforeEach(async () => {
  market = await createWellStockedMarket(api);
  await setPlatform(api);
});

const papersOf = async (who: SignedIn, query = "") =>
  read(TradePaperListAnswer, (await api.get(`/paper${query}`, who)).body).data;
const paperOf = async (who: SignedIn, kind: string) => {
  const found = (await papersOf(who)).find((paper) => paper.kind === kind);
  return read(TradePaperAnswer, (await api.get(`/paper/${found?.id}`, who)).body).data;
};
const factOf = (paper: Awaited<ReturnType<typeof paperOf>>, term: string) =>
  paper.facts.find((fact) => fact.term === term)?.value;

/** A transfer to the wallet that the desk has not looked for yet. */
async function reportTransfer(buyer: SignedIn, amount: number): Promise<{ readonly utr: string; readonly id: number }> {
  const utr = newUtr();
  await api.send("/cash-wallet/top-up", { amount, utr, paid_on: "2026-11-20" }, buyer);
  const { id } = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();
  return { utr, id };
}

async function verifyTransfer(id: number, amount: number): Promise<void> {
  const verified = await api.send(`/desk/payment/${id}/verify`, { received: amount, reason: "Found" }, market.staff);
  expect(verified.status).toBe(200);
}

/** A transfer to the wallet that the desk has found. */
async function topUp(buyer: SignedIn, amount: number) {
  const reported = await reportTransfer(buyer, amount);
  await verifyTransfer(reported.id, amount);
  return reported;
}

describe("a receipt", () => {
  // The first test of the file: the books' first receipt is the one of the transfer that was reported second.
  it("counts in the books, also when a transfer that was reported before is found after it", async () => {
    const first = await reportTransfer(market.buyer, 300);
    await topUp(market.buyer, 200);
    api.clock.advance(3_600);
    await verifyTransfer(first.id, 300);

    expect((await papersOf(market.buyer)).map(({ amount }) => amount)).toEqual([300, 200]);
  });

  it("is issued once for a transfer that the desk found: with the amount in words, the purpose, the way of payment, and no GST on the advance", async () => {
    const { utr } = await topUp(market.buyer, 1_234.5);

    const [row, ...others] = await papersOf(market.buyer);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: "receipt", amount: 1_234.5, order: "", is_void: 0 });
    const receipt = await paperOf(market.buyer, "receipt");
    expect(receipt).toMatchObject({
      title: `Receipt ${receipt.number}`,
      issuer: "Mandi Trade Ltd",
      remark: expect.stringContaining("66/2017"),
      rows: [["Cash wallet, an advance for goods", "₹1,234.50"]],
      words: expect.stringMatching(/one thousand two hundred (and )?thirty[- ]four/i),
    });
    expect(factOf(receipt, "UTR")).toBe(utr);
    expect(receipt.number).toMatch(/^MR2627\d{6}$/);
  });

  it("is not issued for a transfer that was not found, nor for money from the wallet", async () => {
    const { id } = await reportTransfer(market.buyer, 100);
    await api.send(`/desk/payment/${id}/reject`, { reason: "Not there" }, market.staff);
    await createBookedOrder(api, { market });

    expect(await papersOf(market.buyer)).toEqual([]);
  });

  it("no longer counts when its transfer bounced, and shows why", async () => {
    const { id } = await topUp(market.buyer, 500);
    const journal = await api.db
      .selectFrom("journal")
      .select("id")
      .where("payment_id", "=", id)
      .executeTakeFirstOrThrow();
    const undone = await api.send(
      `/desk/journal/${journal.id}/reverse`,
      { reason: "The bank took it back" },
      market.staff,
    );
    expect(undone.status).toBe(200);

    expect(await papersOf(market.buyer)).toMatchObject([{ kind: "receipt", is_void: 1 }]);
    expect((await paperOf(market.buyer, "receipt")).remark).toContain("The bank took it back");
  });
});

it("gives a seller and a carrier a payment advice with their bills, and nobody else", async () => {
  const vehicle = await carry(api, market, { tonnes: 29.5, rate: 1_500 });
  const utr = newUtr();
  const toSeller = await atDesk(api, vehicle, "payout", { to: "seller", amount: 100_000, reference: utr });
  const toCarrier = await atDesk(api, vehicle, "payout", { to: "transporter", amount: 10_000, reference: newUtr() });
  expect([toSeller.status, toCarrier.status]).toEqual([200, 200]);

  const advice = await paperOf(market.seller, "payment advice");
  expect(advice.rows).toEqual([["K/1", "21 Nov 2026", expect.stringMatching(/^₹16,/), "₹0.00", "₹1,00,000.00"]]);
  expect(factOf(advice, "UTR")).toBe(utr);
  expect(advice.sums).toEqual([{ term: "Total paid", value: "₹1,00,000.00" }]);
  // The carrier has sent no bill yet.
  const other = await paperOf(market.transporter, "payment advice");
  expect(other.rows).toEqual([]);
  for (const paper of [advice, other]) expect(factOf(paper, "Quotation number")).toMatch(/^Q\d+$/);
  expect(other.sums.map(({ term }) => term)).toEqual(["On account of the order", "Total paid"]);
  expect((await papersOf(market.buyer)).map(({ kind }) => kind)).toEqual(["proforma"]);
  expect((await api.get(`/paper/${advice.id}`, market.transporter)).status).toBe(404);
});

it("gives the buyer one proforma when the seller confirms, at the price of the order", async () => {
  const order = await createBookedOrder(api, { market });
  expect(await papersOf(market.buyer)).toEqual([]);

  await takeStep(api, order, "confirm");

  const { for_price, paid_amount } = (await api.get(`/customer/order-detail/${order.orderId}`, market.buyer)).body.data;
  expect(await papersOf(market.buyer, `?order_id=${order.orderId}`)).toMatchObject([
    { kind: "proforma", order: order.number, amount: for_price },
  ]);
  const proforma = await paperOf(market.buyer, "proforma");
  expect(proforma.remark).toContain("not a tax invoice");
  expect(factOf(proforma, "Paid so far")).toBe(
    new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(paid_amount),
  );
  expect(await papersOf(market.seller)).toEqual([]);
});

describe("a delivery challan", () => {
  const challan = (of: Awaited<ReturnType<typeof carry>>) =>
    atDesk(api, of, "challan", { vehicle_id: of.vehicleId, cause: "The invoice office is closed" });

  it("goes with a loaded vehicle before its invoice, once, and can be read by buyer and carrier", async () => {
    const vehicle = await carry(api, market, { tonnes: 29.5, rate: 1_500 }, []);

    expect((await challan(vehicle)).status).toBe(200);
    expect((await challan(vehicle)).status).toBe(409);

    const paper = await paperOf(market.transporter, "challan");
    expect(factOf(paper, "Reason")).toBe("The invoice office is closed");
    expect(paper.parties.map(({ label }) => label)).toEqual(["Consignor", "Recipient", "Consignee"]);
    expect((await papersOf(market.buyer)).filter(({ kind }) => kind === "challan")).toHaveLength(1);
    expect((await papersOf(market.seller)).filter(({ kind }) => kind === "challan")).toEqual([]);
    expect((await takeStep(api, vehicle, "invoice")).status).toBe(200);
    const [invoice] = (await api.get(`/customer/order-detail/${vehicle.orderId}`, market.buyer)).body.data.invoices;
    expect(paper.amount).toBe(invoice.total);
  });

  it("is refused for a vehicle that is invoiced", async () => {
    const vehicle = await carry(api, market, { tonnes: 29.5, rate: 1_500 }, ["invoice"]);

    expect((await challan(vehicle)).status).toBe(409);
  });
});

it("returns each document as PDF to its recipients and to the desk", async () => {
  await topUp(market.buyer, 700);
  const [row] = await papersOf(market.buyer);

  const { status, headers } = await api.get(`/paper/${row?.id}/pdf`, market.buyer);
  expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await api.get(`/desk/paper/${row?.number}/pdf`, market.staff)).status).toBe(200);
  const { body } = await api.get("/desk/paper?kind=receipt", market.staff);
  expect(body.data.map(({ number }: { number: string }) => number)).toContain(row?.number);
  expect((await api.get(`/paper/${row?.id}/pdf`, market.seller)).status).toBe(404);
});

describe("a statement of account", () => {
  const october = { from: "2026-10", to: "2026-10" };
  const ask = (who: SignedIn, side: string, months = october) => api.send("/paper/statement", { side, ...months }, who);

  it.each([
    ["a month that is not over", { from: "2026-11", to: "2026-11" }, "to"],
    ["a month before the first", { from: "2026-10", to: "2026-09" }, "to"],
    ["more than twelve months", { from: "2025-10", to: "2026-10" }, "from"],
  ])("is refused for %s", async (_what, months, field) => {
    const { status, body } = await ask(market.buyer, "buyer", months);

    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("names the vehicle whose freight a carrier is owed, and each order once", async () => {
    const { number } = await carry(api, market, { tonnes: 29.5, rate: 1_500 });
    const delivered = api.clock.now();
    api.clock.advance(30 * 86_400);
    const transporter = await signInAs(api, market.transporter.id);

    expect((await ask(transporter, "transporter", { from: "2026-11", to: "2026-11" })).status).toBe(200);

    const { rows } = await paperOf(transporter, "statement");
    const freight = rows.flat().find((cell) => cell.startsWith("Freight"));
    expect(freight).toMatch(/^Freight, vehicle [A-Z]{2}\s/);
    expect(freight?.split(number)).toHaveLength(2);
    api.clock.set(delivered);
  });

  it("has opening balance, lines, closing balance and ageing, and is the same document when it is requested again", async () => {
    const vehicle = await carry(api, market, { tonnes: 29.5, rate: 1_500 });
    const { due_amount } = (await api.get(`/customer/order-detail/${vehicle.orderId}`, market.buyer)).body.data;
    api.clock.advance(30 * 86_400);
    const buyer = await signInAs(api, market.buyer.id);
    const months = { from: "2026-11", to: "2026-11" };

    const first = await ask(buyer, "buyer", months);
    const second = await ask(buyer, "buyer", months);

    expect([first.status, second.body.data]).toEqual([200, first.body.data]);
    const statement = await paperOf(buyer, "statement");
    expect(statement.amount).toBe(due_amount);
    expect(statement.rows[0]?.[0]).toBe("Opening balance");
    expect(statement.rows.length).toBeGreaterThan(2);
    expect(factOf(statement, "Open, due 1 to 15 days")).toBe(statement.sums.at(-1)?.value);
    expect(factOf(statement, "Open, not due")).toBeUndefined();
  });
});
