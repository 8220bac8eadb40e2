import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { common } from "../../messages/common";
import { classes } from "../foundation/classes";
import { VisuallyHidden } from "../layout/visually-hidden";
import { Icon } from "../media/icon";
import styles from "./data-table.module.css";
import { isJoined, type JoinOf, joinedFrom } from "./joined-rows";
import joins from "./joined-rows.module.css";
import { rowGroups } from "./row-groups";

export type SortDirection = "ascending" | "descending";
export type Sort = { readonly key: string; readonly direction: SortDirection };

export type Column<Row> = {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row, place: number) => ReactNode;
  /** `end` for figures. */
  readonly align?: "start" | "end";
  readonly isSortable?: boolean;
  /** The head is read out but not shown, for a column of buttons or pictures. */
  readonly isHeadHidden?: boolean;
  readonly isStrong?: boolean;
  /** A date or the number of a document, which must not be broken across lines. */
  readonly isUnbroken?: boolean;
  /** Names its row for assistive technology. */
  readonly isRowHead?: boolean;
  /**
   * Position in the two-line block that a row becomes below 768 px: `lead` and `figure` on the first line, `note` and
   * `aside` on the second, `line` on a separate line with its header as a label, `wide` the same without the label,
   * `caption` the last one in small print.
   */
  readonly phone?: "lead" | "figure" | "note" | "aside" | "line" | "wide" | "caption" | "hidden";
  readonly foot?: ReactNode;
};

export type DataTableProps<Row> = {
  /** Accessible name: what the table lists. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly isOwn?: (row: Row) => boolean;
  /** Whether the row waits for the reader. */
  readonly isTurn?: ((row: Row) => boolean) | undefined;
  /** What a row belongs to; consecutive rows of the same parent are joined. */
  readonly joinOf?: JoinOf<Row>;
  /** What is shown above joined rows. */
  readonly joinHead?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** The `RowNote` below a row, in a table of so many columns; null for none. */
  readonly noteOf?: ((row: Row, columns: number) => ReactNode) | undefined;
  /** Rows of the same group are shown together under its name. */
  readonly groupOf?: ((row: Row) => string) | undefined;
  readonly sort?: Sort | undefined;
  /** Asks for the next order of this column; the page keeps the order in the address. */
  readonly onSort?: (sort: Sort) => void;
  readonly emptyText?: string;
  /** Padding at the sides, for tables in a panel and tables with a highlighted own row. */
  readonly isPadded?: boolean;
  readonly isDense?: boolean;
  readonly hasStickyHead?: boolean;
  readonly className?: string | undefined;
};

const places = {
  lead: styles.lead,
  figure: styles.figure,
  note: styles.note,
  aside: styles.aside,
  line: styles.line,
  wide: styles.wide,
  caption: styles.caption,
  hidden: styles.phoneHidden,
};

function placeOf<Row>(column: Column<Row>, index: number, count: number): string | undefined {
  if (column.phone) return places[column.phone];
  if (index === 0) return styles.lead;
  return index === count - 1 ? styles.figure : styles.line;
}

/** A semantic table. Head and figures line up; below 768 px each row becomes a block of two or more lines. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    isOwn,
    isTurn,
    joinOf,
    joinHead,
    noteOf,
    groupOf,
    sort,
    onSort,
    emptyText = common.noData,
    className,
  } = props;
  const look = classes(
    styles.table,
    props.isPadded && styles.padded,
    props.isDense && styles.dense,
    props.hasStickyHead && styles.sticky,
    className,
  );
  return (
    <table className={look}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      {rows.length === 0 ? (
        <tbody>
          <tr className={styles.emptyRow}>
            <td colSpan={columns.length} className={styles.empty}>
              {emptyText}
            </td>
          </tr>
        </tbody>
      ) : null}
      {rowGroups(rows, groupOf).map((group) => (
        <tbody key={group.name}>
          {group.name === null ? null : (
            <tr className={styles.groupRow}>
              <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
                {group.name}
              </th>
            </tr>
          )}
          {group.rows.map(({ row, place }) => (
            <Fragment key={rowKey(row)}>
              <JoinHead rows={joinedFrom(rows, place, joinOf)} columns={columns.length} head={joinHead} />
              <tr
                className={classes(
                  styles.row,
                  isOwn?.(row) && styles.own,
                  isTurn?.(row) && styles.turn,
                  isJoined(row, rows[place + 1], joinOf) && joins.joined,
                )}
              >
                {columns.map((column, index) => (
                  <BodyCell
                    key={column.key}
                    column={column}
                    position={placeOf(column, index, columns.length)}
                    content={column.cell(row, place)}
                  />
                ))}
              </tr>
              {noteOf?.(row, columns.length)}
            </Fragment>
          ))}
        </tbody>
      ))}
      <Foot columns={columns} hasRows={rows.length > 0} />
    </table>
  );
}

type JoinHeadProps<Row> = {
  readonly rows: readonly Row[];
  readonly columns: number;
  readonly head: DataTableProps<Row>["joinHead"];
};

function JoinHead<Row>({ rows, columns, head }: JoinHeadProps<Row>) {
  if (rows.length === 0 || head === undefined) return null;
  return (
    <tr className={styles.groupRow}>
      <th scope="colgroup" colSpan={columns} className={classes(styles.group, joins.head)}>
        {head(rows)}
      </th>
    </tr>
  );
}

type HeadCellProps<Row> = {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
};

function sortIcon(direction: SortDirection | undefined) {
  if (!direction) return ChevronsUpDown;
  return direction === "ascending" ? ArrowUp : ArrowDown;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const className = classes(styles.headCell, column.align === "end" && styles.end);
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" className={className}>
        {column.isHeadHidden ? <VisuallyHidden>{column.head}</VisuallyHidden> : column.head}
      </th>
    );
  }
  const next: SortDirection = direction === "ascending" ? "descending" : "ascending";
  return (
    <th scope="col" className={className} aria-sort={direction ?? "none"}>
      <button type="button" className={styles.sort} onClick={() => onSort({ key: column.key, direction: next })}>
        {column.head}
        <span data-print="hide">
          <Icon of={sortIcon(direction)} size="xs" className={direction ? undefined : styles.unsorted} />
        </span>
      </button>
    </th>
  );
}

type BodyCellProps<Row> = {
  readonly column: Column<Row>;
  readonly position: string | undefined;
  readonly content: ReactNode;
};

function BodyCell<Row>({ column, position, content }: BodyCellProps<Row>) {
  const className = classes(
    styles.cell,
    column.align === "end" && styles.end,
    column.isStrong && styles.strong,
    column.isUnbroken && styles.unbroken,
    position,
  );
  if (column.isRowHead) {
    return (
      <th scope="row" className={classes(className, styles.rowHead)} data-label={column.head}>
        {content}
      </th>
    );
  }
  return (
    <td className={className} data-label={column.head}>
      {content}
    </td>
  );
}

function Foot<Row>({ columns, hasRows }: { readonly columns: readonly Column<Row>[]; readonly hasRows: boolean }) {
  if (!hasRows || columns.every((column) => column.foot === undefined)) return null;
  return (
    <tfoot>
      <tr className={styles.footRow}>
        {columns.map((column, index) => (
          <td
            key={column.key}
            className={classes(
              styles.foot,
              column.align === "end" && styles.end,
              placeOf(column, index, columns.length),
            )}
            data-label={column.head}
          >
            {column.foot}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
