/** Messages of the links to the pages of a list. */
export const pager = {
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
} as const;
