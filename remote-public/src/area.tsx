import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

interface PageModule {
  readonly default: ComponentType;
}

const page = (load: () => Promise<PageModule>) => async () => ({ Component: (await load()).default });

const policyPage = page(() => import(/* webpackChunkName: "policy" */ "./content/policy.page"));

/** What the shell loads of this area: one lazily loaded page per route of area.config.ts. */
export const routes: RouteObject[] = [
  { path: "/", lazy: page(() => import(/* webpackChunkName: "home" */ "./home/home.page")) },
  { path: "/login", lazy: page(() => import(/* webpackChunkName: "login" */ "./login/login.page")) },
  {
    path: "/product-list/:id",
    lazy: page(() => import(/* webpackChunkName: "product-list" */ "./products/product-list.page")),
  },
  { path: "/s/:token", lazy: page(() => import(/* webpackChunkName: "shared-sheet" */ "./sheet/shared-sheet.page")) },
  { path: "/news-list", lazy: page(() => import(/* webpackChunkName: "news-list" */ "./news/news-list.page")) },
  {
    path: "/news-detail/:slug",
    lazy: page(() => import(/* webpackChunkName: "news-detail" */ "./news/news-detail.page")),
  },
  {
    path: "/historical-data",
    lazy: page(() => import(/* webpackChunkName: "historical-data" */ "./history/historical-data.page")),
  },
  { path: "/enquiry", lazy: page(() => import(/* webpackChunkName: "enquiry" */ "./enquiry/enquiry.page")) },
  { path: "/contact-us", lazy: page(() => import(/* webpackChunkName: "contact-us" */ "./contact/contact-us.page")) },
  { path: "/faq", lazy: page(() => import(/* webpackChunkName: "faq" */ "./content/faq.page")) },
  { path: "/about-us", lazy: page(() => import(/* webpackChunkName: "about-us" */ "./content/about-us.page")) },
  { path: "/privacy-policy", lazy: policyPage },
  { path: "/terms-and-conditions", lazy: policyPage },
  { path: "/return-policy", lazy: policyPage },
  { path: "/logistics", lazy: policyPage },
  { path: "/payment-methods", lazy: policyPage },
];
