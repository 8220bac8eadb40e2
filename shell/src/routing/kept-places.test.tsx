import { comeBackMark } from "@mandi/shared/browser/come-back";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { mainId } from "../frame/main-id";
import { RouteAnnouncer } from "../frame/route-announcer";
import { KeptPlace, keepPlaces } from "./kept-places";

let moved: jest.SpyInstance;

/** Opens a list that leads to an order, in a tab of its own. Returns what a person does in it. */
function open() {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <KeptPlace />
            <RouteAnnouncer />
            <main id={mainId}>
              <Outlet />
            </main>
          </>
        ),
        children: [
          { path: "/orders", element: <Orders /> },
          { path: "/orders/:id", element: <h1>Order</h1> },
        ],
      },
    ],
    { initialEntries: ["/orders"] },
  );
  keepPlaces(router);
  render(<RouterProvider router={router} />);
  return {
    go: (address: string) => act(() => router.navigate(address)),
    filter: (address: string) => act(() => router.navigate(address, { replace: true, preventScrollReset: true })),
    back: () => act(() => router.navigate(-1)),
  };
}

function Orders() {
  return (
    <>
      <h1>Orders</h1>
      <Link to="/orders/1">First order</Link>
      <Link to="/orders/2">Second order</Link>
    </>
  );
}

/** As far as a person has scrolled a page, and how high its content is. */
function standAt(top: number, height: number): void {
  Object.defineProperty(window, "scrollY", { configurable: true, value: top });
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(height);
}

const keptHeight = () => document.getElementById(mainId)?.style.getPropertyValue("--kept-height");
const isHeld = () => document.getElementById(mainId)?.style.getPropertyValue("overflow-anchor") === "none";

beforeEach(() => {
  moved = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});
afterEach(() => {
  Object.defineProperty(window, "scrollY", { configurable: true, value: 0 });
  sessionStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it("opens a page at its top, and with Back shows the one before where it was left, as high as it was", async () => {
  const { go, back } = open();
  standAt(1780, 7000);
  await go("/orders/1");
  expect(moved).toHaveBeenLastCalledWith(0, 0);
  expect(keptHeight()).toBe("");

  standAt(300, 900);
  await back();
  expect(moved).toHaveBeenLastCalledWith(0, 1780);
  expect(keptHeight()).toBe("7000px");
  expect(isHeld()).toBe(true);
});

it("does nothing else for a page that was left at its top", async () => {
  const { go, back } = open();
  standAt(0, 7000);
  await go("/orders/1");
  await back();

  expect(moved).toHaveBeenLastCalledWith(0, 0);
  expect(keptHeight()).toBe("");
  expect(isHeld()).toBe(false);
  expect(document.getElementById(mainId)).not.toHaveAttribute(comeBackMark);
});

it("lets the browser keep in place what a person reads, from the first thing that they do, and keeps the page's height", async () => {
  const { go, back } = open();
  standAt(1780, 7000);
  await go("/orders/1");
  await back();
  window.dispatchEvent(new Event("wheel"));

  expect(isHeld()).toBe(false);
  expect(keptHeight()).toBe("7000px");
});

it("gives the page its own height after ten seconds, and the next page at once", async () => {
  jest.useFakeTimers();
  const { go, back } = open();
  standAt(1780, 7000);
  await go("/orders/1");
  await back();
  act(() => void jest.advanceTimersByTime(9_900));
  expect(keptHeight()).toBe("7000px");
  act(() => void jest.advanceTimersByTime(200));
  expect(keptHeight()).toBe("");
  expect(isHeld()).toBe(false);

  await go("/orders/1");
  await back();
  expect(keptHeight()).toBe("7000px");
  await go("/orders/2");
  expect(keptHeight()).toBe("");
});

it("stays where it is while filters of the page change, also of one that has just come back", async () => {
  const { go, filter, back } = open();
  standAt(1780, 7000);
  await go("/orders/1");
  await back();
  moved.mockClear();
  await filter("/orders?sort=oldest");

  expect(moved).not.toHaveBeenCalled();
  expect(keptHeight()).toBe("7000px");
});

it("returns the focus to the link that led away, and says the name of the page; a new page has it on its heading", async () => {
  const { go, back } = open();
  const second = screen.getByRole("link", { name: "Second order" });
  second.focus();
  await go("/orders/2");
  expect(screen.getByRole("heading", { name: "Order" })).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("");

  await back();
  expect(screen.getByRole("link", { name: "Second order" })).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Orders");
});

it("puts the focus on the heading after Back where the page was left by something else", async () => {
  const { go, back } = open();
  await go("/orders/2");
  await back();

  expect(screen.getByRole("heading", { name: "Orders" })).toHaveFocus();
});
