import type { OfferFacetsAnswer, OfferFilter } from "@mandi/shared/contract/offer-filter";
import { products } from "@mandi/shared/messages/public-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import type { FilterChange } from "./filter-address";
import { Filters } from "./filters";

interface FilterSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly facets: OfferFacetsAnswer;
  readonly filter: OfferFilter;
  /** Number of matching offers; undefined while they load. */
  readonly total: number | undefined;
  readonly onChange: (change: FilterChange) => void;
}

/** The filters where there is no room beside the list. */
export function FilterSheet({ isOpen, onClose, facets, filter, total, onChange }: FilterSheetProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={products.filters}
      footer={
        <>
          <Button onClick={() => onChange(() => ({}))}>{products.clearFilters}</Button>
          <Button variant="primary" onClick={onClose}>
            {products.showOffers(total ?? null)}
          </Button>
        </>
      }
    >
      <Filters facets={facets} filter={filter} onChange={onChange} />
    </Dialog>
  );
}
