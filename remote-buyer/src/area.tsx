import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

interface PageModule {
  readonly default: ComponentType;
}

const page = (load: () => Promise<PageModule>) => async () => ({ Component: (await load()).default });

/** What the shell loads of this area: one lazily loaded page per route of area.config.ts. */
export const routes: RouteObject[] = [
  {
    path: "/product-detail/:id",
    lazy: page(() => import(/* webpackChunkName: "product-detail" */ "./product/product-detail.page")),
  },
  { path: "/create-rfq", lazy: page(() => import(/* webpackChunkName: "create-rfq" */ "./rfq/create-rfq.page")) },
  {
    path: "/quotation-list",
    lazy: page(() => import(/* webpackChunkName: "quotation-list" */ "./quotations/quotation-list.page")),
  },
  {
    path: "/quotation-detail/:id",
    lazy: page(() => import(/* webpackChunkName: "quotation-detail" */ "./quotations/quotation-detail.page")),
  },
  { path: "/order-book", lazy: page(() => import(/* webpackChunkName: "order-book" */ "./orders/order-book.page")) },
  {
    path: "/order-details/:id",
    lazy: page(() => import(/* webpackChunkName: "order-details" */ "./orders/order-details.page")),
  },
  {
    path: "/order-ledger/:id",
    lazy: page(() => import(/* webpackChunkName: "order-ledger" */ "./orders/order-ledger.page")),
  },
  {
    path: "/order-paper/:id/:number",
    lazy: page(() => import(/* webpackChunkName: "order-paper" */ "./orders/order-paper.page")),
  },
  { path: "/papers", lazy: page(() => import(/* webpackChunkName: "papers" */ "./papers/papers.page")) },
  {
    path: "/paper/:id",
    lazy: page(() => import(/* webpackChunkName: "trade-paper" */ "./papers/trade-paper.page")),
  },
  {
    path: "/payment-advice/:id",
    lazy: page(() => import(/* webpackChunkName: "payment-advice" */ "./papers/payment-advice.page")),
  },
  {
    path: "/trade-sheet/:kind/:id",
    lazy: page(() => import(/* webpackChunkName: "trade-sheet" */ "./sheets/trade-sheet.page")),
  },
  { path: "/watchlist", lazy: page(() => import(/* webpackChunkName: "watchlist" */ "./watchlist/watchlist.page")) },
  { path: "/address", lazy: page(() => import(/* webpackChunkName: "address" */ "./address/address.page")) },
  { path: "/wallet", lazy: page(() => import(/* webpackChunkName: "wallet" */ "./wallet/wallet.page")) },
  {
    path: "/credit-request",
    lazy: page(() => import(/* webpackChunkName: "credit-request" */ "./credit/credit-request.page")),
  },
  {
    path: "/notifications",
    lazy: page(() => import(/* webpackChunkName: "notifications" */ "./notifications/notifications.page")),
  },
  { path: "/profile", lazy: page(() => import(/* webpackChunkName: "profile" */ "./profile/profile.page")) },
];
