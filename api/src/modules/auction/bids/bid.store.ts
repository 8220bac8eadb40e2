import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { prepared, preparedWrite } from "../../../platform/database/prepared";
import type { PageWindow } from "../../../platform/routes/paging";
import { columnsOfWindow } from "../quotation.store";

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
export function listAsked(db: Db, transporterId: number, { perPage, offset }: PageWindow) {
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
export function listAskedOf(db: Db, transporterId: number, ids: readonly number[]) {
  return inListOrder(
    asked(db, transporterId).where("invited.quotation_id", "=", sql<number>`any(${[...ids]}::bigint[])`),
  );
}

function inListOrder(rows: ReturnType<typeof asked>) {
  return rows.orderBy(sql`quotation.status = 'pending'`, "desc").orderBy("invited.quotation_id", "desc").execute();
}
export type AskedRow = Awaited<ReturnType<typeof listAsked>>[number];

export async function countAsked(db: Db, transporterId: number): Promise<number> {
  const { total } = await db
    .selectFrom("invited_transporter")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("transporter_id", "=", transporterId)
    .executeTakeFirstOrThrow();
  return total;
}

export function findAsked(db: Db, transporterId: number, quotationId: number): Promise<AskedRow | undefined> {
  return asked(db, transporterId).where("invited.quotation_id", "=", quotationId).executeTakeFirst();
}

export async function setRead(db: Db, transporterId: number, quotationId: number): Promise<void> {
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

const listInvitations = prepared((db, { transporterId, quotationId }: AskedTransporter) =>
  db
    .selectFrom("invited_transporter as invited")
    .leftJoin("freight_bid as bid", (join) =>
      join
        .onRef("bid.quotation_id", "=", "invited.quotation_id")
        .onRef("bid.transporter_id", "=", "invited.transporter_id"),
    )
    .select(["invited.min_price_paise", "invited.max_price_paise", "bid.price_paise as own_paise", "bid.withdrawn_at"])
    .where("invited.quotation_id", "=", quotationId)
    .where("invited.transporter_id", "=", transporterId),
);

const lockQuotations = prepared((tx, { transporterId, quotationId }: AskedTransporter) =>
  tx
    .selectFrom("quotation")
    .select(columnsOfWindow)
    .where("id", "=", quotationId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("invited_transporter")
          .select("transporter_id")
          .where("quotation_id", "=", quotationId)
          .where("transporter_id", "=", transporterId),
      ),
    )
    .forUpdate(),
);

/** A quotation that this transporter was asked about, locked. Undefined, and left unlocked, if they were not asked. */
export async function lockAskedQuotation(tx: Db, transporterId: number, quotationId: number) {
  const [locked] = await lockQuotations(tx, { transporterId, quotationId });
  return locked;
}

/** The range of the belt by which this transporter was asked, with their own bid; undefined when they were not asked. */
export async function findInvitation(db: Db, transporterId: number, quotationId: number) {
  const [invitation] = await listInvitations(db, { transporterId, quotationId });
  return invitation;
}

const listOwnBids = prepared((db, { transporterId, quotationId }: AskedTransporter) =>
  db
    .selectFrom("freight_bid")
    .select(["id", "withdrawn_at"])
    .where("quotation_id", "=", quotationId)
    .where("transporter_id", "=", transporterId),
);

export async function findOwnBid(db: Db, transporterId: number, quotationId: number) {
  const [own] = await listOwnBids(db, { transporterId, quotationId });
  return own;
}

/** All current bids with their bidders, lowest first; of two equal bids, the earlier first. */
export function listBids(db: Db, quotationId: number) {
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

interface NewBid {
  readonly quotationId: number;
  readonly transporterId: number;
  readonly pricePaise: number;
  readonly at: Date;
}

const insertBidRows = preparedWrite((tx, { quotationId, transporterId, pricePaise, at }: NewBid) => {
  const standing = { price_paise: pricePaise, revised_at: at, withdrawn_at: null };
  return tx
    .with("bid", (query) =>
      query
        .insertInto("freight_bid")
        .values({ quotation_id: quotationId, transporter_id: transporterId, sequence: 1, ...standing })
        .onConflict((conflict) =>
          conflict
            .columns(["quotation_id", "transporter_id"])
            .doUpdateSet({ ...standing, sequence: sql<number>`freight_bid.sequence + 1` }),
        )
        .returning(["id", "sequence", "price_paise", "revised_at"]),
    )
    .insertInto("freight_bid_revision")
    .columns(["bid_id", "sequence", "price_paise", "at"])
    .expression((query) => query.selectFrom("bid").select(["id", "sequence", "price_paise", "revised_at"]));
});

/** Stores a transporter's price as their current one. The quotation must be locked. Sent in one round trip with the next statement. */
export async function insertBid(tx: Db, bid: NewBid): Promise<void> {
  await insertBidRows(tx, bid);
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
