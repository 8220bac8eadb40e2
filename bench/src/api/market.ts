import { sha256, systemIds } from "@mandi/api/internal/ids";
import { insertSession } from "@mandi/api/internal/session.store";
import { bindingCookie } from "@mandi/api/internal/session-gate";
import { secondsAfter } from "@mandi/api/public/clock";
import type { Db } from "@mandi/api/public/database";
import { sql } from "kysely";

/** Headers of a logged-in person. */
export type Session = Readonly<Record<string, string>>;

/** A person who may answer an open enquiry, and a price near which they may answer. */
export interface Answerer {
  readonly quotationId: number;
  readonly session: Session;
  readonly rupees: number;
}

/** The callers and their objects in a market made by `fillMarket`. */
export interface Callers {
  readonly buyer: Session;
  readonly seller: Session;
  readonly transporter: Session;
  readonly listingId: number;
  readonly productId: number;
  readonly orderId: number;
  /** The buyer's own enquiry, open. */
  readonly enquiry: Answerer;
  readonly sellers: readonly [Answerer, ...Answerer[]];
  readonly transporters: readonly [Answerer, ...Answerer[]];
}

/** Logs in the sides of an order and everybody who may answer an open enquiry. */
export async function findCallers(db: Db): Promise<Callers> {
  const order = await db
    .selectFrom("trade_order")
    .innerJoin("shipment", "shipment.order_id", "trade_order.id")
    .select(["trade_order.id", "buyer_id", "seller_id", "transporter_id", "commodity_product_id"])
    .orderBy("trade_order.id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: listingId } = await db
    .selectFrom("offered_listing")
    .select("id")
    .where("commodity_product_id", "=", order.commodity_product_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const open = await openEnquiries(db);
  const [first] = open;
  if (!first) throw new Error("No enquiry is open in this market");
  const answerers = async (rows: typeof open): Promise<[Answerer, ...Answerer[]]> => {
    const made = await Promise.all(
      rows.map(async ({ quotation_id, person_id, rupees }) => ({
        quotationId: quotation_id,
        session: await signIn(db, person_id),
        rupees,
      })),
    );
    const [one, ...more] = made;
    if (!one) throw new Error("Nobody was asked in this market");
    return [one, ...more];
  };
  return {
    buyer: await signIn(db, order.buyer_id),
    seller: await signIn(db, order.seller_id),
    transporter: await signIn(db, order.transporter_id),
    listingId,
    productId: order.commodity_product_id,
    orderId: order.id,
    enquiry: { quotationId: first.quotation_id, session: await signIn(db, first.buyer_id), rupees: 0 },
    sellers: await answerers(open.filter(({ side }) => side === "seller")),
    transporters: await answerers(open.filter(({ side }) => side === "transporter")),
  };
}

/** Who may answer which open enquiry, at the listed price or in the middle of their belt's range. */
async function openEnquiries(db: Db) {
  const { rows } = await sql<{
    readonly side: "seller" | "transporter";
    readonly quotation_id: number;
    readonly buyer_id: number;
    readonly person_id: number;
    readonly rupees: number;
  }>`
    with open as (select id, buyer_id from quotation where status = 'pending' and closed_at is null and deadline_at > now())
    select 'seller' as side, open.id as quotation_id, buyer_id, asked.seller_id as person_id,
           (listing.base_price_paise / 100)::integer as rupees
      from open join invited_seller as asked on asked.quotation_id = open.id join listing on listing.id = asked.listing_id
    union all
    select 'transporter', open.id, buyer_id, transporter_id, 1700
      from open join invited_transporter as asked on asked.quotation_id = open.id
     order by 1, 2, 4`.execute(db);
  return rows;
}

async function signIn(db: Db, userId: number): Promise<Session> {
  const [token, binding, now] = [systemIds.token(), systemIds.token(), new Date()];
  await insertSession(db, {
    tokenHash: sha256(token),
    bindingHash: sha256(binding),
    userId,
    createdAt: now,
    expiresAt: secondsAfter(now, 24 * 3_600),
    codeUntil: null,
  });
  return { authorization: `Bearer ${token}`, cookie: `${bindingCookie}=${binding}` };
}
