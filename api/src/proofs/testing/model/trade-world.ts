import { type PortalSimulator, startSimulator } from "@mandi/launch/tax-portal/simulator";
import { freightActions } from "../../../modules/desk/actions/freight.actions";
import { lowerDeductionActions } from "../../../modules/desk/actions/lower-deduction.actions";
import { moneyActions } from "../../../modules/desk/actions/money.actions";
import { orderActions } from "../../../modules/desk/actions/order.actions";
import { paymentActions } from "../../../modules/desk/actions/payment.actions";
import { payoutActions } from "../../../modules/desk/actions/payout.actions";
import { quotationActions } from "../../../modules/desk/actions/quotation.actions";
import { taxPortalActions } from "../../../modules/desk/actions/tax-portal.actions";
import { tdsActions } from "../../../modules/desk/actions/tds.actions";
import type { Db } from "../../../platform/database/database";
import { fundWallet, grantCredit } from "../../../testing/money";
import { addAddress, addBelt, createRfqMarket, type RfqMarket } from "../../../testing/rfq-world";
import type { TestApi } from "../../../testing/test-api";
import { setTaxes } from "./tax-world";

/**
 * The destination and the billed party: within the platform's state, to another state, to another person at the buyer's request, and to a
 * buyer without a GSTIN. With each, the state that the tax of its sales goes to.
 */
export const placesOfRoute = {
  "intra-state": { place: "Maharashtra", isInside: true, billed: "Maharashtra" },
  "inter-state": { place: "Gujarat", isInside: false, billed: "Gujarat" },
  "third party": { place: "Gujarat", isInside: false, billed: "Gujarat" },
  "third party elsewhere": { place: "Maharashtra", isInside: true, billed: "Maharashtra" },
  "without GSTIN": { place: "Maharashtra", isInside: true, billed: "Maharashtra" },
  "without GSTIN elsewhere": { place: "Gujarat", isInside: false, billed: "Gujarat" },
} as const;
export type Route = keyof typeof placesOfRoute;
export const routes = Object.keys(placesOfRoute) as Route[];
type Parties = Pick<RfqMarket["body"], "billing_address" | "consignee_detail">;

/** A market shared by random trades, which compete for its wallets, its stock and the platform's accounts. */
export interface TradeWorld {
  readonly api: TestApi;
  readonly market: RfqMarket;
  readonly parties: Readonly<Record<Route, Parties>>;
  /** Where its invoices are registered. */
  readonly portal: PortalSimulator;
  /** The time of the latest act on any order. */
  ordersAt: Date;
}

/** One trade from its enquiry on, with its own clock: the run decides when its window closes and its price expires. */
export interface Trade {
  readonly quotationId: number;
  orderId: number | null;
  now: Date;
}

/** What an actor tries: `pick` chooses a person, a vehicle or a variant, `size` an amount. */
export interface Move {
  readonly what: string;
  readonly pick: number;
  readonly size: number;
}

/** A buyer with money and credit, two sellers with stock, two transporters, a desk; its `portal` has to be closed. */
export async function createTradeWorld(api: TestApi): Promise<TradeWorld> {
  const market = await createRfqMarket(api);
  const { buyer } = market;
  await api.db.updateTable("listing_variation").set({ stock_kg: 40_000_000 }).execute();
  await fundWallet(api.db, buyer.id, 2_000_000_000);
  await grantCredit(api.db, buyer.id, 50_000_000);
  await setTaxes(api, market);
  const portal = await startSimulator({ now: () => world.ordersAt });
  const world: TradeWorld = { api, ordersAt: api.clock.now(), market, parties: await addParties(api, market), portal };
  return world;
}

/** The buyer in Maharashtra and in Gujarat, with and without a GSTIN, and a person of each state who receives goods for them. */
async function addParties(api: TestApi, { buyer, transporters, world }: RfqMarket): Promise<TradeWorld["parties"]> {
  const inGujarat = { city: "Surat", state: "Gujarat", pincode: "395003" };
  const add = async (change: object): Promise<number> => {
    const id = await addAddress(api, buyer);
    await api.db.updateTable("address").set(change).where("id", "=", id).execute();
    return id;
  };
  const [home, away] = [await addAddress(api, buyer), await add({ ...inGujarat, gst: "24AABCB8765D1ZS" })];
  const [site, siteAway] = [await add({ gst: "URP" }), await add({ ...inGujarat, gst: "URP" })];
  const receiver = await add({ company_name: "Agrawal Builders", gst: "27AABCA4321C1ZD" });
  const receiverAway = await add({ ...inGujarat, company_name: "Patel Infra", gst: "" });
  for (const carrier of transporters) await addBelt(api, carrier, world.productId, inGujarat);
  return {
    "intra-state": { billing_address: home, consignee_detail: home },
    "inter-state": { billing_address: away, consignee_detail: away },
    "third party": { billing_address: away, consignee_detail: receiver },
    "third party elsewhere": { billing_address: home, consignee_detail: receiverAway },
    "without GSTIN": { billing_address: site, consignee_detail: site },
    "without GSTIN elsewhere": { billing_address: siteAway, consignee_detail: siteAway },
  };
}

/** The time of an act on an order: documents of all orders share their series, and none may be dated before the last one. */
export function orderTime(world: TradeWorld, { now }: Pick<Trade, "now">): Date {
  if (now > world.ordersAt) world.ordersAt = now;
  return world.ordersAt;
}

const actions = [
  ...moneyActions,
  ...payoutActions,
  ...paymentActions,
  ...orderActions,
  ...quotationActions,
  ...freightActions,
  ...tdsActions,
  ...lowerDeductionActions,
  ...taxPortalActions,
];

/** Performs the desk's act of this name. */
export async function deskAct(tx: Db, world: TradeWorld, at: Date, act: { name: string; id: number; body?: object }) {
  const action = actions.find(({ name }) => name === act.name);
  if (!action) throw new Error(`There is no act ${act.name}`);
  const context = { at, actorId: world.market.staff.id, reason: "A model", requestId: "model" };
  await action.run(tx, act.id, { reason: "A model", ...act.body }, context);
}
