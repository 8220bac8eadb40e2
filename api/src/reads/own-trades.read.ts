import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";

/** What a person searches for among their own trades. */
export interface TradeSearch {
  /** Words in lower case, each of which must occur in the trade. */
  readonly words: readonly string[];
  /** The day on which it began, in India. */
  readonly day: string | null;
  /** Whether words may contain typing errors. */
  readonly isForgiving?: boolean;
}

/** The most matches returned; a search with more is too vague. */
export const foundAtMost = sql.lit(1_000);

/** Sizes as they are written, `12mm 12 mm`. */
const sizesOf = (lines: RawBuilder<unknown>) => sql`(
  select string_agg(concat(part ->> 'value', part -> 'unit' ->> 'short_name', ' ', part ->> 'value', ' ', part -> 'unit' ->> 'short_name'), ' ')
    from ${lines} as line cross join lateral jsonb_array_elements(line.value) as part)`;

/** Grade and quantity as they are written, `fe500d 25 mt`. */
function askedAs(trade: "q" | "o"): RawBuilder<unknown> {
  const [grade, kg] = [sql.ref(`${trade}.quality_name`), sql.ref(`${trade}.total_kg`)];
  return sql`concat_ws(' ', ${grade}, replace(${grade}, ' ', ''),
    concat((${kg} / 1000.0)::float8, 'mt'), concat((${kg} / 1000.0)::float8, 'tonnes'))`;
}

/** A figure or a short word with a typing error is a different one. */
const lettersOnly = "^[a-z]{4,}$";
/** The least similarity of a mistyped word of letters to the intended one. */
const likeness = sql.lit(0.4);

/** A word as an amount in paise: null where it is none. */
const paiseOfWord = sql`case when word ~ ${sql.lit("^₹?[0-9]{1,12}([.][0-9]{1,2})?$")} then (ltrim(word, '₹')::numeric * 100)::bigint end`;

/**
 * Whether a text has every word of a search, with typing errors if allowed, and the moment is on its day. A figure may be the
 * whole amount instead, in paise: a part of an amount is another one.
 */
export const fits = (
  { words, day, isForgiving = false }: TradeSearch,
  text: RawBuilder<unknown>,
  since: RawBuilder<unknown>,
  amount?: RawBuilder<unknown>,
) => sql`
  (${day}::date is null or (${since} at time zone 'Asia/Kolkata')::date = ${day}::date)
  and not exists (
    select from (select lower(${text}) as said offset 0) trade cross join unnest(${[...words]}::text[]) as word
     where position(word in said) = 0
       ${amount === undefined ? sql`` : sql`and ${paiseOfWord} is distinct from ${amount}`}
       ${isForgiving ? sql`and (word !~ ${sql.lit(lettersOnly)} or strict_word_similarity(word, said) < ${likeness})` : sql``})`;

/** Keys of a buyer's matching quotations, newest first. */
export function searchSentQuotations(db: Db, buyerId: number, search: TradeSearch): Promise<readonly number[]> {
  const text = sql`concat_ws(' ', q.number, q.product_name, q.brand_name, ${askedAs("q")}, q.origin_city,
    q.consignee_detail ->> 'company_name', q.consignee_detail ->> 'city', q.consignee_detail ->> 'pincode', q.billing_address ->> 'company_name',
    ${sizesOf(sql`(select value from quotation_line where quotation_id = q.id)`)})`;
  return searchKeys(
    db,
    search,
    (
      tried,
    ) => sql`select q.id from quotation q where q.buyer_id = ${buyerId} and ${fits(tried, text, sql`q.created_at`)}
         order by q.id desc limit ${foundAtMost}`,
  );
}

/**
 * Keys of a seller's matching enquiries, newest first; nothing about the buyer is searched. `offset 0` makes
 * PostgreSQL fetch each quotation by its key: it cannot know how many match and would read the whole table.
 */
export function searchReceivedQuotations(db: Db, sellerId: number, search: TradeSearch): Promise<readonly number[]> {
  const text = sql`concat_ws(' ', q.number, q.product_name, q.brand_name, ${askedAs("q")}, q.origin_city,
    ${sizesOf(sql`(select value from quotation_line where quotation_id = q.id)`)})`;
  return searchKeys(
    db,
    search,
    (tried) => sql`select q.id from invited_seller asked
         cross join lateral (select * from quotation where id = asked.quotation_id offset 0) q
         where asked.seller_id = ${sellerId} and ${fits(tried, text, sql`q.created_at`)}
         order by asked.quotation_id desc limit ${foundAtMost}`,
  );
}

/** Keys of a side's matching orders, newest first; each side searches only what it may see of an order. */
export function searchOrders(
  db: Db,
  party: "buyer" | "seller",
  userId: number,
  search: TradeSearch,
): Promise<readonly number[]> {
  const own = party === "buyer" ? sql`o.buyer_id = ${userId}` : sql`o.seller_id = ${userId}`;
  const billing =
    party === "buyer" ? sql`o.billing_address ->> 'company_name', o.consignee_detail ->> 'pincode'` : sql`null`;
  const paper = party === "buyer" ? sql`s.sale_number` : sql`s.invoice_number`;
  const text = sql`concat_ws(' ', o.number, o.quotation_number, o.product_name, o.brand_name, ${askedAs("o")}, o.origin_city,
    o.consignee_detail ->> 'company_name', o.consignee_detail ->> 'city', ${billing},
    ${sizesOf(sql`(select value from order_line where order_id = o.id)`)},
    (select string_agg(concat_ws(' ', ${paper}, s.vehicle_number), ' ')
       from shipment s where s.order_id = o.id and s.removed_at is null))`;
  return searchKeys(
    db,
    search,
    (tried) => sql`select o.id from trade_order o where ${own} and ${fits(tried, text, sql`o.created_at`)}
         order by o.id desc limit ${foundAtMost}`,
  );
}

/** The keys that a search finds, in its order: exact matches, or else similar ones. */
export async function searchKeys(
  db: Db,
  search: TradeSearch,
  statementOf: (search: TradeSearch) => RawBuilder<unknown>,
): Promise<readonly number[]> {
  const found = async (tried: TradeSearch) => (await sql<{ id: number }>`${statementOf(tried)}`.execute(db)).rows;
  const exact = await found(search);
  const mayHaveSlip = exact.length === 0 && search.words.some((word) => new RegExp(lettersOnly, "u").test(word));
  const rows = mayHaveSlip ? await found({ ...search, isForgiving: true }) : exact;
  return rows.map(({ id }) => id);
}
