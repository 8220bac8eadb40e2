import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { aProductDetail, aVariation } from "@mandi/shared/testing/buyer-builders/product";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import { routes } from "../area";
import { loaded, openRfq } from "../testing/rfq-page";

const measure = (name: string, value: string, short_name: string) => ({ name, value, unit: { short_name } });
const angle = (id: number, thickness: string) => ({
  ...aVariation(),
  id,
  value: [measure("Order size", "50 × 50", "mm"), measure("Thickness", thickness, "mm")],
});

it("requests an angle in the thickness of the address, not in the first size with the same sides", async () => {
  const api = openRfq();
  api.answer("GET /product-detail/:id", ProductDetailAnswer, {
    products_data: aProductDetail({ variation: [angle(1, "5.0"), angle(2, "6.0")] }),
    seller_product_list: [],
  });
  await renderAt(routes, "/create-rfq?offers=41&size=50+%C3%97+50+%C3%97+6+mm&mt=25");
  await loaded();
  expect(screen.getByText("50 × 50 × 6 mm · 25 MT")).toBeVisible();
  expect(
    within(screen.getByRole("list", { name: "Products" })).getByText(/Kaveri Ispat only, ex-Raipur$/),
  ).toBeVisible();
  expect(screen.queryByText("50 × 50 × 5 mm · 25 MT")).not.toBeInTheDocument();
});
