/**
 * Words of the transporter area. Texts of the specification stay exactly as given, misspellings included (H-33); the other
 * wordings are ours (H-62).
 */
export const page = {
  home: "Home",
  noData: "No Data Found",
  notFoundText: "It may be gone, or it was never offered to you.",
  serverTrouble: "The server could not answer. Nothing you did is lost; please try again.",
  loading: (what: string) => `Loading: ${what}`,
  perTonne: "/MT",
  perTonneSpoken: "rupees per MT",
  cancel: "Cancel",
  close: "Close",
  submit: "Submit",
  saving: "Saving",
} as const;

export const workspace = {
  title: "My Products",
  show: "Show",
  views: {
    enquiry: "Enquiry List",
    order: "Order List",
    product: "Product List",
    belt: "Belt List",
    vehicle: "Vehicle List",
  },
} as const;

export const enquiries = {
  what: "enquiries",
  filter: "Status",
  all: "All",
  open: "Open",
  mine: "My bids",
  won: "won",
  lost: "lost",
  number: "Quotation no",
  product: "Product",
  route: "Origin city to unloading",
  to: "to",
  quantity: "Quantity",
  minPrice: "Min price",
  maxPrice: "Max price",
  status: "Status",
  outcome: "Time left or outcome",
  viewDetails: "View Details",
  myBid: (price: string) => `my bid ${price}`,
  accepted: (price: string) => `${price} accepted`,
  openUntil: (time: string) => `open until ${time}`,
  closedNow: "closed, waiting for the result",
  notBid: "no bid of mine",
  empty: "No enquiries yet",
  emptyText:
    "Enquiries appear here when their product is on your Product List and their cities are on one of your belts.",
  emptyFilter: "No enquiry here",
  emptyFilterText: "Choose another status above to see the others.",
  toProducts: "Product List",
  toBelts: "Belt List",
  showAll: "Show all",
} as const;

export const enquiryDetail = {
  title: "Transporter Enquiry Details",
} as const;

export const become = {
  title: "Become a transporter",
} as const;
