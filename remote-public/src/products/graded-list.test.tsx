import { OfferFacetsAnswer } from "@mandi/shared/contract/offer-filter";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { anOffer, aPage, someFacets } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const route = "GET /seller-list-by-commodity-product/:id";

/** Two offers whose price follows the grade that is asked for. */
function aMarket() {
  const api = fakeApi();
  api.answer("GET /offer-facets/:id", OfferFacetsAnswer, someFacets());
  api.answer(route, OfferListAnswer, ({ query }) => {
    const grade = query.get("grade");
    const change = grade === null ? { default_quality: "Fe 500D" } : { default_quality: grade, ex_price: 55_462 };
    const size_prices = [{ size: "12 mm", ex_price: change.ex_price ?? 54_990 }];
    return aPage([41, 42].map((id) => anOffer({ id, brand: `Brand ${id}`, ...change, size_prices })));
  });
  return api;
}

it("names the grade of each price, and shows that of the chosen grade", async () => {
  const user = userEvent.setup();
  aMarket();
  await renderAt(routes, "/product-list/1");
  const [usual] = await screen.findAllByRole("article");
  expect(usual).toHaveTextContent("₹54,990/MT, 12 mm, Fe 500D");
  expect(usual).toHaveTextContent("Fe 500D +1");
  await user.click(screen.getByRole("button", { name: "Filters" }));
  await user.click(await screen.findByRole("checkbox", { name: /Fe 550D/ }));
  expect(await screen.findByText("Ex price per MT of Fe 550D, GST included")).toBeInTheDocument();
  const [graded] = await screen.findAllByText("/MT, 12 mm, Fe 550D");
  expect(graded?.closest("article")).toHaveTextContent("₹55,462/MT, 12 mm, Fe 550D");
  expect(graded?.closest("article")).toHaveTextContent("Fe 550D +1");
});

it("opens and compares offers in the grade of the list", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  await renderAt(routes, "/product-list/1?grade=Fe+550D");
  expect(await screen.findByRole("link", { name: "Brand 41" })).toHaveAttribute(
    "href",
    "/product-detail/41?grade=Fe+550D",
  );
  await user.click(screen.getByRole("button", { name: "Compare" }));
  for (const name of ["Brand 41", "Brand 42"]) {
    await user.click(screen.getByRole("checkbox", { name: `Compare ${name}` }));
  }
  await user.click(screen.getByRole("button", { name: "Compare 2" }));
  const goods = await screen.findByRole("row", { name: /Price is for/ });
  expect(goods).toHaveTextContent("12 mm, Fe 550D12 mm, Fe 550D");
  expect(screen.getByRole("row", { name: /Ex price, GST included/ })).toHaveTextContent("₹55,462₹55,462");
  expect(api.calls(route).at(-1)?.query.get("grade")).toBe("Fe 550D");
});
