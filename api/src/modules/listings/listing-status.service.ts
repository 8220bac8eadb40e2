import { counted } from "@mandi/shared/format/counted";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { countOpenWork } from "../../reads/open-work.read";
import { notYours } from "./seller-listing.service";
import { lockOwnListing, updateOwnStatus } from "./seller-listing.store";

/**
 * Takes a live product off the market. Prices, sizes and stock are kept; offers in open quotations stay valid and may be changed,
 * and there are no new enquiries.
 *
 * @throws Refusal 404, 409 not on the market
 */
export async function pauseListing(tx: Db, sellerId: number, id: number): Promise<void> {
  const listing = found(await lockOwnListing(tx, sellerId, id), notYours);
  if (listing.status !== "live") throw notPossible(`This product is ${listing.status}, so it cannot be paused.`);
  await updateOwnStatus(tx, id, "paused");
}

/** Offers a product again that its seller has paused. @throws Refusal 404, 409 not paused, or paused by the desk */
export async function resumeListing(tx: Db, sellerId: number, id: number): Promise<void> {
  const listing = found(await lockOwnListing(tx, sellerId, id), notYours);
  if (listing.status !== "paused") throw notPossible(`This product is ${listing.status}, so it cannot be resumed.`);
  if (listing.desk_note !== "") {
    throw notPossible("Our desk took this product off the market. Please contact us to offer it again.");
  }
  if (listing.ex_price_paise === 0) throw notPossible("This product has no price yet.");
  await updateOwnStatus(tx, id, "live");
}

/**
 * Takes a product out of the seller's list for good. What was ordered keeps its name and price; the same product can be added
 * again later. @throws Refusal 404, 409 while quotations or orders need it
 */
export async function removeListing(tx: Db, sellerId: number, id: number): Promise<void> {
  found(await lockOwnListing(tx, sellerId, id), notYours);
  const { quotations, orders } = await countOpenWork(tx, id);
  const open = [openText(quotations, "quotation"), openText(orders, "order")].filter((text) => text !== "");
  if (open.length > 0) {
    const message = `This product is in ${open.join(" and ")}. Pause it now and delete it when they are over.`;
    throw notPossible(message);
  }
  await updateOwnStatus(tx, id, "removed");
}

const openText = (count: number, noun: string): string => (count === 0 ? "" : counted(count, `open ${noun}`));

function notPossible(message: string): Refusal {
  return new Refusal("conflict", { message });
}
