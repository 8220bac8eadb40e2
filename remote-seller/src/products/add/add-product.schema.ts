import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { SellerProductChoiceQuery, StoreProductBody } from "@mandi/shared/contract/seller-product";
import { contractText } from "@mandi/shared/forms/contract-schema";
import { object, string } from "yup";

/** The cascade in its order; each choice loads the list of the next. */
export const choiceNames = ["category", "product", "brand", "state", "city"] as const;
export type ChoiceName = (typeof choiceNames)[number];

export type AddProductForm = Readonly<Record<ChoiceName, string>>;

export const emptyProduct: AddProductForm = { category: "", product: "", brand: "", state: "", city: "" };

const sent = StoreProductBody.properties;

/** Each field is required; the texts are the specification's. */
export const addProductSchema = object({
  category: string().required(sentenceOf(SellerProductChoiceQuery.properties.category_id)),
  product: string().required(sentenceOf(sent.product_id)),
  brand: string().required(sentenceOf(sent.brand_id)),
  state: contractText(sent.state),
  city: contractText(sent.city),
});

/** The form after one choice: the fields after it belonged to another choice and are empty again. */
export function withChoice(form: AddProductForm, name: ChoiceName, value: string): AddProductForm {
  const place = choiceNames.indexOf(name);
  const later = choiceNames.slice(place + 1);
  return { ...form, [name]: value, ...Object.fromEntries(later.map((below) => [below, ""])) };
}

export function toStoreBody({ product, brand, state, city }: AddProductForm): StoreProductBody {
  return { product_id: Number(product), brand_id: Number(brand), state, city };
}
