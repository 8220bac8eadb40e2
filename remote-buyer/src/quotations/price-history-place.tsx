import { priceHistory } from "@mandi/shared/messages/price-history";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Block } from "@mandi/shared/ui/layout/section";
import type { PriceHistoryProps } from "./price-history";
import styles from "./price-history-place.module.css";

const PriceHistory = latePart(
  async () => (await import(/* webpackChunkName: "price-history" */ "./price-history")).PriceHistory,
  { failed: priceHistory.notLoaded, waiting: <SkeletonBlock height={260} /> },
);

/** Past prices of the goods, below the main content: its code loads once the page is shown. */
export function PriceHistoryPlace(props: PriceHistoryProps) {
  return (
    <div className={styles.around} data-print="hide">
      <Block title={priceHistory.title}>
        <div className={styles.place}>
          <PriceHistory {...props} />
        </div>
      </Block>
    </div>
  );
}
