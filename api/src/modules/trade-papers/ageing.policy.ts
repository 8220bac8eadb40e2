import { daysAfter, daysBetween } from "@mandi/shared/format/days";
import {
  addPaise,
  maxPaise,
  minPaise,
  type Paise,
  subtractPaise,
  sumPaise,
  zeroPaise,
} from "@mandi/shared/money/paise";
import type { BasisPoints } from "@mandi/shared/money/percent";
import { roundInterest } from "@mandi/shared/money/rounding";

/** A document that asks for money. */
export interface AskingPaper {
  readonly dueOn: string;
  readonly totalPaise: Paise;
  /** What payments that name it paid. */
  readonly namedPaise: Paise;
}

/** What is open for an order, and the documents that it may belong to, the earliest due first. */
export interface OpenOrder<Paper extends AskingPaper = AskingPaper> {
  readonly openPaise: Paise;
  readonly papers: readonly Paper[];
}

/** Days since something fell due: the last day of each group; 0 is not due yet, and the rest follows after the last group. */
const groups = [0, 15, 30, 60, 90] as const;

/** A group of an ageing: days since it fell due, both included; `until` is null for the rest. */
export interface AgeGroup {
  readonly from: number;
  readonly until: number | null;
  readonly openPaise: Paise;
}

/**
 * What is open, by age on a day: payments settle the document that they name, else what was due first, so the rest belongs to the
 * documents that are due last; what no document asks for is not due.
 */
export function ageOf(orders: readonly OpenOrder[], day: string): readonly AgeGroup[] {
  const sums = [...groups, null].map((until, place) => ({
    from: place === 0 ? 0 : (groups[place - 1] ?? 0) + 1,
    until,
    openPaise: zeroPaise as Paise,
  }));
  for (const { dueOn, openPaise } of orders.flatMap(datedPartsOf)) {
    const group =
      dueOn === null ? sums[0] : sums.find(({ until }) => until === null || dueOn >= daysAfter(day, -until));
    if (group) group.openPaise = addPaise(group.openPaise, openPaise);
  }
  return sums;
}

/** Interest on what is open past its due day, up to and including a day; each document is rounded separately. GST is added to it. */
export function interestOf(orders: readonly OpenOrder[], day: string, yearly: BasisPoints): Paise {
  return sumPaise(
    orders.flatMap(datedPartsOf).map(({ dueOn, openPaise }) => {
      const days = dueOn === null ? 0 : daysBetween(dueOn, day);
      return days <= 0 ? zeroPaise : roundInterest(openPaise, yearly, days);
    }),
  );
}

/** What is open and fell due more than so many days before a day, and the first of its due days; null where nothing is. */
export function overdueOf(
  orders: readonly OpenOrder[],
  day: string,
  moreThanDays: number,
): { readonly openPaise: Paise; readonly since: string } | null {
  const overdue = orders
    .flatMap(datedPartsOf)
    .flatMap(({ dueOn, openPaise }) =>
      dueOn === null || daysBetween(dueOn, day) <= moreThanDays ? [] : [{ dueOn, openPaise }],
    );
  const since = overdue.map(({ dueOn }) => dueOn).sort()[0];
  return since === undefined ? null : { openPaise: sumPaise(overdue.map(({ openPaise }) => openPaise)), since };
}

const datedPartsOf = (order: OpenOrder) =>
  openPartsOf(order).map(({ paper, openPaise }) => ({ dueOn: paper?.dueOn ?? null, openPaise }));

/** What is open of each document, the latest due first; what exceeds them all has none. */
export function openPartsOf<Paper extends AskingPaper>({ openPaise, papers }: OpenOrder<Paper>) {
  const parts: { readonly paper: Paper | null; readonly openPaise: Paise }[] = [];
  let rest = openPaise;
  for (const paper of [...papers].reverse()) {
    if (rest <= 0) return parts;
    const unpaid = maxPaise(zeroPaise, subtractPaise(paper.totalPaise, paper.namedPaise));
    const open = minPaise(rest, unpaid);
    rest = subtractPaise(rest, open);
    if (open > 0) parts.push({ paper, openPaise: open });
  }
  if (rest > 0) parts.push({ paper: null, openPaise: rest });
  return parts;
}
