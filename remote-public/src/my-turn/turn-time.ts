import type { TurnItem } from "@mandi/shared/contract/my-turn";
import { formatShortDay, formatTime, toIndianDay } from "@mandi/shared/format/dates";
import { timeLateWords, timeLeftWords } from "@mandi/shared/format/time-left";
import { freightActs } from "@mandi/shared/messages/freight-acts";
import { myTurn } from "@mandi/shared/messages/my-turn";

export interface TurnTime {
  readonly text: string;
  /** Ends within the hour, or is over. */
  readonly isShort: boolean;
}

const hourMs = 3_600_000;

/** The time left for a task, that of a bid being the sellers'; without a deadline, how long it has waited. */
export function turnTime({ kind, since, until }: Pick<TurnItem, "kind" | "since" | "until">, now: number): TurnTime {
  if (until === null) return { text: myTurn.waiting(startOf(since, now)), isShort: false };
  const isBid = kind === "bid";
  const end = Date.parse(until);
  const left = end - now;
  if (left < 0)
    return isBid ? { text: freightActs.lastMinutes, isShort: false } : { text: timeLateWords(-left), isShort: true };
  if (left < 24 * hourMs) {
    const words = timeLeftWords(left);
    return { text: isBid ? freightActs.sellersHave(words) : words, isShort: left < hourMs };
  }
  // A payment day ends at midnight; the moment itself would show the next day.
  const isMidnight = toIndianDay(end) !== toIndianDay(end - 1);
  const day = isMidnight ? formatShortDay(end - 1) : `${formatShortDay(end)}, ${formatTime(end)}`;
  return { text: isBid ? freightActs.sellersUntil(day) : myTurn.by(day), isShort: false };
}

function startOf(since: string, now: number): string {
  return toIndianDay(since) === toIndianDay(now) ? formatTime(since) : formatShortDay(since);
}
