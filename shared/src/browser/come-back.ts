/** Part of the shell contract: marks the `main` of a page that has come back, by Back, Forward or a reload, and stands where it was left. */
export const comeBackMark = "data-come-back";

/** Whether the page stands where it was left: then nothing leads elsewhere, not even the anchor of its address. */
export const hasComeBack = (): boolean => document.querySelector(`main[${comeBackMark}]`) !== null;
