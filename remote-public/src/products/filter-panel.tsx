import type { OfferFacetsAnswer, OfferFilter } from "@mandi/shared/contract/offer-filter";
import { common } from "@mandi/shared/messages/common";
import { products } from "@mandi/shared/messages/public-products";
import { Button } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useFetchedAhead } from "../common/use-fetched-ahead";
import { countChosen, type FilterChange } from "./filter-address";
import { Filters } from "./filters";
import styles from "./filters.module.css";

const loadSheet = async () => (await import(/* webpackChunkName: "filter-sheet" */ "./filter-sheet")).FilterSheet;
const FilterSheet = latePart(loadSheet, { failed: common.failedTitle, waiting: null });

interface FilterPanelProps {
  readonly facets: OfferFacetsAnswer | null;
  readonly filter: OfferFilter;
  /** Number of matching offers; undefined while they load. */
  readonly total: number | undefined;
  readonly onChange: (change: FilterChange) => void;
}

/** The filters beside the list, or behind a button where there is no room. Their space is reserved while they load. */
export function FilterPanel({ isBeside, ...props }: FilterPanelProps & { readonly isBeside: boolean }) {
  const { facets, filter, onChange } = props;
  if (isBeside) {
    return (
      <section className={styles.beside} aria-label={products.filters}>
        {facets === null ? null : <Filters facets={facets} filter={filter} onChange={onChange} />}
      </section>
    );
  }
  return <FilterButton {...props} />;
}

function FilterButton({ facets, filter, total, onChange }: FilterPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  useFetchedAhead(loadSheet);
  const chosen = countChosen(filter);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <Button icon={SlidersHorizontal} className={styles.open} disabled={facets === null} onClick={open}>
        {chosen === 0 ? products.filters : products.filtersChosen(chosen)}
      </Button>
      {wasOpened && facets !== null ? (
        <FilterSheet
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          facets={facets}
          filter={filter}
          total={total}
          onChange={onChange}
        />
      ) : null}
    </>
  );
}
