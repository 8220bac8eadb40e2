/** Texts of the delivery challans on an order's page. */
export const challans = {
  lost: "The delivery challans did not load.",
  named: (number: string) => `Delivery challan ${number}`,
} as const;
