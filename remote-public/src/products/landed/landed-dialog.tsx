import type { OfferItem } from "@mandi/shared/contract/product-list";
import { goodsOfPrice } from "@mandi/shared/format/priced-goods";
import { formatRupees } from "@mandi/shared/format/rupees";
import { landed as messages } from "@mandi/shared/messages/public-products";
import { Waterfall } from "@mandi/shared/ui/data/waterfall";
import type { WaterfallPart } from "@mandi/shared/ui/data/waterfall-scale";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import styles from "./landed.module.css";

interface LandedDialogProps {
  readonly offer: OfferItem;
  readonly onClose: () => void;
}

/** A full trailer: most orders are a multiple of it. */
const exampleTonnes = 25;

/** How an estimated landed price is made up; a sheet on a phone. */
export function LandedDialog({ offer, onClose }: LandedDialogProps) {
  const { landed } = offer;
  if (!landed) return null;
  const { low, high, basis, kilometres } = landed;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.madeOf}
      context={[offer.brand, offer.name, goodsOfPrice(offer), `ex-${offer.city}`].filter(Boolean).join(", ")}
    >
      <Waterfall parts={partsOf(offer.ex_price, landed)} quantityHead={messages.forQuantity(exampleTonnes)} />
      <p className={styles.explained}>
        {messages.span(formatRupees(low), formatRupees(high))} {messages.basis[basis]}{" "}
        {kilometres === undefined ? null : messages.road(kilometres)}
      </p>
    </Dialog>
  );
}

function partsOf(exPrice: number, landed: NonNullable<OfferItem["landed"]>): readonly WaterfallPart[] {
  const part = (key: string, label: string, kind: WaterfallPart["kind"], perMt: number): WaterfallPart => ({
    key,
    label,
    kind,
    perMt,
    forQuantity: perMt * exampleTonnes,
  });
  return [
    part("ex", messages.exPrice, "base", exPrice),
    part("freight", messages.freight, "freight", landed.freight),
    part("tax", messages.freightTax, "tax", landed.freight_tax),
    part("landed", messages.landed, "total", landed.price),
  ];
}
