import type { SizeSummary } from "@mandi/shared/contract/product-list";
import { measuresOf, sizeInFull } from "@mandi/shared/format/size-in-full";
import { formatSize } from "@mandi/shared/format/sizes";

/** `8 mm`: a value of a size with its unit; empty where there is none. */
export function sizeText(size: SizeSummary | null | undefined): string {
  return size ? formatSize(`${size.value} ${size.unit.short_name}`) : "";
}

/** `8 mm`: the name of a size, by the first of its values. */
export function sizeName(size: { readonly value: readonly SizeSummary[] }): string {
  return sizeText(size.value[0]);
}

interface NamedSize {
  readonly value: readonly SizeSummary[];
}

/** `6 mm`: the thickness of a size, as lists filter by it; empty where the catalogue names none. */
export function thicknessOf({ value }: NamedSize): string {
  const thickness = value.find(({ name }) => name.toLowerCase() === "thickness");
  return thickness ? sizeText({ ...thickness, value: String(Number(thickness.value) || thickness.value) }) : "";
}

/** Whether a size has this name, in lists or in full; `50x50x6 mm` is one too. */
export const isCalled = (size: NamedSize, name: string): boolean =>
  [sizeName(size), sizeInFull(size)].includes(formatSize(name));

/** A size by its name, with its further measures where another one of the list has the same name. */
export function sizeNameAmong(size: NamedSize, all: readonly NamedSize[]): string {
  const name = sizeName(size);
  return all.filter((one) => sizeName(one) === name).length < 2 ? name : sizeInFull(size);
}

/** Whether a size has this further measure, in the unit of its name. */
export const hasMeasure = (size: NamedSize, measure: number): boolean => measuresOf(size).includes(measure);
