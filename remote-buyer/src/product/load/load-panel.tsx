import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { fillTrucks } from "@mandi/shared/money/weights";
import { Button } from "@mandi/shared/ui/controls/button";
import { Select } from "@mandi/shared/ui/controls/select";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Price } from "@mandi/shared/ui/data/price";
import { TruckLoad, truckSentence } from "@mandi/shared/ui/data/truck-load";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { Truck } from "lucide-react";
import { useState } from "react";
import { sizeNameAmong } from "../../offers/size-text";
import type { PricedSelection, PricedSize } from "../price/product-price";
import styles from "./load-panel.module.css";

/** Common truck loads of the trade, in MT. A hint: nothing is refused because of it. */
const truckLoads = [9, 16, 21, 25, 30, 35, 40];

/** A common trailer; the market's minimum orders are about as much. */
const usualTruckTonnes = 30;

export interface LoadPanelProps {
  readonly product: ProductDetail;
  readonly priced: PricedSelection;
  readonly onRequest: () => void;
}

/** How the quantities fill a truck, what they cost, and the one action. */
export function LoadPanel({ product, priced, onRequest }: LoadPanelProps) {
  const { totalTonnes } = priced;
  const [truckTonnes, setTruckTonnes] = useState(usualTruckTonnes);
  // The page has only one button of that name: on a phone it is in reach of the thumb.
  const isPhone = useMediaQuery("(max-width: 767px)");
  const sizes = priced.sizes.filter(({ tonnes }) => tonnes > 0);
  return (
    <aside className={styles.side} aria-label={messages.truckLoad}>
      <Panel rule="ink" className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>{messages.truckLoad}</h2>
          <span className={styles.quiet}>{messages.loaded(String(totalTonnes), formatTonnes(truckTonnes))}</span>
        </div>
        <TruckLoad
          capacity={truckTonnes}
          minimum={product.min_order_qty}
          parts={sizes.map(({ id, tonnes }) => ({ key: String(id), label: nameOf(product, id), tonnes }))}
        />
        <Note tone="info" icon={Truck} className={styles.note}>
          {loadSentence(totalTonnes, truckTonnes, product.min_order_qty)}
        </Note>
        <Select
          label={messages.truck}
          isLabelHidden
          choices={truckLoads.map((load) => ({ value: String(load), label: messages.truckOf(formatTonnes(load)) }))}
          value={String(truckTonnes)}
          onChange={(event) => setTruckTonnes(Number(event.target.value))}
        />
        <DefinitionList isSum className={styles.sum} items={[...sizes.map(lineOf(product)), totalOf(priced)]} />
        {isPhone ? null : (
          <Button variant="primary" size="l" isFull onClick={onRequest}>
            {messages.request}
          </Button>
        )}
        <p className={styles.remark}>{messages.requestNote}</p>
      </Panel>
    </aside>
  );
}

function nameOf(product: ProductDetail, id: number): string {
  const size = product.variation.find((variation) => variation.id === id);
  return size ? sizeNameAmong(size, product.variation) : "";
}

function lineOf(product: ProductDetail) {
  return ({ id, tonnes, unitPrice, amount }: PricedSize): Definition => ({
    term: `${nameOf(product, id)}, ${formatTonnes(tonnes)} × ${formatRupees(unitPrice)}`,
    value: formatRupees(amount),
  });
}

function totalOf({ total, totalTonnes }: PricedSelection): Definition {
  return {
    term: messages.total,
    note: messages.totalNote(formatTonnes(totalTonnes)),
    value: <Price rupees={total} size="m" />,
    isTotal: true,
  };
}

function loadSentence(tonnes: number, truckTonnes: number, minimum: number): string {
  const { trucks } = fillTrucks(kilogramsFromTonnes(tonnes), kilogramsFromTonnes(truckTonnes));
  const sentence = truckSentence(tonnes, truckTonnes, minimum);
  return trucks > 1 ? `${sentence} ${messages.trucks(trucks, formatTonnes(truckTonnes))}` : sentence;
}
