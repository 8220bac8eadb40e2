import {
  type DeskCategory,
  type DeskProductShown,
  catalogueEntryWrites as writes,
} from "@mandi/shared/contract/desk/catalogue-entry";
import { goods as words } from "@mandi/shared/messages/desk-catalogue";
import type { DeskAct } from "../../acts/desk-act";
import { frame, nameField, pictureField } from "../entry-acts";
import { subChoices } from "./choices";

const { min_order } = writes["product edit"].body.properties;
const { hsn } = writes["product hsn"].body.properties;
const { place } = writes["product place"].body.properties;

/** What the desk may do about a product as a whole. */
export function productActs(product: DeskProductShown, categories: readonly DeskCategory[]): readonly DeskAct[] {
  const path = `/desk/product/${product.id}`;
  return [
    {
      ...frame,
      key: "product edit",
      title: words.edit,
      text: words.editText,
      path: `${path}/edit`,
      fields: [
        nameField(product.name),
        {
          kind: "choice",
          name: "sub_category_id",
          label: words.sub,
          missing: words.subMissing,
          choices: subChoices(categories),
          isKey: true,
          initial: String(product.sub_category_id),
        },
        {
          kind: "tonnes",
          name: "min_order",
          label: words.minOrder,
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
      title: words.changeHsn,
      text: words.changeHsnText,
      path: `${path}/hsn`,
      figures: [
        { term: words.heads.hsn, value: product.hsn },
        { term: words.heads.gst, value: words.rate(product.gst) },
        { term: words.heads.live, value: String(product.live) },
      ],
      fields: [{ kind: "text", name: "hsn", label: words.heads.hsn, hint: words.hsnHint, schema: hsn }],
      fixed: { version: product.hsn_version },
    },
    {
      ...frame,
      key: "product place",
      title: words.move,
      path: `${path}/place`,
      fields: [
        {
          kind: "whole",
          name: "place",
          label: words.place,
          hint: words.placeHint,
          schema: place,
          initial: String(product.place),
        },
      ],
    },
    product.is_hidden === 1
      ? { ...frame, key: "product unhide", title: words.unhide, text: words.unhideText, path: `${path}/unhide` }
      : {
          ...frame,
          key: "product hide",
          title: words.hide,
          text: words.hideText,
          path: `${path}/hide`,
          figures: [{ term: words.heads.live, value: String(product.live) }],
          isDanger: true,
        },
  ];
}
