import type { Paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { selectOwedToSellers } from "../../reads/owed-to-sellers.read";
import { openPartsOf } from "./ageing.policy";
import { openOrdersOf } from "./open-orders";

/** What a seller is owed for an order now, with their advances, and the first day (`YYYY-MM-DD`) on which a bill of it is due. */
export interface OwedToSeller {
  readonly paise: Paise;
  readonly dueOn: string;
}

/** By order, what its seller is owed; orders without an unpaid bill are left out, as nothing of them is due yet. */
export async function readOwedToSellers(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OwedToSeller>> {
  const orders = openOrdersOf(await selectOwedToSellers(db, orderIds));
  return new Map(
    orders.flatMap((order): (readonly [number, OwedToSeller])[] => {
      // The latest due comes first: payments settle the oldest bill.
      const first = openPartsOf(order).findLast(({ paper }) => paper !== null)?.paper;
      return first ? [[first.row.order_id, { paise: order.openPaise, dueOn: first.dueOn }]] : [];
    }),
  );
}
