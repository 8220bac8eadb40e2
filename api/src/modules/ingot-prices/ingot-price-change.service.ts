import * as store from "./ingot-price-change.store";

/** The place with this name; undefined when there is none. */
export const findIngotLocation = store.selectIngotLocation;

/** Writes the prices of a day. */
export const saveIngotDay = store.upsertIngotDay;

/** Writes a price of this moment; the day's high, low and close follow it. */
export const addIngotPoint = store.insertIngotPoint;
