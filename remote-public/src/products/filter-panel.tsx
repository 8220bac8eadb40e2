import type { OfferFacetsAnswer, OfferFilter } from "@mandi/shared/contract/offer-filter";
import { products } from "@mandi/shared/messages/public-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { countChosen } from "./filter-address";
import { Filters } from "./filters";
import styles from "./filters.module.css";

interface FilterPanelProps {
  readonly facets: OfferFacetsAnswer | null;
  readonly filter: OfferFilter;
  /** Offers that fit; undefined while they load. */
  readonly total: number | undefined;
  readonly onChange: (filter: OfferFilter) => void;
}

/** The filters beside the list, or behind a button where there is no room. Its place is kept while they load. */
export function FilterPanel({ facets, filter, total, onChange }: FilterPanelProps) {
  const isBeside = useMediaQuery("(min-width: 1025px)");
  const [isOpen, setIsOpen] = useState(false);
  if (isBeside) {
    return (
      <section className={styles.beside} aria-label={products.filters}>
        {facets === null ? null : <Filters facets={facets} filter={filter} onChange={onChange} />}
      </section>
    );
  }
  const chosen = countChosen(filter);
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        className={styles.open}
        disabled={facets === null}
        onClick={() => setIsOpen(true)}
      >
        {chosen === 0 ? products.filters : products.filtersChosen(chosen)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={products.filters}
        footer={
          <>
            <Button onClick={() => onChange({})}>{products.clearFilters}</Button>
            <Button variant="primary" onClick={() => setIsOpen(false)}>
              {products.showOffers(total ?? null)}
            </Button>
          </>
        }
      >
        {facets === null ? null : <Filters facets={facets} filter={filter} onChange={onChange} />}
      </Dialog>
    </>
  );
}
