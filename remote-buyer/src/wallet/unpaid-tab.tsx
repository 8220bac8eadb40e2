import {
  markedQuotationsPath,
  orderBookPath,
  orderDetailsPath,
  orderPaperPath,
  payBookingPath,
  payInvoicePath,
} from "@mandi/shared/contract/page-paths";
import { paperOf, type UnpaidAnswer, type UnpaidItem } from "@mandi/shared/contract/unpaid";
import { formatDay } from "@mandi/shared/format/dates";
import { paperInSentence } from "@mandi/shared/format/paper-name";
import { columnDecimals, formatRupees } from "@mandi/shared/format/rupees";
import { unbroken } from "@mandi/shared/format/unbroken";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { unpaidList } from "@mandi/shared/messages/buyer-unpaid";
import { paiseFromRupees, rupeesFromPaise, subtractPaise } from "@mandi/shared/money/paise";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pager } from "@mandi/shared/ui/data/pager";
import { EmptyState, FailedState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { BalanceBand } from "./balance-band";
import { useUnpaid } from "./use-unpaid";
import type { WalletAddress } from "./use-wallet";
import styles from "./wallet.module.css";

/** What the user owes, the earliest due first: they choose what to pay. */
export function UnpaidTab({ address, skeleton }: { readonly address: WalletAddress; readonly skeleton: ReactNode }) {
  const state = useUnpaid(address.page);
  return (
    <StatePlace
      state={state}
      skeleton={skeleton}
      failed={(failure, retry) => (
        <FailedState title={unpaidList.failed} text={failure.message} onRetry={retry} hasPanel />
      )}
    >
      {(unpaid) =>
        unpaid.total === 0 && !unpaid.bookings && !unpaid.all_reported ? (
          <EmptyState
            title={unpaidList.empty}
            text={unpaidList.emptyText}
            actions={<ButtonLink to={orderBookPath}>{orders.book}</ButtonLink>}
          />
        ) : (
          <Items unpaid={unpaid} address={address} />
        )
      }
    </StatePlace>
  );
}

function Items({ unpaid, address }: { readonly unpaid: UnpaidAnswer; readonly address: WalletAddress }) {
  const { data, current_page, per_page, total, invoiced, reported = 0, later, bookings = 0 } = unpaid;
  const { all_reported: checked = reported } = unpaid;
  const left = without(invoiced, reported);
  const decimals = columnDecimals([left, checked, later, bookings]);
  const { booking_quotation = null } = unpaid;
  const bookingPath = booking_quotation === null ? markedQuotationsPath : payBookingPath(booking_quotation);
  const facts = [
    ...(checked === 0 ? [] : [{ term: unpaidList.reported, value: formatRupees(checked, { decimals }) }]),
    { term: unpaidList.later, value: formatRupees(later, { decimals }) },
  ];
  return (
    <>
      <BalanceBand
        label={checked === 0 ? unpaidList.total : unpaidList.left}
        balance={left}
        decimals={decimals}
        facts={facts}
      />
      {bookings === 0 ? null : (
        <Link to={bookingPath} className={styles.bookings}>
          {unpaidList.bookings} <b>{formatRupees(bookings, { decimals })}</b>
          <Icon of={ArrowRight} size="s" />
        </Link>
      )}
      <section aria-label={unpaidList.list}>
        <DataTable
          label={unpaidList.list}
          columns={columns}
          rows={data}
          rowKey={({ order, invoice }) => invoice?.number ?? order}
          emptyText={unpaidList.empty}
        />
        <Pager page={current_page} pageSize={per_page} total={total} pageHref={address.pageHref} isOfSection />
      </section>
      <p className={styles.hint}>{unpaidList.hint}</p>
    </>
  );
}

const columns: readonly Column<UnpaidItem>[] = [
  {
    key: "number",
    head: unpaidList.number,
    isRowHead: true,
    phone: "lead",
    cell: ({ order_id, order, invoice }) =>
      invoice === null ? (
        <>
          <span className={styles.wide}>{unpaidList.notInvoiced}</span>
          <Link to={orderDetailsPath(order_id)} className={styles.onPhone}>
            {order}
          </Link>
        </>
      ) : (
        <Link to={orderPaperPath(order_id, invoice.number)}>{unpaidList.named(invoice)}</Link>
      ),
  },
  {
    key: "order",
    head: unpaidList.order,
    phone: "hidden",
    cell: ({ order_id, order }) => <Link to={orderDetailsPath(order_id)}>{order}</Link>,
  },
  {
    key: "date",
    head: unpaidList.date,
    isUnbroken: true,
    phone: "hidden",
    cell: ({ invoice }) => (invoice === null ? unpaidList.none : formatDay(invoice.date)),
  },
  {
    key: "due-on",
    head: unpaidList.dueOn,
    isUnbroken: true,
    phone: "note",
    cell: (item) => <DueOn item={item} />,
  },
  {
    key: "due",
    head: unpaidList.due,
    align: "end",
    isStrong: true,
    phone: "figure",
    cell: (item) => <Due item={item} />,
  },
  {
    key: "pay",
    head: unpaidList.act,
    phone: "aside",
    cell: ({ order_id, order, invoice, due, reported }) =>
      reported === due ? null : (
        <ButtonLink
          size="s"
          to={payInvoicePath(order_id, invoice?.number ?? null)}
          aria-label={
            invoice === null ? unpaidList.payAheadFor(order) : unpaidList.payNamed(paperInSentence(paperOf(invoice)))
          }
        >
          {invoice === null ? unpaidList.payAhead : unpaidList.act}
        </ButtonLink>
      ),
  },
];

/** What is left to pay, and below it what is being checked. */
function Due({ item: { due, reported = 0 } }: { readonly item: UnpaidItem }) {
  if (reported === 0) return formatRupees(due, { decimals: 2 });
  return (
    <>
      {formatRupees(without(due, reported), { decimals: 2 })}
      <span className={styles.checked}>{unpaidList.reportedOf(formatRupees(reported, { decimals: 2 }))}</span>
    </>
  );
}

const without = (sum: number, part: number): number =>
  rupeesFromPaise(subtractPaise(paiseFromRupees(sum), paiseFromRupees(part)));

/** The day; on a phone, which has no column for the order, that too. */
function DueOn({ item: { order, invoice } }: { readonly item: UnpaidItem }) {
  return (
    <>
      <span className={styles.wide}>{invoice === null ? unpaidList.notDueYet : formatDay(invoice.due_on)}</span>
      <span className={styles.onPhone}>
        {invoice === null ? unpaidList.notInvoiced : unpaidList.dueOnOf(unbroken(formatDay(invoice.due_on)), order)}
      </span>
    </>
  );
}
