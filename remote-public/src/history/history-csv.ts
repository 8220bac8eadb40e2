import type { IngotHistoryRow } from "@mandi/shared/contract/ingot-price";
import { csvText } from "@mandi/shared/format/csv";
import { history } from "@mandi/shared/messages/public-ingot";

/** The rows on screen, with figures as plain numbers for a spreadsheet. */
export function historyCsv(rows: readonly IngotHistoryRow[]): string {
  const head = [history.date, history.open, history.high, history.low, history.close];
  const lines = rows.map(({ date, open, high, low, close }) => [date, open, high, low, close]);
  return csvText([head, ...lines]);
}

/** `ingot-mandi-gobindgarh-2026-10-23-2026-11-21.csv` */
export function historyFileName(place: string, from: string, to: string): string {
  const slug = place.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return `ingot-${slug}-${from}-${to}.csv`;
}
