import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import { type Choice, sellerOf, stockWords } from "./pairs";
import type { MarkingBoard, Pair } from "./quotation.api";

/** What is chosen on the board, and the price of it where it can be marked. */
export interface Chosen {
  readonly data: MarkingBoard;
  readonly choice: Choice | null;
  readonly pair: Pair | undefined;
}

/** The buyer has reported a payment for the marked terms: no other pair can be marked. */
export const isPaidFor = ({ board }: MarkingBoard): boolean => board.is_paid_for === 1;

/** Why a choice cannot be marked: in full, and in a few words for the bar of a phone. */
export interface WhyNot {
  readonly text: string;
  readonly short: string;
  /** Of the element on the page that has the text. */
  readonly id: string;
}

/** Why the board's own button cannot mark anything now; null where it can. */
export function whyNot({ data, choice, pair }: Chosen): Omit<WhyNot, "id"> | null {
  const { quotation, board } = data;
  if (isPaidFor(data)) return { text: messages.paidFor, short: messages.isPaidFor };
  if (quotation.offer_list.length === 0) return { text: messages.noOffers, short: messages.cannot };
  if (board.pairs.length === 0) return { text: messages.noPair, short: messages.cannot };
  if (pair === undefined) return { text: missingPair(quotation, choice), short: messages.cannot };
  if (pair.can_deliver === 0) {
    const seller = sellerOf(data, pair.seller_id);
    return {
      text: messages.cannotMarkShort(seller, stockWords(data, pair.seller_id)),
      short: messages.cannotDeliver,
    };
  }
  // A pair that one person may mark is not kept from them by a colleague's request.
  const waits = board.approval_id && pair.needs_second === 1;
  return waits ? { text: messages.alreadyWaits, short: messages.waitsShort } : null;
}

function missingPair({ marking }: MarkingBoard["quotation"], choice: Choice | null): string {
  if (choice === null) return messages.choose;
  const isMarked = marking?.seller_id === choice.seller && marking.transporter_id === choice.truck;
  return isMarked ? messages.chooseOther : messages.pairCannot;
}
