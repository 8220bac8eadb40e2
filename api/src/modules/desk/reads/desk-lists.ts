import { kilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { paise, rupeesFromPaise } from "@mandi/shared/money/paise";

/** A sum as the database counts it, paise, as the desk reads it: rupees. */
export const rupees = (value: number): number => rupeesFromPaise(paise(value));
/** The same, null where there is none. */
export const rupeesOrNull = (value: number | null): number | null => (value === null ? null : rupees(value));
/** A quantity as the database counts it, kilograms, as the desk reads it: MT. */
export const tonnes = (value: number): number => tonnesFromKilograms(kilograms(value));
/** A moment as ISO 8601 UTC. */
export const instant = (at: Date | null): string | null => at?.toISOString() ?? null;
