/** Accounts of the books that exist once. */
export const platformAccountKinds = [
  "bank",
  "purchases",
  "sales",
  "freight_out",
  "freight_recovered",
  "agent_freight",
  "commission",
  "gst_in",
  "gst_out",
  "forfeited",
  "rounding",
  "rcm_payable",
  "shortage_recovered",
  "shortage_loss",
  "interest_income",
  "income_tax_credit",
] as const;

/** Accounts that exist once per user. */
export const userAccountKinds = ["wallet", "hold", "credit", "tds_receivable"] as const;

/** Accounts that exist once per order. */
export const orderAccountKinds = ["advance", "receivable", "payable:seller", "payable:transporter"] as const;

/** Accounts that exist once per code of the law. */
const codeAccountKinds = ["tds_payable"] as const;

export const accountKinds = [
  ...platformAccountKinds,
  ...userAccountKinds,
  ...orderAccountKinds,
  ...codeAccountKinds,
] as const;

export type PlatformAccountKind = (typeof platformAccountKinds)[number];
export type UserAccountKind = (typeof userAccountKinds)[number];
export type OrderAccountKind = (typeof orderAccountKinds)[number];
export type AccountKind = (typeof accountKinds)[number];
