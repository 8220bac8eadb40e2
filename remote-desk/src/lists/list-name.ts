/** The lists of the desk, as the address names them. */
export const listNames = ["quotations", "orders", "payments", "listings", "credit"] as const;
export type ListName = (typeof listNames)[number];
