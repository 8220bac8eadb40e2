import { moneyWrites as writes } from "@mandi/shared/contract/desk/money";
import type { TrailSubject } from "@mandi/shared/contract/desk/trail-subject";
import { paiseFromRupees, rupeesFromPaise, subtractPaise } from "@mandi/shared/money/paise";
import { found, Refusal } from "../../../platform/errors";
import {
  buyerOf,
  partiesOfCreditRequest,
  partiesOfJournal,
  partiesOfOrder,
  partiesOfUser,
  sellerOf,
  transportersOf,
} from "../../../reads/desk/parties.read";
import { checkLinesOf, lockLinesOf } from "../../bank-statement/bank-statement.service";
import { giveDeductionsBack, taxGivenBack } from "../../buyer-tds/give-back.service";
import { decideCreditRequest } from "../../credit/credit.service";
import { amountOfBlock, releaseCredit } from "../../credit/credit-block.service";
import { creditInWords } from "../../credit/credit-standing.service";
import { lockCredit, setCreditLimit } from "../../ledger/account.service";
import { bankReference } from "../../ledger/bank-reference";
import { overpaidPaise, refundOverpayment } from "../../ledger/order-refund.service";
import { recordPaidBack } from "../../ledger/payout-entries.service";
import { refuseUsedReference } from "../../ledger/reference-once.service";
import { writeOffResidue } from "../../ledger/sale-entries.service";
import { type OrderMoney, readOrderMoney } from "../../ledger/statement.service";
import { settleIfDone } from "../../orders/amounts/order-payment.service";
import { lockOrder, refOf } from "../../orders/order.service";
import { payableAccount } from "../../party-accounts/party-account.service";
import { enterBankPayment, verifyBankPayment } from "../../payments/bank-transfer.service";
import { refuseInBatch, refuseWhileVoiding } from "../../payouts/open-payout.service";
import { payOut } from "../../payouts/pay-out.service";
import { isAllInvoiced } from "../../shipments/all-invoiced.service";
import { issueReceipt } from "../../trade-papers/receipt.service";
import { recordWalletPayout } from "../../wallet/wallet.service";
import { asDay, asked, asRupees, asText } from "../asked-in-words";
import { amountOfReversal, reverseJournal } from "../journal-desk.service";
import { type DeskContext, deskAction } from "./desk-action";
import { askedAsRead, onOrderAsRead } from "./order-as-read";

const order = (id: number): TrailSubject => `order:${id}`;
const user = (id: number): TrailSubject => `user:${id}`;
const request = (id: number): TrailSubject => `credit-request:${id}`;

const keptReference = asked("Bank reference", (typed) => bankReference(asText(typed)));
const entry = ({ at, actorId }: DeskContext) => ({ at, actorId });

const nothingToRefund = ({ advancePaise }: OrderMoney): string =>
  advancePaise > 0
    ? "What the buyer paid beyond the invoices pays for the vehicles to come. It can be refunded once every vehicle is invoiced."
    : "Nothing was overpaid for this order.";

/** The desk's acts on money; its decisions about transfers are in `payment.actions`. */
export const moneyActions = [
  onOrderAsRead(
    deskAction("order refund", writes["order refund"], {
      subject: order,
      parties: partiesOfOrder,
      money: {
        async amount(tx, id, body) {
          if (body.amount !== undefined) return paiseFromRupees(body.amount);
          return overpaidPaise(await readOrderMoney(tx, id), await isAllInvoiced(tx, id));
        },
        of: buyerOf,
      },
      asRead: async (_tx, _id, body, amountPaise) => ({ ...body, amount: rupeesFromPaise(amountPaise) }),
      heading: "Refund what a buyer paid too much",
      asked: { ...askedAsRead, amount: "elsewhere" },
      async run(tx, id, body, context) {
        const locked = await lockOrder(tx, id);
        const money = await readOrderMoney(tx, id);
        const isWhole = await isAllInvoiced(tx, id);
        const mostPaise = overpaidPaise(money, isWhole);
        const wantedPaise = body.amount === undefined ? mostPaise : paiseFromRupees(body.amount);
        if (mostPaise === 0) throw new Refusal("conflict", { message: nothingToRefund(money) });
        const refund = { refundPaise: wantedPaise, towards: "receivable" } as const;
        const taxPaise = await giveDeductionsBack(tx, locked, refund, entry(context));
        const amountPaise = subtractPaise(wantedPaise, taxPaise);
        const buyerId = locked.buyer_id;
        await refundOverpayment(
          tx,
          { order: refOf(locked), buyerId, isAllInvoiced: isWhole, amountPaise },
          entry(context),
        );
        await settleIfDone(tx, id, entry(context));
        const message = `The amount went back to the buyer.${taxGivenBack(taxPaise)}`;
        return { message, detail: { amount: rupeesFromPaise(wantedPaise) } };
      },
    }),
  ),
  onOrderAsRead(
    deskAction("order write-off", writes["order write-off"], {
      subject: order,
      parties: partiesOfOrder,
      async run(tx, id, _body, context) {
        const locked = await lockOrder(tx, id);
        await writeOffResidue(tx, refOf(locked), entry(context));
        await settleIfDone(tx, id, entry(context));
        return { message: "The difference is written off." };
      },
    }),
  ),
  onOrderAsRead(
    deskAction("order payout", writes["order payout"], {
      subject: (id, body) => `order:${id}:${body.to}`,
      parties: partiesOfOrder,
      money: {
        amount: async (_tx, _id, body) => paiseFromRupees(body.amount),
        of: (tx, id, body) => (body.to === "seller" ? sellerOf(tx, id) : transportersOf(tx, id)),
      },
      heading: ({ to }) => `Record a payment to the ${to}`,
      asked: { ...askedAsRead, to: asked("Paid to the"), amount: "elsewhere", reference: keptReference },
      async run(tx, id, body, context) {
        const locked = await lockOrder(tx, id);
        await refuseInBatch(tx, id, body.to);
        await refuseWhileVoiding(tx, id, body.to);
        const reported = await refuseUsedReference(tx, body.reference, { as: "payout" }, "reference");
        const amountPaise = paiseFromRupees(body.amount);
        await payOut(tx, { order: locked, side: body.to, amountPaise, reference: body.reference }, entry(context));
        return { message: `The payment to the ${body.to} is recorded.${reported}` };
      },
    }),
  ),
  onOrderAsRead(
    deskAction("order paid-back", writes["order paid-back"], {
      subject: (id, body) => `order:${id}:${body.from}`,
      parties: partiesOfOrder,
      money: {
        amount: async (_tx, _id, body) => paiseFromRupees(body.amount),
        of: (tx, id, body) => (body.from === "seller" ? sellerOf(tx, id) : transportersOf(tx, id)),
      },
      receivedUnder: ({ reference }) => reference,
      heading: ({ from }) => `Record what the ${from} paid back`,
      asked: { ...askedAsRead, from: asked("Paid by the"), amount: "elsewhere", reference: keptReference },
      async run(tx, id, { from, amount, reference }, context) {
        const locked = await lockOrder(tx, id);
        const reported = await refuseUsedReference(tx, reference, { as: "paid-back" }, "reference");
        const paid = { order: refOf(locked), amountPaise: paiseFromRupees(amount), reference };
        await recordPaidBack(tx, from, paid, entry(context));
        await settleIfDone(tx, id, entry(context));
        return { message: `The payment of the ${from} is recorded.${reported}` };
      },
    }),
  ),
  deskAction("journal reverse", writes["journal reverse"], {
    subject: (id) => `journal:${id}`,
    parties: partiesOfJournal,
    money: { amount: (tx, id) => amountOfReversal(tx, id), of: partiesOfJournal },
    heading: "Reverse an entry of the books",
    asked: {},
    run: (tx, id, _body, context) => reverseJournal(tx, id, context),
  }),
  deskAction("user payout", writes["user payout"], {
    subject: user,
    parties: partiesOfUser,
    money: { amount: async (_tx, _id, body) => paiseFromRupees(body.amount), of: partiesOfUser },
    heading: "Record a payment out of a cash wallet",
    async shows(db, id, body, { account }) {
      const { account_name, account_number, ifsc } = await payableAccount(db, id, body.account);
      const to = `Paid to: ${account_name}, account ${account(account_number)}, IFSC ${ifsc}`;
      return `${to}\n${keptReference.label}: ${bankReference(body.reference)}`;
    },
    async run(tx, id, body, context) {
      const amountPaise = paiseFromRupees(body.amount);
      await payableAccount(tx, id, body.account);
      const reported = await refuseUsedReference(tx, body.reference, { as: "wallet-payout", userId: id }, "reference");
      await recordWalletPayout(tx, { userId: id, amountPaise, reference: body.reference }, entry(context));
      return { message: `The payment is recorded.${reported}` };
    },
  }),
  deskAction("user credit-limit", writes["user credit-limit"], {
    subject: user,
    parties: partiesOfUser,
    money: { amount: async (_tx, _id, body) => paiseFromRupees(body.limit), of: partiesOfUser },
    heading: ({ limit }) => (limit === 0 ? "End a credit line" : "Set a credit limit"),
    asked: { limit: asked("New credit limit", asRupees) },
    stands: (db, id, _body, at) => creditInWords(db, id, at),
    async run(tx, id, body) {
      await setCreditLimit(tx, { userId: id, limitPaise: paiseFromRupees(body.limit) });
      return { message: "The credit limit is set." };
    },
  }),
  deskAction("user credit-release", writes["user credit-release"], {
    subject: user,
    parties: partiesOfUser,
    money: { amount: (tx, id, _body, at) => amountOfBlock(tx, id, at), of: partiesOfUser },
    heading: "Let a buyer use credit once in spite of a block",
    asked: {},
    stands: (db, id, _body, at) => creditInWords(db, id, at),
    async run(tx, id, _body, { at, actorId, reason }) {
      await releaseCredit(tx, { userId: id, reason, at, actorId });
      return { message: "They can use new credit once." };
    },
  }),
  deskAction("user credit-repayment", writes["user credit-repayment"], {
    subject: user,
    parties: partiesOfUser,
    money: { amount: async (_tx, _id, body) => paiseFromRupees(body.amount), of: partiesOfUser },
    receivedUnder: ({ utr }) => utr,
    heading: "Enter a repayment of credit",
    asked: { amount: "elsewhere", utr: keptReference, paid_on: asked("Paid on", asDay) },
    async run(tx, id, body, { at, actorId }) {
      const amountPaise = paiseFromRupees(body.amount);
      const { balancePaise } = await lockCredit(tx, id);
      if (amountPaise > balancePaise) throw new Refusal("refused", { message: "This is more than the credit in use." });
      const transfer = { utr: body.utr, paidOn: body.paid_on };
      const reported = await enterBankPayment(tx, {
        payerId: id,
        amountPaise,
        transfer,
        subject: { purpose: "credit repayment" },
        at,
        enteredBy: actorId,
      });
      await lockLinesOf(tx, reported);
      const input = { paymentId: reported.id, staffId: actorId, receivedPaise: amountPaise, at };
      const verified = await verifyBankPayment(tx, input, () =>
        Promise.reject(new Error("A repayment does not create an order.")),
      );
      await checkLinesOf(tx, verified, amountPaise);
      await issueReceipt(tx, verified, { at, actorId });
      return { message: "The repayment is entered." };
    },
  }),
  deskAction("credit review", writes["credit review"], {
    subject: request,
    parties: partiesOfCreditRequest,
    async run(tx, id, _body, { at, actorId }) {
      await decideCreditRequest(tx, { requestId: id, staffId: actorId, at, decision: { step: "review" } });
      return { message: "The credit request is under review." };
    },
  }),
  deskAction("credit approve", writes["credit approve"], {
    subject: request,
    parties: partiesOfCreditRequest,
    money: { amount: async (_tx, _id, body) => paiseFromRupees(body.limit), of: partiesOfCreditRequest },
    heading: "Approve a credit request",
    asked: { limit: asked("New credit limit", asRupees) },
    async stands(db, id, _body, at) {
      const [asker] = await partiesOfCreditRequest(db, id);
      return creditInWords(db, found(asker), at);
    },
    async run(tx, id, body, { at, actorId, reason }) {
      const decision = { step: "approve", limitPaise: paiseFromRupees(body.limit), reason } as const;
      await decideCreditRequest(tx, { requestId: id, staffId: actorId, at, decision });
      return { message: "The credit is approved." };
    },
  }),
  deskAction("credit reject", writes["credit reject"], {
    subject: request,
    parties: partiesOfCreditRequest,
    async run(tx, id, _body, { at, actorId, reason }) {
      await decideCreditRequest(tx, { requestId: id, staffId: actorId, at, decision: { step: "reject", reason } });
      return { message: "The credit request is rejected." };
    },
  }),
];
