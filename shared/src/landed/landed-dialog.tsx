import type { LandedEstimate } from "../contract/freight-estimate";
import { formatTonnes } from "../format/quantity";
import { formatRupees } from "../format/rupees";
import { recordWords } from "../messages/freight-record";
import { landedBreakdown } from "../messages/landed-breakdown";
import { Waterfall } from "../ui/data/waterfall";
import type { WaterfallPart } from "../ui/data/waterfall-scale";
import { Dialog } from "../ui/overlay/dialog";
import styles from "./landed-dialog.module.css";
import { useFreightRecord } from "./use-freight-record";

export interface LandedDialogProps {
  /** Ex price per MT in rupees, to which the estimate belongs. */
  readonly exPrice: number;
  readonly landed: LandedEstimate;
  /** Whose goods, in which size and grade, and where they are loaded. */
  readonly goods: readonly (string | null | undefined)[];
  readonly pincode: string;
  /** MT of the second column; a full trailer where nobody has named a quantity. */
  readonly tonnes?: number | undefined;
  readonly onClose: () => void;
}

/** Most orders are a multiple of a full trailer. */
const trailerTonnes = 25;

/** How an estimated landed price is made up, and how often such ranges held; a sheet on a phone. */
export function LandedDialog(props: LandedDialogProps) {
  const { exPrice, landed, goods, pincode, tonnes = trailerTonnes, onClose } = props;
  const { low, high, basis, kilometres } = landed;
  const record = recordWords(useFreightRecord(pincode));
  return (
    <Dialog isOpen onClose={onClose} title={landedBreakdown.title} context={goods.filter(Boolean).join(", ")}>
      <Waterfall
        parts={partsOf(exPrice, landed, tonnes)}
        quantityHead={landedBreakdown.forQuantity(formatTonnes(tonnes))}
      />
      <p className={styles.explained}>
        {landedBreakdown.span(formatRupees(low), formatRupees(high))} {landedBreakdown.basis[basis]}{" "}
        {kilometres === undefined ? null : landedBreakdown.road(kilometres)} {record}
      </p>
    </Dialog>
  );
}

function partsOf(exPrice: number, landed: LandedEstimate, tonnes: number): readonly WaterfallPart[] {
  const part = (key: string, label: string, kind: WaterfallPart["kind"], perMt: number): WaterfallPart => ({
    key,
    label,
    kind,
    perMt,
    forQuantity: perMt * tonnes,
  });
  return [
    part("ex", landedBreakdown.exPrice, "base", exPrice),
    part("freight", landedBreakdown.freight, "freight", landed.freight),
    part("tax", landedBreakdown.freightTax, "tax", landed.freight_tax),
    part("landed", landedBreakdown.landed, "total", landed.price),
  ];
}
