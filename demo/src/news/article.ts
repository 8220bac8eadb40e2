import type { Facts } from "./facts";

/** A report as written; the figures are filled in when the market is. */
export interface Article {
  readonly daysAgo: number;
  /** Minute of the day in India at which it appears. */
  readonly minute: number;
  /** File name below `/media/news/`, without extension. */
  readonly picture: string | ((facts: Facts) => string);
  readonly title: (facts: Facts) => string;
  readonly paragraphs: (facts: Facts) => readonly string[];
}

/** The slug that a title makes: `Raipur ingot holds ₹40,850` → `raipur-ingot-holds-40850`. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[₹,']/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
}
