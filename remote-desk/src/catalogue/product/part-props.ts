import type { DeskProductShown } from "@mandi/shared/contract/desk/catalogue-entry";
import type { ProductChoices } from "./use-product";

/** What every part of the page gets. */
export interface PartProps {
  readonly product: DeskProductShown;
  readonly choices: ProductChoices;
  readonly onChanged: () => void;
}
