import { moneyWrites as writes } from "@mandi/shared/contract/desk/money";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import type { PaymentPurpose } from "@mandi/shared/contract/payment";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { partiesOfPayment, payerOf } from "../../../reads/desk/parties.read";
import { bookVerifiedTransfer } from "../../auction/booking/booking.service";
import { checkLinesOf, lockLinesOf } from "../../bank-statement/bank-statement.service";
import { afterPayment, receivedWords } from "../../orders/amounts/order-payment.service";
import { readOrder } from "../../orders/order.service";
import {
  findPayment,
  lockTransfer,
  rejectBankPayment,
  verifyBankPayment,
  verifyIntoWallet,
} from "../../payments/bank-transfer.service";
import { issueReceipt } from "../../trade-papers/receipt.service";
import { findDueOfTransfer } from "../transfer-due.service";
import { deskAction } from "./desk-action";
import { lockTransferAsRead } from "./payment-as-read";
import { paymentSubjectAction } from "./payment-subject.action";

const payment = (id: number): TrailSubject => `payment:${id}`;

/** What a transfer is accepted as, by its purpose. */
const acceptedAs: Readonly<Record<PaymentPurpose, string>> = {
  booking: "Accept a transfer as a booking amount and place the order",
  final: "Accept a transfer as a payment for an order",
  "top-up": "Accept a transfer into the payer's cash wallet",
  "credit repayment": "Accept a transfer as a repayment of credit",
};

/** The desk's decisions about reported transfers. */
export const paymentActions = [
  deskAction("payment verify", writes["payment verify"], {
    subject: payment,
    parties: partiesOfPayment,
    money: { amount: async (_tx, _id, body) => paiseFromRupees(body.received), of: payerOf },
    // Locked again, because the check in advance is undone: nobody redirects it before the request waits.
    asRead: async (tx, id, body) => {
      const { pays } = await lockTransferAsRead(tx, id, body.expected_pays);
      return { ...body, expected_pays: pays };
    },
    heading: (_body, purpose) => (purpose === null ? "Accept a transfer" : acceptedAs[purpose]),
    asked: { received: "elsewhere", expected_pays: "elsewhere" },
    async run(tx, id, body, context) {
      await lockLinesOf(tx, found(await findPayment(tx, id)));
      const { orderId, duePaise } = await lockTransferAsRead(tx, id, body.expected_pays);
      const { at, actorId: staffId } = context;
      const input = { paymentId: id, staffId, receivedPaise: paiseFromRupees(body.received), at, duePaise };
      const verified = await verifyBankPayment(tx, input, (paid) => bookVerifiedTransfer(tx, paid, { at, staffId }));
      await checkLinesOf(tx, verified, input.receivedPaise);
      if (orderId !== null) {
        await afterPayment(tx, orderId, { at, actorId: staffId }, receivedWords(verified.amountPaise));
      }
      await issueReceipt(tx, verified, { at, actorId: staffId });
      const isBooked = verified.purpose === "booking";
      return {
        message: isBooked ? "The transfer is verified and the order is placed." : "The transfer is verified.",
        ...(isBooked && verified.orderId !== null ? await madeOrder(tx, verified.orderId) : {}),
      };
    },
  }),
  deskAction("payment into-wallet", writes["payment into-wallet"], {
    subject: payment,
    parties: partiesOfPayment,
    money: { amount: async (_tx, _id, body) => paiseFromRupees(body.received), of: payerOf },
    async asRead(tx, id, body) {
      await lockTransfer(tx, id);
      return body;
    },
    heading: "Put a transfer into the payer's cash wallet",
    asked: { received: "elsewhere" },
    async run(tx, id, body, { at, actorId, reason }) {
      await lockLinesOf(tx, found(await findPayment(tx, id)));
      const receivedPaise = paiseFromRupees(body.received);
      const verified = await verifyIntoWallet(tx, { paymentId: id, staffId: actorId, receivedPaise, reason, at });
      await checkLinesOf(tx, verified, receivedPaise);
      await issueReceipt(tx, verified, { at, actorId });
      return { message: "The amount is in the payer's wallet." };
    },
  }),
  deskAction("payment reject", writes["payment reject"], {
    subject: payment,
    parties: partiesOfPayment,
    async run(tx, id, _body, { at, actorId, reason }) {
      const duePaise = await findDueOfTransfer(tx, await lockTransfer(tx, id));
      await rejectBankPayment(tx, { paymentId: id, staffId: actorId, reason, at, duePaise });
      return { message: "The transfer is rejected. Its UTR can be reported again." };
    },
  }),
  paymentSubjectAction,
];

/** The order that a booking makes, by its key and its number. */
async function madeOrder(tx: Db, id: number) {
  return { id, number: (await readOrder(tx, id)).number };
}
