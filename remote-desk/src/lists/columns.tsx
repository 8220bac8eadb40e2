import { withCapital } from "@mandi/shared/format/capital";
import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatWhole } from "@mandi/shared/format/rupees";
import type { Column } from "@mandi/shared/ui/data/data-table";
import type { StatusKind } from "@mandi/shared/ui/data/status-tables";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";
import { StatePill } from "../common/state-pill";

/** The position of a column on a phone. */
type Place = Column<unknown>["phone"];

/** The column that names the row and links to its page. */
export const named = <Row,>(
  key: string,
  head: string,
  value: (row: Row) => string,
  pathOf: (row: Row) => string,
): ViewColumn<Row> => ({
  key,
  head,
  value,
  cell: (row) => (
    <Link to={pathOf(row)} className={rowLink.link} data-row={pathOf(row)}>
      {value(row)}
    </Link>
  ),
  isRowHead: true,
  phone: "lead",
});

/** A text. */
export const words = <Row,>(
  key: string,
  head: string,
  value: (row: Row) => string,
  phone: Place = "line",
): ViewColumn<Row> => ({ key, head, value, cell: value, phone });

/** A word of the data, such as a state: sorted, filtered and saved as it is shown, with a capital. */
export const state = <Row,>(
  key: string,
  head: string,
  value: (row: Row) => string,
  phone: Place = "aside",
): ViewColumn<Row> => words(key, head, (row) => withCapital(value(row)), phone);

/** The status of a quotation or an order. */
export const status = <Row,>(kind: StatusKind, head: string, value: (row: Row) => string): ViewColumn<Row> => ({
  key: "status",
  head,
  value,
  cell: (row) => <StatePill kind={kind} status={value(row)} />,
  phone: "aside",
});

/** A figure in whole rupees: the page of the row has the paise. */
export const rupees = <Row,>(
  key: string,
  head: string,
  value: (row: Row) => number,
  phone: Place = "line",
): ViewColumn<Row> => ({
  key,
  head,
  value,
  cell: (row) => formatWhole(value(row)),
  align: "end",
  phone,
});

/** A weight in MT. */
export const tonnes = <Row,>(
  key: string,
  head: string,
  value: (row: Row) => number,
  phone: Place = "line",
): ViewColumn<Row> => ({
  key,
  head,
  value,
  cell: (row) => formatTonnes(value(row)),
  align: "end",
  phone,
});

/** A count. */
export const count = <Row,>(
  key: string,
  head: string,
  value: (row: Row) => number,
  phone: Place = "line",
): ViewColumn<Row> => ({ key, head, value, cell: value, align: "end", phone });

/** A day; sorted and saved in wire format. */
export const day = <Row,>(key: string, head: string, value: (row: Row) => string): ViewColumn<Row> => ({
  key,
  head,
  value,
  cell: (row) => formatDay(value(row)),
  isUnbroken: true,
  phone: "line",
});

/** A moment; sorted in wire format, saved in Indian time. */
export const moment = <Row,>(
  key: string,
  head: string,
  value: (row: Row) => string,
  phone: Place = "line",
): ViewColumn<Row> => ({
  key,
  head,
  value,
  cell: (row) => formatMoment(value(row)),
  isUnbroken: true,
  phone,
});
