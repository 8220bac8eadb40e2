import { formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { pairAt } from "./pairs";
import { buyerFigures } from "./previews";
import type { DeskQuotation, MarkingBoard, Pair } from "./quotation.api";

/** A question as it was asked: what it is about stays as it was read, whatever a refresh brings. */
export interface Question {
  readonly act: "mark" | "extend" | "reject";
  readonly data: MarkingBoard;
  readonly pair: Pair | undefined;
}

/** How the quotation or the pair of an open question is no longer what was read, in words; null while it is. */
export function changeSince({ act, data: read, pair }: Question, now: MarkingBoard): string | null {
  const { status, deadline } = now.quotation;
  if (status !== read.quotation.status) return quotation.statusNow(status);
  if (markedOf(now.quotation) !== markedOf(read.quotation)) return quotation.markedMeanwhile;
  if (act === "extend" && deadline !== read.quotation.deadline) return quotation.closesNow(formatMoment(deadline));
  return act === "mark" && pair !== undefined ? pairChange(pair, read, now) : null;
}

/** Who is marked, as one comparable word. */
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

/** What the page shows of a pair. Until when its price would hold is no part of it: that moves with the clock. */
function figuresOf(board: MarkingBoard, pair: Pair) {
  return [
    { term: quotation.landed, value: formatRupees(pair.landed_per_mt, { decimals: "auto" }) },
    ...buyerFigures(board, pair),
    { term: quotation.sellerTotal, value: formatRupees(pair.seller_total, { decimals: "auto" }) },
  ];
}
