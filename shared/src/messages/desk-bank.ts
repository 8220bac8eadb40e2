const payments = (count: number): string => (count === 1 ? "1 payment" : `${count} payments`);

/** Messages of the desk's page of bank statements. */
export const bank = {
  title: "Bank statement",
  facts: "Money received in the last 90 days that is not accepted yet. Unmatched payments stay in the queue.",
  side: "Statement",
  list: "Received",
  nothing: "Nothing is open. Import the next statement.",
  heads: { day: "Day", text: "Narration", amount: "Received", payment: "Reported payment", match: "Match" },
  noPayment: "Nobody has reported it",
  paymentOf: (payer: string, utr: string) => `${payer}, ${utr}`,
  account: (account: string, ifsc: string | null) => `From ${ifsc === null ? account : `${account}, ${ifsc}`}`,
  accountOf: (name: string) => `Known account of ${name}`,
  otherAccount: "account of somebody else",
  paysFor: (number: string) => `for ${number}`,
  match: {
    matched: () => "UTR and amount agree",
    part: (difference: string) => `part payment, ${difference} less`,
    over: (difference: string) => `overpayment, ${difference} more`,
    waits: () => "waiting for a second person",
    "same amount": () => "same amount, another UTR",
    none: () => "no match",
  },
  file: "Statement file",
  kinds: "CSV or MT940",
  read: "Import the statement",
  chooseFile: "Please choose a statement first",
  notText: "This file is not text. Please export the statement as CSV or MT940",
  importReason: (file: string) => `Statement ${file}`.slice(0, 400),
  matched: (count: number, sum: string) =>
    count === 0 ? "No payment matches." : `${payments(count)} ${count === 1 ? "matches" : "match"}, ${sum}.`,
  accept: (count: number, sum: string) => `Accept ${payments(count)}, ${sum}`,
  rules: "Amounts above one person's limit wait for a second person.",
  question: (count: number) => `Accept ${payments(count)}?`,
  questionText: "Each is accepted as if you had typed its amount. Part payments and overpayments stay under check.",
} as const;
