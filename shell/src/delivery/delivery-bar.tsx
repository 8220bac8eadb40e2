import { shell } from "@mandi/shared/messages/shell";
import { Icon } from "@mandi/shared/ui/media/icon";
import { MapPin } from "lucide-react";
import styles from "./delivery-button.module.css";
import { DeliveryOpener } from "./delivery-opener";
import { useDeliveryPlaces } from "./use-delivery-places";

/** The place of delivery above a page whose prices depend on it, where the header has no room. */
export function DeliveryBar() {
  const [place, isAbove] = useDeliveryPlaces();
  if (!isAbove) return null;
  return (
    <DeliveryOpener className={styles.bar}>
      <Icon of={MapPin} size="s" />
      <span>
        {place ? shell.deliverTo : shell.deliverWhy} <b className={styles.place}>{place}</b>
      </span>
      <span className={styles.change}>{place ? shell.deliverChange : shell.deliverSet}</span>
    </DeliveryOpener>
  );
}
