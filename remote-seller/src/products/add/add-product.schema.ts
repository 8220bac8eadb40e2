import type { StoreProductBody } from "@mandi/shared/contract/seller-product";
import { addProduct as words } from "@mandi/shared/messages/seller";
import { object, string } from "yup";

/** The cascade in its order; each choice loads the list of the next. */
export const choiceNames = ["category", "product", "brand", "state", "city"] as const;
export type ChoiceName = (typeof choiceNames)[number];

export type AddProductForm = Readonly<Record<ChoiceName, string>>;

export const emptyProduct: AddProductForm = { category: "", product: "", brand: "", state: "", city: "" };

/** Each field is required; the texts are the specification's. */
export const addProductSchema = object({
  category: string().required(words.categoryMissing),
  product: string().required(words.productMissing),
  brand: string().required(words.brandMissing),
  state: string().required(words.stateMissing),
  city: string().required(words.cityMissing),
});

/** The form after one choice: what comes after it belonged to another choice and is empty again. */
export function withChoice(form: AddProductForm, name: ChoiceName, value: string): AddProductForm {
  const place = choiceNames.indexOf(name);
  const later = choiceNames.slice(place + 1);
  return { ...form, [name]: value, ...Object.fromEntries(later.map((below) => [below, ""])) };
}

export function toStoreBody({ product, brand, state, city }: AddProductForm): StoreProductBody {
  return { product_id: Number(product), brand_id: Number(brand), state, city };
}
