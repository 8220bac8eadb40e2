import { FreightRecordAnswer } from "@mandi/shared/contract/freight-estimate";
import { OfferFacetsAnswer } from "@mandi/shared/contract/offer-filter";
import { type OfferItem, OfferListAnswer } from "@mandi/shared/contract/product-list";
import { setDelivery } from "@mandi/shared/session";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { anOffer, aPage, someFacets } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const route = "GET /seller-list-by-commodity-product/:id";
const pune = { pincode: "411026", city: "Pune" };

const estimate = (exPrice: number, freight: number): NonNullable<OfferItem["landed"]> => ({
  freight,
  freight_tax: freight * 0.18,
  price: exPrice + freight * 1.18,
  low: exPrice + freight * 1.18 - 200,
  high: exPrice + freight * 1.18 + 300,
  basis: "belts",
  kilometres: 1_124,
});
const near = anOffer({
  id: 41,
  brand: "Girnar Steel",
  city: "Jalna",
  ex_price: 55_637,
  landed: estimate(55_637, 1_000),
});
const far = anOffer({ id: 42, brand: "Kaveri Ispat", ex_price: 54_162, landed: estimate(54_162, 3_000) });
const unknown = anOffer({ id: 43, brand: "Aravali TMT", city: "Bhilwara", ex_price: 53_000, landed: null });

function aMarket(offers: readonly OfferItem[] = [near, far, unknown]) {
  const api = fakeApi();
  api.answer("GET /offer-facets/:id", OfferFacetsAnswer, someFacets());
  api.answer("GET /freight-record/:pincode", FreightRecordAnswer, {
    city: "Pune",
    state: "Maharashtra",
    record: { count: 146, percent: 90, within: 180, is_of_city: true },
  });
  api.answer(route, OfferListAnswer, ({ query }) => {
    const only = query.get("offer")?.split("|").map(Number);
    const sizes = { size_prices: [{ size: "12 mm", ex_price: 54_990 }] };
    const shown = only ? offers.filter(({ id }) => only.includes(id)).map((offer) => ({ ...offer, ...sizes })) : offers;
    return aPage([...shown]);
  });
  return api;
}
const queries = (api: ReturnType<typeof fakeApi>) => api.calls(route).map(({ query }) => query.toString());

beforeEach(() => setDelivery(pune));
afterEach(() => act(() => setDelivery(null)));

it("orders offers by the price at the pincode, highlights the lowest, and says how often their range held", async () => {
  const api = aMarket();
  await renderAt(routes, "/product-list/1");
  const [first, second, last] = await screen.findAllByRole("article");
  expect(queries(api)).toEqual(["page=1&limit=12&sort=landed&pincode=411026"]);
  expect(first).toHaveTextContent(/Girnar Steel.*₹56,817 per MT landed, estimated, between ₹56,617 and ₹57,117/);
  expect(first).toHaveTextContent("ex 55,637");
  expect(second).toHaveTextContent("₹57,702");
  expect(last).toHaveTextContent("Freight on request");
  expect(screen.getByLabelText("Order")).toHaveDisplayValue("Lowest landed");
  const note = "Of 146 past freight estimates to Pune, at least 90% came out within the range shown.";
  expect(await screen.findByText(new RegExp(note))).toBeVisible();
});

it("says why it is for a place that the reader did not choose", async () => {
  act(() => setDelivery({ ...pune, from: "request" }));
  aMarket();
  await renderAt(routes, "/product-list/1");
  expect(await screen.findByText(/usual freight to 411026, where your last request goes\./)).toBeVisible();
});

const measured = /the spread of those prices, or how far past estimates were off where that is more/;
const unmeasured = /only the spread of those prices: too few past estimates are known to compare with/;

it("says where past estimates went when they are not of the city, and that the range was made from them too", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  api.answer("GET /freight-record/:pincode", FreightRecordAnswer, {
    city: "Pune",
    state: "Maharashtra",
    record: { count: 10, percent: 90, within: 30, is_of_city: false },
  });
  await renderAt(routes, "/product-list/1");
  const note = "Of 10 past freight estimates to any city, at least 90% came out within the range shown.";
  await user.click(await screen.findByText(new RegExp(note)));
  expect(screen.getByText(measured)).toBeVisible();
  expect(screen.queryByText(unmeasured)).not.toBeInTheDocument();
});

it("says that a range is only the spread of prices while too few past estimates are known", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  api.answer("GET /freight-record/:pincode", FreightRecordAnswer, { city: "Pune", state: "Maharashtra" });
  await renderAt(routes, "/product-list/1");
  await user.click(await screen.findByText(/Landed is an estimate/));
  expect(await screen.findByText(unmeasured)).toBeVisible();
  expect(screen.queryByText(measured)).not.toBeInTheDocument();
  expect(screen.queryByText(/past freight estimates/)).not.toBeInTheDocument();
});

it("keeps another order in the address, and returns to ex prices without a pincode", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  const tab = await renderAt(routes, "/product-list/1");
  await screen.findAllByRole("article");
  await user.selectOptions(screen.getByLabelText("Order"), "Lowest price");
  expect(tab.address()).toBe("/product-list/1?sort=price");
  act(() => setDelivery(null));
  await screen.findAllByText(/\/MT, 12 mm/);
  expect(queries(api).at(-1)).toBe("page=1&limit=12&sort=price");
  expect(screen.queryByText(/Landed is an estimate/)).not.toBeInTheDocument();
});

it("shows on demand how a landed price is made up", async () => {
  const user = userEvent.setup();
  aMarket();
  await renderAt(routes, "/product-list/1");
  await user.click(await screen.findByRole("button", { name: /57,702 per MT/ }));
  const dialog = await screen.findByRole("dialog", { name: "Landed price, estimate" });
  const figures = within(dialog)
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell", { hidden: false })[0]?.textContent);
  expect(figures).toEqual(["54,162", "3,000", "540", "57,702"]);
  expect(dialog).toHaveTextContent(
    "The price in your quotation should be between ₹57,502 and ₹58,002 per MT. Freight that transporters ask for on this route. About 1,124 km. Of 146 past freight estimates to Pune, at least 90% came out within the range shown.",
  );
});

it("compares chosen offers side by side at an address of its own, and returns to the list", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  const tab = await renderAt(routes, "/product-list/1?size=12+mm");
  expect(await screen.findByText("₹/MT of 12 mm, GST included")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Compare" }));
  expect(screen.getByRole("button", { name: "Stop choosing" })).toHaveFocus();
  const open = screen.getByRole("button", { name: "Compare" });
  expect(open).toBeDisabled();
  for (const name of ["Kaveri Ispat", "Girnar Steel", "Aravali TMT"]) {
    await user.click(screen.getByRole("checkbox", { name: `Compare ${name}` }));
  }
  await user.click(screen.getByRole("button", { name: "Compare 3" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Compare 3 offers" })).toBeVisible();
  expect(tab.address()).toBe("/product-list/1?size=12+mm&compare=42%7C41%7C43");
  expect(queries(api).at(-1)).toBe("offer=42%7C41%7C43&size=12+mm&pincode=411026");
  const cells = (label: string) =>
    within(screen.getByRole("row", { name: new RegExp(`^${label}`) }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
  expect(cells("Landed, estimate")).toEqual(["₹57,702+885", "₹56,817lowest", "Freight on request"]);
  expect(cells("Prices by size")).toEqual(Array(3).fill("12 mm 54,990"));
  await user.click(screen.getByRole("button", { name: "Remove Aravali TMT" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Compare 2 offers" })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("link", { name: "Girnar Steel" })).toHaveFocus());
  await user.click(screen.getByRole("link", { name: "TMT Bar" }));
  expect(tab.address()).toBe("/product-list/1?size=12+mm");
  expect(await screen.findAllByRole("article")).toHaveLength(3);
});

it("adds up the wanted quantity, and requests the offers together, those of one brand and city once", async () => {
  const user = userEvent.setup();
  const twin = anOffer({
    id: 44,
    brand: "Kaveri Ispat",
    free_mt: 900,
    priced_free_mt: 80,
    landed: estimate(54_300, 3_000),
  });
  aMarket(
    [near, { ...far, free_mt: 900, priced_free_mt: 565 }, twin].map((offer) => ({
      ...offer,
      default_quality: "Fe 550D",
    })),
  );
  const tab = await renderAt(routes, "/product-list/1?compare=41%7C42%7C44");
  const total = await screen.findByRole("row", { name: /^25 MT landed, estimate/ });
  expect(
    within(total)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["₹14,20,425", "₹14,42,550", "₹14,46,000"]);
  const stock = within(screen.getByRole("row", { name: /^Free stock/ })).getAllByRole("cell");
  expect(stock.map(({ textContent }) => textContent)).toEqual(["–", "565 MT", "80 MT"]);
  const quantity = screen.getByRole("textbox", { name: "Quantity of each, MT" });
  await user.clear(quantity);
  await user.type(quantity, "100");
  expect(stock.map(({ textContent }) => textContent)).toEqual(["–", "565 MT", "80\u00a0MT free of 100"]);
  await user.clear(quantity);
  await user.type(quantity, "10");
  expect(stock.map(({ textContent }) => textContent)).toEqual(["–", "565 MT", "80 MT"]);
  expect(await screen.findByRole("row", { name: /^10 MT landed.*₹5,68,170/ })).toBeVisible();
  expect(tab.address()).toContain("mt=10");
  await user.clear(quantity);
  await user.type(quantity, "20,5");
  expect(quantity).toHaveValue("20,5");
  expect(quantity).toHaveAccessibleDescription("Please enter whole tonnes, 1 to 99,999");
  expect(tab.address()).not.toContain("2C5");
  await user.clear(quantity);
  await user.type(quantity, "10");
  const joined = "the 2 offers of Kaveri Ispat from Raipur are one, which each of their sellers can answer.";
  expect(screen.getByText(`3 offers make 2 requests, and none is left out: ${joined}`)).toBeVisible();
  const [ask] = screen.getAllByRole("link", { name: "Request 2 quotes" });
  expect(ask).toHaveAttribute("href", "/create-rfq?offers=41%7C42&size=12+mm&grade=Fe+550D&mt=10");
});

it("names one offer as one where the others of a shared comparison are gone", async () => {
  aMarket([near]);
  await renderAt(routes, "/product-list/1?compare=41%7C99");
  expect(await screen.findByRole("heading", { level: 1, name: "Compare 1 offer" })).toBeVisible();
  expect(screen.getByText("Some of these offers are no longer available.")).toBeVisible();
});

it("calls no offer lowest while the ranges of several overlap, and says which no longer exist", async () => {
  const close = { ...far, landed: estimate(54_162, 2_300) };
  aMarket([near, close]);
  await renderAt(routes, "/product-list/1?compare=41%7C42%7C99");
  expect(await screen.findByText(/The ranges of Girnar Steel and Kaveri Ispat overlap/)).toBeVisible();
  expect(screen.getByText("Some of these offers are no longer available.")).toBeVisible();
});

it("has no accessibility faults that a machine can find, as a list and side by side", async () => {
  aMarket();
  const tab = await renderAt(routes, "/product-list/1");
  await screen.findAllByRole("article");
  await expect(document.body).toHaveNoAxeViolations();
  await tab.go("/product-list/1?compare=41%7C42");
  await screen.findByRole("heading", { level: 1, name: "Compare 2 offers" });
  await screen.findByRole("row", { name: /^Landed, estimate/ });
  await expect(document.body).toHaveNoAxeViolations();
});

it("filters the list by a band of landed prices or by a typed range, kept in the address, and drops it without a pincode", async () => {
  const user = userEvent.setup();
  const api = aMarket();
  const landed = [
    { value: "56000-56999", label: "56000-56999", count: 1 },
    { value: "57000-57999", label: "57000-57999", count: 1 },
    { value: "58000-58999", label: "58000-58999", count: 0 },
  ];
  api.answer("GET /offer-facets/:id", OfferFacetsAnswer, someFacets({ landed }));
  const tab = await renderAt(routes, "/product-list/1");
  await screen.findAllByRole("article");
  await user.click(await screen.findByRole("button", { name: "Filters" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Filters" }));
  const none = dialog.getByRole("checkbox", { name: "₹58,000 to ₹58,999 0" });
  await user.click(none);
  expect(none).not.toBeChecked();
  expect(tab.address()).toBe("/product-list/1");
  await user.click(dialog.getByRole("checkbox", { name: "₹56,000 to ₹56,999 1" }));
  expect(tab.address()).toBe("/product-list/1?min_landed=56000&max_landed=56999");
  expect(dialog.getByRole("checkbox", { name: "₹56,000 to ₹56,999 1" })).toBeChecked();
  const range = within(dialog.getByRole("group", { name: "Landed between" }));
  await user.clear(range.getByLabelText("To"));
  await user.type(range.getByLabelText("To"), "57500{Enter}");
  expect(tab.address()).toBe("/product-list/1?min_landed=56000&max_landed=57500");
  expect(queries(api).at(-1)).toBe("page=1&limit=12&sort=landed&min_landed=56000&max_landed=57500&pincode=411026");
  expect(api.calls("GET /offer-facets/:id").at(-1)?.query.toString()).toBe(
    "min_landed=56000&max_landed=57500&pincode=411026",
  );
  await user.click(dialog.getByRole("button", { name: /^Show/ }));
  expect(await screen.findByRole("button", { name: "Remove Landed ₹56,000 to ₹57,500" })).toBeVisible();
  act(() => setDelivery(null));
  await screen.findAllByText(/\/MT, 12 mm/);
  expect(queries(api).at(-1)).toBe("page=1&limit=12");
  expect(screen.queryByRole("button", { name: /Remove Landed/ })).not.toBeInTheDocument();
});
