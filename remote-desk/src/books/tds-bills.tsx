import type { DeskTdsListAnswer } from "@mandi/shared/contract/desk/tds";
import { formatDay } from "@mandi/shared/format/dates";
import { formatMonth } from "@mandi/shared/format/month";
import { tds as messages } from "@mandi/shared/messages/desk-books";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { exact } from "../common/exact";
import { ListPages } from "../common/list-pages";
import { PartyLink } from "../common/party-link";
import styles from "./books.module.css";
import { CsvButton } from "./csv-button";
import { OrderLink } from "./order-link";
import { PaperLink } from "./paper-link";
import type { BooksAddress } from "./use-books-address";

type Bill = DeskTdsListAnswer["data"][number];

const { heads } = messages;
const causeOf = ({ cause }: Bill): string => messages.causes[cause] ?? cause;

const columns: readonly Column<Bill>[] = [
  {
    key: "paper",
    head: heads.paper,
    cell: ({ paper, paper_id }) => (paper_id ? <PaperLink paper={paper_id}>{paper}</PaperLink> : paper),
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  {
    key: "order",
    head: heads.order,
    cell: ({ order = "" }) => <OrderLink number={order} />,
    isUnbroken: true,
    phone: "aside",
  },
  { key: "date", head: heads.date, cell: ({ date }) => formatDay(date), isUnbroken: true, phone: "note" },
  {
    key: "name",
    head: heads.name,
    cell: ({ name, phone }) => <PartyLink phone={phone}>{name}</PartyLink>,
    phone: "wide",
  },
  { key: "pan", head: heads.pan, cell: ({ pan }) => pan, isUnbroken: true, phone: "line" },
  { key: "code", head: heads.code, cell: ({ code }) => code, phone: "line" },
  {
    key: "cause",
    head: heads.cause,
    cell: (bill) => (bill.note === "" ? causeOf(bill) : `${causeOf(bill)}, ${bill.note}`),
    phone: "line",
  },
  { key: "billed", head: heads.billed, cell: ({ base }) => exact(base), align: "end", phone: "line" },
  { key: "base", head: heads.base, cell: ({ deducted_on }) => exact(deducted_on), align: "end", phone: "line" },
  { key: "tds", head: heads.tds, cell: ({ tds }) => exact(tds), align: "end", isStrong: true, phone: "figure" },
];

/** The rows for the quarterly return of deductions, for one month. */
export function TdsBills({
  rows,
  month,
  address,
}: {
  readonly rows: readonly Bill[];
  readonly month: string;
  readonly address: BooksAddress;
}) {
  return (
    <>
      <div className={styles.filters} data-print="hide">
        <CsvButton
          name={`tds-${month}`}
          heads={[
            heads.date,
            heads.code,
            heads.pan,
            heads.name,
            heads.cause,
            heads.paper,
            heads.order,
            heads.billed,
            heads.base,
            heads.tds,
          ]}
          rows={rows.map((row) => [
            row.date,
            row.code,
            row.pan,
            row.name,
            causeOf(row),
            row.paper,
            row.order ?? "",
            row.base,
            row.deducted_on,
            row.tds,
          ])}
        />
      </div>
      <DataTable
        label={messages.bills(formatMonth(month))}
        columns={columns}
        rows={rows}
        rowKey={({ cause, paper, name, tds }) => `${cause} ${paper} ${name} ${tds}`}
        emptyText={messages.noBills}
        isDense
      />
      <ListPages address={address} rows={rows.length} />
    </>
  );
}
