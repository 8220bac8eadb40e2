import { formatDay } from "@mandi/shared/format/dates";
import { formatExactPaise } from "@mandi/shared/format/exact";
import { subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { selectOpenOrdersOfBuyer } from "../../reads/party-ageing.read";
import { userAccount } from "../ledger/account";
import { readBalance } from "../ledger/account.service";
import { openOrdersOf } from "../trade-papers/open-orders";
import type { CreditBlock } from "./credit-block.policy";
import { findCreditBlock, findReleaseEnd } from "./credit-block.service";

/** A buyer's credit line, what they owe, and whether they get new credit, in lines for the person who decides. */
export async function creditInWords(db: Db, userId: number, at: Date): Promise<string> {
  const [{ balancePaise, limitPaise }, open, block, liftedUntil] = await Promise.all([
    readBalance(db, userAccount("credit", userId)),
    selectOpenOrdersOfBuyer(db, userId),
    findCreditBlock(db, userId, at),
    findReleaseEnd(db, userId, at),
  ]);
  const owedPaise = sumPaise(openOrdersOf(open).map(({ openPaise }) => openPaise));
  return [
    `Credit limit: ${formatExactPaise(limitPaise)}; used: ${formatExactPaise(balancePaise)}; available: ${formatExactPaise(subtractPaise(limitPaise, balancePaise))}`,
    `Owed for invoices: ${formatExactPaise(owedPaise)}`,
    ...(block === null ? ["New credit: allowed"] : linesOf(block, liftedUntil)),
  ].join("\n");
}

function linesOf({ overdue, owed }: CreditBlock, liftedUntil: string | null): readonly string[] {
  return [
    liftedUntil === null
      ? "New credit: blocked"
      : `New credit: blocked, and allowed once by the desk until ${formatDay(liftedUntil)}`,
    ...(overdue === null
      ? []
      : [
          `Overdue since ${formatDay(overdue.since)}: ${formatExactPaise(overdue.openPaise)}; ${overdue.allowedDays} days are allowed`,
        ]),
    ...(owed === null
      ? []
      : [
          `Owed by all their logins for invoices, booked orders and orders whose transfer is being checked: ${formatExactPaise(owed.totalPaise)}; the limit is ${formatExactPaise(owed.limitPaise)}`,
        ]),
  ];
}
