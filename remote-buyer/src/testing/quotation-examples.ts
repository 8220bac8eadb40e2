import {
  type Example,
  type ExampleWorld,
  exampleExchange,
  exampleRead,
  exampleRow,
  exampleWrite,
  noBody,
} from "@mandi/shared/area/define-examples";
import { AskedSellersAnswer } from "@mandi/shared/contract/asked-sellers";
import { PaymentBody } from "@mandi/shared/contract/payment";
import { PriceHistoryAnswer } from "@mandi/shared/contract/price-history";
import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { OfferListAnswer } from "@mandi/shared/contract/product-list";
import {
  BookingPaymentAnswer,
  type Quotation,
  QuotationAnswer,
  SentQuotationListAnswer,
} from "@mandi/shared/contract/quotation";
import { CreateQuotationGroupAnswer, CreateQuotationGroupBody } from "@mandi/shared/contract/quotation-group";
import { CreateQuotationAnswer, CreateQuotationBody } from "@mandi/shared/contract/quotation-request";
import { ReceivedQuotationListAnswer } from "@mandi/shared/contract/seller-quotation";
import { aProductDetail } from "@mandi/shared/testing/buyer-builders/product";
import {
  aMarkedQuotation,
  aPriceHistory,
  aQuotation,
  aReceivedQuotation,
  aSentQuotation,
} from "@mandi/shared/testing/buyer-builders/quotation";
import { anOffer, aPage } from "@mandi/shared/testing/public-builders";
import { inMinutes } from "@mandi/shared/testing/transporter-builders";

/** A product to request, one quotation that waits for offers and one with a price to book. */
export function quotationExamples({ rows }: ExampleWorld): Example[] {
  const quotations = rows([
    aQuotation({ reply_deadline: inMinutes(35) }),
    aMarkedQuotation({ id: 8, unique_id: "Q2627000185", valid_until: inMinutes(240) }),
    aMarkedQuotation({ id: 9, unique_id: "Q2627000162", status: "expired", next_actor: "nobody" }),
  ]);
  const received = rows([
    aReceivedQuotation({ id: 184, reply_deadline: inMinutes(18.7) }),
    aReceivedQuotation({ id: 183, unique_id: "Q2627000183", my_base_price: 45_000, my_rank: 2, is_closed: 1 }),
  ]);
  return [
    exampleRead("GET /product-detail/:id", ProductDetailAnswer, () => ({
      products_data: aProductDetail(),
      seller_product_list: rows([anOffer({ id: 42, seller_commodity_product_id: 42, city: "Durgapur" })]),
    })),
    exampleExchange("POST /product-enquiry", CreateQuotationBody, CreateQuotationAnswer, ({ body }) => {
      const id = 100 + quotations.length;
      const { origin_city, description = "" } = body;
      quotations.unshift(aQuotation({ id, origin_city, description, reply_deadline: inMinutes(60) }));
      return { message: "Your enquiry has been sent to the sellers.", id };
    }),
    exampleRead("GET /asked-sellers", AskedSellersAnswer, () => ({ data: { sellers: 3, reply_seconds: 3_600 } })),
    exampleExchange("POST /product-enquiry-group", CreateQuotationGroupBody, CreateQuotationGroupAnswer, ({ body }) => {
      const ids = body.goods.map(({ origin_city }) => {
        const id = 100 + quotations.length;
        quotations.unshift(aQuotation({ id, origin_city, reply_deadline: inMinutes(60) }));
        return id;
      });
      return { message: "Your enquiry has been sent to the sellers.", ids };
    }),
    exampleRead("GET /product-enquiry", SentQuotationListAnswer, ({ query }) =>
      aPage(quotations.filter(({ status }) => status === (query.get("status") ?? status)).map(asRow)),
    ),
    exampleRead("GET /seller/product-enquiry", ReceivedQuotationListAnswer, () => aPage(received)),
    exampleRead("GET /product-enquiry/:id", QuotationAnswer, (call) => ({
      data: { ...exampleRow(quotations, call), server_time: inMinutes(0) },
    })),
    exampleRead("GET /seller-list-by-commodity-product/:id", OfferListAnswer, () => aPage([anOffer()])),
    exampleRead("GET /product-enquiry/:id/price-history", PriceHistoryAnswer, () => ({ data: aPriceHistory() })),
    exampleExchange("POST /product-enquiry/:id/payment", PaymentBody, BookingPaymentAnswer, (call) => {
      const quotation = exampleRow(quotations, call);
      Object.assign(quotation, { status: "ordered", order_id: 9, next_actor: "nobody" });
      return { message: "Your order has been placed.", status: quotation.status, order_id: 9 };
    }),
    exampleWrite("POST /product-enquiry/:id/withdraw", noBody, (call) => {
      const withdrawn = { status: "withdrawn", is_closed: 1, can_withdraw: false, next_actor: "nobody" } as const;
      Object.assign(exampleRow(quotations, call), withdrawn);
      return "Your enquiry has been withdrawn.";
    }),
  ];
}

function asRow(quotation: Quotation) {
  const { id, unique_id, commodity_product, brand, origin_city, total_quantity, created_at, updated_at } = quotation;
  const { status, next_actor, for_price, order_id, reply_deadline } = quotation;
  return aSentQuotation({
    ...{ id, unique_id, commodity_product, brand, origin_city, total_quantity, created_at, updated_at },
    ...{ status, next_actor, for_price, order_id, reply_deadline },
  });
}
