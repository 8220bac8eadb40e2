import type { SellerOrder, SellerOrderEventBody } from "@mandi/shared/contract/seller-order";
import { formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { figureSchema } from "@mandi/shared/forms/figure-schema";
import { order as messages } from "@mandi/shared/messages/seller-trade";
import { kilogramsFromTonnes, sumKilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { object } from "yup";

/** What each size weighed, as it was typed, by `sizeKey`. */
export type SizeWeights = Readonly<Record<string, string>>;

/** The part of the form that this is about, as formik gives it to a schema: an empty field is not there. */
export interface WeighedForm {
  readonly final_quantity?: string;
  readonly sizes?: Readonly<Record<string, string | undefined>>;
}

/** The name of a size in the form: a bare number would be taken for a place in a list. */
export const sizeKey = (id: number): string => `size${id}`;

/** Sizes that can be weighed each; a load of one size is the whole weight. */
export function weighedSizes({ variation }: SellerOrder): SellerOrder["variation"] {
  return variation.length > 1 ? variation : [];
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

/** The sizes as they are sent; nothing where none was weighed: then the load is shared out as it was planned. */
export function loadedBody(order: SellerOrder, sizes: SizeWeights): Pick<SellerOrderEventBody, "loaded"> {
  if (!areTyped(sizes)) return {};
  const loaded = weighedSizes(order).map(({ id }) => ({ id, quantity: figureOf(sizes[sizeKey(id)] ?? "", 3) ?? 0 }));
  return { loaded };
}
