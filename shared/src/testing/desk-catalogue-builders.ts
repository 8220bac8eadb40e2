import type {
  DeskBrandListAnswer,
  DeskCategoryListAnswer,
  DeskProduct,
  DeskProductShown,
  DeskUnit,
} from "../contract/desk/catalogue-entry";

const version = "3f2a90c1d4e5b607";

/** Two brands, of which sellers list the first. */
export const aBrandList = (): DeskBrandListAnswer => ({
  data: [
    { id: 3, name: "Kalyani", thumbnail: "/media/brands/kalyani.svg", products: 4, is_hidden: 0, version },
    { id: 4, name: "Loha", thumbnail: "", products: 0, is_hidden: 1, version },
  ],
  order: "d4e5b6073f2a90c1",
});

/** Two categories, the first with a sub-category. */
export const aCategoryList = (): DeskCategoryListAnswer => ({
  data: [
    { id: 1, name: "Reinforcement", products: 2, sub_categories: [{ id: 11, name: "TMT Bar" }], is_hidden: 0, version },
    { id: 2, name: "Wire", products: 0, sub_categories: [], is_hidden: 0, version },
  ],
  order: "b6073f2a90c1d4e5",
});

export const aUnit = (change: Partial<DeskUnit> = {}): DeskUnit => ({
  id: 21,
  name: "Millimetre",
  short_name: "mm",
  ...change,
});

/** A product as a row of the list. */
export const aListedProduct = (change: Partial<DeskProduct> = {}): DeskProduct => ({
  id: 7,
  name: "TMT Bar",
  category: "Reinforcement",
  hsn: "72142090",
  gst: 18,
  brands: 1,
  sizes: 2,
  live: 6,
  is_hidden: 0,
  ...change,
});

/** A product with two sizes, of which sellers offer the first. */
export const aShownProduct = (change: Partial<DeskProductShown> = {}): DeskProductShown => ({
  id: 7,
  name: "TMT Bar",
  category_id: 1,
  category: "Reinforcement",
  sub_category_id: 11,
  sub_category: "TMT Bar",
  unit: "MT",
  thumbnail: "/media/products/tmt-bar.svg",
  min_order: 30,
  hsn: "72142090",
  gst: 18,
  is_rate_confirmed: 1,
  live: 6,
  place: 1,
  is_hidden: 0,
  version,
  hsn_version: version,
  sizes: [
    {
      id: 31,
      is_hidden: 0,
      values: [
        { name: "Order size", value: "8", unit_id: 21, unit: "mm" },
        { name: "Weight", value: "0.395", unit_id: 22, unit: "kg/m" },
      ],
      listings: 6,
      version,
    },
    {
      id: 32,
      is_hidden: 0,
      values: [
        { name: "Order size", value: "10", unit_id: 21, unit: "mm" },
        { name: "Weight", value: "0.671", unit_id: 22, unit: "kg/m" },
      ],
      listings: 0,
      version,
    },
  ],
  size_order: "c1d4e5b6073f2a90",
  brands: [{ id: 3, name: "Kalyani", is_hidden: 0, size_ids: [31], version }],
  qualities: [
    { id: 41, name: "Fe 500D", price: 300, is_hidden: 0 },
    { id: 42, name: "Fe 500", price: 0, is_hidden: 0 },
  ],
  quality_order: "a90c1d4e5b6073f2",
  packagings: [{ id: 51, name: "Bundled", charge: 200, is_hidden: 0 }],
  packaging_order: "e5b6073f2a90c1d4",
  ...change,
});
