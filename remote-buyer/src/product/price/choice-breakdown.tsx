import type { LandedEstimate } from "@mandi/shared/contract/freight-estimate";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { LandedDialog } from "@mandi/shared/landed/landed-dialog";
import { page } from "@mandi/shared/messages/buyer";
import type { LeadSize } from "../lead-size";
import type { Selection } from "../selection";
import { tonnesOf } from "../sizes/quantity-problem";

export interface ChoiceBreakdownProps {
  readonly product: ProductDetail;
  readonly lead: LeadSize;
  readonly selection: Selection;
  /** Ex price per MT of the choice, in rupees. */
  readonly unitPrice: number;
  readonly landed: LandedEstimate;
  readonly pincode: string;
  readonly onClose: () => void;
}

/** How the landed price of the chosen goods is made up, for the quantity of their size where one is entered. */
export function ChoiceBreakdown({ product, lead, selection, unitPrice, ...estimate }: ChoiceBreakdownProps) {
  const size = selection.sizes.find(({ id }) => id === lead.id);
  return (
    <LandedDialog
      {...estimate}
      exPrice={unitPrice}
      goods={[
        product.brand.name,
        product.name,
        lead.full,
        product.quality[selection.quality],
        page.exCity(product.address),
      ]}
      tonnes={(size && tonnesOf(size)) || undefined}
    />
  );
}
