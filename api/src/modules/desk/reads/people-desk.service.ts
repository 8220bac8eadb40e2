import type { DeskUser } from "@mandi/shared/contract/desk/people";
import { buyerGstWarning } from "@mandi/shared/format/gstin";
import type { Db } from "../../../platform/database/database";
import { rupees, rupeesOrNull } from "../../../platform/wire-figures";
import { countOpenCreditRequests, selectCreditLines } from "../../../reads/desk/accounts.read";
import { deskRows, offsetOf, type PageOrOne } from "../../../reads/desk/desk-page";
import { countDeskListings, type ListingQuery, selectDeskListings } from "../../../reads/desk/listings.read";
import {
  countPeople,
  type PeopleQuery,
  selectAddressGst,
  selectLoginsOfPans,
  selectPeople,
} from "../../../reads/desk/people.read";
import { listCreditRequestsForDesk } from "../../credit/credit.service";
import { findCreditBlock, findReleaseEnd } from "../../credit/credit-block.service";
import { listPansOf } from "../../profiles/pan-apart.service";
import { selectAllWaitingAbout, selectWaitingAbout } from "../approval.store";

type CreditRow = Awaited<ReturnType<typeof listCreditRequestsForDesk>>[number];

/** Open credit requests, oldest first, or the one with this key. */
export async function listCreditForDesk(db: Db, { page, id }: PageOrOne) {
  const [rows, waiting] = await Promise.all([
    listCreditRequestsForDesk(db, { limit: deskRows, offset: offsetOf(page), id }),
    id === undefined ? undefined : selectWaitingAbout(db, `credit-request:${id}`),
  ]);
  const lines = await selectCreditLines(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return {
    data: rows.map((row) => ({
      id: row.id,
      user_id: row.user_id,
      name: row.name,
      company: row.company_name,
      phone: row.phone,
      type: row.type_name,
      status: row.status,
      documents: row.documents,
      created_at: row.created_at.toISOString(),
      limit: rupees(lines.get(row.user_id)?.limit ?? 0),
      used: rupees(lines.get(row.user_id)?.used ?? 0),
      approval_id: waiting?.id ?? null,
      decision: decisionOf(row),
    })),
    total: await countOpenCreditRequests(db, page, rows.length),
  };
}

/** How a request was decided; null while it is open. */
function decisionOf({ decided_at: at, decided_by, granted_paise, reason }: CreditRow) {
  if (at === null) return null;
  const granted = rupeesOrNull(granted_paise);
  return { at: at.toISOString(), by: decided_by ?? "", reason, granted };
}

/** Sellers' products; those that wait for approval come first. */
export async function listListingsForDesk(db: Db, query: ListingQuery) {
  const rows = await selectDeskListings(db, query);
  return {
    data: rows.map(({ base, ex, ...row }) => ({ ...row, base_price: rupees(base), ex_price: rupees(ex) })),
    total: await countDeskListings(db, query, rows.length),
  };
}

/** The numbers on the addresses of these people that cannot be a GSTIN. */
async function doubtfulAddresses(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await selectAddressGst(db, userIds);
  const doubtful = new Map<number, readonly string[]>();
  for (const { user_id, gst } of rows) {
    if (buyerGstWarning(gst) !== undefined) doubtful.set(user_id, [...(doubtful.get(user_id) ?? []), gst]);
  }
  return doubtful;
}

/** People, those who wait for verification first; found by phone, name or company. */
export async function listUsersForDesk(db: Db, query: PeopleQuery, now: Date) {
  const rows = await selectPeople(db, query);
  const ids = rows.map(({ id }) => id);
  const only = ids.length === 1 ? ids[0] : undefined;
  const [doubtful, waiting, block, panLogins, pans] = await Promise.all([
    doubtfulAddresses(db, ids),
    only === undefined ? undefined : selectAllWaitingAbout(db, `user:${only}`),
    only === undefined ? undefined : readBlockForDesk(db, only, now),
    only === undefined ? undefined : selectLoginsOfPans(db, only),
    only === undefined ? undefined : listPansOf(db, only),
  ]);
  return {
    data: rows.map(({ company_name, suspended_at, wallet, credit_limit, credit_used, ...row }) => ({
      ...row,
      ...(waiting && { approval_id: waiting.at(-1) ?? null, approval_ids: waiting, ...block }),
      ...(panLogins && { pan_logins: [...panLogins] }),
      ...(pans && { pans: pans.map(({ pan, is_apart }) => ({ pan, is_apart: is_apart ? 1 : 0 })) }),
      doubtful_addresses: (doubtful.get(row.id) ?? []).join(", "),
      company: company_name,
      suspended_at: suspended_at?.toISOString() ?? null,
      wallet: rupees(wallet),
      credit_limit: rupees(credit_limit),
      credit_used: rupees(credit_used),
    })),
    total: await countPeople(db, query, rows.length),
  };
}

async function readBlockForDesk(
  db: Db,
  userId: number,
  now: Date,
): Promise<Pick<DeskUser, "credit_block" | "credit_released_until">> {
  const [block, credit_released_until] = await Promise.all([
    findCreditBlock(db, userId, now),
    findReleaseEnd(db, userId, now),
  ]);
  if (block === null) return { credit_block: null, credit_released_until };
  const { overdue, owed } = block;
  const credit_block = {
    overdue: overdue && {
      amount: rupees(overdue.openPaise),
      since: overdue.since,
      allowed_days: overdue.allowedDays,
    },
    owed: owed && { amount: rupees(owed.totalPaise), limit: rupees(owed.limitPaise) },
  };
  return { credit_block, credit_released_until };
}
