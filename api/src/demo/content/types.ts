/** One measure of a size: what the size chart prints in a column. */
export interface Measure {
  readonly name: "Order size" | "Weight" | "Thickness" | "Gauge";
  readonly value: string;
  readonly unit: string;
}

export interface Size {
  readonly measures: readonly [Measure, ...Measure[]];
  /** Difference to the base price, rupees per MT. */
  readonly difference: number;
}

export interface Option {
  readonly name: string;
  /** Rupees per MT. */
  readonly price: number;
}

/** What a price follows: the day's ingot price to the given share, or its own slow steps. */
export type PriceKind = "steel" | "mineral";

export interface Product {
  readonly key: string;
  readonly name: string;
  readonly category: string;
  readonly subCategory: string;
  readonly hsn: string;
  readonly gstPercent: 5 | 18;
  readonly minOrderTonnes: number;
  readonly standard: string;
  readonly descriptionHtml: string;
  readonly deliveryHtml: string;
  readonly termsHtml: string;
  /** File names below `/media/products/`, without ending; the first is the thumbnail. */
  readonly pictures: readonly [string, ...string[]];
  readonly qualities: readonly [Option, ...Option[]];
  readonly packagings: readonly [Option, ...Option[]];
  readonly sizes: readonly [Size, ...Size[]];
  readonly defaultSize: number;
  /** Ex-factory base price around Raipur, rupees per MT. */
  readonly typicalPrice: number;
  readonly priceKind: PriceKind;
  readonly brands: readonly string[];
}

/** What the products of one file have in common. */
export type ProductGroup = Pick<Product, "deliveryHtml" | "termsHtml" | "priceKind">;

export interface Category {
  readonly key: string;
  readonly name: string;
  readonly subCategories: readonly string[];
}

export interface Brand {
  readonly key: string;
  readonly name: string;
  /** Added to a product's typical price, rupees per MT. */
  readonly premium: number;
}

export interface City {
  readonly name: string;
  readonly state: string;
  /** First two digits of a GSTIN of this state. */
  readonly stateCode: string;
  /** What steel costs here above Raipur, rupees per MT. */
  readonly premium: number;
  readonly area: string;
  readonly pincode: string;
}

export interface Company {
  readonly name: string;
  readonly pan: string;
  readonly city: string;
  readonly addressLineOne: string;
  readonly addressLineTwo: string;
  readonly pincode: string;
}

export interface Person {
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  readonly company: Company;
}

export interface Seller extends Person {
  readonly key: string;
  readonly sellerType: string;
}

export interface Transporter extends Person {
  readonly key: string;
  readonly alternatePhone: string;
  readonly aadhaar: string;
  readonly products: readonly string[];
  readonly vehicles: readonly string[];
  readonly belts: readonly Belt[];
}

export interface Belt {
  readonly loadingAddress: string;
  readonly unloading: readonly {
    readonly state: string;
    readonly city: string;
    readonly minPrice: number;
    readonly maxPrice: number;
  }[];
}

export interface Listing {
  readonly seller: string;
  readonly product: string;
  readonly brand: string;
  readonly city: string;
  /** This seller's own difference to the usual price, rupees per MT. */
  readonly nudge: number;
  readonly stockTonnes: number;
}
