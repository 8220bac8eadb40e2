import { formatSize } from "./sizes";

/** The values of a size: `50 x 50 mm`, `6 mm`, `4.50 kg/m`. */
interface NamedSize {
  readonly value: readonly { readonly value: string; readonly unit: { readonly short_name: string } }[];
}

/** Every further value in the unit of the first: the thickness of an angle beside its sides. */
export const measuresOf = ({ value: [first, ...others] }: NamedSize): readonly number[] =>
  others.filter(({ unit }) => unit.short_name === first?.unit.short_name).map(({ value }) => Number(value));

/** `50 × 50 × 6 mm`: a size with all its measures, for places without the other sizes beside it. */
export function sizeInFull(size: NamedSize): string {
  const [first] = size.value;
  if (first === undefined) return "";
  const named = (first.value.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number);
  const others = measuresOf(size).filter((measure) => !named.includes(measure));
  return formatSize(`${[first.value, ...others].join(" x ")} ${first.unit.short_name}`);
}
