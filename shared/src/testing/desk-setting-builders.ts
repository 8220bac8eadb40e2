import type { DeskSetting } from "../contract/desk/setting";

/** A figure with its range, as the product delivers it. */
export const aDeskSetting = (change: Partial<DeskSetting> = {}): DeskSetting => ({
  key: "price_valid_hours",
  value: "24",
  is_default: 1,
  meaning: "A marked price holds for",
  unit: "hours",
  kind: "number",
  minimum: 1,
  maximum: 720,
  decimals: 0,
  choices: [],
  rows: [],
  standard: "24",
  needs_second: 0,
  version: "3f2a90c1d4e5b607",
  changed_by: null,
  changed_at: null,
  ...change,
});
