import type { DeskSetting } from "@mandi/shared/contract/desk/setting";
import { figureWithUnit } from "@mandi/shared/format/figure-with-unit";
import { settings as messages } from "@mandi/shared/messages/desk-settings";
import { settingChoices, wordOf } from "@mandi/shared/messages/desk-states";
import { rowWords } from "./setting-row";

/** A setting, or one row of a table of values, as the page lists it. */
export interface SettingLine extends Pick<DeskSetting, "kind" | "minimum" | "maximum" | "decimals" | "choices"> {
  readonly setting: DeskSetting;
  /** Null: the setting is not a table. */
  readonly row: string | null;
  readonly name: string;
  readonly value: string | number | boolean;
  readonly standard: string | number | boolean;
}

/** One line for each setting, and for each row of a table. */
export function linesOf(settings: readonly DeskSetting[]): readonly SettingLine[] {
  return settings.flatMap((setting): SettingLine[] => {
    const value: unknown = JSON.parse(setting.value);
    const standard: unknown = JSON.parse(setting.standard);
    if (setting.kind !== "table") {
      return [
        { ...setting, setting, row: null, name: setting.meaning, value: plain(value), standard: plain(standard) },
      ];
    }
    return setting.rows.map((row) => ({
      ...row,
      setting,
      row: row.name,
      name: messages.row(setting.meaning, rowWords(setting.key, row.name)),
      value: plain(rowOf(value, row.name)),
      standard: plain(rowOf(standard, row.name)),
    }));
  });
}

const rowOf = (table: unknown, name: string): unknown =>
  typeof table === "object" && table !== null ? Object.entries(table).find(([key]) => key === name)?.[1] : undefined;

const plain = (value: unknown): string | number | boolean =>
  typeof value === "number" || typeof value === "boolean" ? value : String(value ?? "");

const inIndia = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** A value of this setting as people read it: `10,00,000 rupees`. */
export function shownWords({ kind, setting: { unit } }: SettingLine, value: SettingLine["value"]): string {
  return kind === "choice" ? wordOf(settingChoices, String(value)) : valueWords(value, unit);
}

function valueWords(value: string | number | boolean, unit: string): string {
  if (typeof value === "boolean") return value ? messages.on : messages.off;
  if (value === "") return messages.nothing;
  return typeof value === "number" ? figureWithUnit(value, unit) : value;
}

const forms: ReadonlyMap<string, string> = new Map(Object.entries(messages.forms));

/** The allowed values. */
export function rangeWords({ setting, kind, minimum, maximum, decimals, choices }: SettingLine): string {
  if (kind === "switch") return `${messages.on}, ${messages.off}`;
  if (kind === "choice") return choices.map((one) => wordOf(settingChoices, one)).join(", ");
  if (kind === "text") return forms.get(setting.key) ?? messages.letters(decimals);
  return messages.between(inIndia.format(minimum ?? 0), inIndia.format(maximum ?? 0));
}
