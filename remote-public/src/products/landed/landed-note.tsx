import { useFreightRecord } from "@mandi/shared/landed/use-freight-record";
import { recordWords } from "@mandi/shared/messages/freight-record";
import { landed } from "@mandi/shared/messages/public-products";
import { usualPlaceReason } from "@mandi/shared/messages/usual-place";
import { useDelivery } from "@mandi/shared/session";
import styles from "./landed.module.css";

interface LandedNoteProps {
  readonly pincode: string;
  /** The sizes and grades of the prices; null: the usual ones of each offer. */
  readonly goods?: string | null;
  /** One line, with everything else on demand. */
  readonly isPhone?: boolean;
}

/** What a landed price is and how often its range held; how it is made up on demand. */
export function LandedNote({ pincode, goods = null, isPhone = false }: LandedNoteProps) {
  const record = useFreightRecord(pincode);
  const reason = usualPlaceReason(useDelivery()?.from);
  const words = [landed.isEstimate(pincode, reason), recordWords(record)].filter(Boolean).join(" ");
  return (
    <details className={styles.note}>
      <summary>
        {isPhone ? landed.shortNote(goods) : words} <span className={styles.how}>{landed.how}</span>
      </summary>
      {isPhone ? <p>{words}</p> : null}
      <p>
        {landed.howFreight} {record && `${landed.howRange(record.record !== undefined)} `}
        {landed.howPrice}
      </p>
    </details>
  );
}
