import { OfferFacetsAnswer } from "@mandi/shared/contract/offer-filter";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { beOnPhone } from "@mandi/shared/testing/on-phone";
import { anOffer, aPage, someFacets } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const offers = [41, 42, 43].map((id) => anOffer({ id, brand: `Brand ${id}` }));
const box = (id: number) => screen.findByRole("checkbox", { name: `Compare Brand ${id}` });

async function openList() {
  const user = userEvent.setup();
  const api = fakeApi();
  api.answer("GET /seller-list-by-commodity-product/:id", OfferListAnswer, aPage(offers));
  api.answer("GET /offer-facets/:id", OfferFacetsAnswer, someFacets());
  const tab = await renderAt(routes, "/product-list/1?size=12+mm");
  await user.click(await screen.findByRole("button", { name: "Compare" }));
  for (const id of [41, 43]) await user.click(await box(id));
  return { user, tab };
}

it("keeps the offers chosen for a comparison after Back from an offer and from the comparison", async () => {
  const { user, tab } = await openList();
  await user.click(screen.getByRole("link", { name: /Brand 42/ }));
  expect(await screen.findByRole("heading", { name: "Another page" })).toBeVisible();
  await tab.back();
  expect(await box(41)).toBeChecked();
  expect(await box(42)).not.toBeChecked();
  expect(await box(43)).toBeChecked();

  await user.click(screen.getByRole("button", { name: "Compare 2" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Compare 2 offers" })).toBeVisible();
  expect(tab.address()).toBe("/product-list/1?size=12+mm&compare=41%7C43");
  await tab.back();
  expect(await box(43)).toBeChecked();
});

it("keeps them after a reload, and drops all when the buyer stops choosing", async () => {
  const { user, tab } = await openList();
  const address = tab.address();
  cleanup();
  const again = await renderAt(routes, address);
  expect(await box(41)).toBeChecked();
  expect(screen.getByRole("button", { name: "Compare 2" })).toBeEnabled();

  await user.click(screen.getByRole("button", { name: "Stop choosing" }));
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(again.address()).toBe("/product-list/1?size=12+mm");
});

it("puts the bar with the button below the whole list on a phone, so that it stays at the edge of the screen", async () => {
  beOnPhone();
  await openList();
  const bar = screen.getByRole("button", { name: "Compare 2" }).closest<HTMLElement>("[data-bar]");
  const end = screen.getByText("3 of 3 offers");
  expect(bar?.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it("tells offers of one brand and city apart wherever it names them", async () => {
  const landed = { freight: 1_500, freight_tax: 75, price: 56_817, low: 56_758, high: 56_817, basis: "belts" } as const;
  const user = userEvent.setup();
  const api = fakeApi();
  const alike = [51, 52, 53].map((id) => anOffer({ id, brand: "Vindhya Steel", priced_free_mt: 20, landed }));
  const market = [
    ...alike.slice(0, 2),
    ...alike.slice(2).map((offer) => ({ ...offer, city: "Jalna" })),
    anOffer({ id: 54, brand: "Girnar Steel" }),
  ];
  api.answer("GET /seller-list-by-commodity-product/:id", OfferListAnswer, ({ query }) => {
    const only = query.get("offer")?.split("|").map(Number);
    return aPage(market.filter(({ id }) => only?.includes(id) ?? true));
  });
  api.answer("GET /offer-facets/:id", OfferFacetsAnswer, someFacets());
  beOnPhone();
  await renderAt(routes, "/product-list/1");
  await user.click(await screen.findByRole("button", { name: "Compare" }));
  const called = ["Raipur, offer 51", "Raipur, offer 52", "Jalna"].map((which) => `Vindhya Steel (${which})`);
  for (const name of called) await user.click(screen.getByRole("checkbox", { name: `Compare ${name}` }));
  expect(screen.getByRole("checkbox", { name: "Compare Girnar Steel" })).not.toBeChecked();
  await user.click(screen.getByRole("button", { name: "Compare 3" }));

  const [first, second, third] = called;
  expect(await screen.findByText(/^The ranges of/)).toBeVisible();
  expect(document.body).toHaveTextContent(`The ranges of ${first}, ${second} and ${third} overlap`);
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual(
    ["Ex-Raipur\u00a0· offer 51", "Ex-Raipur\u00a0· offer 52", "Ex-Jalna"].map((where) => `Vindhya Steel${where}`),
  );
  expect(screen.getByRole("button", { name: `Remove ${second}` })).toBeVisible();
  expect(document.querySelector("[data-bar]")).toHaveTextContent("3 offersRequest");
});

it("begins with none where the address names no valid offers", async () => {
  await openList();
  cleanup();
  await renderAt(routes, "/product-list/1?chosen=41%7Cx");
  expect(await screen.findByRole("button", { name: "Compare" })).toBeVisible();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});
