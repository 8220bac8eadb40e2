import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { aVariation } from "@mandi/shared/testing/buyer-builders/product";
import { anOffer, aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { chip, openProduct, productShown } from "../testing/product-page";

const list = "GET /seller-list-by-commodity-product/:id";
const usual = "8 mm, Fe 500D, Bundled, 2 straps";

it("shows the price of the size and grade that are chosen, and says that past prices are of the usual ones", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await productShown();
  expect(await screen.findByText(`Ex price per MT, ${usual}, GST included`)).toBeVisible();
  expect(screen.queryByText(/^Price of /)).not.toBeInTheDocument();

  await user.click(chip("Variation", /^12 mm/));
  await user.click(chip("Quality", /^Fe 550D/));

  expect(screen.getByText("Ex price per MT, 12 mm, incl. GST")).toBeVisible();
  expect(screen.getByText(`Price of ${usual}:`)).toBeVisible();
  expect(screen.getByText(/^Past prices are kept for this size, grade and packaging only/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Share" })).toHaveAttribute(
    "href",
    "/trade-sheet/offer/41?size=12+mm&grade=Fe+550D",
  );
  expect(await screen.findByText("No other offer comes in 12 mm, Fe 550D. These are the nearest.")).toBeVisible();
});

it("shows and opens related products at the price of the size and grade that are chosen, and asks for none while they are the usual ones", async () => {
  const user = userEvent.setup();
  const api = openProduct();
  const size = { name: "Size", value: "8", unit: { short_name: "mm" } };
  const change = { default_variation: size, default_quality: "Fe 550D", ex_price: 57_321 };
  const other = anOffer({ id: 52, brand: "Shikhar TMT", ...change });
  api.answer(list, OfferListAnswer, aPage([anOffer({ id: 41 }), other]));
  await renderAt(routes, "/product-detail/41");
  await productShown();
  const related = within(await screen.findByRole("region", { name: "Related products" }));
  const opens = () => related.getByRole("link", { name: "TMT Bar, Shikhar TMT" }).getAttribute("href");
  expect(opens()).toBe("/product-detail/52");
  expect(api.calls(list)).toEqual([]);

  await user.click(chip("Quality", /^Fe 550D/));

  expect(await related.findByText("Prices for 8 mm, Fe 550D")).toBeVisible();
  expect(related.getAllByRole("listitem")).toHaveLength(1);
  expect(related.getByText(/57,321/)).toBeVisible();
  expect(opens()).toBe("/product-detail/52?size=8+mm&grade=Fe+550D");
  expect(api.calls(list).map(({ query }) => query.toString())).toEqual(["limit=9&size=8+mm&grade=Fe+550D"]);
});

it("shares and compares an angle in its thickness, not the first size with the same sides", async () => {
  const measure = (name: string, value: string) => ({ name, value, unit: { short_name: "mm" } });
  const angle = (id: number, thickness: string, price: number) =>
    aVariation({ id, price, value: [measure("Order size", "50 × 50"), measure("Thickness", thickness)] });
  const api = openProduct({
    variation: [angle(5, "5.0", 1_500), angle(6, "6.0", 0)],
    default_variation: measure("Order size", "50 × 50"),
  });
  await renderAt(routes, "/product-detail/41?size=50+%C3%97+50+%C3%97+6+mm");
  await productShown();

  const goods = "size=50+%C3%97+50+mm&thickness=6+mm&grade=Fe+500D";
  expect(screen.getByRole("link", { name: "Share" })).toHaveAttribute("href", `/trade-sheet/offer/41?${goods}`);
  expect(await screen.findByText(/^No other offer comes in 50 × 50 × 6 mm, Fe 500D/)).toBeVisible();
  expect(api.calls(list).map(({ query }) => query.toString())).toEqual([`limit=9&${goods}`]);
  expect(screen.getByText("Price of 50 × 50 × 5 mm, Fe 500D, Bundled, 2 straps:")).toBeVisible();
  expect(screen.getByRole("link", { name: "TMT Bar, Shikhar TMT" })).toHaveAttribute("href", "/product-detail/52");
});

it("names and opens a related angle in the thickness of its price", async () => {
  const measure = (name: string, value: string) => ({ name, value, unit: { short_name: "mm" } });
  const sides = measure("Order size", "50 × 50");
  const angle = (id: number, thickness: string, price: number) =>
    aVariation({ id, price, value: [sides, measure("Thickness", thickness)] });
  const api = openProduct({ variation: [angle(5, "5.0", 1_500), angle(6, "6.0", 0)], default_variation: sides });
  api.answer(list, OfferListAnswer, aPage([anOffer({ id: 52, default_variation: sides })]));
  await renderAt(routes, "/product-detail/41?size=50+%C3%97+50+%C3%97+6+mm");
  await productShown();
  const related = within(await screen.findByRole("region", { name: "Related products" }));
  expect(await related.findByText(/^50\s×\s50\s×\s6\smm · /)).toBeVisible();
  expect(related.getByRole("link", { name: /^TMT Bar, / })).toHaveAttribute(
    "href",
    "/product-detail/52?size=50+%C3%97+50+%C3%97+6+mm&grade=Fe+500D",
  );
});
