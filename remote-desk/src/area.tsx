import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

interface PageModule {
  readonly default: ComponentType;
}

const page = (load: () => Promise<PageModule>) => async () => ({ Component: (await load()).default });

/** What the shell loads of this area: one lazily loaded page per route of area.config.ts. */
export const routes: RouteObject[] = [
  { path: "/desk", lazy: page(() => import(/* webpackChunkName: "queue" */ "./queue/queue.page")) },
  { path: "/desk/payment/:id", lazy: page(() => import(/* webpackChunkName: "payment" */ "./payment/payment.page")) },
  {
    path: "/desk/approval/:id",
    lazy: page(() => import(/* webpackChunkName: "approval" */ "./approval/approval.page")),
  },
  {
    path: "/desk/quotation/:id",
    lazy: page(() => import(/* webpackChunkName: "quotation" */ "./quotation/quotation.page")),
  },
  { path: "/desk/thread/:id", lazy: page(() => import(/* webpackChunkName: "thread-page" */ "./thread/thread.page")) },
  { path: "/desk/inbox/:number", lazy: page(() => import(/* webpackChunkName: "inbox" */ "./inbox/inbox.page")) },
  {
    path: "/desk/freight-bill/:id",
    lazy: page(() => import(/* webpackChunkName: "freight-bill" */ "./freight-bill/freight-bill.page")),
  },
  {
    path: "/desk/eway-bill/:id",
    lazy: page(() => import(/* webpackChunkName: "eway-bill" */ "./eway-bill/eway-bill.page")),
  },
  { path: "/desk/paper/:id", lazy: page(() => import(/* webpackChunkName: "paper" */ "./paper/paper.page")) },
  { path: "/desk/order/:id", lazy: page(() => import(/* webpackChunkName: "order" */ "./order/order.page")) },
  { path: "/desk/listing/:id", lazy: page(() => import(/* webpackChunkName: "listing" */ "./listing/listing.page")) },
  { path: "/desk/credit/:id", lazy: page(() => import(/* webpackChunkName: "credit" */ "./credit/credit.page")) },
  { path: "/desk/list/:name", lazy: page(() => import(/* webpackChunkName: "lists" */ "./lists/lists.page")) },
  { path: "/desk/users", lazy: page(() => import(/* webpackChunkName: "users" */ "./user/users.page")) },
  { path: "/desk/user/:phone", lazy: page(() => import(/* webpackChunkName: "user" */ "./user/user.page")) },
  { path: "/desk/prices", lazy: page(() => import(/* webpackChunkName: "prices" */ "./prices/prices.page")) },
  { path: "/desk/bank", lazy: page(() => import(/* webpackChunkName: "bank" */ "./bank/bank.page")) },
  { path: "/desk/payouts", lazy: page(() => import(/* webpackChunkName: "payouts" */ "./payouts/payouts.page")) },
  { path: "/desk/payouts/:id", lazy: page(() => import(/* webpackChunkName: "batch" */ "./payouts/batch.page")) },
  { path: "/desk/news", lazy: page(() => import(/* webpackChunkName: "news" */ "./news/news.page")) },
  { path: "/desk/site", lazy: page(() => import(/* webpackChunkName: "site" */ "./site/site.page")) },
  { path: "/desk/settings", lazy: page(() => import(/* webpackChunkName: "settings" */ "./settings/settings.page")) },
  {
    path: "/desk/catalogue",
    lazy: page(() => import(/* webpackChunkName: "catalogue" */ "./catalogue/catalogue.page")),
  },
  {
    path: "/desk/catalogue/:id",
    lazy: page(() => import(/* webpackChunkName: "catalogue-product" */ "./catalogue/product/product.page")),
  },
  { path: "/desk/tax", lazy: page(() => import(/* webpackChunkName: "tax" */ "./tax/tax.page")) },
  { path: "/desk/books", lazy: page(() => import(/* webpackChunkName: "books" */ "./books/books.page")) },
  { path: "/desk/find", lazy: page(() => import(/* webpackChunkName: "find" */ "./find/find.page")) },
];
