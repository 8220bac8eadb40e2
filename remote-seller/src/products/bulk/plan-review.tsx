import { saveCsv } from "@mandi/shared/browser/save-csv";
import { csvText } from "@mandi/shared/format/csv";
import { bulk as words } from "@mandi/shared/messages/seller";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { ProgressBar } from "@mandi/shared/ui/data/progress-bar";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Download } from "lucide-react";
import styles from "./bulk.module.css";
import type { Plan, PlannedChange, RowProblem } from "./plan";
import type { PlanRun } from "./use-plan-run";

/** Rows of a table in the dialog; the rest is counted. The report has all of them. */
const rowsShown = 50;

/** What would change, before anything is sent. */
export function PlanPreview({ plan }: { readonly plan: Plan }) {
  const { changes, problems } = plan;
  return (
    <>
      <p className={styles.count}>{changes.length === 0 ? words.nothingChanges : words.previewCount(changes.length)}</p>
      {changes.length > 0 ? (
        <Rows label={words.preview} columns={changeColumns} rows={changes} rowKey={({ key }) => key} />
      ) : null}
      <Problems problems={problems} />
    </>
  );
}

const changeColumns: readonly Column<PlannedChange>[] = [
  { key: "product", head: words.product, phone: "lead", isRowHead: true, cell: ({ product }) => product },
  { key: "before", head: words.now, align: "end", phone: "line", cell: ({ before }) => before },
  { key: "after", head: words.after, align: "end", phone: "figure", isStrong: true, cell: ({ after }) => after },
];

const problemColumns: readonly Column<RowProblem>[] = [
  { key: "line", head: words.line, phone: "line", cell: ({ line }) => line ?? "" },
  { key: "product", head: words.product, phone: "lead", isRowHead: true, cell: ({ product }) => product },
  { key: "reason", head: words.reason, phone: "wide", cell: ({ reason }) => reason },
];

/** Rows that are left out, each with its reason, also as a file. */
function Problems({ problems }: { readonly problems: readonly RowProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} aria-label={words.problems}>
      <div className={styles.head}>
        <h3 className={styles.title}>{words.problems}</h3>
        <Button
          size="s"
          variant="quiet"
          icon={Download}
          onClick={() =>
            saveCsv(
              "errors.csv",
              csvText([
                [words.line, words.product, words.reason],
                ...problems.map(({ line, product, reason }) => [line ?? "", product, reason]),
              ]),
            )
          }
        >
          {words.report}
        </Button>
      </div>
      <Rows
        label={words.problems}
        columns={problemColumns}
        rows={problems}
        rowKey={({ line, product, reason }) => `${line} ${product} ${reason}`}
      />
    </section>
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
      {rows.length > rowsShown ? <p className={styles.count}>{words.moreRows(rows.length - rowsShown)}</p> : null}
    </>
  );
}

/** How far the sending is, and at its end what came of each row. */
export function PlanProgress({ run }: { readonly run: PlanRun }) {
  const { kind, done, count, changed, unchanged, problems, left, waitSeconds } = run;
  return (
    <>
      <div className={styles.progress}>
        <InlineStatus>{kind === "over" ? words.done(changed, unchanged) : words.progress(done, count)}</InlineStatus>
        <ProgressBar share={count === 0 ? 1 : done / count} />
      </div>
      {waitSeconds > 0 ? <Note tone="warn">{words.waiting(waitSeconds)}</Note> : null}
      {kind === "over" && left.length > 0 ? <Note tone="bad">{words.failed(left.length)}</Note> : null}
      <Problems problems={problems} />
    </>
  );
}
