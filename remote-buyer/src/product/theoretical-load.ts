import type { ProductVariation } from "@mandi/shared/contract/product-detail";
import { formatGrouped } from "@mandi/shared/format/rupees";
import { product as words } from "@mandi/shared/messages/buyer";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { massOfPieces, piecesIn } from "@mandi/shared/money/weights";
import { sizeText } from "../offers/size-text";

/** Bars, pipes and sections come to the yard in this length; a listing names no other. */
const pieceMetres = 12;

export interface TheoreticalLoad {
  /** As the size's own values give it: "0.888 kg/m". */
  readonly weight: string;
  /** What a quantity of it is, for whoever loads; nothing where the weight is not known. Never what is charged. */
  readonly notes: readonly string[];
}

/** Weight of a size by its table, and what the quantity is in pieces, metres or square metres. */
export function theoreticalLoad({ value }: ProductVariation, tonnes: number): TheoreticalLoad {
  const weight = value.find(({ name }) => name === "Weight");
  if (!weight) return { weight: "", notes: [] };
  return { weight: sizeText(weight), notes: notesOf(Number(weight.value), weight.unit.short_name, tonnes) };
}

function notesOf(kilograms: number, unit: string, tonnes: number): readonly string[] {
  if (!(kilograms > 0) || tonnes <= 0) return [];
  const quantity = kilogramsFromTonnes(tonnes);
  const extent = formatGrouped(quantity / kilograms);
  if (unit === "kg/m²") return [words.squareMetres(extent)];
  if (unit !== "kg/m") return [];
  const pieceKg = kilograms * pieceMetres;
  const pieces = piecesIn(quantity, pieceKg);
  // A hundred pieces at a time: one piece rounded to whole kilograms would say nothing of a thin bar.
  const mass = formatGrouped(massOfPieces(100, pieceKg) / 100, "auto");
  return pieces > 0 ? [words.pieces(formatGrouped(pieces), pieceMetres, mass), words.metres(extent)] : [];
}
