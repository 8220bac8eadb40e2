import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";

/*
 * The people whom an object of the market concerns. An object that does not exist is refused here, so no act begins on it.
 */

/** The people of one object; no row means that it does not exist. */
async function peopleOf(tx: Db, thing: RawBuilder<unknown>): Promise<readonly number[]> {
  // As JSON, because the driver reads an array of bigint as texts.
  const { rows } = await sql<{ people: (number | null)[] }>`
    select to_jsonb(people) as people from (${thing}) thing`.execute(tx);
  const { people } = found(rows[0]);
  return [...new Set(people.flatMap((id) => id ?? []))];
}

/** Acts that concern nobody: catalogue, texts, settings. */
export const nobody = async (): Promise<readonly number[]> => [];

/** Only one person. @throws Refusal 404 */
export function partiesOfUser(tx: Db, id: number): Promise<readonly number[]> {
  return peopleOf(tx, sql`select array[id] as people from users where id = ${id}`);
}

/** The buyer who claims to have deducted tax. @throws Refusal 404 */
export function partiesOfTdsAdvice(tx: Db, id: number): Promise<readonly number[]> {
  return peopleOf(tx, sql`select array[buyer_id] as people from tds_advice where id = ${id}`);
}

/** The payer. @throws Refusal 404 */
export function payerOf(tx: Db, paymentId: number): Promise<readonly number[]> {
  return peopleOf(tx, sql`select array[payer_id] as people from payment where id = ${paymentId}`);
}

/** The applicant for credit. @throws Refusal 404 */
export function partiesOfCreditRequest(tx: Db, id: number): Promise<readonly number[]> {
  return peopleOf(tx, sql`select array[user_id] as people from credit_request where id = ${id}`);
}

/** The seller of a listing. @throws Refusal 404 */
export function partiesOfListing(tx: Db, id: number): Promise<readonly number[]> {
  return peopleOf(tx, sql`select array[seller_id] as people from listing where id = ${id}`);
}

/** The buyer of an order. @throws Refusal 404 */
export function buyerOf(tx: Db, orderId: number): Promise<readonly number[]> {
  return peopleOf(tx, sql`select array[buyer_id] as people from trade_order where id = ${orderId}`);
}

/** The seller of an order. @throws Refusal 404 */
export function sellerOf(tx: Db, orderId: number): Promise<readonly number[]> {
  return peopleOf(tx, sql`select array[seller_id] as people from trade_order where id = ${orderId}`);
}

const transportersOfOrder = sql`
  array(select transporter_id from freight_award where order_id = o.id
        union select transporter_id from shipment where order_id = o.id)`;

/** Everybody who carries or carried an order. @throws Refusal 404 */
export function transportersOf(tx: Db, orderId: number): Promise<readonly number[]> {
  return peopleOf(tx, sql`select ${transportersOfOrder} as people from trade_order o where o.id = ${orderId}`);
}

/** All sides of an order. @throws Refusal 404 */
export function partiesOfOrder(tx: Db, orderId: number): Promise<readonly number[]> {
  return peopleOf(
    tx,
    sql`select array[o.buyer_id, o.seller_id] || ${transportersOfOrder} as people from trade_order o where o.id = ${orderId}`,
  );
}

/** The buyer of a quotation and everybody who bids in it: the desk chooses among them. @throws Refusal 404 */
export function partiesOfQuotation(tx: Db, id: number): Promise<readonly number[]> {
  return peopleOf(
    tx,
    sql`
      select array[q.buyer_id]
             || array(select seller_id from offer where quotation_id = q.id)
             || array(select transporter_id from freight_bid where quotation_id = q.id) as people
        from quotation q where q.id = ${id}`,
  );
}

/** The party that the desk writes with. @throws Refusal 404 */
export function partiesOfThread(tx: Db, id: number): Promise<readonly number[]> {
  return peopleOf(tx, sql`select array[party_id] as people from thread where id = ${id}`);
}

/** The payer, and the parties of the order or quotation that it is for. @throws Refusal 404 */
export async function partiesOfPayment(tx: Db, paymentId: number): Promise<readonly number[]> {
  const payment = found(
    await tx
      .selectFrom("payment")
      .select(["payer_id", "order_id", "quotation_id"])
      .where("id", "=", paymentId)
      .executeTakeFirst(),
  );
  const ofOrder = payment.order_id === null ? [] : await partiesOfOrder(tx, payment.order_id);
  const ofQuotation = payment.quotation_id === null ? [] : await partiesOfQuotation(tx, payment.quotation_id);
  return [...new Set([payment.payer_id, ...ofOrder, ...ofQuotation])];
}

/** The owners of the accounts that an entry of the books touches, and all sides of its order. @throws Refusal 404 */
export function partiesOfJournal(tx: Db, journalId: number): Promise<readonly number[]> {
  return peopleOf(
    tx,
    sql`
      select array(select a.user_id from posting p join account a on a.id = p.account_id
                    where p.journal_id = j.id and a.user_id is not null)
             || array(select unnest(array[o.buyer_id, o.seller_id] || ${transportersOfOrder})
                        from trade_order o where o.id = j.order_id) as people
        from journal j where j.id = ${journalId}`,
  );
}
