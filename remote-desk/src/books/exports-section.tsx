import type { ExportCheckAnswer } from "@mandi/shared/contract/desk/export";
import { exportWords } from "@mandi/shared/messages/desk-books";
import { type Paise, paiseFromRupees, rupeesFromPaise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { Select } from "@mandi/shared/ui/controls/select";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { exact } from "../common/exact";
import { PartPlace } from "../common/part-place";
import styles from "./books.module.css";
import { ExportFiles } from "./export-files";
import { monthChoices, thisMonth } from "./months";
import type { SectionProps } from "./section-props";
import { useExportCheck } from "./use-books";

type Difference = ExportCheckAnswer["differences"][number];

const shown = (amount: number, unit: Difference["unit"]): string =>
  unit === undefined ? exact(amount) : unit === "MT" ? `${amount} MT` : String(amount);

const columns: readonly Column<Difference>[] = [
  { key: "what", head: exportWords.heads.what, cell: ({ what }) => what, isRowHead: true, phone: "lead" },
  {
    key: "papers",
    head: exportWords.heads.papers,
    cell: ({ papers, unit }) => shown(papers, unit),
    align: "end",
    phone: "line",
  },
  {
    key: "books",
    head: exportWords.heads.books,
    cell: ({ books, unit }) => shown(books, unit),
    align: "end",
    phone: "line",
  },
];

/** The files of a month, beside the figures they are checked against. */
export function ExportsSection({ address }: SectionProps) {
  const asked = address.filter("month");
  const month = /^\d{4}-\d{2}$/.test(asked) ? asked : thisMonth();
  const state = useExportCheck(month);
  return (
    <>
      <Select
        label={exportWords.month}
        className={styles.month}
        choices={monthChoices()}
        value={month}
        onChange={({ target }) => address.choose({ month: target.value })}
      />
      <Block title={exportWords.check}>
        <PartPlace label={exportWords.check} state={state}>
          {(check) => <Check check={check} />}
        </PartPlace>
      </Block>
      <Block title={exportWords.files}>
        <ExportFiles key={month} month={month} gstins={state.kind === "ready" ? (state.data.gstins ?? []) : null} />
      </Block>
    </>
  );
}

function moreThanReturned({ owed, returned }: NonNullable<ExportCheckAnswer["tax"]>): Paise {
  return subtractPaise(paiseFromRupees(owed), paiseFromRupees(returned));
}

function Check({
  check: { papers, left_out, not_accepted = [], tax, differences },
}: {
  readonly check: ExportCheckAnswer;
}) {
  // Where the notes change no sum, nobody has to do anything about them.
  const more = not_accepted.length === 0 || tax === undefined ? zeroPaise : moreThanReturned(tax);
  return (
    <>
      {more > 0 && tax ? (
        <Note tone="warn">
          {exportWords.payMore(exact(rupeesFromPaise(more)), exact(tax.owed), exact(tax.returned))}{" "}
          {exportWords.notAccepted(not_accepted.join(", "))}
        </Note>
      ) : null}
      {left_out.length === 0 ? null : <Note tone="warn">{exportWords.leftOut(left_out.join(", "))}</Note>}
      {differences.length === 0 ? (
        <Note tone="ok">{exportWords.none(papers)}</Note>
      ) : (
        <DataTable label={exportWords.check} columns={columns} rows={differences} rowKey={({ what }) => what} isDense />
      )}
    </>
  );
}
