import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { page } from "@mandi/shared/messages/buyer";
import { chosenGoods } from "@mandi/shared/messages/chosen-goods";
import { priceUpdates } from "@mandi/shared/messages/price-updates";
import { LineChart } from "@mandi/shared/ui/chart/line-chart";
import { Segmented } from "@mandi/shared/ui/controls/segmented";
import { Block } from "@mandi/shared/ui/layout/section";
import { pointsOf } from "./price-history";
import styles from "./price-updates.module.css";
import { usualGoods } from "./usual-goods";

/** Points of the shorter window. */
const weeklyPoints = 7;

const choices = [
  { value: "weekly", label: priceUpdates.weekly },
  { value: "monthly", label: priceUpdates.monthly },
] as const;

export interface PriceUpdatesProps {
  readonly product: ProductDetail;
  /** The chosen size, grade or packaging is not that of the chart. */
  readonly isOther: boolean;
}

/** The ex price of the last days; the window is in the address. */
export function PriceUpdates({ product, isOther }: PriceUpdatesProps) {
  const [params, setParams] = useAddressQuery();
  const period = params.get("period") === "weekly" ? "weekly" : "monthly";
  const points = pointsOf(product.price_history);

  const chart = priceUpdates.chartOf(usualGoods(product));

  function choosePeriod(wanted: string): void {
    setParams((before) => {
      before.set("period", wanted);
      return before;
    });
  }

  return (
    <Block
      title={priceUpdates.title}
      actions={<Segmented label={priceUpdates.period} choices={choices} value={period} onValue={choosePeriod} />}
    >
      <p className={styles.goods}>{chart}</p>
      {isOther ? <p className={styles.goods}>{chosenGoods.usualOnly}</p> : null}
      <LineChart
        label={`${chart}, ${period === "weekly" ? priceUpdates.weekly : priceUpdates.monthly}`}
        points={period === "weekly" ? points.slice(-weeklyPoints) : points}
        span="days"
        unit={page.perTonne}
        height="product"
      />
    </Block>
  );
}
