import { fairPrice } from "@mandi/shared/messages/price-history";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Block } from "@mandi/shared/ui/layout/section";
import type { FairPriceProps } from "./fair-price";
import styles from "./price-history-place.module.css";

const FairPrice = latePart(async () => (await import(/* webpackChunkName: "fair-price" */ "./fair-price")).FairPrice, {
  failed: fairPrice.notLoaded,
  waiting: null,
});

/** Whether the price is good, beside the payment: its code loads once the page is shown. */
export function FairPricePlace(props: FairPriceProps) {
  return (
    <div className={styles.fair} data-print="hide">
      <Block title={fairPrice.title}>
        <div className={styles.facts}>
          <FairPrice {...props} />
        </div>
      </Block>
    </div>
  );
}
