import type { Order } from "@mandi/shared/contract/order";
import { papersOfOrderPath } from "@mandi/shared/contract/page-paths";
import { shownOrderStatus } from "@mandi/shared/contract/trade-document";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { useOutcomeInView } from "@mandi/shared/forms/use-outcome-in-view";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { common } from "@mandi/shared/messages/common";
import { freightToPay } from "@mandi/shared/messages/freight-to-pay";
import { paymentOutcome } from "@mandi/shared/messages/payment-outcome";
import { type BuyerSumName, buyerSums, type SumLine } from "@mandi/shared/pricing/order-sums";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Price } from "@mandi/shared/ui/data/price";
import { shownSettlement, sumDecimals } from "@mandi/shared/ui/data/shown-settlement";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { KeepTyped } from "@mandi/shared/ui/overlay/keep-typed";
import { useState } from "react";
import { AskAgainButton } from "../asking/ask-again-button";
import { freightRate } from "../documents/freight-rate";
import { OutcomeNote } from "../payments/outcome-note";
import { type PaymentAction, PaymentForm } from "../payments/payment-form";
import { orderMeaning } from "../payments/payment-meanings";
import { useLedToPayment } from "../payments/use-led-to-payment";
import { TdsButton } from "../tds/tds-button";
import { isInvoicedPartly, isInvoicedWhole } from "./invoiced";
import styles from "./order-side.module.css";
import { awaitsFinalPayment } from "./order-status";
import { RefundNotes } from "./refund-notes";
import { firstDocumentOf, reportedOf, toPayOf } from "./to-pay";
import { UnderCheckNote } from "./under-check-note";
import { useOrderPayment } from "./use-order-payment";

/** Seldom there. */
const RejectedNote = latePart(
  async () => (await import(/* webpackChunkName: "rejected-note" */ "./rejected-note")).RejectedNote,
  { failed: common.failedTitle, waiting: null },
);

export interface OrderSideProps {
  readonly order: Order;
  readonly onChanged: () => void;
  readonly onAction: (action: PaymentAction | null) => void;
}

/** Id of the form that a phone's bar submits. */
export const orderFormId = "order-payment";

/** What the order costs, what is paid, what is due, and the way to pay it (docs/domain.md#payments). */
export function OrderSide({ order, onChanged, onAction }: OrderSideProps) {
  const { paying, hasPaid, justReported } = useOrderPayment(order, onChanged);
  const { status, due_amount, payable_now = 0 } = order;
  const wanted = useLedToPayment(orderFormId);
  const paid = useOutcomeInView(hasPaid);
  const isOpen = status !== "cancel" && due_amount > 0;
  const { rest, now } = toPayOf(order);
  const isPayable = isOpen && rest > 0;
  // What was typed about a transfer stays, whatever was paid meanwhile.
  const [isTyped, setIsTyped] = useState(false);
  return (
    <Panel rule={isOpen ? "act" : "ink"} className={styles.panel}>
      <Sums order={order} />
      {awaitsFinalPayment(status) ? (
        <Note tone="info">
          {orders.payNote} {finalPaymentFact(order, isPayable)}
        </Note>
      ) : null}
      {isOpen && payable_now === 0 && order.payment_under_check === 0 && isInvoicedPartly(order) ? (
        <Note tone="ok">{orders.invoicedPaid}</Note>
      ) : null}
      {shownOrderStatus(status) === "delivered" && due_amount === 0 && !hasPaid ? (
        <Note tone="ok">{paymentOutcome.settled}</Note>
      ) : null}
      <RefundNotes order={order} />
      {isOpen && order.rejected_transfers?.length ? <RejectedNote transfers={order.rejected_transfers} /> : null}
      <UnderCheckNote order={order} justReported={justReported} />
      {hasPaid ? (
        <OutcomeNote heading={paid} tone="ok" title={paymentOutcome.paid}>
          {restWords(order)}
        </OutcomeNote>
      ) : null}
      <KeepTyped isDirty={isTyped} />
      {isPayable || isTyped ? (
        <PaymentForm
          id={orderFormId}
          due={rest}
          askedNow={now}
          isPartAllowed
          invoices={order.unpaid_invoices ?? []}
          firstInvoice={firstDocumentOf(order, wanted)}
          meaning={orderMeaning(order, rest)}
          paying={paying}
          onTyped={setIsTyped}
          onAction={onAction}
        />
      ) : null}
      <div className={styles.ways}>
        <TdsButton order={order} isOffered={isOpen} onChanged={onChanged} />
        <ButtonLink variant="quiet" to={papersOfOrderPath(order.id)}>
          {orders.allPapers}
        </ButtonLink>
        <AskAgainButton trade={order} variant="quiet">
          {orders.again}
        </AskAgainButton>
      </div>
    </Panel>
  );
}

/** What is left after a payment; nothing where the note about the transfer under check says it. */
function restWords(order: Order): string | null {
  if (order.due_amount <= 0) return paymentOutcome.settled;
  return reportedOf(order) === 0 ? paymentOutcome.rest(formatRupees(order.due_amount)) : null;
}

/** What follows the request for the final amount; null while it says all. */
function finalPaymentFact(order: Order, isPayable: boolean): string | null {
  if (order.due_amount <= 0) {
    if (isInvoicedWhole(order)) return paymentOutcome.settled;
    return isInvoicedPartly(order) ? orders.paidUpPartlyNote : orders.paidUpNote;
  }
  if (isInvoicedWhole(order)) return orders.payInvoicedNote;
  if (isInvoicedPartly(order) && toPayOf(order).now > 0) return orders.payPartlyNote;
  return isPayable ? orders.payNowNote : null;
}

/** The facts behind the price, then the sum: its lines add up to what is due (docs/domain.md#prices). */
function Sums({ order }: { readonly order: Order }) {
  const { for_price, transport_price, total_quantity, token_amount } = order;
  const quantity = formatTonnes(total_quantity);
  const lines = buyerSums(order);
  const decimals = sumDecimals(lines);
  return (
    <div>
      <p className={styles.quiet}>{orders.forPrice(quantity, order.consignee_detail.city)}</p>
      <Price rupees={for_price} size="l" />
      <p className={styles.quiet}>{order.freight_to_pay ? freightToPay.priceNote : quotations.forPriceNote}</p>
      <DefinitionList
        isSum
        className={styles.sums}
        items={[
          {
            term: quotations.basePrice,
            note: quotations.basePriceNote,
            value: `${formatRupees(order.base_price)} /MT`,
          },
          ...freightRate(order, transport_price),
          { term: quotations.totalQuantity, value: quantity },
          { term: orders.token, note: orders.tokenNote, value: formatRupees(token_amount) },
        ]}
      />
      <DefinitionList isSum className={styles.sums} items={lines.map((line) => shownLine(order, line, decimals))} />
    </div>
  );
}

function shownLine(
  order: Order,
  { name, amountPaise, isTotal, parts = [] }: SumLine<BuyerSumName>,
  decimals: 2 | "auto",
): Definition {
  const { due_amount } = order;
  const isDue = name === "due";
  return {
    term: termOf(order, name),
    ...(isDue && due_amount > 0 && isInvoicedPartly(order) && { note: orders.dueNote }),
    value: isDue ? (
      <Price rupees={Math.abs(due_amount)} size="m" decimals={decimals} />
    ) : (
      formatPaise(amountPaise, { decimals })
    ),
    isTotal,
    parts: parts.map((part) => shownSettlement(part, decimals)),
  };
}

function termOf(order: Order, name: BuyerSumName): string {
  const terms: Readonly<Record<BuyerSumName, string>> = {
    exPrice: quotations.exPrice,
    freight: quotations.freightTotal(formatTonnes(order.total_quantity), formatRupees(order.transport_price)),
    forPrice: order.freight_to_pay ? freightToPay.sum : orders.sumOfPrice,
    cancelled: orders.cancelledPrice,
    kept: orders.kept,
    paperDifference: orders.paperDifference,
    noted: orders.noted,
    paid: orders.paid,
    deducted: orders.deducted,
    due: order.due_amount < 0 ? orders.refund : orders.dueAmount,
    later: orders.later,
    reported: orders.reported,
    payable: toPayOf(order).now > 0 ? orders.payableNow : orders.toBePaid,
  };
  return terms[name];
}
