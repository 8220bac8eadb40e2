/** Messages about the carrier's bills to a buyer whose freight the platform pays at cost. */
export const carriersBills = {
  title: "The carrier's bills to you",
  text: "We pay them for you. The GST that each shows is yours to pay under reverse charge.",
  none: "None yet. Each appears here once our desk has checked it.",
  pdfOf: (number: string) => `Bill ${number} as PDF`,
} as const;
