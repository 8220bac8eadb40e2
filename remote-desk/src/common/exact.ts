import { formatRupees } from "@mandi/shared/format/rupees";

/** An amount of the books to the paisa. */
export const exact = (rupees: number): string => formatRupees(rupees, { decimals: 2 });
