import type { SizeSummary } from "@mandi/shared/contract/product-list";
import type { SizeValue } from "./catalogue.store";

/** One value of a size: `Size 8 mm`. */
export function presentSizeValue({ name, value, short_name }: SizeValue): SizeSummary {
  return { name, value, unit: { short_name: short_name ?? "" } };
}
