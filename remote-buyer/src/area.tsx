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
  { path: "/watchlist", lazy: page(() => import(/* webpackChunkName: "watchlist" */ "./watchlist/watchlist.page")) },
  { path: "/address", lazy: page(() => import(/* webpackChunkName: "address" */ "./address/address.page")) },
  { path: "/profile", lazy: page(() => import(/* webpackChunkName: "profile" */ "./profile/profile.page")) },
];
