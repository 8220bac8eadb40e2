import { belts } from "@mandi/shared/messages/transporter-start";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { X } from "lucide-react";
import styles from "./belt-dialog.module.css";
import { type DraftRow, isUpsideDown, priceProblem } from "./belt-draft";

export interface BeltRowFieldsProps {
  readonly row: DraftRow;
  /** The form was submitted once: what is missing is marked. */
  readonly isChecked: boolean;
  readonly onChange: (row: DraftRow) => void;
  readonly onRemove: () => void;
}

/** A city with its min and max freight per MT. */
export function BeltRowFields({ row, isChecked, onChange, onRemove }: BeltRowFieldsProps) {
  const problem = (price: string) => (isChecked ? (priceProblem(price) ?? undefined) : undefined);
  return (
    <div className={styles.row}>
      <p className={styles.place}>
        <span className={styles.city}>{row.city}</span>
        <span className={styles.state}>{row.state}</span>
      </p>
      <MoneyField
        className={styles.min}
        label={belts.minPrice}
        aria-label={belts.minOf(row.city)}
        decimals={2}
        value={row.min}
        error={problem(row.min)}
        onValue={(min) => onChange({ ...row, min })}
      />
      <MoneyField
        className={styles.max}
        label={belts.maxPrice}
        aria-label={belts.maxOf(row.city)}
        decimals={2}
        value={row.max}
        error={isUpsideDown(row) ? belts.upsideDown : problem(row.max)}
        onValue={(max) => onChange({ ...row, max })}
      />
      <IconButton className={styles.remove} icon={X} label={belts.removeCity(row.city)} onClick={onRemove} />
    </div>
  );
}
