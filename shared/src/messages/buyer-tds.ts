/** Messages of the tax that a buyer deducts at source. */
export const tds = {
  title: "Tax deducted at source",
  context: (code: string) => `Code ${code}`,
  text: "For buyers who must deduct TDS by law. What you enter is taken off the amount due at once; pay it to the government and send us the certificate.",
  lower: (number: string, rate: number, until: string, left: string) =>
    `The tax office lets you deduct ${rate}% from our invoices: certificate ${number}, until ${until}. ${left} before GST is left of its ceiling.`,
  expected: (amount: string) => `For the invoices of this order, ${amount} is to be deducted now.`,
  openCertificate: "Open the certificate",
  nothing: "Nothing can be deducted from this order now.",
  tan: "Your TAN",
  tanHint: "Four letters, five digits, one letter. It is kept in your profile.",
  tanMissing: "Please enter your TAN",
  invoice: "Deducted from",
  papers: { invoice: "Invoice", "debit note": "Debit note" },
  day: "Day of deduction",
  dayHint: "Your TDS certificate is for the quarter of this day.",
  amount: "Amount deducted",
  atMost: (amount: string) => `In whole rupees, at most ${amount}`,
  tooMuch: (amount: string) => `At most ${amount} can be deducted now`,
  states: {
    waiting: (quarter: string) => `Waiting for your certificate of ${quarter}`,
    certified: (quarter: string) => `Shown by your certificate of ${quarter}`,
  },
  refused: (reason: string) => `Not accepted: ${reason}`,
  send: "Take off what is due",
  sending: "Sending",
  cancel: "Cancel",
} as const;
