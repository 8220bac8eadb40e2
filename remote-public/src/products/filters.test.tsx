import { OfferFacetsAnswer } from "@mandi/shared/contract/offer-filter";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { anOffer, aPage, someFacets } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const offers = "GET /seller-list-by-commodity-product/:id";
const facets = "GET /offer-facets/:id";

/** Offers of the requested city, and always the same facets. */
function aMarket() {
  const api = fakeApi();
  api.answer(facets, OfferFacetsAnswer, someFacets());
  api.answer(offers, OfferListAnswer, ({ query }) => {
    const all = [anOffer({ id: 41 }), anOffer({ id: 42, brand: "Girnar Steel", city: "Jalna" })];
    if (query.get("free_mt") === "900") return aPage([]);
    const cities = query.get("city")?.split("|");
    return aPage(all.filter(({ city }) => cities === undefined || cities.includes(city)));
  });
  return api;
}

/** The filters are behind a button where there is no room beside the list. */
async function openFilters(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  await user.click(await screen.findByRole("button", { name: /^Filters/ }));
  return screen.findByRole("dialog", { name: "Filters" });
}
const lastQuery = (api: ReturnType<typeof fakeApi>, route: typeof offers | typeof facets) =>
  api.calls(route).at(-1)?.query.toString();

it("filters the list by a city, keeps it in the address and says how many are left", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  const tab = await renderAt(routes, "/product-list/1");
  const announcer = await screen.findByText("Showing 2 product from your search");
  const dialog = await openFilters(user);
  await user.click(within(dialog).getByRole("checkbox", { name: "Jalna 1" }));
  expect(await within(dialog).findByRole("button", { name: "Show 1 offer" })).toBeVisible();
  expect(tab.address()).toBe("/product-list/1?city=Jalna");
  expect(lastQuery(api, offers)).toBe("page=1&limit=12&city=Jalna");
  expect(lastQuery(api, facets)).toBe("city=Jalna");
  await user.click(within(dialog).getByRole("button", { name: "Show 1 offer" }));
  expect(screen.getByText("Showing 1 product from your search")).toBeVisible();
  expect(announcer).toHaveTextContent("Showing 1 product from your search");
  expect(announcer).toHaveAttribute("role", "status");
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

it("keeps both of two cities that are chosen faster than the list can follow", async () => {
  const user = userEvent.setup();
  aMarket();
  const tab = await renderAt(routes, "/product-list/1");
  await screen.findByText("Showing 2 product from your search");
  const dialog = await openFilters(user);
  const boxes = ["Raipur 2", "Jalna 1"].map((name) => within(dialog).getByRole("checkbox", { name }));
  await act(async () => {
    for (const box of boxes) fireEvent.click(box);
  });
  expect(tab.address()).toBe("/product-list/1?city=Raipur%7CJalna");
  for (const box of boxes) expect(box).toBeChecked();
});

it("says which words of a search it does not use, also when it is narrowed further, until the next search", async () => {
  const user = userEvent.setup();
  aMarket();
  const tab = await renderAt(routes, "/product-list/1?size=12%20mm", { left_out: ["panaji"] });
  const note = await screen.findByText(/Not used from your search: “panaji”/);
  expect(note).toHaveTextContent("If it is your place of delivery, set its pincode in the header.");
  await user.click(await screen.findByRole("button", { name: "Remove 12 mm" }));
  expect(note).toBeVisible();
  await tab.go("/product-list/1?city=Jalna", { left_out: [] });
  expect(note).not.toBeInTheDocument();
});

it("counts as many filters as it shows tags: each value is one, and so are both ends of a price", async () => {
  aMarket();
  await renderAt(routes, "/product-list/1?city=Jalna%7CRaipur&min_price=50000&max_price=55000");
  expect(await screen.findByRole("button", { name: "Filters (3)" })).toBeVisible();
  expect(await screen.findAllByRole("button", { name: /^Remove / })).toHaveLength(3);
});

it("removes a chosen filter again, and all of them at once", async () => {
  const user = userEvent.setup();
  aMarket();
  const tab = await renderAt(routes, "/product-list/1?city=Jalna%7CRaipur&brand=3&max_price=55000&sort=price");
  const chosen = await screen.findByRole("list", { name: "Chosen filters" });
  expect(await within(chosen).findByText("Kaveri Ispat")).toBeVisible();
  expect(within(chosen).getByText("Up to ₹55,000")).toBeVisible();
  await user.click(within(chosen).getByRole("button", { name: "Remove Raipur" }));
  expect(tab.address()).toBe("/product-list/1?city=Jalna&brand=3&max_price=55000&sort=price");
  const tags = within(chosen).getAllByRole("button", { name: /^Remove / });
  expect(tags.at(-1)).toHaveAccessibleName("Remove Up to ₹55,000");
  await user.click(within(chosen).getByRole("button", { name: "Remove Up to ₹55,000" }));
  expect(
    within(chosen)
      .getAllByRole("button", { name: /^Remove / })
      .at(-1),
  ).toHaveFocus();
  await user.click(within(chosen).getByRole("button", { name: "Clear all" }));
  expect(tab.address()).toBe("/product-list/1?sort=price");
  expect(screen.queryByRole("list", { name: "Chosen filters" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Filters" })).toHaveFocus();
});

it("moves on to the filters when the last chosen one is removed", async () => {
  const user = userEvent.setup();
  aMarket();
  const tab = await renderAt(routes, "/product-list/1?city=Jalna");
  await user.click(await screen.findByRole("button", { name: "Remove Jalna" }));
  expect(tab.address()).toBe("/product-list/1");
  expect(screen.getByRole("button", { name: "Filters" })).toHaveFocus();
});

it("says that no offer matches all filters, under the name of the product, and clears them", async () => {
  const user = userEvent.setup();
  aMarket();
  const tab = await renderAt(routes, "/product-list/1?free_mt=900");
  expect(await screen.findByText("No offer matches all filters. Remove one, or clear them all.")).toBeVisible();
  expect(await screen.findByRole("heading", { level: 1, name: "TMT Bar" })).toBeVisible();
  const [clear] = screen.getAllByRole("button", { name: "Clear all" }).slice(-1);
  if (clear) await user.click(clear);
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(tab.address()).toBe("/product-list/1");
});

it("filters by price on Enter, and says what is wrong with an impossible range", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  const tab = await renderAt(routes, "/product-list/1");
  await screen.findAllByRole("article");
  const dialog = within(await openFilters(user));
  await user.type(dialog.getByLabelText("From"), "56000");
  await user.type(dialog.getByLabelText("To"), "55000{Enter}");
  expect(dialog.getByText("The lower price is above the higher one.")).toBeVisible();
  expect(dialog.getByLabelText("From")).toHaveValue("56,000");
  expect(tab.address()).toBe("/product-list/1");
  await user.clear(dialog.getByLabelText("From"));
  await user.type(dialog.getByLabelText("From"), "54000{Enter}");
  expect(tab.address()).toBe("/product-list/1?min_price=54000&max_price=55000");
  expect(lastQuery(api, offers)).toBe("page=1&limit=12&min_price=54000&max_price=55000");
});

it("filters by size and by free stock, and does not offer a size that matches nothing", async () => {
  const user = userEvent.setup();
  aMarket();
  const tab = await renderAt(routes, "/product-list/1");
  await screen.findAllByRole("article");
  const dialog = within(await openFilters(user));
  await user.click(dialog.getByRole("button", { name: "32 mm 0" }));
  expect(tab.address()).toBe("/product-list/1");
  await user.click(dialog.getByRole("button", { name: "12 mm 2" }));
  await user.selectOptions(dialog.getByLabelText("Free stock"), "25 MT or more (1)");
  expect(tab.address()).toBe("/product-list/1?size=12+mm&free_mt=25");
});

it("ignores invalid filters in an address, and applies the rest", async () => {
  const api = aMarket();
  await renderAt(routes, "/product-list/1?city=%7C&brand=x&min_price=-5&free_mt=1e9&size=12+mm");
  await screen.findAllByRole("article");
  expect(lastQuery(api, offers)).toBe("page=1&limit=12&size=12+mm");
});

it("shows the list where the filters do not load", async () => {
  const api = aMarket();
  api.refuse(facets, 500);
  await renderAt(routes, "/product-list/1");
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Filters" })).toBeDisabled();
});

it("has no accessibility faults that a machine can find with its filters open", async () => {
  const user = userEvent.setup();
  aMarket();
  await renderAt(routes, "/product-list/1?city=Jalna");
  await openFilters(user);
  await expect(document.body).toHaveNoAxeViolations();
});

it("removes a value that no offer has from the address, and never shows a stranger's text", async () => {
  const api = aMarket();
  const tab = await renderAt(routes, "/product-list/1?city=jalna%7CCall+98930+now&size=12mm&grade=Free+gold");
  const chosen = await screen.findByRole("list", { name: "Chosen filters" });
  expect(within(chosen).getByText("Jalna")).toBeVisible();
  expect(within(chosen).getByText("12 mm")).toBeVisible();
  expect(document.body).not.toHaveTextContent(/98930|gold/);
  expect(tab.address()).toBe("/product-list/1?city=Jalna&size=12+mm");
  expect(lastQuery(api, offers)).toContain("city=Jalna");
});

it("says that a price is too high for a filter, and leaves the list as it is", async () => {
  const user = userEvent.setup();
  aMarket();
  const tab = await renderAt(routes, "/product-list/1");
  await screen.findAllByRole("article");
  const dialog = within(await openFilters(user));
  await user.type(dialog.getByLabelText("To"), "10000001{Enter}");
  expect(await dialog.findByText("Enter at most ₹1,00,00,000.")).toBeVisible();
  expect(tab.address()).toBe("/product-list/1");
});

it("leads on from an empty list: to other sizes and cities with offers, and to a request for exactly this", async () => {
  const user = userEvent.setup();
  signInAs("customer");
  const api = aMarket();
  api.answer(
    facets,
    OfferFacetsAnswer,
    someFacets({
      size: [
        { value: "8 mm", label: "8 mm", count: 3 },
        { value: "32 mm", label: "32 mm", count: 0 },
      ],
      city: [
        { value: "Raipur", label: "Raipur", count: 2 },
        { value: "Jalna", label: "Jalna", count: 0 },
      ],
    }),
  );
  api.answer(offers, OfferListAnswer, ({ query }) => aPage(query.get("size") === "32 mm" ? [] : [anOffer({ id: 41 })]));
  const tab = await renderAt(routes, "/product-list/1?size=32%20mm&city=Jalna");
  const cities = await screen.findByRole("region", { name: "Other cities" });
  expect(within(cities).getAllByRole("button")).toHaveLength(1);
  expect(within(cities).getByRole("button", { name: "Raipur (2)" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Request quotes: TMT Bar, 32 mm, Jalna" })).toHaveAttribute(
    "href",
    "/create-rfq",
  );
  await user.click(screen.getByRole("button", { name: "8 mm (3)" }));
  expect(await screen.findAllByRole("article")).toHaveLength(1);
  expect(tab.address()).toBe("/product-list/1?size=8+mm&city=Jalna");
});

it("goes on with the first value that was hidden, and keeps the focus on a value taken off that matches nothing now", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  const value = (label: string, count = 1) => ({ value: label, label, count });
  const city = ["Raipur", "Jalna", "Bhilai", "Durg", "Nagpur", "Pune", "Surat", "Indore"].map((name) => value(name));
  api.answer(facets, OfferFacetsAnswer, ({ query }) =>
    someFacets({ city: query.has("city") ? city : [value("Raipur", 0), ...city.slice(1)] }),
  );
  const tab = await renderAt(routes, "/product-list/1?city=Raipur");
  const dialog = within(await openFilters(user));
  await user.click(dialog.getByRole("button", { name: "2 more" }));
  expect(dialog.getByRole("checkbox", { name: "Surat 1" })).toHaveFocus();
  await user.click(dialog.getByRole("checkbox", { name: "Raipur 1" }));
  expect(tab.address()).toBe("/product-list/1");
  expect(await dialog.findByRole("checkbox", { name: "Raipur 0" })).toHaveFocus();
  // Tab passes by what matches nothing.
  await user.tab();
  expect(dialog.getByRole("checkbox", { name: "Jalna 1" })).toHaveFocus();
  await user.tab({ shift: true });
  expect(dialog.getByRole("checkbox", { name: "Raipur 0" })).not.toHaveFocus();
});
