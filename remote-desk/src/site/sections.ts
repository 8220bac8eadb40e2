/** The parts of the page, in the order of its tabs. */
export const sections = ["faq", "banners"] as const;
export type Section = (typeof sections)[number];
