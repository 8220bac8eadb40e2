import type { NamedSize } from "../listings/named-facets.open.store";

/** A text in lower case, without spaces and with one sign between the sides of a size. */
export const plain = (text: string) => text.toLowerCase().replaceAll(" ", "").replaceAll(/[×*]/gu, "x");

/** The figures of a size, `2.00 mm` as `2`. */
const bare = (size: string) =>
  plain(size)
    .replace(/mm$/u, "")
    .replaceAll(/(\d)\.0+(?!\d)/gu, "$1")
    .replaceAll(/(\.\d*[1-9])0+(?!\d)/gu, "$1");

/** `ISMC 100 × 50` can also be searched for as "channel 100x50". */
const isCalled = (name: string, asked: string) => [bare(name), bare(name).replace(/^[a-z]+/u, "")].includes(asked);

interface NamedSizes {
  readonly sizes: readonly { readonly value: string; readonly label: string }[];
  /** The part of the size in the text that none of the offers has. */
  readonly unknown: readonly string[];
}

/**
 * The sizes of the offers that a text names: by all measures, `50x50x6`; by those of its name; by these without a thickness that
 * none of them has; or, for sections, by the first side alone, `ISMC 100`, which may match several.
 */
export function sizesNamed(text: string, known: readonly NamedSize[]): NamedSizes {
  const asked = bare(text);
  const named = known.find(({ label }) => isCalled(label, asked));
  if (named) return { sizes: [sizeOf(named)], unknown: [] };
  const whole = known.find(({ full }) => isCalled(full, asked));
  if (whole) return { sizes: [{ value: whole.value, label: whole.full }], unknown: [] };
  // Only for a single word, because a separate figure is not one of its sides.
  const [, sides = "", thickness = ""] = text.includes(" ") ? [] : (/^(.*\dx[\d.]+)(x[\d.]+)$/u.exec(asked) ?? []);
  const beside = known.find(({ label }) => sides !== "" && isCalled(label, sides));
  if (beside) return { sizes: [sizeOf(beside)], unknown: [thickness] };
  return { sizes: sizesFrom(asked, known), unknown: [] };
}

/** The sizes whose first side is the figure in the text. */
function sizesFrom(asked: string, known: readonly NamedSize[]): NamedSizes["sizes"] {
  if (!/^(?:[a-z]+)?\d+$/u.test(asked)) return [];
  const fitting = known.filter(({ label }) => isCalled(label.replace(/^(.*?\d)\s*[x×*].*$/u, "$1"), asked));
  return [...new Map(fitting.map((size) => [size.value, sizeOf(size)])).values()];
}

const sizeOf = ({ value, label }: NamedSize) => ({ value, label });
