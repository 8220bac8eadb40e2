import type { QueueTaker } from "@mandi/shared/contract/desk/queue";
import { formatTime } from "@mandi/shared/format/dates";
import { taking } from "@mandi/shared/messages/desk-taking";

/** `You, 10:42 am`. */
export const takerWords = ({ name, at, is_own }: QueueTaker): string =>
  taking.takenSince(is_own === 1 ? taking.takenByMe : name, formatTime(at));
