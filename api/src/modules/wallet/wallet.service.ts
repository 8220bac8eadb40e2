import type { Paise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { type PaidThing, selectPaidThings } from "../../reads/paid-things.read";
import { userAccount } from "../ledger/account";
import { readBalance } from "../ledger/account.service";
import { bankReference } from "../ledger/bank-reference";
import { type PostedJournal, post, type ReversedPayment, readReversals } from "../ledger/ledger.service";
import { ledgerEvents } from "../ledger/ledger-events";
import { keyOfReference } from "../ledger/once-key";
import { readWalletStatement, type StatementPage, type StatementQuery } from "../ledger/statement.service";
import { listRecentTransfers } from "../payments/bank-transfer.service";
import type { Payment } from "../payments/payment.store";

/** A transfer that was found or rejected stays visible this long: its payer needs its advice, or learns why the money is not there. */
const showDecidedSeconds = 30 * 24 * 3600;

/** A user's cash wallet with one page of its lines. */
export interface CashWallet {
  readonly balancePaise: Paise;
  readonly heldPaise: Paise;
  readonly statement: StatementPage;
  readonly transfers: readonly Payment[];
  /** What those for an order or a quotation pay. */
  readonly paidThings: ReadonlyMap<number, PaidThing>;
  /** What became of those that were reversed in the books. */
  readonly reversals: ReadonlyMap<number, ReversedPayment>;
}

/** Reads a user's cash wallet. */
export async function readCashWallet(db: Db, userId: number, query: StatementQuery, now: Date): Promise<CashWallet> {
  const wallet = await readBalance(db, userAccount("wallet", userId));
  const held = await readBalance(db, userAccount("hold", userId));
  const transfers = await listRecentTransfers(db, userId, secondsAfter(now, -showDecidedSeconds));
  const found = transfers.filter(({ status }) => status === "verified").map(({ id }) => id);
  const [reversals, paidThings] = await Promise.all([
    readReversals(db, found),
    selectPaidThings(
      db,
      transfers.map(({ id }) => id),
    ),
  ]);
  return {
    balancePaise: wallet.balancePaise,
    heldPaise: held.balancePaise,
    statement: await readWalletStatement(db, userId, query),
    transfers,
    paidThings,
    reversals,
  };
}

/** What a user can spend from the cash wallet now; for display only, as the payment itself decides under lock. */
export async function readCashBalance(db: Db, userId: number): Promise<Paise> {
  return (await readBalance(db, userAccount("wallet", userId))).balancePaise;
}

/**
 * Records that the desk paid wallet money out to the user's bank account (docs/domain.md#payments); once per reference,
 * and again after that entry is reversed.
 *
 * @throws Refusal 422 above the balance, 409 for a reference that was already recorded.
 */
export async function recordWalletPayout(
  tx: Db,
  payout: { readonly userId: number; readonly amountPaise: Paise; readonly reference: string },
  context: ActContext,
): Promise<PostedJournal> {
  const reference = bankReference(payout.reference);
  const onceKey = await keyOfReference(tx, `wallet-payout:${payout.userId}:${reference}`);
  return post(tx, ledgerEvents.walletPaidOut({ ...payout, reference }), { ...context, onceKey });
}
