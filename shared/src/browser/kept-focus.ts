/**
 * Marks what has the focus only because the element that had it is gone. A dialog that closes later, as on a busy device, may still
 * return the focus to where it was opened.
 */
export const keptFocus = "data-focus-kept";
