import type { DeskArticle, DeskNewsListAnswer } from "../contract/desk/news";

/** An article that visitors read. */
export function aDeskArticle(change: Partial<DeskArticle> = {}): DeskArticle {
  return {
    slug: "rebar-demand",
    title: "Rebar demand picks up",
    image: "",
    description: "<p>Mills report fuller books.</p>",
    version: "3f2a90c1d4e5b607",
    id: 21,
    created_at: "2026-11-20T05:00:00.000Z",
    saved_by: null,
    saved_at: null,
    ...change,
  };
}

/** One article that visitors read, and one draft. */
export const aNewsList = (): DeskNewsListAnswer => ({
  data: [
    {
      id: 21,
      slug: "rebar-demand",
      title: "Rebar demand picks up",
      created_at: "2026-11-20T05:00:00.000Z",
      has_draft: 0,
    },
  ],
  drafts: [
    { slug: "scrap-prices", title: "Scrap prices", saved_by: "Nandini Rao", saved_at: "2026-11-21T05:00:00.000Z" },
  ],
});
