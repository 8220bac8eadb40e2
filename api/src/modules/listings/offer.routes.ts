import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import {
  BrandProductListAnswer,
  OfferListAnswer,
  OfferListParams,
  OfferListQuery,
} from "@mandi/shared/contract/product-list";
import { defineRoute, type Route } from "../../platform/routes/route";
import { presentOffers } from "./offer.presenter";
import { listOffersOfBrand, listOffersOfProduct } from "./offer.store";
import { readProductDetail } from "./product-detail.service";

export const offerRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/seller-list-by-commodity-product/:id",
    summary: "Sellers' offers of a product, or of a brand with type=brand",
    access: "anyone-or-session",
    rate: "read",
    idempotency: "none",
    params: OfferListParams,
    query: OfferListQuery,
    answer: OfferListAnswer,
    async handle({ db, actor, params, query }) {
      const list = query.type === "brand" ? listOffersOfBrand : listOffersOfProduct;
      return { data: await presentOffers(db, await list(db, params.id, actor?.id ?? null)) };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/seller-commodity-product-list/:id",
    summary: "Offers of a brand, to choose from in an enquiry",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 30,
    params: OfferListParams,
    answer: BrandProductListAnswer,
    async handle({ db, params }) {
      const rows = await listOffersOfBrand(db, params.id, null);
      return { product_list: rows.map(({ id, name, city }) => ({ id, name: `${name} (Ex-${city})` })) };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/product-detail/:id",
    summary: "A seller's offer in full, and related offers",
    access: "signed-in",
    rate: "read",
    idempotency: "none",
    params: OfferListParams,
    answer: ProductDetailAnswer,
    handle: ({ db, actor, params, clock }) => readProductDetail(db, params.id, actor.id, clock.now()),
  }),
];
