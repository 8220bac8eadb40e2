import { SellerProductAnswer, SellerProductListAnswer, SellerStockAnswer } from "@mandi/shared/contract/seller-product";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import {
  aQuotationLine,
  aSellerProduct,
  aSellerProductDetail,
  aSellerQuotation,
  aSellerStock,
} from "@mandi/shared/testing/seller-builders";
import { act, screen, within } from "@testing-library/react";
import {
  freshUser,
  openQuotation,
  pass,
  price,
  quotationAddress,
  runOnSlowClock,
  sendCall,
} from "../testing/quotation-page";

runOnSlowClock();

const message = () => screen.getByLabelText("Message");

/** The seller has typed an offer for an enquiry that is short of stock, and goes to correct it. */
async function goToStock() {
  const user = freshUser();
  const short = [aQuotationLine({ quantity: 18, free_quantity: 12 })];
  const page = await openQuotation(aSellerQuotation({ variation: short, listing_id: 41 }));
  const { api } = page;
  api.answer("GET /seller/commodity-product", SellerProductListAnswer, aPage([aSellerProduct()]));
  api.answer("GET /seller/commodity-product/:id", SellerProductAnswer, { data: aSellerProductDetail() });
  api.answer("GET /seller/get-commodity-product-variation-stock/:id", SellerStockAnswer, {
    data: [aSellerStock({ id: 7, stock: 12 })],
  });
  api.confirm("POST /seller/update-commodity-product-variation-stock/:id", "The stock was updated.");
  await user.type(price(), "44750.5");
  await user.type(message(), "Loading tonight");
  await user.click(screen.getByRole("link", { name: "Correct my stock" }));
  await pass(100);
  const dialog = within(await screen.findByRole("dialog", { name: "Update Stock" }));
  return { ...page, user, dialog };
}

function expectTyped() {
  expect(price()).toHaveValue("44,750.5");
  expect(message()).toHaveValue("Loading tonight");
}

it("keeps a typed price and message while the seller corrects their stock, without a question, and sends nothing", async () => {
  const { api, tab, user, dialog } = await goToStock();
  const stock = dialog.getByRole("textbox");
  await user.clear(stock);
  await user.type(stock, "40");
  await user.click(dialog.getByRole("button", { name: "Update" }));
  await pass(0);
  await pass(5_000);
  expect(tab.address()).toBe(quotationAddress);
  expectTyped();
  expect(price()).toHaveFocus();
  expect(api.calls(sendCall)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Submit" }));
  await pass(5_000);
  expect(api.calls(sendCall).map(({ body }) => body)).toEqual([
    expect.objectContaining({ base_price: 44_750.5, description: "Loading tonight" }),
  ]);
  expect(tab.state()).toBeNull();
});

it("leads back to the enquiry, to the typed price, with Cancel as well", async () => {
  const { api, tab, user, dialog } = await goToStock();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await pass(100);
  expect(tab.address()).toBe(quotationAddress);
  expectTyped();
  expect(price()).toHaveFocus();
  expect(api.calls("POST /seller/update-commodity-product-variation-stock/:id")).toEqual([]);
});

it("keeps them for who goes back without an answer", async () => {
  const { tab } = await goToStock();
  await tab.back();
  await pass(100);
  expect(tab.address()).toBe(quotationAddress);
  expectTyped();
});

it("shows them to nobody else who goes back in the same tab", async () => {
  const { tab } = await goToStock();
  act(() => signInAs("seller", { phone: "9000000012" }));
  await tab.back();
  await pass(100);
  expect(price()).toHaveValue("");
  expect(message()).toHaveValue("");
});
