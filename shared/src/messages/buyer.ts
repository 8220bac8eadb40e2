/**
 * Messages of the buyer area. Texts from the specification stay exactly as given, misspellings included; all other
 * texts are ours.
 */
export const page = {
  narrow: "Search, filter and order",
  home: "Home",
  edit: "Edit",
  save: "Save",
  noDataFound: "No Data Found !",
  serverTrouble: "The server could not answer. Nothing you did is lost; please try again.",
  notFoundText: "It may have been removed, or it belongs to another account.",
  searchWithout: "Each row must have every word. Leave one out:",
  withoutWord: (word: string) => `Search without “${word}”`,
  loading: (what: string) => `Loading: ${what}`,
  print: "Print",
  days: "Days",
  fromDay: "From",
  toDay: "To",
  allDays: "All days",
  noneInDays: "Nothing happened between these dates.",
  share: "Share",
  copied: "Link copied",
  copyFailed: "The link was not copied. Copy it from the address bar.",
  perTonne: "/MT",
  perTonneSpoken: "rupees per MT",
  exCity: (city: string) => `Ex-${city}`,
  moreQualities: (count: number) => `+${count} more`,
  seeProducts: "See products",
  phone: (phone: string) => `Phone ${phone}`,
} as const;
