/** Why a quotation whose window has closed is not marked yet: `note` in answers, a plain text, so that an older area shows one that it does not know. */
const markingNeeds = [
  "no offers",
  "no bids",
  "freight asked",
  "late freight",
  "no stock",
  "no price",
  "far price",
  "far freight",
  "by hand",
] as const;
export type MarkingNeed = (typeof markingNeeds)[number];
