import { moneyActions } from "../../../modules/desk/actions/money.actions";
import { orderActions } from "../../../modules/desk/actions/order.actions";
import { quotationActions } from "../../../modules/desk/actions/quotation.actions";
import type { Db } from "../../../platform/database/database";
import { fundWallet, grantCredit } from "../../../testing/money";
import { addAddress, createRfqMarket, type RfqMarket } from "../../../testing/rfq-world";
import type { TestApi } from "../../../testing/test-api";

/** A market that random trades share: they meet at its wallets, its stock and the platform's accounts. */
export interface TradeWorld {
  readonly api: TestApi;
  readonly market: RfqMarket;
  /** The latest time at which anything was done on an order. */
  ordersAt: Date;
}

/** One trade from its enquiry on, with a clock of its own: its window closes and its price ends when the run says so. */
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

/** A buyer with money and credit, two sellers with stock, two transporters, a desk. */
export async function createTradeWorld(api: TestApi): Promise<TradeWorld> {
  const market = await createRfqMarket(api);
  const { buyer } = market;
  await api.db.updateTable("listing_variation").set({ stock_kg: 40_000_000 }).execute();
  await fundWallet(api.db, buyer.id, 2_000_000_000);
  await grantCredit(api.db, buyer.id, 50_000_000);
  const address = await addAddress(api, buyer);
  return {
    api,
    ordersAt: api.clock.now(),
    market: { ...market, body: { ...market.body, billing_address: address, consignee_detail: address } },
  };
}

/** When an order is acted on: papers of all orders share their series, and none may be dated before the last one. */
export function orderTime(world: TradeWorld, { now }: Pick<Trade, "now">): Date {
  if (now > world.ordersAt) world.ordersAt = now;
  return world.ordersAt;
}

/** Does what the desk's command of this name does. */
export async function deskAct(tx: Db, world: TradeWorld, at: Date, act: { name: string; id: number; body?: object }) {
  const action = [...moneyActions, ...orderActions, ...quotationActions].find(({ name }) => name === act.name);
  if (!action) throw new Error(`There is no act ${act.name}`);
  const context = { at, actorId: world.market.staff.id, reason: "A model", requestId: "model" };
  await action.run(tx, act.id, { reason: "A model", ...act.body }, context);
}
