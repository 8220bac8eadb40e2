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
  deductedOn: "Part on which tax was deducted",
  declaration: "Enter a small carrier's declaration",
  declarationText:
    "For a carrier with a PAN and at most 10 vehicles: from the next bill, nothing is deducted this financial year.",
  certificate: "Enter their TDS certificate",
  certificateText: "For tax that they deducted from what they paid us.",
  quarter: "Quarter",
  quarterHint: "Such as 2026-27 Q3",
  code: "Code of the law",
  codeHint: "Such as 1031",
  tan: "Their TAN",
  number: "Certificate number",
  lower: "Enter a certificate of lower deduction",
  lowerText:
    "The tax office allows a lower rate for them. It applies from the next bill, within its dates and until its ceiling is used up.",
  lowerList: "Certificates of lower deduction",
  lowerOf: (number: string, state: string) => `Lower deduction, certificate ${number}, ${state}:`,
  lowerRate: (rate: number, code: string, first: string, last: string) =>
    `${rate}% under ${code}, ${first} to ${last}.`,
  lowerUsed: (used: string, ceiling: string) => `${used} of ${ceiling} used.`,
  lowerEnd: (number: string) => `End certificate ${number}`,
  lowerEndText:
    "If it was entered wrongly or cancelled. The statutory rate applies to later bills; earlier ones keep this rate.",
  pan: "PAN on the certificate",
  panHint: "It must match the PAN in their profile.",
  panNow: "PAN in their profile",
  rate: "Rate in percent",
  ceiling: "Ceiling",
  ceilingHint: "Of the amounts before GST on which tax is deducted.",
  used: "Used up",
  firstDay: "First day",
  lastDay: "Last day",
} as const;

/** Our certificates of lower deduction: under each, one buyer deducts less from us. */
export const ownDeduction = {
  list: "Our certificates of lower deduction",
  enter: "Enter our certificate of lower deduction",
  text: "For this buyer: they deduct at the lower rate from our invoices between its dates, and can open its file.",
  ceilingHint: "Of invoices to this buyer, before GST.",
  file: "File of the certificate",
  fileMissing: "Please add the file of the certificate",
  of: (number: string, isCounting: boolean) =>
    `Our certificate ${number}, ${isCounting ? "in force" : "not in force"}.`,
  usedOf: (used: string, ceiling: string) => `${used} of ${ceiling} invoiced.`,
  end: (number: string) => `End our certificate ${number}`,
  endText: "They deduct at the statutory rate again. What they have deducted stays as it is.",
} as const;
