import type { PriceHistory as History } from "@mandi/shared/contract/price-history";
import type { Quotation } from "@mandi/shared/contract/quotation";
import { page } from "@mandi/shared/messages/buyer";
import { priceHistory } from "@mandi/shared/messages/price-history";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { LineChart } from "@mandi/shared/ui/chart/line-chart";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { noon } from "../product/price/price-history";
import { comparisonsOf } from "./price-comparisons";
import styles from "./price-history-place.module.css";
import { readPriceHistory } from "./quotation.api";

const historyQuery = defineQuery((signal, id: number) => readPriceHistory(id, signal));

export interface PriceHistoryProps {
  readonly quotation: Quotation;
}

/** The lowest listed base price of the last 30 days beside the ingot, and how the price compares with both. */
export function PriceHistory({ quotation }: PriceHistoryProps) {
  const state = useQuery(historyQuery, [quotation.id]);
  return (
    <StatePlace state={state} skeleton={<SkeletonBlock height={260} />}>
      {(history) => (
        <>
          <p className={styles.series}>{priceHistory.chart}</p>
          <LineChart
            label={priceHistory.chart}
            {...linesOf(history)}
            span="days"
            unit={page.perTonne}
            height="product"
          />
          <DefinitionList items={comparisonsOf(history, quotation)} />
        </>
      )}
    </StatePlace>
  );
}

function linesOf({ days, ingot_location }: History) {
  const listed = days.flatMap(({ day, base, ingot }) => (base === null ? [] : [{ at: noon(day), value: base, ingot }]));
  if (ingot_location === null || listed.every(({ ingot }) => ingot === null)) return { points: listed };
  const other = { name: priceHistory.ingotAt(ingot_location), values: listed.map(({ ingot }) => ingot) };
  return { points: listed, other };
}
