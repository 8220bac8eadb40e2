import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { formatVehiclesIn } from "@mandi/shared/format/vehicle";
import { type Paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { advisoryLock } from "../../platform/database/transaction";
import { found, invalidField } from "../../platform/errors";
import { type MonthOf, monthOf } from "../../platform/trade-month";
import { rupees } from "../../platform/wire-figures";
import {
  type StatementRow,
  selectOpeningBalance,
  selectOpenOrders,
  selectStatementRows,
} from "../../reads/account-statement.read";
import { readPersonParty, readPlatformParty } from "../orders/invoice/invoice-parties.service";
import { findStatement, issuePaper } from "../papers/paper.service";
import type { AccountStatement, StatementLine } from "../papers/trade-paper";
import { ageOf } from "./ageing.policy";
import { openOrdersOf } from "./open-orders";

/** A statement is read and printed in one piece; with more lines than this it must be requested in parts. */
const linesAtMost = 1_000;
const monthsAtMost = 12;

/** The account, and the months. */
export interface StatementWish {
  readonly side: AccountSide;
  /** `2026-04` */
  readonly from: string;
  readonly to: string;
}

/** A statement of an account. */
export interface IssuedStatement {
  readonly id: number;
  readonly number: string;
  /** False for one that these months had already. */
  readonly isNew: boolean;
}

/**
 * Issues the statement of a person's account for past months. Past months no longer change, so the same months
 * have one statement: asking again returns the one that was issued.
 *
 * @returns key and number of the document
 * @throws Refusal 422 for months that are not over or too many
 */
export async function issueStatement(
  tx: Db,
  userId: number,
  wish: StatementWish,
  context: ActContext,
): Promise<IssuedStatement> {
  const days = daysOf(wish, tradeDay(context.at));
  await advisoryLock(tx, "statement", String(userId), wish.side);
  const former = await findStatement(tx, { partyId: userId, side: wish.side, ...days });
  if (former !== undefined) return { ...former, isNew: false };
  const account = await readAccount(tx, userId, wish.side, days);
  const [supplier, recipient] = await Promise.all([readPlatformParty(tx), readPersonParty(tx, userId)]);
  const common = { supplier, recipient, side: wish.side, first_day: days.first, last_day: days.last };
  await issuePaper(
    tx,
    {
      kind: "statement",
      gstin: supplier.gst_number,
      partyId: userId,
      draw: (number, date) => ({ number, date, ...common, ...account }),
    },
    context,
  );
  const issued = found(await findStatement(tx, { partyId: userId, side: wish.side, ...days }));
  return { ...issued, isNew: true };
}

function daysOf({ from, to }: StatementWish, today: string): MonthOf {
  const { first } = monthOf(from);
  const { last } = monthOf(to);
  if (last < first) throw invalidField("to", "Please choose a month that is not before the first");
  if (last >= today) throw invalidField("to", "Please choose a month that is over");
  const count = (year: string): number => Number(year.slice(0, 4)) * 12 + Number(year.slice(5));
  if (count(to) - count(from) >= monthsAtMost)
    throw invalidField("from", `Please choose at most ${monthsAtMost} months`);
  return { first, last };
}

async function readAccount(
  tx: Db,
  userId: number,
  side: AccountSide,
  days: MonthOf,
): Promise<Pick<AccountStatement, "opening" | "lines" | "closing" | "ageing">> {
  const [openingPaise, rows, open] = await Promise.all([
    selectOpeningBalance(tx, side, userId, days.first),
    selectStatementRows(tx, { side, userId, days, limit: linesAtMost + 1 }),
    selectOpenOrders(tx, side, userId, days.last),
  ]);
  if (rows.length > linesAtMost) throw invalidField("from", "These months have too many lines. Please choose fewer.");
  const sign = side === "buyer" ? 1 : -1;
  const { lines, closing } = linesOf(rows, openingPaise, sign);
  // Ages at which nothing is open are left out here, not where it is drawn: the document shows all of its snapshot.
  const ageing = ageOf(openOrdersOf(open), days.last)
    .filter(({ openPaise }) => openPaise !== 0)
    .map(({ from, until, openPaise }) => ({ from, until, amount: rupeesFromPaise(openPaise) }));
  return { opening: rupees(sign * openingPaise), lines, closing, ageing };
}

/** The order is named beside each text. */
function withoutOrder(text: string, order: string): string {
  const end = `, ${order}`;
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

function linesOf(rows: readonly StatementRow[], openingPaise: Paise, sign: 1 | -1) {
  let balance: number = openingPaise;
  const lines = rows.map(({ at, description, order_number, amount_paise }): StatementLine => {
    balance += amount_paise;
    return {
      date: tradeDay(at),
      text: formatVehiclesIn(withoutOrder(description, order_number)),
      order: order_number,
      debit: rupees(Math.max(amount_paise, 0)),
      credit: rupees(Math.max(-amount_paise, 0)),
      balance: rupees(sign * balance),
    };
  });
  return { lines, closing: rupees(sign * balance) };
}
