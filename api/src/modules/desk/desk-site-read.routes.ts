import { deskReads } from "@mandi/shared/contract/desk/reads";
import { InboxParams } from "@mandi/shared/contract/desk/site";
import { defineRoute, type Route } from "../../platform/routes/route";
import { listArticles, readDeskArticle } from "../news/news-desk.service";
import { listBannersForDesk, listFaqForDesk } from "../site/site-entry.service";
import { listSparePictures } from "../site/site-picture.service";
import { listVersions } from "../site/site-version.service";
import { listTemplates, listTexts, listUnsent } from "./reads/books-desk.service";
import { readInbox, readInboxItem } from "./reads/inbox-desk.service";
import { listSettings } from "./reads/setting-desk.service";

const read = { method: "GET", access: ["staff"], rate: "read", idempotency: "none" } as const;

/** The desk's reads of the site, its messages and its settings: staff only. */
export const deskSiteReadRoutes: readonly Route[] = [
  defineRoute({ ...read, ...deskReads["inbox"], handle: ({ db, query }) => readInbox(db, query.page) }),
  defineRoute({
    ...read,
    ...deskReads["inbox show"],
    params: InboxParams,
    handle: ({ db, params }) => readInboxItem(db, params.id),
  }),
  defineRoute({
    ...read,
    ...deskReads["news list"],
    handle: ({ db, query }) => listArticles(db, query.page),
  }),
  defineRoute({
    ...read,
    ...deskReads["news show"],
    handle: async ({ db, query }) => ({ data: await readDeskArticle(db, query.slug) }),
  }),
  defineRoute({ ...read, ...deskReads["faq list"], handle: ({ db }) => listFaqForDesk(db) }),
  defineRoute({ ...read, ...deskReads["banner list"], handle: ({ db }) => listBannersForDesk(db) }),
  defineRoute({
    ...read,
    ...deskReads["banner pictures"],
    handle: ({ db, query }) => listSparePictures(db, query.page),
  }),
  defineRoute({ ...read, ...deskReads["site-version list"], handle: ({ db, query }) => listVersions(db, query) }),
  defineRoute({ ...read, ...deskReads["setting list"], handle: ({ db }) => listSettings(db) }),
  defineRoute({ ...read, ...deskReads["text list"], handle: ({ db }) => listTexts(db) }),
  defineRoute({ ...read, ...deskReads["template list"], handle: ({ db }) => listTemplates(db) }),
  defineRoute({ ...read, ...deskReads["outbox"], handle: ({ db, query }) => listUnsent(db, query.page) }),
];
