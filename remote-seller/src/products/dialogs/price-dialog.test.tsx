import { SellerPriceAnswer } from "@mandi/shared/contract/seller-product";
import { listenToNotices } from "@mandi/shared/testing/notices";
import { aSellerPrice } from "@mandi/shared/testing/seller-builders";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { keepPrice } from "../../testing/keep-price";
import { pressTwice } from "../../testing/press-twice";
import {
  answers,
  farRule,
  list,
  openDialog,
  patientUser,
  price,
  savePrice,
  typeBasePrice,
  update,
} from "../../testing/product-dialog";

afterEach(() => jest.useRealTimers());

describe("Update Price", () => {
  it("shows the six charges and their total, with the focus in the first (R-161)", async () => {
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
    expect(dialog).toHaveTextContent("The rate follows from HSN 72142090 of the product.");
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
    await pressTwice(update());
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
        message: "The GST rate follows from the product. Please enter 18 or leave it empty.",
        errors: { gst: ["The GST rate follows from the product. Please enter 18 or leave it empty."] },
      }),
    );
    await user.type(within(dialog).getByLabelText("Loading charge"), "5");
    await user.click(update());
    await answers();
    expect(notices).toEqual([
      {
        tone: "error",
        text: "The GST rate follows from the product. Please enter 18 or leave it empty.",
        durationMs: 2000,
      },
    ]);
    expect(
      within(dialog).getByText("The GST rate follows from the product. Please enter 18 or leave it empty."),
    ).toBeVisible();
    expect(within(dialog).getByLabelText("Loading charge")).toHaveValue("2,505");
    expect(update()).toHaveAttribute("aria-disabled", "true");
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(update()).not.toHaveAttribute("aria-disabled");
    expect(dialog).toBeVisible();
    expect(api.calls(list)).toHaveLength(1);
  });

  it("asks for confirmation when a seller types 45, in figures and words, and sends nothing before", async () => {
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
    await keepPrice(user, "45", "List at ₹45");
    await waitFor(() =>
      expect(api.calls(savePrice).map(({ body }) => body)).toEqual([
        expect.objectContaining({ base_price: 45, confirmed_base_price: 45 }),
      ]),
    );
  });

  it("puts the price that 45 stands for into the field, and lists it once the seller saves it", async () => {
    const user = userEvent.setup();
    const { api, dialog } = await openDialog(user, "Price", farRule);
    await typeBasePrice(user, dialog, "45");
    await user.click(await screen.findByRole("button", { name: "Use ₹45,000" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /List at/ })).not.toBeInTheDocument());
    expect(within(dialog).getByLabelText("Base price")).toHaveValue("45,000");
    await waitFor(() => expect(within(dialog).getByLabelText("Base price")).toHaveFocus());
    expect(api.calls(savePrice)).toEqual([]);
    await user.click(update());
    await waitFor(() =>
      expect(api.calls(savePrice).map(({ body }) => body)).toEqual([expect.objectContaining({ base_price: 45_000 })]),
    );
    expect(api.calls(savePrice)[0]?.body).not.toHaveProperty("confirmed_base_price");
  });

  it("asks with the server's figures when the listed price has changed in the meantime", async () => {
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
    await keepPrice(user, "45500", "List at ₹45,500");
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
    api.answer(price, SellerPriceAnswer, { data: aSellerPrice() });
    await user.click(await within(dialog).findByRole("button", { name: "Try again" }));
    expect(await within(dialog).findByLabelText("Base price")).toBeVisible();
  });
});
