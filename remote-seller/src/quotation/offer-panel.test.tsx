import { listenToNotices } from "@mandi/shared/testing/notices";
import { anAnsweredQuotation, aSellerQuotation } from "@mandi/shared/testing/seller-builders";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  freshUser,
  openQuotation,
  pass,
  price,
  quotationAddress,
  readCall,
  runOnSlowClock,
  sendCall,
} from "../testing/quotation-page";

runOnSlowClock();

const withdrawCall = "DELETE /seller/product-enquiry/:id";

describe("the offer", () => {
  it("counts down on the server's clock (R-175, R-416)", async () => {
    await openQuotation(aSellerQuotation());
    expect(screen.getByText("Time Remaining", { selector: "b" })).toBeVisible();
    expect(screen.getByRole("timer")).toHaveAccessibleName("18 minutes 42 seconds remaining");
    await pass(2_000);
    expect(screen.getByRole("timer")).toHaveAccessibleName("18 minutes 40 seconds remaining");
  });

  it("shows rank, total, commission and receivable while the price is typed, before anything is sent", async () => {
    const user = freshUser();
    const { api } = await openQuotation(anAnsweredQuotation());
    expect(screen.getByText("Please enter or change current price.")).toBeVisible();
    await user.clear(price());
    await user.type(price(), "44750");
    const panel = within(screen.getByRole("complementary", { name: "Your offer" }));
    expect(panel.getByText("At ₹44,750 you would be 1st of 3.")).toBeVisible();
    expect(panel.getByText("Quantity at the basic price").nextElementSibling).toHaveTextContent("₹13,42,500");
    expect(panel.getByText("Goods, ex-factory").nextElementSibling).toHaveTextContent("₹16,16,010");
    expect(panel.getByText(/^Commission/).nextElementSibling).toHaveTextContent("−₹3,540");
    expect(panel.getByText("You receive").nextElementSibling).toHaveTextContent("₹16,12,470");
    expect(panel.getByText("Ingot, ex-Raipur").nextElementSibling).toHaveTextContent("₹41,000+₹3,750");
    expect(panel.getByText("My last 30 days").nextElementSibling).toHaveTextContent("₹44,900−₹150");
    expect(api.calls(sendCall)).toHaveLength(0);
    jest.useRealTimers(); // axe waits by the real clock.
    await expect(document.body).toHaveNoAxeViolations();
  });

  it("names the seller's own brand and place beside their listed price where any brand is asked for", async () => {
    const { market } = aSellerQuotation();
    await openQuotation(
      aSellerQuotation({ market: { ...market, listed_brand: "Kaveri Ispat", listed_city: "Raipur" } }),
    );
    expect(screen.getByText("My listed price, Kaveri Ispat, Raipur").nextElementSibling).toHaveTextContent("₹45,150");
  });

  it("requires a price above 0 and sends nothing else (R-302)", async () => {
    const user = freshUser();
    const { api } = await openQuotation(aSellerQuotation());
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(screen.getByText("Please enter a price above 0")).toBeVisible();
    await pass(20);
    await waitFor(() => expect(price()).toHaveFocus());
    await user.type(price(), "0");
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(api.calls(sendCall)).toHaveLength(0);
  });

  it("sends the price with address and delivery as loaded, once, stays at its quotation, and enables the button again after 3 s (R-177, R-407)", async () => {
    const user = freshUser();
    const notices = listenToNotices();
    const { api, tab } = await openQuotation(aSellerQuotation({ delivery_by: "Fast Freight" }));
    await user.type(price(), "44750");
    await user.type(screen.getByLabelText("Message"), "Loading tonight");
    // Both clicks before anything is answered.
    const hurried = userEvent.setup({ delay: null });
    await hurried.dblClick(screen.getByRole("button", { name: "Submit" }));
    await pass(0);
    const { loading_address, variation } = aSellerQuotation();
    expect(api.calls(sendCall).map(({ body }) => body)).toEqual([
      {
        base_price: 44_750,
        loading_address: [loading_address],
        delivery_by: "Fast Freight",
        price: 44_750,
        transport_price: null,
        variation,
        description: "Loading tonight",
      },
    ]);
    expect(notices).toEqual([{ tone: "success", text: "Your offer was sent.", durationMs: 2000 }]);
    expect(api.calls(readCall).length).toBeGreaterThan(1);
    expect(tab.address()).toBe(quotationAddress);
    await pass(2_999);
    expect(tab.address()).toBe(quotationAddress);
    expect(screen.getByRole("button", { name: "Submit" })).toHaveAttribute("aria-disabled", "true");
    await pass(1);
    expect(screen.getByRole("button", { name: "Submit" })).not.toHaveAttribute("aria-disabled");
    expect(price()).toHaveValue("44,750");
  });

  it("moves the focus to the seller's own offer once it is on the board", async () => {
    const user = freshUser();
    const { api, answer } = await openQuotation(aSellerQuotation());
    const { orderData } = aSellerQuotation();
    await user.type(price(), "44750");
    answer(aSellerQuotation({ orderData: { ...orderData, basePrice: 44_750 } }));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await pass(100);
    expect(api.calls(sendCall)).toHaveLength(1);
    expect(document.activeElement).toHaveTextContent("₹44,750");
    expect(document.activeElement).not.toContainElement(price());
    await pass(3_000);
    expect(document.activeElement).toHaveTextContent("₹44,750");
  });

  it("asks before a half-typed price is left, and not once it was sent, even if the board could not be refetched", async () => {
    const user = freshUser();
    const { api, tab } = await openQuotation(aSellerQuotation());
    const leave = () => user.click(screen.getByRole("link", { name: "Quotation List" }));
    await user.type(price(), "44700");
    await pass(0);
    await leave();
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(tab.address()).toBe(quotationAddress);
    expect(price()).toHaveValue("44,700");
    api.refuse(readCall, 503);
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await pass(0);
    await leave();
    await pass(0);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(tab.address()).toBe("/quotation-list");
  });

  it("keeps the price after a refusal, shows why, and is the same offer again after a lost answer (R-392)", async () => {
    const user = freshUser();
    const notices = listenToNotices();
    const { api } = await openQuotation(aSellerQuotation());
    api.refuse(sendCall, 409, { message: "The submission is closed." });
    await user.type(price(), "44750");
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await pass(3_000);
    expect(notices).toEqual([{ tone: "error", text: "The submission is closed.", durationMs: 2000 }]);
    expect(price()).toHaveValue("44,750");
    api.refuse(sendCall, 503);
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await pass(3_000);
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await pass(0);
    const [refused, lost, again] = api.calls(sendCall).map(({ headers }) => headers.get("idempotency-key"));
    expect(lost).toMatch(/^[\w-]{16,}$/);
    expect(again).toBe(lost);
    expect(lost).not.toBe(refused);
  });

  it.each([
    ["that the price is missing", null, "Please enter a price above 0"],
    ["why the server refused it", "The submission is closed.", "The submission is closed."],
  ])("says %s until the price is changed", async (_what, refusal, text) => {
    const user = freshUser();
    const { api } = await openQuotation(aSellerQuotation());
    if (refusal !== null) {
      api.refuse(sendCall, 409, { message: refusal });
      await user.type(price(), "44750");
    }
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await pass(500);
    expect(screen.getByText(text)).toBeVisible();
    await user.type(price(), "8");
    await pass(0);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it("hides the form once the submission is closed (R-175, R-254)", async () => {
    await openQuotation(anAnsweredQuotation({ is_closed: 1 }));
    expect(screen.getByRole("heading", { name: "Offers closed" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Submit" })).not.toBeInTheDocument();
    expect(screen.queryByRole("timer")).not.toBeInTheDocument();
  });

  it("tells a seller who made no offer so, while one can be made and afterwards", async () => {
    const { answer } = await openQuotation(aSellerQuotation());
    expect(screen.getByText("You have no offer here yet.")).toBeVisible();
    answer(aSellerQuotation({ is_closed: 1 }));
    await pass(10_000);
    expect(screen.getByText("You have no offer here.")).toBeVisible();
    expect(screen.queryByText("You have no offer here yet.")).not.toBeInTheDocument();
  });

  it("hides the form when the time runs out here, and refetches the outcome", async () => {
    const { api } = await openQuotation(aSellerQuotation({ reply_deadline: "2026-11-21T04:16:21.000Z" }));
    await pass(3_000);
    expect(screen.getByRole("heading", { name: "Offers closed" })).toBeVisible();
    expect(api.calls(readCall)).toHaveLength(2);
  });

  it("tells a seller who is typing a price that the time has run out, and leaves them where that is said", async () => {
    const user = freshUser();
    await openQuotation(aSellerQuotation({ reply_deadline: "2026-11-21T04:16:21.000Z" }));
    await user.type(price(), "44");
    await pass(3_000);
    const said = screen.getAllByRole("status").filter((region) => region.textContent === "Offers closed");
    expect(said).toHaveLength(1);
    expect(document.activeElement).toContainElement(screen.getByRole("heading", { name: "Offers closed" }));
  });

  it("withdraws the offer after a confirmation, then shows that none stands and takes another one", async () => {
    const user = freshUser();
    const { api, answer } = await openQuotation(anAnsweredQuotation());
    api.confirm(withdrawCall, "Your offer has been withdrawn.");
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await pass(3_000);
    await user.click(screen.getByRole("button", { name: "Withdraw my offer" }));
    await pass(0);
    const dialog = await screen.findByRole("dialog", { name: "Withdraw your offer?" });
    expect(dialog).toHaveTextContent("₹45,000 per MT leaves the board");
    expect(api.calls(withdrawCall)).toHaveLength(0);
    answer(aSellerQuotation());
    await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
    await pass(0);
    expect(api.calls(withdrawCall)).toHaveLength(1);
    // Together with the toast.
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByText("You have no offer here yet.")).toBeVisible();
    await pass(500);
    expect(document.activeElement).toHaveTextContent("You have no offer here yet.");
    expect(document.activeElement).not.toContainElement(price());
    expect(screen.queryByRole("button", { name: "Withdraw my offer" })).not.toBeInTheDocument();
    expect(price()).toHaveValue("");
    expect(screen.queryByText("Please enter a price above 0")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(screen.getByText("Please enter a price above 0")).toBeVisible();
  });

  it("keeps the offer, and says why, when it cannot be withdrawn any more", async () => {
    const user = freshUser();
    const { api } = await openQuotation(anAnsweredQuotation());
    api.refuse(withdrawCall, 409, { message: "A seller has already been chosen for this quotation." });
    await user.click(screen.getByRole("button", { name: "Withdraw my offer" }));
    await pass(0);
    const dialog = await screen.findByRole("dialog", { name: "Withdraw your offer?" });
    await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
    await pass(0);
    expect(within(dialog).getByText("A seller has already been chosen for this quotation.")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Keep my offer" }));
    expect(price()).toHaveValue("45,000");
  });

  it("asks to withdraw the price that was read, and again by the one that stands when it has changed meanwhile", async () => {
    const user = freshUser();
    const { api, answer } = await openQuotation(anAnsweredQuotation());
    const changed = "Your offer is ₹46,000 per MT now, not ₹45,000. Please look at it again.";
    api.refuse(withdrawCall, 409, { message: changed });
    await user.click(screen.getByRole("button", { name: "Withdraw my offer" }));
    await pass(0);
    const dialog = await screen.findByRole("dialog", { name: "Withdraw your offer?" });
    const { orderData } = anAnsweredQuotation();
    answer(anAnsweredQuotation({ orderData: { ...orderData, basePrice: 46_000 } }));
    await pass(10_000);
    expect(dialog).toHaveTextContent("₹45,000 per MT leaves the board");
    await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
    await pass(0);
    expect(within(dialog).getByText(changed)).toBeVisible();
    expect(dialog).toHaveTextContent("₹46,000 per MT leaves the board");
    api.confirm(withdrawCall, "Your offer has been withdrawn.");
    await user.click(within(dialog).getByRole("button", { name: "Withdraw" }));
    await pass(2_000);
    expect(api.calls(withdrawCall).map(({ query }) => query.get("expected_price"))).toEqual(["45000", "46000"]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("offers no withdrawal without an offer, and none once the submission is closed", async () => {
    const { answer } = await openQuotation(aSellerQuotation());
    expect(screen.queryByRole("button", { name: "Withdraw my offer" })).not.toBeInTheDocument();
    answer(anAnsweredQuotation({ is_closed: 1 }));
    await pass(10_000);
    expect(screen.getByRole("heading", { name: "Offers closed" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Withdraw my offer" })).not.toBeInTheDocument();
  });
});
