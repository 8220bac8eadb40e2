import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

interface PageModule {
  readonly default: ComponentType;
}

const page = (load: () => Promise<PageModule>) => async () => ({ Component: (await load()).default });

/** What the shell loads of this area: one lazily loaded page per route of area.config.ts. */
export const routes: RouteObject[] = [
  {
    path: "/transporter-products",
    lazy: page(() => import(/* webpackChunkName: "workspace" */ "./workspace/workspace.page")),
  },
  {
    path: "/transporter-product-enquiry-detail/:id",
    lazy: page(() => import(/* webpackChunkName: "enquiry-detail" */ "./enquiry/enquiry-detail.page")),
  },
  {
    path: "/transporter-bills",
    lazy: page(() => import(/* webpackChunkName: "transporter-bills" */ "./bills/bills.page")),
  },
  {
    path: "/become-transporter",
    lazy: page(() => import(/* webpackChunkName: "become-transporter" */ "./become/become-transporter.page")),
  },
];
