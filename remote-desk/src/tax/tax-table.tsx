import type { DeskTaxRow } from "@mandi/shared/contract/desk/tax";
import { formatDay, toIndianDay } from "@mandi/shared/format/dates";
import { tax as words } from "@mandi/shared/messages/desk-tax";
import { Button } from "@mandi/shared/ui/controls/button";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { rowWords, scopeWords, valueWords } from "./tax-value";
import { type Confirmation, canConfirm } from "./use-confirmation";

export interface TaxTableProps {
  readonly rows: readonly DeskTaxRow[];
  readonly emptyText: string;
  readonly confirmation: Confirmation;
  /** Null for a reader who may not change the law's rows. */
  readonly onEnd: ((row: DeskTaxRow) => void) | null;
}

/** Rates and limits with their days, where they come from and who has compared them with the law. */
export function TaxTable({ rows, emptyText, confirmation, onEnd }: TaxTableProps) {
  const columns = [
    ...(onEnd === null ? [] : [choiceOf(confirmation)]),
    ...facts,
    ...(onEnd === null ? [] : [endOf(onEnd)]),
  ];
  return (
    <DataTable
      label={words.list}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      emptyText={emptyText}
      isDense
    />
  );
}

const facts: readonly Column<DeskTaxRow>[] = [
  { key: "key", head: words.heads.key, cell: ({ key }) => words.keys[key], isRowHead: true, phone: "lead" },
  { key: "scope", head: words.heads.scope, cell: scopeWords, phone: "note" },
  { key: "value", head: words.heads.value, cell: valueWords, align: "end", isStrong: true, phone: "figure" },
  { key: "days", head: words.heads.days, cell: daysOf, phone: "line" },
  { key: "source", head: words.heads.source, cell: ({ source }) => source, phone: "wide" },
  { key: "confirmed", head: words.heads.confirmed, cell: confirmedOf, phone: "line" },
];

function daysOf({ first_day, last_day }: DeskTaxRow): string {
  return last_day === null ? words.since(formatDay(first_day)) : words.days(formatDay(first_day), formatDay(last_day));
}

function confirmedOf({ confirmed_at, confirmed_by, is_own }: DeskTaxRow) {
  if (confirmed_at === null) return <Pill tone="wait">{is_own ? words.own : words.notConfirmed}</Pill>;
  return words.confirmedBy(confirmed_by ?? "", formatDay(toIndianDay(confirmed_at)));
}

function choiceOf(confirmation: Confirmation): Column<DeskTaxRow> {
  return {
    key: "chosen",
    head: words.heads.chosen,
    isHeadHidden: true,
    cell: (row) =>
      canConfirm(row) ? (
        <Checkbox
          label={<VisuallyHidden>{words.choose(rowWords(row))}</VisuallyHidden>}
          checked={confirmation.isPicked(row)}
          onChange={() => confirmation.toggle(row)}
        />
      ) : null,
    phone: "aside",
  };
}

function endOf(onEnd: (row: DeskTaxRow) => void): Column<DeskTaxRow> {
  return {
    key: "end",
    head: words.heads.act,
    isHeadHidden: true,
    cell: (row) =>
      row.last_day === null ? (
        <Button size="s" aria-label={words.endOf(rowWords(row))} onClick={() => onEnd(row)}>
          {words.end}
        </Button>
      ) : null,
    align: "end",
    phone: "caption",
  };
}
