import { bankLineMatchWrites as match, paysWallet } from "@mandi/shared/contract/desk/bank-line-match";
import { bankStatementWrites as writes } from "@mandi/shared/contract/desk/bank-statement";
import { counted } from "@mandi/shared/format/counted";
import { formatGrouped } from "@mandi/shared/format/rupees";
import { type Paise, paise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { personKey } from "../../../reads/desk/named.read";
import { nobody, partiesOfUser } from "../../../reads/desk/parties.read";
import {
  bringLineBack,
  checkUtrOfLine,
  importStatement,
  keepPaymentOfLine,
  lockOpenLine,
  setLineAside,
} from "../../bank-statement/bank-statement.service";
import { enterBankPayment, type TransferSubject } from "../../payments/bank-transfer.service";
import { type DeskAction, deskAction } from "./desk-action";
import { unpaidNamed } from "./paid-subject";

/** The bank's statements; what their lines match is accepted by `acceptBankLines`. */
export const bankStatementActions: readonly DeskAction[] = [
  deskAction("bank-line import", writes["bank-line import"], {
    subject: () => "bank-line",
    parties: nobody,
    async run(tx, _id, { statement }, { at, actorId }) {
      const { lines, added } = await importStatement(tx, statement, { at, by: actorId });
      return { message: `${counted(lines, "line")} read, ${formatGrouped(added)} of them new.` };
    },
  }),
  deskAction("bank-line set-aside", writes["bank-line set-aside"], {
    subject: (id) => `bank-line:${id}`,
    parties: nobody,
    async run(tx, id, _body, { at, actorId, reason }) {
      await setLineAside(tx, id, { reason, at, actorId });
      return { message: "The line is set aside." };
    },
  }),
  deskAction("bank-line bring-back", match["bank-line bring-back"], {
    subject: (id) => `bank-line:${id}`,
    parties: nobody,
    async run(tx, id, _body, { at, actorId, reason }) {
      await bringLineBack(tx, id, { reason, at, actorId });
      return { message: "The line is open again." };
    },
  }),
];

/** Enters the payment of a line that nobody reported; `matchBankLine` accepts it. */
export const enterLineAction = deskAction("bank-line match", match["bank-line match"], {
  subject: (id) => `bank-line:${id}`,
  parties: async (tx, _id, { user_id }) => partiesOfUser(tx, await personKey(tx, user_id)),
  async run(tx, id, { user_id, pays, utr: typed }, { at, actorId }) {
    const payerId = await personKey(tx, user_id);
    const line = await lockOpenLine(tx, id);
    const utr = await checkUtrOfLine(tx, line.utrs, typed);
    const amountPaise = paise(line.amount_paise);
    const transfer = { utr, paidOn: line.day };
    const subject = await subjectOf(tx, pays, { payerId, amountPaise });
    const payment = await enterBankPayment(tx, { payerId, amountPaise, transfer, subject, at, enteredBy: actorId });
    await keepPaymentOfLine(tx, id, payment.id);
    return { message: "The payment is entered.", id: payment.id };
  },
});

async function subjectOf(
  tx: Db,
  pays: string,
  from: { readonly payerId: number; readonly amountPaise: Paise },
): Promise<TransferSubject> {
  if (pays === paysWallet) return { purpose: "top-up" };
  const { orderId, invoiceId } = await unpaidNamed(tx, pays, { id: null, ...from });
  return { purpose: "final", order: { id: orderId }, invoiceId };
}
