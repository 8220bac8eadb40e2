import { ArrowDownToLine, TrendingDown } from "lucide-react";
import { useState } from "react";
import { formatRupees } from "../../src/format/rupees";
import { QuotationActLine } from "../../src/ui/data/act-line";
import { Badge } from "../../src/ui/data/badge";
import { Countdown } from "../../src/ui/data/countdown";
import { DataTable, type Sort } from "../../src/ui/data/data-table";
import { DefinitionList } from "../../src/ui/data/definition-list";
import { Pager } from "../../src/ui/data/pager";
import { Price } from "../../src/ui/data/price";
import { quotationAct } from "../../src/ui/data/quotation-act";
import { RangeMarker } from "../../src/ui/data/range-marker";
import { Stepper, Timeline } from "../../src/ui/data/stepper";
import { TruckLoad, truckSentence } from "../../src/ui/data/truck-load";
import { Waterfall } from "../../src/ui/data/waterfall";
import type { WaterfallPart } from "../../src/ui/data/waterfall-scale";
import { Note } from "../../src/ui/feedback/note";
import { Columns } from "../../src/ui/layout/columns";
import { Panel, PanelPart } from "../../src/ui/layout/panel";
import { Block, Section } from "../../src/ui/layout/section";
import { Sample, Samples, Stack } from "./sample";

const offers = [
  { key: "1", seller: "Seller 1", price: 44800 },
  { key: "2", seller: "My Offer", price: 45000 },
  { key: "3", seller: "Seller 2", price: 45150 },
  { key: "4", seller: "Seller 3", price: 45400 },
];

const landed: readonly WaterfallPart[] = [
  { key: "base", label: "Base price", kind: "base", perMt: 45000, forQuantity: 1350000 },
  { key: "loading", label: "Loading charge", kind: "charge", perMt: 250, forQuantity: 7500 },
  { key: "insurance", label: "Insurance charge", kind: "charge", perMt: 50, forQuantity: 1500 },
  { key: "weighment", label: "Weighment", kind: "charge", perMt: 100, forQuantity: 3000 },
  { key: "size", label: "Size difference", kind: "charge", perMt: 383, forQuantity: 11500 },
  { key: "quality", label: "Quality, Fe 500D", kind: "charge", perMt: 300, forQuantity: 9000 },
  { key: "packaging", label: "Packaging, bundled", kind: "charge", perMt: 200, forQuantity: 6000 },
  { key: "discount", label: "Trade discount", kind: "discount", perMt: -150, forQuantity: -4500 },
  { key: "before", label: "Before GST", kind: "subtotal", perMt: 46133, forQuantity: 1384000 },
  { key: "gst", label: "GST 18%", kind: "tax", perMt: 8304, forQuantity: 249120 },
  { key: "ex", label: "Ex price", kind: "subtotal", perMt: 54437, forQuantity: 1633120 },
  { key: "freight", label: "Freight", kind: "freight", perMt: 1800, forQuantity: 54000 },
  { key: "landed", label: "Landed price", kind: "total", perMt: 56237, forQuantity: 1687120 },
];

const sizes = [
  { key: "8", label: "8 mm", tonnes: 6 },
  { key: "12", label: "12 mm", tonnes: 14 },
  { key: "16", label: "16 mm", tonnes: 7 },
];

const tooMuch = [...sizes, { key: "20", label: "20 mm", tonnes: 5 }];

function OfferBoard() {
  const [sort, setSort] = useState<Sort>({ key: "price", direction: "ascending" });
  const rows = [...offers].sort((a, b) => (sort.direction === "ascending" ? a.price - b.price : b.price - a.price));
  return (
    <>
      <DataTable
        label="Offers on this enquiry"
        isPadded
        rows={rows}
        rowKey={(offer) => offer.key}
        isOwn={(offer) => offer.seller === "My Offer"}
        sort={sort}
        onSort={setSort}
        columns={[
          { key: "rank", head: "Rank", cell: (offer) => offer.key, isStrong: true, phone: "hidden" },
          {
            key: "seller",
            head: "Seller",
            cell: (offer) => offer.seller,
            isRowHead: true,
            phone: "lead",
            foot: "Lowest",
          },
          {
            key: "price",
            head: "Basic price",
            align: "end",
            isSortable: true,
            cell: (offer) => <Price rupees={offer.price} size="s" />,
            phone: "figure",
            foot: "₹44,800",
          },
          {
            key: "gap",
            head: "To lowest",
            align: "end",
            phone: "aside",
            cell: (offer) =>
              offer.price === 44800 ? (
                <Badge icon={ArrowDownToLine}>Lowest</Badge>
              ) : (
                formatRupees(offer.price - 44800, { signed: true, symbol: "" })
              ),
          },
        ]}
      />
      <Pager page={3} pageSize={5} total={38} pageHref={(page) => `?page=${page}`} />
    </>
  );
}

/** Figures, lists and time. */
export function DataSamples() {
  const [ends] = useState(() => Date.now() + 18 * 60_000 + 42_000);
  const [soon] = useState(() => Date.now() + 80_000);
  return (
    <Section title="Data">
      <Stepper
        label="Progress of the quotation"
        steps={[
          { key: "a", title: "Requested", detail: "21 Nov, 9:05 am", state: "done" },
          { key: "b", title: "5 offers, 4 freight bids", detail: "closed 10:05 am", state: "done" },
          { key: "c", title: "Seller Marked", detail: "You act next: pay the booking amount", state: "now" },
          { key: "d", title: "ordered", state: "next" },
        ]}
      />
      <Columns
        isSideFirst
        side={
          <Panel rule="ink" isBare>
            <PanelPart>
              <Countdown endsAt={ends} totalMs={3_600_000} />
            </PanelPart>
            <PanelPart>
              <Countdown endsAt={soon} totalMs={3_600_000} />
            </PanelPart>
            <PanelPart>
              <Note tone="info" icon={TrendingDown}>
                At ₹44,750 you would be lowest, by ₹50 per MT. Total ex-factory ₹16,29,580.
              </Note>
            </PanelPart>
          </Panel>
        }
      >
        <Block title="Offers on this enquiry" actions="Basic price, ₹ per MT">
          <OfferBoard />
        </Block>
        <Block title="Landed price" actions="₹ per MT, average of 3 sizes">
          <Waterfall parts={landed} quantityHead="₹ for 30 MT" />
        </Block>
        <Block title="Product details" isThin>
          <DefinitionList
            isWide
            items={[
              { term: "Quotation no", value: "Q2627000184" },
              { term: "Category", value: "Long products" },
              { term: "Brand", value: "Kaveri Ispat" },
              { term: "Product", value: "TMT Bar" },
            ]}
          />
        </Block>
      </Columns>
      <Samples>
        <TruckSample />
        <FreightSample />
        <TimelineSample />
      </Samples>
    </Section>
  );
}

function TruckSample() {
  return (
    <Sample name="Truck load">
      <Stack>
        <TruckLoad capacity={30} parts={sizes} />
        <Note tone="info">{truckSentence(27, 30)}</Note>
        <TruckLoad capacity={30} parts={tooMuch} />
        <Note tone="bad">{truckSentence(32, 30)}</Note>
      </Stack>
    </Sample>
  );
}

function FreightSample() {
  return (
    <Sample name="Freight range, sum">
      <Stack>
        <RangeMarker min={1650} max={1950} typed={1780} lowest={1790} mine={1820} />
        <DefinitionList
          isSum
          items={[
            { term: "8 mm, 6 MT × ₹55,932", value: "₹3,35,592" },
            { term: "12 mm, 14 MT × ₹54,162", value: "₹7,58,268" },
            { term: "Total ex-factory", value: <Price rupees={1475059} size="m" />, isTotal: true },
          ]}
        />
      </Stack>
    </Sample>
  );
}

function TimelineSample() {
  return (
    <Sample name="Timeline, who acts, notes">
      <Stack>
        <Timeline
          label="Truck"
          steps={[
            { key: "a", title: "vehicle booked", detail: "12 Nov 2026, 4:10 pm", state: "done" },
            { key: "b", title: "loading", detail: "now", state: "now" },
            { key: "c", title: "delivered", state: "next" },
          ]}
        />
        <QuotationActLine act={quotationAct({ status: "Seller Marked", side: "buyer" })} />
        <QuotationActLine act={quotationAct({ status: "pending", side: "buyer" })} />
        <Note tone="warn">The final amount follows the loaded quantity.</Note>
        <Note tone="act">You have to pay minimum order amount to confirm this order</Note>
      </Stack>
    </Sample>
  );
}
