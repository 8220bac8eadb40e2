import {
  Array as ArrayOf,
  Integer,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  type TProperties,
} from "typebox";
import { closed, lineField, requiredLine } from "../field";
import { Id, Rupees } from "../wire";
import { deskPage, list, orNull, pagedList, picture, text, withReason } from "./field";
import { newOrder } from "./new-order";
import { readVersion } from "./news";

/** Six or eight digits: e-invoices accept no shorter one. The GST rate follows from it. */
export const hsnField = StringOf({
  pattern: "^\\d{6}(\\d{2})?$",
  maxLength: 8,
  message: "Please enter an HSN of 6 or 8 digits",
});

export const catalogueName = requiredLine(120, "Please enter a name");

/** A measure of a size: its value, as in `Weight 0.395`, with the key of its unit. */
export const sizeValues = ArrayOf(
  ObjectOf({ name: lineField(40), value: requiredLine(40, "Please enter a value"), unit_id: Optional(Id) }, closed),
  { minItems: 1, maxItems: 6 },
);

const count = Integer({ minimum: 0 });

const entry = {
  id: Id,
  /** 1: cannot be chosen for anything new; stays where it is in use. */
  is_hidden: Integer({ minimum: 0, maximum: 1 }),
} as const;

/** Entries in the order in which the product shows them; `order` is a short digest of that order. */
const ordered = <Fields extends TProperties>(fields: Fields) =>
  ObjectOf({ data: ArrayOf(ObjectOf({ ...entry, ...fields })), order: text });

/** `GET /desk/category`: every category with its sub-categories and the number of its products. */
export const DeskCategoryListAnswer = ordered({
  name: text,
  products: count,
  sub_categories: ArrayOf(ObjectOf({ id: Id, name: text })),
  version: text,
});
export type DeskCategoryListAnswer = Static<typeof DeskCategoryListAnswer>;
export type DeskCategory = DeskCategoryListAnswer["data"][number];

/** `GET /desk/brand`: every brand and the number of products it makes. */
export const DeskBrandListAnswer = ordered({ name: text, thumbnail: text, products: count, version: text });
export type DeskBrandListAnswer = Static<typeof DeskBrandListAnswer>;
export type DeskBrand = DeskBrandListAnswer["data"][number];

/** `GET /desk/unit`: the units that sizes and products are measured in. */
export const DeskUnitListAnswer = list({ id: Id, name: text, short_name: text });
export type DeskUnitListAnswer = Static<typeof DeskUnitListAnswer>;
export type DeskUnit = DeskUnitListAnswer["data"][number];

/** `GET /desk/product`: a page of the products, in the order of the catalogue or, when searched, best match first. */
export const DeskProductListAnswer = pagedList({
  ...entry,
  name: text,
  category: text,
  hsn: text,
  /** GST in percent. */
  gst: NumberOf(),
  brands: count,
  sizes: count,
  /** Sellers' products of it that are live. */
  live: count,
});
export type DeskProductListAnswer = Static<typeof DeskProductListAnswer>;
export type DeskProduct = DeskProductListAnswer["data"][number];

/** `GET /desk/product/{id}`: a product with its sizes, brands, qualities and packaging. */
export const DeskProductAnswer = ObjectOf({
  data: ObjectOf({
    ...entry,
    name: text,
    category_id: Id,
    category: text,
    sub_category_id: Id,
    sub_category: text,
    unit: text,
    thumbnail: text,
    /** MT. */
    min_order: NumberOf(),
    hsn: text,
    gst: NumberOf(),
    /** 1: two people have compared today's GST row of this HSN with the law. */
    is_rate_confirmed: Integer({ minimum: 0, maximum: 1 }),
    live: count,
    /** Its place in the catalogue, from 1. */
    place: Integer({ minimum: 1 }),
    version: text,
    hsn_version: text,
    sizes: ArrayOf(
      ObjectOf({
        ...entry,
        values: ArrayOf(ObjectOf({ name: text, value: text, unit_id: orNull(Id), unit: text })),
        /** Sellers' products that have this size; while there are any, its values cannot change. */
        listings: count,
        version: text,
      }),
    ),
    size_order: text,
    brands: ArrayOf(ObjectOf({ id: Id, name: text, is_hidden: entry.is_hidden, size_ids: ArrayOf(Id), version: text })),
    qualities: ArrayOf(ObjectOf({ ...entry, name: text, price: Rupees })),
    quality_order: text,
    packagings: ArrayOf(ObjectOf({ ...entry, name: text, charge: Rupees })),
    packaging_order: text,
  }),
});
export type DeskProductAnswer = Static<typeof DeskProductAnswer>;
export type DeskProductShown = DeskProductAnswer["data"];

const nothing = ObjectOf({}, closed);

/** The desk's reads of the catalogue. */
export const catalogueEntryReads = {
  "category list": {
    right: "look",
    path: "/desk/category",
    summary: "Categories of the catalogue, including hidden ones",
    query: nothing,
    answer: DeskCategoryListAnswer,
  },
  "brand list": {
    right: "look",
    path: "/desk/brand",
    summary: "Brands, including hidden ones",
    query: nothing,
    answer: DeskBrandListAnswer,
  },
  "unit list": {
    right: "look",
    path: "/desk/unit",
    summary: "Units of sizes and products",
    query: nothing,
    answer: DeskUnitListAnswer,
  },
  "product list": {
    right: "look",
    path: "/desk/product",
    summary: "Products of the catalogue, including hidden ones",
    query: ObjectOf({ ...deskPage, search: Optional(lineField(64)) }, closed),
    answer: DeskProductListAnswer,
  },
  "product show": {
    right: "look",
    path: "/desk/product/:id",
    summary: "A product of the catalogue with its sizes, brands, qualities and packaging",
    query: nothing,
    answer: DeskProductAnswer,
  },
} as const;

/** The acts that reorder a list. */
const order = <Path extends string>(path: Path, summary: string) =>
  ({ right: "content", path, summary, body: newOrder }) as const;

/** The acts that hide an entry and show it again. */
const plain = <Path extends string>(path: Path, summary: string) =>
  ({ right: "content", path, summary, body: withReason({}) }) as const;

/** The desk's acts on existing entries of the catalogue. */
export const catalogueEntryWrites = {
  "category edit": {
    right: "content",
    path: "/desk/category/:id/edit",
    summary: "Rename a category",
    body: withReason({ name: catalogueName, version: readVersion }),
  },
  "category order": order("/desk/category/order", "Reorder the categories"),
  "category hide": plain("/desk/category/:id/hide", "Hide a category none of whose products is traded"),
  "category unhide": plain("/desk/category/:id/unhide", "Show a category again"),
  "brand edit": {
    right: "content",
    path: "/desk/brand/:id/edit",
    summary: "Change the name or picture of a brand",
    body: withReason({ name: catalogueName, thumbnail: Optional(picture), version: readVersion }),
  },
  "brand order": order("/desk/brand/order", "Reorder the brands"),
  "brand hide": plain("/desk/brand/:id/hide", "Hide a brand from sellers"),
  "brand unhide": plain("/desk/brand/:id/unhide", "Show a brand to sellers again"),
  "product edit": {
    right: "content",
    path: "/desk/product/:id/edit",
    summary: "Change the name, category, picture or minimum order of a product",
    body: withReason({
      name: catalogueName,
      sub_category_id: Id,
      thumbnail: Optional(picture),
      /** MT. */
      min_order: NumberOf({
        minimum: 0,
        maximum: 100_000,
        multipleOf: 0.001,
        message: "Please enter a quantity in MT",
      }),
      version: readVersion,
    }),
  },
  "product hsn": {
    right: "content",
    path: "/desk/product/:id/hsn",
    summary: "Change the HSN of a product, and with it the GST rate",
    body: withReason({ hsn: hsnField, version: readVersion }),
  },
  "product place": {
    right: "content",
    path: "/desk/product/:id/place",
    summary: "Change the position of a product in the catalogue",
    body: withReason({
      place: Integer({ minimum: 1, maximum: 100_000, message: "Please enter a position, 1 or higher" }),
    }),
  },
  "product hide": plain("/desk/product/:id/hide", "Take a catalogue product off the market"),
  "product unhide": plain("/desk/product/:id/unhide", "Bring a catalogue product back to the market"),
  "product brand-sizes": {
    right: "content",
    path: "/desk/product/:id/brand-sizes",
    summary: "Choose the sizes of a product that a brand makes",
    body: withReason({ brand_id: Id, size_ids: ArrayOf(Id, { maxItems: 200 }), version: readVersion }),
  },
  "product size-order": order("/desk/product/:id/size-order", "Reorder the sizes of a product"),
  "product quality-order": order("/desk/product/:id/quality-order", "Reorder the qualities of a product"),
  "product packaging-order": order("/desk/product/:id/packaging-order", "Reorder the packaging of a product"),
  "product size-edit": {
    right: "content",
    path: "/desk/product/:id/size-edit",
    summary: "Correct a size that no seller offers yet",
    body: withReason({ size_id: Id, values: sizeValues, version: readVersion }),
  },
  "product size-hide": {
    right: "content",
    path: "/desk/product/:id/size-hide",
    summary: "Hide a size from sellers who do not offer it",
    body: withReason({ size_id: Id }),
  },
  "product size-unhide": {
    right: "content",
    path: "/desk/product/:id/size-unhide",
    summary: "Show a size to sellers again",
    body: withReason({ size_id: Id }),
  },
  "product quality-hide": {
    right: "content",
    path: "/desk/product/:id/quality-hide",
    summary: "Hide a quality of a product from buyers",
    body: withReason({ quality_id: Id }),
  },
  "product quality-unhide": {
    right: "content",
    path: "/desk/product/:id/quality-unhide",
    summary: "Show a quality of a product again",
    body: withReason({ quality_id: Id }),
  },
  "product packaging-hide": {
    right: "content",
    path: "/desk/product/:id/packaging-hide",
    summary: "Hide a packaging of a product from buyers",
    body: withReason({ packaging_id: Id }),
  },
  "product packaging-unhide": {
    right: "content",
    path: "/desk/product/:id/packaging-unhide",
    summary: "Show a packaging of a product again",
    body: withReason({ packaging_id: Id }),
  },
} as const;
