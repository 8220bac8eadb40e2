/** Events that pay a side of an order, or return a payment; a set-off pays one order of a carrier and is returned by another. */
export const payoutEvents: Readonly<Record<"seller" | "transporter", readonly string[]>> = {
  seller: ["seller paid out", "seller paid back"],
  transporter: ["transporter paid out", "transporter paid back", "transporter set off"],
};

/** Events by which a side of an order bears what the buyer was credited for. They can follow its payment and leave it in debt. */
export const claimEvents: Readonly<Record<"seller" | "transporter", readonly string[]>> = {
  seller: ["seller noted"],
  transporter: ["lost goods charged"],
};

/** Events that settle what the platform owes a seller: payments, tax deducted for the tax office, their own notes. */
export const sellerSettledBy: readonly string[] = [
  ...payoutEvents.seller,
  "tax deducted from seller",
  ...claimEvents.seller,
];

/** Events that settle what a carrier is owed; the advance is what the seller paid the driver. */
export const transporterSettledBy: readonly string[] = [
  ...payoutEvents.transporter,
  "tax deducted from transporter",
  "freight advanced by seller",
  ...claimEvents.transporter,
];

/** Events by which the buyer owes less without paying, or more by a debit note. */
export const notedBy: readonly string[] = ["note issued", "residue written off"];

/** Events that make the buyer owe more or less; every other change to the order's balance is a payment or its return. */
export const chargeEvents: readonly string[] = ["sale invoiced", "agent freight charged"];
