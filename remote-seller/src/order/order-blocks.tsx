import type { SellerOrder, SellerVehicle } from "@mandi/shared/contract/seller-order";
import type { SiteSetup } from "@mandi/shared/contract/site-setup";
import { formatDay, formatMoment } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { page } from "@mandi/shared/messages/seller";
import { order as messages } from "@mandi/shared/messages/seller-order";
import { wishFacts } from "@mandi/shared/messages/wish-facts";
import { type SellerSumName, sellerSums } from "@mandi/shared/pricing/order-sums";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Price } from "@mandi/shared/ui/data/price";
import { shownParts, sumDecimals } from "@mandi/shared/ui/data/shown-settlement";
import { Panel } from "@mandi/shared/ui/layout/panel";
import { Block } from "@mandi/shared/ui/layout/section";
import { exFactoryLines } from "../common/ex-factory-lines";
import { PriceTable } from "../common/price-table";
import { dueNotes, isInvoiced } from "./due-notes";
import styles from "./order-blocks.module.css";

interface OrderProps {
  readonly order: SellerOrder;
}

const shown = (text: string | undefined): string => text?.trim() || page.missing;

export function ProductBlock({ order }: OrderProps) {
  return (
    <Block title={messages.product}>
      <DefinitionList
        isWide
        items={[
          { term: messages.quotationNumber, value: shown(order.unique_id) },
          { term: messages.orderNumber, value: shown(order.order_id) },
          { term: messages.category, value: shown(order.commodity_product.category.name) },
          { term: messages.brand, value: shown(order.brand.name) },
          { term: messages.productName, value: shown(order.commodity_product.name) },
          ...(order.quality ? [{ term: messages.quality, value: order.quality }] : []),
          { term: messages.orderDate, value: formatDay(order.created_at) },
          ...wishFacts(order),
        ]}
      />
    </Block>
  );
}

/**
 * The billed buyer is the platform's own legal entity, under the registration of this order; a missing value is '---'.
 */
export function BillToBlock({ order: { bill_to }, site }: OrderProps & { readonly site: SiteSetup | null }) {
  return (
    <Block title={messages.billTo}>
      <DefinitionList
        items={[
          { term: messages.company, value: site?.legal_name || messages.platform },
          { term: messages.phone, value: site?.phone1 ? formatPhone(site.phone1) : page.missing },
          { term: messages.taxId, value: shown(bill_to?.gst_number ?? site?.gst_number) },
          { term: messages.address, value: shown(bill_to?.address ?? site?.address) },
        ]}
      />
    </Block>
  );
}

export function ShipToBlock({ order: { consignee_detail: consignee } }: OrderProps) {
  return (
    <Block title={messages.shipTo}>
      <DefinitionList
        items={[
          { term: messages.companyName, value: shown(consignee.company_name) },
          { term: messages.addressLineOne, value: shown(consignee.address_line_one) },
          { term: messages.addressLineTwo, value: shown(consignee.address_line_two) },
          { term: messages.city, value: shown(consignee.city) },
          { term: messages.state, value: shown(consignee.state) },
          { term: messages.pincode, value: shown(consignee.pincode) },
        ]}
      />
    </Block>
  );
}

/** From the first weighing on, quantities are shown to the kilogram: the sizes share the weighed quantity. */
function tonnesOf({ vehicles }: SellerOrder): (tonnes: number) => string {
  return vehicles.some(({ final_quantity }) => final_quantity !== null) ? formatWeighedTonnes : formatTonnes;
}

export function PricingBlock({ order }: OrderProps) {
  return (
    <Block title={messages.pricing}>
      <PriceTable
        lines={order.variation}
        totalTonnes={order.total_quantity}
        tonnes={tonnesOf(order)}
        price={({ per_unit_price }) => rupees(per_unit_price)}
        amount={({ final_price }) => rupees(final_price)}
        totalAmount={formatRupees(order.ex_price)}
      />
    </Block>
  );
}

function rupees(amount: number | null): string {
  return amount === null ? page.missing : formatRupees(amount);
}

export function CalculationBlock({ order }: OrderProps) {
  return (
    <Block title={messages.calculation}>
      <DefinitionList
        items={[
          { term: messages.basicPrice, value: formatRupees(order.base_price) },
          { term: messages.totalQuantity, value: tonnesOf(order)(order.total_quantity) },
          ...exFactoryLines(order),
          { term: messages.totalExFactory, value: <Price rupees={order.ex_price} size="m" />, isTotal: true },
          // After the total, which does not include it: the receivable does.
          { term: messages.freightAdvanced, value: formatRupees(order.freight_advance_amount) },
        ]}
      />
    </Block>
  );
}

/** The calculation beside it has lines of the same amounts: each name is on the page once. */
const sumTerms: Readonly<Record<SellerSumName, string>> = {
  exFactory: messages.goodsSum,
  freightAdvanced: messages.advanceSum,
  commission: messages.commission,
  receivable: messages.receivable,
  cancelled: messages.cancelledSum,
  kept: messages.kept,
  paperDifference: messages.billDifference,
  noted: messages.noted,
  paid: messages.paid,
  deducted: messages.deducted,
  due: messages.due,
};

/** The receivable is `for_price` on a seller's order; the lines before and after it add up (docs/domain.md#prices). */
export function PaymentPanel({ order }: OrderProps) {
  const lines = sellerSums(order);
  const decimals = sumDecimals(lines);
  // First what arrives: tax, notes and rounding have changed the receivable by then.
  const isDue = order.due_amount > 0 && isInvoiced(order);
  const figure = isDue ? order.due_amount : order.for_price;
  return (
    <Panel as="section" label={messages.payment} rule="ink">
      <h2 className={styles.title}>{messages.payment}</h2>
      <p className={styles.caption}>{isDue ? messages.dueToYou : messages.youReceive}</p>
      <Price rupees={figure} size="l" />
      <p className={styles.caption}>{rupeesInWords(figure)}</p>
      <DefinitionList
        isSum
        className={styles.sum}
        items={lines.map((line) => ({
          term: sumTerms[line.name],
          value: formatPaise(line.amountPaise, { decimals }),
          isTotal: line.isTotal,
          parts: shownParts(line, decimals),
        }))}
      />
      {dueNotes(order).map((note) => (
        <p key={note} className={styles.caption}>
          {note}
        </p>
      ))}
    </Panel>
  );
}

interface PaperLinkProps {
  readonly href: string | null | undefined;
  /** The address to open; the text alone is a figure or a number. */
  readonly label: string;
  readonly children: string;
}

/** A figure that opens the picture or document uploaded with it, if there is one. */
function PaperLink({ href, label, children }: PaperLinkProps) {
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${children}, ${label}`}>
      {children}
    </a>
  );
}

const vehicleColumns: readonly Column<SellerVehicle>[] = [
  {
    key: "number",
    head: messages.vehicle,
    isRowHead: true,
    phone: "lead",
    cell: ({ vehicle_number }) => formatVehicle(vehicle_number),
  },
  {
    key: "driver",
    head: messages.driver,
    phone: "note",
    cell: ({ driver_name, driver_phone }) => [driver_name, formatPhone(driver_phone)].filter(Boolean).join(", "),
  },
  {
    key: "reported",
    head: messages.reported,
    phone: "line",
    cell: ({ reported_at }) => (reported_at === null ? messages.notYet : formatMoment(reported_at)),
  },
  {
    key: "loaded",
    head: messages.loaded,
    align: "end",
    phone: "figure",
    cell: ({ vehicle_number, final_quantity, loaded_vehicle_photo }) => (
      <PaperLink href={loaded_vehicle_photo} label={messages.openPhoto(formatVehicle(vehicle_number))}>
        {final_quantity === null ? messages.notLoaded : formatWeighedTonnes(final_quantity)}
      </PaperLink>
    ),
  },
  {
    key: "invoice",
    head: messages.invoice,
    align: "end",
    phone: "line",
    cell: ({ invoice, invoice_paper }) => (
      <PaperLink href={invoice_paper} label={messages.openInvoice(invoice ?? "")}>
        {invoice ?? messages.notYet}
      </PaperLink>
    ),
  },
];

export function VehicleBlock({ order }: OrderProps) {
  return (
    <Block title={messages.vehicles}>
      <DataTable
        label={messages.vehicles}
        columns={vehicleColumns}
        rows={order.vehicles}
        rowKey={({ id }) => String(id)}
        emptyText={messages.noVehicles}
      />
    </Block>
  );
}
