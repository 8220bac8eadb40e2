import type { BankAccount, TransferDetailsQuery } from "@mandi/shared/contract/bank-account";
import type { Db } from "../../platform/database/database";
import { invalidField, Refusal } from "../../platform/errors";
import { readBookable } from "../auction/quotation.service";
import { readCreditLine } from "../credit/credit.service";
import { readDue } from "../orders/amounts/order-payment.service";
import { readOrderOf } from "../orders/order.service";
import { paymentReference } from "../payments/payment-reference";
import { readSetting } from "../site/settings";
import { findBankAccount } from "./bank-account.open.store";
import { upiLimit } from "./upi-limit";

/** Where a payer sends money, and how they mark it. */
export interface TransferDetails {
  readonly account: BankAccount | null;
  readonly reference: string;
  readonly upiLimitRupees: number;
}

/**
 * The account for one purpose of the payer. It is shown only where there is something to pay; a wallet may always be topped up.
 *
 * @throws Refusal 404 for a quotation or order of another person, 422 when nothing is to be paid
 */
export async function readTransferDetails(
  db: Db,
  payerId: number,
  query: TransferDetailsQuery,
): Promise<TransferDetails> {
  const reference = await referenceOf(db, payerId, query);
  return {
    account: (await findBankAccount(db)) ?? null,
    reference,
    upiLimitRupees: await readSetting(db, upiLimit),
  };
}

async function referenceOf(db: Db, payerId: number, { purpose, id }: TransferDetailsQuery): Promise<string> {
  const subject = { purpose, payerId, quotation: null, order: null };
  switch (purpose) {
    case "top-up":
      return paymentReference(subject);
    case "credit repayment": {
      const { drawnPaise } = await readCreditLine(db, payerId);
      if (drawnPaise <= 0) throw nothingToPay();
      return paymentReference(subject);
    }
    case "booking": {
      const { number, isBookable } = await readBookable(db, payerId, named(id));
      if (!isBookable) throw nothingToPay();
      return paymentReference({ ...subject, quotation: number });
    }
    case "final": {
      const order = await readOrderOf(db, "buyer", payerId, named(id));
      if ((await readDue(db, order)).duePaise <= 0) throw nothingToPay();
      return paymentReference({ ...subject, order: order.number });
    }
  }
}

function named(id: number | undefined): number {
  if (id === undefined) throw invalidField("id", "Please name what is to be paid");
  return id;
}

function nothingToPay(): Refusal {
  return new Refusal("refused", { message: "There is nothing to pay here." });
}
