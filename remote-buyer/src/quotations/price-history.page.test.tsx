import { PriceHistoryAnswer } from "@mandi/shared/contract/price-history";
import { type Quotation, QuotationAnswer } from "@mandi/shared/contract/quotation";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { aMarkedQuotation, aPriceHistory, aQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { nobodyWrote } from "@mandi/shared/testing/thread-builders";
import { fireEvent, screen, within } from "@testing-library/react";
import { routes } from "../area";
import { nothingElseKnown } from "../testing/beside-quotation";

async function openQuotation(quotation: Quotation, history = aPriceHistory()) {
  signInAs("customer");
  const api = fakeApi();
  nobodyWrote(api);
  nothingElseKnown(api);
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  api.answer("GET /product-enquiry/:id", QuotationAnswer, { data: quotation });
  api.answer("GET /product-enquiry/:id/price-history", PriceHistoryAnswer, { data: history });
  await renderAt(routes, "/quotation-detail/7");
  return screen.findByRole("region", { name: "Price history" });
}

it("shows how the price compares with 30 days ago and with the ingot, drawn without a chart library", async () => {
  const history = await openQuotation(aMarkedQuotation({ status: "ordered", base_price: 45_000 }));
  const series = "Lowest listed base price of the sellers asked, per MT before grade, size and GST";
  const chart = await within(history).findByRole("figure", { name: series });
  expect(within(history).getByText(series)).toBeVisible();
  expect(chart.querySelectorAll("polyline")).toHaveLength(2);
  expect(chart).toHaveTextContent("Ingot, ex-Raipur");
  expect(chart.querySelector("canvas")).toBeNull();
  expect(history).toHaveTextContent("Base price₹420/MT cheaper than 30 days ago");
  expect(history).toHaveTextContent("Compared with ingot, ex-Raipur₹4,100/MT above, 30 days ago ₹4,520/MT above");
  await expect(history).toHaveNoAxeViolations();

  fireEvent.click(within(history).getByRole("button", { name: "Table" }));
  const heads = within(history).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual(["Day", series, "Ingot, ex-Raipur"]);
});

it("compares the lowest listed price while the quotation has no price", async () => {
  const history = await openQuotation(aQuotation());
  await within(history).findByRole("figure");
  expect(history).toHaveTextContent("Lowest listed base price₹420/MT cheaper than 30 days ago");
  expect(history).not.toHaveTextContent("Base price₹");
});

it("leaves out the ingot where none of its prices is known, and makes no claim about days without a price", async () => {
  const days = aPriceHistory().days.map((day, place) => ({ ...day, base: place === 0 ? null : day.base, ingot: null }));
  const history = await openQuotation(aQuotation(), { days, ingot_location: null });
  const chart = await within(history).findByRole("figure");
  expect(chart.querySelectorAll("polyline")).toHaveLength(1);
  expect(history).not.toHaveTextContent("30 days ago");
});
