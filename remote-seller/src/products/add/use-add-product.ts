import { type SubmitOptions, useSubmit } from "@mandi/shared/forms/use-submit";
import { defineQuery } from "@mandi/shared/query/query";
import { readBrands, readCategories, readCities, readProducts, readStates, storeProduct } from "./add-product.api";
import { type AddProductForm, toStoreBody } from "./add-product.schema";

/** The lists of the cascade, each requested with the choices so far. */
const lists = {
  categories: defineQuery((signal, _form: AddProductForm) => readCategories(signal)),
  products: defineQuery((signal, form: AddProductForm) => readProducts(form, signal)),
  brands: defineQuery((signal, form: AddProductForm) => readBrands(form, signal)),
  states: defineQuery((signal, form: AddProductForm) => readStates(form, signal)),
  cities: defineQuery((signal, form: AddProductForm) => readCities(form, signal)),
} as const;

/** Adding a product: the lists to choose from, and the single write. */
export function useAddProduct(after: Pick<SubmitOptions, "onRefresh" | "onLeave">) {
  const saving = useSubmit(after);

  function add(form: AddProductForm) {
    const body = toStoreBody(form);
    return saving.submit((keyFor) => storeProduct(body, keyFor(body)));
  }

  return { lists, saving, add };
}
