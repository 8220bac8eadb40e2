import { formatRupees } from "../../format/rupees";
import { freightOwed } from "../../messages/freight-owed";

interface OwedNoteProps {
  /** What is due to the transporter in all, in rupees; negative for what they owe. */
  readonly totalDue: number;
  /** What they owe for some orders. */
  readonly toPayBack: number | undefined;
  readonly className?: string | undefined;
}

/** Below a transporter's sum in a list of terms: of which amounts it is the difference; nothing where it says all. */
export function OwedNote({ totalDue, toPayBack = 0, className }: OwedNoteProps) {
  // Said once where all in all they owe just that.
  if (toPayBack === 0 || toPayBack === -totalDue) return null;
  const owed = formatRupees(toPayBack, { decimals: 2 });
  return <dd className={className}>{(totalDue < 0 ? freightOwed.lessDue : freightOwed.afterOwed)(owed)}</dd>;
}
