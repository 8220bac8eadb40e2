import { AlertsAnswer } from "@mandi/shared/contract/alert";
import { BookmarkAnswer, BookmarkListAnswer } from "@mandi/shared/contract/bookmark";
import { setDelivery } from "@mandi/shared/session";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { anOffer, aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const route = "GET /bookmark";

function openWith(...offers: Parameters<typeof anOffer>[0][]) {
  signInAs("customer");
  const api = fakeApi();
  api.answer("GET /alert", AlertsAnswer, { data: { is_on: true, price: [], ingot: [] } });
  api.answer(route, BookmarkListAnswer, aPage(offers.map((offer) => anOffer({ is_bookmarked: true, ...offer }))));
  return api;
}

afterEach(() => act(() => setDelivery(null)));

it("shows each watched product with what a buyer compares, linked to its page (R-149)", async () => {
  openWith({ id: 41, seller_commodity_product_id: 41 });
  await renderAt(routes, "/watchlist");
  const tile = await screen.findByRole("article");
  expect(tile).toHaveTextContent("12 mm · Ex-Raipur · Fe 500D +1");
  expect(tile).toHaveTextContent("₹54,990/MT");
  expect(within(tile).getByRole("link", { name: "TMT Bar, Kaveri Ispat" })).toHaveAttribute(
    "href",
    "/product-detail/41",
  );
});

it("shows the landed price of each at the place of delivery, with the ex price beside it", async () => {
  setDelivery({ pincode: "411026", city: "Pune" });
  const landed = {
    freight: 2_000,
    freight_tax: 360,
    price: 57_350,
    low: 57_100,
    high: 57_600,
    basis: "belts",
  } as const;
  const api = openWith({ id: 41, landed }, { id: 42, landed: null });
  await renderAt(routes, "/watchlist");
  const [known, unknown] = await screen.findAllByRole("article");
  expect(known).toHaveTextContent("₹57,350/MTlanded, est. · ex ₹54,990");
  expect(unknown).toHaveTextContent("₹54,990/MT");
  expect(api.calls(route).map(({ query }) => query.toString())).toEqual(["pincode=411026"]);
  expect(screen.getByText("Products you keep an eye on. Estimated landed price per MT at 411026.")).toBeVisible();
});

it("marks an old price as old, and says since when", async () => {
  openWith({ id: 41, is_stale: true, last_updated: "2026-10-01T06:00:00.000Z" }, { id: 42 });
  await renderAt(routes, "/watchlist");
  const [old, fresh] = await screen.findAllByRole("article");
  expect(old).toHaveTextContent("Old price of 1 Oct 2026");
  expect(fresh).not.toHaveTextContent("Old price");
});

it("shows how the price has moved since a product was saved, and nothing for one that has not moved or is old", async () => {
  const saved = [56_190, 54_690, 54_990, 60_000].map((saved_price, at) => ({
    ...anOffer({ id: 41 + at, ex_price: 54_990, is_stale: at === 3 }),
    saved_price,
  }));
  openWith().answer(route, BookmarkListAnswer, aPage(saved));
  await renderAt(routes, "/watchlist");
  const [cheaper, dearer, ...others] = await screen.findAllByRole("article");
  expect(cheaper).toHaveTextContent("₹1,200 cheaper since you saved it");
  expect(dearer).toHaveTextContent("₹300 dearer since you saved it");
  expect(others).toHaveLength(2);
  for (const other of others) expect(other).not.toHaveTextContent(/since you saved it|cheaper|dearer/);
});

it("removes a product from the list at once when its bookmark is pressed (R-149)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openWith(
    { id: 41, seller_commodity_product_id: 41 },
    { id: 42, seller_commodity_product_id: 42, brand: "Shikhar" },
  );
  api.answer("POST /bookmark", BookmarkAnswer, { message: "Removed from your watch list", is_bookmarked: false });
  await renderAt(routes, "/watchlist");
  await user.click(await screen.findByRole("button", { name: "Remove from Watch List: TMT Bar, Kaveri Ispat" }));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(api.calls("POST /bookmark").map(({ body }) => body)).toEqual([
    { commodity_product_id: 1, seller_commodity_product_id: 41, is_bookmarked: false },
  ]);
});

it("restores the product when the server refuses, and shows why (R-392)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = openWith({ id: 41, seller_commodity_product_id: 41 });
  api.refuse("POST /bookmark", 503, { message: "Please try again" });
  await renderAt(routes, "/watchlist");
  await user.click(await screen.findByRole("button", { name: /^Remove from Watch List/ }));
  await waitFor(() => expect(notices).toEqual([expect.objectContaining({ tone: "error", text: "Please try again" })]));
  expect(screen.getByRole("article")).toBeVisible();
});

it("shows the empty component without products (R-396)", async () => {
  openWith();
  await renderAt(routes, "/watchlist");
  expect(await screen.findByText("No Data Found")).toBeVisible();
});

it("shows the empty state when the server fails, and loads on Try again (R-435)", async () => {
  const user = userEvent.setup();
  const api = openWith({ id: 41 });
  api.refuse(route, 500);
  await renderAt(routes, "/watchlist");
  expect(await screen.findByText("No Data Found")).toBeVisible();
  api.answer(route, BookmarkListAnswer, aPage([anOffer()]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article")).toBeVisible();
});

it("has no accessibility faults that a machine can find", async () => {
  openWith({ id: 41 });
  await renderAt(routes, "/watchlist");
  await screen.findByRole("article");
  await expect(document.body).toHaveNoAxeViolations();
});

it("goes on with the next product when one is removed by keyboard", async () => {
  const user = userEvent.setup();
  const ids = [41, 42, 43];
  const api = openWith(...ids.map((id) => ({ id, seller_commodity_product_id: id, brand: `Brand ${id}` })));
  api.answer("POST /bookmark", BookmarkAnswer, { message: "Removed", is_bookmarked: false });
  await renderAt(routes, "/watchlist");
  const button = (id: number) => screen.findByRole("button", { name: `Remove from Watch List: TMT Bar, Brand ${id}` });
  (await button(42)).focus();
  await user.keyboard("{Enter}");
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(await button(43)).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await button(41)).toHaveFocus();
});
