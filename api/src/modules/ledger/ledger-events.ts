import type { PaidPaper } from "@mandi/shared/contract/paid-paper";
import { paperInSentence } from "@mandi/shared/format/paper-name";
import { tonnesText } from "@mandi/shared/money/kilograms";
import { type Paise, sumPaise } from "@mandi/shared/money/paise";
import { orderAccount, platformAccount, userAccount } from "./account";
import { define } from "./define-event";
import { freightEvents } from "./freight-events";
import { credit, debit } from "./journal";
import type {
  BankOrderFacts,
  BillFacts,
  BuyerOrderFacts,
  LostGoodsFacts,
  NamingPaper,
  NoteFacts,
  OrderFacts,
  OrderKey,
  OrderRef,
  PayoutFacts,
  SaleFacts,
  SellerNoteFacts,
  TowardsOrder,
} from "./ledger-facts";
import { taxEvents } from "./tax-events";

const bank = platformAccount("bank");
const wallet = (userId: number) => userAccount("wallet", userId);
const hold = (userId: number) => userAccount("hold", userId);
const drawnCredit = (userId: number) => userAccount("credit", userId);
const advance = (order: OrderKey) => orderAccount("advance", order.id);
const receivable = (order: OrderKey) => orderAccount("receivable", order.id);
const payableSeller = (order: OrderKey) => orderAccount("payable:seller", order.id);
const paidThing = ({ number }: OrderRef, paper?: PaidPaper) =>
  paper === undefined ? number : `${number}, ${paperInSentence(paper)}`;
const payableTransporter = (order: OrderKey) => orderAccount("payable:transporter", order.id);

/**
 * Every event that moves money, as a table: its name, its text in the statement, what it debits and credits.
 *
 * A statement is read by the account's owner, so a text names no other party.
 */
export const ledgerEvents = {
  ...taxEvents,
  ...freightEvents,
  topUpVerified: define<{ userId: number; amountPaise: Paise; utr: string }>(
    "top-up verified",
    ({ utr }) => `Top-up by bank transfer, UTR ${utr}`,
    ({ userId, amountPaise }) => [debit(bank, amountPaise), credit(wallet(userId), amountPaise)],
  ),
  walletPaidOut: define<{ userId: number; amountPaise: Paise; reference: string }>(
    "wallet paid out",
    ({ reference }) => `Paid out to bank account, ${reference}`,
    ({ userId, amountPaise }) => [debit(wallet(userId), amountPaise), credit(bank, amountPaise)],
  ),
  walletHeld: define<{ userId: number; amountPaise: Paise; purpose: string }>(
    "wallet held",
    ({ purpose }) => purpose,
    ({ userId, amountPaise }) => [debit(wallet(userId), amountPaise), credit(hold(userId), amountPaise)],
  ),

  bookedFromHold: define<BuyerOrderFacts>(
    "booked from hold",
    () => "Booking amount received from cash wallet",
    ({ userId, order, amountPaise }) => [debit(hold(userId), amountPaise), credit(advance(order), amountPaise)],
  ),
  bookedByBank: define<BankOrderFacts>(
    "booked by bank",
    ({ utr }) => `Booking amount received by bank transfer, UTR ${utr}`,
    ({ order, amountPaise }) => [debit(bank, amountPaise), credit(advance(order), amountPaise)],
  ),
  bookedOnCredit: define<BuyerOrderFacts>(
    "booked on credit",
    ({ order }) => `Booking amount on credit, ${order.number}`,
    ({ userId, order, amountPaise }) => [debit(drawnCredit(userId), amountPaise), credit(advance(order), amountPaise)],
  ),

  /** Goods with the freight that is taxed with them; the round-off is signed. */
  saleInvoiced: define<SaleFacts>(
    "sale invoiced",
    ({ invoice, quantityKg }) => `Sale invoice ${invoice}, ${tonnesText(quantityKg)} MT loaded`,
    ({ order, netPaise, freightPaise, gstPaise, roundOffPaise }) => [
      debit(receivable(order), sumPaise([netPaise, freightPaise, gstPaise, roundOffPaise])),
      credit(platformAccount("sales"), netPaise),
      credit(platformAccount("freight_recovered"), freightPaise),
      credit(platformAccount("gst_out"), gstPaise),
      credit(platformAccount("rounding"), roundOffPaise),
    ],
  ),
  /** A note on a part of an invoice; with negative amounts it charges more. */
  noteIssued: define<NoteFacts>(
    "note issued",
    ({ note, totalPaise }) => `${totalPaise < 0 ? "Debit" : "Credit"} note ${note}`,
    ({ order, goodsPaise, freightPaise, gstPaise, roundOffPaise, totalPaise }) => [
      debit(platformAccount("sales"), goodsPaise),
      debit(platformAccount("freight_recovered"), freightPaise),
      debit(platformAccount("gst_out"), gstPaise),
      debit(platformAccount("rounding"), roundOffPaise),
      credit(receivable(order), totalPaise),
    ],
  ),
  /** What is paid beyond the invoices waits for the next one. */
  advanceFreed: define<OrderFacts>(
    "advance freed",
    () => "Payment kept for the next invoice",
    ({ order, amountPaise }) => [debit(receivable(order), amountPaise), credit(advance(order), amountPaise)],
  ),
  /** Signed: a negative amount is an applied advance that is released again. */
  advanceApplied: define<OrderFacts>(
    "advance applied",
    ({ amountPaise }) => (amountPaise < 0 ? "Advance released from the invoice" : "Advance applied to the invoice"),
    ({ order, amountPaise }) => [debit(advance(order), amountPaise), credit(receivable(order), amountPaise)],
  ),

  orderPaidFromCash: define<BuyerOrderFacts & TowardsOrder & NamingPaper>(
    "order paid from cash",
    ({ order, paper }) => `Payment from cash wallet, ${paidThing(order, paper)}`,
    ({ userId, order, amountPaise, towards }) => [
      debit(wallet(userId), amountPaise),
      credit(orderAccount(towards, order.id), amountPaise),
    ],
  ),
  orderPaidByBank: define<BankOrderFacts & TowardsOrder>(
    "order paid by bank",
    ({ utr }) => `Payment by bank transfer, UTR ${utr}`,
    ({ order, amountPaise, towards }) => [
      debit(bank, amountPaise),
      credit(orderAccount(towards, order.id), amountPaise),
    ],
  ),
  orderPaidOnCredit: define<BuyerOrderFacts & TowardsOrder & NamingPaper>(
    "order paid on credit",
    ({ order, paper }) => `Payment on credit, ${paidThing(order, paper)}`,
    ({ userId, order, amountPaise, towards }) => [
      debit(drawnCredit(userId), amountPaise),
      credit(orderAccount(towards, order.id), amountPaise),
    ],
  ),

  /** The round-off is signed. */
  sellerBilled: define<BillFacts>(
    "seller billed",
    ({ invoice, quantityKg }) => `Bill ${invoice}, ${tonnesText(quantityKg)} MT loaded`,
    ({ order, netPaise, gstPaise, roundOffPaise }) => [
      debit(platformAccount("purchases"), netPaise),
      debit(platformAccount("gst_in"), gstPaise),
      debit(platformAccount("rounding"), roundOffPaise),
      credit(payableSeller(order), sumPaise([netPaise, gstPaise, roundOffPaise])),
    ],
  ),
  sellerNoted: define<SellerNoteFacts>(
    "seller noted",
    ({ note, bill }) => `Credit note ${note} on bill ${bill}`,
    ({ order, netPaise, gstPaise, roundOffPaise, totalPaise }) => [
      debit(payableSeller(order), totalPaise),
      credit(platformAccount("purchases"), netPaise),
      credit(platformAccount("gst_in"), gstPaise),
      credit(platformAccount("rounding"), roundOffPaise),
    ],
  ),
  /** Damages bear no GST; the credit for the GST on lost goods is reversed. */
  lostGoodsCharged: define<LostGoodsFacts>(
    "lost goods charged",
    ({ claim, lost }) => `Shortage of ${lost}, claim ${claim}`,
    ({ order, recoveryPaise, creditPaise }) => [
      debit(payableTransporter(order), recoveryPaise),
      credit(platformAccount("shortage_recovered"), recoveryPaise),
      debit(platformAccount("shortage_loss"), creditPaise),
      credit(platformAccount("gst_in"), creditPaise),
    ],
  ),
  sellerPaidOut: define<PayoutFacts>(
    "seller paid out",
    ({ reference }) => `Payment by bank transfer, ${reference}`,
    ({ order, amountPaise }) => [debit(payableSeller(order), amountPaise), credit(bank, amountPaise)],
  ),
  transporterPaidOut: define<PayoutFacts>(
    "transporter paid out",
    ({ reference }) => `Payment by bank transfer, ${reference}`,
    ({ order, amountPaise }) => [debit(payableTransporter(order), amountPaise), credit(bank, amountPaise)],
  ),
  /** What was paid to the seller beyond what they are now owed. */
  sellerPaidBack: define<PayoutFacts>(
    "seller paid back",
    ({ reference }) => `Paid back by bank transfer, ${reference}`,
    ({ order, amountPaise }) => [debit(bank, amountPaise), credit(payableSeller(order), amountPaise)],
  ),
  transporterPaidBack: define<PayoutFacts>(
    "transporter paid back",
    ({ reference }) => `Paid back by bank transfer, ${reference}`,
    ({ order, amountPaise }) => [debit(bank, amountPaise), credit(payableTransporter(order), amountPaise)],
  ),

  creditRepaidByBank: define<{ userId: number; amountPaise: Paise; utr: string }>(
    "credit repaid by bank",
    ({ utr }) => `Credit repaid by bank transfer, UTR ${utr}`,
    ({ userId, amountPaise }) => [debit(bank, amountPaise), credit(drawnCredit(userId), amountPaise)],
  ),
  creditRepaidFromCash: define<{ userId: number; amountPaise: Paise }>(
    "credit repaid from cash",
    () => "Credit repaid from cash wallet",
    ({ userId, amountPaise }) => [debit(wallet(userId), amountPaise), credit(drawnCredit(userId), amountPaise)],
  ),

  advanceForfeited: define<OrderFacts>(
    "advance forfeited",
    ({ order }) => `Advance kept on cancellation, ${order.number}`,
    ({ order, amountPaise }) => [debit(advance(order), amountPaise), credit(platformAccount("forfeited"), amountPaise)],
  ),
  advanceRefunded: define<BuyerOrderFacts & TowardsOrder>(
    "advance refunded",
    ({ order }) => `Refund, ${order.number}`,
    ({ userId, order, amountPaise, towards }) => [
      debit(orderAccount(towards, order.id), amountPaise),
      credit(wallet(userId), amountPaise),
    ],
  ),
  /** What was paid on credit goes back to the credit; otherwise a cancelled order would turn credit into cash. */
  creditRestored: define<BuyerOrderFacts & TowardsOrder>(
    "credit restored",
    ({ order }) => `Refund to credit, ${order.number}`,
    ({ userId, order, amountPaise, towards }) => [
      debit(orderAccount(towards, order.id), amountPaise),
      credit(drawnCredit(userId), amountPaise),
    ],
  ),
  /** Signed: at most a rupee that would keep an order open, at the platform's expense or in its favour. */
  residueWrittenOff: define<OrderFacts>(
    "residue written off",
    () => "Difference of at most one rupee written off",
    ({ order, amountPaise }) => [
      debit(platformAccount("rounding"), amountPaise),
      credit(receivable(order), amountPaise),
    ],
  ),
} as const;
