import type { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { formatMoment } from "@mandi/shared/format/dates";
import { order } from "@mandi/shared/messages/desk-cockpit";
import { trailDetail, trailWords } from "@mandi/shared/messages/desk-trail";
import { users } from "@mandi/shared/messages/desk-user-pages";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";
import { subjectWords } from "./subject-words";
import { detailWords } from "./trail-detail";

type Row = DeskAuditAnswer["data"][number];

const columns: readonly Column<Row>[] = [
  {
    key: "at",
    head: order.trailHeads.at,
    cell: ({ at }) => formatMoment(at),
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  { key: "who", head: order.trailHeads.who, cell: ({ actor }) => actor, phone: "note" },
  {
    key: "what",
    head: order.trailHeads.what,
    cell: ({ action }) => trailWords(action),
    isStrong: true,
    // A sentence needs the width: beside the moment it would overflow a phone.
    phone: "wide",
  },
];

const subject: Column<Row> = {
  key: "about",
  head: order.trailHeads.about,
  cell: aboutOf,
  phone: "wide",
};
const detail: Column<Row> = {
  key: "detail",
  head: trailDetail.head,
  cell: detailWords,
  phone: "wide",
};
const reason: Column<Row> = {
  key: "reason",
  head: order.trailHeads.reason,
  cell: (row) => row.reason ?? "",
  phone: "wide",
};

function aboutOf(row: Row) {
  const words = subjectWords(row);
  return row.page === undefined ? (
    words
  ) : (
    <Link to={row.page} className={rowLink.link}>
      {words}
    </Link>
  );
}

export interface TrailTableProps {
  readonly rows: readonly Row[];
  /** Rows about several objects name theirs. */
  readonly hasSubject?: boolean;
}

/** Who did what, when and why, from the audit trail. */
export function TrailTable({ rows, hasSubject = false }: TrailTableProps) {
  return (
    <DataTable
      label={order.trail}
      columns={[...columns, ...(hasSubject ? [subject] : []), detail, reason]}
      rows={rows}
      rowKey={({ id }) => String(id)}
      emptyText={users.noTrail}
      isDense
    />
  );
}
