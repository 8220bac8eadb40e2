import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { type OfferFacetsAnswer, type OfferFilter, valuesOf } from "@mandi/shared/contract/offer-filter";
import { enquiryPath, homePath } from "@mandi/shared/contract/page-paths";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { common } from "@mandi/shared/messages/common";
import { content } from "@mandi/shared/messages/public-content";
import { products } from "@mandi/shared/messages/public-products";
import type { GrownList } from "@mandi/shared/query/list-page";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { useRef } from "react";
import { failureLook } from "../common/failure-look";
import { ReadOn } from "../common/read-on";
import { ChosenFilters } from "./chosen-filters";
import { CompareChoiceBar, CompareTools } from "./compare/compare-tools";
import { useChoice } from "./compare/use-choice";
import { labelOfValue } from "./facet-label";
import { filterNames } from "./filter-address";
import { FilterPanel } from "./filter-panel";
import { LandedNote } from "./landed/landed-note";
import { LeftOutNote } from "./left-out-note";
import { ListTools } from "./list-tools";
import { OfferRows } from "./offer-rows";
import styles from "./product-list.module.css";
import type { SearchKind } from "./products.api";
import { useFacets } from "./use-facets";
import { useKnownFilter } from "./use-known-filter";
import { useOffers } from "./use-offers";

// Parts that few visitors of a list use.
const NothingFits = latePart(
  async () => (await import(/* webpackChunkName: "nothing-fits" */ "./nothing-fits")).NothingFits,
  { failed: common.failedTitle, waiting: null },
);

/** Sellers' offers for one commodity product or one brand, filtered and loaded page by page. */
export function OfferList() {
  const { state, showMore, wish, changeOrder, changeFilter } = useOffers();
  const facets = useFacets(wish);
  const choice = useChoice();
  const place = useRef<HTMLDivElement>(null);
  useKnownFilter(facets, wish.filter, changeFilter);
  const list = state.kind === "ready" ? state.data : null;
  const name = nameOf(wish.kind, list, facets);
  const goods = goodsOf(wish.filter);
  const filters = (
    <FilterPanel
      facets={facets}
      filter={wish.filter}
      total={list?.total}
      onChange={changeFilter}
      isBeside={choice.isWide}
    />
  );
  const isNarrowed = filterNames.some((filter) => wish.filter[filter] !== undefined);
  usePageTitle(name === null ? null : products.pricesOf(name));
  return (
    <Page>
      <PageHead
        crumbs={[{ label: "Home", to: homePath }, { label: name ?? products.title }]}
        title={name ?? products.title}
        facts={<Found count={countOf(list, state.kind)} />}
        areCrumbsWide
      />
      <div ref={place} className={styles.place}>
        {choice.isWide ? filters : null}
        <div className={styles.list}>
          <ListTools
            order={wish.order}
            onOrder={changeOrder}
            kind={wish.kind}
            hasLanded={wish.pincode !== null}
            goods={goods}
            isPhone={choice.isPhone}
            filters={choice.isWide ? null : filters}
          >
            <CompareTools choice={choice} />
          </ListTools>
          <LeftOutNote hasPlace={wish.pincode !== null} />
          <ChosenFilters facets={facets} filter={wish.filter} onChange={changeFilter} around={place} />
          {wish.pincode === null ? null : <LandedNote pincode={wish.pincode} goods={goods} isPhone={choice.isPhone} />}
          <StatePlace
            state={state}
            skeleton={<LoadingOffers />}
            look={failureLook}
            empty={
              isNarrowed ? (
                <NothingFits
                  name={wish.kind === "product" ? name : null}
                  facets={facets}
                  filter={wish.filter}
                  onChange={changeFilter}
                />
              ) : (
                <NoOffers />
              )
            }
          >
            {({ rows, total, hasMore }) => (
              <>
                <OfferRows offers={rows} wish={wish} choice={choice} />
                <ReadOn
                  shown={products.shown(rows.length, total)}
                  hasMore={hasMore}
                  isLoading={state.kind === "ready" && state.more.isLoading}
                  hasFailed={state.kind === "ready" && state.more.hasFailed}
                  onMore={showMore}
                />
              </>
            )}
          </StatePlace>
          {list && list.rows.length > 0 ? <CompareChoiceBar choice={choice} /> : null}
        </div>
      </div>
    </Page>
  );
}

/** `12 mm or 16 mm, Fe 550D`: what the list is filtered by and its prices are for; null without such a filter. */
function goodsOf(filter: OfferFilter): string | null {
  const chosen = (["size", "thickness", "grade"] as const).map((by) =>
    valuesOf(filter[by]).map((value) => labelOfValue(by, value)),
  );
  return chosen.flatMap((values) => (values.length === 0 ? [] : values.join(" or "))).join(", ") || null;
}

/** The number of offers, as soon as it is known, including zero. */
function countOf(list: GrownList<OfferItem> | null, kind: string): number | null {
  return list?.total ?? (kind === "empty" ? 0 : null);
}

/** Announced whenever a filter has changed it. */
function Found({ count }: { readonly count: number | null }) {
  return (
    <>
      <span role="status">{count === null ? null : products.found(count)}</span>
      {count === null ? products.priceNote(null) : null}
    </>
  );
}

/**
 * The name of what is listed. The answer itself has none, but every offer has the one that was searched, and so have
 * the facets.
 */
function nameOf(kind: SearchKind, list: GrownList<OfferItem> | null, facets: OfferFacetsAnswer | null): string | null {
  const first = list?.rows[0];
  if (first) return kind === "brand" ? first.brand : first.name;
  return facets?.[kind][0]?.label ?? null;
}

/** Placeholder rows for the offers. */
export function LoadingOffers() {
  return (
    <LoadingPlace label={products.offers}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <SkeletonBlock key={row} height={72} />
      ))}
    </LoadingPlace>
  );
}

function NoOffers() {
  return (
    <EmptyState
      title={content.noDataFound}
      text={products.emptyText}
      actions={<ButtonLink to={enquiryPath}>{products.toEnquiry}</ButtonLink>}
      hasPanel
    />
  );
}
