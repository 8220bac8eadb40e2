export type PageEntry =
  | { readonly kind: "page"; readonly key: string; readonly page: number }
  | { readonly kind: "gap"; readonly key: string };

/** First, last, the current page and its neighbours; a gap where pages are left out. */
export function pagesToShow(current: number, count: number): readonly PageEntry[] {
  const wanted = new Set([1, count, current - 1, current, current + 1]);
  if (current <= 3) for (const page of [2, 3, 4]) wanted.add(page);
  if (current >= count - 2) for (const page of [count - 1, count - 2, count - 3]) wanted.add(page);
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return pages.flatMap((page, place): PageEntry[] => {
    const before = pages[place - 1];
    const entry: PageEntry = { kind: "page", key: String(page), page };
    return before !== undefined && page - before > 1 ? [{ kind: "gap", key: `gap-${page}` }, entry] : [entry];
  });
}
