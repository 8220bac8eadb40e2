import { SellerQuotationAnswer } from "@mandi/shared/contract/seller-quotation";
import { anAnsweredQuotation, aSellerQuotation } from "@mandi/shared/testing/seller-builders";
import { screen } from "@testing-library/react";
import {
  block,
  freshUser,
  openQuotation,
  pass,
  price,
  readCall,
  runOnSlowClock,
  sendCall,
} from "../testing/quotation-page";

const other = "/seller-quotation-detail/185";

runOnSlowClock();

/** An answered quotation is open; the other one waits for a price. */
async function openOneOfTwo() {
  const { api, tab } = await openQuotation(anAnsweredQuotation());
  const { product } = aSellerQuotation();
  api.answer(readCall, SellerQuotationAnswer, ({ params }) => ({
    data:
      params["id"] === "185"
        ? aSellerQuotation({ product: { ...product, unique_id: "Q2627000185" } })
        : anAnsweredQuotation(),
  }));
  return { api, tab };
}

it("shows nothing of the previous quotation, and offers none of its prices", async () => {
  const user = freshUser();
  const { api, tab } = await openOneOfTwo();
  await pass(10_000);
  await tab.go(other);
  await pass(0);
  expect(block("Product details").getByText("Q2627000185")).toBeVisible();
  expect(price()).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Submit" }));
  expect(api.calls(sendCall)).toHaveLength(0);
  await user.type(price(), "44750");
  await user.click(screen.getByRole("button", { name: "Submit" }));
  await pass(0);
  expect(api.calls(sendCall)).toEqual([
    expect.objectContaining({ params: { id: "185" }, body: expect.objectContaining({ base_price: 44_750 }) }),
  ]);
});

it("drops a late answer about the previous quotation", async () => {
  const { api, tab } = await openOneOfTwo();
  const late = api.hold(readCall);
  await pass(10_000);
  api.answer(readCall, SellerQuotationAnswer, { data: aSellerQuotation({ my_description: "Of the other" }) });
  await tab.go(other);
  await pass(0);
  late.release();
  await pass(0);
  expect(screen.getByLabelText("Message")).toHaveValue("Of the other");
  expect(block("Offers on this enquiry").getByText("No Data Found")).toBeVisible();
});
