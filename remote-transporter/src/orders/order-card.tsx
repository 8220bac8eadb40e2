import type { TransporterOrder } from "@mandi/shared/contract/transporter/order";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { orders } from "@mandi/shared/messages/transporter-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { Picture } from "@mandi/shared/ui/media/picture";
import { useId } from "react";
import cardList from "../common/card-list.module.css";
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
  return (
    <article className={cardList.card} aria-labelledby={numberId}>
      <div className={styles.head}>
        <Picture className={styles.picture} src={product.thumbnail} alt="" size="m" />
        <h2 className={styles.name}>{product.name}</h2>
        <OrderStatusPill status={order.status} />
        <p className={styles.facts}>
          {brand.name}, {product.category.name}
        </p>
        <p className={styles.facts} id={numberId}>
          {order.unique_id}
        </p>
      </div>
      <div className={styles.way}>
        <p className={styles.place}>{orders.exCity(order.origin_city)}</p>
        <p className={styles.facts}>{orders.to(order.consignee_detail.city)}</p>
        <p className={styles.quantity}>{formatTonnes(order.total_quantity)}</p>
      </div>
      <TripList order={order} kept={kept} onStep={onStep} />
      <div className={styles.foot}>
        <Button onClick={onDetails} aria-describedby={numberId}>
          {orders.details}
        </Button>
      </div>
    </article>
  );
}

/** Anything but pending looks delivered; a cancelled order that did would send a driver for nothing. */
export function OrderStatusPill({ status }: { readonly status: TransporterOrder["status"] }) {
  return <StatusPill kind={status === "cancel" ? "order" : "freight"} status={status} />;
}
