import type { SizeValue } from "@mandi/shared/contract/trade-document";
import { formatKg } from "@mandi/shared/format/quantity";
import { sizeText } from "@mandi/shared/format/size-text";

/** Free stock of one size of one listing; null where the seller has entered none, which means no limit. */
export interface SizeStock {
  readonly listingId: number;
  readonly sizeId: number;
  readonly freeKg: number | null;
}

export interface AskedSize {
  readonly sizeId: number;
  readonly quantityKg: number;
}

/** A size of which a listing has less than is asked for. */
export interface Shortage {
  readonly sizeId: number;
  readonly neededKg: number;
  readonly freeKg: number;
}

/** The sizes asked for that a listing cannot deliver; a size that it does not have counts as zero stock. */
export function shortagesOf(
  stock: readonly SizeStock[],
  listingId: number,
  asked: readonly AskedSize[],
): readonly Shortage[] {
  return [...new Set(asked.map(({ sizeId }) => sizeId))].flatMap((sizeId) => {
    const neededKg = asked.reduce((sum, line) => (line.sizeId === sizeId ? sum + line.quantityKg : sum), 0);
    const row = stock.find((candidate) => candidate.listingId === listingId && candidate.sizeId === sizeId);
    const freeKg = row ? row.freeKg : 0;
    return freeKg === null || freeKg >= neededKg ? [] : [{ sizeId, neededKg, freeKg: Math.max(0, freeKg) }];
  });
}

/** `12 mm: 18 MT needed, 12 MT free`, size by size. */
export function shortageText(
  shortages: readonly Shortage[],
  lines: readonly { readonly size_variation_id: number; readonly value: readonly SizeValue[] }[],
): string {
  return shortages
    .map(({ sizeId, neededKg, freeKg }) => {
      const value = lines.find((line) => line.size_variation_id === sizeId)?.value ?? [];
      return `${sizeText(value)}: ${formatKg(neededKg)} needed, ${formatKg(freeKg)} free`;
    })
    .join("; ");
}
