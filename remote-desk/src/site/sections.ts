/** The parts of the page, in the order of its tabs. */
export const sections = ["faq", "banners", "texts", "messages"] as const;
export type Section = (typeof sections)[number];
