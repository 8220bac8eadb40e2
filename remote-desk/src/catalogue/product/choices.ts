import type { DeskCategory, DeskProductShown, DeskUnit } from "@mandi/shared/contract/desk/catalogue-entry";
import type { Choice } from "@mandi/shared/ui/controls/select";

/** Every category with its sub-categories, as choices for a product. */
export const subChoices = (categories: readonly DeskCategory[]): readonly Choice[] =>
  categories.flatMap((category) =>
    category.sub_categories.map((sub) => ({ value: String(sub.id), label: `${category.name}: ${sub.name}` })),
  );

/** Every unit by its short name. */
export const unitChoices = (units: readonly DeskUnit[]): readonly Choice[] =>
  units.map(({ id, short_name }) => ({ value: String(id), label: short_name }));

export type Size = DeskProductShown["sizes"][number];

/** The name of a size: its first value with the unit. */
export const sizeName = ({ values: [first] }: Size): string =>
  first === undefined ? "" : [first.value, first.unit].filter(Boolean).join(" ");

/** The sizes of a product. */
export const sizeChoices = (sizes: readonly Size[]): readonly Choice[] =>
  sizes.map((size) => ({ value: String(size.id), label: sizeName(size) }));
