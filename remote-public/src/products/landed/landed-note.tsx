import type { FreightRecordAnswer } from "@mandi/shared/contract/freight-estimate";
import { landed } from "@mandi/shared/messages/public-products";
import styles from "./landed.module.css";
import { useFreightRecord } from "./use-freight-record";

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
  const words = [landed.isEstimate(pincode), recordWords(record)].filter(Boolean).join(" ");
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

function recordWords(answer: FreightRecordAnswer | null): string {
  if (!answer?.record) return "";
  const { count, percent, is_of_city } = answer.record;
  return landed.record(count, is_of_city ? answer.city : null, percent);
}
