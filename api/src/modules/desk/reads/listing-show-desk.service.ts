import type { DeskListingAnswer } from "@mandi/shared/contract/desk/catalogue";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { selectDeskListing } from "../../../reads/desk/listings.read";
import { readListingTerms } from "../../listings/approved-terms.open.store";
import type { ListingTerm } from "../../listings/listing.tables";
import { instant, rupees, tonnes } from "./desk-lists";

/** A seller's product with what its seller changed since the desk approved it last. @throws Refusal 404 */
export async function readListingForDesk(db: Db, id: number): Promise<DeskListingAnswer> {
  const [row, { now, approved }] = await Promise.all([selectDeskListing(db, id), readListingTerms(db, id)]);
  const { base, ex, created_at, ...listing } = found(row);
  return {
    data: {
      ...listing,
      base_price: rupees(base),
      ex_price: rupees(ex),
      created_at: created_at.toISOString(),
      approved_at: instant(approved?.at ?? null),
      terms: compare(now, approved?.terms ?? []),
    },
  };
}

/** Every term present or previous, in the present order; `before` is null where there was none. */
function compare(now: readonly ListingTerm[], before: readonly ListingTerm[]): DeskListingAnswer["data"]["terms"] {
  const wordsBefore = new Map(before.map((term) => [term.name, wordsOf(term)]));
  const wordsNow = new Map(now.map((term) => [term.name, wordsOf(term)]));
  return [...new Set([...wordsNow.keys(), ...wordsBefore.keys()])].map((name) => ({
    name,
    now: wordsNow.get(name) ?? null,
    before: wordsBefore.get(name) ?? null,
  }));
}

function wordsOf({ paise, kg, words }: ListingTerm): string {
  if (paise !== null) return formatRupees(rupees(paise), { decimals: "auto" });
  return kg === null ? (words ?? "not entered") : formatTonnes(tonnes(kg));
}
