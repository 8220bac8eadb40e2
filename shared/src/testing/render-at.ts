import { act, render } from "@testing-library/react";
import { createElement } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";

/** A page in its own browser tab. */
export interface RenderedPage {
  /** The tab's current address, `/news-list?page=2`. */
  readonly address: () => string;
  /** The state of the last navigation. */
  readonly state: () => unknown;
  /** Navigates, like a link of the shell. */
  readonly go: (address: string, state?: unknown) => Promise<void>;
  /** The button of the browser. */
  readonly back: () => Promise<void>;
}

/**
 * Opens an address of an area in its own router. An address that the area does not have shows a heading with that
 * address, so that a test can follow a link out of the area.
 */
export async function renderAt(
  routes: readonly RouteObject[],
  address: string,
  state?: unknown,
): Promise<RenderedPage> {
  const elsewhere: RouteObject = { path: "*", Component: Elsewhere };
  const { pathname, search, hash } = new URL(address, "https://localhost");
  const router = createMemoryRouter([...routes, elsewhere].map(withoutFallback), {
    initialEntries: [{ pathname, search, hash, state }],
  });
  render(createElement(RouterProvider, { router }));
  // The page's code is a separate chunk: the first paint is the one that includes it.
  await act(async () => {
    await new Promise<void>((resolve) => {
      if (router.state.initialized) resolve();
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
      if (router.state.initialized) stop();
    });
  });
  const location = () => router.state.location;
  return {
    address: () => location().pathname + location().search,
    state: () => location().state,
    go: (to, withState) => act(() => router.navigate(to, { state: withState })),
    back: () => act(() => router.navigate(-1)),
  };
}

function Elsewhere() {
  return createElement("h1", null, "Another page");
}

function Nothing() {
  return null;
}

/** Without it the router warns that it has nothing to show while the first page's code loads. */
function withoutFallback(route: RouteObject): RouteObject {
  return { ...route, HydrateFallback: Nothing };
}
