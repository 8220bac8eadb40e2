import type { SellerOrder, SellerOrderEventBody } from "@mandi/shared/contract/seller-order";
import { formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { figureSchema } from "@mandi/shared/forms/figure-schema";
import { order as messages } from "@mandi/shared/messages/seller-order";
import { kilogramsFromTonnes, sumKilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { object } from "yup";

/** The typed weight of each size, by `sizeKey`. */
export type SizeWeights = Readonly<Record<string, string>>;

/** The relevant part of the form, as Formik passes it to a schema: empty fields are missing. */
export interface WeighedForm {
  readonly final_quantity?: string;
  readonly sizes?: Readonly<Record<string, string | undefined>>;
}

/** The field name of a size: a bare number would be taken for an index. */
export const sizeKey = (id: number): string => `size${id}`;

/** Sizes that can be weighed separately; a load of one size is the whole weight. */
export function weighedSizes({ variation }: SellerOrder): SellerOrder["variation"] {
  return variation.length > 1 ? variation : [];
}

/** What was ordered of a size, in tonnes: its `quantity` follows the loaded weight. */
export function orderedOfSize({ ordered, variation }: SellerOrder, id: number): number {
  return (ordered ?? variation).find((size) => size.id === id)?.quantity ?? 0;
}

export function emptyWeights(order: SellerOrder): SizeWeights {
  return Object.fromEntries(weighedSizes(order).map(({ id }) => [sizeKey(id), ""]));
}

/** The fields of the sizes: each a weight, or empty. */
export function sizesSchema(order: SellerOrder) {
  const weight = figureSchema({ decimals: 3, min: 0, max: 1000 });
  return object(Object.fromEntries(weighedSizes(order).map(({ id }) => [sizeKey(id), weight])));
}

const kgOf = (text = "") => kilogramsFromTonnes(figureOf(text, 3) ?? 0);

/** Why the sizes cannot be sent with the loaded quantity; null where they can, or none was weighed. */
export function sumProblem({ final_quantity = "", sizes = {} }: WeighedForm): string | null {
  if (!areTyped(sizes) || figureOf(final_quantity, 3) === null) return null;
  const total = kgOf(final_quantity);
  const sum = sumKilograms(Object.values(sizes).map(kgOf));
  if (sum === total) return null;
  return messages.sizesDiffer(shown(sum), shown(total));
}

const areTyped = (sizes: NonNullable<WeighedForm["sizes"]>) =>
  Object.values(sizes).some((text = "") => text.trim() !== "");
const shown = (kg: ReturnType<typeof kgOf>) => formatWeighedTonnes(tonnesFromKilograms(kg));

/** The weights by size for the request; nothing where none was weighed: then the load is split as planned. */
export function loadedBody(order: SellerOrder, sizes: SizeWeights): Pick<SellerOrderEventBody, "loaded"> {
  if (!areTyped(sizes)) return {};
  const loaded = weighedSizes(order).map(({ id }) => ({ id, quantity: figureOf(sizes[sizeKey(id)] ?? "", 3) ?? 0 }));
  return { loaded };
}
