import type { OrderDeduction, OrderTdsAnswer } from "@mandi/shared/contract/order-tds";
import { maxPaise, minPaise, rupeesFromPaise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { roundDownToRupee } from "@mandi/shared/money/rounding";
import type { Db } from "../../platform/database/database";
import { rupees } from "../../platform/wire-figures";
import { findOwnCertificate } from "../lower-deduction/own-certificate.service";
import { readDue } from "../orders/amounts/order-payment.service";
import type { OrderRow } from "../orders/order.store";
import { readUnderCheckOfOrder } from "../payments/bank-transfer.service";
import { findDeductible, readDeductedFrom } from "./buyer-tds.service";
import { type AdviceRow, selectAdvicesOfOrder, selectOpenOfQuarter, selectStandingAdvices } from "./buyer-tds.store";
import { quarterText } from "./quarter";

/** What a buyer deducted from an order, oldest first, and how much they may still deduct. */
export async function readOrderDeductions(db: Db, order: OrderRow, now: Date): Promise<OrderTdsAnswer["data"]> {
  const deductible = await findDeductible(db, order, now);
  const { duePaise } = await readDue(db, order);
  const openPaise = subtractPaise(duePaise, await readUnderCheckOfOrder(db, order.id));
  const leastPaise = maxPaise(zeroPaise, minPaise(openPaise, deductible?.mostPaise ?? zeroPaise));
  return {
    code: deductible?.code ?? "",
    tan_number: deductible?.tan ?? "",
    at_most: rupeesFromPaise(roundDownToRupee(leastPaise)),
    deductible_from: (await readDeductedFrom(db, order)).day,
    certificate: deductible && (await findOwnCertificate(db, order, { ...deductible, at: now })),
    deducted: await Promise.all((await selectAdvicesOfOrder(db, order.id)).map((row) => present(db, row))),
  };
}

/** Everything that counts as deducted from an order, newest first. */
export const listStandingDeductions = selectStandingAdvices;

async function present(db: Db, row: AdviceRow): Promise<OrderDeduction> {
  const { buyer_id: buyerId, tan, code, financial_year: year, quarter } = row;
  const openPaise = await selectOpenOfQuarter(db, { buyerId, tan, code, year, quarter });
  const state = row.refused_at !== null ? "refused" : openPaise > 0 ? "waiting" : "certified";
  return {
    date: row.date,
    code,
    amount: rupees(row.amount_paise),
    quarter: quarterText({ year, quarter }),
    state,
    refusal: row.refusal ?? "",
  };
}
