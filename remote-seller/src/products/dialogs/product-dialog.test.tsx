import { SellerStockAnswer, SellerVariationAnswer } from "@mandi/shared/contract/seller-product";
import type { fakeApi } from "@mandi/shared/testing/fake-api";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aSellerStock, aSellerVariation, aSizeValue } from "@mandi/shared/testing/seller-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openDialog, savePrice, stock, type User, update, variation } from "../../testing/product-dialog";

const saveVariation = "POST /seller/update-commodity-product-variation/:id";
const saveStock = "POST /seller/update-commodity-product-variation-stock/:id";

afterEach(() => jest.useRealTimers());

describe("Update Variation", () => {
  const sizes = [
    aSellerVariation({ id: 7, value: [aSizeValue({ value: "8" })], price: 1500 }),
    aSellerVariation({ id: 8, is_selected: 0 }),
  ];
  const answer = (world: ReturnType<typeof fakeApi>) => world.answer(variation, SellerVariationAnswer, { data: sizes });

  it("shows a price for ticked sizes and 'Not Applicable' for the others (R-162, R-253)", async () => {
    const user = userEvent.setup();
    const { dialog } = await openDialog(user, "Variation", answer);
    expect(within(dialog).getByLabelText("Gauge difference of 8 mm")).toHaveValue("1,500");
    expect(within(dialog).getAllByText("Not Applicable")).toHaveLength(1);
    expect(within(dialog).getByRole("columnheader", { name: "Requirement" })).toBeVisible();
    await user.click(within(dialog).getByRole("checkbox", { name: /12 mm/ }));
    expect(within(dialog).queryByText("Not Applicable")).not.toBeInTheDocument();
    expect(within(dialog).getByLabelText("Gauge difference of 12 mm")).toHaveValue("");
    await expect(dialog).toHaveNoAxeViolations();
  });

  it.each([
    ["", "The selected price can not be negative"],
    ["-500", "The selected price can not be negative"],
    ["abc", "Please use digits only, such as 1,250.50."],
    ["20,5", "Please check the comma. Thousands are written 20,500 and fractions 20.5."],
    ["1e9", "Please write the figure out in digits, without e."],
  ])("refuses a ticked size with the price %p, shows why and sends nothing (R-299)", async (typed, words) => {
    const user = userEvent.setup();
    const { api, dialog } = await openDialog(user, "Variation", answer);
    const field = within(dialog).getByLabelText("Gauge difference of 8 mm");
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(update());
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(words);
    expect(field).toHaveValue(typed);
    expect(api.calls(saveVariation)).toHaveLength(0);
  });

  it("sends three parallel lists without a price for unticked sizes (R-366)", async () => {
    const user = userEvent.setup();
    const { api } = await openDialog(user, "Variation", answer);
    await user.click(update());
    await waitFor(() => expect(api.calls(saveVariation)).toHaveLength(1));
    expect(api.calls(saveVariation)[0]?.body).toEqual({ id: [7, 8], price: [1500, null], is_selected: [1, 0] });
  });

  it("says 'No Data Found....' when the brand makes no size (R-164)", async () => {
    const { dialog } = await openDialog(userEvent.setup(), "Variation", (world) =>
      world.answer(variation, SellerVariationAnswer, { data: [] }),
    );
    expect(within(dialog).getByText("No Data Found....")).toBeVisible();
    expect(update()).toBeDisabled();
  });
});

describe("Update Stock", () => {
  const answer = (world: ReturnType<typeof fakeApi>) =>
    world.answer(stock, SellerStockAnswer, {
      data: [
        aSellerStock(),
        aSellerStock({ id: 8, value: [aSizeValue({ value: "16" })], stock: null, is_selected: 0 }),
      ],
    });

  it("shows a stock field for selected sizes only (R-163, R-253)", async () => {
    const { dialog } = await openDialog(userEvent.setup(), "Stock", answer);
    const twelve = within(dialog).getByRole("row", { name: /12 mm/ });
    expect(within(dialog).getByText("Selected")).toBe(within(twelve).getByText("Selected"));
    expect(within(dialog).getByRole("row", { name: /16 mm/ })).toHaveTextContent("Not Selected");
    expect(within(dialog).getByLabelText("Stock of 12 mm")).toHaveValue("60");
    expect(within(dialog).queryByLabelText("Stock of 16 mm")).not.toBeInTheDocument();
    await expect(dialog).toHaveNoAxeViolations();
  });

  it("refuses a blank stock, and sends the selected sizes otherwise (R-300, R-368)", async () => {
    const user = userEvent.setup();
    const notices = listenToNotices();
    const { api, dialog } = await openDialog(user, "Stock", answer);
    await user.clear(within(dialog).getByLabelText("Stock of 12 mm"));
    await user.click(update());
    expect(within(dialog).getByLabelText("Stock of 12 mm")).toHaveAccessibleDescription(
      "The selected stock can not be blank",
    );
    expect(notices).toEqual([]);
    expect(api.calls(saveStock)).toHaveLength(0);
    await user.type(within(dialog).getByLabelText("Stock of 12 mm"), "0.5");
    await user.click(update());
    await waitFor(() =>
      expect(api.calls(saveStock).map(({ body }) => body)).toEqual([{ id: [7], stock: [0.5], stock_before: [60] }]),
    );
  });

  it("sends all selected sizes, and shows a stock that an order has lowered in the meantime (R-368)", async () => {
    const user = userEvent.setup({ delay: null });
    const sixteen = aSellerStock({ id: 8, value: [aSizeValue({ value: "16" })], stock: 40 });
    const { api, dialog } = await openDialog(user, "Stock", (world) =>
      world.answer(stock, SellerStockAnswer, { data: [aSellerStock(), sixteen] }),
    );
    const twelve = within(dialog).getByLabelText("Stock of 12 mm");
    await user.clear(twelve);
    await user.type(twelve, "75");
    api.refuse(saveStock, 409, { message: "Its stock was changed in the meantime. Please check it again." });
    const sold = [aSellerStock({ stock: 30 }), { ...sixteen, stock: 15 }];
    api.answer(stock, SellerStockAnswer, { data: sold });
    await user.click(update());

    await waitFor(() => expect(twelve).toHaveAccessibleDescription(/it is now 30 MT, it was 60 MT/));
    expect(twelve).toHaveValue("75");
    expect(within(dialog).getByLabelText("Stock of 16 mm")).toHaveValue("15");
    expect(within(dialog).getByRole("alert")).toHaveTextContent("Its stock was changed in the meantime");

    api.confirm(saveStock, "The stock was updated.");
    await waitFor(() => expect(update()).not.toHaveAttribute("aria-disabled"));
    await user.click(update());
    await waitFor(() =>
      expect(api.calls(saveStock).map(({ body }) => body)).toEqual([
        { id: [7, 8], stock: [75, 40], stock_before: [60, 40] },
        { id: [7, 8], stock: [75, 15], stock_before: [30, 15] },
      ]),
    );
  });

  it("says 'No Data Found....' when there is no size (R-164)", async () => {
    const { dialog } = await openDialog(userEvent.setup(), "Stock", (world) =>
      world.answer(stock, SellerStockAnswer, { data: [] }),
    );
    expect(within(dialog).getByText("No Data Found....")).toBeVisible();
  });
});

describe("typed input", () => {
  const question = () => screen.findByRole("alertdialog", { name: "Discard changes?" });

  it.each([
    ["Escape", (user: User) => user.keyboard("{Escape}")],
    ["Cancel", (user: User) => user.click(screen.getByRole("button", { name: "Cancel" }))],
    ["the close button", (user: User) => user.click(screen.getByRole("button", { name: "Close" }))],
  ])("is not discarded by %s without a question, and stays when the answer is no", async (_what, close) => {
    const user = userEvent.setup();
    const { api, dialog } = await openDialog(user, "Price", () => undefined);
    const field = within(dialog).getByLabelText("Base price");
    await user.type(field, "5");
    await close(user);
    expect(await question()).toHaveAccessibleDescription("What you have entered is not saved.");
    expect(screen.getByRole("button", { name: "Keep editing" })).toHaveFocus();
    await expect(document.body).toHaveNoAxeViolations();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(field).toHaveValue("4,50,005");
    await close(user);
    await question();
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(api.calls(savePrice)).toHaveLength(0);
  });

  it("needs no question after the change was undone: the dialog closes at once", async () => {
    const user = userEvent.setup();
    const { dialog } = await openDialog(user, "Price", () => undefined);
    await user.type(within(dialog).getByLabelText("TCS charge"), "1{Backspace}");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it.each([
    ["Variation", "Select all"],
    ["Stock", null],
  ])("includes %s", async (entry, button) => {
    const user = userEvent.setup();
    const { dialog } = await openDialog(user, entry, (world) => {
      world.answer(variation, SellerVariationAnswer, {
        data: [aSellerVariation(), aSellerVariation({ id: 8, is_selected: 0 })],
      });
      world.answer(stock, SellerStockAnswer, { data: [aSellerStock()] });
    });
    if (button) await user.click(within(dialog).getByRole("button", { name: button }));
    else await user.type(within(dialog).getByLabelText("Stock of 12 mm"), "5");
    await user.keyboard("{Escape}");
    expect(await question()).toBeVisible();
  });

  it("needs no question once it is saved", async () => {
    const user = userEvent.setup();
    const { api, dialog } = await openDialog(user, "Price", () => undefined);
    await user.type(within(dialog).getByLabelText("Loading charge"), "5");
    await user.click(update());
    await waitFor(() => expect(api.calls(savePrice)).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
