import type { Db } from "../../../platform/database/database";
import { versionOf } from "../../../platform/read-version";
import { rupees } from "../../../platform/wire-figures";
import {
  type AccountQuery,
  type PostingQuery,
  selectAccounts,
  selectPostings,
} from "../../../reads/desk/accounts.read";
import { deskRows, offsetOf } from "../../../reads/desk/desk-page";
import { selectJournals } from "../../../reads/desk/journals.read";
import { transactionId } from "../../ledger/ledger.service";
import { reconcile } from "../../ledger/reconcile";
import { readTemplates, readUnsent } from "../../notifications/notification.service";
import { notificationTexts } from "../../notifications/notification-texts";
import { listSiteTexts } from "../../site/site.service";
import { listWaitingReverseCharge } from "../waiting-deposit.service";
import { waitsOf } from "./waits-of";

const reverseCharge = "rcm_payable";

/**
 * Accounts of the books with their balances: the platform's own first, or those whose code begins with a text; for the GST under
 * reverse charge also what was entered as paid and waits for a second person.
 */
export async function listAccounts(db: Db, query: AccountQuery) {
  const rows = await selectAccounts(db, query);
  const isOwed = rows.some(({ code }) => code === reverseCharge);
  const waits = isOwed ? waitsOf(await listWaitingReverseCharge(db)) : {};
  return {
    data: rows.map(({ code, balance, limit, postings }) => ({
      code,
      balance: rupees(balance),
      limit: rupees(limit),
      postings,
      ...(code === reverseCharge && waits),
    })),
  };
}

/** Lines of one account, newest first; debit and credit as in the books. */
export async function readAccount(db: Db, query: PostingQuery) {
  const rows = await selectPostings(db, query);
  return {
    data: rows.map((row) => ({
      created_at: row.at.toISOString(),
      description: row.description,
      transaction_id: transactionId(row.id),
      amount: rupees(Math.abs(row.amount)),
      type: row.amount > 0 ? ("debit" as const) : ("credit" as const),
      remaining_balance: rupees(row.balance),
    })),
  };
}

/** Entries of the books, newest first. */
export async function listJournals(db: Db, query: { readonly page?: number; readonly search?: string }) {
  const rows = await selectJournals(db, query);
  return {
    data: rows.map(({ id, at, event, description, order_number, amount_paise, is_undone }) => ({
      transaction_id: transactionId(id),
      at: at.toISOString(),
      event,
      description,
      order: order_number,
      amount: rupees(amount_paise),
      is_undone: is_undone ? 1 : 0,
    })),
  };
}

/** Checks the books by counting them a second way; an empty list is the only good answer. */
export async function readReconciliation(db: Db) {
  return { data: [...(await reconcile(db))] };
}

/** The texts of the site. */
export async function listTexts(db: Db) {
  return { data: await listSiteTexts(db) };
}

/** The texts of notifications, by kind. */
export async function listTemplates(db: Db) {
  const rows = await readTemplates(db);
  const own = new Map(rows.map(({ kind, text }) => [kind, text]));
  return {
    data: Object.entries(notificationTexts).map(([kind, standard]) => {
      const text = own.get(kind) ?? standard;
      return { kind, text, is_own: own.has(kind) ? 1 : 0, standard, version: versionOf({ text }) };
    }),
  };
}

/** Messages that have not been sent, oldest first, never with a one-time code. */
export async function listUnsent(db: Db, page: number | undefined) {
  const rows = await readUnsent(db, deskRows, offsetOf(page));
  return { data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
}
