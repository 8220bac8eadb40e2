import type { InvoiceLine } from "@mandi/shared/contract/tax-invoice";
import { beginsWithSize, isSameSize, sizeText } from "@mandi/shared/format/size-text";
import { invalidField } from "../../../platform/errors";

/** The numbers of the lines of a size, from 1; without a size, of all lines. @throws Refusal 422 naming the existing sizes */
export function positionsOf(lines: readonly InvoiceLine[], size: string | undefined): readonly number[] {
  const all = lines.map(({ value }, index) => ({ text: sizeText(value), position: index + 1 }));
  const named = size === undefined ? all : namedOf(all, size);
  if (named.length === 0) throw invalidField("size", `The invoice has ${all.map(({ text }) => text).join(" · ")}`);
  return named.map(({ position }) => position);
}

/** The lines of exactly this size, or else the only line whose size begins with the text. */
function namedOf<Line extends { readonly text: string }>(lines: readonly Line[], size: string): readonly Line[] {
  const same = lines.filter(({ text }) => isSameSize(text, size));
  if (same.length > 0) return same;
  const begun = lines.filter(({ text }) => beginsWithSize(text, size));
  return begun.length === 1 ? begun : [];
}
