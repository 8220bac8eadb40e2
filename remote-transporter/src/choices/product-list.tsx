import { choices } from "@mandi/shared/messages/transporter";
import { ChoiceGrid } from "./choice-grid";
import { assignProducts, readProductChoices } from "./choices.api";
import type { ChoiceSource } from "./use-choices";

const source: ChoiceSource = {
  name: choices.products,
  read: readProductChoices,
  assign: assignProducts,
  nothingChosen: choices.productMissing,
};

/** The commodity products a transporter carries. */
export function ProductList() {
  return <ChoiceGrid source={source} intro={choices.productIntro} searchLabel={choices.searchProducts} />;
}
