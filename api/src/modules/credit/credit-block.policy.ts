import { formatDay } from "@mandi/shared/format/dates";
import { formatPaise } from "@mandi/shared/format/rupees";
import { type Paise, subtractPaise } from "@mandi/shared/money/paise";

/** Why a buyer gets no new credit; at least one of the two. */
export interface CreditBlock {
  /** Past due for more days than are allowed, and since when. */
  readonly overdue: { readonly openPaise: Paise; readonly since: string; readonly allowedDays: number } | null;
  /** Owed for invoices and booked orders, above the limit. */
  readonly owed: { readonly owedPaise: Paise; readonly limitPaise: Paise } | null;
}

const exactly = (amount: Paise): string => formatPaise(amount, { decimals: 2 });

/** Tells the buyer why, how much, since when, and what they can do. */
export function wordsOfBlock({ overdue, owed }: CreditBlock): string {
  return [
    "We give you no new credit at present.",
    ...(overdue === null
      ? []
      : [
          `${exactly(overdue.openPaise)} has been overdue since ${formatDay(overdue.since)}; we allow ${overdue.allowedDays} days. Please pay it from the cash wallet or by bank transfer.`,
        ]),
    ...(owed === null
      ? []
      : [
          `You owe ${exactly(owed.owedPaise)} for invoices and booked orders; your limit is ${exactly(owed.limitPaise)}. Please pay ${exactly(subtractPaise(owed.owedPaise, owed.limitPaise))} or more from the cash wallet or by bank transfer.`,
        ]),
    "Or ask our desk for an exception.",
  ].join(" ");
}
