import type { DeskProductShown } from "@mandi/shared/contract/desk/catalogue-entry";

/** What every part of the page gets. */
export interface PartProps {
  readonly product: DeskProductShown;
  readonly onChanged: () => void;
}
