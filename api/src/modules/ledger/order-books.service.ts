import { orderAccountKinds, platformAccountKinds, userAccountKinds } from "@mandi/shared/contract/desk/account";
import type { Db } from "../../platform/database/database";
import { orderAccount, platformAccount, userAccount } from "./account";
import { lockAccounts } from "./ledger.store";
import type { OrderKey } from "./ledger-facts";

/*
 * The entries of an order (*-entries.service.ts) are named in the terms of the trade. Each runs in the caller's transaction, refuses
 * a repeated document number (409), and leaves it to the order's state machine to decide whether it may happen now.
 *
 * An entry that posts several journals first locks every account it may touch, all at once. Locks taken journal by journal
 * could be taken in a different order by the next entry, and the two would deadlock.
 */

/**
 * Locks everything the entries of an order may touch. Call it first when one transaction makes several entries (sale, bill
 * and commission of one invoice): two orders doing so at once then queue instead of deadlocking.
 */
export async function lockOrderBooks(tx: Db, order: OrderKey, buyerId?: number): Promise<void> {
  const buyer = buyerId === undefined ? [] : userAccountKinds.map((kind) => userAccount(kind, buyerId));
  await lockAccounts(tx, [
    ...platformAccountKinds.map(platformAccount),
    ...orderAccountKinds.map((kind) => orderAccount(kind, order.id)),
    ...buyer,
  ]);
}
