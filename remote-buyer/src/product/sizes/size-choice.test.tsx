import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";
import { chip, openProduct, productShown, quantity } from "../../testing/product-page";

it("chooses the first quality and packaging, and prices every size by the chosen ones (R-119, R-120)", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await productShown();
  expect(chip("Quality", /^Fe 500D/)).toHaveAttribute("aria-pressed", "true");
  expect(chip("Packaging", /^Bundled/)).toHaveAttribute("aria-pressed", "true");
  expect(chip("Variation", /^8 mm/)).toHaveTextContent("₹55,932");
  await user.click(chip("Packaging", /^Loose/));
  expect(chip("Packaging", /^Bundled/)).toHaveAttribute("aria-pressed", "false");
  expect(chip("Variation", /^8 mm/)).toHaveTextContent("₹55,696");
});

it("adds a row for each chosen size and clears its quantity when it is removed (R-121, R-123)", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await productShown();
  await user.click(chip("Variation", /^8 mm/));
  await user.click(chip("Variation", /^12 mm/));
  await user.type(quantity("8 mm"), "6");
  await user.type(quantity("12 mm"), "14");
  expect(screen.getByRole("row", { name: /^8 mm/ })).toHaveTextContent("₹3,35,592");
  expect(screen.getByRole("complementary", { name: "Truck load" })).toHaveTextContent("₹10,93,860");
  await user.click(screen.getByRole("button", { name: "Remove 8 mm" }));
  expect(screen.queryByRole("textbox", { name: "Quantity in MT, 8 mm" })).not.toBeInTheDocument();
  await user.click(chip("Variation", /^8 mm/));
  expect(quantity("8 mm")).toHaveValue("");
});

it("offers only sizes that the seller has and the brand makes", async () => {
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await productShown();
  await userEvent.click(chip("Variation", /^36 mm/));
  expect(chip("Variation", /^36 mm/)).toHaveAttribute("aria-pressed", "false");
  expect(chip("Variation", /^36 mm/)).toHaveTextContent("not offered");
});

it("says at the sizes that one is missing, in a region that was there before, and leaves the announcement to the toast (R-124)", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await productShown();
  const before = [...document.querySelectorAll("[aria-live]")];
  await user.click(screen.getByRole("button", { name: "Request For Quotes" }));
  const sizes = within(screen.getByRole("region", { name: "Variation" }));
  const region = sizes.getByText("Please select at least one variant").closest("[aria-live]");
  expect(before).toContain(region);
  // The toast says the same words to everybody: they are not announced twice.
  expect(region).toHaveAttribute("aria-live", "off");
  expect(chip("Variation", /^8 mm/)).toHaveFocus();
  await user.click(chip("Variation", /^8 mm/));
  await waitFor(() => expect(region).toBeEmptyDOMElement());
});

it("shows all values of all sizes in the size chart (R-122)", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await productShown();
  await user.click(screen.getByRole("button", { name: "Size chart" }));
  const chart = await screen.findByRole("dialog", { name: "Size chart" });
  expect(within(chart).getByRole("columnheader", { name: "Weight" })).toBeVisible();
  expect(within(chart).getByRole("row", { name: "12 mm 0.889 kg/m" })).toBeVisible();
});

describe("a press on a cheap phone", () => {
  // Frames as they come, instead of the one drawing at the end that `act` makes of them.
  beforeEach(() => void Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false));
  afterEach(() => void Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true));

  it("shows the chosen size before what it changes elsewhere on the page", async () => {
    openProduct();
    await renderAt(routes, "/product-detail/41");
    await productShown();

    chip("Variation", /^12 mm/).click();
    await Promise.resolve(); // What a press draws at once is drawn right after it.

    expect(chip("Variation", /^12 mm/)).toHaveAttribute("aria-pressed", "true");
    expect(quantity("12 mm")).toBeVisible();
    expect(screen.queryByText("Ex price per MT, 12 mm, incl. GST")).not.toBeInTheDocument();
    expect(await screen.findByText("Ex price per MT, 12 mm, incl. GST")).toBeVisible();
  });
});
