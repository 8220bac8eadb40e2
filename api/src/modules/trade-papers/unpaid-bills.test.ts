import { paise } from "@mandi/shared/money/paise";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { createWellStockedMarket, type Market } from "../../testing/order-market";

import { atDesk, type CarriedVehicle, carry, setGstin, setPlatform } from "../freight-bills/testing/carried-vehicle";
import { unpaidOfBills } from "./unpaid-bills.policy";
import { readUnpaidBills } from "./unpaid-bills.service";

const api = reconciledApi();
let market: Market;
let count = 0;

beforeEach(async () => {
  market = await createWellStockedMarket(api);
  await setPlatform(api);
  await setGstin(api, market.transporter.id, "27AAFFT1357F1Z8");
  count += 1;
});

/** The day after the last one on which a bill of 21 November can be paid. */
const late = "2027-05-21";

/** The unpaid parts of the bills of an order on that day. */
async function unpaidOf({ number }: Pick<CarriedVehicle, "number">) {
  return (await readUnpaidBills(api.db, late)).data.filter(({ order }) => order === number);
}

/** A vehicle of 10 MT at 1,000, with an advance of 2,000 by the seller, whose carrier sends this bill. */
async function carried(tax: string): Promise<CarriedVehicle> {
  if (tax !== "reverse charge") await api.send("/transporter/freight-tax", { tax }, market.transporter);
  const vehicle = await carry(api, market, { tonnes: 10, rate: 1_000, advance: 2_000, bill: `U/${count}` });
  const bill = { number: `UT/${count}`, date: "2026-11-21", tax };
  const { status } = await api.send(`/transporter/freight-bill/${vehicle.vehicleId}`, bill, market.transporter);
  expect(status).toBe(200);
  return vehicle;
}

async function decide(vehicle: CarriedVehicle, ...acts: readonly string[]): Promise<void> {
  for (const act of acts) {
    expect(await atDesk(api, vehicle, act, { vehicle_id: vehicle.vehicleId })).toMatchObject({ status: 200 });
  }
}

async function pay(vehicle: CarriedVehicle, to: "seller" | "transporter", amount: number): Promise<void> {
  const body = { to, amount, reference: `UTR${count}${to}${amount}` };
  expect(await atDesk(api, vehicle, "payout", body)).toMatchObject({ status: 200 });
}

it("counts what is open as unpaid on the newest bills, with the GST of that part", () => {
  const bill = { totalPaise: paise(11_800), gstPaise: paise(1_800) };
  expect(unpaidOfBills([bill, bill, bill], paise(17_700))).toEqual([
    { unpaidPaise: 0, gstPaise: 0 },
    { unpaidPaise: 5_900, gstPaise: 900 },
    { unpaidPaise: 11_800, gstPaise: 1_800 },
  ]);
});

it("lists a seller's bill 30 days before its 180 days are over, and afterwards as one whose credit must be reversed (rule 37)", async () => {
  const order = await createInvoicedOrder(api, market);
  const { invoices } = (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data;
  const [bill] = invoices;
  expect(bill.date).toBe("2026-11-21");
  const { id: paper_id } = await api.db
    .selectFrom("issued_paper")
    .select("id")
    .where("number", "=", bill.number)
    .executeTakeFirstOrThrow();

  expect((await readUnpaidBills(api.db, "2027-04-19")).data).toEqual([]);
  const { cgst, sgst, igst, utgst } = bill.tax;
  expect((await readUnpaidBills(api.db, "2027-04-20")).data).toEqual([
    {
      side: "seller",
      name: expect.any(String),
      phone: order.seller.phone,
      order: order.number,
      number: bill.number,
      paper_id,
      date: bill.date,
      unpaid: bill.total,
      credit: cgst + sgst + igst + utgst,
      pay_by: "2027-05-20",
      is_late: 0,
    },
  ]);
  expect((await readUnpaidBills(api.db, "2027-05-20")).data).toMatchObject([{ is_late: 0 }]);
  expect((await readUnpaidBills(api.db, late)).data).toMatchObject([{ is_late: 1 }]);
});

it("does not count a freight advance as unpaid goods: a seller who is paid for the goods is not listed", async () => {
  const vehicle = await carried("reverse charge");
  const [bill] = await unpaidOf(vehicle);
  const { invoices } = (await api.get(`/seller/order-detail/${vehicle.orderId}`, vehicle.seller)).body.data;
  expect(bill).toMatchObject({ side: "seller", unpaid: invoices[0].total });

  await pay(vehicle, "seller", invoices[0].total - 1_180);
  expect(await unpaidOf(vehicle)).toMatchObject([{ side: "seller", unpaid: 1_180, credit: 180 }]);
  await pay(vehicle, "seller", 1_180);

  // The seller is still owed the 2,000 that they gave the driver.
  expect(await unpaidOf(vehicle)).toEqual([]);
});

it("lists the unpaid part of a carrier's bill with their own GST once it is approved, less advance and payments", async () => {
  const vehicle = await carried("forward with credit");
  const ofCarrier = async () => (await unpaidOf(vehicle)).filter(({ side }) => side === "transporter");
  expect(await ofCarrier()).toEqual([]);
  await decide(vehicle, "check-freight-bill", "approve-freight-bill");

  // 10,000 and 18 %, less the driver's 2,000.
  expect(await ofCarrier()).toMatchObject([
    { number: `UT/${count}`, phone: market.transporter.phone, unpaid: 9_800, credit: 1_494.92, is_late: 1 },
  ]);
  await pay(vehicle, "transporter", 5_000);
  expect(await ofCarrier()).toMatchObject([{ unpaid: 4_800, credit: 732.2 }]);
  await pay(vehicle, "transporter", 4_800);
  expect(await ofCarrier()).toEqual([]);
});

it.each([
  ["under reverse charge", "reverse charge", ["check-freight-bill", "approve-freight-bill"]],
  ["that is disputed", "forward with credit", ["dispute-freight-bill"]],
])("lists no carrier's bill %s", async (_which, tax, acts) => {
  const vehicle = await carried(tax);
  await decide(vehicle, ...acts);

  expect((await unpaidOf(vehicle)).map(({ side }) => side)).toEqual(["seller"]);
});

it("shows the list at the desk", async () => {
  const order = await createInvoicedOrder(api, market);
  const today = api.clock.now();
  api.clock.set(new Date(`${late}T06:00:00Z`));
  const listed = await api.get("/desk/unpaid-bill", await api.signIn("staff"));
  api.clock.set(today);

  expect(listed.status).toBe(200);
  expect(listed.body).toEqual({ data: expect.arrayContaining([expect.objectContaining({ order: order.number })]) });
});
