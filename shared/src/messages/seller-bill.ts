/** Messages of the seller area for what their bill of a loaded vehicle comes to. */
export const sellerBill = {
  title: "What your bill comes to",
  text: "The agreed rate at the loaded weight. A difference of up to ₹1 is accepted, because accounting programs round differently.",
  line: (weight: string, rate: string) => `${weight} at ${rate} per MT before GST`,
  commission: (perTonne: string) => `The rate is yours with all charges, less the commission of ${perTonne} per MT.`,
  difference: {
    more: (amount: string) => `${amount} more than what your bill comes to, so it is refused.`,
    less: (amount: string) => `${amount} less than what your bill comes to, so it is refused.`,
  },
  causes: {
    "before GST": "It is the amount before GST. Type the total with GST.",
    commission: (perTonne: string, total: string) =>
      `The difference is the commission: ${perTonne} per MT with GST, ${total} in all. Take it off your rate and make the bill again.`,
    "planned weight": (planned: string, loaded: string) =>
      `It is the total for the ${planned} planned for this vehicle. The weighbridge says ${loaded}: make the bill again, or correct the loaded weight first.`,
    unknown:
      "Compare its weight, rate and GST with those above. If your bill is right, correct the loaded weight, or ask our desk.",
  },
} as const;
