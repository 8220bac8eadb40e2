import { SentOrderListAnswer } from "@mandi/shared/contract/order";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import { type Quotation, QuotationAnswer } from "@mandi/shared/contract/quotation";
import { SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { aSentOrder } from "@mandi/shared/testing/buyer-builders/order";
import { aMarkedQuotation } from "@mandi/shared/testing/buyer-builders/quotation";
import { fakeApi } from "@mandi/shared/testing/fake-api";
import { signInAs } from "@mandi/shared/testing/fake-session";
import { anOffer, aPage, aSiteSetup } from "@mandi/shared/testing/public-builders";
import { renderAt } from "@mandi/shared/testing/render-at";
import { screen, within } from "@testing-library/react";
import { routes } from "../area";
import { besideQuotation } from "../testing/beside-quotation";

function openQuotation(fields: Partial<Quotation> = {}) {
  signInAs("customer");
  const api = fakeApi();
  besideQuotation(api);
  api.answer("GET /config", SiteSetupAnswer, { general_setup: aSiteSetup() });
  const quotation = aMarkedQuotation({ status: "ordered", base_price: 45_000, transport_price: 1_800, ...fields });
  api.answer("GET /product-enquiry/:id", QuotationAnswer, { data: quotation });
  return { api, quotation };
}

const facts = async () => {
  const block = await screen.findByRole("region", { name: "Is this price fair?" });
  return (await within(block).findAllByRole("listitem")).map(({ textContent }) => textContent);
};

it("compares a price with the ingot, the lowest listed price, the buyer's last purchase and the usual freight, with figures", async () => {
  const { api, quotation } = openQuotation();
  const { commodity_product } = quotation;
  const row = { commodity_product, for_price: 1_732_250, total_quantity: 30, created_at: "2026-11-19T06:00:00.000Z" };
  api.answer("GET /customer/order", SentOrderListAnswer, aPage([aSentOrder({ ...row, id: 99 })]));
  const landed = { freight: 1_500, freight_tax: 75, price: 56_575, low: 56_400, high: 56_700, basis: "belts" } as const;
  api.answer(
    "GET /seller-list-by-commodity-product/:id",
    OfferListAnswer,
    aPage([anOffer({ ex_price: 55_000, landed })]),
  );
  await renderAt(routes, "/quotation-detail/7");
  expect(await facts()).toEqual([
    expect.stringMatching(
      /^Closer to the ingot price than 30 days ago−₹420base ₹4,100\/MT above ingot now, ₹4,520\/MT above then$/,
    ),
    expect.stringMatching(/^(Below|At|Above) the lowest listed base price.*lowest listed ₹[\d,]+\/MT, \d+ offers?$/),
    expect.stringMatching(/^Compared with your last purchase of TMT Bar.*19\sNov, 30 MT, ₹57,742\/MT landed$/),
    "Freight is higher than usual₹1,800usual ₹1,400 to ₹1,700/MT with GST, an estimate",
  ]);
});

it("calls freight usual when its whole rupees are those of an end of the range", async () => {
  const { api } = openQuotation({ transport_price: 1_399.6 });
  const landed = { freight: 1_500, freight_tax: 75, price: 56_575, low: 56_400, high: 56_700, basis: "belts" } as const;
  const offers = aPage([anOffer({ ex_price: 55_000, landed })]);
  api.answer("GET /seller-list-by-commodity-product/:id", OfferListAnswer, offers);
  await renderAt(routes, "/quotation-detail/7");
  expect((await facts()).at(-1)).toBe("Freight is as usual₹1,400usual ₹1,400 to ₹1,700/MT with GST, an estimate");
});

it("compares no freight and no earlier landed price where the consignee pays the carrier, and calls no price landed", async () => {
  const { api, quotation } = openQuotation({
    transport_price: 0,
    freight_to_pay: { per_mt: 1_700, amount: 51_000 },
  });
  const { commodity_product } = quotation;
  const bought = aSentOrder({ commodity_product, id: 99, created_at: "2026-11-19T06:00:00.000Z" });
  api.answer("GET /customer/order", SentOrderListAnswer, aPage([bought]));
  await renderAt(routes, "/quotation-detail/7");

  expect(await facts()).toEqual([
    expect.stringContaining("ingot"),
    expect.stringContaining("the lowest listed base price"),
  ]);
  expect(screen.queryByText(/per MT landed/)).not.toBeInTheDocument();
});

it("ignores a last purchase whose price did not include freight with GST", async () => {
  const { api, quotation } = openQuotation();
  const row = { commodity_product: quotation.commodity_product, id: 99, created_at: "2026-11-19T06:00:00.000Z" };
  api.answer("GET /customer/order", SentOrderListAnswer, aPage([aSentOrder({ ...row, is_landed: 0 })]));
  await renderAt(routes, "/quotation-detail/7");

  expect((await facts()).join(" ")).not.toContain("last purchase");
});

it("ignores an order that came after the quotation", async () => {
  const { api, quotation } = openQuotation({ created_at: "2026-10-01T06:00:00.000Z" });
  const { commodity_product } = quotation;
  const later = aSentOrder({ commodity_product, id: 99, created_at: "2026-11-19T06:00:00.000Z" });
  api.answer("GET /customer/order", SentOrderListAnswer, aPage([later]));
  await renderAt(routes, "/quotation-detail/7");

  expect((await facts()).join(" ")).not.toContain("last purchase");
});

it("leaves out what is unknown", async () => {
  openQuotation();
  await renderAt(routes, "/quotation-detail/7");
  expect(await facts()).toHaveLength(2);
});
