import type { deskWrites } from "../contract/desk/writes";

type KindOf<Act> = Act extends `${infer Kind} ${string}` ? Kind : never;

/** What the acts of the trail are about, by the first word of their names; a kind without a text does not compile. */
export const trailKinds: Readonly<Record<KindOf<keyof typeof deskWrites> | "login", string>> = {
  login: "Logins",
  order: "Orders",
  quotation: "Quotations",
  payment: "Transfers",
  "bank-line": "Bank statement",
  "bank-account": "Bank account for payers",
  "payout-batch": "Payout batches",
  "party-account": "Bank accounts of parties",
  credit: "Credit requests",
  journal: "Journal",
  listing: "Listings",
  user: "Users",
  approval: "Second person",
  thread: "Messages with parties",
  message: "Messages",
  enquiry: "Enquiries",
  category: "Categories",
  "sub-category": "Sub-categories",
  brand: "Brands",
  product: "Catalogue products",
  "ingot-price": "Ingot prices",
  tax: "Rates and limits",
  "e-invoice": "E-invoices",
  "eway-bill": "E-way bills",
  portal: "Tax portal",
  tds: "TDS",
  "tds-lower": "Certificates of lower deduction",
  "tds-own": "Our certificates of lower deduction",
  "reverse-charge": "Reverse charge",
  setting: "Settings",
  news: "Articles",
  text: "Site texts",
  template: "Notifications",
  banner: "Banners",
  faq: "FAQ",
};

/** The filters of the trail. */
export const trailFilters = {
  person: "Person",
  everybody: "Everybody",
  whose: "Entries",
  byOrAbout: "By them and about them",
  onlyBy: "Only what they did",
  today: "What they did today",
  kind: "About",
  everything: "Everything",
  day: "Day",
} as const;
