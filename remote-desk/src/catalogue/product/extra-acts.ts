import { catalogueWrites } from "@mandi/shared/contract/desk/catalogue";
import { catalogue, parts } from "@mandi/shared/messages/desk-catalogue";
import { entries } from "@mandi/shared/messages/desk-entries";
import type { ActField, DeskAct } from "../../acts/desk-act";
import { frame } from "../../entries/entry-acts";
import { nameField } from "../entry-fields";

/** What a buyer chooses besides the size. */
export type ExtraKind = "quality" | "packaging";

/** A quality or a packaging with its price per MT, in rupees. */
export interface Extra {
  readonly id: number;
  readonly is_hidden: number;
  readonly name: string;
  readonly rupees: number;
}

const rupeesField = (kind: ExtraKind, initial?: string): ActField =>
  kind === "quality"
    ? {
        kind: "money",
        name: "price",
        label: parts.price,
        schema: catalogueWrites["product quality"].body.properties.price,
        ...(initial !== undefined && { initial }),
      }
    : {
        kind: "money",
        name: "charge",
        label: parts.charge,
        schema: catalogueWrites["product packaging"].body.properties.charge,
        ...(initial !== undefined && { initial }),
      };

/** Adds a quality or a packaging. */
export const addExtraAct = (kind: ExtraKind, productId: number): DeskAct => ({
  ...frame,
  key: `product ${kind}`,
  title: kind === "quality" ? parts.addQuality : parts.addPackaging,
  text: parts.extraText,
  path: `/desk/product/${productId}/${kind}`,
  fields: [nameField(), rupeesField(kind)],
});

/** The acts on a quality or a packaging. */
export function extraActs(kind: ExtraKind, productId: number, extra: Extra): readonly DeskAct[] {
  const { id, name, rupees, is_hidden } = extra;
  const verb = is_hidden === 1 ? "unhide" : "hide";
  return [
    {
      ...frame,
      key: `product ${kind} change`,
      title: parts.changePrice,
      question: parts.changePriceQuestion(name),
      text: parts.extraText,
      path: `/desk/product/${productId}/${kind}`,
      fields: [rupeesField(kind, String(rupees))],
      fixed: { name },
    },
    {
      ...frame,
      key: `product ${kind}-${verb}`,
      title: entries[verb],
      question: entries.questions[verb](name),
      text: verb === "hide" ? parts.hideQualityText : catalogue.unhideText,
      path: `/desk/product/${productId}/${kind}-${verb}`,
      fixed: kind === "quality" ? { quality_id: id } : { packaging_id: id },
    },
  ];
}
