import type { Column } from "@mandi/shared/ui/data/data-table";

/** A page of what is registered at a tax portal, and the words where there is none. */
export interface PortalRows<Row> {
  readonly rows: readonly Row[];
  readonly emptyText: string;
  readonly onChanged: () => void;
}

/** What a portal may have said of a row. */
interface Said {
  readonly code: string | null;
  readonly message: string | null;
  readonly report_by?: string | null;
}

/** The columns without those in which a portal has said nothing of any row. */
export function saidColumns<Row extends Said>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] {
  const isSaid = rows.some(({ code, message }) => code !== null || message !== null);
  const isDue = rows.some(({ report_by = null }) => report_by !== null);
  return columns.filter(({ key }) => (key !== "said" || isSaid) && (key !== "reportBy" || isDue));
}
