import { countedAtMost } from "@mandi/shared/contract/desk/field";
import { lists } from "@mandi/shared/messages/desk-table";
import { table } from "@mandi/shared/messages/table-tools";
import { hasOtherPages, rowsOfPage } from "../common/address-pages";

interface ListedPage {
  readonly page: number;
  /** On this page. */
  readonly rows: number;
  /** On all pages; an older api does not say it. */
  readonly total: number | undefined;
}

/** What is said above a page of a list when `found` of its rows are shown: which rows they are, and how many there are in all. */
export const pageCount =
  ({ page, rows, total }: ListedPage) =>
  (found: number): string => {
    if (rows === 0 || !hasOtherPages(page, rows) || total === rows) return table.shown(found, rows);
    const before = (page - 1) * rowsOfPage;
    const all = total === undefined ? null : lists.total(total, countedAtMost);
    const shown = lists.rowsOf(before + 1, before + rows, all);
    return found === rows ? shown : lists.someOf(found, shown);
  };
