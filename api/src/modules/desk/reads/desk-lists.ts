import { kilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { paise, rupeesFromPaise } from "@mandi/shared/money/paise";

/** Converts a sum from paise, as stored, to rupees, as the desk reads it. */
export const rupees = (value: number): number => rupeesFromPaise(paise(value));
/** The same, null where there is none. */
export const rupeesOrNull = (value: number | null): number | null => (value === null ? null : rupees(value));
/** Converts a quantity from kilograms, as stored, to MT, as the desk reads it. */
export const tonnes = (value: number): number => tonnesFromKilograms(kilograms(value));
/** A moment as ISO 8601 UTC. */
export const instant = (at: Date | null): string | null => at?.toISOString() ?? null;
