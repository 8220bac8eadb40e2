import { formatTime, type Moment } from "../../format/dates";

export type ActText = { readonly text: string; readonly isMine: boolean };

export type QuotationActInput = {
  readonly status: string;
  readonly side: "buyer" | "seller";
  /** The window for offers is over. */
  readonly isClosed?: boolean;
  readonly isPaidByBank?: boolean;
  /** Another seller's offer was marked: for this one it is over. */
  readonly hasLost?: boolean;
  readonly closesAt?: Moment;
};

const theirs = (text: string): ActText => ({ text, isMine: false });
const mine = (text: string): ActText => ({ text, isMine: true });

function pendingAct({ side, isClosed = false, closesAt }: QuotationActInput): ActText {
  if (side === "buyer") return theirs(isClosed ? "We are comparing the offers" : "Sellers are answering");
  if (isClosed) return theirs("Closed, waiting for the result");
  return mine(closesAt === undefined ? "Your price" : `Your price until ${formatTime(closesAt)}`);
}

function markedAct({ side, isPaidByBank = false, hasLost = false }: QuotationActInput): ActText | null {
  if (hasLost) return null;
  if (side === "seller") return theirs("Waiting for the buyer");
  return isPaidByBank ? theirs("We are checking your payment") : mine("You act next: pay the booking amount");
}

/** Who acts next on a quotation, seen from one side. */
export function quotationAct(input: QuotationActInput): ActText | null {
  switch (input.status.toLowerCase()) {
    case "pending":
      return pendingAct(input);
    case "seller marked":
      return markedAct(input);
    case "ordered":
      return mine("Go to order");
    case "expired":
    case "withdrawn":
    case "rejected":
      return input.side === "buyer" ? mine("Ask again") : null;
    default:
      return null;
  }
}
