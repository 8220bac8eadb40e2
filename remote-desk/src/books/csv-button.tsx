import { saveCsv } from "@mandi/shared/browser/save-csv";
import { csvText } from "@mandi/shared/format/csv";
import { books } from "@mandi/shared/messages/desk-books";
import { Button } from "@mandi/shared/ui/controls/button";
import { inIndianTime } from "@mandi/shared/ui/table/indian-times";
import { Download } from "lucide-react";

export interface CsvButtonProps {
  /** Name of the file, without its extension. */
  readonly name: string;
  readonly heads: readonly string[];
  /** Amounts as raw rupees, days and moments as on the wire. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Saves the displayed rows for a spreadsheet. */
export function CsvButton({ name, heads, rows }: CsvButtonProps) {
  return (
    <Button
      icon={Download}
      disabled={rows.length === 0}
      onClick={() => saveCsv(`${name}.csv`, csvText(inIndianTime(heads, rows)))}
    >
      {books.csv}
    </Button>
  );
}
