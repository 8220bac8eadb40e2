import type { RouteObject } from "react-router-dom";

const page = (load: () => Promise<{ default: React.ComponentType }>) => async () => ({
  Component: (await load()).default,
});

export const routes: RouteObject[] = [
  {
    path: "/transporter-products",
    lazy: page(() => import(/* webpackChunkName: "workspace" */ "./workspace/workspace.page")),
  },
  {
    path: "/transporter-product-enquiry-detail/:id",
    lazy: page(() => import(/* webpackChunkName: "enquiry-detail" */ "./workspace/workspace.page")),
  },
  {
    path: "/become-transporter",
    lazy: page(() => import(/* webpackChunkName: "become-transporter" */ "./workspace/workspace.page")),
  },
];
