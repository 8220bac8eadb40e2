import { DeskListingAnswer } from "@mandi/shared/contract/desk/catalogue";
import { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

export type Listing = DeskListingAnswer["data"];

/** A seller's product, and what its seller changed since the desk approved it last. */
export const listingQuery = defineQuery(
  (signal, id: string) => http.get(`/desk/listing/${id}`, DeskListingAnswer, { signal }),
  { isKept: true },
);

/** What the desk did about it, newest first. */
export const listingTrailQuery = defineQuery((signal, id: string) =>
  http.get("/desk/audit", DeskAuditAnswer, { signal, query: { subject: `listing:${id}` } }),
);
