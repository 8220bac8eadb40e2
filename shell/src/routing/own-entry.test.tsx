import { act, render } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { KeptPlace, keepPlaces } from "./kept-places";
import { markOwnEntry } from "./own-entry";

/** Opens the current entry of the tab's history, as a full load does. */
function load() {
  markOwnEntry();
  const router = createBrowserRouter([{ path: "*", element: <KeptPlace /> }]);
  keepPlaces(router);
  const page = render(<RouterProvider router={router} />);
  return {
    leaveAt: (height: number) => {
      scrollTo(height);
      act(() => void window.dispatchEvent(new Event("pagehide")));
      page.unmount();
      router.dispose();
      scrollTo(0);
    },
  };
}

/** A typed address is an entry without a state. */
function type(address: string) {
  history.pushState(null, "", address);
  return load();
}

async function back() {
  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  history.back();
  await moved;
  return load();
}

function scrollTo(height: number): void {
  Object.defineProperty(window, "scrollY", { configurable: true, value: height });
}

let moved: jest.SpyInstance;
beforeEach(() => {
  moved = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});
afterEach(() => {
  scrollTo(0);
  sessionStorage.clear();
  jest.restoreAllMocks();
});

it("opens a newly typed address at the top, though the same page was left further down", () => {
  type("/").leaveAt(1500);
  type("/faq").leaveAt(300);
  type("/");
  expect(moved.mock.calls).not.toContainEqual([0, 1500]);
  expect(moved.mock.calls).not.toContainEqual([0, 300]);
  expect(moved).toHaveBeenLastCalledWith(0, 0);
});

it("returns to where a page was left by Back and by a reload", async () => {
  type("/").leaveAt(1500);
  type("/faq").leaveAt(300);
  const home = await back();
  expect(moved).toHaveBeenLastCalledWith(0, 1500);
  home.leaveAt(900);
  load();
  expect(moved).toHaveBeenLastCalledWith(0, 900);
});
