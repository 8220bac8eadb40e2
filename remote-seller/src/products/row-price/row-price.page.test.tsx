import { SellerPriceAnswer, SellerProductListAnswer } from "@mandi/shared/contract/seller-product";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aPage } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { aSellerPrice, aSellerProduct } from "@mandi/shared/testing/seller-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";
import { keepPrice } from "../../testing/keep-price";
import { list, price, savePrice } from "../../testing/product-dialog";

const priceOf = (name: string) => screen.findByLabelText(`Price per MT of ${name}, Kaveri Ispat, Ex-Raipur`);

async function openRows() {
  signInAs("seller");
  const api = fakeApi();
  const products = [aSellerProduct({ id: 1, name: "Angle" }), aSellerProduct({ id: 2, name: "Channel" })];
  api.answer(list, SellerProductListAnswer, aPage(products));
  api.answer(price, SellerPriceAnswer, { data: aSellerPrice({ base_price: 45_150 }) });
  api.confirm(savePrice, "The price was updated.");
  await renderAt(routes, "/commodity-products");
  return api;
}

it("saves a typed price with Enter, keeps the other charges, and moves to the next row", async () => {
  const user = userEvent.setup();
  const api = await openRows();
  await user.clear(await priceOf("Angle"));
  await user.type(await priceOf("Angle"), "45250{Enter}");
  await waitFor(async () => expect(await priceOf("Channel")).toHaveFocus());
  expect(api.calls(savePrice).map(({ params, body }) => [params["id"], body])).toEqual([
    ["1", aSellerPrice({ base_price: 45_250 })],
  ]);
  expect(await priceOf("Angle")).toHaveValue("45,250");
  await expect(document.body).toHaveNoAxeViolations();
});

it("leaves the focus where the seller has clicked while a price was being saved", async () => {
  const user = userEvent.setup();
  const api = await openRows();
  const held = api.hold(savePrice);
  await user.clear(await priceOf("Angle"));
  await user.type(await priceOf("Angle"), "45250{Enter}");
  const search = screen.getByRole("searchbox");
  await user.click(search);
  held.release();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Saving" })).not.toBeInTheDocument());
  await waitFor(() => expect(api.calls(list)).toHaveLength(2));
  expect(search).toHaveFocus();
});

it("shows the server's message in an error toast and at the price when a price is refused (R-392)", async () => {
  const user = userEvent.setup();
  const notices = listenToNotices();
  const api = await openRows();
  const message = "This product is being removed.";
  api.refuse(savePrice, 422, { message, errors: { base_price: [message] } });
  await user.clear(await priceOf("Angle"));
  await user.type(await priceOf("Angle"), "45250{Enter}");
  await waitFor(() => expect(notices).toEqual([expect.objectContaining({ tone: "error", text: message })]));
  expect(await priceOf("Angle")).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(await priceOf("Angle")).toHaveValue("45,250");
});

it("shows the listed price after it was changed in its row and changed back elsewhere", async () => {
  const user = userEvent.setup();
  const api = await openRows();
  const listed = (base_price: number, last_updated: string) =>
    api.answer(
      list,
      SellerProductListAnswer,
      aPage([
        aSellerProduct({ id: 1, name: "Angle", base_price, last_updated }),
        aSellerProduct({ id: 2, name: "Channel" }),
      ]),
    );
  listed(45_250, "2026-11-21T05:10:00.000Z");
  await user.clear(await priceOf("Angle"));
  await user.type(await priceOf("Angle"), "45250{Enter}");
  await waitFor(() => expect(api.calls(list)).toHaveLength(2));

  listed(45_150, "2026-11-21T05:11:00.000Z");
  await user.clear(await priceOf("Channel"));
  await user.type(await priceOf("Channel"), "45300{Enter}");
  await waitFor(async () => expect(await priceOf("Angle")).toHaveValue("45,150"));

  await user.clear(await priceOf("Angle"));
  await user.type(await priceOf("Angle"), "45250");
  expect(screen.getByRole("button", { name: "Save" })).toBeVisible();
});

it("asks for confirmation of a price that is far from the listed one", async () => {
  const user = userEvent.setup();
  const api = await openRows();
  await user.clear(await priceOf("Angle"));
  await user.type(await priceOf("Angle"), "45{Enter}");
  const question = within(await screen.findByRole("dialog", { name: "List at ₹45 per MT?" }));
  expect(question.getByText(/This is 99\.9% below your listed price\./)).toBeVisible();
  await user.click(question.getByRole("button", { name: "Correct the price" }));
  expect(await priceOf("Angle")).toHaveValue("45");
  expect(api.calls(savePrice)).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Save" }));
  await keepPrice(user, "45", "List at ₹45");
  await waitFor(() =>
    expect(api.calls(savePrice).map(({ body }) => body)).toEqual([
      expect.objectContaining({ base_price: 45, confirmed_base_price: 45 }),
    ]),
  );
});

it("puts the price that was probably meant into the row, and saves it once the seller presses Enter", async () => {
  const user = userEvent.setup();
  const api = await openRows();
  await user.clear(await priceOf("Angle"));
  await user.type(await priceOf("Angle"), "45{Enter}");
  await user.click(await screen.findByRole("button", { name: "Use ₹45,000" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await priceOf("Angle")).toHaveValue("45,000");
  await waitFor(async () => expect(await priceOf("Angle")).toHaveFocus());
  expect(api.calls(savePrice)).toEqual([]);
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(api.calls(savePrice).map(({ body }) => body)).toEqual([aSellerPrice({ base_price: 45_000 })]),
  );
});

it("shows what is wrong with a price, sends nothing, and restores the last one with Escape", async () => {
  const user = userEvent.setup();
  const api = await openRows();
  await user.clear(await priceOf("Angle"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Please enter a valid base price")).toBeVisible();
  expect(await priceOf("Angle")).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(await priceOf("Angle")).toHaveValue("45,150");
  expect(api.calls(savePrice)).toEqual([]);
});
