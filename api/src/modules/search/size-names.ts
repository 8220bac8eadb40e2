import type { NamedSize } from "../listings/named-facets.open.store";

/** A text in lower case, without spaces and with one sign between the sides of a size. */
export const plain = (text: string) => text.toLowerCase().replaceAll(" ", "").replaceAll(/[×*]/gu, "x");

/** The figures of a size, `2.00 mm` as `2`. */
const bare = (size: string) =>
  plain(size)
    .replace(/thick(?:ness)?$/u, "")
    .replace(/mm$/u, "")
    .replaceAll(/(\d)\.0+(?!\d)/gu, "$1")
    .replaceAll(/(\.\d*[1-9])0+(?!\d)/gu, "$1");

/** `ISMC 100 × 50` can also be searched for as "channel 100x50". */
const isCalled = (name: string, asked: string) => [bare(name), bare(name).replace(/^[a-z]+/u, "")].includes(asked);

/** The nominal bores of IS 1239 by the inches that a trader says. */
const bores: ReadonlyMap<string, string> = new Map([
  ["1/2", "15"],
  ["0.5", "15"],
  ["3/4", "20"],
  ["0.75", "20"],
  ["1", "25"],
  ["1.25", "32"],
  ["1.5", "40"],
  ["2", "50"],
  ["2.5", "65"],
  ["3", "80"],
  ["4", "100"],
  ["5", "125"],
  ["6", "150"],
  ["8", "200"],
]);

/** A size of the offers; with its thickness where the text names it too. */
export interface FoundSize {
  readonly value: string;
  readonly label: string;
  readonly thickness?: string;
}

interface NamedSizes {
  readonly sizes: readonly FoundSize[];
  /** The part of the size in the text that none of the offers has. */
  readonly unknown: readonly string[];
}

/**
 * The sizes of the offers that a text names: by all measures, `50x50x6`; by those of its name; by these without a thickness that
 * none of them has; by its gauge, or the inches of a pipe; or, for sections, by the first side alone, `ISMC 100`, which may
 * match several.
 */
export function sizesNamed(text: string, known: readonly NamedSize[]): NamedSizes {
  const asked = bare(text);
  const named = known.find(({ label }) => isCalled(label, asked));
  if (named) return { sizes: [sizeOf(named)], unknown: [] };
  const whole = known.find(({ full }) => isCalled(full, asked));
  if (whole) return { sizes: [inFull(whole)], unknown: [] };
  // Only for a single word, because a separate figure is not one of its sides.
  const [, sides = "", thickness = ""] = text.includes(" ") ? [] : (/^(.*\dx[\d.]+)(x[\d.]+)$/u.exec(asked) ?? []);
  const beside = known.find(({ label }) => sides !== "" && isCalled(label, sides));
  if (beside) return { sizes: [sizeOf(beside)], unknown: [thickness] };
  return { sizes: [...sizesInTrade(plain(text), known), ...sizesFrom(asked, known)], unknown: [] };
}

/** Sizes by a measure that stands for them in the trade: `16 gauge` of a sheet, `2 inch` or `50 mm` of a pipe. */
function sizesInTrade(asked: string, known: readonly NamedSize[]): readonly FoundSize[] {
  const [, gauge] = /^(\d+)(?:g|gauge|swg)$/u.exec(asked) ?? [];
  const [, figure = "", unit] = /^(.+?)(inch|mm)$/u.exec(asked) ?? [];
  // A bore is said in millimetres too: a pipe of 50 mm is 50 NB.
  const bore = unit === "inch" ? bores.get(figure) : figure || undefined;
  const fitting = known.filter(
    (size) =>
      (gauge !== undefined && size.gauge === gauge) || (bore !== undefined && isCalled(size.label, `${bore}nb`)),
  );
  return distinct(fitting);
}

/** The thickness of the offers that a text names, `6mm`; null where none of them has it. */
export function thicknessNamed(text: string, known: readonly NamedSize[]): string | null {
  if (!/^\d+(?:\.\d+)?mm(?:thick(?:ness)?)?$/u.test(plain(text))) return null;
  return known.find(({ thickness }) => thickness !== null && bare(thickness) === bare(text))?.thickness ?? null;
}

/** The sizes whose first side is the figure in the text. */
function sizesFrom(asked: string, known: readonly NamedSize[]): readonly FoundSize[] {
  if (!/^(?:[a-z]+)?\d+$/u.test(asked)) return [];
  const fitting = known.filter(({ label }) => isCalled(label.replace(/^(.*?\d)\s*[x×*].*$/u, "$1"), asked));
  return distinct(fitting);
}

/** Sizes with the same sides are one value of the filter. */
const distinct = (sizes: readonly NamedSize[]): readonly FoundSize[] => [
  ...new Map(sizes.map((size) => [size.value, sizeOf(size)])).values(),
];

const sizeOf = ({ value, label }: NamedSize): FoundSize => ({ value, label });

const inFull = ({ value, full, thickness }: NamedSize): FoundSize => ({
  value,
  label: full,
  ...(thickness === null ? {} : { thickness }),
});
