import type { OfferItem } from "@mandi/shared/contract/product-list";
import { content, products } from "@mandi/shared/messages/public";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Select } from "@mandi/shared/ui/controls/select";
import { Pager } from "@mandi/shared/ui/data/pager";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { LoadingPlace } from "../common/loading-place";
import { PageFailure } from "../common/page-failure";
import { usePageTitle } from "../common/use-page-title";
import { OfferCard } from "./offer-card";
import styles from "./product-list.module.css";
import type { SearchKind } from "./products.api";
import { offersOfPage, offersPerPage, useOffers } from "./use-offers";

/** Sellers' offers for one commodity product or one brand (R-059, R-106). */
export default function ProductListPage() {
  const { state, kind, ...view } = useOffers();
  const found = state.kind === "ready" ? titleOf(state.data, kind) : null;
  const title = found ?? products.title;
  usePageTitle(found);
  return (
    <Page>
      <PageHead
        crumbs={[{ label: "Home", to: "/" }, { label: title }]}
        title={title}
        facts={state.kind === "ready" ? products.found(state.data.length) : products.priceNote}
      />
      <div className={styles.place}>
        {state.kind === "loading" ? (
          <LoadingPlace label={products.offers}>
            <SkeletonBlock height={360} />
            <SkeletonBlock height={360} />
          </LoadingPlace>
        ) : null}
        {state.kind === "empty" || state.kind === "forbidden" ? <NoOffers /> : null}
        {state.kind === "failed" ? <PageFailure {...state} /> : null}
        {state.kind === "ready" ? <Offers offers={state.data} {...view} /> : null}
      </div>
    </Page>
  );
}

type OffersProps = Omit<ReturnType<typeof useOffers>, "state" | "kind"> & { readonly offers: readonly OfferItem[] };

function Offers({ offers, order, page, pageHref, changeOrder }: OffersProps) {
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.note}>{products.priceNote}</p>
        <Select
          label={products.sort}
          isLabelHidden
          className={styles.sort}
          choices={[
            { value: "", label: products.sortDefault },
            { value: "price", label: products.sortCheapest },
            { value: "-price", label: products.sortDearest },
          ]}
          value={order}
          onChange={(event) => changeOrder(event.target.value)}
        />
      </div>
      <ul className={styles.grid}>
        {offersOfPage(offers, order, page).map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
      {offers.length > offersPerPage ? (
        <Pager page={page} pageSize={offersPerPage} total={offers.length} pageHref={pageHref} />
      ) : null}
    </>
  );
}

function NoOffers() {
  return (
    <EmptyState
      title={content.noDataFound}
      text={products.emptyText}
      actions={<ButtonLink to="/enquiry">{products.toEnquiry}</ButtonLink>}
      hasPanel
    />
  );
}

/** The answer carries no name of its own; every offer of the list has the one that was searched. */
function titleOf([first]: readonly OfferItem[], kind: SearchKind): string | null {
  if (!first) return null;
  return kind === "brand" ? first.brand : first.name;
}
