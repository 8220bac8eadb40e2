import type { SizeSummary } from "@mandi/shared/contract/product-list";
import { formatSize } from "@mandi/shared/format/sizes";

/** `8 mm`: a value of a size with its unit; empty where there is none. */
export function sizeText(size: SizeSummary | null | undefined): string {
  return size ? formatSize(`${size.value} ${size.unit.short_name}`) : "";
}

/** `8 mm`: how a size is called, by the first of its values. */
export function sizeName(size: { readonly value: readonly SizeSummary[] }): string {
  return sizeText(size.value[0]);
}
