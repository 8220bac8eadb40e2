import type { SizeValue } from "@mandi/shared/contract/trade-document";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { arrayOf, prepared, preparedWrite } from "../../../platform/database/prepared";
import { rowsByKeys } from "../../../platform/database/rows-by-keys";
import type { PageWindow } from "../../../platform/routes/paging";
import { columnsOfWindow, type Locking } from "../window.store";

/** The sizes of a quotation, each with its weight. */
const sizes = sql<{ readonly value: SizeValue[]; readonly kg: number }[]>`(
  select json_agg(json_build_object('value', value, 'kg', quantity_kg) order by position)
  from quotation_line where quotation_line.quotation_id = quotation.id)`;

/** The columns of an enquiry that a transporter is shown, and no more: a list has 200 rows. */
function asked(db: Db, transporterId: number) {
  return db
    .selectFrom("invited_transporter as invited")
    .innerJoin("quotation", "quotation.id", "invited.quotation_id")
    .leftJoin("freight_bid as bid", (join) =>
      join
        .onRef("bid.quotation_id", "=", "invited.quotation_id")
        .onRef("bid.transporter_id", "=", "invited.transporter_id"),
    )
    .select([
      "quotation.id",
      "quotation.number",
      "quotation.status",
      "quotation.product_name",
      "quotation.category_name",
      "quotation.thumbnail",
      "quotation.brand_name",
      "quotation.quality_name",
      sizes.as("sizes"),
      "quotation.origin_city",
      "quotation.description",
      "quotation.needed_by",
      "quotation.parts",
      "quotation.delivery_parts",
      "quotation.billing_address",
      "quotation.consignee_detail",
      "quotation.total_kg",
      "quotation.deadline_at",
      "quotation.awarded_transporter_id",
      "invited.min_price_paise",
      "invited.max_price_paise",
      "invited.is_unread as is_new",
      "bid.price_paise as own_paise",
      "bid.withdrawn_at",
      sql<number>`(
        select count(*) from freight_bid as rival where rival.quotation_id = quotation.id and rival.withdrawn_at is null
      )`.as("bid_count"),
    ])
    .where("invited.transporter_id", "=", transporterId);
}

/** A page of the enquiries of a transporter, the newest page first; within it, those still open to bids come first. */
export function selectAsked(db: Db, transporterId: number, { perPage, offset }: PageWindow) {
  return inListOrder(
    asked(db, transporterId).where("invited.quotation_id", "in", (select) =>
      select
        .selectFrom("invited_transporter as newest")
        .select("newest.quotation_id")
        .where("newest.transporter_id", "=", transporterId)
        .orderBy("newest.quotation_id", "desc")
        .limit(perPage)
        .offset(offset),
    ),
  );
}

/** What a transporter was asked of these quotations, in the order of the list. */
export function selectAskedOf(db: Db, transporterId: number, ids: readonly number[]) {
  return inListOrder(
    asked(db, transporterId).where("invited.quotation_id", "=", sql<number>`any(${[...ids]}::bigint[])`),
  );
}

function inListOrder(rows: ReturnType<typeof asked>) {
  return rows.orderBy(sql`quotation.status = 'pending'`, "desc").orderBy("invited.quotation_id", "desc").execute();
}
export type AskedRow = Awaited<ReturnType<typeof selectAsked>>[number];

export async function countAsked(db: Db, transporterId: number): Promise<number> {
  const { total } = await db
    .selectFrom("invited_transporter")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("transporter_id", "=", transporterId)
    .executeTakeFirstOrThrow();
  return total;
}

export function selectOneAsked(db: Db, transporterId: number, quotationId: number): Promise<AskedRow | undefined> {
  return asked(db, transporterId).where("invited.quotation_id", "=", quotationId).executeTakeFirst();
}

export async function updateBidRead(db: Db, transporterId: number, quotationId: number): Promise<void> {
  await db
    .updateTable("invited_transporter")
    .set({ is_unread: false })
    .where("quotation_id", "=", quotationId)
    .where("transporter_id", "=", transporterId)
    .execute();
}

interface AskedTransporter {
  readonly transporterId: number;
  readonly quotationId: number;
}

interface AskedColumns {
  readonly transporterIds: readonly number[];
  readonly quotationIds: readonly number[];
}

function columnsOf(asked: readonly AskedTransporter[]): AskedColumns {
  return {
    transporterIds: asked.map(({ transporterId }) => transporterId),
    quotationIds: asked.map(({ quotationId }) => quotationId),
  };
}

/** Their invitations. */
const invitationsOf = ({ transporterIds, quotationIds }: AskedColumns) =>
  rowsByKeys<{ quotation_id: number; transporter_id: number; min_price_paise: number; max_price_paise: number }>(
    sql`from invited_transporter`,
    { quotation_id: quotationIds, transporter_id: transporterIds },
  );

const selectInvitationRows = prepared((db, columns: AskedColumns) =>
  db
    .selectFrom(invitationsOf(columns))
    .leftJoin("freight_bid as bid", (join) =>
      join
        .onRef("bid.quotation_id", "=", "asked.quotation_id")
        .onRef("bid.transporter_id", "=", "asked.transporter_id"),
    )
    .select([
      "asked.quotation_id",
      "asked.transporter_id",
      "asked.min_price_paise",
      "asked.max_price_paise",
      "bid.price_paise as own_paise",
      "bid.withdrawn_at",
    ]),
);

/** The range of the belt by which each transporter was asked, with their own bid; none for one who was not asked. */
export function selectInvitations(db: Db, asked: readonly AskedTransporter[]) {
  return selectInvitationRows(db, columnsOf(asked));
}

const lockStatement = (locking: Locking) =>
  prepared((tx, columns: AskedColumns) =>
    tx
      .selectFrom(invitationsOf(columns))
      .innerJoin("quotation", "quotation.id", "asked.quotation_id")
      .select(columnsOfWindow)
      .forUpdate("quotation")
      .$if(locking === "skipping", (query) => query.skipLocked()),
  );
const lockStatements = { waiting: lockStatement("waiting"), skipping: lockStatement("skipping") };

/** The quotations that these transporters were asked about, locked; what they were not asked about stays unlocked. Waits for at most one. */
export function lockAskedQuotations(tx: Db, asked: readonly AskedTransporter[], locking: Locking) {
  return lockStatements[locking](tx, columnsOf(asked));
}

const selectOwnBids = prepared((db, { transporterId, quotationId }: AskedTransporter) =>
  db
    .selectFrom("freight_bid")
    .select(["id", "price_paise", "withdrawn_at"])
    .where("quotation_id", "=", quotationId)
    .where("transporter_id", "=", transporterId),
);

export async function selectOwnBid(db: Db, transporterId: number, quotationId: number) {
  const [own] = await selectOwnBids(db, { transporterId, quotationId });
  return own;
}

/** All current bids with their bidders, lowest first; of two equal bids, the earlier first. */
export function selectBids(db: Db, quotationId: number) {
  return db
    .selectFrom("freight_bid as bid")
    .innerJoin("users", "users.id", "bid.transporter_id")
    .select(["bid.transporter_id", "bid.price_paise", "users.name", "users.company_name"])
    .where("bid.quotation_id", "=", quotationId)
    .where("bid.withdrawn_at", "is", null)
    .orderBy("bid.price_paise")
    .orderBy("bid.revised_at")
    .orderBy("bid.id")
    .execute();
}

export interface NewBid {
  readonly quotationId: number;
  readonly transporterId: number;
  readonly pricePaise: number;
  readonly at: Date;
}

interface BidColumns extends AskedColumns {
  readonly prices: readonly number[];
  readonly moments: readonly Date[];
}

const insertBidRows = preparedWrite((tx, { transporterIds, quotationIds, prices, moments }: BidColumns) => ({
  compile: () =>
    sql`
      with own as (
        insert into freight_bid (quotation_id, transporter_id, sequence, price_paise, revised_at, withdrawn_at)
        select quotation_id, transporter_id, 1, price_paise, at, null
          from unnest(${arrayOf("bigint", quotationIds)}, ${arrayOf("bigint", transporterIds)}, ${arrayOf("bigint", prices)}, ${arrayOf("timestamptz", moments)})
            as bid (quotation_id, transporter_id, price_paise, at)
        on conflict (quotation_id, transporter_id) do update set
          price_paise = excluded.price_paise,
          revised_at = excluded.revised_at,
          withdrawn_at = null,
          sequence = freight_bid.sequence + 1
        returning id, sequence, price_paise, revised_at
      )
      insert into freight_bid_revision (bid_id, sequence, price_paise, at)
      select id, sequence, price_paise, revised_at from own`.compile(tx),
}));

/**
 * Stores the prices of transporters, each of another one or for another quotation, as their current ones. The quotations must be locked.
 * Sent in one round trip with the next statement.
 */
export async function insertBids(tx: Db, bids: readonly NewBid[]): Promise<void> {
  if (bids.length === 0) return;
  await insertBidRows(tx, {
    ...columnsOf(bids),
    prices: bids.map(({ pricePaise }) => pricePaise),
    moments: bids.map(({ at }) => at),
  });
}

/** Takes a bid off the board; its revisions stay. The quotation must be locked. */
export async function withdrawBid(tx: Db, bidId: number, at: Date): Promise<void> {
  const { sequence } = await tx
    .updateTable("freight_bid")
    .set({ withdrawn_at: at, sequence: sql<number>`sequence + 1` })
    .where("id", "=", bidId)
    .returning("sequence")
    .executeTakeFirstOrThrow();
  await tx.insertInto("freight_bid_revision").values({ bid_id: bidId, sequence, price_paise: null, at }).execute();
}
