import { type DeskTdsQuarterAnswer, tdsQuarterParts } from "@mandi/shared/contract/desk/tds-quarter";
import { exportWords, tds } from "@mandi/shared/messages/desk-books";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Download } from "lucide-react";
import { exact } from "../common/exact";
import { useSaveFile } from "../common/use-save-file";
import styles from "./books.module.css";

type Quarter = DeskTdsQuarterAnswer["data"][number];

const { heads } = exportWords;
const columns: readonly Column<Quarter["differences"][number]>[] = [
  { key: "what", head: heads.what, cell: ({ what }) => what, isRowHead: true, phone: "lead" },
  { key: "papers", head: heads.papers, cell: ({ papers }) => exact(papers), align: "end", phone: "line" },
  { key: "books", head: heads.books, cell: ({ books }) => exact(books), align: "end", phone: "line" },
];

/** The opened quarter: its differences from the books, and its files for the returns. */
export function TdsQuarter({ row: { quarter, differences } }: { readonly row: Quarter }) {
  const { save, busyPath } = useSaveFile();
  const path = `/desk/tds/file?quarter=${encodeURIComponent(quarter)}`;
  const name = `tds-${quarter.replace(" ", "-")}`;
  const files = [
    ...tdsQuarterParts.map((part) => ({
      label: tds.parts[part],
      name: `${name}-${part}.csv`,
      path: `${path}&part=${part}`,
    })),
    { label: tds.whole, name: `${name}.json`, path },
  ];
  return (
    <>
      {differences.length === 0 ? (
        <Note tone="ok">{tds.allAgree(quarter)}</Note>
      ) : (
        <DataTable
          label={tds.differences(quarter)}
          columns={columns}
          rows={differences}
          rowKey={({ what }) => what}
          isDense
        />
      )}
      <div className={styles.filters} data-print="hide">
        {files.map((file) => (
          <Button
            key={file.path}
            icon={Download}
            isBusy={busyPath === file.path}
            onClick={() => void save(file.name, file.path)}
          >
            {file.label}
          </Button>
        ))}
      </div>
    </>
  );
}
