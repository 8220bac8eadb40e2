import type { AreaRoute } from "@mandi/shared/contract/release/area-manifest";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { roleOf, sessionStore } from "@mandi/shared/session";
import { createBrowserRouter, type LoaderFunctionArgs, Outlet, type RouteObject, redirect } from "react-router-dom";
import { AreaPage } from "../areas/area-page";
import { enterPage } from "../areas/entering";
import { BareFrame, Frame } from "../frame/frame";
import { RailFrame } from "../frame/rail-frame";
import { NotFoundPage } from "../pages/not-found.page";
import { UnexpectedError } from "../pages/unexpected-error";
import { prefetchFirstData } from "./first-data";
import { keepPlaces } from "./kept-places";
import { moveToNewSet } from "./new-set";
import { markOwnEntry } from "./own-entry";
import { Root } from "./root";
import { type PlacedRoute, placedRoutes, refusalOf } from "./route-access";

/** The whole route tree, from the release document alone: no area has to be loaded for it. */
export function createRouter(release: ReleaseDocument) {
  const routes = placedRoutes(release);
  const inFrame = (frame: AreaRoute["frame"]) => routes.filter(({ route }) => route.frame === frame).map(toRouteObject);
  markOwnEntry();
  const router = createBrowserRouter([
    {
      element: <Root />,
      errorElement: <UnexpectedError />,
      hydrateFallbackElement: <></>,
      children: [
        { element: framedOutlet, children: [...inFrame("full"), { path: "*", element: <NotFoundPage /> }] },
        { element: railOutlet, children: inFrame("rail") },
        { element: bareOutlet, children: inFrame("bare") },
      ],
    },
  ]);
  keepPlaces(router);
  return router;
}

const framedOutlet = (
  <Frame>
    <Outlet />
  </Frame>
);

const railOutlet = (
  <RailFrame>
    <Outlet />
  </RailFrame>
);

const bareOutlet = (
  <BareFrame>
    <Outlet />
  </BareFrame>
);

export type Router = ReturnType<typeof createRouter>;

function toRouteObject({ area, route }: PlacedRoute): RouteObject {
  return {
    path: route.path,
    element: <AreaPage key={`${area} ${route.path}`} area={area} path={route.path} roles={route.roles} />,
    handle: { area, title: route.title },
    loader: async ({ request }: LoaderFunctionArgs) => {
      const { pathname, search } = new URL(request.url);
      const refused = () => {
        const address = refusalOf(route, roleOf(sessionStore.getState()), pathname + search);
        return address === null ? null : redirect(address);
      };
      const before = refused();
      if (before !== null) return before; // Checked before any code of the area loads: a wrong role downloads nothing.
      prefetchFirstData(route, pathname);
      await Promise.all([moveToNewSet(area, pathname + search), enterPage(area, route.path)]);
      return refused(); // Fetching the first data may have ended the session.
    },
    // Filters, tabs and page numbers are in the query; only another path is another page.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}
