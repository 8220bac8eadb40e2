import { historyOfPlacePath } from "@mandi/shared/contract/page-paths";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { traderDay } from "@mandi/shared/messages/trader-day";
import { useQuery } from "@mandi/shared/query/use-query";
import { Delta } from "@mandi/shared/ui/data/delta";
import { Price } from "@mandi/shared/ui/data/price";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Block } from "@mandi/shared/ui/layout/section";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { ingotQuery } from "../home/home-queries";
import { rangeOf, shareOfChange } from "../ingot/ingot-figures";
import { placeOf } from "../ingot/known-place";
import styles from "./day-ingot.module.css";
import { Sparkline } from "./sparkline";

/**
 * The ingot price in short, in the column beside the reader's trades: the panel below, which uses the same answer,
 * shows the rest.
 */
export function DayIngot() {
  const state = useQuery(ingotQuery, ["monthly", undefined]);
  if (state.kind === "loading") return <SkeletonBlock height={190} />;
  if (state.kind !== "ready") return null;
  const { latest_price, location, price, last_update } = state.data;
  const { today, previous } = latest_price;
  if (today === null) return null;
  const place = placeOf(undefined, location);
  const range = rangeOf(price);
  return (
    <Block
      title={traderDay.ingot(place)}
      actions={
        <Link to={historyOfPlacePath(place)} className={styles.more}>
          {traderDay.history} <Icon of={ArrowRight} size="xs" />
        </Link>
      }
    >
      <div className={styles.figures}>
        <Price rupees={today} size="l" unit={traderDay.perTonne} />
        <Sparkline values={price.map((point) => point.price)} />
      </div>
      {previous === null ? null : <Delta change={today - previous} percent={shareOfChange(today, previous)} />}
      <p className={styles.note}>
        {[
          ...(range === null ? [] : [traderDay.thirtyDays(formatRupees(range.high), formatRupees(range.low))]),
          ...(last_update === null ? [] : [traderDay.updated(formatMoment(last_update))]),
        ].join(" ")}
      </p>
    </Block>
  );
}
