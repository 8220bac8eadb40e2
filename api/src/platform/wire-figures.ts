import { kilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import { basisPoints, percentFromBasisPoints } from "@mandi/shared/money/percent";

/* What a row stores as a whole number, as the wire writes it. */

/** Paise to rupees. */
export const rupees = (stored: number): number => rupeesFromPaise(paise(stored));
/** The same, null where there are none. */
export const rupeesOrNull = (stored: number | null | undefined): number | null =>
  stored === null || stored === undefined ? null : rupees(stored);
/** Kilograms to MT. */
export const tonnes = (stored: number): number => tonnesFromKilograms(kilograms(stored));
/** The same, null where there are none. */
export const tonnesOrNull = (stored: number | null | undefined): number | null =>
  stored === null || stored === undefined ? null : tonnes(stored);
/** Basis points to percent. */
export const percent = (stored: number): number => percentFromBasisPoints(basisPoints(stored));
/** A moment to ISO 8601 in UTC. */
export const instant = (at: Date | null): string | null => at?.toISOString() ?? null;
