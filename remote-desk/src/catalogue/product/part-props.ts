import type { DeskProductShown } from "@mandi/shared/contract/desk/catalogue-entry";

/** Props of every part of the page. */
export interface PartProps {
  readonly product: DeskProductShown;
  readonly onChanged: () => void;
}
