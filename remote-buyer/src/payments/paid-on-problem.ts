import { textProblem } from "@mandi/shared/contract/field-problem";
import { paidOnField } from "@mandi/shared/contract/payment";
import { toIndianDay } from "@mandi/shared/format/dates";
import { transferDayProblem } from "@mandi/shared/format/transfer-day";
import { serverNow } from "@mandi/shared/query/server-clock";

/** Why the server would refuse the day of a transfer; null when it would not. */
export function paidOnProblem(day: string): string | null {
  return textProblem(paidOnField, day) ?? transferDayProblem(day, toIndianDay(serverNow()));
}
