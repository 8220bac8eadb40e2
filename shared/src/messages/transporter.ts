/**
 * Messages of the transporter area. Texts from the specification stay exactly as given, misspellings included; all other
 * texts are ours.
 */
export const page = {
  home: "Home",
  noData: "No Data Found",
  notFoundText: "It may be gone, or it was never offered to you.",
  serverTrouble: "The server could not answer. Nothing you did is lost; please try again.",
  perTonne: "/MT",
  perTonneSpoken: "per MT",
  none: "—",
  cancel: "Cancel",
  close: "Close",
  submit: "Submit",
  saving: "Saving",
  loadingOlder: "Loading",
  olderEnd: "There are no older ones.",
  olderFollow: "The older ones are on the next page.",
  olderFailed: "The older ones did not load. Please try again.",
} as const;

/** The goods of an enquiry or an order. */
export const goods = {
  quality: "Grade",
  sizes: "Sizes",
  orderedSizes: "Sizes as ordered",
  sizeOf: (size: string, quantity: string) => `${size}: ${quantity}`,
} as const;

export const workSearch = {
  notFound: (text: string) => `Nothing matches “${text}”`,
  notFoundText: "Search for a number, a party, goods, a city, a vehicle, a document or a day.",
} as const;

export const workspace = {
  title: "My Products",
  bills: "Bills and payments",
  show: "Show",
  stepsNotLoaded: "The steps that wait on this phone did not load",
  /** What the chosen list contains: 'My Products' alone names only one of the five. */
  facts: {
    enquiry: "Freight enquiries on your belts. Give your price per MT; we take the lowest freight with the best offer.",
    order: "Orders you carry: vehicles, drivers and documents.",
    product: "Tick what you carry. Enquiries for these products reach you.",
    belt: "Where you load and unload, with your prices. Enquiries on these routes reach you.",
    vehicle: "Tick the vehicles you have.",
  },
  views: {
    enquiry: "Enquiry List",
    order: "Order List",
    product: "Product List",
    belt: "Belt List",
    vehicle: "Vehicle List",
  },
} as const;
