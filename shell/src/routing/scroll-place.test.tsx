import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, ScrollRestoration } from "react-router-dom";
import { scrollPlace } from "./scroll-place";

/** Loads an address in the tab, as if it had been typed. */
function load(address: string) {
  const routes = [{ path: "*", element: <ScrollRestoration getKey={scrollPlace} /> }];
  return render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

function scrollTo(height: number): void {
  Object.defineProperty(window, "scrollY", { configurable: true, value: height });
}

afterEach(() => {
  scrollTo(0);
  sessionStorage.clear();
  jest.restoreAllMocks();
});

it("opens another address at the top, and the same one where it was left", () => {
  const moved = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const list = load("/commodity-products?page=2");
  scrollTo(3931);
  act(() => void window.dispatchEvent(new Event("pagehide")));
  list.unmount();
  load("/faq").unmount();
  expect(moved).not.toHaveBeenCalledWith(0, 3931);
  load("/commodity-products?page=2");
  expect(moved).toHaveBeenLastCalledWith(0, 3931);
});
