import type { ReadDebt } from "@mandi/shared/contract/desk/payout";
import { formatExactPaise } from "@mandi/shared/format/exact";
import { type Paise, paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { readOrder } from "../orders/order.service";
import type { PlannedSetOff } from "./set-off.service";

/** The debts that come off a payment, in the form in which a request keeps them. */
export const asReadDebts = (setOffs: readonly PlannedSetOff[]): ReadDebt[] =>
  setOffs.map(({ debt: { orderId, bill }, amountPaise }) => {
    return { order_id: orderId, bill, amount: rupeesFromPaise(amountPaise) };
  });

/** `₹9,639.00 for bill TR/7, O2627000089`: a debt by its document, where it has one, and its order. */
export const debtInWords = (amountPaise: Paise, bill: string | null, order: string): string =>
  `${formatExactPaise(amountPaise)} for ${bill === null ? "" : `bill ${bill}, `}${order}`;

/** @throws Refusal 409 naming each debt that no longer comes off a payment as somebody read it, and each that they did not read */
export async function refuseOtherDebts(
  tx: Db,
  number: string,
  setOffs: readonly PlannedSetOff[],
  readDebts: readonly ReadDebt[] | undefined,
): Promise<void> {
  if (readDebts === undefined) return;
  const now = asReadDebts(setOffs);
  const isIn = (debts: readonly ReadDebt[], { order_id, bill, amount }: ReadDebt) =>
    debts.some((one) => one.order_id === order_id && one.bill === bill && one.amount === amount);
  const gone = readDebts.filter((debt) => !isIn(now, debt));
  const added = now.filter((debt) => !isIn(readDebts, debt));
  const changes = [
    ...(await inWords(tx, gone, "no longer comes off as it was read")),
    ...(await inWords(tx, added, "would come off now")),
  ];
  if (changes.length === 0) return;
  throw new Refusal("conflict", { message: `${number}: ${changes.join("; ")}. Please check the batch again.` });
}

function inWords(tx: Db, debts: readonly ReadDebt[], what: string): Promise<readonly string[]> {
  return Promise.all(
    debts.map(async ({ order_id, bill, amount }) => {
      return `${debtInWords(paiseFromRupees(amount), bill, (await readOrder(tx, order_id)).number)}, ${what}`;
    }),
  );
}

/** @throws Refusal 409 when another sum comes off than somebody read */
export function refuseOtherSetOff(number: string, setOffPaise: Paise, readPaise: Paise | undefined): void {
  if (readPaise === undefined || readPaise === setOffPaise) return;
  const [now, then] = [setOffPaise, readPaise].map((sum) => formatExactPaise(sum));
  throw new Refusal("conflict", {
    message: `${number}: ${now} is set off now, not ${then}. Please check the batch again.`,
  });
}
