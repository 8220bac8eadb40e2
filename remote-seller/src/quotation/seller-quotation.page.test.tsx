import { type SellerQuotation, SellerQuotationAnswer } from "@mandi/shared/contract/seller-quotation";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { anAnsweredQuotation, aSellerQuotation } from "@mandi/shared/testing/seller-builders";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../area";
import { listenToNotices } from "../testing/notices";

const read = "GET /seller/product-enquiry/:id";
const send = "POST /seller/product-enquiry/:id";
const address = "/seller-quotation-detail/184";
const serverNow = Date.parse("2026-11-21T04:16:18.000Z");

// The machine's clock is five minutes slow: what counts is the server's.
beforeEach(() => jest.useFakeTimers({ now: serverNow - 300_000 }));
afterEach(() => {
  Object.defineProperty(document, "hidden", { configurable: true, value: false });
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const price = () => screen.getByLabelText("Basic price, per MT");
const block = (name: string) => within(screen.getByRole("region", { name }));
const freshUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function openQuotation(quotation: SellerQuotation) {
  signInAs("seller");
  const api = fakeApi();
  const answer = (data: SellerQuotation) => api.answer(read, SellerQuotationAnswer, { data });
  answer(quotation);
  api.confirm(send, "Your offer was sent.");
  const tab = await renderAt(routes, address);
  await pass(0);
  return { api, tab, answer };
}

describe("what the seller is asked", () => {
  it("shows title, status, product, address and who delivers (R-166, R-167, R-168)", async () => {
    await openQuotation(aSellerQuotation());
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Seller Quotation Detailspending");
    const facts = block("Product details");
    for (const [term, value] of [
      ["Quotation no", "Q2627000184"],
      ["Category", "Long products"],
      ["Brand", "Kaveri Ispat"],
      ["Product", "TMT Bar"],
      ["Quality", "Fe 500D"],
      ["Packaging", "Bundled, 2 straps"],
      ["Purpose", "Trading"],
      ["Message", "Load before Monday"],
    ]) {
      expect(facts.getByText(term ?? "").nextElementSibling).toHaveTextContent(value ?? "");
    }
    const loading = screen.getByRole("region", { name: "Loading address" });
    expect(loading).toHaveTextContent("Plot 41, Siltara Growth CentrePhase 1Raipur 493111, Chhattisgarh");
    expect(loading).toHaveTextContent("Product Delivery ByMandi");
  });

  it("shows '---' for an empty value and leaves out a quality or packaging that was not chosen (R-167)", async () => {
    const { product } = aSellerQuotation();
    await openQuotation(
      aSellerQuotation({ product: { ...product, message: "" }, quality: null, packaging_charge: null }),
    );
    const facts = block("Product details");
    expect(facts.getByText("Message").nextElementSibling).toHaveTextContent("---");
    expect(facts.queryByText("Quality")).not.toBeInTheDocument();
    expect(facts.queryByText("Packaging")).not.toBeInTheDocument();
  });

  it("prices each size per MT and for its quantity (R-169)", async () => {
    await openQuotation(anAnsweredQuotation());
    const row = block("Product pricing").getByRole("row", { name: /^12 mm/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["30 MT", "₹54,162", "₹16,24,860"]);
  });

  it("calculates credit days, totals and an included commission (R-170)", async () => {
    await openQuotation(anAnsweredQuotation());
    const sums = block("Price calculation");
    for (const [term, value] of [
      ["Credit days", "15"],
      ["Basic price", "₹45,000"],
      ["Total quantity", "30 MT"],
      ["Total ex-factory", "₹16,24,860"],
      ["Commission, ₹100 per MT + GST 18%", "−₹3,540"],
      ["You receive", "₹16,21,320"],
    ]) {
      expect(sums.getByText(term ?? "").nextElementSibling).toHaveTextContent(value ?? "");
    }
  });

  it("takes the GST on its commission from the terms, also while a price is typed, and 18 % of an older server (R-170)", async () => {
    await openQuotation(anAnsweredQuotation({ commission_gst: 5 }));
    const sums = block("Price calculation");
    expect(sums.getByText("Commission, ₹100 per MT + GST 5%").nextElementSibling).toHaveTextContent("−₹3,150");
    expect(sums.getByText("You receive").nextElementSibling).toHaveTextContent("₹16,21,710");
    expect(screen.getAllByText("Commission, ₹100 per MT + GST 5%")).toHaveLength(2);
    expect(screen.queryByText(/GST 18%/)).not.toBeInTheDocument();
  });

  it("says nothing of credit days that are 0 and of a commission that is not included (R-170, H-19)", async () => {
    await openQuotation(anAnsweredQuotation({ credit_days: 0, commission_type: "exclude", commission: 0 }));
    expect(screen.queryByText("Credit days")).not.toBeInTheDocument();
    expect(screen.queryByText(/Commission/)).not.toBeInTheDocument();
  });

  it("shows the notes, and no word of freight or of the buyer (R-171, R-172, R-424)", async () => {
    const { answer } = await openQuotation(aSellerQuotation());
    const smuggled = { ...anAnsweredQuotation(), orderData: { ...anAnsweredQuotation().orderData, freight: 1800 } };
    answer(smuggled);
    await pass(10_000);
    const notes = screen.getByRole("region", { name: "Notes" });
    expect(notes).toHaveTextContent("The rate includes loading, insurance, packaging, quality inspection and GST.");
    expect(notes).toHaveTextContent("TCS may apply.");
    expect(notes).toHaveTextContent("The credit period starts from the invoice date.");
    expect(document.body).not.toHaveTextContent(/freight|payable|1,800/i);
  });
});

describe("the board", () => {
  it("numbers the rivals and marks the own row 'My Offer' (R-174)", async () => {
    await openQuotation(anAnsweredQuotation());
    const rows = block("Offers on this enquiry").getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Seller 1.*₹44,800.*Lowest/),
      expect.stringMatching(/My Offer.*₹45,000.*\+200/),
      expect.stringMatching(/Seller 2.*₹45,150.*\+350/),
    ]);
    expect(screen.getByText("Preference will be given to the lowest price.")).toBeVisible();
    expect(screen.getByText(/Your offer is 2nd of 3\./)).toBeVisible();
  });

  it("says 'No Data Found' before the first offer (R-174)", async () => {
    await openQuotation(aSellerQuotation());
    expect(block("Offers on this enquiry").getByText("No Data Found")).toBeVisible();
  });

  it("refreshes every 10 s, announces what changed, and never touches what is typed (R-176, R-415, H-46)", async () => {
    const user = freshUser();
    const { api, answer } = await openQuotation(anAnsweredQuotation());
    await user.clear(price());
    await user.type(price(), "44750");
    answer(
      anAnsweredQuotation({
        bidding_list: [
          { base_price: 44_700, is_my_price: 0 },
          { base_price: 44_800, is_my_price: 0 },
          { base_price: 45_000, is_my_price: 1 },
        ],
      }),
    );
    await pass(9_900);
    expect(api.calls(read).length).toBeLessThanOrEqual(2);
    await pass(2_000);
    expect(screen.getByText("You are now 3rd of 3. The lowest offer is now ₹44,700.")).toBeInTheDocument();
    expect(price()).toHaveValue("44,750");
    expect(price()).toHaveFocus();
  });

  it("asks before a half-typed price is left, and asks nothing once it was sent, also when the board is not read again", async () => {
    const user = freshUser();
    const { api, tab } = await openQuotation(aSellerQuotation());
    const leave = () => user.click(screen.getByRole("link", { name: "Quotation List" }));
    await user.type(price(), "447");
    await pass(0);
    await leave();
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(tab.address()).toBe(address);
    expect(price()).toHaveValue("447");
    api.refuse(read, 503);
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await pass(0);
    await leave();
    await pass(0);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(tab.address()).toBe("/quotation-list");
  });

  it("rests in a hidden tab and is fresh at once on coming back (H-46)", async () => {
    const { api } = await openQuotation(anAnsweredQuotation());
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await pass(60_000);
    expect(api.calls(read)).toHaveLength(1);
    Object.defineProperty(document, "hidden", { configurable: true, value: false });
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await pass(0);
    expect(api.calls(read)).toHaveLength(2);
    await pass(10_000);
    expect(api.calls(read)).toHaveLength(3);
  });

  it("rests while it is paused", async () => {
    const user = freshUser();
    const { api } = await openQuotation(anAnsweredQuotation());
    await user.click(screen.getByRole("button", { name: "Pause" }));
    const before = api.calls(read).length;
    await pass(30_000);
    expect(api.calls(read)).toHaveLength(before);
    expect(screen.getByText("Refreshing is paused")).toBeVisible();
  });

  it("keeps everything when a refresh fails, and says since when it is old", async () => {
    const { api } = await openQuotation(anAnsweredQuotation());
    api.refuse(read, 503);
    await pass(10_000);
    expect(screen.getByText(/^Not refreshed since/)).toBeVisible();
    expect(price()).toHaveValue("45,000");
    expect(screen.getByText("My Offer")).toBeVisible();
  });
});

describe("the offer", () => {
  it("counts down on the server's clock (R-175, R-416, H-17)", async () => {
    await openQuotation(aSellerQuotation());
    expect(screen.getByText("Time Remaining", { selector: "b" })).toBeVisible();
    expect(screen.getByRole("timer")).toHaveAccessibleName("18 minutes 42 seconds remaining");
    await pass(2_000);
    expect(screen.getByRole("timer")).toHaveAccessibleName("18 minutes 40 seconds remaining");
  });

  it("shows place, total, commission and receivable while the price is typed, before anything is sent", async () => {
    const user = freshUser();
    const { api } = await openQuotation(anAnsweredQuotation());
    expect(screen.getByText("Please enter or change current price.")).toBeVisible();
    await user.clear(price());
    await user.type(price(), "44750");
    const panel = within(screen.getByRole("complementary", { name: "Your offer" }));
    expect(panel.getByText("At ₹44,750 you would be lowest, by ₹50 per MT.")).toBeVisible();
    expect(panel.getByText("Total ex-factory").nextElementSibling).toHaveTextContent("₹16,16,010");
    expect(panel.getByText(/^Commission/).nextElementSibling).toHaveTextContent("−₹3,540");
    expect(panel.getByText("You receive").nextElementSibling).toHaveTextContent("₹16,12,470");
    expect(panel.getByText("Ingot, ex-Raipur").nextElementSibling).toHaveTextContent("₹41,000+₹3,750");
    expect(panel.getByText("My last 30 days").nextElementSibling).toHaveTextContent("₹44,900−₹150");
    expect(api.calls(send)).toHaveLength(0);
    jest.useRealTimers(); // The checker waits by the real clock.
    await expect(document.body).toHaveNoAxeViolations();
  });

  it("asks for a price above 0 and sends nothing else (R-302, H-44)", async () => {
    const user = freshUser();
    const { api } = await openQuotation(aSellerQuotation());
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(screen.getByText("Please enter a price above 0")).toBeVisible();
    await user.type(price(), "0");
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(api.calls(send)).toHaveLength(0);
  });

  it("sends the price with address and delivery as loaded, once, and opens the button again after 3 s (R-177, R-369, R-407)", async () => {
    const user = freshUser();
    const notices = listenToNotices();
    const { api, tab } = await openQuotation(aSellerQuotation({ delivery_by: "Fast Freight" }));
    await user.type(price(), "44750");
    await user.type(screen.getByLabelText("Message"), "Loading tonight");
    await user.dblClick(screen.getByRole("button", { name: "Submit" }));
    await pass(0);
    const { loading_address, variation } = aSellerQuotation();
    expect(api.calls(send).map(({ body }) => body)).toEqual([
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
    expect(api.calls(read).length).toBeGreaterThan(1);
    await pass(1_500);
    expect(tab.address()).toBe(address);
    expect(screen.getByRole("button", { name: "Submit" })).toBeDisabled();
    await pass(1_500);
    expect(screen.getByRole("button", { name: "Submit" })).toBeEnabled();
    expect(price()).toHaveValue("44,750");
  });

  it("keeps the price after a refusal, says why, and a retry is the same offer (R-392)", async () => {
    const user = freshUser();
    const notices = listenToNotices();
    const { api } = await openQuotation(aSellerQuotation());
    api.refuse(send, 409, { message: "The submission is closed." });
    await user.type(price(), "44750");
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await pass(3_000);
    expect(notices).toEqual([{ tone: "error", text: "The submission is closed.", durationMs: 2000 }]);
    expect(price()).toHaveValue("44,750");
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await pass(0);
    const [first, second] = api.calls(send).map(({ headers }) => headers.get("idempotency-key"));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it("hides the form once the submission is closed (R-175, R-254)", async () => {
    await openQuotation(anAnsweredQuotation({ is_closed: 1 }));
    expect(screen.getByRole("heading", { name: "Offers closed" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Submit" })).not.toBeInTheDocument();
    expect(screen.queryByRole("timer")).not.toBeInTheDocument();
  });

  it("hides the form when the time runs out here, and asks how it went", async () => {
    const { api } = await openQuotation(aSellerQuotation({ reply_deadline: "2026-11-21T04:16:21.000Z" }));
    await pass(3_000);
    expect(screen.getByRole("heading", { name: "Offers closed" })).toBeVisible();
    expect(api.calls(read)).toHaveLength(2);
  });
});

describe("afterwards", () => {
  it("leads to the order when there is one (R-173, R-431)", async () => {
    const { product } = aSellerQuotation();
    await openQuotation(
      anAnsweredQuotation({ status: "ordered", is_closed: 1, product: { ...product, order_id: 91 } }),
    );
    expect(screen.getByRole("link", { name: "Go to order" })).toHaveAttribute("href", "/seller-order-detail/91");
  });

  it.each([
    [true, "Your offer was chosen."],
    [false, "Another offer was chosen."],
  ])("says whether this seller was marked: %p (H-12)", async (has_won, text) => {
    await openQuotation(anAnsweredQuotation({ status: "Seller Marked", is_closed: 1, has_won }));
    expect(screen.getByText(new RegExp(text))).toBeVisible();
    expect(screen.queryByRole("link", { name: "Go to order" })).not.toBeInTheDocument();
  });

  it.each([404, 400, 500])("shows the empty state after %p (R-433)", async (status) => {
    signInAs("seller");
    fakeApi().refuse(read, status, { message: "No" });
    await renderAt(routes, address);
    await pass(0);
    expect(screen.getByText("No Data Found")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Seller Quotation Details");
  });
});
