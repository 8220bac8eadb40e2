/**
 * The text by which a buyer authorises the platform to pay their carrier. A marking freezes it and the order keeps it:
 * changed wording applies to later markings only.
 */
export const pureAgentTerms = (rate: string, gst: string): string =>
  `By booking you authorise us to engage the carrier for you and to pay them as your pure agent (rule 33 of the CGST rules): ${rate} per MT before GST on the loaded weight. You pay us just that, in full: no tax is deducted from it. The carrier bills you. The GST on their bill, ${gst} today, is yours to pay under reverse charge.`;

/** The statement on an invoice about freight that is recovered at cost, with the conditions of rule 33. */
export const pureAgent = {
  atCost: "Paid to the carrier as your pure agent (rule 33 of the CGST rules)",
  atCostWhy:
    "By your order’s terms we pay the carrier for you. The carrier bills you and is paid exactly this; we hold no title to the service, do not use it ourselves, and supply the goods on our own account. GST on it is yours to pay under reverse charge.",
} as const;
