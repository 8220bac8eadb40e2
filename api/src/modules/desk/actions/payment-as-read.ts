import type { Paise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { found, Refusal } from "../../../platform/errors";
import { selectPaidNumber } from "../../../reads/desk/payments.read";
import { readDue } from "../../orders/amounts/order-payment.service";
import { lockOrder } from "../../orders/order.service";
import { findPayment, lockTransfer } from "../../payments/bank-transfer.service";
import { findDueOfTransfer } from "../transfer-due.service";

/** A transfer that nobody can redirect until the transaction ends, and the number of what it pays; empty for the wallet and a booking. */
interface TransferAsRead {
  /** The order of a payment for one, locked too. */
  readonly orderId: number | null;
  readonly pays: string;
  /** What is due for it; null for the wallet and a booking. */
  readonly duePaise: Paise | null;
}

/**
 * Locks a transfer and checks that it pays what the caller read, and no more than is due. The order is locked before the payment
 * and the accounts, as everywhere else.
 *
 * @throws Refusal 404 unknown, 409 when it pays something else, 422 above what is due
 */
export async function lockTransferAsRead(tx: Db, id: number, expected: string | undefined): Promise<TransferAsRead> {
  const read = found(await findPayment(tx, id));
  const orderId = read.purpose === "final" ? read.orderId : null;
  const order = orderId === null ? null : await lockOrder(tx, orderId);
  const { amountPaise, ...locked } = await lockTransfer(tx, id);
  const pays = await selectPaidNumber(tx, id);
  if (locked.purpose !== read.purpose || locked.orderId !== read.orderId || locked.invoiceId !== read.invoiceId) {
    throw new Refusal("conflict", { message: "What this transfer pays has just changed. Please read it again." });
  }
  if (expected !== undefined && expected !== pays) {
    throw new Refusal("conflict", {
      message: `This transfer was for ${named(expected)} and is for ${named(pays)} now.`,
    });
  }
  if (order !== null && amountPaise > (await readDue(tx, order)).duePaise) {
    throw new Refusal("refused", { message: "This is more than is due now. Please put it into the wallet." });
  }
  return { orderId, pays, duePaise: await findDueOfTransfer(tx, { orderId, invoiceId: locked.invoiceId }) };
}

const named = (pays: string): string => (pays === "" ? "no order" : pays);
