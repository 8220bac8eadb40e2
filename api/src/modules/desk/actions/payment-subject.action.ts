import { paymentSubjectWrites as writes } from "@mandi/shared/contract/desk/payment-subject";
import { invalidField, Refusal } from "../../../platform/errors";
import { partiesOfPayment } from "../../../reads/desk/parties.read";
import { lockTransfer, redirectTransfer } from "../../payments/bank-transfer.service";
import { readUnpaidOf } from "../../trade-papers/unpaid-of-buyer.service";
import { selectWaitingAbout } from "../approval.store";
import { deskAction } from "./desk-action";

const subject = (id: number): string => `payment:${id}`;

/** The desk corrects which invoice or order a transfer under check pays; what waits for a second person stays as that one reads it. */
export const paymentSubjectAction = deskAction("payment pays", writes["payment pays"], {
  subject,
  parties: partiesOfPayment,
  async run(tx, id, { pays }) {
    const { payerId } = await lockTransfer(tx, id);
    if ((await selectWaitingAbout(tx, subject(id))) !== undefined) {
      throw new Refusal("conflict", { message: "A second person must decide about this payment first." });
    }
    const unpaid = await readUnpaidOf(tx, payerId);
    const item = unpaid.find(({ bill }) => bill?.number === pays) ?? unpaid.find(({ order }) => order === pays);
    if (item === undefined) {
      throw invalidField(
        "pays",
        "The payer owes nothing under this number. Please choose one of their unpaid invoices or orders",
      );
    }
    const billId = item.bill?.number === pays ? item.bill.id : null;
    await redirectTransfer(tx, id, { orderId: item.orderId, billId });
    return { message: `The transfer is for ${pays} now.` };
  },
});
