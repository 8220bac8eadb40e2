import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Check as Agrees, TriangleAlert } from "lucide-react";
import styles from "./fact-table.module.css";

/** A claim, next to the market's own record. */
export interface Fact {
  readonly fact: string;
  readonly claim: string;
  readonly ours: string;
  /** Null where there is nothing to compare. */
  readonly check: FactCheck | null;
}

/** Whether a claim and our record agree; without a judgement it only says what happened to them. */
export interface FactCheck {
  readonly words: string;
  readonly agrees?: boolean;
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
  { key: "check", head: heads.check, cell: ({ check }) => <Checked check={check} />, phone: "figure" },
];

/** Text and mark, never colour alone. */
function Checked({ check }: { readonly check: FactCheck | null }) {
  if (check === null) return "—";
  const { words, agrees } = check;
  if (agrees === undefined) return words;
  return (
    <span className={agrees ? styles.agrees : styles.differs}>
      <Icon of={agrees ? Agrees : TriangleAlert} size="xs" /> {words}
    </span>
  );
}
