/** The target of the skip link, and the element in which the heading of a new page is looked for. */
export const mainId = "main";
