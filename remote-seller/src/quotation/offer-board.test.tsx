import { aBoardRow, anAnsweredQuotation, aSellerQuotation } from "@mandi/shared/testing/seller-builders";
import { act, screen, waitFor } from "@testing-library/react";
import { block, freshUser, openQuotation, pass, price, readCall, runOnSlowClock } from "../testing/quotation-page";

runOnSlowClock();
afterEach(() => Object.defineProperty(document, "hidden", { configurable: true, value: false }));

describe("the board", () => {
  it("numbers the rivals and marks the seller's own row 'My Offer' (R-174)", async () => {
    const rule = "The lowest landed price wins.";
    await openQuotation(anAnsweredQuotation({ ranking_rule: rule }));
    const rows = block("Offers on this enquiry").getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Seller 1.*₹44,800.*Lowest/),
      expect.stringMatching(/My Offer.*₹45,000.*\+200/),
      expect.stringMatching(/Seller 2.*₹45,150.*\+350/),
    ]);
    expect(screen.getByText("Preference will be given to the lowest price.")).toBeVisible();
    expect(screen.getByText(rule)).toBeVisible();
    expect(screen.getByText(/Your offer is 2nd of 3\./)).toBeVisible();
  });

  it("says 'No Data Found' before the first offer (R-174)", async () => {
    await openQuotation(aSellerQuotation());
    expect(block("Offers on this enquiry").getByText("No Data Found")).toBeVisible();
  });

  it("refreshes every 10 s, announces what changed, and never touches typed input (R-176, R-415)", async () => {
    const user = freshUser();
    const { api, answer } = await openQuotation(anAnsweredQuotation());
    await user.clear(price());
    await user.type(price(), "44750");
    answer(
      anAnsweredQuotation({
        bidding_list: [
          aBoardRow({ base_price: 44_700 }),
          aBoardRow({ rank: 2 }),
          aBoardRow({ base_price: 45_000, is_my_price: 1, rank: 3 }),
        ],
      }),
    );
    await pass(9_900);
    expect(api.calls(readCall).length).toBeLessThanOrEqual(2);
    await pass(2_000);
    expect(screen.getByText("You are now 3rd of 3. The offer in first place is now ₹44,700.")).toBeInTheDocument();
    expect(price()).toHaveValue("44,750");
    await waitFor(() => expect(price()).toHaveFocus());
  });

  it("pauses in a hidden tab and refreshes at once on return", async () => {
    const { api } = await openQuotation(anAnsweredQuotation());
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await pass(60_000);
    expect(api.calls(readCall)).toHaveLength(1);
    Object.defineProperty(document, "hidden", { configurable: true, value: false });
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await pass(0);
    expect(api.calls(readCall)).toHaveLength(2);
    await pass(10_000);
    expect(api.calls(readCall)).toHaveLength(3);
  });

  it("does not refresh while it is paused", async () => {
    const user = freshUser();
    const { api } = await openQuotation(anAnsweredQuotation());
    await user.click(screen.getByRole("button", { name: "Pause" }));
    const before = api.calls(readCall).length;
    await pass(30_000);
    expect(api.calls(readCall)).toHaveLength(before);
    expect(screen.getByText("Refreshing is paused")).toBeVisible();
  });

  it("keeps everything when a refresh fails, and shows since when it is old", async () => {
    const { api } = await openQuotation(anAnsweredQuotation());
    api.refuse(readCall, 503);
    await pass(10_000);
    expect(screen.getByText(/^Not refreshed since/)).toBeVisible();
    expect(price()).toHaveValue("45,000");
    expect(screen.getByText("My Offer")).toBeVisible();
  });

  it("shows an unknown status as text and accepts no offer (R-431)", async () => {
    await openQuotation(anAnsweredQuotation({ status: "on hold" }));
    expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleDescription("on hold");
    expect(screen.queryByRole("button", { name: "Submit" })).not.toBeInTheDocument();
  });

  it("ends in the empty state when the quotation is no longer this seller's", async () => {
    const { api } = await openQuotation(anAnsweredQuotation());
    api.refuse(readCall, 404);
    await pass(10_000);
    expect(screen.getByText("No Data Found")).toBeVisible();
    expect(screen.queryByText("My Offer")).not.toBeInTheDocument();
  });
});
