import type { FreightRecordAnswer } from "../contract/freight-estimate";

/** How often the ranges of past estimates to a place held; empty while too few are known. */
export function recordWords(answer: FreightRecordAnswer | null): string {
  if (!answer?.record) return "";
  const { count, percent, is_of_city } = answer.record;
  const city = is_of_city ? answer.city : "any city";
  return `Of ${count} past freight estimates to ${city}, at least ${percent}% came out within the range shown.`;
}
