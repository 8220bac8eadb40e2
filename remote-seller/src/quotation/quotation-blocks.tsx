import type { SellerQuotation, SellerQuotationLine } from "@mandi/shared/contract/seller-quotation";
import { addressLines } from "@mandi/shared/format/address-lines";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { page } from "@mandi/shared/messages/seller";
import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import { wishFacts } from "@mandi/shared/messages/wish-facts";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Price } from "@mandi/shared/ui/data/price";
import { Block } from "@mandi/shared/ui/layout/section";
import { Picture } from "@mandi/shared/ui/media/picture";
import { PriceTable } from "../common/price-table";
import { ExFactoryFold } from "./ex-factory-fold";
import { type OfferFigures, receivableOf } from "./offer-figures";
import styles from "./quotation-blocks.module.css";

interface QuotationProps {
  readonly quotation: SellerQuotation;
}

export function ProductBlock({ quotation }: QuotationProps) {
  const { product, quality, packaging_charge } = quotation;
  const shown = (text: string | undefined): string => text?.trim() || page.missing;
  return (
    <Block title={messages.product}>
      <div className={styles.product}>
        <Picture src={product.thumbnail} alt="" className={styles.picture} />
        <DefinitionList
          isWide
          items={[
            { term: messages.number, value: shown(product.unique_id) },
            { term: messages.category, value: shown(product.category) },
            { term: messages.brand, value: shown(product.brand) },
            { term: messages.productName, value: shown(product.product) },
            ...(quality ? [{ term: messages.quality, value: shown(quality.name) }] : []),
            ...(packaging_charge ? [{ term: messages.packaging, value: shown(packaging_charge.name) }] : []),
            ...wishFacts(quotation),
            { term: messages.purpose, value: shown(product.purpose) },
            { term: messages.message, value: shown(product.message) },
          ]}
        />
      </div>
    </Block>
  );
}

/** Who loads where, and who delivers. */
export function LoadingBlock({ quotation: { loading_address: address, delivery_by } }: QuotationProps) {
  return (
    <Block title={messages.loadingAddress}>
      {address ? (
        <address className={styles.address}>
          {addressLines(address, address.pin_code).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p>{page.missing}</p>
      )}
      <p className={styles.caption}>{messages.deliveryBy}</p>
      <p className={styles.strong}>{delivery_by || messages.platform}</p>
    </Block>
  );
}

interface PricedProps extends QuotationProps {
  /** Figures at the typed price, while there is no offer. */
  readonly preview: OfferFigures | null;
}

/** Per MT and for the quantity, at the current offer. */
export function PricingBlock({ quotation, preview }: PricedProps) {
  const { variation, orderData } = quotation;
  const previewed = new Map(preview?.lines.map((line) => [line.id, line]));
  const exPrice = (line: SellerQuotationLine): string =>
    figureOf(line.per_unit_price, previewed.get(line.id)?.unitPaise);
  const amount = (line: SellerQuotationLine): string => figureOf(line.final_price, previewed.get(line.id)?.amountPaise);
  return (
    <Block
      title={messages.pricing}
      actions={preview ? messages.previewNote(formatPaise(preview.basePaise)) : undefined}
    >
      <PriceTable
        lines={variation}
        totalTonnes={orderData.total_quantity}
        price={exPrice}
        amount={amount}
        totalAmount={figureOf(orderData.total_ex_price, preview?.exPaise)}
      />
    </Block>
  );
}

function figureOf(rupees: number | null, previewPaise: number | null | undefined): string {
  if (rupees !== null) return formatRupees(rupees);
  return previewPaise == null ? page.missing : formatPaise(previewPaise);
}

/** Freight is not shown here, whatever the answer may contain. Without a price each of its lines is '---'. */
export function CalculationBlock({ quotation, preview }: PricedProps) {
  const { credit_days, commission_type, commission, orderData } = quotation;
  const totals = totalsOf(quotation) ?? preview;
  const facts: Definition[] = [
    ...(credit_days > 0 ? [{ term: messages.creditDays, value: credit_days }] : []),
    { term: messages.priceLabel, value: figureOf(orderData.basePrice, preview?.basePaise) },
    { term: messages.totalQuantity, value: formatTonnes(orderData.total_quantity) },
  ];
  const items: Definition[] = [
    {
      term: messages.totalExFactory,
      isTotal: true,
      value: totals ? <Price rupees={rupeesFromPaise(totals.exPaise)} size="m" /> : page.missing,
    },
  ];
  if (commission_type === "include") {
    const perTonne = messages.commission(formatRupees(commission), quotation.commission_gst);
    items.push(
      { term: perTonne, value: figureOf(null, totals && -totals.commissionPaise) },
      { term: messages.receivable, value: figureOf(null, totals?.receivablePaise), isTotal: true },
    );
  }
  return (
    <Block title={messages.calculation}>
      <DefinitionList className={styles.sums} items={facts} />
      {totals ? <ExFactoryFold quotation={quotation} basePaise={totals.basePaise} exPaise={totals.exPaise} /> : null}
      <DefinitionList className={styles.sums} items={items} />
      {totals ? null : <p className={styles.caption}>{messages.notPriced}</p>}
    </Block>
  );
}

/** The totals at the current offer; null before it. */
function totalsOf(quotation: SellerQuotation) {
  const { orderData } = quotation;
  if (orderData.basePrice === null || orderData.total_ex_price === null) return null;
  const basePaise = paiseFromRupees(orderData.basePrice);
  const exPaise = paiseFromRupees(orderData.total_ex_price);
  const quantityKg = kilogramsFromTonnes(orderData.total_quantity);
  return { basePaise, exPaise, ...receivableOf(exPaise, quantityKg, quotation) };
}

export function NotesBlock() {
  return (
    <Block title={messages.notes}>
      <ul className={styles.notes}>
        <li>{messages.noteRate}</li>
        <li>{messages.noteTcs}</li>
        <li>{messages.noteCredit}</li>
      </ul>
    </Block>
  );
}
