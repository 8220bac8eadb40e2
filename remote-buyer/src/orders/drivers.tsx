import type { Order } from "@mandi/shared/contract/order";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { challans } from "@mandi/shared/messages/order-challans";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Block } from "@mandi/shared/ui/layout/section";
import { DriverCard } from "./driver-card";
import styles from "./drivers.module.css";

// Few orders have one.
const Challans = latePart(async () => (await import(/* webpackChunkName: "challans" */ "./challans")).Challans, {
  failed: challans.lost,
  waiting: null,
});

/** The vehicles of an order, each with driver, documents and pictures. */
export function Drivers({ order: { id, driver_list: drivers, status } }: { readonly order: Order }) {
  return (
    <Block title={orders.drivers}>
      {drivers.length === 0 ? (
        <p className={styles.none}>{status === "cancel" ? orders.noDriversAnyMore : orders.noDrivers}</p>
      ) : (
        <ul className={styles.list}>
          {drivers.map((driver) => (
            <li key={driver.id}>
              <DriverCard driver={driver} />
            </li>
          ))}
        </ul>
      )}
      {drivers.length === 0 ? null : <Challans orderId={id} />}
    </Block>
  );
}
