import { daysAfter } from "@mandi/shared/format/days";
import { addPaise, minPaise, type Paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";

/** What is open for an order, and the papers that it may be for, the oldest due first. */
export interface OpenOrder {
  readonly openPaise: Paise;
  readonly papers: readonly { readonly dueOn: string; readonly totalPaise: Paise }[];
}

/** Days since something fell due: the last of each group; 0 is not due yet, after the last group comes the rest. */
const groups = [0, 15, 30, 60, 90] as const;

/** A group of an ageing: days since it fell due, both included; `until` is null for the rest. */
export interface AgeGroup {
  readonly from: number;
  readonly until: number | null;
  readonly openPaise: Paise;
}

/**
 * What is open by its age on a day. Payments settle what was due first, so the open rest is of the papers that are due last; what
 * no paper asks for is not due.
 */
export function ageOf(orders: readonly OpenOrder[], day: string): readonly AgeGroup[] {
  const sums = [...groups, null].map((until, place) => ({
    from: place === 0 ? 0 : (groups[place - 1] ?? 0) + 1,
    until,
    openPaise: zeroPaise as Paise,
  }));
  for (const { openPaise, papers } of orders) {
    let rest = openPaise;
    for (const { dueOn, totalPaise } of [...papers].reverse()) {
      if (rest <= 0) break;
      const open = minPaise(rest, totalPaise);
      rest = subtractPaise(rest, open);
      const group = sums.find(({ until }) => until === null || dueOn >= daysAfter(day, -until));
      if (group) group.openPaise = addPaise(group.openPaise, open);
    }
    if (rest > 0 && sums[0]) sums[0].openPaise = addPaise(sums[0].openPaise, rest);
  }
  return sums;
}
