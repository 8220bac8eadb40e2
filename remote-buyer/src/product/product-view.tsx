import { homePath, productListPath } from "@mandi/shared/contract/page-paths";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { page } from "@mandi/shared/messages/buyer";
import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Breadcrumb } from "@mandi/shared/ui/layout/page-head";
import { Gallery } from "@mandi/shared/ui/media/gallery";
import { memo, useDeferredValue, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useBookmarks } from "../bookmarks/use-bookmarks";
import { chosenLead, type LeadSize, leadSizeOf } from "./lead-size";
import { LoadPanel } from "./load/load-panel";
import { priceSelection } from "./price/product-price";
import { isUnusual } from "./price/usual-goods";
import styles from "./product-detail.module.css";
import { ProductHead } from "./product-head";
import { ProductTexts } from "./product-texts";
import { RequestBar } from "./request-bar";
import type { Selection } from "./selection";
import { OptionChips } from "./sizes/option-chips";
import { SizeChoice } from "./sizes/size-choice";
import { useRequest } from "./use-request";
import { useSelection } from "./use-selection";

/** Far below the fold, and not part of what the first visit waits for. */
const RelatedProducts = memo(
  latePart(async () => (await import(/* webpackChunkName: "related" */ "./related-products")).RelatedProducts, {
    failed: common.failedTitle,
    waiting: null,
  }),
);

/** Also far below the fold: the chart fills its reserved space when it loads. */
const PriceUpdates = memo(
  latePart(async () => (await import(/* webpackChunkName: "price-updates" */ "./price/price-updates")).PriceUpdates, {
    failed: common.failedTitle,
    waiting: <SkeletonBlock height={360} />,
  }),
);

export interface ProductViewProps {
  readonly product: ProductDetail;
  readonly related: readonly OfferItem[];
}

/** The offer on screen. */
export function ProductView({ product, related }: ProductViewProps) {
  const bookmarks = useBookmarks();
  const [params] = useSearchParams();
  const size = params.get("size");
  const lead = useMemo(() => leadSizeOf(product, size), [product, size]);
  const asked = { size: lead.id, grade: params.get("grade"), mt: params.get("mt") };
  const choice = useSelection(product, asked);
  const { selection } = choice;
  const priced = priceSelection(product, selection);
  // What a press changes elsewhere on the page follows a frame later: a cheap phone shows the press itself first.
  const settled = useDeferredValue(selection);
  const [before] = useState(selection.sizes);
  const settledLead = useMemo(() => shownLead(product, lead, settled, before), [product, lead, settled, before]);
  const sizes = useRef<HTMLDivElement>(null);
  const { request, variantError, problems } = useRequest(product, choice, sizes);
  return (
    <>
      <PageCrumbs product={product} />
      <div className={styles.top}>
        <ProductPictures product={product} />
        <ProductHead product={product} lead={settledLead} selection={settled} choice={choice} bookmarks={bookmarks} />
      </div>
      <div className={styles.work}>
        <div className={styles.choices}>
          <OptionChips product={product} choice={choice} />
          <SizeChoice
            product={product}
            choice={choice}
            priced={priced}
            error={variantError}
            problems={problems}
            ref={sizes}
          />
        </div>
        <LoadPanel product={product} priced={priced} onRequest={request} />
        <div className={styles.later}>
          <PriceUpdates product={product} isOther={isUnusual(product, settledLead, settled)} />
          <ProductTexts product={product} />
        </div>
      </div>
      <RelatedProducts
        product={product}
        lead={settledLead}
        selection={settled}
        offers={related}
        bookmarks={bookmarks}
      />
      <RequestBar
        product={product}
        lead={shownLead(product, lead, selection, before)}
        selection={selection}
        priced={priced}
        onRequest={request}
      />
    </>
  );
}

/** The size whose price leads: where the link's is chosen, that one until the buyer changes theirs. */
function shownLead(product: ProductDetail, lead: LeadSize, selection: Selection, before: Selection["sizes"]): LeadSize {
  const isLed = selection.sizes === before && before.some(({ id }) => id === lead.id);
  return (isLed ? null : chosenLead(product, selection)) ?? lead;
}

const ProductPictures = memo(({ product }: { readonly product: ProductDetail }) => {
  const pictures = product.images.length > 0 ? product.images : [product.thumbnail];
  return (
    <Gallery
      label={product.name}
      pictures={pictures.map((src, place) => ({ src, alt: place === 0 ? product.name : "" }))}
    />
  );
});

/** The title is beside the pictures; only the breadcrumb is above them. */
const PageCrumbs = memo(({ product }: { readonly product: ProductDetail }) => {
  return (
    <Breadcrumb
      crumbs={[
        { label: page.home, to: homePath },
        { label: product.name, to: productListPath(product.commodity_product_id) },
        { label: `${product.brand.name}, ${page.exCity(product.address)}` },
      ]}
    />
  );
});
