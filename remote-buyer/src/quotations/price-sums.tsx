import type { Quotation } from "@mandi/shared/contract/quotation";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees, formatWhole } from "@mandi/shared/format/rupees";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { freightToPay } from "@mandi/shared/messages/freight-to-pay";
import { quotationPage } from "@mandi/shared/messages/quotation-page";
import { wholeRupees } from "@mandi/shared/money/rounding";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Price } from "@mandi/shared/ui/data/price";
import { freightRate } from "../documents/freight-rate";
import styles from "./price-sums.module.css";
import type { QuotationPrices } from "./quotation-prices";

export interface PriceSumsProps {
  readonly quotation: Quotation;
  readonly prices: QuotationPrices;
}

/** The pricing fields of a quotation: for price first, then its parts and what is due when. */
export function PriceSums({ quotation, prices }: PriceSumsProps) {
  const { total_quantity, consignee_detail, freight_to_pay } = quotation;
  const quantity = formatTonnes(total_quantity);
  const { forPrice, exPrice, freight, transportPrice, booking, creditDays, basePrice } = prices;
  return (
    <div>
      <p className={styles.quiet}>{quotationPage.forPrice(quantity, consignee_detail.city)}</p>
      <Price rupees={forPrice} size="l" />
      {freight_to_pay ? null : (
        <p className={styles.quiet}>{quotationPage.perMtLanded(formatWhole(wholeRupees(forPrice / total_quantity)))}</p>
      )}
      <p className={styles.quiet}>{freight_to_pay ? freightToPay.priceNote : quotations.forPriceNote}</p>
      <DefinitionList
        isSum
        className={styles.sums}
        items={[
          { term: quotations.basePrice, note: quotations.basePriceNote, value: `${formatRupees(basePrice)} /MT` },
          { term: quotations.exPrice, value: formatRupees(exPrice) },
          ...freightRate(quotation, transportPrice),
          ...(freight_to_pay
            ? []
            : [
                { term: quotations.freightTotal(quantity, formatRupees(transportPrice)), value: formatRupees(freight) },
              ]),
          { term: quotations.totalQuantity, value: quantity },
          { term: quotations.creditDays, value: quotations.creditDaysText(creditDays) },
          {
            term: quotationPage.booking,
            note: quotationPage.bookingNote,
            value: <Price rupees={booking} size="m" />,
            isTotal: true,
          },
          { term: quotationPage.dueAfter, value: formatRupees(forPrice - booking) },
        ]}
      />
    </div>
  );
}
