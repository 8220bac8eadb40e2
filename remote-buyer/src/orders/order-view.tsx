import type { Order } from "@mandi/shared/contract/order";
import { paperOf } from "@mandi/shared/contract/unpaid";
import { paperName } from "@mandi/shared/format/paper-name";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { unbroken } from "@mandi/shared/format/unbroken";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { orderUnderCheck } from "@mandi/shared/messages/order-under-check";
import { wishFacts } from "@mandi/shared/messages/wish-facts";
import { sumTonnes } from "@mandi/shared/money/kilograms";
import { Stepper } from "@mandi/shared/ui/data/stepper";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Note } from "@mandi/shared/ui/feedback/note";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { Block } from "@mandi/shared/ui/layout/section";
import { GeneratedLine } from "@mandi/shared/ui/paper/generated-line";
import { useState } from "react";
import { GoodsDetails } from "../documents/goods-details";
import { goodsFacts } from "../documents/goods-facts";
import { Parties } from "../documents/parties";
import { SaleInvoices } from "../documents/sale-invoices";
import { SizeLines } from "../documents/size-lines";
import { TermsList } from "../documents/terms-list";
import { PayBar } from "../payments/pay-bar";
import type { PaymentAction } from "../payments/payment-form";
import { Drivers } from "./drivers";
import { isInvoicedWhole } from "./invoiced";
import { OrderSide, orderFormId } from "./order-side";
import { stepsOf } from "./order-steps";
import styles from "./order-view.module.css";
import { toPayOf } from "./to-pay";

// Below the main content of the page.
const OrderTimeline = latePart(
  async () => (await import(/* webpackChunkName: "order-timeline" */ "./order-timeline")).OrderTimeline,
  { failed: orders.timelineLost, waiting: <SkeletonBlock height={240} /> },
);
const LandedPrice = latePart(
  async () => (await import(/* webpackChunkName: "landed-price" */ "../documents/landed-price")).LandedPrice,
  { failed: orders.priceFailed, waiting: <SkeletonBlock height={420} /> },
);
const QualityCheck = latePart(
  async () => (await import(/* webpackChunkName: "quality-check" */ "./quality-check")).QualityCheck,
  { failed: orders.qualityFailed, waiting: <SkeletonBlock height={96} /> },
);
const OrderTax = latePart(async () => (await import(/* webpackChunkName: "order-tax" */ "./order-tax")).OrderTax, {
  failed: orders.taxFailed,
  waiting: <SkeletonBlock height={240} />,
});

export interface OrderViewProps {
  readonly order: Order;
  readonly onChanged: () => void;
}

/** The order on screen and on paper. */
export function OrderView({ order, onChanged }: OrderViewProps) {
  const { variation, total_quantity, ex_price, commodity_product, consignee_detail, update_for } = order;
  const steps = stepsOf(order.status);
  const [action, setAction] = useState<PaymentAction | null>(null);
  return (
    <>
      {steps.length > 0 && (
        <div className={styles.steps}>
          <Stepper label={orders.steps} steps={steps} />
        </div>
      )}
      {update_for && (
        <Note tone="info" className={styles.changed}>
          {changeOf(order, update_for)}
        </Note>
      )}
      <Columns
        isSideFirst
        sideLabel={orders.total}
        side={<OrderSide order={order} onChanged={onChanged} onAction={setAction} />}
      >
        <Drivers order={order} />
        <SaleInvoices
          orderId={order.id}
          invoices={order.invoices ?? []}
          creditNotes={order.credit_notes ?? []}
          debitNotes={order.debit_notes ?? []}
        />
        <OrderTimeline order={order} />
        <SizeLines lines={variation} totalQuantity={total_quantity} exPrice={ex_price} />
        {order.price_steps.length === 0 ? null : (
          <LandedPrice steps={order.price_steps} totalQuantity={total_quantity} sizeCount={variation.length} />
        )}
        <QualityCheck order={order} />
        <GoodsDetails thumbnail={commodity_product.thumbnail} facts={factsOf(order)} />
        <Parties billing={order.billing_address} consignee={consignee_detail} />
        {!isInvoicedWhole(order) && <OrderTax order={order} />}
        <Block title={orders.rules}>
          <TermsList terms={orders.disclaimers} />
        </Block>
      </Columns>
      <GeneratedLine />
      {action && <PayBar form={orderFormId} {...barOf(order, action)} action={action} />}
    </>
  );
}

/** What the button pays: the chosen invoice, what is invoiced, or all that can be paid where nothing is invoiced yet. */
function barOf(order: Order, { invoice }: PaymentAction) {
  const chosen = order.unpaid_invoices?.find(({ number }) => number === invoice);
  if (chosen) return { caption: paperName(paperOf(chosen)), amount: chosen.due };
  const { rest, now } = toPayOf(order);
  if (now > 0 && now < rest) return { caption: orders.payableNow, amount: now };
  return { caption: rest < order.due_amount ? orderUnderCheck.caption : orders.dueAmount, amount: rest };
}

/** A changed quantity is the loaded one against the planned one, where the vehicles have both. */
function changeOf({ driver_list, total_quantity }: Order, changed: NonNullable<Order["update_for"]>): string {
  const planned = driver_list.flatMap(({ planned_quantity }) => planned_quantity ?? []);
  const isPlanned = planned.length > 0 && planned.length === driver_list.length;
  const booked = sumTonnes(planned);
  if (changed !== "quantity" || !isPlanned || booked === total_quantity) return orders.changed[changed];
  return orders.changed.loaded(unbroken(formatTonnes(total_quantity)), unbroken(formatTonnes(booked)));
}

function factsOf(order: Order) {
  return [
    ...goodsFacts(order),
    ...wishFacts(order),
    { term: orders.quotation, value: order.unique_id },
    { term: quotations.creditDays, value: quotations.creditDaysText(order.credit_days) },
  ];
}
