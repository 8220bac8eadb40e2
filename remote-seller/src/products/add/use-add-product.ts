import { useIntentKey } from "../../page/use-intent-key";
import { useSaving } from "../../page/use-saving";
import { readBrands, readCategories, readCities, readProducts, readStates, storeProduct } from "./add-product.api";
import { type AddProductForm, toStoreBody } from "./add-product.schema";

/** The lists of the cascade, each asked for with what is chosen so far. */
const lists = {
  categories: (_form: AddProductForm, signal: AbortSignal) => readCategories(signal),
  products: readProducts,
  brands: readBrands,
  states: readStates,
  cities: readCities,
} as const;

/** Adding a product: the lists to choose from, and the one write, which a retry repeats with the same key. */
export function useAddProduct(onAdded: () => void) {
  const saving = useSaving({ onLeave: onAdded });
  const { keyFor } = useIntentKey();

  function add(form: AddProductForm) {
    const body = toStoreBody(form);
    return saving.save(() => storeProduct(body, keyFor(body)));
  }

  return { lists, saving, add };
}
