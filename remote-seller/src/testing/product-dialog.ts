import { SellerPriceAnswer, SellerProductListAnswer } from "@mandi/shared/contract/seller-product";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerPrice, aSellerProduct } from "@mandi/shared/testing/seller-builders";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

export const list = "GET /seller/commodity-product";
export const price = "GET /seller/get-commodity-product-price/:id";
export const savePrice = "POST /seller/update-commodity-product-price/:id";
export const variation = "GET /seller/get-commodity-product-variation/:id";
const saveVariation = "POST /seller/update-commodity-product-variation/:id";
export const stock = "GET /seller/get-commodity-product-variation-stock/:id";
const saveStock = "POST /seller/update-commodity-product-variation-stock/:id";

export type User = ReturnType<typeof userEvent.setup>;
export const patientUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const answers = () => act(() => jest.advanceTimersByTimeAsync(0));

export async function openDialog(user: User, entry: string, prepare: (api: ReturnType<typeof fakeApi>) => void) {
  signInAs("seller");
  const api = fakeApi();
  api.answer(list, SellerProductListAnswer, aPage([aSellerProduct()]));
  api.answer(price, SellerPriceAnswer, { data: aSellerPrice(), gst_source: "HSN 72142090" });
  api.confirm(savePrice, "The price was updated.");
  api.confirm(saveVariation, "The variations were updated.");
  api.confirm(saveStock, "The stock was updated.");
  prepare(api);
  await renderAt(routes, "/commodity-products");
  await user.click(await screen.findByRole("button", { name: "Update TMT Bar, Kaveri Ispat, Ex-Raipur" }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
  const dialog = await screen.findByRole("dialog", { name: `Update ${entry}` });
  await waitFor(() => expect(within(dialog).queryByText(/^Loading: /)).not.toBeInTheDocument());
  return { api, dialog };
}

/** A price more than a quarter from the listed one has to be confirmed. */
export const farRule = (api: ReturnType<typeof fakeApi>) =>
  api.answer(list, SellerProductListAnswer, aPage([aSellerProduct()]));

export async function typeBasePrice(user: User, dialog: HTMLElement, text: string): Promise<void> {
  await user.clear(within(dialog).getByLabelText("Base price"));
  await user.type(within(dialog).getByLabelText("Base price"), text);
  await user.click(update());
}

export const update = () => screen.getByRole("button", { name: "Update" });
