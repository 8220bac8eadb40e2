import { SellerProductsAnswer } from "@mandi/shared/contract/seller-products-many";
import { aSellerProduct } from "@mandi/shared/testing/seller-builders";
import { screen, waitFor } from "@testing-library/react";
import { acceptChanges, bhilai, changeCall, changesOf, openProducts, raipur, rowsOf } from "../../testing/bulk-world";

afterEach(() => localStorage.clear());

const manyProducts = (count: number) =>
  Array.from({ length: count }, (_, more) => aSellerProduct({ id: 100 + more, base_price: 45_000, city: `C${more}` }));

it("previews each product, leaves out what cannot change, and sends the base price only", async () => {
  const { user, api, open } = await openProducts();
  const dialog = await open("Change prices");
  await user.type(dialog.getByLabelText("Amount"), "₹ 250");
  expect(dialog.getByText("2 products to change.")).toBeVisible();
  expect(rowsOf(dialog, "Preview")).toEqual([
    "TMT Bar, Kaveri Ispat, Ex-Bhilai | Base price | ₹44,000 | ₹44,250",
    "TMT Bar, Kaveri Ispat, Ex-Raipur | Base price | ₹45,000 | ₹45,250",
  ]);
  expect(rowsOf(dialog, "Left out")).toEqual([" | TMT Bar, Kaveri Ispat, Ex-Durg | It has no price to change yet"]);
  expect(changesOf(api)).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Change 2 products" }));
  expect(await dialog.findByText("2 changed.")).toBeVisible();
  expect(changesOf(api)).toEqual([
    [
      { id: 42, price: { base_price: 44_250 }, price_before: { base_price: 44_000 } },
      { id: 41, price: { base_price: 45_250 }, price_before: { base_price: 45_000 } },
    ],
  ]);
  await user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) ?? document.body);
  await waitFor(() => expect(api.calls("GET /seller/commodity-product")).toHaveLength(2));
});

it("applies to the ticked products only, and counts those that are already up to date", async () => {
  const { user, open } = await openProducts();
  await user.click(screen.getByRole("checkbox", { name: "Select TMT Bar, Kaveri Ispat, Ex-Raipur" }));
  const dialog = await open("Change prices");
  expect(screen.getByText("1 selected product")).toBeVisible();
  await user.selectOptions(dialog.getByLabelText("Change"), "Lower by percent");
  await user.type(dialog.getByLabelText("Percent"), "2.5");
  expect(rowsOf(dialog, "Preview")).toEqual(["TMT Bar, Kaveri Ispat, Ex-Raipur | Base price | ₹45,000 | ₹43,880"]);
  await user.selectOptions(dialog.getByLabelText("Change"), "Set to");
  await user.clear(dialog.getByLabelText("Amount"));
  await user.type(dialog.getByLabelText("Amount"), "45000");
  expect(dialog.getByText("Nothing changes. 1 is already up to date.")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Change 0 products" })).toBeDisabled();
});

it("shows row by row what was refused, and sends those again", async () => {
  const { user, api, open } = await openProducts([raipur, bhilai]);
  const dialog = await open("Change prices");
  const meanwhile = "Its base price was changed in the meantime, to 46,000";
  api.answer(changeCall, SellerProductsAnswer, {
    message: "Changed: price of 1 of 2 products.",
    data: [
      { id: 42, outcome: "refused", reason: meanwhile },
      { id: 41, outcome: "changed", reason: "" },
    ],
  });
  await user.type(dialog.getByLabelText("Amount"), "250");
  await user.click(dialog.getByRole("button", { name: "Change 2 products" }));
  expect(await dialog.findByText("1 changed.")).toBeVisible();
  expect(dialog.getByText("1 was not changed.")).toBeVisible();
  expect(rowsOf(dialog, "Left out")).toEqual([` | TMT Bar, Kaveri Ispat, Ex-Bhilai | ${meanwhile}`]);
  api.answer(changeCall, SellerProductsAnswer, {
    message: "Changed: price of 1 product.",
    data: [{ id: 42, outcome: "changed", reason: "" }],
  });
  await user.click(dialog.getByRole("button", { name: "Try these again" }));
  expect(await dialog.findByText("2 changed.")).toBeVisible();
  expect(
    changesOf(api)
      .at(-1)
      ?.map(({ id }) => id),
  ).toEqual([42]);
});

it("sends hundreds of products in a few requests, each with a separate key", async () => {
  const { user, api, open } = await openProducts(manyProducts(120));
  const dialog = await open("Change prices");
  await user.type(dialog.getByLabelText("Amount"), "250");
  expect(dialog.getByText("and 70 more")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Change 120 products" }));
  expect(await dialog.findByText("120 changed.")).toBeVisible();
  expect(changesOf(api).map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(new Set(api.calls(changeCall).map(({ headers }) => headers.get("idempotency-key"))).size).toBe(3);
});

it("stops after the running request when asked to, and can continue", async () => {
  const { user, api, open } = await openProducts(manyProducts(120));
  const dialog = await open("Change prices");
  await user.type(dialog.getByLabelText("Amount"), "250");
  const held = api.hold(changeCall);
  await user.click(dialog.getByRole("button", { name: "Change 120 products" }));
  await user.click(dialog.getByRole("button", { name: "Stop" }));
  held.release();
  expect(await dialog.findByText("50 changed.")).toBeVisible();
  expect(dialog.getByText("70 were not changed.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Try these again" }));
  expect(await dialog.findByText("120 changed.")).toBeVisible();
});

it("keeps the rest of an interrupted change on the device, and continues it when the seller has reviewed it", async () => {
  const { user, api, open, reload } = await openProducts([raipur, bhilai]);
  const dialog = await open("Change prices");
  await user.type(dialog.getByLabelText("Amount"), "250");
  api.hold(changeCall);
  await user.click(dialog.getByRole("button", { name: "Change 2 products" }));
  await reload();
  acceptChanges(api);
  expect(await screen.findByText("A change of prices or stock was interrupted: 2 products are left.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Review the rest" }));
  const rest = await screen.findByRole("dialog", { name: "Unfinished change" });
  expect(rest).toHaveTextContent("TMT Bar, Kaveri Ispat, Ex-RaipurBase price₹45,000₹45,250");
  await user.click(screen.getByRole("button", { name: "Change 2 products" }));
  expect(await screen.findByText("2 changed.")).toBeVisible();
  await user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) ?? document.body);
  expect(screen.queryByText(/was interrupted/)).not.toBeInTheDocument();
});

it("discards an interrupted change when told to", async () => {
  const { user, api, open, reload } = await openProducts([raipur]);
  const dialog = await open("Change prices");
  await user.type(dialog.getByLabelText("Amount"), "250");
  api.hold(changeCall);
  await user.click(dialog.getByRole("button", { name: "Change 1 product" }));
  await reload();
  await user.click(await screen.findByRole("button", { name: "Discard it" }));
  expect(screen.queryByText(/was interrupted/)).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.includes("many-products"))).toEqual([]);
});

it("sends each product separately when the server refuses a whole request, so that one does not block the rest", async () => {
  const { user, api, open } = await openProducts([raipur, bhilai]);
  api.refuse(changeCall, 422, { message: "Too many decimals" });
  const refusal = api.hold(changeCall);
  const dialog = await open("Change prices");
  await user.type(dialog.getByLabelText("Amount"), "250");
  await user.click(dialog.getByRole("button", { name: "Change 2 products" }));
  await waitFor(() => expect(api.calls(changeCall)).toHaveLength(1));
  acceptChanges(api);
  refusal.release();
  expect(await dialog.findByText("2 changed.")).toBeVisible();
  expect(changesOf(api).map((products) => products.map(({ id }) => id))).toEqual([[42, 41], [42], [41]]);
});

it("shows why the server refuses a product that it cannot even parse", async () => {
  const { user, api, open } = await openProducts([raipur]);
  api.refuse(changeCall, 422, { message: "Too many decimals" });
  const dialog = await open("Change prices");
  await user.type(dialog.getByLabelText("Amount"), "250");
  await user.click(dialog.getByRole("button", { name: "Change 1 product" }));
  expect(await dialog.findByText("Too many decimals")).toBeVisible();
  expect(dialog.getByText("1 was not changed.")).toBeVisible();
  expect(changesOf(api)).toHaveLength(1);
});
