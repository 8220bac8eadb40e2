import { listenToNotices } from "@mandi/shared/testing/notices";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { chip, openProduct, productShown, quantity } from "../testing/product-page";

const request = () => screen.getByRole("button", { name: "Request For Quotes" });

it("asks for a size and for whole quantities in toasts before it goes on (R-124, R-267, R-268, R-312)", async () => {
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

it("keeps a quantity in fractions as typed and asks for a whole one (R-268)", async () => {
  const user = userEvent.setup();
  openProduct();
  const tab = await renderAt(routes, "/product-detail/41");
  await productShown();
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "18.50");
  expect(quantity("8 mm")).toHaveValue("18.50");
  await user.click(request());
  expect(quantity("8 mm")).toHaveAccessibleDescription(/Please enter a quantity/);
  expect(tab.address()).toBe("/product-detail/41");
});

it("hands over what was chosen to the request (R-128, R-211)", async () => {
  const user = userEvent.setup();
  const api = openProduct();
  api.hold("GET /address");
  const tab = await renderAt(
    routes.filter(({ path }) => path !== "/create-rfq"),
    "/product-detail/41",
  );
  await productShown();
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "30");
  await user.click(request());
  expect(tab.address()).toBe("/create-rfq");
  expect(tab.state()).toEqual(
    expect.objectContaining({
      quality: "Fe 500D",
      packaging: { id: 1, name: "Bundled, 2 straps" },
      variation: [expect.objectContaining({ id: 8, quantity: 30, stock: null, user_selected: "true" })],
      total: 1677960,
    }),
  );
});

it("finds the choices again when the buyer comes back", async () => {
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
