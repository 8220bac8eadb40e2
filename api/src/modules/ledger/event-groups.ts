/** Events that settle what the platform owes a seller: what it paid them, and what it pays to the tax office for them. */
export const sellerSettledBy: readonly string[] = ["seller paid out", "tax deducted from seller"];

/** Events that make the buyer owe more or less; every other change of the order's balance is a payment or its return. */
export const chargeEvents: readonly string[] = [
  "sale invoiced",
  "freight charged",
  "freight changed",
  "freight credited",
];
