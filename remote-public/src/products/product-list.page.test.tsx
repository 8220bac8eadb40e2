import { BookmarkAnswer } from "@mandi/shared/contract/bookmark";
import { OfferFacetsAnswer } from "@mandi/shared/contract/offer-filter";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { anOffer, aPage, someFacets } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const route = "GET /seller-list-by-commodity-product/:id";
const facetsRoute = "GET /offer-facets/:id";
/** The market with the facets of its offers. */
function aMarket() {
  const api = fakeApi();
  api.answer(facetsRoute, OfferFacetsAnswer, someFacets());
  return api;
}
const names = () => screen.getAllByRole("article").map((card) => within(card).getByRole("link").textContent);

it("shows the sellers' offers for a product, each linked to its page (R-106)", async () => {
  const api = aMarket();
  api.answer(
    route,
    OfferListAnswer,
    aPage([
      anOffer({ id: 41, sizes: { from: "8 mm", to: "32 mm", count: 6 }, free_mt: 120.5 }),
      anOffer({ id: 42, city: "Jalna", sizes: null, free_mt: 30 }),
    ]),
  );
  await renderAt(routes, "/product-list/1");
  expect(await screen.findByText("Showing 2 product from your search")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("TMT Bar");
  const [first, withoutSizes] = screen.getAllByRole("article");
  expect(withoutSizes).toHaveTextContent("30 MT free");
  expect(withoutSizes).not.toHaveTextContent("all sizes");
  expect(first).toHaveTextContent("Fe 500D +1 · 8–32 mm");
  expect(first).toHaveTextContent("Ex-Raipur");
  expect(first).toHaveTextContent("120 MT free, all sizes");
  expect(first).toHaveTextContent("₹54,990/MT");
  expect(screen.getAllByRole("link", { name: "Kaveri Ispat" })[1]).toHaveAttribute("href", "/product-detail/42");
  expect(api.calls(route).map(({ params, query }) => `${params["id"]}?${query}`)).toEqual(["1?page=1&limit=12"]);
});

it("requests a brand's offers when the address says so", async () => {
  const api = aMarket();
  api.answer(route, OfferListAnswer, aPage([anOffer({ brand: "Shikhar TMT" })]));
  await renderAt(routes, "/product-list/3?type=brand");
  expect(await screen.findByRole("heading", { level: 1, name: "Shikhar TMT" })).toBeVisible();
  expect(api.calls(route).map(({ query }) => query.toString())).toEqual(["type=brand&page=1&limit=12"]);
});

/** Three offers on two pages, in the requested order. */
function answerTwoPages(api: ReturnType<typeof fakeApi>): void {
  api.answer(route, OfferListAnswer, ({ query }) => {
    const bars = ["Bar 1", "Bar 2", "Bar 3"].map((name, index) => anOffer({ id: index + 1, brand: name }));
    const ordered = query.get("sort") === "-price" ? bars.reverse() : bars;
    const page = Number(query.get("page"));
    return { data: ordered.slice(page * 2 - 2, page * 2), current_page: page, per_page: 2, total: 3, last_page: 2 };
  });
}

it("loads more page by page and keeps length and order in the address", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  answerTwoPages(api);
  const tab = await renderAt(routes, "/product-list/1");
  expect(await screen.findByText("Showing 3 product from your search")).toBeVisible();
  expect(names()).toEqual(["Bar 1", "Bar 2"]);
  await user.click(screen.getByRole("button", { name: "Load more" }));
  expect(await screen.findByText("3 of 3 offers")).toBeVisible();
  expect(names()).toEqual(["Bar 1", "Bar 2", "Bar 3"]);
  expect(tab.address()).toBe("/product-list/1?page=2");

  await user.selectOptions(screen.getByLabelText("Order"), "Highest price");
  expect(await screen.findByText("2 of 3 offers")).toBeVisible();
  expect(names()).toEqual(["Bar 3", "Bar 2"]);
  expect(tab.address()).toBe("/product-list/1?sort=-price");
  expect(api.calls(route).map(({ query }) => query.toString())).toEqual([
    "page=1&limit=12",
    "page=2&limit=12",
    "page=1&limit=12&sort=-price",
  ]);
});

it("keeps the place of a keyboard user when the button disappears with the last page", async () => {
  const user = userEvent.setup();
  answerTwoPages(aMarket());
  await renderAt(routes, "/product-list/1");
  screen.getByRole("button", { name: "Load more" }).focus();
  await user.keyboard("{Enter}");
  const end = await screen.findByText("3 of 3 offers");
  expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(end);
  expect(document.body).not.toHaveFocus();
});

it("adds an offer to a trader's watch list and reverts the bookmark when the server refuses", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  const api = aMarket();
  api.answer(route, OfferListAnswer, aPage([anOffer({ id: 41, commodity_product_id: 1 })]));
  api.answer("POST /bookmark", BookmarkAnswer, { message: "Added to your watch list", is_bookmarked: true });
  await renderAt(routes, "/product-list/1");
  const mark = await screen.findByRole("button", { name: /Add TMT Bar/ });
  await user.click(mark);
  expect(mark).toHaveAttribute("aria-pressed", "true");
  expect(api.calls("POST /bookmark").map(({ body }) => body)).toEqual([
    { commodity_product_id: 1, seller_commodity_product_id: 41, is_bookmarked: true },
  ]);
  api.refuse("POST /bookmark", 503);
  await user.click(mark);
  await waitFor(() => expect(api.calls("POST /bookmark")).toHaveLength(2));
  await waitFor(() => expect(mark).toHaveAttribute("aria-pressed", "true"));
});

it("marks an old price as old, and says since when", async () => {
  const api = aMarket();
  api.answer(
    route,
    OfferListAnswer,
    aPage([
      anOffer({ id: 1, is_stale: true, last_updated: "2026-10-01T06:00:00.000Z" }),
      anOffer({ id: 2, is_stale: true }),
      anOffer({ id: 3, is_stale: false, last_updated: "2026-11-20T06:00:00.000Z" }),
    ]),
  );
  await renderAt(routes, "/product-list/1");
  const [dated, undated, fresh] = await screen.findAllByRole("article");
  expect(dated).toHaveTextContent("Old price of 1 Oct 2026");
  expect(undated).toHaveTextContent("Old price");
  expect(undated).not.toHaveTextContent("Old price of");
  expect(fresh).not.toHaveTextContent("Old price");
});

it("names an offer of a brand by its product", async () => {
  const api = aMarket();
  api.answer(route, OfferListAnswer, aPage([anOffer({ name: "MS Angle" })]));
  await renderAt(routes, "/product-list/3?type=brand");
  expect(await screen.findByRole("link", { name: "MS Angle" })).toBeVisible();
});

it("says when a price was entered: minutes ago, at a time of today, or on an earlier day", async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const api = aMarket();
  api.answer(
    route,
    OfferListAnswer,
    aPage([
      anOffer({ id: 1, last_updated: minutesAgo(38) }),
      anOffer({ id: 2, last_updated: "2026-01-20T06:00:00.000Z" }),
      anOffer({ id: 3, last_updated: null }),
    ]),
  );
  await renderAt(routes, "/product-list/1");
  const [recent, earlier, never] = await screen.findAllByRole("article");
  expect(recent).toHaveTextContent(/38 min ago|39 min ago|\d{1,2} \w{3}/);
  expect(earlier).toHaveTextContent("20 Jan");
  expect(never).not.toHaveTextContent(/ago|\d (Jan|Feb|Nov)/);
});

it("offers a visitor no watch list", async () => {
  const api = aMarket();
  api.answer(route, OfferListAnswer, aPage([anOffer()]));
  await renderAt(routes, "/product-list/1");
  await screen.findByRole("article");
  expect(screen.queryByRole("button", { name: /watch list/ })).not.toBeInTheDocument();
});

it("says 'No Data Found !' when there is no offer and offers another way", async () => {
  const api = aMarket();
  api.answer(route, OfferListAnswer, aPage([]));
  await renderAt(routes, "/product-list/1");
  expect(await screen.findByText("No Data Found !")).toBeVisible();
  expect(screen.getByText("Showing 0 product from your search")).toBeVisible();
  expect(screen.getByRole("link", { name: "Send an enquiry" })).toHaveAttribute("href", "/enquiry");
});

it("says 'No Data Found !' when the server fails, and loads on Retry (R-384)", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  api.refuse(route, 500);
  await renderAt(routes, "/product-list/1");
  expect(await screen.findByText("No Data Found !")).toBeVisible();
  api.answer(route, OfferListAnswer, aPage([anOffer()]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Showing 1 product from your search")).toBeVisible();
});

it("has no accessibility faults that a machine can find", async () => {
  const api = aMarket();
  api.answer(route, OfferListAnswer, aPage([anOffer()]));
  await renderAt(routes, "/product-list/1");
  await screen.findByRole("article");
  await expect(document.body).toHaveNoAxeViolations();
});

it("opens an offer of a list filtered by sizes on the size of its price", async () => {
  const api = aMarket();
  const size = { name: "Order size", value: "12", unit: { short_name: "mm" } };
  api.answer(route, OfferListAnswer, aPage([anOffer({ id: 41, default_variation: size, free_mt: 40 })]));
  await renderAt(routes, "/product-list/1?size=12+mm");
  expect(await screen.findByText("40 MT free")).toBeInTheDocument();
  const link = await screen.findByRole("link", { name: "Kaveri Ispat" });
  expect(link).toHaveAttribute("href", "/product-detail/41?size=12+mm");
});
