import type { Quotation } from "@mandi/shared/contract/quotation";
import { fairPrice } from "@mandi/shared/messages/price-history";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ChartLine, type LucideIcon, Receipt, Scale, Truck } from "lucide-react";
import { type FairFact, fairFacts } from "./fair-facts";
import { type ComparedPrice, readFairPrice } from "./fair-price.api";
import styles from "./fair-price.module.css";
import { pricesOf } from "./quotation-prices";

const icons: Readonly<Record<FairFact["key"], LucideIcon>> = {
  ingot: ChartLine,
  listed: Scale,
  bought: Receipt,
  freight: Truck,
};

const knownQuery = defineQuery((signal, of: ComparedPrice) => readFairPrice(of, signal), { isKept: true });

export interface FairPriceProps {
  readonly quotation: Quotation;
}

/** What the price compares with: each fact with its figure, good or not. Unknown facts are left out. */
export function FairPrice({ quotation }: FairPriceProps) {
  const prices = pricesOf(quotation);
  const { id, created_at, origin_city, commodity_product: goods, consignee_detail } = quotation;
  const compared = { id, created_at, origin_city, goods: { id: goods.id, name: goods.name } };
  const state = useQuery(knownQuery, [{ ...compared, pincode: consignee_detail.pincode }]);
  if (state.kind === "failed" || state.kind === "forbidden") return <p>{fairPrice.notLoaded}</p>;
  if (prices === null || state.kind !== "ready") return null;
  return (
    <ul className={styles.facts}>
      {fairFacts(quotation, prices, state.data).map(({ key, title, note, figure, isGood }) => (
        <li key={key} className={styles.fact}>
          <Icon of={icons[key]} size="s" className={classes(styles.icon, isGood && styles.good)} />
          <span>{title}</span>
          <span className={styles.figure}>{figure}</span>
          <span className={styles.note}>{note}</span>
        </li>
      ))}
    </ul>
  );
}
