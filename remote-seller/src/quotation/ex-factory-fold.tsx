import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import { type Paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { exFactoryLines } from "../common/ex-factory-lines";
import styles from "./ex-factory-fold.module.css";
import { offerSteps } from "./offer-figures";

interface ExFactoryFoldProps {
  readonly quotation: SellerQuotation;
  readonly basePaise: Paise;
  readonly exPaise: Paise;
}

/** What leads from the basic price to the total below it; folded at first on a phone. */
export function ExFactoryFold({ quotation, basePaise, exPaise }: ExFactoryFoldProps) {
  const isPhone = useMediaQuery("(max-width: 767px)");
  const goods = {
    base_price: rupeesFromPaise(basePaise),
    total_quantity: quotation.orderData.total_quantity,
    ex_price: rupeesFromPaise(exPaise),
    gst: quotation.product.gst,
  };
  return (
    <details className={styles.fold} open={!isPhone}>
      <summary>{messages.howItAddsUp}</summary>
      <DefinitionList isSum items={exFactoryLines(goods, offerSteps(quotation, { basePaise, exPaise }))} />
    </details>
  );
}
