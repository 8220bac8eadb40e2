import {
  type DeskCategory,
  type DeskProductShown,
  catalogueEntryWrites as writes,
} from "@mandi/shared/contract/desk/catalogue-entry";
import { goods } from "@mandi/shared/messages/desk-catalogue";
import type { DeskAct } from "../../acts/desk-act";
import { frame } from "../../entries/entry-acts";
import { nameField, pictureField } from "../entry-fields";
import { subChoices } from "./choices";

const { min_order } = writes["product edit"].body.properties;
const { hsn } = writes["product hsn"].body.properties;
const { place } = writes["product place"].body.properties;

/** The acts on a product as a whole. */
export function productActs(product: DeskProductShown, categories: readonly DeskCategory[]): readonly DeskAct[] {
  const path = `/desk/product/${product.id}`;
  return [
    {
      ...frame,
      key: "product edit",
      title: goods.edit,
      text: goods.editText,
      path: `${path}/edit`,
      fields: [
        nameField(product.name),
        {
          kind: "choice",
          name: "sub_category_id",
          label: goods.sub,
          missing: goods.subMissing,
          choices: subChoices(categories),
          isKey: true,
          initial: String(product.sub_category_id),
        },
        {
          kind: "tonnes",
          name: "min_order",
          label: goods.minOrder,
          schema: min_order,
          initial: String(product.min_order),
        },
        pictureField(product.thumbnail),
      ],
      fixed: { version: product.version },
    },
    {
      ...frame,
      key: "product hsn",
      title: goods.changeHsn,
      text: goods.changeHsnText,
      path: `${path}/hsn`,
      figures: [
        { term: goods.heads.hsn, value: product.hsn },
        { term: goods.heads.gst, value: goods.rate(product.gst) },
        { term: goods.heads.live, value: String(product.live) },
      ],
      fields: [{ kind: "text", name: "hsn", label: goods.heads.hsn, hint: goods.hsnHint, schema: hsn }],
      fixed: { version: product.hsn_version },
    },
    {
      ...frame,
      key: "product place",
      title: goods.move,
      path: `${path}/place`,
      fields: [
        {
          kind: "whole",
          name: "place",
          label: goods.place,
          hint: goods.placeHint,
          schema: place,
          initial: String(product.place),
        },
      ],
    },
    product.is_hidden === 1
      ? { ...frame, key: "product unhide", title: goods.unhide, text: goods.unhideText, path: `${path}/unhide` }
      : {
          ...frame,
          key: "product hide",
          title: goods.hide,
          text: goods.hideText,
          path: `${path}/hide`,
          figures: [{ term: goods.heads.live, value: String(product.live) }],
          isDanger: true,
        },
  ];
}
