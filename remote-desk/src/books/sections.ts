/** The parts of the page, in the order of its tabs. */
export const sections = ["owed", "journals", "checks", "exports", "tds", "portals", "papers", "trail"] as const;
export type Section = (typeof sections)[number];

export const isSection = (text: string): text is Section => sections.some((section) => section === text);
