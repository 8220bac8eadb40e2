import {
  orderDetailsPath,
  quotationDetailPath,
  sellerOrderPath,
  sellerQuotationPath,
} from "@mandi/shared/contract/page-paths";
import type { SentQuotation } from "@mandi/shared/contract/quotation";
import type { ReceivedQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatRupees, formatWhole } from "@mandi/shared/format/rupees";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { common } from "@mandi/shared/messages/common";
import { quotationList } from "@mandi/shared/messages/quotation-list";
import { quotationAct } from "@mandi/shared/ui/data/quotation-act";
import { Pill, StatusPill } from "@mandi/shared/ui/data/status-pill";
import { WideTable } from "@mandi/shared/ui/table/wide-table";
import type { ReactNode } from "react";
import { StatusCell } from "../documents/trade-cells";
import { tradeColumns } from "../documents/trade-columns";
import { groupWords } from "./group-words";
import styles from "./quotation-tables.module.css";

interface QuotationTableProps<Row> {
  readonly rows: readonly Row[];
  readonly pathOf: (id: number) => string;
  readonly priceHead: string;
  readonly price: (row: Row) => ReactNode;
  /** The value by which the price is sorted. */
  readonly rupees: (row: Row) => number | null;
  readonly status: (row: Row) => ReactNode;
  readonly isTurn: (row: Row) => boolean;
  readonly joinHead?: (rows: readonly Row[]) => ReactNode;
  readonly isReceived?: boolean;
}

function QuotationTable<Row extends SentQuotation | ReceivedQuotation>(props: QuotationTableProps<Row>) {
  const { rows, pathOf, priceHead, price, rupees, status, isTurn, joinHead, isReceived } = props;
  return (
    <WideTable
      label={quotationList.list}
      rows={rows}
      rowKey={({ id }) => String(id)}
      isTurn={isTurn}
      {...(joinHead && { joinHead })}
      joinOf={(row) => ("group_id" in row ? row.group_id : null)}
      columns={[
        ...tradeColumns<Row>(quotationList.number, pathOf, ({ unique_id }) => unique_id, isReceived),
        { key: "price", head: priceHead, align: "end", isStrong: true, phone: "figure", value: rupees, cell: price },
        { key: "status", head: quotations.status, phone: "note", value: (row) => row.status, cell: status },
      ]}
    />
  );
}

/** The quotations that the user requested. */
export function SentTable({ rows }: { readonly rows: readonly SentQuotation[] }) {
  return (
    <QuotationTable
      rows={rows}
      pathOf={quotationDetailPath}
      priceHead={quotationList.price}
      rupees={({ for_price }) => for_price}
      price={({ for_price, status }) =>
        for_price === null ? <span className={styles.quiet}>{noPriceOf(status)}</span> : formatWhole(for_price)
      }
      status={(row) => <SentStatus row={row} />}
      isTurn={({ next_actor }) => next_actor === "buyer"}
      joinHead={groupWords}
    />
  );
}

/** One that was withdrawn, rejected or expired without a price will get none. */
const noPriceOf = (status: string): string => (status === "pending" ? quotationList.noPrice : common.missing);

function SentStatus({ row }: { readonly row: SentQuotation }) {
  const { status, next_actor, order_id, reply_deadline: closesAt } = row;
  // Rows do not contain a transfer under check; a marked one on which the desk acts has one.
  const isPaidByBank = status === "Seller Marked" && next_actor === "desk";
  const act = quotationAct({ status, side: "buyer", isClosed: next_actor === "desk", isPaidByBank, closesAt });
  return (
    <StatusCell act={act} to={order_id === null ? undefined : orderDetailsPath(order_id)}>
      <StatusPill kind="quotation" status={status} isPaidByBank={isPaidByBank} />
    </StatusCell>
  );
}

/** A seller's enquiries; each links to the seller's page. */
export function ReceivedTable({ rows }: { readonly rows: readonly ReceivedQuotation[] }) {
  return (
    <QuotationTable
      rows={rows}
      pathOf={sellerQuotationPath}
      priceHead={quotationList.myPrice}
      rupees={({ my_base_price }) => my_base_price}
      price={(row) => <MyPrice row={row} />}
      status={(row) => <ReceivedStatus row={row} />}
      isReceived
      isTurn={({ next_actor, my_base_price }) => next_actor === "seller" && my_base_price === null}
    />
  );
}

/** "Yet" only while a price can still be given. */
function MyPrice({ row: { my_base_price, my_rank, is_closed } }: { readonly row: ReceivedQuotation }) {
  if (my_base_price === null)
    return <span className={styles.quiet}>{is_closed === 1 ? common.missing : quotationList.noPrice}</span>;
  return (
    <span className={styles.price}>
      {formatRupees(my_base_price)}
      {my_rank === null ? null : <span className={styles.quiet}>{quotationList.rank(my_rank)}</span>}
    </span>
  );
}

function ReceivedStatus({ row }: { readonly row: ReceivedQuotation }) {
  const { status, is_closed, reply_deadline, has_won, my_base_price, order_id } = row;
  // Marked and ordered belong to the winner; for the others it is over.
  if (!has_won && (status === "Seller Marked" || status === "ordered"))
    return <Pill tone="plain">{my_base_price === null ? quotationList.noOffer : quotationList.lost}</Pill>;
  const act = quotationAct({
    status,
    side: "seller",
    isClosed: is_closed === 1,
    closesAt: reply_deadline,
    hasOffered: my_base_price !== null,
  });
  return (
    <StatusCell act={act} to={order_id === null ? undefined : sellerOrderPath(order_id)}>
      <StatusPill kind="quotation" status={status} />
    </StatusCell>
  );
}
