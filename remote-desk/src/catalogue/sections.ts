/** The parts of the page, in the order of its tabs. */
export const sections = ["products", "brands", "categories"] as const;
export type Section = (typeof sections)[number];
