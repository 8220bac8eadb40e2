import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

interface PageModule {
  readonly default: ComponentType;
}

const page = (load: () => Promise<PageModule>) => async () => ({ Component: (await load()).default });

/** What the shell loads of this area: one lazily loaded page per route of area.config.ts. */
export const routes: RouteObject[] = [
  {
    path: "/commodity-products",
    lazy: page(() => import(/* webpackChunkName: "own-products" */ "./products/own-products.page")),
  },
  {
    path: "/seller-quotation-detail/:id",
    lazy: page(() => import(/* webpackChunkName: "seller-quotation" */ "./quotation/seller-quotation.page")),
  },
  {
    path: "/seller-order-detail/:id",
    lazy: page(() => import(/* webpackChunkName: "seller-order" */ "./order/seller-order.page")),
  },
  {
    path: "/seller-order-ledger/:id",
    lazy: page(() => import(/* webpackChunkName: "seller-order-ledger" */ "./order/seller-order-ledger.page")),
  },
  {
    path: "/seller-order-paper/:id",
    lazy: page(() => import(/* webpackChunkName: "seller-order-paper" */ "./order/seller-order-paper.page")),
  },
  {
    path: "/become-supplier",
    lazy: page(() => import(/* webpackChunkName: "become-supplier" */ "./supplier/become-supplier.page")),
  },
];
