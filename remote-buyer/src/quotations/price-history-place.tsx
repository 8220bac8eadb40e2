import { priceHistory } from "@mandi/shared/messages/price-history";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Block } from "@mandi/shared/ui/layout/section";
import { type ComponentType, lazy, Suspense } from "react";
import type { PriceHistoryProps } from "./price-history";
import styles from "./price-history-place.module.css";

const PriceHistory = lazy(async (): Promise<{ default: ComponentType<PriceHistoryProps> }> => {
  try {
    return { default: (await import(/* webpackChunkName: "price-history" */ "./price-history")).PriceHistory };
  } catch {
    // The quotation must not break over its chart.
    return { default: () => <p>{priceHistory.notLoaded}</p> };
  }
});

/** What the goods cost before, below what the page is there for: its code comes once the page is shown. */
export function PriceHistoryPlace(props: PriceHistoryProps) {
  return (
    <div className={styles.around} data-print="hide">
      <Block title={priceHistory.title}>
        <div className={styles.place}>
          <Suspense fallback={<SkeletonBlock height={260} />}>
            <PriceHistory {...props} />
          </Suspense>
        </div>
      </Block>
    </div>
  );
}
