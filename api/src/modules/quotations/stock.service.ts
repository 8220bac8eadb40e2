import type { Db } from "../../platform/database/database";
import { moveHolds } from "./stock.store";

/*
 * The stock that a marking promised, in the life of the order. Both do nothing the second time.
 */

/** The seller confirmed: what was promised leaves his stock. */
export function commitStock(tx: Db, quotationId: number, at: Date): Promise<void> {
  return moveHolds(tx, quotationId, ["held"], "committed", at);
}

/** The price or the order is gone: what was promised is free again, and back in stock if it had left it. */
export function releaseStock(tx: Db, quotationId: number, at: Date): Promise<void> {
  return moveHolds(tx, quotationId, ["held", "committed"], "released", at);
}
