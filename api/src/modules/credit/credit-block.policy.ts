import { formatDay } from "@mandi/shared/format/dates";
import { formatExactPaise } from "@mandi/shared/format/exact";
import { addPaise, type Paise, subtractPaise } from "@mandi/shared/money/paise";

/** Why a buyer gets no new credit; at least one of the two. */
export interface CreditBlock {
  /** Past due for more days than are allowed, and since when. */
  readonly overdue: { readonly openPaise: Paise; readonly since: string; readonly allowedDays: number } | null;
  /** Owed for invoices and booked orders and, with what a new order adds, above the limit. */
  readonly owed: OwedAboveLimit | null;
}

interface OwedAboveLimit {
  readonly owedPaise: Paise;
  /** The part of it for orders with days to pay that are made when the desk finds their transfer. */
  readonly reportedPaise: Paise;
  /** Owed by all logins of their company; they learn only that there is more. */
  readonly totalPaise: Paise;
  /** What the new order leaves to pay after its invoices; zero where there is none. */
  readonly addedPaise: Paise;
  readonly limitPaise: Paise;
  /** Not where it may be the limit of a company whose PAN they typed. */
  readonly isLimitTold: boolean;
}

/** Tells the buyer why, how much, since when, and what they can do. */
export function wordsOfBlock({ overdue, owed }: CreditBlock): string {
  return [
    "We cannot give you new credit at present.",
    ...(overdue === null
      ? []
      : [
          `${formatExactPaise(overdue.openPaise)} has been overdue since ${formatDay(overdue.since)}; we allow ${overdue.allowedDays} days. Please pay it from the cash wallet or by bank transfer.`,
        ]),
    ...(owed === null ? [] : wordsOfOwed(owed)),
    isOnlyNewOrder({ overdue, owed })
      ? "Our desk can raise what you may owe."
      : "Once this is paid, you can use credit again. You can also ask our desk for an exception.",
  ].join(" ");
}

/** Whether only the new order goes above the limit: what is owed already blocks nothing, so there is nothing for the desk to lift. */
const isOnlyNewOrder = ({ overdue, owed }: CreditBlock): boolean =>
  overdue === null && owed !== null && owed.totalPaise <= owed.limitPaise;

function wordsOfOwed(owed: OwedAboveLimit): readonly string[] {
  const added = owed.addedPaise > 0 ? `, and this order would add ${formatExactPaise(owed.addedPaise)}` : "";
  const reported =
    owed.reportedPaise > 0
      ? ` and ${formatExactPaise(owed.reportedPaise)} for orders whose transfer we are checking`
      : "";
  const booked = formatExactPaise(subtractPaise(owed.owedPaise, owed.reportedPaise));
  const own = `You owe ${booked} for invoices and booked orders${reported}${added}`;
  const most = owed.isLimitTold ? `the ${formatExactPaise(owed.limitPaise)} that you may owe` : "you may owe";
  if (owed.totalPaise !== owed.owedPaise) {
    return [
      `${own}; together with what other logins under your PAN owe, this is more than ${most}.`,
      "Please pay from the cash wallet or by bank transfer, from any of these logins.",
    ];
  }
  if (!owed.isLimitTold) {
    return [`${own}; this is more than you may owe.`, "Please pay from the cash wallet or by bank transfer."];
  }
  const excessPaise = subtractPaise(addPaise(owed.owedPaise, owed.addedPaise), owed.limitPaise);
  return [
    `${own}; you may owe at most ${formatExactPaise(owed.limitPaise)}.`,
    ...(excessPaise <= subtractPaise(owed.owedPaise, owed.reportedPaise)
      ? [`Please pay ${formatExactPaise(excessPaise)} or more from the cash wallet or by bank transfer.`]
      : []),
  ];
}
