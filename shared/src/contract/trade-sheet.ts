import {
  Array as ArrayOf,
  Enum,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { closed, pincodeField, textField } from "./field";
import { Id, Instant, MessageAnswer, Rupees, Tonnes } from "./wire";

/** What a sheet is made of: an offer of a listing, or the agreed price of a quotation. */
export const SheetKind = Enum(["offer", "quotation"]);
export type SheetKind = Static<typeof SheetKind>;

/** How many hours the link of an offer's sheet works; a quotation's works until its price expires. */
export const sheetHours = [6, 24, 72] as const;

/** A size with its price per MT, GST included, or with the requested quantity. */
const SheetSize = ObjectOf({
  size: StringOf(),
  price: Union([Rupees, Null()]),
  quantity: Union([Tonnes, Null()]),
});

/**
 * The content of a trade sheet as it was when the sheet was made. It names only its issuer: the seller on a sheet of
 * their own offer, else Mandi. `landed` is an estimate at a place, per MT, GST included; `agreed` is the price of a
 * quotation, freight and GST included.
 */
export const TradeSheet = ObjectOf({
  kind: SheetKind,
  product_id: Id,
  product: StringOf(),
  thumbnail: StringOf(),
  brand: StringOf(),
  quality: StringOf(),
  city: StringOf(),
  sizes: ArrayOf(SheetSize),
  free: Union([Tonnes, Null()]),
  min_quantity: Union([Tonnes, Null()]),
  gst: NumberOf(),
  landed: Union([ObjectOf({ place: StringOf(), size: StringOf(), price: Rupees, low: Rupees, high: Rupees }), Null()]),
  agreed: Union([ObjectOf({ place: StringOf(), quantity: Tonnes, per_mt: Rupees, amount: Rupees }), Null()]),
  issuer: ObjectOf({ name: StringOf(), gst_number: StringOf(), address: StringOf() }),
  made_at: Instant,
  valid_until: Instant,
});
export type TradeSheet = Static<typeof TradeSheet>;

/** `POST /trade-sheet` (additive). `id` is a listing's or a quotation's; `hours` counts for an offer only. */
export const TradeSheetBody = ObjectOf(
  {
    kind: SheetKind,
    id: Id,
    /** The place for which the landed price of an offer is estimated; without it the sheet has the ex price only. */
    pincode: Optional(pincodeField),
    hours: Optional(Enum([...sheetHours])),
    /** Of an offer: the size of its landed price and the grade of all its prices, as lists name them; else the usual ones. */
    size: Optional(textField(80)),
    /** Of that size, where its name lacks it: `6 mm`. Additive. */
    thickness: Optional(textField(80)),
    grade: Optional(textField(80)),
  },
  closed,
);
export type TradeSheetBody = Static<typeof TradeSheetBody>;

/** The caller's own sheet with the token of its link (`sharedSheetPath`). */
export const OwnTradeSheet = ObjectOf({ id: Id, token: StringOf(), sheet: TradeSheet });
export type OwnTradeSheet = Static<typeof OwnTradeSheet>;

export const MadeTradeSheetAnswer = ObjectOf({ ...MessageAnswer.properties, data: OwnTradeSheet });
export type MadeTradeSheetAnswer = Static<typeof MadeTradeSheetAnswer>;

/** `GET /trade-sheet` (additive): the caller's sheets whose links still work, newest first. */
export const TradeSheetListAnswer = ObjectOf({ data: ArrayOf(OwnTradeSheet) });
export type TradeSheetListAnswer = Static<typeof TradeSheetListAnswer>;

/** `DELETE /trade-sheet/{id}` (additive): ends the link. */
export const TradeSheetParams = ObjectOf({ id: Id }, closed);

/** `GET /shared-sheet/{token}` (additive), for whoever has the link. 404 once it has expired or was ended. */
export const SharedSheetParams = ObjectOf({ token: StringOf({ pattern: "^[\\w-]{1,64}$", maxLength: 64 }) }, closed);
export const SharedSheetAnswer = ObjectOf({ data: TradeSheet });
export type SharedSheetAnswer = Static<typeof SharedSheetAnswer>;
