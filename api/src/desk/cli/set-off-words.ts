import { namedFigure } from "./figures";

/** What came off a payment, in words: `1,050.00 for bill GB/7, O2627000091`. */
export function setOffWords(debts: readonly unknown[]): string {
  return debts.map((debt) => wordsOf(typeof debt === "object" && debt !== null ? { ...debt } : {})).join("; ");
}

function wordsOf({
  amount,
  bill,
  order,
}: {
  readonly amount?: unknown;
  readonly bill?: unknown;
  readonly order?: unknown;
}) {
  const forWhat = [...(typeof bill === "string" ? [`bill ${bill}`] : []), String(order)].join(", ");
  return `${namedFigure("amount", Number(amount))} for ${forWhat}`;
}
