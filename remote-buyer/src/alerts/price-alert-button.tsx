import { type PriceAlert, usualAlert } from "@mandi/shared/contract/alert";
import type { WatchedOffer } from "@mandi/shared/contract/bookmark";
import { formatRupees } from "@mandi/shared/format/rupees";
import { alerts } from "@mandi/shared/messages/alerts";
import { common } from "@mandi/shared/messages/common";
import { Button } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Bell, BellOff } from "lucide-react";
import { useState } from "react";
import styles from "./alerts.module.css";

const PriceAlertDialog = latePart(
  async () => (await import(/* webpackChunkName: "price-alert" */ "./price-alert-dialog")).PriceAlertDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

export interface PriceAlertButtonProps {
  readonly offer: WatchedOffer;
  readonly chosen: readonly PriceAlert[];
  readonly onSaved: () => void;
}

/** Shows how an offer of the watch list is followed; a press opens the dialog to change it. */
export function PriceAlertButton({ offer, chosen, onSaved }: PriceAlertButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const id = offer.seller_commodity_product_id;
  const alert = chosen.find((one) => one.seller_commodity_product_id === id) ?? {
    ...usualAlert,
    seller_commodity_product_id: id,
  };
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={alert.rule === "off" ? BellOff : Bell}
        className={styles.choice}
        onClick={() => setOpen(true)}
      >
        {shortOf(alert)}
        <VisuallyHidden>{`, ${offer.name}, ${offer.brand}`}</VisuallyHidden>
      </Button>
      {isOpen ? (
        <PriceAlertDialog offer={offer} alert={alert} onSaved={onSaved} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

function shortOf({ rule, percent, target }: PriceAlert): string {
  if (rule === "off") return alerts.shortOff;
  return rule === "target" && target !== null ? alerts.short.target(formatRupees(target)) : alerts.short.move(percent);
}
