import { homePath } from "@mandi/shared/contract/page-paths";
import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { page } from "@mandi/shared/messages/seller";
import { products as messages } from "@mandi/shared/messages/seller-products";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { useAfterPress } from "@mandi/shared/ui/controls/use-after-press";
import { Pager } from "@mandi/shared/ui/data/pager";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { failureLook } from "../common/failure-look";
import { ListTools } from "./list-tools";
import styles from "./own-products-list.module.css";
import { ProductCard } from "./product-card";
import { fittingProducts, productsPerPage } from "./product-filter";
import { SelectionBar } from "./selection-bar";
import { useBulk } from "./use-bulk";
import type { OwnProducts } from "./use-own-products";
import { useProductDialog } from "./use-product-dialog";

/** The seller's products as cards. */
export function OwnProductsList(props: OwnProducts) {
  const { state, hrefWith } = props;
  return (
    <Page>
      <PageHead
        title={messages.title}
        facts={state.kind === "ready" ? messages.count(state.data.length) : undefined}
        actions={
          <ButtonLink variant="primary" icon={Plus} to={hrefWith("view", "add")}>
            {messages.addNew}
          </ButtonLink>
        }
      />
      <div className={styles.place}>
        <StatePlace state={state} skeleton={<Waiting />} look={failureLook({ to: homePath, label: page.home })}>
          {(products) =>
            products.length === 0 ? (
              <EmptyState heading="h2" title={messages.emptyTitle} text={messages.emptyText} hasPanel />
            ) : (
              <Products {...props} products={products} />
            )
          }
        </StatePlace>
      </div>
    </Page>
  );
}

/** The column headings from 1025 px up; for assistive technology each row has its own labels. */
function ListHead() {
  return (
    <div className={styles.head} aria-hidden="true">
      <span>{messages.product}</span>
      <span>
        {messages.basePrice}, ₹{messages.perTonne}
      </span>
      <span>{messages.loadingCharge}</span>
      <span>{messages.updated}</span>
    </div>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={messages.title}>
      <SkeletonBlock height={44} />
      <SkeletonBlock height={64} />
      <SkeletonBlock height={64} />
      <SkeletonBlock height={64} />
      <SkeletonBlock height={64} />
      <SkeletonBlock height={64} />
    </LoadingPlace>
  );
}

type ProductsProps = OwnProducts & {
  readonly products: readonly SellerProductItem[];
};

function Products({ products, wish, refresh, changeWish, hrefWith }: ProductsProps) {
  const { openDialog, dialog } = useProductDialog({ onSaved: refresh });
  const { status, sort } = wish;
  // Leaving the search field must not move the product that is being pressed.
  const search = useAfterPress(wish.search);
  const fitting = useMemo(() => fittingProducts(products, { search, status, sort }), [products, search, status, sort]);
  const shown = fitting.slice((wish.page - 1) * productsPerPage, wish.page * productsPerPage);
  const shownIds = shown.map(({ id }) => id);
  const bulk = useBulk({ all: products, fitting }, refresh);
  return (
    <>
      {bulk.note}
      <ListTools products={products} wish={wish} onWish={changeWish} />
      <InlineStatus>{search || status ? messages.found(fitting.length, products.length) : null}</InlineStatus>
      {fitting.length === 0 ? (
        <EmptyState
          heading="h2"
          title={messages.nothingFound}
          text={messages.nothingFoundText}
          actions={<Button onClick={() => changeWish({ q: "", status: "" })}>{messages.showAll}</Button>}
        />
      ) : (
        <>
          <SelectionBar
            areAllShownTicked={shownIds.length > 0 && shownIds.every((id) => bulk.ticked.has(id))}
            selectedCount={bulk.selectedCount}
            scope={bulk.scope}
            onTickShown={(isTicked) => bulk.tick(shownIds, isTicked)}
            onClear={bulk.clear}
            onOpen={bulk.openBulk}
          />
          <ListHead />
          <ul className={styles.list} aria-label={messages.title}>
            {shown.map((product) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  detailsHref={hrefWith("product", String(product.id))}
                  isTicked={bulk.ticked.has(product.id)}
                  onTick={(isTicked) => bulk.tick([product.id], isTicked)}
                  onUpdate={openDialog}
                  onPriced={refresh}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {fitting.length > productsPerPage ? (
        <Pager
          page={wish.page}
          pageSize={productsPerPage}
          total={fitting.length}
          pageHref={(number) => hrefWith("page", number === 1 ? null : String(number))}
        />
      ) : null}
      {dialog}
      {bulk.dialog}
    </>
  );
}
