import { Array as ArrayOf, Null, Object as ObjectOf, type Static, String as StringOf, Union } from "typebox";
import { Day, Rupees } from "./wire";

/** The prices of goods and ingots on one day, per MT before GST; null where no price is known. */
export const HistoryDay = ObjectOf({ day: Day, base: Union([Rupees, Null()]), ingot: Union([Rupees, Null()]) });
export type HistoryDay = Static<typeof HistoryDay>;

/**
 * The 30 days up to the close of offers, oldest first: `base` is the lowest listed base price among the sellers who were asked,
 * `ingot` the close at `ingot_location`.
 */
export const PriceHistory = ObjectOf({ days: ArrayOf(HistoryDay), ingot_location: Union([StringOf(), Null()]) });
export type PriceHistory = Static<typeof PriceHistory>;

/** `GET /product-enquiry/{id}/price-history`. */
export const PriceHistoryAnswer = ObjectOf({ data: PriceHistory });
export type PriceHistoryAnswer = Static<typeof PriceHistoryAnswer>;
