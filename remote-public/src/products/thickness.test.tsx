import { OfferFacetsAnswer } from "@mandi/shared/contract/offer-filter";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { anOffer, aPage, someFacets } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const offers = "GET /seller-list-by-commodity-product/:id";
const facets = "GET /offer-facets/:id";
const value = (label: string, count: number) => ({ value: label, label, count });
const sides = { name: "Order size", value: "50 × 50", unit: { short_name: "mm" } };

function aMarket(change: Partial<OfferFacetsAnswer>) {
  const api = fakeApi();
  api.answer(facets, OfferFacetsAnswer, someFacets(change));
  api.answer(offers, OfferListAnswer, aPage([anOffer({ id: 41, default_variation: sides })]));
  return api;
}

async function openFilters(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole("button", { name: /^Filters/ }));
  return within(await screen.findByRole("dialog", { name: "Filters" }));
}

it("filters angles by their thickness, names it wherever the size is named, and opens an offer in it", async () => {
  const user = userEvent.setup();
  const api = aMarket({
    size: [value("50 × 50 mm", 2), value("65 × 65 mm", 1)],
    thickness: [value("5 mm", 2), value("6 mm", 1)],
  });
  const tab = await renderAt(routes, "/product-list/1?size=50+%C3%97+50+mm");
  await screen.findAllByRole("article");

  const dialog = await openFilters(user);
  await user.click(within(dialog.getByRole("group", { name: "Thickness" })).getByRole("button", { name: "6 mm 1" }));
  await user.click(dialog.getByRole("button", { name: "Show 1 offer" }));

  expect(tab.address()).toBe("/product-list/1?size=50+%C3%97+50+mm&thickness=6+mm");
  expect(api.calls(offers).at(-1)?.query.get("thickness")).toBe("6 mm");
  expect(screen.getByText("Ex price per MT of 50 × 50 mm, 6 mm thick, GST included")).toBeVisible();
  expect(within(screen.getByRole("article")).getAllByText(/50\s×\s50\s×\s6\smm/)[0]).toBeVisible();
  expect(screen.getByRole("link", { name: /Kaveri Ispat/ })).toHaveAttribute(
    "href",
    "/product-detail/41?size=50+%C3%97+50+%C3%97+6+mm",
  );

  await user.click(screen.getByRole("button", { name: "Remove 6 mm thick" }));
  expect(tab.address()).toBe("/product-list/1?size=50+%C3%97+50+mm");
});

it("calls the sizes of sheets thicknesses", async () => {
  const user = userEvent.setup();
  aMarket({ size: [value("2.00 mm", 2), value("3.15 mm", 1)], size_is: "thickness" });
  const tab = await renderAt(routes, "/product-list/1");
  await screen.findAllByRole("article");
  const dialog = await openFilters(user);
  expect(dialog.queryByRole("group", { name: "Size" })).not.toBeInTheDocument();
  await user.click(within(dialog.getByRole("group", { name: "Thickness" })).getByRole("button", { name: "2.00 mm 2" }));
  expect(tab.address()).toBe("/product-list/1?size=2.00+mm");
});

it("compares angles in the thickness of the list, and requests that size", async () => {
  const api = aMarket({});
  api.answer(
    offers,
    OfferListAnswer,
    aPage([41, 42].map((id) => anOffer({ id, brand: `Brand ${id}`, default_variation: sides }))),
  );
  await renderAt(routes, "/product-list/1?compare=41%7C42&size=50+%C3%97+50+mm&thickness=6+mm");
  expect(await screen.findByRole("heading", { level: 1, name: "Compare 2 offers" })).toBeVisible();

  expect(api.calls(offers).at(-1)?.query.get("size")).toBe("50 × 50 mm");
  expect(api.calls(offers).at(-1)?.query.get("thickness")).toBe("6 mm");
  expect(
    await screen.findByRole("row", { name: /^Price is for 50\s×\s50\s×\s6\smm 50\s×\s50\s×\s6\smm$/ }),
  ).toBeVisible();
  const full = "size=50+%C3%97+50+%C3%97+6+mm";
  expect(screen.getByRole("link", { name: "Brand 41" })).toHaveAttribute("href", `/product-detail/41?${full}`);
  const [ask] = screen.getAllByRole("link", { name: "Request quotes for all 2" });
  expect(ask?.getAttribute("href")).toContain(`/create-rfq?offers=41%7C42&${full}&`);
});
