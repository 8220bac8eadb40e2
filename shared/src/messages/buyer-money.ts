/** Messages of the step before money moves, and of the account it goes to. As in buyer.ts, texts from the specification stay exactly as given. */
export const confirmation = {
  noNewCredit: "Not at present, see below",
  payTitle: (amount: string) => `Pay ${amount}?`,
  reportTitle: (amount: string) => `Have you paid ${amount}?`,
  back: "Back",
  from: "From",
  to: "To",
  market: "Mandi",
  ownBank: "Your bank",
  balanceBefore: { cash: "In the cash wallet now", credit: "Free credit now" },
  balanceAfter: { cash: "Left in the cash wallet", credit: "Free credit left" },
  inWords: "In words",
  booking: (number: string) => `Booking amount, quotation ${number}`,
  order: (number: string) => `Payment for order ${number}`,
  repayment: "Repayment of used credit",
  topUp: "Money for your cash wallet",
  afterLoading: "Due after loading",
  leftToPay: "Left to pay on the order",
  stillUsed: "Used credit left",
  bindsBooking: "This places the order. An order cannot be cancelled; the advance is not refunded if cancelled.",
  bindsBookingTransfer:
    "Our desk verifies this transfer and then places the order. An order cannot be cancelled; the advance is not refunded if cancelled.",
  bindsPayment: "The amount is paid at once. You cannot take the payment back.",
  bindsReport: "Report only money that you have already sent. Our desk checks that it has reached our bank.",
  short: (available: string, missing: string) =>
    `Only ${available} is available: ${missing} short. Choose another way to pay, or add money first.`,
  creditShort: (free: string, missing: string) =>
    `Only ${free} of your credit is free: ${missing} short. Choose another way to pay, or repay used credit first.`,
} as const;

export const transfer = {
  utrHint: "12 to 22 letters and digits, from your bank's receipt.",
  proof: "Proof of the transfer",
  proofTooLarge: "The file is larger than 5 MB. Please take a photo of it.",
  howTo: "How to pay by bank transfer (new tab)",
  loading: "Bank account",
  send: "1. Send the money to this account",
  report: "2. Tell us when it is sent",
  accountName: "Account name",
  accountNumber: "Account number",
  ifsc: "IFSC",
  bank: "Bank and branch",
  upiId: "UPI ID",
  amount: "Amount",
  reference: "Payment reference",
  referenceNote: "Enter it in the remarks: it tells us what the payment is for.",
  copy: (what: string) => `Copy ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  copyKept: (what: string) => `Copy ${what}`,
  copied: (what: string) => `${what} copied`,
  notCopied: "It could not be copied. Please select the text and copy it.",
  scan: (amount: string) => `Scan with any UPI app to send ${amount}. Amount and reference are filled in.`,
  code: (amount: string, name: string) => `UPI code for ${amount} to ${name}`,
  codeLoading: "UPI code",
  codeFailed: "The UPI code did not load. Use the account details above.",
  openApp: "Open a UPI app",
  aboveLimit: (limit: string, amount: string) =>
    `UPI usually takes at most ${limit} in one payment. Send ${amount} by NEFT, RTGS or IMPS, or use UPI if your bank allows more.`,
  showCode: "Show the UPI code",
  none: "We have no bank account to show yet",
  noneText: "Please do not send money now. Pay from a wallet, or write to our desk.",
  toDesk: "Write to our desk",
  failed: "The bank account did not load. Please do not send money to an account you cannot see here.",
} as const;

/** What a payment form says about the invoice that it pays. */
export const unpaid = {
  tab: "To pay",
  atMost: (due: string) => `At most ${due} is due for this document`,
  gone: "Nothing is due for this any more. Please choose again",
  invoice: "Pays",
} as const;
