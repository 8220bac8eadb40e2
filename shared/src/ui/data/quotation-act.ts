import { formatTime, type Moment } from "../../format/dates";

export type ActText = {
  readonly text: string;
  /** A short version for small rows. */
  readonly short?: string;
  readonly isMine: boolean;
};

export type QuotationActInput = {
  readonly status: string;
  readonly side: "buyer" | "seller";
  /** The window for offers is over. */
  readonly isClosed?: boolean;
  readonly isPaidByBank?: boolean;
  /** Another seller's offer was marked: it is over for this one. */
  readonly hasLost?: boolean;
  readonly closesAt?: Moment | null;
  /** The seller has a price on the board: they may change it, and nobody waits for them. */
  readonly hasOffered?: boolean;
};

const theirs = (text: string, short: string): ActText => ({ text, short, isMine: false });
const mine = (text: string, short: string): ActText => ({ text, short, isMine: true });

function pendingAct({ side, isClosed = false, hasOffered = false, closesAt = null }: QuotationActInput): ActText {
  if (side === "buyer") {
    if (isClosed) return theirs("We are comparing the offers", "we compare");
    if (closesAt === null) return theirs("Sellers are answering", "sellers answer");
    return theirs(`Offers until ${formatTime(closesAt)}`, `offers until ${formatTime(closesAt)}`);
  }
  if (isClosed) return theirs("Closed, waiting for the result", "closed");
  if (closesAt === null) return mine("Your price", "you: give price");
  const until = formatTime(closesAt);
  if (hasOffered) return theirs(`Price given, you can change it until ${until}`, `open to ${until}`);
  return mine(`Your price until ${until}`, `price by ${until}`);
}

function markedAct({ side, isPaidByBank = false, hasLost = false }: QuotationActInput): ActText | null {
  if (hasLost) return null;
  if (side === "seller") return theirs("Waiting for the buyer", "buyer decides");
  if (isPaidByBank) return theirs("We are checking your payment", "we check");
  return mine("You act next: pay the booking amount", "you: pay");
}

/** Who acts next on a quotation, from one side's point of view. */
export function quotationAct(input: QuotationActInput): ActText | null {
  switch (input.status.toLowerCase()) {
    case "pending":
      return pendingAct(input);
    case "seller marked":
      return markedAct(input);
    case "ordered":
      return mine("Go to order", "go to order");
    case "expired":
    case "withdrawn":
    case "rejected":
      return input.side === "buyer" ? mine("Ask again", "ask again") : null;
    default:
      return null;
  }
}
