/** Messages of the seller area for invoices and for cancelling a wrong one. */
export const invoices = {
  title: "Invoices",
  number: "Invoice",
  vehicle: "Vehicle",
  date: "Date",
  amount: "Amount",
  state: "Correction",
  pdfOf: (number: string) => `PDF of ${number}`,
  isWrong: "Invoice is wrong",
  isWrongOf: (number: string) => `Invoice is wrong: ${number}`,
  askDesk: "The truck has its transport documents. If the invoice is wrong, please ask our desk to cancel it.",
  takenBack: "cancelled",
  byMe: (moment: string, reason: string) => `By you, ${moment}. ${reason}`,
  byDesk: (moment: string, reason: string) => `By our desk, ${moment}. ${reason}`,
  creditNote: "Credit note",
  creditNoteOf: (number: string) => `Credit note for ${number}`,
  ownNote: (note: Record<"number" | "day" | "bill" | "reason" | "amount", string>) =>
    `Your credit note ${note.number} of ${note.day} on ${note.bill}: ${note.reason}, ${note.amount}`,
  numberStaysUsed:
    "The number of an invoice that was cancelled stays used: cancel it in your own books too, and invoice again under a new number.",

  dialogTitle: (number: string) => `Cancel invoice ${number}?`,
  dialogContext: (vehicle: string, amount: string) => `Vehicle ${vehicle}, ${amount}`,
  dialogText:
    "We cancel our own invoice to the buyer with a credit note and tell them. Then you can correct the weight and invoice the vehicle under a new number.",
  correction: "What is wrong?",
  chooseCorrection: "Please choose",
  corrections: {
    "Correction of weight": "The weight",
    "Correction of sizes": "The sizes",
    "Correction of invoice number": "The invoice number",
    "Correction of invoice date": "The invoice date",
    "Other correction": "Something else",
  },
  note: "How should it be?",
  noteHint: "You and our desk read this; the buyer does not.",
  correctionMissing: "Please choose what is wrong",
  noteMissing: "Please say what is wrong",
  keep: "Keep the invoice",
  takeBack: "Cancel the invoice",
  takingBack: "Cancelling",
} as const;

/** Messages of the credit note that a seller makes for an invoice that was cancelled. */
export const notePaper = {
  title: "Credit note",
  titleOf: (number: string) => `Credit note for invoice ${number}`,
  facts: (day: string, order: string) => `Against your invoice of ${day}, order ${order}.`,
  ownNumber: "your own, from your own series",
  remark: "Cancels your whole invoice to us. Give it a number from your own series and keep it in your books.",
} as const;
