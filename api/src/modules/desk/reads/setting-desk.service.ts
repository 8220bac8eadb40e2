import { type DeskSetting, settingFacts } from "@mandi/shared/contract/desk/setting";
import type { TSchema } from "typebox";
import type { Db } from "../../../platform/database/database";
import { versionOf } from "../../../platform/read-version";
import { selectSettingChanges } from "../../../reads/desk/setting-changes.read";
import { readSettingsWithKeys } from "../../site/settings";
import { selectWaitingOf } from "../approval.store";
import { secondPersonSettings } from "../desk-settings";
import { knownSettings } from "../known-settings";

type Range = DeskSetting["rows"][number];

/** Every setting that the desk may change, with its current value, what may be entered, and who changed it last. */
export async function listSettings(db: Db) {
  const [{ value, stored }, waiting, changes] = await Promise.all([
    readSettingsWithKeys(db),
    selectWaitingOf(db, "setting set"),
    selectSettingChanges(
      db,
      knownSettings.map(({ key }) => key),
    ),
  ]);
  const approvals = new Map(waiting.map(({ subject, id }) => [subject, id]));
  return {
    data: knownSettings.map((setting): DeskSetting => {
      const { key, schema, fallback } = setting;
      const now = value(setting);
      const change = changes.get(key);
      return {
        key,
        value: JSON.stringify(now),
        is_default: stored.has(key) ? 0 : 1,
        meaning: settingFacts[key]?.meaning ?? "",
        unit: settingFacts[key]?.unit ?? "",
        ...rangeOf(schema),
        rows: rowsOf(schema),
        standard: JSON.stringify(fallback),
        needs_second: secondPersonSettings.some((limit) => limit.key === key) ? 1 : 0,
        approval_id: approvals.get(`setting:${key}`) ?? null,
        version: versionOf({ value: now }),
        changed_by: change?.name ?? null,
        changed_at: change?.at.toISOString() ?? null,
      };
    }),
  };
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const rowsOf = (schema: TSchema): Range[] =>
  Object.entries(asRecord(asRecord(schema)["properties"])).map(([name, row]) => ({ name, ...rangeOf(row) }));

/** What the schema of a setting, or of a row of its table, allows. */
function rangeOf(schema: unknown): Omit<Range, "name"> {
  const { type, minimum, maximum, multipleOf, maxLength, enum: choices } = asRecord(schema);
  const none = { minimum: null, maximum: null, decimals: 0, choices: [] };
  if (Array.isArray(choices)) return { ...none, kind: "choice", choices: choices.map(String) };
  switch (type) {
    case "boolean":
      return { ...none, kind: "switch" };
    case "object":
      return { ...none, kind: "table" };
    case "integer":
    case "number":
      return {
        ...none,
        kind: "number",
        minimum: typeof minimum === "number" ? minimum : null,
        maximum: typeof maximum === "number" ? maximum : null,
        decimals: typeof multipleOf === "number" ? Math.round(-Math.log10(multipleOf)) : 0,
      };
    default:
      return { ...none, kind: "text", decimals: typeof maxLength === "number" ? maxLength : 0 };
  }
}
