import { paymentSubjectWrites as writes } from "@mandi/shared/contract/desk/payment-subject";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { Refusal } from "../../../platform/errors";
import { partiesOfPayment } from "../../../reads/desk/parties.read";
import { lockTransfer, redirectTransfer } from "../../payments/bank-transfer.service";
import { selectWaitingAbout } from "../approval.store";
import { deskAction } from "./desk-action";
import { unpaidNamed } from "./paid-subject";

const subject = (id: number): TrailSubject => `payment:${id}`;

/** The desk corrects which invoice or order a transfer under check pays; what waits for a second person stays as that one reads it. */
export const paymentSubjectAction = deskAction("payment pays", writes["payment pays"], {
  subject,
  parties: partiesOfPayment,
  async run(tx, id, { pays }, { at, actorId }) {
    const { payerId, amountPaise } = await lockTransfer(tx, id);
    if ((await selectWaitingAbout(tx, subject(id))) !== undefined) {
      throw new Refusal("conflict", { message: "A second person must decide about this payment first." });
    }
    const to = await unpaidNamed(tx, pays, { id, payerId, amountPaise });
    await redirectTransfer(tx, { paymentId: id, staffId: actorId, at }, to);
    return { message: `The transfer is for ${pays} now.` };
  },
});
