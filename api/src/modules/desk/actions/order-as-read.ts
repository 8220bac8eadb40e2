import { orderAsRead } from "@mandi/shared/contract/desk/order-as-read";
import { read } from "@mandi/shared/contract/read";
import { formatExact } from "@mandi/shared/format/exact";
import { type Paise, paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { Object as ObjectOf, type Static } from "typebox";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { rupees } from "../../../platform/wire-figures";
import { readOrderMoney } from "../../ledger/statement.service";
import { dueOf } from "../../orders/amounts/order-due";
import { lockOrder } from "../../orders/order.service";
import type { DeskAction } from "./desk-action";

const AsRead = ObjectOf(orderAsRead);

/** What was read of the order, which the second person reads on its page. */
export const askedAsRead = {
  expected_status: "elsewhere",
  expected_price: "elsewhere",
  expected_due: "elsewhere",
} as const;

/**
 * The same act on an order, refused (409) when the order's status, price or amount due is no longer what the caller read. Each
 * of the three is compared where the caller sends it.
 */
export function onOrderAsRead(action: DeskAction): DeskAction {
  return {
    ...action,
    async run(tx, id, body, context) {
      const { expected_status, expected_price, expected_due, ...own }: Record<string, unknown> = { ...Object(body) };
      await refuseIfChanged(tx, id, read(AsRead, { expected_status, expected_price, expected_due }));
      return action.run(tx, id, own, context);
    },
  };
}

/** Checks that a note whose total follows from what is left of its document is the one that was read. @throws Refusal 409 */
export function refuseOtherTotal(totalPaise: Paise, expected: number | undefined): void {
  if (expected === undefined || paiseFromRupees(expected) === totalPaise) return;
  const [now, then] = [rupeesText(rupeesFromPaise(totalPaise)), rupeesText(expected)];
  throw new Refusal("conflict", { message: `The note now comes to ${now}, not ${then}.` });
}

/** Checks that a change comes to the for price that was read. @throws Refusal 409 */
export function refuseOtherPrice(forPaise: number, expected: number | undefined): void {
  if (expected === undefined || paiseFromRupees(expected) === forPaise) return;
  const [now, then] = [rupeesText(rupees(forPaise)), rupeesText(expected)];
  throw new Refusal("conflict", { message: `The order would now cost ${now}, not ${then}.` });
}

/** @throws Refusal 409 with what was read and what it is now */
async function refuseIfChanged(tx: Db, id: number, asRead: Static<typeof AsRead>): Promise<void> {
  if (Object.values(asRead).every((value) => value === undefined)) return;
  const order = await lockOrder(tx, id);
  const money = await readOrderMoney(tx, id);
  const changes = [
    changed("status", asRead.expected_status, order.status),
    changed("price", rupeesText(asRead.expected_price), rupeesText(rupees(order.for_paise))),
    changed("amount due", rupeesText(asRead.expected_due), rupeesText(rupeesFromPaise(dueOf(order, money.paidPaise)))),
  ].filter((change) => change !== null);
  if (changes.length > 0) {
    throw new Refusal("conflict", { message: `The order changed in the meantime. ${changes.join(" ")}` });
  }
}

function rupeesText(amount: number): string;
function rupeesText(amount: number | undefined): string | undefined;
function rupeesText(amount: number | undefined): string | undefined {
  return amount === undefined ? undefined : formatExact(amount);
}

function changed(what: string, asRead: string | undefined, now: string): string | null {
  return asRead === undefined || asRead === now ? null : `Its ${what} was ${asRead} and is now ${now}.`;
}
