import { BookmarkBody, BookmarkListAnswer } from "@mandi/shared/contract/bookmark";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { Refusal } from "../../platform/errors";
import { defineRoute, type Route } from "../../platform/routes/route";
import { presentOffers } from "../listings/offer.presenter";
import { listBookmarkedOffers } from "../listings/offer.store";
import { addBookmark, isOffered, removeBookmark } from "./bookmark.store";

export const bookmarkRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/bookmark",
    summary: "The caller's watch list",
    access: "signed-in",
    rate: "read",
    idempotency: "none",
    answer: BookmarkListAnswer,
    handle: async ({ db, actor }) => ({ data: await presentOffers(db, await listBookmarkedOffers(db, actor.id)) }),
  }),
  defineRoute({
    method: "POST",
    path: "/bookmark",
    summary: "Put an offer on the watch list, or take it off",
    access: "signed-in",
    rate: "write",
    idempotency: "optional",
    body: BookmarkBody,
    answer: MessageAnswer,
    async handle({ db, actor, body, clock }) {
      const listingId = body.seller_commodity_product_id;
      // Taking off works also for an offer that is gone by now.
      if (await removeBookmark(db, actor.id, listingId)) return { message: "Removed from your watch list." };
      if (!(await isOffered(db, listingId, body.commodity_product_id))) throw new Refusal("not_found");
      await addBookmark(db, actor.id, listingId, clock.now());
      return { message: "Added to your watch list." };
    },
  }),
];
