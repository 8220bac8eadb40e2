import {
  DeskBrandListAnswer,
  DeskCategoryListAnswer,
  DeskProductAnswer,
  DeskProductListAnswer,
  DeskUnitListAnswer,
} from "@mandi/shared/contract/desk/catalogue-entry";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** A page of the products, of all or of those that match a text. */
export const productsQuery = defineQuery(
  (signal, page: number, search: string) =>
    http.get("/desk/product", DeskProductListAnswer, { signal, query: { page, ...(search !== "" && { search }) } }),
  { isKept: true },
);

/** A product with its sizes, brands, qualities and packaging. */
export const productQuery = defineQuery(
  (signal, id: string) => http.get(`/desk/product/${id}`, DeskProductAnswer, { signal }),
  { isKept: true },
);

/** Every brand. */
export const brandsQuery = defineQuery((signal) => http.get("/desk/brand", DeskBrandListAnswer, { signal }), {
  isKept: true,
});

/** Every category with its sub-categories. */
export const categoriesQuery = defineQuery((signal) => http.get("/desk/category", DeskCategoryListAnswer, { signal }), {
  isKept: true,
});

/** Every unit of measure. */
export const unitsQuery = defineQuery((signal) => http.get("/desk/unit", DeskUnitListAnswer, { signal }), {
  isKept: true,
});
