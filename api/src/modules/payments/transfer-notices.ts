import { creditTabPath, orderDetailsPath, quotationDetailPath, walletPath } from "@mandi/shared/contract/page-paths";
import { formatPaise } from "@mandi/shared/format/rupees";
import type { Db } from "../../platform/database/database";
import { selectNumbers } from "../../reads/payment-numbers.read";
import { notify } from "../notifications/notification.service";
import type { Payment } from "./payment.store";

interface TransferNotice {
  readonly kind: "transfer reported" | "transfer verified" | "transfer rejected" | "transfer into wallet";
  /** As it was reported. */
  readonly payment: Payment;
  readonly reason?: string;
  readonly at: Date;
}

/** Notifies the payer of the state of their bank transfer: amount, UTR, what it was for, and the desk's reason. */
export async function tellPayer(tx: Db, { kind, payment, reason, at }: TransferNotice): Promise<void> {
  const { purpose, link, number } = await subjectOf(tx, payment);
  await notify(tx, {
    kind,
    userIds: [payment.payerId],
    values: {
      amount: formatPaise(payment.amountPaise),
      utr: payment.utr ?? "",
      purpose,
      number,
      reason: reason ?? "",
    },
    link: kind === "transfer into wallet" ? walletPath : link,
    at,
  });
}

/** The text of a transfer's purpose, and the page that shows it. */
export async function subjectOf(
  tx: Db,
  payment: Payment,
): Promise<{ readonly purpose: string; readonly link: string; readonly number: string }> {
  if (payment.purpose === "top-up") return { purpose: "for your wallet", link: walletPath, number: "" };
  if (payment.purpose === "credit repayment") {
    return { purpose: "for your used credit", link: creditTabPath, number: "" };
  }
  const { quotation, order } = await selectNumbers(tx, payment);
  return payment.purpose === "booking"
    ? { purpose: `for quotation ${quotation}`, link: quotationDetailPath(payment.quotationId ?? ""), number: quotation }
    : { purpose: `for order ${order}`, link: orderDetailsPath(payment.orderId ?? ""), number: order };
}
