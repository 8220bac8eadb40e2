const rules = new Intl.PluralRules("en", { type: "ordinal" });
const endings = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" };

/** `1st`, `2nd`, `3rd`, `11th` */
export function ordinal(place: number): string {
  return `${place}${endings[rules.select(place)]}`;
}
