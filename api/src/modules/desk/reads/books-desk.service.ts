import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { transactionId } from "../../ledger/ledger.service";
import { reconcile } from "../../ledger/reconcile";
import { notificationTexts } from "../../notifications/notification-texts";
import { readSettings } from "../../site/settings";
import { knownSettings } from "../known-settings";
import { deskRows, offsetOf, rupees } from "./desk-lists";

/** Accounts of the books with their balances: the platform's own first, or those whose code begins so. */
export async function listAccounts(
  db: Db,
  query: { readonly page?: number | undefined; readonly search?: string | undefined },
) {
  const start = query.search ?? "";
  // A range in the order of the index: a plan that does not know the text could not use it for LIKE. The exact one is first.
  const found = sql`where code ~>=~ ${start} and code ~<~ (${start} || chr(1114111)) order by code using ~<~`;
  const all = sql`order by (user_id is null and order_id is null) desc, id`;
  const { rows } = await sql<{ code: string; balance: number; limit: number; postings: number }>`
    select code, balance_paise as balance, limit_paise as limit, last_sequence as postings
      from account ${start === "" ? all : found}
     limit ${deskRows} offset ${offsetOf(query.page)}`.execute(db);
  return {
    data: rows.map(({ code, balance, limit, postings }) => ({
      code,
      balance: rupees(balance),
      limit: rupees(limit),
      postings,
    })),
  };
}

/** Lines of one account, newest first; debit and credit as in the books. */
export async function readAccount(db: Db, query: { readonly page?: number | undefined; readonly code: string }) {
  const { rows } = await sql<{ id: number; at: Date; description: string; amount: number; balance: number }>`
    select j.id, j.at, j.description, p.amount_paise as amount, p.balance_paise as balance
      from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
     where a.code = ${query.code} order by p.sequence desc limit ${deskRows} offset ${offsetOf(query.page)}`.execute(
    db,
  );
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

/** Counts the books a second way; an empty list is the only good answer. */
export async function readReconciliation(db: Db) {
  return { data: [...(await reconcile(db))] };
}

/** Every setting that the desk may change, with what counts now. */
export async function listSettings(db: Db) {
  const rows = await db.selectFrom("setting").select("key").execute();
  const stored = new Set(rows.map(({ key }) => key));
  const value = await readSettings(db);
  return {
    data: knownSettings.map((setting) => ({
      key: setting.key,
      value: JSON.stringify(value(setting)),
      is_default: stored.has(setting.key) ? 0 : 1,
    })),
  };
}

/** The texts of the site as they are stored. */
export async function listTexts(db: Db) {
  return { data: await db.selectFrom("site_text").select(["key", "value"]).orderBy("key").execute() };
}

/** What people are told, by kind. */
export async function listTemplates(db: Db) {
  const rows = await db.selectFrom("notification_template").select(["kind", "text"]).execute();
  const own = new Map(rows.map(({ kind, text }) => [kind, text]));
  return {
    data: Object.entries(notificationTexts).map(([kind, text]) => ({
      kind,
      text: own.get(kind) ?? text,
      is_own: own.has(kind) ? 1 : 0,
    })),
  };
}

/** Messages that are not on their way, oldest first. A code never passes here. */
export async function listUnsent(db: Db, page: number | undefined) {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "phone", "text", "attempts", "last_error", "created_at"])
    .where("sent_at", "is", null)
    .orderBy("id")
    .limit(deskRows)
    .offset(offsetOf(page))
    .execute();
  return { data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
}

/** Who did what, when and why; newest first. */
export async function readTrail(
  db: Db,
  query: {
    readonly page?: number | undefined;
    readonly subject?: string | undefined;
    readonly actor_id?: number | undefined;
  },
) {
  const rows = await db
    .selectFrom("audit_event")
    .leftJoin("users", "users.id", "audit_event.actor_id")
    .select([
      "audit_event.id",
      "audit_event.at",
      "audit_event.actor_id",
      "audit_event.action",
      "audit_event.subject",
      "audit_event.reason",
      "audit_event.detail",
      "users.name",
    ])
    .$if(query.subject !== undefined, (from) => from.where("audit_event.subject", "=", query.subject ?? ""))
    .$if(query.actor_id !== undefined, (from) => from.where("audit_event.actor_id", "=", query.actor_id ?? 0))
    .orderBy("audit_event.id", "desc")
    .limit(deskRows)
    .offset(offsetOf(query.page))
    .execute();
  return {
    data: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor_id === null ? "nobody" : `${row.name ?? ""} #${row.actor_id}`,
      action: row.action,
      subject: row.subject,
      reason: row.reason,
      detail: JSON.stringify(row.detail),
    })),
  };
}
