import { ownStockPath } from "@mandi/shared/contract/page-paths";
import { SellerProductAnswer, SellerProductListAnswer, SellerStockAnswer } from "@mandi/shared/contract/seller-product";
import { SellerQuotationAnswer } from "@mandi/shared/contract/seller-quotation";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import {
  aQuotationLine,
  aSellerProduct,
  aSellerProductDetail,
  aSellerQuotation,
  aSellerStock,
  aSizeValue,
} from "@mandi/shared/testing/seller-builders";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";

/** The seller comes from enquiry 184, which is short of the second size of product 41. */
async function comeFromEnquiry() {
  signInAs("seller");
  const api = fakeApi();
  api.answer("GET /seller/commodity-product", SellerProductListAnswer, aPage([aSellerProduct()]));
  api.answer("GET /seller/commodity-product/:id", SellerProductAnswer, { data: aSellerProductDetail() });
  api.answer("GET /seller/get-commodity-product-variation-stock/:id", SellerStockAnswer, {
    data: [aSellerStock({ id: 7 }), aSellerStock({ id: 8, value: [aSizeValue({ value: "20" })], stock: 12 })],
  });
  const short = aQuotationLine({ id: 8, value: [aSizeValue({ value: "20" })], quantity: 30, free_quantity: 2 });
  api.answer("GET /seller/product-enquiry/:id", SellerQuotationAnswer, {
    data: aSellerQuotation({ variation: [aQuotationLine(), short] }),
  });
  nobodyWrote(api);
  const tab = await renderAt(routes, ownStockPath(41, 8, 184));
  return { api, tab, dialog: await screen.findByRole("dialog", { name: "Update Stock" }) };
}

it("opens the stock of the product that is short at the short size, says what the enquiry needs, and leads back to it with Cancel", async () => {
  const { tab, dialog } = await comeFromEnquiry();
  await waitFor(() => expect(within(dialog).getByLabelText("Stock of 20 mm")).toHaveFocus());
  expect(await within(dialog).findByText("Enquiry Q2627000184 needs more than is free:")).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["20 mm: 30 MT needed, 2 MT free"]);
  expect(within(dialog).getByLabelText("Stock of 20 mm")).toHaveFocus();
  expect(screen.getByRole("link", { name: "Cancel", hidden: true })).toHaveAttribute("href", "/commodity-products");
  await userEvent.setup().click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(tab.address()).toBe("/seller-quotation-detail/184");
});

it("leads back to the enquiry once the stock is saved", async () => {
  const { api, tab, dialog } = await comeFromEnquiry();
  const user = userEvent.setup();
  api.confirm("POST /seller/update-commodity-product-variation-stock/:id", "The stock was updated.");
  const stock = within(dialog).getByLabelText("Stock of 20 mm");
  await user.clear(stock);
  await user.type(stock, "40");
  await user.click(within(dialog).getByRole("button", { name: "Update" }));
  await waitFor(() => expect(tab.address()).toBe("/seller-quotation-detail/184"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
