import type { TaxSplit } from "@mandi/shared/contract/tax-invoice";
import {
  atDesk,
  type CarriedVehicle,
  carry,
  setGstin,
  setPlatform,
} from "../modules/freight-bills/testing/carried-vehicle";
import { storeSetting } from "../modules/site/settings";
import { storeSiteText } from "../modules/site/site.service";
import { lastTurnover } from "../modules/tds/tds-settings";
import { reconciledApi } from "./api-of-file";
import { createWellStockedMarket, type Market } from "./order-market";
import { type OrderPricing, type PlacedParty, priceOrder } from "./priced-order";
import type { Answer, SignedIn, TestApi } from "./test-api";

/* Trades whose documents, taxes and payments are known to the paisa: one inside a state, one through a third party. */

const here = { address_line_one: "Plot 7", city: "Mumbai", pincode: "400009", state: "Maharashtra" };
export const inState: PlacedParty = { company_name: "Alpha Works", gst: "27AABCA4321C1ZD", ...here };
export const abroad: PlacedParty = {
  company_name: "Bharuch Fab Ltd",
  gst: "24AABCB8765D1ZS",
  address_line_one: "GIDC 9",
  city: "Bharuch",
  pincode: "392001",
  state: "Gujarat",
};
const thirdParty: PlacedParty = {
  company_name: "Kaveri Works",
  gst: "29AAACK2468E1ZK",
  address_line_one: "Peenya 3",
  city: "Bengaluru",
  pincode: "560058",
  state: "Karnataka",
};

const pricedInside: OrderPricing = {
  buyer: inState,
  rate: 51_900,
  sellerRate: 50_780,
  freight: 1_235,
  sizes: [450, 0],
};
const pricedBetween: OrderPricing = {
  buyer: abroad,
  consignee: thirdParty,
  rate: 55_125,
  sellerRate: 53_900,
  freight: 2_310,
  goods: { name: "HR coil", hsn: "72083930" },
};

let sellers = 0;
let bills = 0;

/** A number that no bill has had. */
export const nextBill = () => `W/${++bills}`;

/** The API for all tests of the calling file, and a separate market for each of them. */
export function workedMarket() {
  const api = reconciledApi();
  let opened: Market;
  beforeEach(async () => {
    opened = await createWorkedMarket(api);
  });
  return { api, market: () => opened };
}

/** A market that deducts tax, with a seller and a carrier at the beginning of their year. */
async function createWorkedMarket(api: TestApi): Promise<Market> {
  const market = await createWellStockedMarket(api);
  await setPlatform(api);
  await storeSiteText(api.db, "tan_number", "MUMM12345A");
  await storeSetting(api.db, lastTurnover, 110_000_000);
  await setGstin(api, market.transporter.id, "27AAFFT1357F1Z8");
  await sellUnder(api, market, "27AAACS5678B1ZC");
  return market;
}

/** The seller has this GSTIN, and both they and the carrier a PAN of their own: the limits of the law count by it. */
export async function sellUnder(api: TestApi, market: Market, gstin: string): Promise<void> {
  sellers += 1;
  await setGstin(api, market.seller.id, gstin);
  const pans = [
    [market.seller.id, `AAACS${5_000 + sellers}B`],
    [market.transporter.id, `AAFFT${1_000 + sellers}F`],
  ] as const;
  for (const [user, pan_number] of pans) {
    await api.db.updateTable("profile").set({ pan_number }).where("user_id", "=", user).execute();
  }
}

/** A truck with two sizes within a state; `size` is how much more the first of them costs than the second. */
export const truckInside = (api: TestApi, market: Market, size: number, more: { readonly advance?: number } = {}) =>
  carry(api, market, {
    ...more,
    tonnes: 28.215,
    rate: 1_100,
    bill: nextBill(),
    booked: { tonnes: [18.34, 9.875], commission: { type: "exclude", rupees: 0 } },
    before: ({ orderId }) => priceOrder(api, orderId, { ...pricedInside, sizes: [size, 0] }),
  });

/** A seller's truck that goes to a third party for a buyer in another state. */
export const truckBetween = (api: TestApi, market: Market) =>
  carry(api, market, {
    tonnes: 24.61,
    rate: 2_150,
    bill: nextBill(),
    booked: { tonnes: [24.61], commission: { type: "exclude", rupees: 0 } },
    before: ({ orderId }) => priceOrder(api, orderId, pricedBetween),
  });

/** A truck within a state with one size, sold at 500 per MT above its purchase price. */
export const truckOfOneSize = (api: TestApi, market: Market, tonnes: number, sellerRate: number) =>
  carry(api, market, {
    tonnes,
    rate: 1_000,
    bill: nextBill(),
    booked: { tonnes: [tonnes], commission: { type: "exclude", rupees: 0 } },
    before: ({ orderId }) =>
      priceOrder(api, orderId, { ...pricedInside, sizes: [], rate: sellerRate + 500, sellerRate }),
  });

/** A write as a person makes it once. */
export const send = (api: TestApi, path: string, body: object, as: SignedIn): Promise<Answer> =>
  api.send(path, body, as);

/** What a seller or carrier had billed in the year before. */
export const openYear = (api: TestApi, market: Market, phone: string, opening: { kind: string; base: number }) =>
  api.send(`/desk/user/${phone}/tds-opening`, { ...opening, reason: "A test" }, market.staff);

/** The carrier's bill for a delivered vehicle, checked and approved. */
export async function billFreight(api: TestApi, vehicle: CarriedVehicle, tax: string): Promise<void> {
  const body = { number: `TR/${vehicle.vehicleId}`, date: "2026-11-21", tax };
  const sent = await api.send(`/transporter/freight-bill/${vehicle.vehicleId}`, body, vehicle.transporter);
  expect(sent.status).toBe(200);
  for (const step of ["check-freight-bill", "approve-freight-bill"]) {
    expect((await atDesk(api, vehicle, step, { vehicle_id: vehicle.vehicleId })).status).toBe(200);
  }
}

/** An order as its buyer reads it. */
export const buyerView = async (api: TestApi, { orderId, buyer }: Pick<CarriedVehicle, "orderId" | "buyer">) =>
  (await api.get(`/customer/order-detail/${orderId}`, buyer)).body.data;

/** The order of a vehicle as its seller reads it. */
export const sellerView = async (api: TestApi, { orderId, seller }: CarriedVehicle) =>
  (await api.get(`/seller/order-detail/${orderId}`, seller)).body.data;

/** The vehicle as its carrier reads it among the bills. */
export const carrierRow = async (api: TestApi, { orderId, transporter }: CarriedVehicle) =>
  (await api.get("/transporter/freight-bill", transporter)).body.data.find(
    (row: { order_id: number }) => row.order_id === orderId,
  );

/** The totals of a document. */
export interface Figures {
  readonly tax: TaxSplit;
  readonly round_off: number;
  readonly total: number;
}

/** Taxable amount, central, state and integrated tax, round-off, total. */
export const figures = ({ tax: { taxable_amount, cgst, sgst, igst }, round_off, total }: Figures) => [
  taxable_amount,
  cgst,
  sgst,
  igst,
  round_off,
  total,
];

/** The buyer is credited for 160 kg that did not arrive. @returns the number of the note */
export async function creditShortage(api: TestApi, vehicle: CarriedVehicle): Promise<string> {
  const [{ number: invoice }] = (await buyerView(api, vehicle)).invoices;
  const note = await atDesk(api, vehicle, "note", { invoice, kind: "credit", cause: "weight", quantity: 0.16 });
  expect(note.status).toBe(200);
  return note.body.number;
}
