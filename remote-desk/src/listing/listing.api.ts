import { DeskListingAnswer } from "@mandi/shared/contract/desk/catalogue";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

export type Listing = DeskListingAnswer["data"];

/** A seller's product, and what its seller has changed since the desk last approved it. */
export const listingQuery = defineQuery(
  (signal, id: string) => http.get(`/desk/listing/${id}`, DeskListingAnswer, { signal }),
  { isKept: true },
);
