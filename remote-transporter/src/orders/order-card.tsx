import { billsOfOrderPath } from "@mandi/shared/contract/page-paths";
import type { TransporterOrder } from "@mandi/shared/contract/transporter/order";
import { cityWithPincode } from "@mandi/shared/format/address-lines";
import { formatDay } from "@mandi/shared/format/dates";
import { joined, point } from "@mandi/shared/format/joined";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { bills } from "@mandi/shared/messages/transporter-bills";
import { orders } from "@mandi/shared/messages/transporter-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { goodsInRow } from "@mandi/shared/ui/data/asked-goods";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Picture } from "@mandi/shared/ui/media/picture";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { KeptStep } from "../trips/kept-steps/kept-step";
import type { WantedStep } from "../trips/step-form/wanted-step";
import { TripList } from "../trips/trip-list";
import styles from "./order-list.module.css";

export interface OrderCardProps {
  readonly order: TransporterOrder;
  /** Steps of this order that wait for the network. */
  readonly kept: readonly KeptStep[];
  readonly onDetails: () => void;
  readonly onStep: (wanted: WantedStep) => void;
}

/** An order with its vehicles. */
export function OrderCard({ order, kept, onDetails, onStep }: OrderCardProps) {
  const numberId = useId();
  const { commodity_product: product, brand } = order;
  const isDelivered = order.status === "delivered" && kept.length === 0;
  return (
    <article className={styles.card} aria-labelledby={numberId}>
      <div className={styles.head}>
        <Picture className={styles.picture} src={product.thumbnail} alt="" size="s" />
        <div className={styles.words}>
          <h2 className={styles.name}>{product.name}</h2>
          <p className={styles.quantity}>{formatTonnes(order.total_quantity)}</p>
          <p className={styles.brand}>{brand.name}</p>
          <p className={styles.facts}>
            <span className={styles.place}>
              {orders.exCity(placeOf(order.origin_city, order.loading_address[0]))}{" "}
              {orders.to(placeOf(order.consignee_detail.city, order.consignee_detail))}
            </span>
            {product.category.name === "" ? null : point + product.category.name}
          </p>
          <p className={styles.asked}>{askedOf(order)}</p>
        </div>
        <p className={classes(styles.state, isDelivered && styles.delivered)} data-pills="plain on phone">
          <OrderStatusPill status={order.status} />
          <span id={numberId} className={styles.enquiry}>
            {order.unique_id}
          </span>
          {/* The number by which home page and documents call it. */}
          <span>{order.order_id}</span>
          {isDelivered ? <span className={styles.plates}>{platesOf(order)}</span> : null}
          {isDelivered && order.is_freight_to_pay !== 1 ? (
            <Link className={styles.bills} to={billsOfOrderPath(order.order_id)}>
              {bills.ofThisOrder}
            </Link>
          ) : null}
        </p>
        <Button size="s" className={styles.details} onClick={onDetails} aria-describedby={numberId}>
          <span className={styles.detailsText}>{orders.details}</span>
          <Icon of={ChevronRight} className={styles.chevron} />
        </Button>
      </div>
      {isDelivered ? null : <TripList order={order} numberId={numberId} kept={kept} onStep={onStep} />}
    </article>
  );
}

const placeOf = (city: string, address: { readonly pincode: string } | undefined): string =>
  cityWithPincode(city, address?.pincode ?? "");

/** Grade and sizes, and until it is on the road the day on which it can be loaded. */
function askedOf({ quality, variation = [], status, dispatch_date }: TransporterOrder): string {
  const isToLoad = status === "confirm" || status === "vehicle booked";
  const day = isToLoad && dispatch_date ? orders.loadOn(formatDay(dispatch_date)) : "";
  return joined(goodsInRow({ quality, sizes: variation.map(({ value }) => value) }), day);
}

/** A delivered order needs no action any more: its vehicles are listed, and their documents are in its details. */
const platesOf = ({ trips }: TransporterOrder): string =>
  trips.map(({ vehicle_number }) => formatVehicle(vehicle_number)).join(", ");

/** Anything but pending looks delivered, except a cancelled order, for which a driver must not set out. */
export function OrderStatusPill({ status }: { readonly status: TransporterOrder["status"] }) {
  return <StatusPill kind={status === "cancel" ? "order" : "freight"} status={status} />;
}
