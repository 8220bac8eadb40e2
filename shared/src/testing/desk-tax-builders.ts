import type { DeskTaxRow } from "../contract/desk/tax";

/** A GST rate that came with the product and has not been confirmed. */
export function aTaxRow(change: Partial<DeskTaxRow> = {}): DeskTaxRow {
  return {
    id: 5,
    key: "gst",
    scope: "7214",
    value: "1800",
    first_day: "2017-07-01",
    last_day: null,
    warning: "Nobody has confirmed this",
    confirmed_by: null,
    source: "Rate notification 1/2017, heading 7214",
    added_by: null,
    added_at: "2026-11-01T05:00:00.000Z",
    confirmed_at: null,
    is_own: 0,
    ...change,
  };
}
