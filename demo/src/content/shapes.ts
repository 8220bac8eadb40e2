import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Integer,
  Literal,
  Number as NumberOf,
  Object as ObjectOf,
  type Static,
  String as StringOf,
  Tuple,
  Union,
} from "typebox";

/** One measure of a size, as a column of the size chart: name, value, unit. */
const Measure = Tuple([
  Union([Literal("Order size"), Literal("Weight"), Literal("Thickness"), Literal("Gauge")]),
  StringOf(),
  StringOf(),
]);

/** A quality or a packaging; `price` is its difference to the base price, rupees per MT. */
const Option = ObjectOf({ name: StringOf(), price: NumberOf() });

/** The common details of one trade's products; prices follow the day's ingot price, or slow steps of their own. */
export const ProductGroup = ObjectOf({
  priceKind: Union([Literal("steel"), Literal("mineral")]),
  delivery: ArrayOf(StringOf()),
  terms: ArrayOf(StringOf()),
});
export type ProductGroup = Static<typeof ProductGroup>;

export const WrittenProduct = ObjectOf({
  key: StringOf(),
  name: StringOf(),
  /** Key of its product group. */
  group: StringOf(),
  category: StringOf(),
  subCategory: StringOf(),
  hsn: StringOf(),
  gstPercent: Union([Literal(5), Literal(12), Literal(18)]),
  minOrderTonnes: NumberOf(),
  standard: StringOf(),
  description: ObjectOf({ paragraphs: ArrayOf(StringOf()), points: ArrayOf(StringOf()) }),
  /** File names below `/media/products/`, without extension; the first is the thumbnail. */
  pictures: ArrayOf(StringOf()),
  qualities: ArrayOf(Option),
  packagings: ArrayOf(Option),
  /** `difference` to the base price, rupees per MT. */
  sizes: ArrayOf(ObjectOf({ difference: NumberOf(), measures: ArrayOf(Measure) })),
  /** Index into `sizes`. */
  defaultSize: Integer(),
  /** Ex-factory base price around Raipur, rupees per MT. */
  typicalPrice: NumberOf(),
  brands: ArrayOf(StringOf()),
});
export type WrittenProduct = Static<typeof WrittenProduct>;

export const Category = ObjectOf({ key: StringOf(), name: StringOf(), subCategories: ArrayOf(StringOf()) });

/** The key is also the name of the drawn mark; `premium` is added to a product's typical price, rupees per MT. */
export const Brand = ObjectOf({ key: StringOf(), name: StringOf(), premium: NumberOf() });
export type Brand = Static<typeof Brand>;

export const City = ObjectOf({
  name: StringOf(),
  state: StringOf(),
  /** First two digits of a GSTIN of this state. */
  stateCode: StringOf(),
  /** The price of steel here above that of Raipur, rupees per MT. */
  premium: NumberOf(),
  area: StringOf(),
  pincode: StringOf(),
});
export type City = Static<typeof City>;

export const Company = ObjectOf({
  name: StringOf(),
  pan: StringOf(),
  city: StringOf(),
  addressLineOne: StringOf(),
  addressLineTwo: StringOf(),
  pincode: StringOf(),
});

export type Company = Static<typeof Company>;

const person = { phone: StringOf(), name: StringOf(), email: StringOf(), company: Company };
export const Person = ObjectOf(person);
export type Person = Static<typeof Person>;

export const Seller = ObjectOf({ ...person, key: StringOf(), sellerType: StringOf() });
export type Seller = Static<typeof Seller>;

const Belt = ObjectOf({
  loadingAddress: StringOf(),
  unloading: ArrayOf(ObjectOf({ state: StringOf(), city: StringOf(), minPrice: NumberOf(), maxPrice: NumberOf() })),
});

export const Transporter = ObjectOf({
  ...person,
  key: StringOf(),
  alternatePhone: StringOf(),
  aadhaar: StringOf(),
  products: ArrayOf(StringOf()),
  vehicles: ArrayOf(StringOf()),
  belts: ArrayOf(Belt),
});
export type Transporter = Static<typeof Transporter>;

export const VehicleType = ObjectOf({
  /** File name below `/media/vehicles/`, without extension. */
  picture: StringOf(),
  name: StringOf(),
  type: StringOf(),
  capacityTonnes: NumberOf(),
});

export const Listing = ObjectOf({
  seller: StringOf(),
  product: StringOf(),
  brand: StringOf(),
  city: StringOf(),
  /** This seller's own difference to the usual price, rupees per MT. */
  nudge: NumberOf(),
  stockTonnes: NumberOf(),
});
export type Listing = Static<typeof Listing>;

const Account = ObjectOf({ phone: StringOf(), name: StringOf(), email: StringOf(), companyName: StringOf() });

/** The people who log in, and the addresses that the first buyer has saved. */
export const Buyers = ObjectOf({
  agrawal: Person,
  newcomer: Account,
  deskPerson: Account,
  deskColleague: Account,
  agrawalAddresses: ArrayOf(
    ObjectOf({
      companyName: StringOf(),
      phone: StringOf(),
      /** "own" is the company's own GSTIN in the state of the address. */
      gstin: StringOf(),
      lineOne: StringOf(),
      lineTwo: StringOf(),
      pincode: StringOf(),
      city: StringOf(),
      state: StringOf(),
    }),
  ),
  topUpsOfAgrawal: ArrayOf(ObjectOf({ rupees: NumberOf(), daysAgo: Integer(), utr: StringOf() })),
  creditOfAgrawal: ObjectOf({ limitRupees: NumberOf(), askedDaysAgo: Integer(), reason: StringOf() }),
});

/** The desk's inbox; the oldest messages have been answered. */
export const Inbox = ObjectOf({
  enquiries: ArrayOf(
    ObjectOf({
      name: StringOf(),
      company: StringOf(),
      phone: StringOf(),
      email: StringOf(),
      location: StringOf(),
      brand: StringOf(),
      requirement: StringOf(),
      message: StringOf(),
      hoursAgo: NumberOf(),
      isHandled: BooleanOf(),
    }),
  ),
  messages: ArrayOf(
    ObjectOf({
      name: StringOf(),
      phone: StringOf(),
      email: StringOf(),
      message: StringOf(),
      hoursAgo: NumberOf(),
      isHandled: BooleanOf(),
    }),
  ),
});

export const Question = ObjectOf({ title: StringOf(), descriptionHtml: StringOf() });

export const Testimonial = ObjectOf({
  name: StringOf(),
  designation: StringOf(),
  message: StringOf(),
  /** File name below `/media/people/`, without extension. */
  portrait: StringOf(),
});
