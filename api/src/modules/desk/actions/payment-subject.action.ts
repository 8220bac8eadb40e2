import { paymentSubjectWrites as writes } from "@mandi/shared/contract/desk/payment-subject";
import { formatPaise } from "@mandi/shared/format/rupees";
import { maxPaise, type Paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { invalidField, Refusal } from "../../../platform/errors";
import { partiesOfPayment } from "../../../reads/desk/parties.read";
import { lockTransfer, readUnderCheckOfInvoice, redirectTransfer } from "../../payments/bank-transfer.service";
import { readUnpaidOf, type UnpaidInvoice } from "../../trade-papers/unpaid-of-buyer.service";
import { selectWaitingAbout } from "../approval.store";
import { deskAction } from "./desk-action";

const subject = (id: number): string => `payment:${id}`;

/** The desk corrects which invoice or order a transfer under check pays; what waits for a second person stays as that one reads it. */
export const paymentSubjectAction = deskAction("payment pays", writes["payment pays"], {
  subject,
  parties: partiesOfPayment,
  async run(tx, id, { pays }, { at, actorId }) {
    const { payerId, amountPaise } = await lockTransfer(tx, id);
    if ((await selectWaitingAbout(tx, subject(id))) !== undefined) {
      throw new Refusal("conflict", { message: "A second person must decide about this payment first." });
    }
    const unpaid = await readUnpaidOf(tx, payerId);
    const item = unpaid.find(({ invoice }) => invoice?.number === pays) ?? unpaid.find(({ order }) => order === pays);
    if (item === undefined) {
      throw invalidField("pays", "This is no unpaid invoice or order of the payer. Please choose one of them");
    }
    const invoice = item.invoice?.number === pays ? item.invoice : null;
    if (invoice !== null) await refuseAboveDue(tx, invoice, { id, amountPaise });
    await redirectTransfer(
      tx,
      { paymentId: id, staffId: actorId, at },
      { orderId: item.orderId, invoiceId: invoice?.id ?? null },
    );
    return { message: `The transfer is for ${pays} now.` };
  },
});

/** @throws Refusal 422 where it is more than is due for the invoice and not under check */
async function refuseAboveDue(
  tx: Db,
  invoice: UnpaidInvoice,
  transfer: { readonly id: number; readonly amountPaise: Paise },
): Promise<void> {
  const restPaise = subtractPaise(invoice.duePaise, await readUnderCheckOfInvoice(tx, invoice.id, transfer.id));
  if (transfer.amountPaise <= restPaise) return;
  const rest = formatPaise(maxPaise(restPaise, zeroPaise), { decimals: 2 });
  throw invalidField("pays", `Only ${rest} is due for this invoice and not under check. Please choose another`);
}
