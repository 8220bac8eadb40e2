import type { OrderRow } from "../../../modules/orders/order.store";
import type { Db } from "../../../platform/database/database";
import { deskAct, type Move, type Trade, type TradeWorld } from "./trade-world";

/** A trade that has become an order. */
export type Ordered = Trade & { readonly orderId: number };

/** A move with everything it may need. */
export interface Play {
  readonly tx: Db;
  readonly world: TradeWorld;
  readonly trade: Ordered;
  readonly move: Move;
  readonly at: Date;
  readonly pick: number;
  readonly size: number;
  readonly order: OrderRow;
  /** The vehicle that it is about; a non-existent one while there is none. */
  readonly vehicle: { readonly id: number; readonly planned_kg: number };
  readonly transporterId: number;
}

/** Performs the desk's act of this name on the order. */
export function desk({ tx, world, trade, at }: Play, name: string, body: object = {}) {
  return deskAct(tx, world, at, { name, id: trade.orderId, body });
}

/** Ends the run: what a check has found is no refusal of the product. */
export function refuseFaults(faults: readonly unknown[]): void {
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
}
