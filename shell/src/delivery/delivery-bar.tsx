import { shell } from "@mandi/shared/messages/shell";
import { useDelivery } from "@mandi/shared/session";
import { Icon } from "@mandi/shared/ui/media/icon";
import { MapPin } from "lucide-react";
import { useLocation } from "react-router-dom";
import { useLiveRelease } from "../release/live-release";
import { placedRouteAt } from "../routing/route-access";
import styles from "./delivery-button.module.css";
import { DeliveryOpener } from "./delivery-opener";

/** The place of delivery above a page whose prices depend on it, where the header has no room. */
export function DeliveryBar() {
  const release = useLiveRelease();
  const { pathname } = useLocation();
  const delivery = useDelivery();
  if (placedRouteAt(release, pathname)?.route.hasPrices !== true) return null;
  return (
    <DeliveryOpener className={styles.bar}>
      <Icon of={MapPin} size="s" />
      {delivery ? (
        <span>
          {shell.deliverTo} <b className={styles.place}>{`${delivery.pincode} ${delivery.city}`.trim()}</b>
        </span>
      ) : (
        <span>{shell.deliverWhy}</span>
      )}
      <span className={styles.change}>{delivery ? shell.deliverChange : shell.deliverSet}</span>
    </DeliveryOpener>
  );
}
