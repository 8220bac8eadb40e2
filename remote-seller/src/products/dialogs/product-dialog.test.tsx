import {
  SellerPriceAnswer,
  SellerProductListAnswer,
  SellerStockAnswer,
  SellerVariationAnswer,
} from "@mandi/shared/contract/seller-product";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { renderAt } from "@mandi/shared/testing/render-at";
import {
  aSellerPrice,
  aSellerProduct,
  aSellerStock,
  aSellerVariation,
  aSizeValue,
} from "@mandi/shared/testing/seller-builders";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../area";

const list = "GET /seller/commodity-product";
const price = "GET /seller/get-commodity-product-price/:id";
const savePrice = "POST /seller/update-commodity-product-price/:id";
const variation = "GET /seller/get-commodity-product-variation/:id";
const saveVariation = "POST /seller/update-commodity-product-variation/:id";
const stock = "GET /seller/get-commodity-product-variation-stock/:id";
const saveStock = "POST /seller/update-commodity-product-variation-stock/:id";

type User = ReturnType<typeof userEvent.setup>;
const patientUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const answers = () => act(() => jest.advanceTimersByTimeAsync(0));

afterEach(() => jest.useRealTimers());

async function openDialog(user: User, entry: string, prepare: (api: ReturnType<typeof fakeApi>) => void) {
  signInAs("seller");
  const api = fakeApi();
  api.answer(list, SellerProductListAnswer, { data: [aSellerProduct()] });
  // Beside `data` stands what an area of before reads; this one must not.
  api.answer(price, SellerPriceAnswer, { data: aSellerPrice(), ...aSellerPrice({ base_price: 1 }) });
  api.confirm(savePrice, "The price was updated.");
  api.confirm(saveVariation, "The variations were updated.");
  api.confirm(saveStock, "The stock was updated.");
  prepare(api);
  await renderAt(routes, "/commodity-products");
  await user.click(await screen.findByRole("button", { name: "Update TMT Bar" }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
  const dialog = await screen.findByRole("dialog", { name: `Update ${entry}` });
  await waitFor(() => expect(within(dialog).queryByText(/^Loading: /)).not.toBeInTheDocument());
  return { api, dialog };
}

/** A price more than a quarter from the listed one has to be confirmed. */
const farRule = (api: ReturnType<typeof fakeApi>) =>
  api.answer(list, SellerProductListAnswer, { data: [aSellerProduct({ far_percent: 25 })] });

async function typeBasePrice(user: User, dialog: HTMLElement, text: string): Promise<void> {
  await user.clear(within(dialog).getByLabelText("Base price"));
  await user.type(within(dialog).getByLabelText("Base price"), text);
  await user.click(update());
}

const update = () => screen.getByRole("button", { name: "Update" });

describe("Update Price", () => {
  it("shows the six charges and what they come to, with the focus in the first (R-161)", async () => {
    const { dialog } = await openDialog(userEvent.setup(), "Price", () => undefined);
    for (const [label, value] of [
      ["Base price", "45,000"],
      ["Loading charge", "250"],
      ["Insurance charge", "50"],
      ["Quality charge", ""],
      ["GST charge", "18"],
      ["TCS charge", ""],
    ]) {
      expect(within(dialog).getByLabelText(label ?? "")).toHaveValue(value);
    }
    expect(within(dialog).getByLabelText("Base price")).toHaveFocus();
    expect(dialog).toHaveTextContent("Per MT with GST ₹53,454, before GST ₹45,300.");
    await expect(dialog).toHaveNoAxeViolations();
  });

  it("sends unset fields as 0, bounds neither GST nor TCS, closes and refreshes after 1.5 s (R-165, R-301, R-311)", async () => {
    jest.useFakeTimers();
    const user = patientUser();
    const notices = listenToNotices();
    const { api, dialog } = await openDialog(user, "Price", () => undefined);
    await user.clear(within(dialog).getByLabelText("Loading charge"));
    await user.clear(within(dialog).getByLabelText("GST charge"));
    await user.type(within(dialog).getByLabelText("GST charge"), "99");
    await user.dblClick(update());
    await answers();
    expect(api.calls(savePrice).map(({ body, params }) => [params["id"], body])).toEqual([
      ["41", { base_price: 45_000, loading_charge: 0, insurance_charge: 50, quality_charge: 0, gst: 99, tcs: 0 }],
    ]);
    expect(notices).toEqual([{ tone: "success", text: "The price was updated.", durationMs: 2000 }]);
    expect(dialog).toBeVisible();
    expect(api.calls(list)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(api.calls(list)).toHaveLength(2);
  });

  it("never closes on a failure and never loses what was typed (R-165, R-392)", async () => {
    jest.useFakeTimers();
    const user = patientUser();
    const notices = listenToNotices();
    const { api, dialog } = await openDialog(user, "Price", (world) =>
      world.refuse(savePrice, 422, {
        message: "Please check the form",
        errors: { gst: ["GST must be 0, 5 or 18 percent"] },
      }),
    );
    await user.type(within(dialog).getByLabelText("Base price"), "5");
    await user.click(update());
    await answers();
    expect(notices).toEqual([{ tone: "error", text: "Please check the form", durationMs: 2000 }]);
    expect(within(dialog).getByText("GST must be 0, 5 or 18 percent")).toBeVisible();
    expect(within(dialog).getByLabelText("Base price")).toHaveValue("4,50,005");
    expect(update()).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(update()).toBeEnabled();
    expect(dialog).toBeVisible();
    expect(api.calls(list)).toHaveLength(1);
  });

  it("asks a seller who types 45 once more, in figure and words, and sends nothing before they say so", async () => {
    const user = userEvent.setup();
    const { api, dialog } = await openDialog(user, "Price", farRule);
    await typeBasePrice(user, dialog, "45");

    const question = within(await screen.findByRole("dialog", { name: "List at ₹45 per MT?" }));
    expect(question.getByText(/This is 99\.9% below your listed price\./)).toHaveTextContent("Rupees forty five only.");
    expect(api.calls(savePrice)).toEqual([]);

    await user.click(question.getByRole("button", { name: "Correct the price" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /List at/ })).not.toBeInTheDocument());
    expect(within(dialog).getByLabelText("Base price")).toHaveValue("45");
    expect(api.calls(savePrice)).toEqual([]);

    await user.click(update());
    await user.click(await screen.findByRole("button", { name: "List at ₹45" }));
    await waitFor(() =>
      expect(api.calls(savePrice).map(({ body }) => body)).toEqual([
        expect.objectContaining({ base_price: 45, confirmed_base_price: 45 }),
      ]),
    );
  });

  it("asks with the server's figures when the listed price has changed since it was read", async () => {
    const user = userEvent.setup();
    const message =
      "₹45,500 per MT is 42.1% above the listed price of ₹32,000. Please correct it, or confirm this price.";
    const { api, dialog } = await openDialog(user, "Price", (world) => {
      farRule(world);
      world.refuse(savePrice, 422, { code: "price_unconfirmed", message, errors: { base_price: [message] } });
    });
    await typeBasePrice(user, dialog, "45500");

    const question = await screen.findByRole("dialog", { name: "List at ₹45,500 per MT?" });
    expect(question).toHaveTextContent("42.1% above the listed price of ₹32,000");
    api.confirm(savePrice, "The price was updated.");
    await user.click(within(question).getByRole("button", { name: "List at ₹45,500" }));
    await waitFor(() =>
      expect(api.calls(savePrice).map(({ body }) => body)).toEqual([
        expect.not.objectContaining({ confirmed_base_price: expect.anything() }),
        expect.objectContaining({ base_price: 45_500, confirmed_base_price: 45_500 }),
      ]),
    );
  });

  it("tries again in place when the settings do not load", async () => {
    const user = userEvent.setup();
    const { api, dialog } = await openDialog(user, "Price", (world) => world.refuse(price, 503));
    api.answer(price, SellerPriceAnswer, aSellerPrice());
    await user.click(await within(dialog).findByRole("button", { name: "Try again" }));
    expect(await within(dialog).findByLabelText("Base price")).toBeVisible();
  });
});

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
  ])("refuses a ticked size with the price %p, says why and sends nothing (R-299)", async (typed, words) => {
    const user = userEvent.setup();
    const notices = listenToNotices();
    const { api, dialog } = await openDialog(user, "Variation", answer);
    const field = within(dialog).getByLabelText("Gauge difference of 8 mm");
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(update());
    expect(notices.map(({ text }) => text)).toEqual([words]);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue(typed);
    expect(api.calls(saveVariation)).toHaveLength(0);
  });

  it("sends three parallel lists with no price for what is not ticked (R-366)", async () => {
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
    expect(within(dialog).getByRole("row", { name: /12 mm/ })).toHaveTextContent("Selected");
    expect(within(dialog).getByRole("row", { name: /16 mm/ })).toHaveTextContent("Not Selected");
    expect(within(dialog).getByLabelText("Stock of 12 mm")).toHaveValue("60");
    expect(within(dialog).queryByLabelText("Stock of 16 mm")).not.toBeInTheDocument();
    await expect(dialog).toHaveNoAxeViolations();
  });

  it("refuses a blank stock and sends the selected sizes otherwise (R-300, R-368)", async () => {
    const user = userEvent.setup();
    const notices = listenToNotices();
    const { api, dialog } = await openDialog(user, "Stock", answer);
    await user.clear(within(dialog).getByLabelText("Stock of 12 mm"));
    await user.click(update());
    expect(notices.map(({ text }) => text)).toEqual(["The selected stock can not be blank"]);
    expect(api.calls(saveStock)).toHaveLength(0);
    await user.type(within(dialog).getByLabelText("Stock of 12 mm"), "0.5");
    await user.click(update());
    await waitFor(() =>
      expect(api.calls(saveStock).map(({ body }) => body)).toEqual([{ id: [7], stock: [0.5], stock_before: [60] }]),
    );
  });

  it("sends only what was typed again, and shows a stock that an order has lowered meanwhile (R-163)", async () => {
    const user = userEvent.setup({ delay: null });
    const sixteen = aSellerStock({ id: 8, value: [aSizeValue({ value: "16" })], stock: 40 });
    const { api, dialog } = await openDialog(user, "Stock", (world) =>
      world.answer(stock, SellerStockAnswer, { data: [aSellerStock(), sixteen] }),
    );
    const twelve = within(dialog).getByLabelText("Stock of 12 mm");
    await user.clear(twelve);
    await user.type(twelve, "75");
    api.refuse(saveStock, 409, { message: "Its stock was changed meanwhile. Please look at it again." });
    const sold = [aSellerStock({ stock: 30 }), { ...sixteen, stock: 15 }];
    api.answer(stock, SellerStockAnswer, { data: sold });
    await user.click(update());

    await waitFor(() => expect(twelve).toHaveAccessibleDescription(/30 MT is there now, it was 60 MT/));
    expect(twelve).toHaveValue("75");
    expect(within(dialog).getByLabelText("Stock of 16 mm")).toHaveValue("15");
    expect(within(dialog).getByRole("alert")).toHaveTextContent("Its stock was changed meanwhile");

    api.confirm(saveStock, "The stock was updated.");
    await waitFor(() => expect(update()).toBeEnabled());
    await user.click(update());
    await waitFor(() =>
      expect(api.calls(saveStock).map(({ body }) => body)).toEqual([
        { id: [7], stock: [75], stock_before: [60] },
        { id: [7], stock: [75], stock_before: [30] },
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

describe("what was typed", () => {
  const question = () => screen.findByRole("alertdialog", { name: "Discard changes?" });

  it.each([
    ["Escape", (user: User) => user.keyboard("{Escape}")],
    ["Cancel", (user: User) => user.click(screen.getByRole("button", { name: "Cancel" }))],
    ["the close button", (user: User) => user.click(screen.getByRole("button", { name: "Close" }))],
  ])("is not thrown away by %s without a question, and stays when the answer is no", async (_what, close) => {
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

  it("is nothing when it was taken back: the dialog closes at once", async () => {
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
  ])("counts in %s too", async (entry, button) => {
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

  it("asks nothing once it is saved", async () => {
    const user = userEvent.setup();
    const { api, dialog } = await openDialog(user, "Price", () => undefined);
    await user.type(within(dialog).getByLabelText("Base price"), "5");
    await user.click(update());
    await waitFor(() => expect(api.calls(savePrice)).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
