import { type DeskProductShown, type DeskUnit, sizeValues } from "@mandi/shared/contract/desk/catalogue-entry";
import { catalogue, parts } from "@mandi/shared/messages/desk-catalogue";
import { entries } from "@mandi/shared/messages/desk-entries";
import type { ActField, DeskAct } from "../../acts/desk-act";
import { frame } from "../../entries/entry-acts";
import { type Size, sizeName, unitChoices } from "./choices";

const { value: valueField } = sizeValues.items.properties;

/** The name of a value of a size, and its initial value. */
interface Start {
  readonly name: string;
  readonly value: string;
  readonly unitId: number | null;
}

/** The measures of the existing sizes, with their units: a new size is described in the same way. */
function startsOf(sizes: readonly Size[]): readonly Start[] {
  const known = new Map<string, number | null>();
  for (const { values } of sizes)
    for (const { name, unit_id } of values) if (!known.has(name)) known.set(name, unit_id);
  const names = known.size === 0 ? parts.firstNames : [...known.keys()];
  return names.map((name) => ({ name, value: "", unitId: known.get(name) ?? null }));
}

/** Two fields for each value: the figure and its unit. The first one names the size, the others may be left empty. */
function valueFields(starts: readonly Start[], units: readonly DeskUnit[]): readonly ActField[] {
  return starts.flatMap(({ name, value, unitId }, place): readonly ActField[] => [
    {
      kind: "text",
      name: `value_${place}`,
      label: name,
      schema: valueField,
      initial: value,
      ...(place > 0 && { isOptional: true }),
    },
    {
      kind: "choice",
      name: `unit_${place}`,
      label: parts.unitOf(name),
      missing: parts.noUnit,
      choices: unitChoices(units),
      isKey: true,
      isOptional: true,
      initial: unitId === null ? "" : String(unitId),
    },
  ]);
}

/** The body from these fields: the entered values, each with its name and unit. */
function typedValues(starts: readonly Start[], typed: Readonly<Record<string, unknown>>) {
  return starts.flatMap(({ name }, place) => {
    const value = typed[`value_${place}`];
    const unit = typed[`unit_${place}`];
    return value === undefined ? [] : [{ name, value, ...(unit !== undefined && { unit_id: unit }) }];
  });
}

/** Adds a size, for the brands that make it. */
export function addSizeAct(product: DeskProductShown, units: readonly DeskUnit[]): DeskAct {
  const starts = startsOf(product.sizes);
  const brands = product.brands.filter(({ is_hidden }) => is_hidden === 0);
  return {
    ...frame,
    key: "product size",
    title: parts.addSize,
    text: parts.addSizeText,
    path: `/desk/product/${product.id}/size`,
    fields: [
      ...valueFields(starts, units),
      {
        kind: "choices",
        name: "brand_ids",
        label: parts.makers,
        choices: brands.map(({ id, name }) => ({ value: String(id), label: name })),
        initial: brands.map(({ id }) => id).join(","),
      },
    ],
    shape: (typed) => ({ values: typedValues(starts, typed), brand_ids: typed["brand_ids"] }),
  };
}

/** The acts on a size. */
export function sizeActs(product: DeskProductShown, size: Size, units: readonly DeskUnit[]): readonly DeskAct[] {
  const path = `/desk/product/${product.id}`;
  const name = sizeName(size);
  const starts = size.values.map((one) => ({ name: one.name, value: one.value, unitId: one.unit_id }));
  const verb = size.is_hidden === 1 ? "unhide" : "hide";
  const hide: DeskAct = {
    ...frame,
    key: `product size-${verb}`,
    title: entries[verb],
    question: entries.questions[verb](name),
    text: verb === "hide" ? parts.hideSizeText : catalogue.unhideText,
    path: `${path}/size-${verb}`,
    fixed: { size_id: size.id },
  };
  const edit: DeskAct = {
    ...frame,
    key: "product size-edit",
    title: catalogue.edit,
    question: parts.editSize(name),
    text: parts.editSizeText,
    path: `${path}/size-edit`,
    fields: valueFields(starts, units),
    fixed: { size_id: size.id, version: size.version },
    shape: (typed) => ({ values: typedValues(starts, typed) }),
  };
  return size.listings > 0 ? [hide] : [edit, hide];
}
