import { type DeskTaxRow, type TaxKey, taxKeys, taxUnits } from "@mandi/shared/contract/desk/tax";
import { formatShortDay } from "@mandi/shared/format/dates";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { formatPaise } from "@mandi/shared/format/rupees";
import { tax } from "@mandi/shared/messages/desk-tax";
import { paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { basisPointsFromPercent } from "@mandi/shared/money/percent";
import { figureOf } from "@mandi/shared/money/typed-figure";

/** Any leap year: only the day and month are shown. */
const leapYear = 2024;
const hundredths = 100;

/** The rate or limit of a row; undefined for one that only a newer API knows. */
export const knownKey = (key: string): TaxKey | undefined => taxKeys.find((one) => one === key);

/** The name of a rate or limit; one that is not known yet is shown as it was sent. */
export function keyWords({ key }: Pick<DeskTaxRow, "key">): string {
  const known = knownKey(key);
  return known === undefined ? key : tax.keys[known];
}

/** A value of the law as text for people: `1800` of `gst` is `18 %`. Without a known unit, it is shown as it was sent. */
export function valueWords({ key, value }: Pick<DeskTaxRow, "key" | "value">): string {
  const known = knownKey(key);
  const unit = known === undefined ? "text" : taxUnits[known];
  switch (unit) {
    case "percent":
      return tax.units.percent(String(Number(value) / hundredths));
    case "paise":
      return formatPaise(paise(Number(value)));
    case "month and day":
      return formatShortDay(`${leapYear}-${value}`);
    case "code":
    case "text":
      return value;
    default:
      return tax.units[unit](value);
  }
}

/** What a row applies to, as text. */
export function scopeWords({ key, scope }: Pick<DeskTaxRow, "key" | "scope">): string {
  if (scope === "") return tax.everything;
  if (key === "gst") return tax.hsn(scope);
  return key === "tds.certificate_day" ? tax.quarter(scope) : scope;
}

/** `GST, HSN starting with 7214, 18%` */
export const rowWords = (row: DeskTaxRow): string =>
  [keyWords(row), ...(row.scope === "" ? [] : [scopeWords(row)]), valueWords(row)].join(", ");

/** The error in a typed value of this key; null when it can be sent. */
export function valueProblem(key: TaxKey, text: string): string | null {
  const unit = taxUnits[key];
  if (unit === "code" || unit === "text") return text.trim() === "" ? tax.valueMissing : null;
  if (unit === "month and day") return /^\d{2}-\d{2}$/.test(text.trim()) ? null : tax.monthDay;
  const decimals = unit === "percent" || unit === "paise" ? 2 : 0;
  return figureProblem(text, {
    decimals,
    missing: tax.valueMissing,
    min: 0,
    ...(unit === "percent" && { max: 100 }),
  });
}

/** A typed value in the unit of the rows of the tax law: `18` percent is `1800`, rupees are paise. */
export function typedValue(key: TaxKey, text: string): string {
  const unit = taxUnits[key];
  if (unit === "code" || unit === "text" || unit === "month and day") return text.trim();
  const figure = figureOf(text, 2) ?? 0;
  if (unit === "percent") return String(basisPointsFromPercent(figure));
  return String(unit === "paise" ? paiseFromRupees(figure) : figure);
}
