/**
 * Messages of the seller area. Texts from the specification stay exactly as given, misspellings included; all other
 * texts are ours.
 */
export const page = {
  home: "Home",
  nothingHere: "No Data Found",
  nothingHereText: "It may have been moved, or it belongs to another account.",
  serverTrouble: "The server could not answer. Please try again in a moment.",
  missing: "---",
} as const;

export const products = {
  title: "My Products",
  addNew: "Add New",
  details: "Product Details",
  update: (name: string) => `Update ${name}`,
  price: "Price",
  variation: "Variation",
  stock: "Stock",
  basePrice: "Base price",
  priceOf: (product: string) => `Price per MT of ${product}`,
  loadingCharge: "Loading charge",
  updated: "Price entered",
  product: "Product",
  perTonne: "/MT",
  exCity: (city: string) => `Ex-${city}`,
  count: (count: number) => (count === 1 ? "1 product" : `${count} products`),
  found: (found: number, count: number) => `${found} of ${count} products`,
  search: "Search my products",
  status: "Status",
  anyStatus: "All statuses",
  sort: "Order",
  sortName: "By name",
  sortCheapest: "Lowest price",
  sortDearest: "Highest price",
  noPrice: "No price yet",
  noLoadingAddress: "No loading address",
  emptyTitle: "No products yet",
  emptyText: "Add what you sell. Once it has a price and a size, buyers can ask you for quotes.",
  nothingFound: "No matching product",
  nothingFoundText: "None of your products matches the search.",
  showAll: "Show all",
  select: (name: string) => `Select ${name}`,
  save: "Save",
} as const;

/** The confirmation before a product is paused, offered again, or deleted. */
export const productStanding = {
  pause: {
    title: (product: string) => `Pause ${product}?`,
    text: "Buyers no longer see it and no new enquiries arrive. Prices, sizes and stock are kept; your offers in open quotations stay valid.",
    confirm: "Pause",
    busy: "Pausing",
    keep: "Keep it on the market",
  },
  resume: {
    title: (product: string) => `Offer ${product} again?`,
    text: "Buyers see it at once, with the prices and stock it has now. Please check that they are still right.",
    confirm: "Resume",
    busy: "Resuming",
    keep: "Keep it paused",
  },
  delete: {
    title: (product: string) => `Delete ${product}?`,
    text: "It is removed from your list and the market, with its prices and stock. Past orders still show it. To sell it again, add it again.",
    confirm: "Delete",
    busy: "Deleting",
    keep: "Keep",
  },
} as const;

/** The dialog for the place where a product is loaded. */
export const loadingAddress = {
  title: "Loading address",
  lineOne: "Address line 1",
  lineTwo: "Address line 2",
  pincode: "Pincode",
  pincodeHint: "City and state come from the pincode.",
  pincodeNotFound: "Pincode Not Found!",
  looking: "Looking up the pincode",
} as const;

export const dialogs = {
  context: (name: string, brand: string, city: string) => `${name}, ${brand}, ${city}`,
  update: "Update",
  saving: "Saving",
  cancel: "Cancel",
  priceTitle: "Update Price",
  basePrice: "Base price",
  loadingCharge: "Loading charge",
  insuranceCharge: "Insurance charge",
  qualityCharge: "Quality charge",
  gstCharge: "GST charge",
  gstHint: (source: string) => `The rate follows from ${source} of the product.`,
  gstHintPlain: "The rate follows from the product.",
  tcsCharge: "TCS charge",
  tcsHint: "Leave it at 0: TCS on the sale of goods ended on 1 April 2025.",
  priceOutcome: (gross: string, net: string) =>
    `Per MT with GST ${gross}, before GST ${net}. Size, quality and packaging are extra.`,
  variationTitle: "Update Variation",
  selected: "Selected",
  notSelected: "Not Selected",
  requirement: "Requirement",
  gaugeDifference: "Gauge difference",
  gaugeDifferenceOf: (requirement: string) => `Gauge difference of ${requirement}`,
  notApplicable: "Not Applicable",
  variationNegative: "The selected price can not be negative",
  chosen: (chosen: number, count: number) => `${chosen} of ${count} selected`,
  selectAll: "Select all",
  selectNone: "Select none",
  stockTitle: "Update Stock",
  stock: "Stock",
  stockOf: (requirement: string) => `Stock of ${requirement}`,
  stockNow: (now: string, before: string) => `Changed in the meantime: it is now ${now}, it was ${before}.`,
  stockUnset: "nothing",
  stockBlank: "The selected stock can not be blank",
  selectSizesFirst: "No size is selected. Choose your sizes under Variation first.",
  empty: "No Data Found....",
} as const;

/** A price far from the listed one. */
export const farPrice = {
  below: (percent: string) => `This is ${percent}% below your listed price.`,
  above: (percent: string) => `This is ${percent}% above your listed price.`,
  unlisted: "You have no listed price to compare it with.",
  correct: "Correct the price",
  meant: (price: string) => `Digits seem to be missing, or too many. Did you mean ${price} per MT?`,
  takeMeant: (price: string) => `Use ${price}`,
  keep: (price: string) => `Keep ${price}`,
  again: "The price again",
  againHint: (price: string) => `Type ${price} once more if you mean it.`,
  notSame: (price: string) => `This is not ${price}.`,
  offer: {
    title: (price: string) => `Offer ${price} per MT?`,
    confirm: (price: string) => `Offer ${price}`,
    busy: "Sending",
    result: "If it is correct, it binds you like every offer, and we check it before it can be chosen.",
  },
  listed: {
    title: (price: string) => `List at ${price} per MT?`,
    confirm: (price: string) => `List at ${price}`,
    busy: "Saving",
    result: "If it is correct, buyers see it at once.",
  },
  manyTitle: (count: number) => (count === 1 ? "Change a price by this much?" : `Change ${count} prices by this much?`),
  many: (count: number) =>
    count === 1
      ? "1 price is far from the one you list now. Please check that no digit is missing."
      : `${count} prices are far from the ones you list now. Please check that no digit is missing.`,
  manyCorrect: "Look again",
} as const;

export const addProduct = {
  title: "Add Product",
  intro: "Each choice loads the next. The product is a draft until it has a price and a size.",
  category: "Category",
  product: "Product",
  brand: "Brand",
  state: "State",
  city: "City",
  chooseCategory: "Choose a category",
  chooseProduct: "Choose a product",
  chooseBrand: "Choose a brand",
  chooseState: "Choose a state",
  chooseCity: "Choose a city",
  loading: "Loading",
  first: { product: "Category first", brand: "Product first", state: "Brand first", city: "State first" },
  none: {
    category: "There is no category yet.",
    product: "This category has no product yet.",
    brand: "No brand makes this product yet.",
    state: "There is no state to sell from.",
    city: "You already sell this product of this brand in every city of this state.",
  },
  failed: "The list did not load.",
  tryAgain: "Try again",
  submit: "Submit",
  sending: "Adding",
  cancel: "Cancel",
} as const;

export const productDetail = {
  share: "Share",
  title: "Product Details",
  basePrice: "Base price",
  loadingCharge: "Loading charge",
  category: "Category",
  subCategory: "Sub category",
  brand: "Brand",
  unit: "Unit",
  city: "City",
  description: "Description",
  packaging: "Packaging",
  packagingName: "Packaging",
  packagingPrice: "Price per MT",
  loadingAddress: "Loading address",
  noPackaging: "No packaging to choose from.",
  noAddress: "No loading address yet.",
  addressLacks: "Transporters do not know where to load this product: it needs a loading address with a pincode.",
  addAddress: "Add loading address",
  changeAddress: "Change loading address",
  noDescription: "No description yet.",
  market: "On the market",
  marketText: "A paused product keeps its prices, sizes and stock; buyers do not see it.",
  pause: "Pause product",
  resume: "Resume product",
  delete: "Delete product",
  cancel: "Cancel",
  update: "Update",
  draft: "Buyers do not see this product yet: it needs a base price and at least one size.",
  waiting: "The desk reviews this product before buyers see it.",
  rejected: (reason: string) =>
    `The desk did not accept this product${reason ? `: ${reason}` : ""}. Change its price or sizes, and the desk will review it again.`,
  paused: (reason: string) =>
    reason === ""
      ? "You paused this product. Buyers do not see it; its prices, sizes and stock are kept. Resume it below."
      : `The desk took this product off the market: ${reason}. Please contact our desk to offer it again.`,
  stale: (day: string) => `Price from ${day}. Buyers see it marked as old, and it brings you no new enquiries.`,
  stillValid: "Price is still valid",
} as const;

export const becomeSupplier = {
  title: "Become Supplier",
  intro: "Sell to buyers all over India: they ask, you name your price, you are paid for the weight loaded.",
  pointsTitle: "How selling works",
  points: [
    ["Your price", "You answer enquiries with a basic price. Other sellers never see your name."],
    ["Your stock", "You say which sizes you make, their price differences, and how much is in your yard."],
    ["Your money", "You see what you will receive before you offer, commission and GST included."],
  ],
  name: "Name",
  company: "Company name",
  email: "E-mail",
  types: "Seller type",
  pan: "PAN",
  gst: "GST number",
  address: "Address",
  submit: "Submit",
  sending: "Sending",
  typesFailed: "The seller types did not load. You can add them in your profile later.",
  prefillFailed: "Your profile did not load, so the form is not filled in.",
} as const;
