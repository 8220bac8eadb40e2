import { currentOwner } from "@mandi/shared/browser/device-store";
import type { OfferFacetsAnswer, OfferFilter } from "@mandi/shared/contract/offer-filter";
import { createRfqPath, enquiryPath } from "@mandi/shared/contract/page-paths";
import { traders } from "@mandi/shared/contract/role";
import { content } from "@mandi/shared/messages/public-content";
import { products } from "@mandi/shared/messages/public-products";
import { roleOf, useSession } from "@mandi/shared/session";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { useSearchParams } from "react-router-dom";
import { type FilterChange, writeFilter } from "./filter-address";
import { chosenLabels, nearestOffers } from "./nearest-offers";
import styles from "./nothing-fits.module.css";
import { relaxedFilters } from "./relaxed-filters";

interface NothingFitsProps {
  readonly name: string | null;
  readonly facets: OfferFacetsAnswer | null;
  readonly filter: OfferFilter;
  readonly onChange: (change: FilterChange) => void;
}

/** No offer matches all choices: shows the nearest ones, and a request for exactly this. */
export function NothingFits({ name, facets, filter, onChange }: NothingFitsProps) {
  const groups = facets === null ? [] : nearestOffers(filter, facets);
  return (
    <div className={styles.place}>
      <EmptyState
        title={content.noDataFound}
        text={products.nothingFits}
        actions={
          <>
            <Button onClick={() => onChange(() => ({}))}>{products.clearFilters}</Button>
            {name === null || facets === null ? null : <Ask goods={[name, ...chosenLabels(filter, facets)]} />}
          </>
        }
        hasPanel
      />
      {facets === null ? null : <Nearest filter={filter} facets={facets} />}
      {groups.map(({ by, offers }) => (
        <section key={by} aria-label={products.otherValues[by]}>
          <h2 className={styles.title}>{products.otherValues[by]}</h2>
          <ul className={styles.values}>
            {offers.map(({ label, count, filter: next }) => (
              <li key={label}>
                <Button onClick={() => onChange(() => next)}>{products.otherValue(label, count)}</Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Everything but one condition, each a link to its offers. */
function Nearest({ filter, facets }: { readonly filter: OfferFilter; readonly facets: OfferFacetsAnswer }) {
  const [params] = useSearchParams();
  const nearest = relaxedFilters(filter, facets);
  if (nearest.length === 0) return null;
  return (
    <section aria-label={products.nearest}>
      <h2 className={styles.title}>{products.nearest}</h2>
      <ul className={styles.values}>
        {nearest.map(({ kept, left, count, filter: next }) => (
          <li key={left}>
            <ButtonLink
              className={styles.link}
              to={{ search: writeFilter(new URLSearchParams(params), next).toString() }}
            >
              {products.nearestOf(kept, left, count)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ask({ goods }: { readonly goods: readonly string[] }) {
  const role = useSession(roleOf);
  if (!traders.some((trader) => trader === role)) {
    return <ButtonLink to={enquiryPath}>{products.toEnquiry}</ButtonLink>;
  }
  return (
    <ButtonLink
      className={styles.link}
      to={createRfqPath}
      state={{ list: goods.join(" "), owner: currentOwner() }}
      variant="primary"
    >
      {products.askFor(goods.join(", "))}
    </ButtonLink>
  );
}
