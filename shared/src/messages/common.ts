/**
 * Messages that every area uses. Texts from the specification stay exactly as given, misspellings included. The shell's first
 * script has all of them, so what one part alone says is in a file of its own.
 */
export const common = {
  noData: "No Data Found",
  noDay: "Choose a day",
  tryAgain: "Try again",
  home: "Home",
  close: "Close",
  cancel: "Cancel",
  clear: "Clear",
  search: "Search",
  loading: "Loading",
  loadingOf: (what: string) => `Loading: ${what}`,
  previous: "Previous",
  next: "Next",
  more: "More",
  less: "Less",
  missing: "—",
  failedTitle: "This did not load",
  failedText: "Nothing was changed. Please try again.",
  slowAnswer: "Still waiting for an answer. It will appear here when it arrives, or try again now.",
  forbiddenTitle: "This page is not for your account",
  offersClosed: "Offers closed",
  notRefreshed: (time: string) => `Not refreshed since ${time}`,
  oldPrice: (day: string) => (day === "" ? "Old price" : `Old price of ${day}`),
} as const;
