import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";

/** A claim, next to the market's own record. */
export interface Fact {
  readonly fact: string;
  readonly claim: string;
  readonly ours: string;
  /** Whether the two agree, as text; empty where there is nothing to compare. */
  readonly check: string;
}

interface FactTableProps {
  readonly label: string;
  readonly heads: Readonly<Record<keyof Fact, string>>;
  readonly facts: readonly Fact[];
}

/** A claim and our own figures, fact by fact. */
export function FactTable({ label, heads, facts }: FactTableProps) {
  return <DataTable label={label} columns={columnsOf(heads)} rows={facts} rowKey={({ fact }) => fact} isDense />;
}

const columnsOf = (heads: FactTableProps["heads"]): readonly Column<Fact>[] => [
  { key: "fact", head: heads.fact, cell: ({ fact }) => fact, isRowHead: true, phone: "lead" },
  { key: "claim", head: heads.claim, cell: ({ claim }) => claim, isStrong: true, phone: "line" },
  { key: "ours", head: heads.ours, cell: ({ ours }) => ours, phone: "line" },
  { key: "check", head: heads.check, cell: ({ check }) => check, phone: "figure" },
];
