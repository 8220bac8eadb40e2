import { farPrice, page } from "@mandi/shared/messages/seller";
import { bulk } from "@mandi/shared/messages/seller-bulk";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { ProgressBar } from "@mandi/shared/ui/data/progress-bar";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Download } from "lucide-react";
import styles from "../bulk.module.css";
import { type FigureChange, farOnes, type Plan, type PlannedChange, type RowProblem } from "./plan";
import { saveReport } from "./plan-report";
import type { PlanRun } from "./use-plan-run";

/** Row limit of a table in the dialog; the rest is counted. The report has all of them. */
const rowsShown = 50;

/** What would change, before anything is sent. */
export function PlanPreview({ plan }: { readonly plan: Plan }) {
  const { changes, unchanged, problems } = plan;
  const far = farOnes(changes);
  // Rows that need attention come first, because only the first rows are shown.
  const figures = [...far, ...changes.filter((change) => !far.includes(change))].flatMap(figureRows);
  return (
    <>
      <div className={styles.head}>
        <InlineStatus>{bulk.previewCount(changes.length, unchanged)}</InlineStatus>
        <ReportButton changes={changes} problems={problems} result={bulk.toChange} />
      </div>
      {far.length > 0 ? <Note tone="warn">{farPrice.many(far.length)}</Note> : null}
      {figures.length > 0 ? (
        <Rows label={bulk.preview} columns={changeColumns} rows={figures} rowKey={({ key }) => key} />
      ) : null}
      <Problems problems={problems} />
    </>
  );
}

interface FigureRow extends FigureChange {
  readonly key: string;
  readonly product: string;
}

function figureRows({ product, figures, change }: PlannedChange): readonly FigureRow[] {
  return figures.map((figure, place) => ({ ...figure, product, key: `${change.id} ${place}` }));
}

const changeColumns: readonly Column<FigureRow>[] = [
  { key: "product", head: bulk.product, phone: "lead", isRowHead: true, cell: ({ product }) => product },
  { key: "figure", head: bulk.figure, phone: "note", cell: ({ name }) => name },
  { key: "before", head: bulk.now, align: "end", phone: "line", cell: ({ before }) => before },
  {
    key: "after",
    head: bulk.after,
    align: "end",
    phone: "line",
    isStrong: true,
    cell: ({ after, far }) => (
      <>
        {after}
        {far === undefined ? null : <small className={styles.far}>{far}</small>}
      </>
    ),
  },
];

const problemColumns: readonly Column<RowProblem>[] = [
  { key: "line", head: bulk.line, phone: "line", cell: ({ line }) => line ?? "" },
  {
    key: "product",
    head: bulk.product,
    phone: "lead",
    isRowHead: true,
    // A line about nobody's product may have no name.
    cell: ({ product }) => product || page.missing,
  },
  { key: "reason", head: bulk.reason, phone: "wide", cell: ({ reason }) => reason },
];

/** Rows that are left out, each with its reason. */
function Problems({ problems }: { readonly problems: readonly RowProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} aria-label={bulk.problems}>
      <h3 className={styles.title}>{bulk.problems}</h3>
      <Rows
        label={bulk.problems}
        columns={problemColumns}
        rows={problems}
        rowKey={({ line, product, reason }) => `${line} ${product} ${reason}`}
      />
    </section>
  );
}

interface ReportButtonProps {
  readonly changes: readonly PlannedChange[];
  readonly problems: readonly RowProblem[];
  readonly result: string;
}

function ReportButton({ changes, problems, result }: ReportButtonProps) {
  if (changes.length + problems.length === 0) return null;
  return (
    <Button size="s" variant="quiet" icon={Download} onClick={() => saveReport(changes, problems, result)}>
      {bulk.report}
    </Button>
  );
}

interface RowsProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

function Rows<Row>({ label, columns, rows, rowKey }: RowsProps<Row>) {
  return (
    <>
      <DataTable label={label} columns={columns} rows={rows.slice(0, rowsShown)} rowKey={rowKey} isDense />
      {rows.length > rowsShown ? <p className={styles.count}>{bulk.moreRows(rows.length - rowsShown)}</p> : null}
    </>
  );
}

export interface PlanProgressProps {
  readonly run: PlanRun;
  /** Rows that were never sent: a person who returns to the screen later still has to repair them. */
  readonly leftOut: readonly RowProblem[];
}

/** The progress of the sending and, at the end, the outcome of each row. */
export function PlanProgress({ run, leftOut }: PlanProgressProps) {
  const { kind, done, count, changed, unchanged, left, waitSeconds } = run;
  const isOver = kind === "over";
  const problems = isOver ? [...leftOut, ...run.problems] : run.problems;
  return (
    <>
      <div className={styles.progress}>
        <div className={styles.head}>
          <InlineStatus>{isOver ? bulk.done(changed.length, unchanged) : bulk.progress(done, count)}</InlineStatus>
          {isOver ? <ReportButton changes={changed} problems={problems} result={bulk.wasChanged} /> : null}
        </div>
        <ProgressBar share={count === 0 ? 1 : done / count} />
      </div>
      {waitSeconds > 0 ? <Note tone="warn">{bulk.waiting(waitSeconds)}</Note> : null}
      {isOver && left.length > 0 ? <Note tone="bad">{bulk.failed(left.length)}</Note> : null}
      <Problems problems={problems} />
    </>
  );
}
