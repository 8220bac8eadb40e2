import { read } from "@mandi/shared/contract/read";
import { Boolean as BooleanOf, type Static, type TSchema } from "typebox";
import { Check } from "typebox/value";
import type { Db } from "../../platform/database/database";
import { decimalProblems, withoutDecimals } from "../../platform/routes/decimals";
import { lockStoredSetting, selectSettings, upsertSetting } from "./setting.store";

/** A switch or figure that the desk may change, with its default. */
export interface Setting<Schema extends TSchema> {
  readonly key: string;
  readonly schema: Schema;
  readonly fallback: Static<Schema>;
}

/** Whether new sellers are approved at once instead of by the desk (docs/domain.md#catalogue-and-listings). */
export const autoApproveSellers: Setting<ReturnType<typeof BooleanOf>> = {
  key: "auto_approve_sellers",
  schema: BooleanOf(),
  fallback: false,
};

/** The stored value; the fallback when nothing, or something invalid, is stored. */
export async function readSetting<Schema extends TSchema>(db: Db, setting: Setting<Schema>): Promise<Static<Schema>> {
  return (await readSettings(db))(setting);
}

/** All settings in one query, for a rule that needs many: the same values as `readSetting`. */
export async function readSettings(
  db: Db,
): Promise<<Schema extends TSchema>(setting: Setting<Schema>) => Static<Schema>> {
  return (await readSettingsWithKeys(db)).value;
}

/** The same, with the keys that the desk has set. */
export async function readSettingsWithKeys(db: Db): Promise<{
  readonly value: <Schema extends TSchema>(setting: Setting<Schema>) => Static<Schema>;
  readonly stored: ReadonlySet<string>;
}> {
  const values = await selectSettings(db);
  return {
    value: (setting) => (values.has(setting.key) ? parsedValue(setting, values.get(setting.key)) : setting.fallback),
    stored: new Set(values.keys()),
  };
}

function parsedValue<Schema extends TSchema>(setting: Setting<Schema>, stored: unknown): Static<Schema> {
  const value = overDefaults(setting.fallback, stored);
  return fitsSetting(setting, value) ? read(setting.schema, value) : setting.fallback;
}

/** A table of values that was stored before it had all of its rows: missing rows have their defaults. */
function overDefaults(fallback: unknown, stored: unknown): unknown {
  if (!isTable(fallback) || !isTable(stored)) return stored;
  return Object.fromEntries(Object.entries(fallback).map(([name, value]) => [name, stored[name] ?? value]));
}

/** Whether a value is a table of values, such as names by account. */
export function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether the setting allows a value, including bounds and decimals. */
export function fitsSetting(setting: Setting<TSchema>, value: unknown): boolean {
  return Check(withoutDecimals(setting.schema), value) && decimalProblems(setting.schema, value).length === 0;
}

export async function storeSetting<Schema extends TSchema>(
  tx: Db,
  setting: Setting<Schema>,
  value: Static<Schema>,
): Promise<void> {
  await upsertSetting(tx, setting.key, JSON.stringify(value));
}

/** Allows one writer of a setting at a time until the transaction ends. */
export const lockSetting = lockStoredSetting;
