import type { LandedEstimate } from "@mandi/shared/contract/freight-estimate";
import { formatWhole } from "@mandi/shared/format/rupees";
import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { BreakdownButton } from "@mandi/shared/landed/breakdown-button";
import { page } from "@mandi/shared/messages/buyer";
import { common } from "@mandi/shared/messages/common";
import { rfq } from "@mandi/shared/messages/rfq";
import { Price } from "@mandi/shared/ui/data/price";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { useState } from "react";
import { type RfqRequest, tonnesOf } from "../rfq-request";
import styles from "./line-price.module.css";

const LandedDialog = latePart(
  async () => (await import(/* webpackChunkName: "landed-dialog" */ "@mandi/shared/landed/landed-dialog")).LandedDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

interface LinePriceProps {
  readonly request: RfqRequest;
  /** Per MT. Null: there is no estimate, or no place of delivery. */
  readonly landed: LandedEstimate | null;
  readonly pincode: string | null;
  readonly className?: string | undefined;
}

/** What one product probably costs delivered, with its ex price; without an estimate the ex price alone. */
export function LinePrice({ request, landed, pincode, className }: LinePriceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { product, quality, variation, total } = request;
  if (landed === null) return <Price rupees={total} decimals={0} className={className} />;
  const tonnes = tonnesOf(request);
  return (
    <div className={className}>
      <BreakdownButton className={styles.figure} onOpen={() => setIsOpen(true)}>
        <Price rupees={landed.price * tonnes} decimals={0} />
        <VisuallyHidden> {rfq.seeBreakdown}</VisuallyHidden>
      </BreakdownButton>
      <p className={styles.quiet}>{rfq.landedEstimate}</p>
      <p className={styles.quiet}>{rfq.ex(formatWhole(total))}</p>
      {isOpen && pincode !== null ? (
        <LandedDialog
          exPrice={total / tonnes}
          landed={landed}
          goods={[product.brand, product.name, ...variation.map(sizeInFull), quality, page.exCity(product.origin_city)]}
          pincode={pincode}
          tonnes={tonnes}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}
