import type { DeskJournalListAnswer } from "@mandi/shared/contract/desk/ledger";
import { formatMoment } from "@mandi/shared/format/dates";
import { books, journals } from "@mandi/shared/messages/desk-books";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Link } from "react-router-dom";
import { exact } from "../common/exact";
import { ListPages } from "../common/list-pages";
import { PartPlace } from "../common/part-place";
import rowLink from "../common/row-link.module.css";
import { SearchLine } from "../common/search-line";
import styles from "./books.module.css";
import { CsvButton } from "./csv-button";
import { JournalView } from "./journal-view";
import type { SectionProps } from "./section-props";
import { useJournals } from "./use-books";
import type { BooksAddress } from "./use-books-address";

type Journal = DeskJournalListAnswer["data"][number];

const { heads } = journals;

/** Entries of the books; one of them with its lines. */
export function JournalsSection({ address }: SectionProps) {
  const number = address.filter("entry");
  return number === "" ? (
    <JournalList address={address} />
  ) : (
    <JournalView key={number} number={number} address={address} />
  );
}

function JournalList({ address }: SectionProps) {
  const search = address.filter("search");
  const state = useJournals(search, address.page);
  return (
    <>
      <SearchLine
        key={search}
        label={journals.search}
        button={books.find}
        search={search}
        onSearch={(text) => address.choose({ search: text })}
      />
      <PartPlace label={journals.list} state={state}>
        {({ data }) => (
          <>
            <div className={styles.filters} data-print="hide">
              <CsvButton name="entries" heads={Object.values(heads)} rows={data.map(csvRow)} />
            </div>
            <DataTable
              label={journals.list}
              columns={columnsOf(address)}
              rows={data}
              rowKey={({ transaction_id }) => transaction_id}
              emptyText={journals.none}
              isDense
            />
            <ListPages address={address} rows={data.length} />
          </>
        )}
      </PartPlace>
    </>
  );
}

const csvRow = ({ transaction_id, at, event, description, order, amount, is_undone }: Journal) => [
  transaction_id,
  at,
  event,
  description,
  order ?? "",
  amount,
  is_undone === 1 ? journals.reversed : "",
];

const columnsOf = (address: BooksAddress): readonly Column<Journal>[] => [
  {
    key: "number",
    head: heads.number,
    cell: ({ transaction_id }) => (
      <Link to={address.pathOf("journals", { entry: transaction_id })} className={rowLink.link}>
        {transaction_id}
      </Link>
    ),
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  { key: "at", head: heads.at, cell: ({ at }) => formatMoment(at), isUnbroken: true, phone: "note" },
  { key: "event", head: heads.event, cell: ({ event }) => event, phone: "aside" },
  { key: "text", head: heads.text, cell: ({ description }) => description, phone: "wide" },
  { key: "order", head: heads.order, cell: ({ order }) => order ?? "", isUnbroken: true, phone: "line" },
  {
    key: "amount",
    head: heads.amount,
    cell: ({ amount }) => exact(amount),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
  {
    key: "state",
    head: heads.state,
    cell: ({ is_undone }) => (is_undone === 1 ? <Pill tone="bad">{journals.reversed}</Pill> : null),
    phone: "line",
  },
];
