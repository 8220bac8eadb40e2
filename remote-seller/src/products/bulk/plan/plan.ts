import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { SellerProductChange, type SellerSettings } from "@mandi/shared/contract/seller-products-many";
import {
  Array as ArrayOf,
  Integer,
  Null,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { productText } from "../../product-text";

/** The change to one product: the request, and the changed figures as text. */
export const PlannedChange = ObjectOf({
  product: StringOf(),
  /** Line of the file it comes from; null without a file. */
  line: Union([Integer(), Null()]),
  /** Only figures that change: "Base price", "₹45,000", "₹45,250". */
  figures: ArrayOf(
    ObjectOf({
      name: StringOf(),
      before: StringOf(),
      after: StringOf(),
      /** How far a base price is from the listed one, where that has to be confirmed. */
      far: Optional(StringOf()),
    }),
  ),
  change: SellerProductChange,
});
export type PlannedChange = Static<typeof PlannedChange>;
export type FigureChange = PlannedChange["figures"][number];

/** A row that is left out, and why. */
export interface RowProblem {
  readonly line: number | null;
  readonly product: string;
  readonly reason: string;
}

/** Changes to many products, to review before anything is sent. */
export interface Plan {
  readonly changes: readonly PlannedChange[];
  /** Products that are already up to date; nothing is sent for them. */
  readonly unchanged: number;
  readonly problems: readonly RowProblem[];
}

/** A file whose lines could be read. What they change is known once the settings of their products have loaded. */
export interface ReadFile {
  readonly products: readonly SellerProductItem[];
  readonly planFor: (settings: ReadonlyMap<number, SellerSettings>) => Plan;
}

/** The outcome of one line or product of a plan; null counts as unchanged. */
export type Planned = PlannedChange | readonly RowProblem[] | null;

export function planOf(rows: readonly Planned[], problems: readonly RowProblem[] = []): Plan {
  return {
    changes: rows.flatMap((row) => (row !== null && "change" in row ? row : [])),
    unchanged: rows.filter((row) => row === null).length,
    problems: [...problems, ...rows.flatMap((row) => (row !== null && !("change" in row) ? row : []))].sort(byLine),
  };
}

/** Those whose price is so far from the listed one that the seller has to confirm it. */
export const farOnes = (changes: readonly PlannedChange[]): readonly PlannedChange[] =>
  changes.filter(({ figures }) => figures.some(({ far }) => far !== undefined));

/** The same changes with each price confirmed, as the server requires for a far one. */
export function confirmed(changes: readonly PlannedChange[]): readonly PlannedChange[] {
  return changes.map((planned) => {
    const price = planned.change.price?.base_price;
    return price === undefined ? planned : { ...planned, change: { ...planned.change, confirmed_base_price: price } };
  });
}

function byLine(one: RowProblem, other: RowProblem): number {
  return (one.line ?? 0) - (other.line ?? 0);
}

export function problemOf(product: SellerProductItem, reason: string, line: number | null = null): RowProblem {
  return { line, product: productText(product), reason };
}
