/**
 * What entries of the trail are about, by the first word of their subject: `record` has a key of the database after it, which the api names;
 * `words` stands for itself, as in `setting:credit_days`, and the desk has the words.
 */
export const trailSubjects = {
  approval: "record",
  "bank-account": "words",
  "bank-line": "record",
  banner: "record",
  brand: "record",
  category: "record",
  challan: "words",
  "credit-request": "record",
  enquiry: "record",
  "eway-bill": "record",
  faq: "record",
  "ingot-price": "words",
  journal: "record",
  listing: "record",
  message: "record",
  news: "record",
  order: "record",
  otp: "record",
  paper: "record",
  "party-account": "record",
  payment: "record",
  "payout-batch": "record",
  portal: "record",
  product: "record",
  quotation: "record",
  setting: "words",
  "sub-category": "record",
  tax: "record",
  tds: "words",
  "tds-advice": "record",
  "tds-lower": "record",
  "tds-own": "record",
  template: "words",
  text: "words",
  thread: "record",
  user: "record",
} as const satisfies Readonly<Record<string, "record" | "words">>;

export type TrailSubjectKind = keyof typeof trailSubjects;

/** The subject of an entry: `payout-batch`, `order:12`, `order:12:seller`, `setting:credit_days`. */
export type TrailSubject = TrailSubjectKind | `${TrailSubjectKind}:${string}`;

/** Fields of acts whose value is a key, by what it is the key of. */
export const trailKeyFields = {
  account: "party-account",
  brand_id: "brand",
  brand_ids: "brand",
  category_id: "category",
  document_id: "document",
  line_id: "line",
  packaging_id: "packaging",
  party_id: "user",
  payout_id: "payout",
  quality_id: "quality",
  seller_id: "user",
  size_id: "size",
  size_ids: "size",
  sub_category_id: "sub-category",
  transporter_id: "user",
  trip_id: "vehicle",
  unit_id: "unit",
  user_id: "user",
  vehicle_id: "vehicle",
} as const;

/** What the market itself writes into an entry, apart from the fields of an act. */
export const trailWritten = [
  "because",
  "end_before",
  "for_paise",
  "beyond_paise",
  "approval",
  "ended",
  "marking",
  "offer_revision",
  "bid_revision",
] as const;

/** The entry of a document that the desk has opened: it changes nothing, unlike all others about a person. */
export const documentRead = "user document-read";

/** The entry of a bank's file of payouts that the desk has saved. */
export const bankFileSaved = "payout-batch save";

export const isTrailSubject = (text: string): text is TrailSubject =>
  Object.hasOwn(trailSubjects, text.split(":", 1)[0] ?? "");
