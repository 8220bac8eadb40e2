import { addPaise, type Paise, paise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { advisoryLock } from "../../platform/database/transaction";
import { selectBookedOrdersOf, selectReportedBookingsOf } from "../../reads/booked-orders.read";
import { readPaidOfOrders } from "../ledger/statement.service";
import { dueOf } from "../orders/amounts/order-due";
import { listSharedPans, type PanOfLogin } from "../profiles/profile-view.service";
import { listTaxRowsOfScopes } from "../tax/tax-row.service";
import type { CreditBlock } from "./credit-block.policy";
import { owedLimitOf } from "./owed-limit.policy";

/** Above which limit a buyer and all logins of their company owe on a day, with what a new order would add; null where they do not. */
export async function owedAboveLimit(
  db: Db,
  userId: number,
  day: string,
  addedPaise: Paise,
): Promise<CreditBlock["owed"]> {
  const shared = await listSharedPans(db, userId);
  const pans = pansOf(userId, shared);
  const scopes = ["", ...pans.map(({ pan }) => pan)];
  const limit = owedLimitOf(await listTaxRowsOfScopes(db, "credit.owed_limit", scopes, day), pans);
  if (limit === undefined) return null;
  const buyerIds = [...new Set([userId, ...shared.map(({ user_id }) => user_id)])];
  const [bookedBy, reportedBy] = await Promise.all([readBooked(db, buyerIds), readReported(db, buyerIds)]);
  const reportedPaise = reportedBy.get(userId) ?? zeroPaise;
  const owedPaise = addPaise(bookedBy.get(userId) ?? zeroPaise, reportedPaise);
  const totalPaise = sumPaise([...bookedBy.values(), ...reportedBy.values()]);
  if (addPaise(totalPaise, addedPaise) <= limit.value) return null;
  return {
    owedPaise,
    reportedPaise,
    totalPaise,
    addedPaise,
    limitPaise: paise(limit.value),
    isLimitTold: !limit.isOfPanTakenLater,
  };
}

/** Makes simultaneous orders of one company wait for each other: each counts what the one before it added. */
export async function lockOwed(tx: Db, userId: number): Promise<void> {
  const pans = pansOf(userId, await listSharedPans(tx, userId)).map(({ pan }) => pan);
  for (const key of [`user:${userId}`, ...pans.toSorted()]) await advisoryLock(tx, "owed", key);
}

const pansOf = (userId: number, shared: readonly PanOfLogin[]) => shared.filter(({ user_id }) => user_id === userId);

/** What each of these buyers owes for booked orders, invoiced or not. */
async function readBooked(db: Db, buyerIds: readonly number[]): Promise<ReadonlyMap<number, Paise>> {
  const orders = await selectBookedOrdersOf(db, buyerIds);
  const paidOf = await readPaidOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const owed = new Map<number, Paise>();
  for (const order of orders) {
    const duePaise = dueOf(order, paidOf.get(order.id)?.paidPaise ?? zeroPaise);
    owed.set(order.buyer_id, addPaise(owed.get(order.buyer_id) ?? zeroPaise, duePaise));
  }
  return owed;
}

/** What each of these buyers will owe for the orders of bookings whose transfer waits for the desk. */
async function readReported(db: Db, buyerIds: readonly number[]): Promise<ReadonlyMap<number, Paise>> {
  const rows = await selectReportedBookingsOf(db, buyerIds);
  return new Map(rows.map(({ buyer_id, left_paise }) => [buyer_id, paise(left_paise)]));
}
