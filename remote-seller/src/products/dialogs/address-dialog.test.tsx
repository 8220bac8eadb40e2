import { PincodeAnswer } from "@mandi/shared/contract/address";
import { SellerProductAnswer, SellerProductListAnswer, SellerStockAnswer } from "@mandi/shared/contract/seller-product";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerProduct, aSellerProductDetail, aSellerStock } from "@mandi/shared/testing/seller-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";

const list = "GET /seller/commodity-product";
const detail = "GET /seller/commodity-product/:id";
const place = "GET /get-address/:pincode";
const save = "POST /seller/update-commodity-product-address/:id";
const company = {
  address_line_one: "12, Station Road",
  address_line_two: "",
  pincode: "",
  city: "Raipur",
  state: "Chhattisgarh",
};

async function openDetail(loading_address: SellerProductAnswer["data"]["loading_address"]) {
  signInAs("seller");
  const api = fakeApi();
  api.answer(list, SellerProductListAnswer, aPage([aSellerProduct({ lacks_loading_address: true })]));
  api.answer("GET /seller/get-commodity-product-variation-stock/:id", SellerStockAnswer, { data: [aSellerStock()] });
  api.answer(detail, SellerProductAnswer, {
    data: aSellerProductDetail({ lacks_loading_address: true, loading_address }),
  });
  api.answer(place, PincodeAnswer, { data: { city: "Raipur", state: "Chhattisgarh" } });
  api.confirm(save, "The loading address was saved.");
  await renderAt(routes, "/commodity-products?product=41");
  const block = within(await screen.findByRole("region", { name: "Loading address" }));
  return { api, block };
}

it("reports what a truck could not find, and saves the address with its pincode (R-159, R-190)", async () => {
  const user = userEvent.setup();
  const { api, block } = await openDetail([company]);
  expect(block.getByText(/^Transporters do not know where to load/)).toBeVisible();
  await user.click(block.getByRole("button", { name: "Change loading address" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Loading address" }));
  expect(await dialog.findByLabelText("Address line 1")).toHaveValue("12, Station Road");
  await user.click(dialog.getByRole("button", { name: "Update" }));
  expect(await dialog.findByText("The pincode must be 6 digits")).toBeVisible();
  expect(api.calls(save)).toHaveLength(0);
  await user.type(dialog.getByLabelText("Pincode"), "493 111");
  expect(await dialog.findByText("Raipur, Chhattisgarh")).toBeVisible();
  await expect(document.body).toHaveNoAxeViolations();
  api.answer(detail, SellerProductAnswer, { data: aSellerProductDetail() });
  await user.click(dialog.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls(save).map(({ params, body }) => [params["id"], body])).toEqual([
    ["41", { address_line_one: "12, Station Road", address_line_two: "", pincode: "493111" }],
  ]);
  expect(await screen.findByText("Plot 41, Siltara Growth Centre")).toBeVisible();
  expect(screen.queryByText(/^Transporters do not know/)).not.toBeInTheDocument();
});

it("shows the server's message about an address at its field, and keeps what was typed", async () => {
  const user = userEvent.setup();
  const { api, block } = await openDetail([]);
  const reason = "This pincode is in Delhi; you offer this product from Chhattisgarh";
  api.refuse(save, 422, { message: reason, errors: { pincode: [reason] } });
  api.refuse(place, 404, { message: "Pincode Not Found!" });
  await user.click(block.getByRole("button", { name: "Add loading address" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Loading address" }));
  await user.type(await dialog.findByLabelText("Address line 1"), "Okhla");
  await user.type(dialog.getByLabelText("Pincode"), "110020");
  expect(await dialog.findByText("Pincode Not Found!")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(dialog.getByLabelText("Pincode")).toBeInvalid());
  expect(dialog.getByLabelText("Address line 1")).toHaveValue("Okhla");
});

it("marks a product without one in the list", async () => {
  signInAs("seller");
  const products = [
    aSellerProduct({ lacks_loading_address: true }),
    aSellerProduct({ id: 42, name: "Beam", lacks_loading_address: false }),
  ];
  fakeApi().answer(list, SellerProductListAnswer, aPage(products));
  await renderAt(routes, "/commodity-products");
  expect(await screen.findAllByText("No loading address")).toHaveLength(1);
});
