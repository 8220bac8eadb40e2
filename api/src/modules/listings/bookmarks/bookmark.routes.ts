import { BookmarkAnswer, BookmarkBody, BookmarkListAnswer, BookmarkListQuery } from "@mandi/shared/contract/bookmark";
import { defineRoute, type Route } from "../../../platform/routes/route";
import { readBookmarkedOffers } from "../offered-listing.service";
import { changeBookmark } from "./bookmark.service";

export const bookmarkRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/bookmark",
    summary: "The caller's watch list",
    access: "signed-in",
    rate: "read",
    idempotency: "none",
    query: BookmarkListQuery,
    answer: BookmarkListAnswer,
    handle: ({ db, actor, query, clock }) => readBookmarkedOffers(db, actor.id, query, clock.now()),
  }),
  defineRoute({
    method: "POST",
    path: "/bookmark",
    summary: "Put an offer on the watch list, or take it off",
    access: "signed-in",
    rate: "write",
    idempotency: "optional",
    body: BookmarkBody,
    answer: BookmarkAnswer,
    async handle({ db, actor, body, clock }) {
      const isSet = await changeBookmark(db, actor.id, body, clock.now());
      const message = isSet ? "Added to your watch list." : "Removed from your watch list.";
      return { message, is_bookmarked: isSet };
    },
  }),
];
