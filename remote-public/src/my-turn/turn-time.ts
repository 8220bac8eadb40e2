import type { TurnItem } from "@mandi/shared/contract/my-turn";
import { formatShortDay, formatTime, toIndianDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { timeLateWords, timeLeftWords } from "@mandi/shared/format/time-left";
import { unbroken } from "@mandi/shared/format/unbroken";
import { freightActs } from "@mandi/shared/messages/freight-acts";
import { myTurn } from "@mandi/shared/messages/my-turn";
import { subtractRupees } from "@mandi/shared/money/paise";

export interface TurnTime {
  readonly text: string;
  /** Ends within the hour, or is over. */
  readonly isShort: boolean;
  /** It names a time for each part of the amount, and may wrap. */
  readonly isOfParts?: boolean;
}

type TimedItem = Pick<TurnItem, "kind" | "since" | "until" | "amount" | "late" | "due_today">;

const hourMs = 3_600_000;

/**
 * The time left for a task, that of a bid being the sellers'; without a deadline, how long it has waited. A payment of which only a
 * part is late or due today says how much.
 *
 * @param decimals of amounts
 */
export function turnTime(item: TimedItem, now: number, decimals: 0 | 2): TurnTime {
  const { kind, since, until } = item;
  if (until === null) return { text: myTurn.waiting(startOf(since, now)), isShort: false };
  const isBid = kind === "bid";
  const end = Date.parse(until);
  const left = end - now;
  const parts = partsOf(item, timeLateWords(end, now), decimals);
  if (parts.length > 1) return { text: parts.join(", "), isShort: left < 0, isOfParts: true };
  if (left < 0)
    return isBid ? { text: freightActs.lastMinutes, isShort: false } : { text: timeLateWords(end, now), isShort: true };
  if (left < 24 * hourMs) {
    const words = timeLeftWords(left);
    return { text: isBid ? freightActs.sellersHave(words) : words, isShort: left < hourMs };
  }
  // A payment day ends at midnight; the moment itself would show the next day.
  const isMidnight = toIndianDay(end) !== toIndianDay(end - 1);
  const day = isMidnight ? formatShortDay(end - 1) : `${formatShortDay(end)}, ${formatTime(end)}`;
  return { text: isBid ? freightActs.sellersUntil(day) : myTurn.by(day), isShort: false };
}

/** What of a payment is late, due today and due later; a part of nothing is left out. */
function partsOf({ amount, late = 0, due_today: today = 0 }: TimedItem, lateWords: string, decimals: 0 | 2): string[] {
  if (amount === null || (late === 0 && today === 0)) return [];
  const later = subtractRupees(subtractRupees(amount, late), today);
  const parts = [
    { rupees: late, words: lateWords },
    { rupees: today, words: myTurn.dueToday },
    { rupees: later, words: myTurn.dueLater },
  ];
  return parts
    .filter(({ rupees }) => rupees > 0)
    .map(({ rupees, words }) => unbroken(`${formatRupees(rupees, { decimals })} ${words}`));
}

function startOf(since: string, now: number): string {
  return toIndianDay(since) === toIndianDay(now) ? formatTime(since) : formatShortDay(since);
}
