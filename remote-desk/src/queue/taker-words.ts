import type { QueueTaker } from "@mandi/shared/contract/desk/queue";
import { formatTime } from "@mandi/shared/format/dates";
import { queue } from "@mandi/shared/messages/desk-queue";

/** `You, 10:42 am`. */
export const takerWords = ({ name, at, is_own }: QueueTaker): string =>
  queue.takenSince(is_own === 1 ? queue.takenByMe : name, formatTime(at));
