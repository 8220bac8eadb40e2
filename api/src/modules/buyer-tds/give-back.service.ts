import { formatPaise } from "@mandi/shared/format/rupees";
import { addPaise, maxPaise, minPaise, type Paise, paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { roundDownToRupee } from "@mandi/shared/money/rounding";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { userAccount } from "../ledger/account";
import { lockBalance } from "../ledger/account.service";
import type { OrderRow } from "../orders/order.store";
import { bookAdvice, takeAdviceBack } from "./buyer-tds.entries";
import { readMostDeducted } from "./buyer-tds.service";
import { type AdviceRow, selectAdvisedOfOrder, selectOpenOfQuarter, selectStandingAdvices } from "./buyer-tds.store";

interface RefundOfOrder {
  readonly refundPaise: Paise;
  /** What the refund is taken from. Nothing may stay deducted from an advance, because its order has ended. */
  readonly towards: "advance" | "receivable";
}

/**
 * The part of a refund that is tax: the platform never received what a buyer deducted beyond the statutory rate on the order's total. It
 * stops counting as paid, and they correct it with the tax office; what a certificate shows is refunded as money. The rest of a
 * deduction is kept as one of the same quarter.
 *
 * @returns how much of the refund this is, in whole rupees
 */
export async function giveDeductionsBack(
  tx: Db,
  order: OrderRow,
  { refundPaise, towards }: RefundOfOrder,
  context: ActContext,
): Promise<Paise> {
  await lockBalance(tx, userAccount("tds_receivable", order.buyer_id));
  const standing = await selectStandingAdvices(tx, order.id);
  if (standing.length === 0) return zeroPaise;
  const mayStayPaise = towards === "advance" ? zeroPaise : await readMostDeducted(tx, order, context.at);
  const deductedPaise = await selectAdvisedOfOrder(tx, order.id);
  const excessPaise = maxPaise(
    zeroPaise,
    roundDownToRupee(minPaise(refundPaise, subtractPaise(deductedPaise, mayStayPaise))),
  );
  let givenPaise: Paise = zeroPaise;
  for (const advice of standing) {
    const partPaise = minPaise(subtractPaise(excessPaise, givenPaise), paise(advice.amount_paise));
    if (partPaise <= 0 || !(await isOpen(tx, advice))) continue;
    await lower(tx, { order, advice, partPaise, towards }, context);
    givenPaise = addPaise(givenPaise, partPaise);
  }
  return givenPaise;
}

/** A sentence for the desk on the tax in a refund; empty when there was none. */
export function taxGivenBack(taxPaise: Paise): string {
  if (taxPaise === 0) return "";
  return ` ${formatPaise(taxPaise)} of it is tax that the buyer deducted: they correct it with the tax office.`;
}

/** No certificate can have shown it. */
async function isOpen(tx: Db, advice: AdviceRow): Promise<boolean> {
  const { buyer_id: buyerId, tan, code, financial_year: year, quarter } = advice;
  return (await selectOpenOfQuarter(tx, { buyerId, tan, code, year, quarter })) >= advice.amount_paise;
}

async function lower(
  tx: Db,
  input: Pick<RefundOfOrder, "towards"> & {
    readonly order: OrderRow;
    readonly advice: AdviceRow;
    readonly partPaise: Paise;
  },
  context: ActContext,
): Promise<void> {
  const { order, advice, partPaise, towards } = input;
  const reason = `${formatPaise(partPaise)} of it is above the tax on this order. Please correct it with the tax office.`;
  await takeAdviceBack(tx, { order, advice, reason }, context);
  const amountPaise = subtractPaise(paise(advice.amount_paise), partPaise);
  if (amountPaise === 0) return;
  const { invoice_id, tan, code, financial_year, quarter, date } = advice;
  const of = { invoice_id, tan, code, financial_year, quarter, date };
  await bookAdvice(tx, { order, towards, amountPaise, of }, context);
}
