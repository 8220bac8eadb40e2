/** Beside an open form, after the failure of the page under it. */
export const keptInput = {
  stays: "This page is not up to date. The form stays open with what you entered.",
};
