import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { formatRupees } from "@mandi/shared/format/rupees";
import { BreakdownButton } from "@mandi/shared/landed/breakdown-button";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { common } from "@mandi/shared/messages/common";
import { usualPlaceReason } from "@mandi/shared/messages/usual-place";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { useState } from "react";
import { useLanded } from "../../landed/use-landed";
import type { LeadSize } from "../lead-size";
import type { Selection } from "../selection";
import styles from "./landed-line.module.css";

const ChoiceBreakdown = latePart(
  async () => (await import(/* webpackChunkName: "landed-dialog" */ "./choice-breakdown")).ChoiceBreakdown,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

interface LandedLineProps {
  readonly product: ProductDetail;
  readonly lead: LeadSize;
  readonly selection: Selection;
  /** Ex price per MT of the choice, in rupees. */
  readonly unitPrice: number;
}

/** The estimated landed price of the choice at the place of delivery, with its range; a press shows how it is made up. */
export function LandedLine(props: LandedLineProps) {
  const choice = useLanded(props.product, props.unitPrice);
  const [isOpen, setIsOpen] = useState(false);
  if (choice === undefined) return null;
  const { place, landed } = choice;
  if (landed === null) return <p className={styles.line}>{messages.freightOnRequest(place.pincode)}</p>;
  return (
    <p className={styles.line}>
      {messages.landedAt(place.pincode, usualPlaceReason(place.from))}{" "}
      <BreakdownButton className={styles.figure} title={messages.breakdown} onOpen={() => setIsOpen(true)}>
        {formatRupees(landed.price)}
      </BreakdownButton>{" "}
      {messages.landedSpan(formatRupees(landed.low), formatRupees(landed.high))}
      {isOpen ? (
        <ChoiceBreakdown {...props} landed={landed} pincode={place.pincode} onClose={() => setIsOpen(false)} />
      ) : null}
    </p>
  );
}
