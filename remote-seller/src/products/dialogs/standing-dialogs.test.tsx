import { SellerProductAnswer, SellerProductListAnswer, SellerStockAnswer } from "@mandi/shared/contract/seller-product";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerProduct, aSellerProductDetail, aSellerStock } from "@mandi/shared/testing/seller-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";

const list = "GET /seller/commodity-product";
const detail = "GET /seller/commodity-product/:id";
const pause = "POST /seller/pause-commodity-product/:id";
const resume = "POST /seller/resume-commodity-product/:id";
const remove = "DELETE /seller/commodity-product/:id";

async function openProduct(product = aSellerProduct()) {
  const user = userEvent.setup();
  signInAs("seller");
  const notices = listenToNotices();
  const api = fakeApi();
  api.answer(list, SellerProductListAnswer, aPage([product]));
  api.answer("GET /seller/get-commodity-product-variation-stock/:id", SellerStockAnswer, { data: [aSellerStock()] });
  api.answer(detail, SellerProductAnswer, { data: aSellerProductDetail(product) });
  api.confirm(pause, "The product is paused. Buyers do not see it.");
  api.confirm(resume, "The product is offered to buyers again.");
  api.confirm(remove, "The product is deleted from your list.");
  const tab = await renderAt(routes, "/commodity-products?product=41");
  await screen.findByRole("heading", { name: "On the market" });
  return { user, api, notices, tab };
}
const choose = (name: string) => screen.getByRole("button", { name: `${name} product` });
const late = { timeout: 10_000 };

it("pauses a live product once its seller has confirmed it, and shows it as paused", async () => {
  const { user, api, notices } = await openProduct();
  expect(screen.queryByRole("button", { name: "Resume product" })).not.toBeInTheDocument();
  await user.click(choose("Pause"));
  const dialog = await screen.findByRole("dialog", { name: /^Pause TMT Bar/ });
  expect(dialog).toHaveTextContent("your offers in open quotations stay valid");
  await expect(document.body).toHaveNoAxeViolations();
  expect(api.calls(pause)).toEqual([]);

  api.answer(detail, SellerProductAnswer, { data: aSellerProductDetail({ status: "paused" }) });
  await user.dblClick(within(dialog).getByRole("button", { name: "Pause" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument(), late);
  expect(await screen.findByText(/^You paused this product/)).toBeVisible();
  expect(api.calls(pause).map(({ params }) => params["id"])).toEqual(["41"]);
  expect(notices).toMatchObject([{ tone: "success", text: "The product is paused. Buyers do not see it." }]);
});

it("resumes what the seller paused, and offers no way to bypass the desk", async () => {
  const { user, api } = await openProduct(aSellerProduct({ status: "paused" }));
  await user.click(choose("Resume"));
  const dialog = await screen.findByRole("dialog", { name: /again\?$/ });
  await user.click(within(dialog).getByRole("button", { name: "Resume" }));
  await waitFor(() => expect(api.calls(resume)).toHaveLength(1));
});

it("has no Resume for a product that the desk took off the market", async () => {
  await openProduct(aSellerProduct({ status: "paused", desk_note: "Wrong grade" }));
  expect(screen.queryByRole("button", { name: /Resume|Pause/ })).not.toBeInTheDocument();
});

it("shows in the dialog why a product cannot be deleted now, and keeps it", async () => {
  const { user, api } = await openProduct();
  const message = "This product is in 1 open order. Pause it now and delete it when they are over.";
  api.refuse(remove, 409, { message });
  await user.click(choose("Delete"));
  const dialog = await screen.findByRole("dialog", { name: /^Delete TMT Bar/ });
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));

  expect(await within(dialog).findByText(message)).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Keep" }));
  expect(screen.getByRole("heading", { level: 1, name: /TMT Bar/ })).toBeVisible();
});

it("returns to the list when the product of the page is deleted", async () => {
  const { user, api, tab } = await openProduct(aSellerProduct());
  await user.click(choose("Delete"));
  const dialog = await screen.findByRole("dialog", { name: /^Delete TMT Bar/ });
  api.answer(list, SellerProductListAnswer, aPage([]));
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));

  await waitFor(() => expect(tab.address()).toBe("/commodity-products"), late);
  expect(await screen.findByText("No products yet")).toBeVisible();
  expect(api.calls(remove)).toHaveLength(1);
});
