/** Messages of the desk's entries about a person's tax deducted at source. */
export const taxOf = {
  title: "Tax deducted at source",
  opening: "Enter the year before the first deduction",
  openingText: {
    seller: "What they billed for goods this financial year before we deducted. Figures entered before are replaced.",
    transporter:
      "What they billed for freight this financial year before we deducted. Figures entered before are replaced.",
  },
  base: "Billed before GST",
  deductedOn: "Of which tax was deducted on",
  declaration: "Enter a declaration of few vehicles",
  declarationText:
    "They own at most 10 vehicles and have a PAN: nothing is deducted this financial year, from the next bill on.",
  certificate: "Enter a certificate of theirs",
  certificateText: "For tax that they deducted from what they paid us.",
  quarter: "Quarter",
  quarterHint: "As 2026-27 Q3",
  code: "Code of the law",
  codeHint: "Such as 1031",
  tan: "Their TAN",
  number: "Certificate number",
  lower: "Enter a certificate of lower deduction",
  lowerText:
    "The tax office lets us deduct less from them: its rate counts from the next bill on, on its days and until its ceiling is used up.",
  lowerList: "Certificates of lower deduction",
  lowerOf: (number: string, state: string) => `Lower deduction, certificate ${number}, ${state}:`,
  lowerRate: (rate: number, code: string, first: string, last: string) =>
    `${rate}% under ${code}, ${first} to ${last}.`,
  lowerUsed: (used: string, ceiling: string) => `${used} of ${ceiling} used.`,
  lowerEnd: (number: string) => `End certificate ${number}`,
  lowerEndText: "For one that was entered wrongly or cancelled. Later bills bear the law's rate; earlier ones keep it.",
  pan: "PAN on the certificate",
  panHint: "It has to be the one in their profile.",
  panNow: "PAN in their profile",
  rate: "Rate in percent",
  ceiling: "Ceiling",
  ceilingHint: "Of the amounts before GST on which tax is deducted.",
  used: "Used up",
  firstDay: "First day",
  lastDay: "Last day",
} as const;
