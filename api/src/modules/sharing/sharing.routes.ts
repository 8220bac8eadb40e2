import { PageHeadAnswer, PageHeadQuery, SiteMapAnswer } from "@mandi/shared/contract/page-head";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readPageHead } from "./page-head.service";
import { readSiteMap } from "./site-map.service";

export const sharingRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/page-head",
    summary: "Metadata of a public page for search engines and shared links",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 60,
    query: PageHeadQuery,
    answer: PageHeadAnswer,
    handle: async ({ db, query, clock }) => ({
      data: await readPageHead(db, query.path, query.origin, clock.now()),
    }),
  }),
  defineRoute({
    method: "GET",
    path: "/site-map",
    summary: "Addresses of all public pages",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 300,
    answer: SiteMapAnswer,
    handle: ({ db, clock }) => readSiteMap(db, clock.now()),
  }),
];
