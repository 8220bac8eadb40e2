import { tablesOfStatement } from "./statement-tables";

/**
 * What an answer is about, in the terms of `0270_subject_change.sql`: when one of its subjects changes, the answer may have changed.
 *
 * A person's subject changes with everything that lists of theirs show: their quotations and enquiries with all offers and bids on
 * them, orders with vehicles and documents, payments, money and credit, bookmarks, listings.
 */
export type Subject = "people" | "market" | `${"quotation" | "person" | "product" | "category" | "brand"} ${number}`;

/** Names, status and business details of all users. */
export const people: Subject = "people";
export const quotationSubject = (id: number): Subject => `quotation ${id}`;
export const personSubject = (id: number): Subject => `person ${id}`;
/** The listings of a product, a category or a brand. */
export const productSubject = (id: number): Subject => `product ${id}`;
export const categorySubject = (id: number): Subject => `category ${id}`;
export const brandSubject = (id: number): Subject => `brand ${id}`;

const quotation = ["quotation", "person"];
const order = ["person"];
const listing = ["product", "category", "brand", "person"];
const market = ["market"];

/** The kinds of subjects under which changes to a table are noted. */
export const notedTables: Readonly<Record<string, readonly string[]>> = {
  quotation,
  quotation_line: quotation,
  invited_seller: quotation,
  invited_transporter: quotation,
  offer: quotation,
  freight_bid: quotation,
  marking: quotation,
  marking_line: quotation,
  payment: quotation,
  trade_order: order,
  order_line: order,
  shipment: order,
  account: order,
  posting: order,
  shipment_line: order,
  quality_file: order,
  issued_paper: order,
  paper_event: order,
  freight_bill: order,
  order_seen: ["person"],
  bookmark: ["person"],
  notification: ["person"],
  users: ["people"],
  profile: ["people"],
  profile_seller_type: ["people"],
  seller_type: ["people"],
  listing,
  listing_variation: listing,
  listing_other_charge: listing,
  listing_price: listing,
  loading_address: listing,
  setting: market,
  unit: market,
  category: market,
  sub_category: market,
  brand: market,
  commodity_product: market,
  product_brand: market,
  product_quality: market,
  product_packaging: market,
  size_variation: market,
  size_value: market,
  brand_size: market,
  ingot_location: market,
  ingot_price: market,
  site_text: market,
  faq: market,
  tax_row: market,
  server_secret: market,
};

/** Tables and views whose changes show in other noted tables: a journal and deducted tax in their postings, a revision in its offer. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  journal: ["posting"],
  offer_revision: ["offer"],
  offered_listing: ["listing", "users", "commodity_product"],
  tds_advice: ["posting"],
};

/** Whether every change that a statement would show is noted under one of the subjects. */
export function coversStatement(subjects: Iterable<Subject>, text: string): boolean {
  const kinds = new Set([...subjects].map((subject) => subject.split(" ")[0] ?? ""));
  return tablesOf(text).every((table) => notedTables[table]?.some((kind) => kinds.has(kind)) ?? false);
}

const known = new Map<string, readonly string[]>();
const textsAtMost = 1_000;

/** The noted tables that a statement reads, including those behind views, and every name that is not one. */
export function tablesOf(text: string): readonly string[] {
  const found = known.get(text);
  if (found) return found;
  const tables = [...new Set(tablesOfStatement(text).flatMap((name) => shownBy[name] ?? [name]))];
  if (known.size < textsAtMost) known.set(text, tables);
  return tables;
}
