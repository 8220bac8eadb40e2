import { choices } from "@mandi/shared/messages/transporter-start";
import { ChoiceGrid } from "./choice-grid";
import { productSource } from "./choice-sources";

/** The commodity products a transporter carries. */
export function ProductList() {
  return <ChoiceGrid source={productSource} searchLabel={choices.searchProducts} />;
}
