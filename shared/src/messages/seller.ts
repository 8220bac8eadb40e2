/**
 * Words of the seller area. Texts of the specification stay exactly as given, misspellings included (H-33); the other
 * wordings are ours (H-62).
 */
export const page = {
  home: "Home",
  nothingHere: "No Data Found",
  nothingHereText: "It may have been moved, or it belongs to another account.",
  serverTrouble: "The server could not answer. Please try again in a moment.",
  missing: "---",
} as const;

export const pages = {
  "seller-quotation": "Seller Quotation Details",
  "seller-order": "Seller Order Details",
  "seller-order-ledger": "Seller Order Ledger",
  "become-supplier": "Become Supplier",
} as const;

export const products = {
  title: "My Products",
  addNew: "Add New",
  details: "Product Details",
  more: (name: string) => `Change ${name}`,
  price: "Price",
  variation: "Variation",
  stock: "Stock",
  basePrice: "Base price",
  loadingCharge: "Loading charge",
  perTonne: "/MT",
  exCity: (city: string) => `Ex-${city}`,
  count: (count: number) => (count === 1 ? "1 product" : `${count} products`),
  found: (found: number, count: number) => `${found} of ${count} products`,
  search: "Search my products",
  status: "Status",
  anyStatus: "All statuses",
  sort: "Order",
  sortName: "By name",
  sortCheapest: "Lowest price first",
  sortDearest: "Highest price first",
  noPrice: "No price yet",
  emptyTitle: "No products yet",
  emptyText: "Add what you sell. Once it has a price and a size, buyers can ask you for quotes.",
  nothingFound: "No product fits",
  nothingFoundText: "No product of yours fits the search.",
  showAll: "Show all",
  select: (name: string) => `Select ${name}`,
} as const;
