/** Where the skip link goes, and where the heading of a new page is looked for. */
export const mainId = "main";
