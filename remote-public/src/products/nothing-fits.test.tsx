import { OfferFacetsAnswer } from "@mandi/shared/contract/offer-filter";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { anOffer, aPage, someFacets } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

it("asks for exactly what is not offered in words that a list is read by", async () => {
  signInAs("customer");
  const api = fakeApi();
  const facet = (label: string) => [{ value: label, label, count: 0 }];
  api.answer(
    "GET /offer-facets/:id",
    OfferFacetsAnswer,
    someFacets({ size: facet("50 × 50 mm"), thickness: facet("6 mm"), grade: facet("E350 BR") }),
  );
  api.answer("GET /seller-list-by-commodity-product/:id", OfferListAnswer, () => aPage([]));
  await renderAt(routes, "/product-list/1?size=50+×+50+mm&thickness=6+mm&grade=E350+BR&max_price=50000");
  expect(await screen.findByRole("link", { name: /^Request quotes: .*, 50 × 50 × 6 mm, E350 BR$/ })).toBeVisible();
});

it("leads from an empty list to the offers that fit all but one of its filters, each by a link", async () => {
  const user = userEvent.setup();
  const api = fakeApi();
  const without = [
    { value: "size", label: "size", count: 1 },
    { value: "grade", label: "grade", count: 3 },
    { value: "price", label: "price", count: 2 },
  ];
  api.answer("GET /offer-facets/:id", OfferFacetsAnswer, someFacets({ without }));
  api.answer("GET /seller-list-by-commodity-product/:id", OfferListAnswer, ({ query }) =>
    aPage(query.has("grade") ? [] : [anOffer({ id: 41 })]),
  );
  const filters = "size=12+mm%7C32+mm&grade=Fe+550D&city=Raipur";
  const tab = await renderAt(routes, `/product-list/1?sort=price&${filters}&max_price=50000`);

  const nearest = within(await screen.findByRole("region", { name: "The nearest offers" }));
  expect(nearest.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "12 mm, 32 mm, Raipur, Up to ₹50,000, without “Fe 550D”: 3 offers",
    "12 mm, 32 mm, Fe 550D, Raipur, without “Up to ₹50,000”: 2 offers",
    "Fe 550D, Raipur, Up to ₹50,000, without “12 mm or 32 mm”: 1 offer",
  ]);
  await user.click(nearest.getByRole("link", { name: /without “Fe 550D”/ }));
  expect(await screen.findAllByRole("article")).toHaveLength(1);
  expect(tab.address()).toBe("/product-list/1?sort=price&size=12+mm%7C32+mm&city=Raipur&max_price=50000");
});
