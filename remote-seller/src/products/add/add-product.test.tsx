import {
  CategoryListAnswer,
  SellerBrandAnswer,
  SellerCityAnswer,
  SellerProductChoiceAnswer,
  SellerProductListAnswer,
  SellerStateAnswer,
  StoreProductAnswer,
} from "@mandi/shared/contract/seller-product";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerProduct } from "@mandi/shared/testing/seller-builders";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";

const store = "POST /seller/store-commodity-product";

afterEach(() => jest.useRealTimers());

async function openForm() {
  signInAs("seller");
  const api = fakeApi();
  api.answer("GET /seller/commodity-product", SellerProductListAnswer, aPage([]));
  api.answer("GET /category", CategoryListAnswer, {
    data: [
      { id: 1, name: "Long products" },
      { id: 2, name: "Sheets" },
    ],
  });
  api.answer("GET /seller/commodity-product-list", SellerProductChoiceAnswer, {
    products_list: [{ id: 11, name: "TMT Bar" }],
  });
  api.answer("GET /seller/get-brand", SellerBrandAnswer, { brand_list: [{ id: 3, name: "Kaveri Ispat" }] });
  api.answer("GET /seller/get-state", SellerStateAnswer, { state_list: ["Chhattisgarh"] });
  api.answer("GET /seller/get-city", SellerCityAnswer, { city_list: ["Raipur", "Bhilai"] });
  api.answer(store, StoreProductAnswer, { message: "The product was added.", id: 77 });
  return { api, tab: await renderAt(routes, "/commodity-products?view=add") };
}

type User = ReturnType<typeof userEvent.setup>;

async function choose(user: User, label: string, option: string): Promise<void> {
  await screen.findByRole("option", { name: option });
  await user.selectOptions(screen.getByLabelText(label), option);
}

async function chooseAll(user: User): Promise<void> {
  await choose(user, "Category", "Long products");
  await choose(user, "Product", "TMT Bar");
  await choose(user, "Brand", "Kaveri Ispat");
  await choose(user, "State", "Chhattisgarh");
  await choose(user, "City", "Raipur");
}

it("loads each list by the choices before it, in the order category, product, brand, state, city (R-158)", async () => {
  const user = userEvent.setup();
  const { api } = await openForm();
  expect(await screen.findByRole("heading", { level: 1, name: "Add Product" })).toBeVisible();
  expect(document.title).toBe("Add Product · Mandi");
  expect(screen.getByLabelText("Product")).toBeDisabled();
  await chooseAll(user);
  const query = (route: Parameters<typeof api.calls>[0]) => api.calls(route).map((call) => call.query.toString());
  expect(query("GET /seller/commodity-product-list")).toEqual(["category_id=1"]);
  expect(query("GET /seller/get-brand")).toEqual(["commodity_product_id=11"]);
  expect(query("GET /seller/get-state")).toEqual(["commodity_product_id=11&brand_id=3"]);
  expect(query("GET /seller/get-city")).toEqual(["commodity_product_id=11&brand_id=3&state=Chhattisgarh"]);
});

it("empties the fields after a changed choice", async () => {
  const user = userEvent.setup();
  await openForm();
  await chooseAll(user);
  await choose(user, "Category", "Sheets");
  await screen.findByRole("option", { name: "TMT Bar" });
  expect(screen.getByLabelText("Product")).toHaveValue("");
  expect(screen.getByLabelText("City")).toBeDisabled();
});

it("keeps the choices when a list does not load, and requests that list again (R-158)", async () => {
  const user = userEvent.setup();
  const { api } = await openForm();
  api.cutOff("GET /seller/get-brand");
  await choose(user, "Category", "Long products");
  await choose(user, "Product", "TMT Bar");
  expect(await screen.findByText("The list did not load.")).toBeVisible();
  expect(screen.getByLabelText("Product")).toHaveValue("11");
  api.answer("GET /seller/get-brand", SellerBrandAnswer, { brand_list: [{ id: 3, name: "Kaveri Ispat" }] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await choose(user, "Brand", "Kaveri Ispat");
  expect(api.calls("GET /seller/commodity-product-list")).toHaveLength(1);
});

it("says when the seller already sells from every city", async () => {
  const user = userEvent.setup();
  const { api } = await openForm();
  api.answer("GET /seller/get-city", SellerCityAnswer, { city_list: [] });
  await choose(user, "Category", "Long products");
  await choose(user, "Product", "TMT Bar");
  await choose(user, "Brand", "Kaveri Ispat");
  await choose(user, "State", "Chhattisgarh");
  expect(await screen.findByText(/You already sell this product of this brand in every city/)).toBeVisible();
});

it("reports each missing choice and sends nothing (R-294, R-295, R-296, R-297, R-298)", async () => {
  const user = userEvent.setup();
  const { api } = await openForm();
  await user.click(await screen.findByRole("button", { name: "Submit" }));
  for (const text of [
    "Please select a category",
    "Please select a product",
    "Please select a brand",
    "Please select a state",
    "Please select a city",
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(api.calls(store)).toHaveLength(0);
});

it("sends once, shows the message for 2000 ms, and returns to a fresh list after 1.5 s (R-165, R-362, R-393, R-406)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const notices = listenToNotices();
  const { api, tab } = await openForm();
  await chooseAll(user);
  api.answer("GET /seller/commodity-product", SellerProductListAnswer, aPage([aSellerProduct({ status: "draft" })]));
  await user.dblClick(screen.getByRole("button", { name: "Submit" }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(api.calls(store).map(({ body }) => body)).toEqual([
    { product_id: 11, brand_id: 3, state: "Chhattisgarh", city: "Raipur" },
  ]);
  expect(notices).toEqual([{ tone: "success", text: "The product was added.", durationMs: 2000 }]);
  expect(tab.address()).toBe("/commodity-products?view=add");
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(tab.address()).toBe("/commodity-products");
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("article")).toHaveTextContent("draft");
});

it("keeps all choices after a refusal, shows why at the field, and enables the button again after 2 s (R-165, R-392)", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const notices = listenToNotices();
  const { api } = await openForm();
  api.refuse(store, 422, { message: "The product was not added", errors: { brand_id: ["Please select a brand"] } });
  await chooseAll(user);
  await user.click(screen.getByRole("button", { name: "Submit" }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(notices).toEqual([{ tone: "error", text: "The product was not added", durationMs: 2000 }]);
  expect(screen.getByText("Please select a brand")).toBeVisible();
  expect(screen.getByLabelText("City")).toHaveValue("Raipur");
  expect(screen.getByRole("button", { name: "Submit" })).toHaveAttribute("aria-disabled", "true");
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole("button", { name: "Submit" })).not.toHaveAttribute("aria-disabled");
});

it("asks before an unfinished choice is left, and keeps it when the answer is no", async () => {
  const user = userEvent.setup();
  const { tab } = await openForm();
  await choose(user, "Category", "Long products");
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  const question = await screen.findByRole("alertdialog", { name: "Discard changes?" });
  await user.click(within(question).getByRole("button", { name: "Keep editing" }));
  expect(tab.address()).toBe("/commodity-products?view=add");
  expect(screen.getByLabelText("Category")).toHaveValue("1");
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(tab.address()).toBe("/commodity-products");
});

it("leaves an untouched form without a question", async () => {
  const user = userEvent.setup();
  const { tab } = await openForm();
  await user.click(await screen.findByRole("link", { name: "Cancel" }));
  expect(tab.address()).toBe("/commodity-products");
});
