import { formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Block } from "@mandi/shared/ui/layout/section";
import { freightLine } from "./freight-line";
import { sellerOf } from "./pairs";
import type { MarkingBoard, Pair } from "./quotation.api";

export interface PreviewProps {
  readonly data: MarkingBoard;
  readonly pair: Pair;
}

const exact = (rupees: number): string => formatRupees(rupees, { decimals: "auto" });

/** What buyer and seller will see once this pair is marked. */
export function Previews({ data, pair }: PreviewProps) {
  const offer = data.quotation.offer_list.find(({ seller_id }) => seller_id === pair.seller_id);
  return (
    <>
      <Block title={quotation.buyerSees}>
        <DefinitionList items={buyerLines(data, pair)} />
      </Block>
      <Block title={quotation.sellerSees(offer?.seller ?? quotation.seller)}>
        <DefinitionList
          items={[
            { term: quotation.basePrice, value: exact(offer?.base_price ?? 0) },
            { term: quotation.sellerTotal, value: exact(pair.seller_total) },
          ]}
        />
        <p>{quotation.reasonStays}</p>
      </Block>
    </>
  );
}

/** The buyer's figures, for the page and for the confirmation of a marking. */
export function buyerLines(data: MarkingBoard, pair: Pair) {
  return [...buyerFigures(data, pair), { term: quotation.validUntil, value: formatMoment(pair.valid_until) }];
}

/** The price of a marking on terms that the desk entered. */
export function pricedLines(data: MarkingBoard, price: PricedPair & { readonly seller_id: number }) {
  return [
    { term: quotation.seller, value: sellerOf(data, price.seller_id) },
    ...partsOf(price),
    { term: quotation.perTonne(quotation.landed), value: exact(price.landed_per_mt) },
    ...buyerFigures(data, price, quotation.inTotal),
    { term: quotation.inTotal(quotation.sellerTotal), value: exact(price.seller_total) },
  ];
}

/** The parts of the landed price, per MT; its total has a separate line. */
const partsOf = ({ steps = [] }: PricedPair) =>
  steps
    .filter(({ kind }) => kind !== "total")
    .map(({ label, per_mt }) => ({ term: quotation.perTonne(label), value: exact(per_mt) }));

type PricedPair = Omit<Pair, "seller_id" | "transporter_id">;

/** The lines that change only with an offer or a bid; `named` labels the sums where figures per MT are listed beside them. */
export function buyerFigures({ board }: MarkingBoard, pair: PricedPair, named = (sum: string): string => sum) {
  return [
    freightLine(pair),
    { term: named(quotation.gst(pair.gst_percent, board.hsn)), value: exact(pair.gst) },
    { term: named(quotation.forPrice), value: exact(pair.for_price), isTotal: true },
    { term: named(quotation.booking), value: exact(pair.booking_amount) },
    { term: quotation.creditDays, value: String(pair.credit_days) },
  ];
}
