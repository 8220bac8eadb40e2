import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { figureOf } from "@mandi/shared/money/typed-figure";
import type { Selection } from "../selection";

/** The length of one piece of these goods, and its source. Only for the hint on pieces; nothing is priced by it. */
export interface PieceLength {
  /** Null: the goods come in coils or cut to a schedule, so there are no pieces to count. */
  readonly metres: number | null;
  /** `own`: the buyer's figure; `packaging`: named in the listing; `usual`: what the trade delivers. */
  readonly source: "own" | "packaging" | "usual";
}

/** A length given in a packaging: "Loose, 6 m". */
const namedLength = /(\d+(?:\.\d+)?) m\b/;

/** Goods without pieces of one length. */
const isUncounted = (name: string): boolean => /\b(coil|wire|rosette|reel|rolls?|cut and ben[dt])\b/i.test(name);

/** Mills deliver tubes and drawn bars at 6 m, rolled bars and sections at 12 m; listings may differ. */
const usualMetres = (name: string): number => (/\b(pipe|tube|hollow|bright)\b/i.test(name) ? 6 : 12);

/** The length of a piece: the buyer's own figure, else that of the listing, else the usual one. */
export function pieceLengthOf(product: ProductDetail, { packagingId, pieceMetres }: Selection): PieceLength {
  if (pieceMetres !== undefined) return { metres: figureOf(pieceMetres, 2) || null, source: "own" };
  const packaging = product.packaging_charge.find(({ id }) => id === packagingId)?.name ?? "";
  if (isUncounted(`${product.name}, ${packaging}`)) return { metres: null, source: "usual" };
  const named = namedLength.exec(packaging)?.[1];
  if (named !== undefined) return { metres: Number(named), source: "packaging" };
  return { metres: usualMetres(product.name), source: "usual" };
}
