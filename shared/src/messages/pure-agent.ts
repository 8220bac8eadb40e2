/** What an invoice says about freight that is recovered at cost, with the conditions of rule 33. */
export const pureAgent = {
  atCost: "Paid to the carrier as your pure agent (rule 33 of the CGST rules)",
  atCostWhy:
    "By your order’s terms we pay the carrier for you. The carrier bills you and is paid exactly this; we hold no title to the service, do not use it ourselves, and supply the goods on our own account. GST on it is yours to pay under reverse charge.",
} as const;
