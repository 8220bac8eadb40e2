import * as store from "./desk-listing.store";

/** A listing, locked until the transaction ends; undefined when there is none. */
export const lockListing = store.selectListingForUpdate;

/** Moves a listing; the note is for its seller. */
export const changeListingStatus = store.updateListingStatus;

/** A listing as a sentence to its seller names it. */
export const readListingNames = store.selectListingNames;
