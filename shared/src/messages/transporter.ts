import { counted } from "../format/counted";
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

export const become = {
  title: "Become a transporter",
  lead: "Freight enquiries from steel plants to sites, with your own price per MT.",
  stepsTitle: "How it works",
  steps: [
    { title: "Say what you carry", text: "Choose products, vehicles and the cities you load and unload in." },
    {
      title: "Give your price",
      text: "Enquiries on your routes reach you at once. We take the lowest freight with the best offer.",
    },
    {
      title: "Carry and get paid",
      text: "Vehicle, driver and documents from your phone, even on a weak network.",
    },
  ],
  form: "Your details",
  formNote: "Your account becomes a transporter account. Your past purchases stay in your account.",
  name: "Name",
  company: "Company Name",
  alternatePhone: "Alternate Phone",
  gst: "GST Number",
  aadhaar: "Aadhar Number",
  aadhaarHint: "Elsewhere we show only the last four digits.",
  aadhaarKept: (masked: string) => `You entered ${masked}`,
  address: "Company Address",
  phone: (phone: string) => `You log in with ${phone}.`,
  submit: "Submit",
  submitting: "Sending",
  profileFailed: "Your profile did not load. Please fill in what is missing.",
} as const;

export const choices = {
  products: "products",
  vehicles: "vehicles",
  searchProducts: "Search products",
  searchVehicles: "Search vehicles",
  selectAll: "Select all",
  selectNone: "Clear all",
  noMatch: "Nothing matches your search",
  showAll: "Show all",
  chosen: (count: number, total: number) => `${count} of ${total} chosen`,
  changed: (count: number) => `${counted(count, "change")} not saved yet`,
  vehicleFacts: (type: string, tons: string) => `${type}, ${tons} Ton`,
} as const;

export const belts = {
  what: "belts",
  add: "Add New Belt",
  edit: "Edit belt",
  dialogContext: "Freight prices in rupees per MT, before GST.",
  empty: "No belts yet",
  emptyText: "A belt says where you load, where you unload, and your freight price for each city.",
  loadingAddress: "Loading address",
  unloading: (address: string) => `Unloading cities from ${address}`,
  number: "No.",
  state: "State",
  city: "City",
  minPrice: "Min price",
  maxPrice: "Max price",
  minOf: (city: string) => `Min price, ${city}`,
  maxOf: (city: string) => `Max price, ${city}`,
  removeCity: (city: string) => `Remove ${city}`,
  editNamed: (address: string) => `Edit ${address}`,
  removeNamed: (address: string) => `Delete ${address}`,
  chooseState: "Choose a state",
  chooseCity: "Choose a city",
  addCity: "Add city",
  loadingStates: "Loading states",
  loadingCities: "Loading cities",
  stateFirst: "Choose a state first.",
  cities: "Unloading cities",
  noCity: "Each city you choose gets a row for its prices.",
  placesFailed: "The places did not load.",
  retry: "Try again",
  cityTaken: "Please select a different city",
  upsideDown: "The min price is above the max price",
  removeTitle: "Delete this belt?",
  removeText: (address: string) => `${address}. New enquiries on it no longer reach you; your bids stay.`,
  remove: "Delete",
  removing: "Deleting",
  keep: "Keep",
} as const;
