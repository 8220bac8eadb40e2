import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import type { MarkingBoard, Pair } from "./quotation.api";

/** Which pair is chosen on the board. */
export interface Choice {
  readonly seller: number;
  readonly truck: number;
}

export function pairAt({ board }: MarkingBoard, { seller, truck }: Choice): Pair | undefined {
  return board.pairs.find((pair) => pair.seller_id === seller && pair.transporter_id === truck);
}

/** The lowest pair whose seller can deliver; the board has it first. */
export function lowestOf({ board }: MarkingBoard): Pair | undefined {
  return board.pairs.find(({ can_deliver }) => can_deliver === 1);
}

/** The name of a seller who made an offer. */
export function sellerOf({ quotation }: MarkingBoard, id: number): string {
  return quotation.offer_list.find(({ seller_id }) => seller_id === id)?.seller ?? messages.seller;
}

/** `lowest`, `+10`, `−63`: per MT before GST, compared with the lowest that can deliver. */
export function differenceWords(pair: Pair, lowest: Pair | undefined): string {
  if (lowest === undefined) return "";
  const difference = pair.landed_per_mt - lowest.landed_per_mt;
  if (difference === 0) return pair.can_deliver === 1 ? messages.lowest : messages.same;
  return movedWords(difference);
}

/** `+10`, `−63`, `0`: the difference between two prices. */
export function movedWords(difference: number): string {
  if (difference === 0) return messages.notMoved;
  const amount = formatRupees(Math.abs(difference), { symbol: "" });
  return difference > 0 ? messages.difference(amount) : messages.below(amount);
}

/** `42 orders, 96% loaded in time, 1 cancelled`; empty where the api does not have it. */
export function recordWords({ board }: MarkingBoard, sellerId: number): string {
  const record = board.records?.find(({ seller_id }) => seller_id === sellerId);
  if (record === undefined) return "";
  const { orders, cancelled, loaded, loaded_in_time } = record;
  if (orders === 0) return messages.noRecord;
  return [
    messages.record(orders),
    ...(loaded === 0 ? [] : [messages.inTime(Math.floor((loaded_in_time * 100) / loaded))]),
    ...(cancelled === 0 ? [] : [messages.cancelled(cancelled)]),
  ].join(", ");
}

/** A seller's stock of the requested sizes. */
export function stockWords({ board }: MarkingBoard, sellerId: number): string {
  const own = board.free.filter(({ seller_id }) => seller_id === sellerId);
  const short = own.filter(({ asked, free }) => free !== null && free < asked);
  if (short.length > 0) {
    return messages.short(
      short
        .map(({ size, asked, free }) => messages.sizeShort(size, formatTonnes(free ?? 0), formatTonnes(asked)))
        .join(", "),
    );
  }
  return own.some(({ free }) => free === null) ? messages.noStock : messages.covers;
}
