import { formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { pairAt } from "./pairs";
import { buyerFigures } from "./previews";
import type { DeskQuotation, MarkingBoard, Pair } from "./quotation.api";

/** A confirmation as it was opened: it keeps what was read, whatever a refresh brings. */
export interface Question {
  readonly act: "mark" | "extend" | "reject";
  readonly data: MarkingBoard;
  readonly pair: Pair | undefined;
  /** It was asked for where no field for the reason is near. */
  readonly asksReason: boolean;
}

/**
 * How the quotation or the pair of an open confirmation differs from what was read, as text; null while it does not.
 */
export function changeSince({ act, data: read, pair }: Question, now: MarkingBoard): string | null {
  const { status, deadline } = now.quotation;
  if (status !== read.quotation.status) return quotation.statusNow(status);
  if (markedOf(now.quotation) !== markedOf(read.quotation)) return quotation.markedMeanwhile;
  if (deadline !== read.quotation.deadline) return quotation.closesNow(formatMoment(deadline));
  return act === "mark" && pair !== undefined ? pairChange(pair, read, now) : null;
}

/** The marked seller, as one comparable text. */
const markedOf = ({ marking }: DeskQuotation): string =>
  marking === null ? "" : `${marking.seller_id}-${marking.transporter_id}`;

function pairChange(pair: Pair, read: MarkingBoard, now: MarkingBoard): string | null {
  const next = pairAt(now, { seller: pair.seller_id, truck: pair.transporter_id });
  if (next === undefined) return quotation.pairGone;
  const before = figuresOf(read, pair);
  const after = figuresOf(now, next);
  const changes = after.flatMap(({ term, value }, place) => {
    const old = before[place]?.value ?? "";
    return old === value ? [] : [quotation.figureNow(term, old, value)];
  });
  if (next.can_deliver < pair.can_deliver) changes.push(quotation.shortNow);
  return changes.length === 0 ? null : changes.join(" ");
}

/** The displayed fields of a pair, without the validity of its price, which moves with the clock. */
function figuresOf(board: MarkingBoard, pair: Pair) {
  return [
    { term: quotation.landed, value: formatRupees(pair.landed_per_mt, { decimals: "auto" }) },
    ...buyerFigures(board, pair),
    { term: quotation.sellerTotal, value: formatRupees(pair.seller_total, { decimals: "auto" }) },
  ];
}
