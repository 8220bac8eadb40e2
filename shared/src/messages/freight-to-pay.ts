/** Messages to a buyer about freight that the consignee pays to the carrier. */
export const freightToPay = {
  priceNote: "FOR price = goods and GST. The consignee pays the freight to the carrier.",
  rate: "Freight to the carrier",
  rateNote: "Not in the price, before GST. Its GST is paid under reverse charge, unless the carrier charges it.",
  total: (quantity: string) => `Freight to the carrier, ${quantity}`,
  sum: "Price without freight",
} as const;

/** Messages to a buyer about freight that the platform pays for them. */
export const freightAtCost = "At cost, before GST, billed to you.";
