import { tradeDay } from "../../../platform/clock";
import type { EwayBillMade } from "../../tax-portal/tax-portal";
import { lastDayOf } from "./validity";

/** The longest distance that the portal accepts. */
const kilometresAtMost = 4_000;

/**
 * What is impossible in the portal's answer; null when nothing is. The portal may count a shorter distance than we stated, but never
 * a longer one.
 */
export function madeProblem(
  { number, madeAt, validUntil }: EwayBillMade,
  kilometres: number,
  kilometresADay: number,
): string | null {
  if (!/^\d{12}$/.test(number)) return `"${number}" is no number of an e-way bill: it has 12 digits.`;
  if (validUntil === null) return "The portal has not said until when the e-way bill is valid.";
  if (validUntil <= madeAt) return "The e-way bill would end before it was made.";
  const last = lastDayOf(madeAt, kilometres === 0 ? kilometresAtMost : kilometres, kilometresADay);
  // Entered by hand, an end may be the midnight after its last day.
  return tradeDay(new Date(validUntil.getTime() - 60_000)) > last
    ? "The e-way bill would be valid for too long."
    : null;
}
