import type { ProductVariation } from "@mandi/shared/contract/product-detail";
import { formatGrouped } from "@mandi/shared/format/rupees";
import { product } from "@mandi/shared/messages/buyer-product";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { massOfPieces, piecesIn } from "@mandi/shared/money/weights";
import { sizeText } from "../../offers/size-text";

/** Unit of a theoretical weight by which pieces of a known length can be counted. */
const perMetre = "kg/m";

export interface TheoreticalLoad {
  /** As given in the size's own values: "0.888 kg/m". */
  readonly weight: string;
  /**
   * A quantity in pieces or metres, for the person who loads; nothing where the weight is unknown. Never what is
   * charged.
   */
  readonly notes: readonly string[];
}

function weightOf({ value }: Pick<ProductVariation, "value">) {
  return value.find(({ name }) => name === "Weight");
}

/** Whether a size is weighed by the metre, so that the length of a piece gives the number of pieces. */
export function isWeighedByMetre(size: Pick<ProductVariation, "value">): boolean {
  return weightOf(size)?.unit.short_name === perMetre;
}

/**
 * Weight of a size by its table, and the quantity in pieces, metres or square metres.
 * @param pieceMetres length of a piece; null where the goods are not counted in pieces
 */
export function theoreticalLoad(size: ProductVariation, tonnes: number, pieceMetres: number | null): TheoreticalLoad {
  const weight = weightOf(size);
  if (!weight) return { weight: "", notes: [] };
  const kilograms = Number(weight.value);
  const notes = kilograms > 0 && tonnes > 0 ? notesOf(kilograms, weight.unit.short_name, tonnes, pieceMetres) : [];
  return { weight: sizeText(weight), notes };
}

function notesOf(kilograms: number, unit: string, tonnes: number, pieceMetres: number | null): readonly string[] {
  const quantity = kilogramsFromTonnes(tonnes);
  const extent = formatGrouped(quantity / kilograms);
  if (unit === "kg/m²") return [product.squareMetres(extent)];
  if (unit !== perMetre) return [];
  if (pieceMetres === null) return [product.metres(extent)];
  const pieceKg = kilograms * pieceMetres;
  const pieces = piecesIn(quantity, pieceKg);
  // A hundred pieces at a time: rounding one thin bar to whole kilograms would lose all precision.
  const mass = formatGrouped(massOfPieces(100, pieceKg) / 100, "auto");
  return [...(pieces > 0 ? [product.pieces(formatGrouped(pieces), pieceMetres, mass)] : []), product.metres(extent)];
}
