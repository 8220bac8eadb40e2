import type { AccountKind } from "@mandi/shared/contract/desk/account";
import { type Paise, paise } from "@mandi/shared/money/paise";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { type AccountRef, accountCode } from "./account";
import type { JournalLine } from "./journal";

/** An account whose row this transaction has locked: nobody else can post to it until the transaction ends. */
export interface LockedAccount {
  readonly id: number;
  readonly code: string;
  readonly kind: AccountKind;
  readonly userId: number | null;
  readonly orderId: number | null;
  readonly part: string | null;
  readonly normalSide: number;
  readonly balancePaise: Paise;
  readonly limitPaise: Paise;
}

/**
 * Opens the accounts that do not exist yet and locks them all.
 *
 * Opening comes before the first lock: a transaction that waits here for a rival opening the same account must hold nothing that
 * the rival may need.
 */
export async function lockAccounts(tx: Db, refs: readonly AccountRef[]): Promise<ReadonlyMap<string, LockedAccount>> {
  const wanted = new Map(refs.map((ref) => [accountCode(ref), ref]));
  await openMissing(tx, wanted);
  return selectForUpdate(tx, [...wanted.keys()]);
}

async function openMissing(tx: Db, wanted: ReadonlyMap<string, AccountRef>): Promise<void> {
  const rows = await tx
    .selectFrom("account")
    .select("code")
    .where(({ eb, val }) => eb("code", "=", eb.fn.any(val([...wanted.keys()]))))
    .execute();
  const known = new Set(rows.map(({ code }) => code));
  // One by one in the order of their codes, so that two transactions that open the same accounts wait instead of deadlock.
  const missing = [...wanted].filter(([code]) => !known.has(code)).sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [code, { kind, userId, orderId, part }] of missing) {
    await tx
      .insertInto("account")
      .values({ code, kind, user_id: userId, order_id: orderId, part })
      .onConflict((conflict) => conflict.column("code").doNothing())
      .execute();
  }
}

async function selectForUpdate(tx: Db, codes: readonly string[]): Promise<Map<string, LockedAccount>> {
  const rows = await tx
    .selectFrom("account")
    .selectAll()
    .where(({ eb, val }) => eb("code", "=", eb.fn.any(val([...codes]))))
    // The fixed order in which these locks are always taken.
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [
      row.code,
      {
        id: row.id,
        code: row.code,
        kind: row.kind,
        userId: row.user_id,
        orderId: row.order_id,
        part: row.part,
        normalSide: row.normal_side,
        balancePaise: paise(row.balance_paise),
        limitPaise: paise(row.limit_paise),
      },
    ]),
  );
}

/** The header of a journal to be written. */
export interface JournalHead {
  readonly event: string;
  readonly description: string;
  readonly at: Date;
  readonly actorId: number | null;
  readonly orderId: number | null;
  readonly paymentId: number | null;
  readonly onceKey: string | null;
  readonly reversesId: number | null;
}

/** Writes a journal; undefined when its once key was already posted. */
export async function insertJournal(
  tx: Db,
  head: JournalHead,
  lines: readonly (JournalLine & { readonly accountId: number })[],
): Promise<number | undefined> {
  const journal = await tx
    .insertInto("journal")
    .values({
      event: head.event,
      description: head.description,
      at: head.at,
      actor_id: head.actorId,
      order_id: head.orderId,
      payment_id: head.paymentId,
      once_key: head.onceKey,
      reverses_id: head.reversesId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!journal) return undefined;
  await tx
    .insertInto("posting")
    .values(
      lines.map(({ accountId, amountPaise }) => ({
        account_id: accountId,
        journal_id: journal.id,
        amount_paise: amountPaise,
      })),
    )
    .execute();
  return journal.id;
}

/** The journals of business facts that are posted only once, by their once keys; one that was never posted is not included. */
export function selectOnceJournals(tx: Db, onceKeys: readonly string[]) {
  return tx
    .selectFrom("journal")
    .select(["id", "event"])
    .where(({ eb, val }) => eb("once_key", "=", eb.fn.any(val([...onceKeys]))))
    .orderBy("id")
    .execute();
}

/** The journal under a once key, and the one that reversed it; undefined when none was posted. */
export function selectOnceJournal(tx: Db, onceKey: string) {
  return tx
    .selectFrom("journal")
    .leftJoin("journal as undoing", "undoing.reverses_id", "journal.id")
    .select(["journal.id", "undoing.id as undone_by"])
    .where("journal.once_key", "=", onceKey)
    .executeTakeFirst();
}

/**
 * The entry under a once key that ends with a bank reference, and what reversed it; case and spaces do not matter. One that stands comes
 * before reversed ones, then the newest.
 */
export async function selectReferenceJournal(tx: Db, onceKey: string) {
  const plain = (text: RawBuilder<string>) => sql`upper(regexp_replace(btrim(${text}), '\\s+', ' ', 'g'))`;
  const { rows } = await sql<{ readonly id: number; readonly once_key: string; readonly undone_by: number | null }>`
    select j.id, j.once_key, undoing.id as undone_by from journal j left join journal undoing on undoing.reverses_id = j.id
     where split_part(j.once_key, ':', 1) in ('payout', 'wallet-payout', 'paid-back')
       and ${plain(sql.ref("j.once_key"))} = ${plain(sql`${onceKey}::text`)}
     order by undoing.id is not null, j.id desc limit 1`.execute(tx);
  return rows[0];
}

/** The last journal of an order's fact that may be posted once, corrections included, and whether it has been reversed since. */
export async function selectLatestOnceJournal(tx: Db, orderId: number, onceKey: string) {
  const row = await tx
    .selectFrom("journal")
    .leftJoin("journal as undoing", "undoing.reverses_id", "journal.id")
    .select(["journal.id", "undoing.id as undone_by"])
    .where("journal.order_id", "=", orderId)
    .where((where) =>
      where.or([
        where("journal.once_key", "=", onceKey),
        where(where.fn("starts_with", ["journal.once_key", where.val(`${onceKey}/after/`)]), "=", true),
      ]),
    )
    .orderBy("journal.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, isLiving: row.undone_by === null };
}

/** The journals that reversed those of payments of which nothing stands any more, oldest first. */
export function selectReversalsOfPayments(db: Db, paymentIds: readonly number[]) {
  return db
    .selectFrom("journal")
    .select(["payment_id", "reverses_id", "at", "description"])
    .where(({ eb, val }) => eb("payment_id", "=", eb.fn.any(val([...paymentIds]))))
    .where("reverses_id", "is not", null)
    .where(
      sql<boolean>`not exists (
        select from journal standing
         where standing.payment_id = journal.payment_id and standing.reverses_id is null
           and not exists (select from journal undoing where undoing.reverses_id = standing.id))`,
    )
    .orderBy("id")
    .execute();
}

/** The entries of a payment that stand, oldest first. */
export async function selectStandingOfPayment(db: Db, paymentId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("journal")
    .leftJoin("journal as undoing", "undoing.reverses_id", "journal.id")
    .select("journal.id")
    .where("journal.payment_id", "=", paymentId)
    .where("journal.reverses_id", "is", null)
    .where("undoing.id", "is", null)
    .orderBy("journal.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** What events have debited to an account, less reversals. */
export async function selectSumOfEvents(tx: Db, ref: AccountRef, events: readonly string[]): Promise<Paise> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(p.amount_paise), 0)::bigint as sum
      from account a
      join posting p on p.account_id = a.id
      join journal j on j.id = p.journal_id
      left join journal undone on undone.id = j.reverses_id
     where a.code = ${accountCode(ref)} and coalesce(undone.event, j.event) = any(${[...events]})`.execute(tx);
  return paise(Number(rows[0]?.sum ?? 0));
}

/** What the entries under these once keys have debited to an account; those that were reversed count no longer. */
export async function selectSumOfOnceKeys(db: Db, ref: AccountRef, onceKeys: readonly string[]): Promise<Paise> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(p.amount_paise), 0)::bigint as sum
      from journal j
      join posting p on p.journal_id = j.id
      join account a on a.id = p.account_id
     where j.once_key = any(${[...onceKeys]}::text[]) and a.code = ${accountCode(ref)}
       and not exists (select from journal undoing where undoing.reverses_id = j.id)`.execute(db);
  return paise(Number(rows[0]?.sum ?? 0));
}

/** A journal with its lines and its reversal; undefined when there is none. */
export async function selectJournal(tx: Db, id: number) {
  const head = await tx
    .selectFrom("journal")
    .leftJoin("journal as undoing", "undoing.reverses_id", "journal.id")
    .selectAll("journal")
    .select("undoing.id as reversed_by_id")
    .where("journal.id", "=", id)
    .executeTakeFirst();
  if (!head) return undefined;
  const lines = await tx
    .selectFrom("posting")
    .innerJoin("account", "account.id", "posting.account_id")
    .select(["account.kind", "account.user_id", "account.order_id", "account.part", "posting.amount_paise"])
    .where("posting.journal_id", "=", id)
    .execute();
  return {
    head,
    lines: lines.map(
      (line): JournalLine => ({
        account: { kind: line.kind, userId: line.user_id, orderId: line.order_id, part: line.part },
        amountPaise: paise(line.amount_paise),
      }),
    ),
  };
}

/** An account's balance and limit without a lock: for display, never for decisions. */
export async function selectBalance(db: Db, ref: AccountRef): Promise<{ balancePaise: Paise; limitPaise: Paise }> {
  const row = await db
    .selectFrom("account")
    .select(["balance_paise", "limit_paise"])
    .where("code", "=", accountCode(ref))
    .executeTakeFirst();
  return { balancePaise: paise(row?.balance_paise ?? 0), limitPaise: paise(row?.limit_paise ?? 0) };
}

/** Sets the assigned credit on a locked account. */
export async function updateLimit(tx: Db, accountId: number, limitPaise: Paise): Promise<void> {
  await tx.updateTable("account").set({ limit_paise: limitPaise }).where("id", "=", accountId).execute();
}
