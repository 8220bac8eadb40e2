import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { homePath } from "@mandi/shared/contract/page-paths";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { page } from "@mandi/shared/messages/buyer";
import { product } from "@mandi/shared/messages/buyer-product";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { type FailureLook, PageFailure } from "@mandi/shared/ui/feedback/page-failure";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import styles from "./product-detail.module.css";
import { ProductView } from "./product-view";
import { useProduct } from "./use-product";

/** After a server error the text is 'No Data Found !', and also for an offer that no longer exists. */
const look: FailureLook = {
  heading: "h1",
  nothing: page.noDataFound,
  nothingText: page.notFoundText,
  serverTrouble: page.serverTrouble,
  back: { to: homePath, label: page.seeProducts },
};

/** A seller's offer: look, choose, request quotes. */
export default function ProductDetailPage() {
  const state = useProduct();
  usePageTitle(state.kind === "ready" ? titleOf(state.data.products_data) : null);
  return (
    <Page>
      <StatePlace
        state={state}
        skeleton={<ProductSkeleton />}
        failed={(failure, retry) => (
          <div className={styles.state}>
            <PageFailure failure={failure} retry={retry} look={look} />
          </div>
        )}
      >
        {(answer) => (
          <ProductView
            key={answer.products_data.seller_commodity_product_id}
            product={answer.products_data}
            related={answer.seller_product_list}
          />
        )}
      </StatePlace>
    </Page>
  );
}

function titleOf({ name, brand }: ProductDetail): string {
  return `${name}, ${brand.name}`;
}

function ProductSkeleton() {
  return (
    <div className={styles.state}>
      <LoadingPlace label={product.title}>
        <div className={styles.top}>
          <SkeletonBlock height={420} />
          <SkeletonBlock height={420} />
        </div>
        <SkeletonBlock height={120} />
        <SkeletonBlock height={240} />
      </LoadingPlace>
    </div>
  );
}
