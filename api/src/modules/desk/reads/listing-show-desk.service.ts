import type { DeskListingAnswer } from "@mandi/shared/contract/desk/catalogue";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { versionOf } from "../../../platform/read-version";
import { instant, rupees, tonnes } from "../../../platform/wire-figures";
import { selectDeskListing, selectSizesOfListing } from "../../../reads/desk/listings.read";
import { readListingTerms } from "../../listings/approved-terms.open.store";
import { type ComparedTerm, changedWithExPrice, compareTerms, sellersTerms } from "../../listings/changed-terms.policy";
import type { ListingTerm } from "../../listings/listing.tables";
import { sizeNamer } from "./size-of-term";

/**
 * A seller's product with what its seller changed since the desk approved it last, and since the desk took it off the market.
 * @throws Refusal 404
 */
export async function readListingForDesk(db: Db, id: number): Promise<DeskListingAnswer> {
  const [row, sizes, { now, approved, takenOff }] = await Promise.all([
    selectDeskListing(db, id),
    selectSizesOfListing(db, id),
    readListingTerms(db, id),
  ]);
  const nameOf = sizeNamer(sizes);
  const inWords = ({ name, now: newer, before }: ComparedTerm) => {
    return { name: nameOf(name), now: wordsOf(newer), before: wordsOf(before) };
  };
  const { base, ex, created_at, ...listing } = found(row);
  return {
    data: {
      ...listing,
      base_price: rupees(base),
      ex_price: rupees(ex),
      created_at: created_at.toISOString(),
      approved_at: instant(approved?.at ?? null),
      terms: compareTerms(now, approved?.terms ?? []).map(inWords),
      taken_off_at: instant(takenOff?.at ?? null),
      changed_off_market: takenOff ? changedWithExPrice(now, takenOff.terms).map(inWords) : [],
      terms_version: versionOf(sellersTerms(now)),
    },
  };
}

function wordsOf(term: ListingTerm | undefined): string | null {
  if (term === undefined) return null;
  const { paise, kg, words } = term;
  if (paise !== null) return formatRupees(rupees(paise), { decimals: "auto" });
  return kg === null ? (words ?? "not entered") : formatTonnes(tonnes(kg));
}
