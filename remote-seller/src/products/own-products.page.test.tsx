import { SellerProductAnswer, SellerProductListAnswer, SellerStockAnswer } from "@mandi/shared/contract/seller-product";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerProduct, aSellerProductDetail, aSellerStock, aSizeValue } from "@mandi/shared/testing/seller-builders";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";

const list = "GET /seller/commodity-product";
const detail = "GET /seller/commodity-product/:id";
const stock = "GET /seller/get-commodity-product-variation-stock/:id";
const confirm = "POST /seller/confirm-commodity-product-price/:id";

async function openList(
  data = [aSellerProduct()],
  address = "/commodity-products",
  prepare: (api: ReturnType<typeof fakeApi>) => void = () => undefined,
) {
  signInAs("seller");
  const api = fakeApi();
  api.answer(list, SellerProductListAnswer, aPage(data));
  api.answer(stock, SellerStockAnswer, {
    data: [
      aSellerStock({ stock: 42.5 }),
      aSellerStock({ id: 8, value: [aSizeValue({ value: "16" })], stock: null }),
      aSellerStock({ id: 9, value: [aSizeValue({ value: "20" })], is_selected: 0 }),
    ],
  });
  prepare(api);
  return { api, tab: await renderAt(routes, address) };
}

const names = () => screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

it("shows each own product with price, brand, categories and loading charge (R-157)", async () => {
  await openList();
  const card = await screen.findByRole("article");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("My Products");
  for (const text of ["TMT Bar", "Kaveri Ispat, Ex-Raipur", "Long products, Reinforcement"]) {
    expect(card).toHaveTextContent(text);
  }
  // Only exceptional states are shown.
  expect(card).not.toHaveTextContent("live");
  expect(await within(card).findByLabelText("Price per MT of TMT Bar, Kaveri Ispat, Ex-Raipur")).toHaveValue("45,150");
  expect(within(card).getByText("Loading charge").nextElementSibling).toHaveTextContent("₹250/MT");
  await expect(document.body).toHaveNoAxeViolations();
});

it("opens a menu with Price, Variation and Stock (R-157)", async () => {
  const user = userEvent.setup();
  await openList();
  await user.click(await screen.findByRole("button", { name: "Update TMT Bar, Kaveri Ispat, Ex-Raipur" }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    "Price",
    "Variation",
    "Stock",
  ]);
});

it("invites a seller without products to add the first one", async () => {
  await openList([]);
  expect(await screen.findByText("No products yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add New" })).toHaveAttribute("href", "/commodity-products?view=add");
});

it("stays usable with 500 products: pages, search, status and order are in the address", async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 500 }, (_, index) =>
    aSellerProduct({
      id: index + 1,
      name: `Bar ${String(index + 1).padStart(3, "0")}`,
      base_price: 50_000 - index,
      status: index === 7 ? "draft" : "live",
    }),
  );
  const { tab, api } = await openList(many);
  expect(await screen.findByText("500 products")).toBeVisible();
  expect(names()).toHaveLength(20);
  await user.click(screen.getByRole("link", { name: "Page 25" }));
  expect(names().at(-1)).toBe("Bar 500");
  await user.selectOptions(screen.getByLabelText("Order"), "Lowest price");
  expect(names()[0]).toBe("Bar 500");
  fireEvent.change(screen.getByLabelText("Search my products"), { target: { value: "bar 008" } });
  await waitFor(() => expect(names()).toEqual(["Bar 008"]));
  await user.selectOptions(screen.getByLabelText("Status"), "live");
  expect(await screen.findByText("No matching product")).toBeVisible();
  expect(tab.address()).toBe("/commodity-products?sort=price&q=bar+008&status=live");
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(names()).toHaveLength(20);
  expect(api.calls(list)).toHaveLength(1);
});

it("does not move the list between press and release when the press leaves the search field", async () => {
  const user = userEvent.setup();
  const { tab } = await openList([
    aSellerProduct({ id: 1, name: "Angle" }),
    aSellerProduct({ id: 2, name: "Channel" }),
  ]);
  await screen.findByText("2 products");
  await user.click(screen.getByLabelText("Search my products"));
  fireEvent.change(screen.getByLabelText("Search my products"), { target: { value: "channel" } });

  await user.pointer({ keys: "[MouseLeft>]", target: screen.getByRole("heading", { name: "Channel" }) });
  await waitFor(() => expect(tab.address()).toBe("/commodity-products?q=channel"));
  expect(names()).toEqual(["Angle", "Channel"]);

  await user.pointer({ keys: "[/MouseLeft]", target: document.body });
  await waitFor(() => expect(names()).toEqual(["Channel"]));
});

it("fetches the rest of a very large list that the first answer leaves out", async () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, place) => aSellerProduct({ id: from + place, name: `Bar ${from + place}` }));
  const { api } = await openList(many(1, 100), "/commodity-products", (fake) =>
    fake.answer(list, SellerProductListAnswer, ({ query }) =>
      query.get("page") === "2" ? { ...aPage(many(101, 3)), total: 103 } : { ...aPage(many(1, 100)), total: 103 },
    ),
  );
  expect(await screen.findByText("103 products")).toBeVisible();
  expect(api.calls(list).map(({ query }) => query.toString())).toEqual(["", "page=2&limit=100"]);
});

it("reports that the list did not load and loads it on Try again", async () => {
  const user = userEvent.setup();
  signInAs("seller");
  const api = fakeApi();
  api.refuse(list, 500);
  await renderAt(routes, "/commodity-products");
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  api.answer(list, SellerProductListAnswer, aPage([aSellerProduct()]));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article")).toBeVisible();
});

it("says when the page is not for this account", async () => {
  signInAs("seller");
  fakeApi().refuse(list, 403, { message: "This is for sellers." });
  await renderAt(routes, "/commodity-products");
  expect(await screen.findByText("This page is not for your account")).toBeVisible();
});

describe("the details of a product", () => {
  it("shows all catalogue details, and Cancel leads back to the same list (R-159)", async () => {
    const user = userEvent.setup();
    const { api, tab } = await openList([aSellerProduct()], "/commodity-products?q=tmt");
    api.answer(detail, SellerProductAnswer, { data: aSellerProductDetail() });
    await user.click(await screen.findByRole("link", { name: /^Product Details/ }));
    expect(await screen.findByRole("heading", { level: 1, name: /TMT Bar/ })).toBeVisible();
    for (const text of [
      "Thermo-mechanically treated bar to IS 1786.",
      "₹45,150",
      "₹250/MT",
      "Long products",
      "Reinforcement",
      "Metric tonne",
      "Bundled, 2 straps",
      "₹200",
      "Plot 41, Siltara Growth Centre",
      "Phase 1",
      "Raipur 493111, Chhattisgarh",
    ]) {
      expect(document.body).toHaveTextContent(text);
    }
    const sizes = await screen.findByRole("table", { name: "Sizes and stock" });
    const rows = within(sizes).getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(["12 mm42.500 MT", "16 mmno limit set"]);
    await expect(document.body).toHaveNoAxeViolations();
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    expect(tab.address()).toBe("/commodity-products?q=tmt");
    expect(api.calls(detail).map(({ params }) => params["id"])).toEqual(["41"]);
  });

  it("shows at most four pictures, the one under the pointer large, and a fallback for a broken one (R-159, R-160, R-409)", async () => {
    const user = userEvent.setup();
    const images = ["a", "b", "c", "d", "e"].map((name) => `/media/${name}.svg`);
    await openList([aSellerProduct()], "/commodity-products?product=41", (api) =>
      api.answer(detail, SellerProductAnswer, { data: aSellerProductDetail({ images }) }),
    );
    const gallery = await screen.findByRole("region", { name: "Pictures of TMT Bar" });
    const thumbs = within(gallery).getAllByRole("button");
    expect(thumbs).toHaveLength(4);
    await user.hover(thumbs[2] ?? gallery);
    const large = within(gallery).getByRole("img", { name: "TMT Bar" });
    expect(large).toHaveAttribute("src", "/media/c.svg");
    fireEvent.error(large);
    expect(large).toHaveAttribute("src", expect.stringContaining("placeholder-image"));
  });

  it.each([
    [
      { status: "rejected", desk_note: "The picture shows another brand" },
      "The desk did not accept this product: The picture shows another brand. Change its price or sizes, and the desk will review it again.",
    ],
    [
      { status: "rejected" },
      "The desk did not accept this product. Change its price or sizes, and the desk will review it again.",
    ],
    [
      { status: "paused", desk_note: "No stock" },
      "The desk took this product off the market: No stock. Please contact our desk to offer it again.",
    ],
    [
      { status: "paused", desk_note: "No stock", is_changed_off_market: true },
      "The desk took this product off the market: No stock. You have changed it since, and the desk reviews the changes before buyers see it again.",
    ],
    [
      { status: "paused" },
      "You paused this product. Buyers do not see it; its prices, sizes and stock are kept. Resume it below.",
    ],
  ])("shows why buyers do not see it: %p", async (change, text) => {
    await openList([aSellerProduct()], "/commodity-products?product=41", (api) =>
      api.answer(detail, SellerProductAnswer, { data: aSellerProductDetail(change) }),
    );
    expect(await screen.findByText(text)).toBeVisible();
  });

  it("marks an old price on card and detail, and renews it with one press", async () => {
    const user = userEvent.setup();
    const old = { is_stale: true, last_updated: "2026-10-01T06:00:00.000Z" };
    const { api } = await openList([aSellerProduct(old)], "/commodity-products", (fake) =>
      fake.answer(detail, SellerProductAnswer, { data: aSellerProductDetail(old) }),
    );
    expect(await screen.findByText("Old price of 1 Oct 2026")).toBeVisible();
    await user.click(screen.getByRole("link", { name: /^Product Details/ }));
    const warning = "Price from 1 Oct 2026. Buyers see it marked as old, and it brings you no new enquiries.";
    expect(await screen.findByText(warning)).toBeVisible();
    await expect(document.body).toHaveNoAxeViolations();
    api.confirm(confirm, "The price counts as entered today.");
    api.answer(detail, SellerProductAnswer, { data: aSellerProductDetail() });
    await user.click(screen.getByRole("button", { name: "Price is still valid" }));
    await waitFor(() => expect(screen.queryByText(warning)).not.toBeInTheDocument());
    expect(api.calls(confirm).map(({ params }) => params["id"])).toEqual(["41"]);
  });

  it("links back to the list when the product does not exist", async () => {
    await openList([aSellerProduct()], "/commodity-products?product=9", (api) =>
      api.refuse(detail, 404, { message: "Not found" }),
    );
    expect(await screen.findByText("No Data Found")).toBeVisible();
    expect(screen.getAllByRole("link", { name: "My Products" })[1]).toHaveAttribute("href", "/commodity-products");
  });
});

it("tells the buttons of two products of one name apart for those who do not see the rows", async () => {
  await openList([aSellerProduct(), aSellerProduct({ id: 2, brands: { name: "Vindhya Steel" } })]);
  for (const product of ["TMT Bar, Kaveri Ispat, Ex-Raipur", "TMT Bar, Vindhya Steel, Ex-Raipur"]) {
    expect(await screen.findByRole("link", { name: `Product Details, ${product}` })).toBeVisible();
    expect(screen.getByRole("button", { name: `Update ${product}` })).toBeVisible();
  }
});

it("keeps the focus at the selection when it is cleared", async () => {
  const user = userEvent.setup();
  await openList();
  await user.click(await screen.findByRole("checkbox", { name: "Select TMT Bar, Kaveri Ispat, Ex-Raipur" }));
  expect(screen.getByRole("checkbox", { name: /^1 selected.*Select all on this page$/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(screen.getByRole("checkbox", { name: "Select all on this page" })).toHaveFocus();
});
