import { counted } from "../format/counted";

const payments = (count: number): string => counted(count, "payment");

/** Messages of the desk's pages of payouts. */
export const payouts = {
  title: "Payouts",
  facts: "What we owe sellers and transporters that is not in a batch yet.",
  side: "Batch",
  due: "Owed now",
  pages: "Pages of what is owed",
  nothingDue: "Nothing is owed now.",
  nothingMoreDue: "Nothing on this page. Look at the older rows.",
  allDueWaits: "All that is owed waits in a batch for a second person.",
  batches: "Batches",
  noBatches: "No batches yet.",
  heads: {
    chosen: "In the batch",
    payee: "Payee",
    to: "As",
    order: "Order",
    amount: "Amount",
    risk: "TDS at risk",
    owes: "Owes us",
    batch: "Batch",
    made: "Made",
    by: "Confirmed by",
    state: "State",
    payeeAndCode: "Payee, beneficiary code",
    utr: "UTR",
  },
  sides: { seller: "Seller", transporter: "Transporter" },
  choose: (payee: string, order: string) => `Pay ${payee}, ${order}`,
  chosen: (count: number) => payments(count),
  chooseOne: "Choose at least one payment. Somebody else confirms the batch.",
  ask: (sum: string) => `Ask for confirmation, ${sum}`,
  askNone: "Ask for confirmation",
  nothingToPay: "Nothing is due for payment.",
  risk: (sum: string) =>
    `${sum} of it is TDS on freight bills that are not approved yet. Once it is paid, it can no longer be deducted, and these bills cannot be approved. Approve them first, or take these payments out.`,
  keptOut: (count: number, sum: string) =>
    `${payments(count)} left out: paying before the freight bill is approved would give up ${sum} of TDS. Put ${count === 1 ? "it" : "them"} in only if you accept that.`,
  owed: (sum: string, bill: string | null, order: string) =>
    bill === null ? `${sum}, ${order}` : `${sum}, bill ${bill}, ${order}`,
  less: (sum: string, bill: string | null, order: string) =>
    bill === null ? `less ${sum} owed for ${order}` : `less ${sum} for bill ${bill}, ${order}`,
  comesOff: (sum: string) =>
    `${sum} is deducted: transporters owe it from other orders. What is left is deducted from their next batch.`,
  setOff: "Set off",
  setOffSum: (sum: string) => `${sum} set off`,
  riskOpen: (sum: string) =>
    `${sum} of it is TDS on freight bills that are not approved yet. Once the bank has paid, it can no longer be deducted, and these bills cannot be approved. Drop these payments, or approve the bills first.`,
  rules: "Somebody else confirms it. Then the bank file can be saved.",
  rulesSetOff: "Somebody else confirms it. All of it is set off; the bank pays nothing.",
  oneAtATime: "Ask for the next one when it is decided.",
  question: (count: number) => `Ask for a batch of ${payments(count)}?`,
  questionText: "Nothing is paid now. Once it is confirmed, the bank file can be saved.",
  questionSetOff: "Nothing is set off now. Once it is confirmed, all of it is; the bank pays nothing.",
  batch: (id: number) => `Batch ${id}`,
  batchOf: (id: string) => `Batch ${id}`,
  state: (open: number, dropped: number, all: number) =>
    open > 0 ? `${open} of ${all} open` : dropped === all ? "Dropped" : "Done",
  madeBy: (name: string, at: string) => `Confirmed by ${name}, ${at}.`,
  askedBy: (name: string, at: string) => `Asked for by ${name}, ${at}.`,
  paidBy: (name: string, at: string) => `by ${name}, ${at}`,
  rows: "Payments in the batch",
  dropped: "Dropped",
  drop: "Drop",
  dropOf: (payee: string, order: string) => `Drop the payment to ${payee}, ${order}`,
  dropWaitsOf: (payee: string, order: string) => `drop the payment to ${payee}, ${order}`,
  dropTitle: (payee: string) => `Drop the payment to ${payee}?`,
  dropText: "Do this only if the bank has not paid it. The amount can go into another batch.",
  dropSetOff: (sum: string) => `${sum} of it was set off. The transporter owes that again.`,
  keep: "Keep it",
  utrOf: (payee: string, order: string) => `UTR of ${payee}, ${order}`,
  typeOne: "Please enter at least one UTR",
  save: "Save the bank file",
  notSaved: "The bank file has not been saved yet.",
  savedBy: (name: string, at: string, times: number) =>
    times === 1
      ? `Bank file saved by ${name}, ${at}.`
      : `Bank file saved ${times} times, last by ${name}, ${at}. What the bank gets twice it pays twice.`,
  markPaid: (count: number) => (count === 0 ? "Mark as paid" : `Mark ${payments(count)} as paid`),
  paidTitle: (count: number) => `Mark ${payments(count)} as paid?`,
  paidText: (sum: string) =>
    `${sum} goes into the books as paid by the bank. A mistake is corrected by a reversing entry.`,
  paidRules: "Mark only what the bank has paid: it is booked at once.",
  allDropped: "Everything in this batch is dropped.",
  owesTitle: "Owes us",
  setOffOf: (sum: string) => `Set off ${sum}`,
  setOffText:
    "It comes off what we owe them for the orders below; the bank pays nothing. Somebody else confirms it, as any payout batch.",
  setOffRisk: (sum: string) =>
    `${sum} of it is TDS on freight bills that are not approved yet. Once it is set off, it can no longer be deducted, and these bills cannot be approved.`,
  nothingToSetOff: "Nothing is owed to them outside a batch. It comes off their next payment.",
  batchWaits: "A payout batch waits for a second person. This is possible once it is decided.",
  offOrder: (order: string) => `Off ${order}`,
  allDone: "Everything in this batch is paid or dropped.",
} as const;
