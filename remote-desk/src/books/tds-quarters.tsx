import type { DeskTdsQuarterAnswer } from "@mandi/shared/contract/desk/tds-quarter";
import { tds } from "@mandi/shared/messages/desk-books";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Link } from "react-router-dom";
import { exact } from "../common/exact";
import rowLink from "../common/row-link.module.css";
import type { BooksAddress } from "./use-books-address";

type Quarter = DeskTdsQuarterAnswer["data"][number];

const { heads } = tds;

interface TdsQuartersProps {
  readonly rows: readonly Quarter[];
  readonly address: BooksAddress;
}

/** What was deducted in each quarter both ways, and whether the books agree. */
export function TdsQuarters({ rows, address }: TdsQuartersProps) {
  return (
    <DataTable
      label={tds.quarters}
      columns={columnsOf(address)}
      rows={rows}
      rowKey={({ quarter }) => quarter}
      emptyText={tds.noQuarters}
      isDense
    />
  );
}

const columnsOf = (address: BooksAddress): readonly Column<Quarter>[] => [
  {
    key: "quarter",
    head: heads.quarter,
    cell: ({ quarter }) => (
      <Link to={address.pathOf("tds", { quarter })} className={rowLink.link}>
        {quarter}
      </Link>
    ),
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  { key: "tds", head: heads.byUs, cell: ({ deducted }) => exact(deducted), align: "end", phone: "line" },
  { key: "deposited", head: heads.deposited, cell: ({ deposited }) => exact(deposited), align: "end", phone: "line" },
  { key: "left", head: heads.left, cell: ({ left }) => exact(left), align: "end", isStrong: true, phone: "figure" },
  { key: "received", head: heads.byBuyers, cell: ({ received }) => exact(received), align: "end", phone: "line" },
  { key: "certified", head: heads.certified, cell: ({ certified }) => exact(certified), align: "end", phone: "line" },
  { key: "open", head: heads.open, cell: ({ open }) => exact(open), align: "end", phone: "line" },
  {
    key: "books",
    head: heads.books,
    cell: ({ differences: { length } }) =>
      length === 0 ? <Pill tone="ok">{tds.agrees}</Pill> : <Pill tone="bad">{tds.differs(length)}</Pill>,
    phone: "aside",
  },
];
