import { renderAt } from "@mandi/shared/testing/render-at";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";
import { chip, openProduct, productShown, quantity } from "../../testing/product-page";

it("shows how the load fills a truck and that less than the minimum order may be requested (R-011)", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await productShown();
  await user.click(chip("Variation", /^8 mm/));
  await user.type(quantity("8 mm"), "27");
  expect(screen.getByText("Add 3 MT for the minimum order of 30 MT.")).toBeVisible();
  expect(screen.getByText(/Minimum order about 30 MT/)).toBeVisible();
  await user.clear(quantity("8 mm"));
  await user.type(quantity("8 mm"), "40");
  expect(screen.getByText(/10 MT too much for a 30 MT truck. 2 trucks of 30 MT needed./)).toBeVisible();
});

it("shows how many pieces a quantity is where the weight is known, and fills the truck of the buyer's choice", async () => {
  const user = userEvent.setup();
  openProduct();
  await renderAt(routes, "/product-detail/41");
  await user.click(await screen.findByRole("button", { name: /^12 mm/ }));
  await user.type(screen.getByRole("textbox", { name: "Quantity in MT, 12 mm" }), "10");
  // 0.889 kg/m: 12 m weigh 10.668 kg, and 937 of them 9,996 kg.
  expect(screen.getByText("about 937 pieces of 12 m, 10.67 kg each")).toBeVisible();
  expect(screen.getByText("Add 20 MT for the minimum order of 30 MT.")).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Truck"), "Truck of 9 MT");
  expect(screen.getByText("1 MT too much for a 9 MT truck. 2 trucks of 9 MT needed.")).toBeVisible();
});

it("counts pieces by the length given in the packaging, or by the buyer's own, and says which", async () => {
  const user = userEvent.setup();
  openProduct({
    packaging_charge: [
      { id: 1, name: "Bundled, 2 straps", charge: 200 },
      { id: 4, name: "Loose, 6 m", charge: 150 },
      { id: 5, name: "Cut and bent", charge: 1450 },
    ],
  });
  await renderAt(routes, "/product-detail/41");
  await user.click(await screen.findByRole("button", { name: /^12 mm/ }));
  await user.type(quantity("12 mm"), "10");
  const length = screen.getByRole("textbox", { name: "Piece length" });
  expect(length).toHaveValue("12");
  expect(length).toHaveAccessibleDescription(/^The usual length/);

  await user.click(chip("Packaging", /^Loose, 6 m/));
  expect(length).toHaveValue("6");
  expect(length).toHaveAccessibleDescription(/^Taken from the packaging/);
  expect(screen.getByText("about 1,874 pieces of 6 m, 5.33 kg each")).toBeVisible();

  await user.clear(length);
  expect(screen.queryByText(/pieces of/)).not.toBeInTheDocument();
  await user.type(length, "9");
  expect(screen.getByText("about 1,249 pieces of 9 m, 8 kg each")).toBeVisible();

  await user.click(chip("Packaging", /^Cut and bent/));
  expect(length).toHaveValue("");
  expect(screen.queryByText(/pieces of/)).not.toBeInTheDocument();
  expect(screen.getByText("about 11,249 m")).toBeVisible();
});
