import type { TransporterOrder } from "@mandi/shared/contract/transporter/order";
import { addressLines } from "@mandi/shared/format/address-lines";
import { formatDay } from "@mandi/shared/format/dates";
import { formatPhone, telephoneLink } from "@mandi/shared/format/phone";
import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { goods, page } from "@mandi/shared/messages/transporter";
import { orders } from "@mandi/shared/messages/transporter-trade";
import { Button, ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Block } from "@mandi/shared/ui/layout/section";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import { Phone } from "lucide-react";
import { useId } from "react";
import { linesOf } from "../common/address-lines";
import { goodsFacts } from "../common/goods-facts";
import { TripPapers } from "../trips/trip-papers";
import { OrderBills } from "./order-bills";
import styles from "./order-dialog.module.css";

export interface OrderDialogProps {
  readonly order: TransporterOrder;
  readonly onClose: () => void;
}

/** All details of an order. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const { commodity_product: product, consignee_detail: consignee } = order;
  return (
    <Dialog
      isOpen
      size="wide"
      title={orders.details}
      context={`${order.order_id}, ${product.name}, ${formatTonnes(order.total_quantity)}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{page.close}</Button>
          {consignee.phone ? (
            <ButtonAnchor href={telephoneLink(consignee.phone)} icon={Phone}>
              {orders.call}
            </ButtonAnchor>
          ) : null}
        </>
      }
    >
      <div>
        <Block title={orders.order} heading="h3" isThin>
          <DefinitionList
            isWide
            items={[
              { term: orders.number, value: order.unique_id },
              { term: orders.orderId, value: order.order_id },
              { term: orders.name, value: product.name },
              { term: orders.brand, value: order.brand.name },
              ...quantityFacts(order),
              { term: orders.category, value: product.category.name },
              { term: orders.originCity, value: order.origin_city },
              ...(order.dispatch_date ? [{ term: orders.readyOn, value: formatDay(order.dispatch_date) }] : []),
              {
                term: orders.freight,
                note: freightNote(order),
                value: `${formatRupees(order.transport_price)} ${page.perTonne}`,
              },
              { term: orders.description, value: order.description || page.none },
            ]}
          />
        </Block>
        {order.status === "delivered" ? <VehiclesBlock order={order} /> : null}
        <OrderBills order={order} />
        <ConsigneeBlock consignee={consignee} />
        <Block title={orders.loadingAddress} heading="h3" isThin>
          <ol className={styles.addresses}>
            {loadingAddresses(order).map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ol>
          {order.loading_address.length === 0 ? <p>{page.noData}</p> : null}
        </Block>
      </div>
    </Dialog>
  );
}

/** From the first weighing on, the total is by loaded weight, and the sizes stay as they were ordered. */
function quantityFacts(order: TransporterOrder) {
  if (order.trips.every(({ final_quantity }) => final_quantity === null)) return goodsFacts(order);
  return [
    ...goodsFacts(order, goods.orderedSizes),
    { term: orders.byLoadedWeight, value: formatWeighedTonnes(order.total_quantity) },
  ];
}

/** The details that the row of a delivered order leaves out. */
function VehiclesBlock({ order }: { readonly order: TransporterOrder }) {
  const id = useId();
  return (
    <Block title={orders.vehicles} heading="h3" isThin>
      <ul className={styles.vehicles}>
        {order.trips.map((trip) => (
          <li key={trip.id}>
            <p>
              <b id={`${id}-${trip.id}`}>{formatVehicle(trip.vehicle_number)}</b>{" "}
              {formatWeighedTonnes(trip.final_quantity ?? trip.planned_quantity)}, {trip.driver_name}{" "}
              <PhoneLink phone={trip.driver_phone} />
            </p>
            <TripPapers trip={trip} plateId={`${id}-${trip.id}`} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

function ConsigneeBlock({ consignee }: { readonly consignee: TransporterOrder["consignee_detail"] }) {
  return (
    <Block title={orders.consignee} heading="h3" isThin>
      <DefinitionList
        isWide
        items={[
          { term: orders.company, value: consignee.company_name || page.none },
          { term: orders.phone, value: <PhoneLink phone={consignee.phone} /> },
          { term: orders.address, value: linesOf(consignee) || page.none },
          { term: orders.city, value: consignee.city },
          { term: orders.state, value: consignee.state },
          { term: orders.pincode, value: consignee.pincode },
        ]}
      />
    </Block>
  );
}

function PhoneLink({ phone }: { readonly phone: string }) {
  if (phone === "") return page.none;
  return (
    <a className={styles.phone} href={telephoneLink(phone)}>
      {formatPhone(phone)}
    </a>
  );
}

/** Each address once, however many lines of the order are loaded there. */
function loadingAddresses({ loading_address }: TransporterOrder): readonly string[] {
  const addresses = loading_address.map((address) => addressLines(address, address.pincode).join(", "));
  return [...new Set(addresses)];
}

function freightNote({ is_freight_to_pay, is_freight_at_cost }: TransporterOrder): string {
  if (is_freight_to_pay === 1) return orders.freightToPay;
  return is_freight_at_cost === 1 ? orders.freightAtCost : orders.freightNote;
}
