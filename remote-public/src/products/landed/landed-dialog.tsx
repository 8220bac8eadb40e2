import type { OfferItem } from "@mandi/shared/contract/product-list";
import { formatRupees } from "@mandi/shared/format/rupees";
import { landed as words } from "@mandi/shared/messages/public-products";
import { Waterfall } from "@mandi/shared/ui/data/waterfall";
import type { WaterfallPart } from "@mandi/shared/ui/data/waterfall-scale";
import { Dialog } from "@mandi/shared/ui/overlay/dialog";
import styles from "./landed.module.css";

interface LandedDialogProps {
  /** Null: closed. */
  readonly offer: OfferItem | null;
  readonly onClose: () => void;
}

/** A full trailer: what most orders are a multiple of. */
const exampleTonnes = 25;

/** What an estimated landed price is made of; a sheet on a phone. */
export function LandedDialog({ offer, onClose }: LandedDialogProps) {
  const landed = offer?.landed;
  if (!offer || !landed) return null;
  const { low, high, basis, kilometres } = landed;
  return (
    <Dialog isOpen onClose={onClose} title={words.madeOf} context={`${offer.brand}, ${offer.name}, ex-${offer.city}`}>
      <Waterfall parts={partsOf(offer.ex_price, landed)} quantityHead={words.forQuantity(exampleTonnes)} />
      <p className={styles.explained}>
        {words.span(formatRupees(low), formatRupees(high))} {words.basis[basis]}{" "}
        {kilometres === undefined ? null : words.road(kilometres)}
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
    part("ex", words.exPrice, "base", exPrice),
    part("freight", words.freight, "freight", landed.freight),
    part("tax", words.freightTax, "tax", landed.freight_tax),
    part("landed", words.landed, "total", landed.price),
  ];
}
