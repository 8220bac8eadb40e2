import { textProblem } from "@mandi/shared/contract/field-problem";
import { paidOnField } from "@mandi/shared/contract/payment";
import { transferDayProblem } from "@mandi/shared/format/transfer-day";
import { todayInIndia } from "@mandi/shared/query/today";

/** Why the server would refuse the day of a transfer; null when it would not. */
export function paidOnProblem(day: string): string | null {
  return textProblem(paidOnField, day) ?? transferDayProblem(day, todayInIndia());
}
