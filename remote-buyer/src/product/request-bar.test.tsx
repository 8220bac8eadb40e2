import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { setDelivery } from "@mandi/shared/session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { anOffer, aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { chip, landedAtPune, openProduct, productShown, quantity } from "../testing/product-page";

afterEach(() => {
  jest.restoreAllMocks();
  act(() => setDelivery(null));
});

/** A window as narrow as a phone's. */
function onPhone(): void {
  const look = window.matchMedia;
  const answer = (query: string) => ({ ...look(query), matches: query.includes("max-width") });
  jest.spyOn(window, "matchMedia").mockImplementation(answer);
}

const request = () => screen.getByRole("button", { name: "Request For Quotes" });

it("asks for a size and for whole quantities in toasts before it continues (R-124, R-267, R-268, R-312)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  openProduct();
  const tab = await renderAt(routes, "/product-detail/41");
  await productShown();
  await user.click(request());
  await user.click(chip("Variation", /^8 mm/));
  await user.click(request());
  expect(notices.map(({ text }) => text)).toEqual([
    "Please select at least one variant",
    "Please enter a quantity for each selected variant",
  ]);
  expect(quantity("8 mm")).toHaveAccessibleDescription(/Please enter a quantity/);
  expect(tab.address()).toBe("/product-detail/41");
});

it.each([
  ["18.75", "Please enter whole tonnes, 18 or 19."],
  ["0.5", "Please enter whole tonnes, 1 or more."],
  ["-1", "Please enter a figure without a minus sign."],
  ["20,5", "Please check the comma. Thousands are written 20,500."],
  ["1e9", "Please write the figure out in digits, without e."],
  ["30 MT", "Please use digits only, such as 1,250."],
  ["99,999", "You can ask for at most 10,000 MT of one size at a time."],
  ["0", "Please enter a quantity for each selected variant"],
])("keeps a quantity of %p as typed, shows %p beside it, and moves the focus there (R-268)", async (typed, words) => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  openProduct();
  const tab = await renderAt(routes, "/product-detail/41");
  await productShown();
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), typed);
  await user.click(request());
  expect(quantity("8 mm")).toHaveValue(typed);
  expect(quantity("8 mm")).toHaveAccessibleDescription(words);
  await waitFor(() => expect(quantity("8 mm")).toHaveFocus());
  expect(notices.map(({ text }) => text)).toEqual(["Please enter a quantity for each selected variant"]);
  expect(tab.address()).toBe("/product-detail/41");
});

it("passes the choice on to the request (R-128, R-211)", async () => {
  const user = userEvent.setup();
  const api = openProduct();
  api.hold("GET /address");
  const tab = await renderAt(
    routes.filter(({ path }) => path !== "/create-rfq"),
    "/product-detail/41",
  );
  await productShown();
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "1,000");
  await user.click(request());
  expect(tab.address()).toBe("/create-rfq");
  expect(tab.state()).toEqual(
    expect.objectContaining({
      quality: "Fe 500D",
      packaging: { id: 1, name: "Bundled, 2 straps" },
      variation: [expect.objectContaining({ id: 8, quantity: 1000, stock: null, user_selected: "true" })],
      total: 55_932_000,
    }),
  );
});

it("restores the choice when the buyer comes back", async () => {
  const user = userEvent.setup();
  openProduct();
  const tab = await renderAt(routes, "/product-detail/41");
  await productShown();
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "30");
  await tab.go("/elsewhere");
  await tab.go("/product-detail/41");
  await productShown();
  expect(quantity("8 mm")).toHaveValue("30");
});

it("shows on a phone the price and the request, which asks for a size until one is chosen, then the total (R-124, R-267)", async () => {
  onPhone();
  const user = userEvent.setup();
  const notices = listenToNotices();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await productShown();
  const bar = within(request().closest<HTMLElement>('[data-bar="bottom"]') ?? document.body);
  expect(bar.getByText("Ex price per MT, 8 mm, incl. GST")).toBeVisible();
  expect(bar.queryByText("₹0")).not.toBeInTheDocument();
  await user.click(request());
  expect(chip("Variation", /^8 mm/)).toHaveFocus();
  expect(notices.map(({ text }) => text)).toEqual(["Please select at least one variant"]);
  await user.click(chip("Variation", /^12 mm/));
  expect(bar.getByText("Ex price per MT, 12 mm, incl. GST")).toBeVisible();
  await user.click(chip("Variation", /^12 mm/));
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "30");
  expect(bar.getByText("Total ex-factory, 30 MT")).toBeVisible();
  expect(bar.getByRole("button", { name: "Request For Quotes" })).toBeVisible();
});

it("shows on a phone the landed price beside the request once the place of delivery is known, marked as an estimate", async () => {
  onPhone();
  setDelivery({ pincode: "411026", city: "Pune" });
  const user = userEvent.setup();
  const api = openProduct();
  const list = "GET /seller-list-by-commodity-product/:id";
  api.answer(list, OfferListAnswer, aPage([anOffer({ ex_price: 55_932, landed: landedAtPune })]));
  await renderAt(routes, "/product-detail/41");
  await productShown();
  const bar = within(request().closest<HTMLElement>('[data-bar="bottom"]') ?? document.body);
  expect(await bar.findByText("8 mm landed at 411026, est. · ex ₹55,932")).toBeVisible();
  expect(bar.getByText("₹57,997/MT")).toBeVisible();
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "30");
  expect(bar.getByText("30 MT landed at 411026, est. · ex ₹16,77,960")).toBeVisible();
  expect(bar.getByText("₹17,39,910")).toBeVisible();
  api.answer(list, OfferListAnswer, aPage([anOffer({ landed: null })]));
  act(() => setDelivery({ pincode: "799001", city: "Agartala" }));
  expect(await screen.findByText("Freight to 799001 on request")).toBeVisible();
  expect(bar.getByText("Total ex-factory, 30 MT")).toBeVisible();
});

it("says what to enter while a fraction of an MT is typed, and nothing about an unfinished figure", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await productShown();
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "12.");
  expect(quantity("8 mm")).not.toHaveAccessibleDescription();
  await user.type(quantity("8 mm"), "5");
  expect(quantity("8 mm")).toHaveAccessibleDescription("Please enter whole tonnes, 12 or 13.");
});
