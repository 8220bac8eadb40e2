import { type Paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { setCreditLimit } from "../modules/ledger/account.service";
import { post } from "../modules/ledger/ledger.service";
import { ledgerEvents } from "../modules/ledger/ledger-events";
import type { Db } from "../platform/database/database";
import { inTransaction } from "../platform/database/transaction";

const longAgo = new Date("2026-11-01T05:00:00.000Z");
let utrsGiven = 0;

/** A bank reference that no other test used. */
export function newUtr(): string {
  utrsGiven += 1;
  return `TESTN${process.pid}X${String(utrsGiven).padStart(8, "0")}`.slice(0, 22);
}

/** Puts verified money into a user's cash wallet, as a top-up does. */
export async function fundWallet(db: Db, userId: number, rupees: number, at = longAgo): Promise<Paise> {
  const amountPaise = paiseFromRupees(rupees);
  await inTransaction(db, (tx) =>
    post(tx, ledgerEvents.topUpVerified({ userId, amountPaise, utr: newUtr() }), { at, actorId: null }),
  );
  return amountPaise;
}

/** Gives a user a credit line, as the desk does. */
export async function grantCredit(db: Db, userId: number, rupees: number): Promise<void> {
  await inTransaction(db, (tx) => setCreditLimit(tx, { userId, limitPaise: paiseFromRupees(rupees) }));
}
