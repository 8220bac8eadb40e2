import type { Understood, UnderstoodValue } from "./understand";

/**
 * What is understood, with the thicknesses of named sizes only where the filters of a list can say them: for a single size, or where
 * all are equally thick, because each thickness narrows every size. Others become words that were not used.
 */
export function withThicknesses({ values, unknown }: Understood): Understood {
  const sizes = values.filter(({ by }) => by === "size");
  const known = sizes.flatMap(({ thickness }) => thickness ?? []);
  const isOne = new Set(sizes.map(({ value }) => value)).size === 1 || new Set(known).size === 1;
  if (known.length === 0 || (known.length === sizes.length && isOne)) return { values, unknown };
  const bySides = values.map((one) => (one.thickness === undefined ? one : sidesOf(one)));
  return {
    values: [...new Map(bySides.map((one) => [`${one.by} ${one.value}`, one])).values()],
    unknown: [...unknown, ...known.map((thickness) => thickness.replaceAll(" ", ""))],
  };
}

const sidesOf = ({ by, value }: UnderstoodValue): UnderstoodValue => ({ by, value, label: value });

/** How thick the goods are, of named sizes or alone. */
export const thicknessesOf = (values: Understood["values"]): readonly string[] =>
  values.flatMap(({ by, value, thickness }) => (by === "thickness" ? value : (thickness ?? [])));
