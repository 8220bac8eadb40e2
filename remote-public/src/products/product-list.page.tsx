import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { enquiryPath, homePath } from "@mandi/shared/contract/page-paths";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { content, products } from "@mandi/shared/messages/public";
import type { GrownList } from "@mandi/shared/query/list-page";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Select } from "@mandi/shared/ui/controls/select";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { useRef } from "react";
import { failureLook } from "../common/failure-look";
import { ReadOn } from "../common/read-on";
import { OfferCard } from "./offer-card";
import styles from "./product-list.module.css";
import type { OfferOrder } from "./products.api";
import { useOffers } from "./use-offers";

/** Sellers' offers for one commodity product or one brand, read on page by page. */
export default function ProductListPage() {
  const offers = useOffers();
  const { state, showMore, order, changeOrder } = offers;
  const list = state.kind === "ready" ? state.data : null;
  const name = useName(offers, list);
  usePageTitle(name === null ? null : products.pricesOf(name));
  return (
    <Page>
      <PageHead
        crumbs={[{ label: "Home", to: homePath }, { label: name ?? products.title }]}
        title={name ?? products.title}
        facts={factsOf(list, state.kind)}
      />
      <div className={styles.place}>
        {name === null ? null : <Tools order={order} onOrder={changeOrder} />}
        <StatePlace
          state={state}
          skeleton={
            <LoadingPlace label={products.offers}>
              <SkeletonBlock height={360} />
              <SkeletonBlock height={360} />
            </LoadingPlace>
          }
          look={failureLook}
          empty={<NoOffers />}
        >
          {({ rows, total, hasMore }) => (
            <>
              <Offers offers={rows} />
              <ReadOn
                shown={products.shown(rows.length, total)}
                hasMore={hasMore}
                isLoading={state.more.isLoading}
                hasFailed={state.more.hasFailed}
                onMore={showMore}
              />
            </>
          )}
        </StatePlace>
      </div>
    </Page>
  );
}

/** How many there are, as soon as that is known; none is a number too. */
function factsOf(list: GrownList<OfferItem> | null, kind: string): string {
  if (list !== null) return products.found(list.total);
  return kind === "empty" ? products.found(0) : products.priceNote;
}

interface ToolsProps {
  readonly order: OfferOrder;
  readonly onOrder: (order: string) => void;
}

function Tools({ order, onOrder }: ToolsProps) {
  return (
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
        onChange={(event) => onOrder(event.target.value)}
      />
    </div>
  );
}

function Offers({ offers }: { readonly offers: readonly OfferItem[] }) {
  return (
    <ul className={styles.grid}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
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

/**
 * What is listed. The answer carries no name of its own, but every offer of the list has the one that was searched; it stays
 * while the same offers load in another order.
 */
function useName({ kind, id }: ReturnType<typeof useOffers>, list: GrownList<OfferItem> | null): string | null {
  const kept = useRef<{ readonly of: string; readonly name: string } | null>(null);
  const of = `${kind} ${id}`;
  const first = list?.rows[0];
  if (first) kept.current = { of, name: kind === "brand" ? first.brand : first.name };
  return kept.current?.of === of ? kept.current.name : null;
}
