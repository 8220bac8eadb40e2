import { orderDetailsPath, orderPaperPath, payBillPath } from "@mandi/shared/contract/page-paths";
import type { UnpaidItem } from "@mandi/shared/contract/unpaid";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { unpaidList } from "@mandi/shared/messages/buyer-unpaid";
import { paiseFromRupees, rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { EmptyState, FailedState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { BalanceBand } from "./balance-band";
import { useUnpaid } from "./use-unpaid";
import styles from "./wallet.module.css";

/** What the user owes, the earliest due first: they choose what to pay. */
export function UnpaidTab({ skeleton }: { readonly skeleton: ReactNode }) {
  const state = useUnpaid();
  return (
    <StatePlace
      state={state}
      skeleton={skeleton}
      failed={(failure, retry) => (
        <FailedState title={unpaidList.failed} text={failure.message} onRetry={retry} hasPanel />
      )}
    >
      {({ data }) =>
        data.length === 0 ? <EmptyState title={unpaidList.empty} text={unpaidList.emptyText} /> : <Items items={data} />
      }
    </StatePlace>
  );
}

function Items({ items }: { readonly items: readonly UnpaidItem[] }) {
  const invoiced = items.filter(({ bill }) => bill !== null);
  const later = items.filter(({ bill }) => bill === null);
  return (
    <>
      <BalanceBand
        label={unpaidList.total}
        balance={sumOf(invoiced)}
        facts={[{ term: unpaidList.later, value: formatRupees(sumOf(later)) }]}
      />
      <DataTable
        label={unpaidList.list}
        columns={columns}
        rows={items}
        rowKey={({ order, bill }) => bill?.number ?? order}
        emptyText={unpaidList.empty}
      />
      <p className={styles.hint}>{unpaidList.hint}</p>
    </>
  );
}

const sumOf = (items: readonly UnpaidItem[]): number =>
  rupeesFromPaise(sumPaise(items.map(({ due }) => paiseFromRupees(due))));

const columns: readonly Column<UnpaidItem>[] = [
  {
    key: "number",
    head: unpaidList.number,
    isRowHead: true,
    phone: "lead",
    cell: ({ order_id, order, bill }) =>
      bill === null ? (
        <Link to={orderDetailsPath(order_id)}>{order}</Link>
      ) : (
        <Link to={orderPaperPath(order_id, bill.number)}>{bill.number}</Link>
      ),
  },
  {
    key: "order",
    head: unpaidList.order,
    phone: "line",
    cell: ({ order_id, order, bill }) =>
      bill === null ? unpaidList.notInvoiced : <Link to={orderDetailsPath(order_id)}>{order}</Link>,
  },
  {
    key: "date",
    head: unpaidList.date,
    isUnbroken: true,
    phone: "line",
    cell: ({ bill }) => (bill === null ? unpaidList.none : formatDay(bill.date)),
  },
  {
    key: "due-on",
    head: unpaidList.dueOn,
    isUnbroken: true,
    phone: "line",
    cell: ({ bill }) => (bill === null ? unpaidList.notDueYet : formatDay(bill.due_on)),
  },
  {
    key: "due",
    head: unpaidList.due,
    align: "end",
    isStrong: true,
    phone: "figure",
    cell: ({ due }) => formatRupees(due, { decimals: 2 }),
  },
  {
    key: "pay",
    head: unpaidList.act,
    phone: "wide",
    cell: ({ order_id, bill, is_under_check }) =>
      is_under_check === 1 ? (
        <Pill tone="wait">{unpaidList.underCheck}</Pill>
      ) : (
        <ButtonLink size="s" to={payBillPath(order_id, bill?.number ?? null)}>
          {unpaidList.pay(bill?.number ?? "")}
        </ButtonLink>
      ),
  },
];
