import { formatWhole } from "@mandi/shared/format/rupees";
import { product } from "@mandi/shared/messages/buyer-product";
import { rfq } from "@mandi/shared/messages/rfq";
import { Price } from "@mandi/shared/ui/data/price";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import styles from "./landed-total.module.css";
import type { LandedGoods } from "./use-landed-goods";

/** What the request probably costs delivered, in all and per MT, or how to learn it. */
export function LandedTotal({ landed }: { readonly landed: LandedGoods }) {
  const { pincode, isLoading, lines, total, perMt } = landed;
  if (isLoading) return <SkeletonBlock height={90} />;
  if (pincode === null) return <p className={styles.quiet}>{rfq.landedHint}</p>;
  if (lines.length === 0) return null;
  if (total === null || perMt === null) return <p className={styles.quiet}>{product.freightOnRequest(pincode)}</p>;
  return (
    <div>
      <p className={styles.quiet}>{rfq.landedTotal(pincode)}</p>
      <Price rupees={total.likely} decimals={0} size="l" />
      <p className={styles.quiet}>{rfq.landedSpan(formatWhole(total.low), formatWhole(total.high))}</p>
      <p className={styles.quiet}>
        {rfq.landedPerMt(formatWhole(perMt.likely), formatWhole(perMt.low), formatWhole(perMt.high))}
      </p>
    </div>
  );
}
