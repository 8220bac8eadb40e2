import { read } from "@mandi/shared/contract/read";
import { Array as ArrayOf, Boolean as BooleanOf, Number as NumberOf, type Static, type TSchema } from "typebox";
import { Check } from "typebox/value";
import type { Db } from "../../platform/database/database";
import { decimalProblems, withoutDecimals } from "../../platform/routes/decimals";

/** A switch or figure the desk may change, with the value that counts until it does. */
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

const Percents = ArrayOf(NumberOf({ minimum: 0, maximum: 100, multipleOf: 0.01 }), {
  minItems: 1,
  maxItems: 20,
  uniqueItems: true,
});

/**
 * GST rates that the law knows, in percent; a new price takes no other. What was stored at a rate the law has dropped
 * (12 and 28 until September 2025) keeps it and stays readable; the desk changes the list with the law.
 */
export const gstSlabs: Setting<typeof Percents> = {
  key: "gst_slabs",
  schema: Percents,
  fallback: [0, 5, 18, 40],
};

/** The stored value; the fallback when nothing, or something of another shape, is stored. */
export async function readSetting<Schema extends TSchema>(db: Db, setting: Setting<Schema>): Promise<Static<Schema>> {
  const row = await db.selectFrom("setting").select("value").where("key", "=", setting.key).executeTakeFirst();
  return row ? parsedValue(setting, row.value) : setting.fallback;
}

/** All settings at once, for a rule that looks at many: the same values as `readSetting`, with one query. */
export async function readSettings(
  db: Db,
): Promise<<Schema extends TSchema>(setting: Setting<Schema>) => Static<Schema>> {
  const rows = await db.selectFrom("setting").select(["key", "value"]).execute();
  const stored = new Map<string, unknown>(rows.map(({ key, value }) => [key, value]));
  return (setting) => (stored.has(setting.key) ? parsedValue(setting, stored.get(setting.key)) : setting.fallback);
}

function parsedValue<Schema extends TSchema>(setting: Setting<Schema>, stored: unknown): Static<Schema> {
  return fitsSetting(setting, stored) ? read(setting.schema, stored) : setting.fallback;
}

/** Whether a value is one that the setting allows, bounds and decimals included. */
export function fitsSetting(setting: Setting<TSchema>, value: unknown): boolean {
  return Check(withoutDecimals(setting.schema), value) && decimalProblems(setting.schema, value).length === 0;
}

export async function storeSetting<Schema extends TSchema>(
  tx: Db,
  setting: Setting<Schema>,
  value: Static<Schema>,
): Promise<void> {
  const text = JSON.stringify(value);
  await tx
    .insertInto("setting")
    .values({ key: setting.key, value: text })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: text }))
    .execute();
}
