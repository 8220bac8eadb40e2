import { formatSize } from "@mandi/shared/format/sizes";
import { products } from "@mandi/shared/messages/public-products";
import type { ListFilter } from "./filter-address";

/** A value of a filter as pages write it where no heading says what it is: `50 × 50 mm`, `6 mm thick`. */
export function labelOfValue(by: ListFilter, label: string): string {
  if (by === "thickness") return products.thick(formatSize(label));
  return by === "size" ? formatSize(label) : label;
}
