import type { DeskTaxRow } from "@mandi/shared/contract/desk/tax";
import { formatDay, toIndianDay } from "@mandi/shared/format/dates";
import { tax } from "@mandi/shared/messages/desk-tax";
import { Button } from "@mandi/shared/ui/controls/button";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import styles from "./tax-table.module.css";
import { keyWords, rowWords, scopeWords, valueWords } from "./tax-value";
import { type Confirmation, canConfirm } from "./use-confirmation";

export interface TaxTableProps {
  readonly rows: readonly DeskTaxRow[];
  readonly emptyText: string;
  readonly confirmation: Confirmation;
  /** Null for a reader who may not change the rows of the tax law. */
  readonly onEnd: ((row: DeskTaxRow) => void) | null;
}

/** Rates and limits with their days, their sources and who has compared them with the law. */
export function TaxTable({ rows, emptyText, confirmation, onEnd }: TaxTableProps) {
  const columns = [
    ...(onEnd === null ? [] : [choiceOf(confirmation)]),
    ...facts,
    ...(onEnd === null ? [] : [endOf(onEnd)]),
  ];
  return (
    <DataTable
      label={tax.list}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      emptyText={emptyText}
      isDense
    />
  );
}

const facts: readonly Column<DeskTaxRow>[] = [
  { key: "key", head: tax.heads.key, cell: keyWords, isRowHead: true },
  { key: "scope", head: tax.heads.scope, cell: scopeWords },
  { key: "value", head: tax.heads.value, cell: valueCell },
  { key: "source", head: tax.heads.source, cell: ({ source }) => source },
  { key: "confirmed", head: tax.heads.confirmed, cell: confirmedOf },
];

function valueCell(row: DeskTaxRow) {
  return (
    <>
      <b>{valueWords(row)}</b>
      <small className={styles.days}>{daysOf(row)}</small>
    </>
  );
}

/** From when to when a row applies. */
export function daysOf({ first_day, last_day }: DeskTaxRow): string {
  return last_day === null ? tax.since(formatDay(first_day)) : tax.days(formatDay(first_day), formatDay(last_day));
}

/** Who has compared a row with the law. */
export function confirmedOf({ confirmed_at, confirmed_by, is_own }: DeskTaxRow) {
  if (confirmed_at === null) {
    return (
      <>
        <Pill tone="wait">{tax.notConfirmed}</Pill>
        {is_own ? <small className={styles.own}>{tax.own}</small> : null}
      </>
    );
  }
  return tax.confirmedBy(confirmed_by ?? "", formatDay(toIndianDay(confirmed_at)));
}

function choiceOf(confirmation: Confirmation): Column<DeskTaxRow> {
  return {
    key: "chosen",
    head: tax.heads.chosen,
    isHeadHidden: true,
    cell: (row) => <PickBox row={row} confirmation={confirmation} />,
  };
}

/** Chooses a row that the reader may confirm. */
export function PickBox({ row, confirmation }: { readonly row: DeskTaxRow; readonly confirmation: Confirmation }) {
  if (!canConfirm(row)) return null;
  return (
    <Checkbox
      label={<VisuallyHidden>{tax.choose(rowWords(row))}</VisuallyHidden>}
      checked={confirmation.isPicked(row)}
      onChange={() => confirmation.toggle(row)}
    />
  );
}

function endOf(onEnd: (row: DeskTaxRow) => void): Column<DeskTaxRow> {
  return {
    key: "end",
    head: tax.heads.act,
    isHeadHidden: true,
    cell: (row) => <EndButton row={row} onEnd={onEnd} />,
    align: "end",
  };
}

interface EndButtonProps {
  readonly row: DeskTaxRow;
  readonly onEnd: (row: DeskTaxRow) => void;
}

/** Ends a row that has no last day. */
export function EndButton({ row, onEnd }: EndButtonProps) {
  if (row.last_day !== null) return null;
  return (
    <Button size="s" aria-label={tax.endOf(rowWords(row))} onClick={() => onEnd(row)}>
      {tax.end}
    </Button>
  );
}
