import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { renderAt } from "@mandi/shared/testing/render-at";
import { anAnsweredQuotation, aSellerQuotation } from "@mandi/shared/testing/seller-builders";
import { screen, within } from "@testing-library/react";
import { routes } from "../area";
import { block, openQuotation, pass, quotationAddress, readCall, runOnSlowClock } from "../testing/quotation-page";

runOnSlowClock();

describe("the request as a seller sees it", () => {
  it("shows title, status, product, address and who delivers (R-166, R-167, R-168)", async () => {
    await openQuotation(aSellerQuotation());
    expect(screen.getByRole("heading", { level: 1, name: "Seller Quotation Details" })).toHaveAccessibleDescription(
      "pending",
    );
    expect(screen.getByText(/^Q2627000184\. /)).toHaveTextContent(
      "Q2627000184. TMT Bar, Kaveri Ispat, Fe 500D, 12 mm, 30 MT.",
    );
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
      ["Basic price, per MT", "₹45,000"],
      ["Total quantity", "30 MT"],
      ["Total ex-factory", "₹16,24,860"],
      ["Commission, ₹100 per MT + GST 18%", "−₹3,540"],
      ["You receive", "₹16,21,320"],
    ]) {
      expect(sums.getByText(term ?? "").nextElementSibling).toHaveTextContent(value ?? "");
    }
  });

  it("shows the same columns and lines as '---' before the first offer (R-169, R-170)", async () => {
    await openQuotation(aSellerQuotation());
    const cells = within(block("Product pricing").getByRole("row", { name: /^12 mm/ })).getAllByRole("cell");
    expect(cells.map(({ textContent }) => textContent)).toEqual(["30 MT", "---", "---"]);
    const sums = block("Price calculation");
    for (const term of [
      "Basic price, per MT",
      "Total ex-factory",
      "Commission, ₹100 per MT + GST 18%",
      "You receive",
    ]) {
      expect(sums.getByText(term).nextElementSibling).toHaveTextContent(/^---$/);
    }
    expect(sums.getByText("Total quantity").nextElementSibling).toHaveTextContent("30 MT");
  });

  it("shows the lines that lead from the basic price to the total, with each charge, as the order does", async () => {
    await openQuotation(anAnsweredQuotation());
    const sums = block("Price calculation");
    for (const [term, value] of [
      ["Quantity at the basic price", "₹13,50,000"],
      ["Sizes, quality, packaging and charges", "₹27,000"],
      ["Loading charge", "₹7,500"],
      ["Insurance charge", "₹1,500"],
      ["Weighment", "₹3,000"],
      ["Quality price", "₹9,000"],
      ["Packaging price", "₹6,000"],
      ["GST 18%", "₹2,47,860"],
      ["Total ex-factory", "₹16,24,860"],
    ]) {
      expect(sums.getByText(term ?? "").nextElementSibling).toHaveTextContent(value ?? "");
    }
    expect(sums.queryByText("Size difference")).not.toBeInTheDocument();
    expect(sums.getByText("How the total adds up").closest("details")).toHaveAttribute("open");
  });

  it("uses the commission's GST rate from the terms, also while a price is typed (R-170)", async () => {
    await openQuotation(anAnsweredQuotation({ commission_gst: 5 }));
    const sums = block("Price calculation");
    expect(sums.getByText("Commission, ₹100 per MT + GST 5%").nextElementSibling).toHaveTextContent("−₹3,150");
    expect(sums.getByText("You receive").nextElementSibling).toHaveTextContent("₹16,21,710");
    expect(screen.getAllByText("Commission, ₹100 per MT + GST 5%")).toHaveLength(2);
    expect(screen.queryByText(/Commission.*GST 18%/)).not.toBeInTheDocument();
  });

  it("leaves out credit days of 0 and a commission that is not included (R-170)", async () => {
    await openQuotation(anAnsweredQuotation({ credit_days: 0, commission_type: "exclude", commission: 0 }));
    expect(screen.queryByText("Credit days")).not.toBeInTheDocument();
    expect(screen.queryByText(/Commission/)).not.toBeInTheDocument();
  });

  it("shows the notes, and nothing of freight or of the buyer (R-171, R-172, R-424)", async () => {
    const { answer } = await openQuotation(aSellerQuotation());
    const smuggled = { ...anAnsweredQuotation(), orderData: { ...anAnsweredQuotation().orderData, freight: 1800 } };
    answer(smuggled);
    await pass(10_000);
    const notes = screen.getByRole("region", { name: "Notes" });
    expect(notes).toHaveTextContent("The rate includes loading, insurance, packaging, quality inspection and GST.");
    expect(notes).toHaveTextContent(
      "TCS may apply. Today it does not: TCS on the sale of goods ended on 1 April 2025.",
    );
    expect(notes).toHaveTextContent("The credit period starts from the invoice date.");
    expect(document.body).not.toHaveTextContent(/freight|payable|1,800/i);
  });
});

describe("afterwards", () => {
  it("links to the order when there is one (R-173, R-431)", async () => {
    const { product } = aSellerQuotation();
    await openQuotation(
      anAnsweredQuotation({ status: "ordered", is_closed: 1, has_won: true, product: { ...product, order_id: 91 } }),
    );
    expect(screen.queryByText("Another offer was chosen.")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to order" })).toHaveAttribute("href", "/seller-order-detail/91");
  });

  it.each([
    [true, "Your offer was chosen."],
    [false, "Another offer was chosen."],
  ])("says whether this seller was marked: %p", async (has_won, text) => {
    await openQuotation(anAnsweredQuotation({ status: "Seller Marked", is_closed: 1, has_won }));
    expect(screen.getByText(new RegExp(text))).toBeVisible();
    expect(screen.queryByRole("link", { name: "Go to order" })).not.toBeInTheDocument();
  });

  it("shows the status to a seller whose offer was not chosen, who has nothing more to wait for (R-166, R-431)", async () => {
    await openQuotation(anAnsweredQuotation({ status: "Seller Marked", is_closed: 1, has_won: false }));
    expect(screen.getByText("Seller Marked")).toBeVisible();
    expect(screen.getByText("not chosen")).toBeVisible();
    expect(screen.queryByText("Waiting for the buyer")).not.toBeInTheDocument();
  });

  it("tells a seller whose offer was not chosen so, even when the buyer has ordered", async () => {
    await openQuotation(anAnsweredQuotation({ status: "ordered", is_closed: 1, has_won: false }));
    expect(screen.getByText("Another offer was chosen.")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Go to order" })).not.toBeInTheDocument();
  });

  it.each([404, 400, 500])("shows the empty state after %p (R-433)", async (status) => {
    signInAs("seller");
    fakeApi().refuse(readCall, status, { message: "No" });
    await renderAt(routes, quotationAddress);
    await pass(0);
    expect(screen.getByText("No Data Found")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Seller Quotation Details");
  });
});
