import { LowestLandedAnswer, LowestLandedQuery } from "@mandi/shared/contract/lowest-landed";
import { OfferFacetsAnswer, OfferFacetsQuery } from "@mandi/shared/contract/offer-filter";
import { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import {
  BrandProductListAnswer,
  OfferListAnswer,
  OfferListParams,
  OfferListQuery,
} from "@mandi/shared/contract/product-list";
import { brandSubject, people, productSubject } from "../../platform/memory/subjects";
import { defineRoute, type Route } from "../../platform/routes/route";
import { detailWithBookmarks, readOwnBookmarks, withBookmarks } from "./bookmarks/own-bookmarks.service";
import { readLowestLanded } from "./lowest-landed.service";
import { listBrandProducts, readOfferFacets, readOffers } from "./offered-listing.service";
import { readProductDetail } from "./product-detail.service";

export const offeredListingRoutes: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/seller-list-by-commodity-product/:id",
    summary: "Sellers' offers of a product, or of a brand with type=brand",
    access: "anyone-or-session",
    rate: "read",
    idempotency: "none",
    isKept: true,
    params: OfferListParams,
    query: OfferListQuery,
    answer: OfferListAnswer,
    async handle({ actor, params, query, shared, ...building }) {
      const [page, watched] = await Promise.all([
        shared(({ db, clock, dependsOn }) => {
          dependsOn(query.type === "brand" ? brandSubject(params.id) : productSubject(params.id), people);
          return readOffers(db, params.id, query, clock.now());
        }),
        actor && readOwnBookmarks(building, actor.id),
      ]);
      return watched ? { ...page, data: withBookmarks(page.data, watched) } : page;
    },
  }),
  defineRoute({
    method: "GET",
    path: "/offer-facets/:id",
    summary: "What the offers of a product or a brand can be narrowed by, with counts",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 15,
    params: OfferListParams,
    query: OfferFacetsQuery,
    answer: OfferFacetsAnswer,
    handle: ({ db, params, query, clock }) => readOfferFacets(db, params.id, query, clock.now()),
  }),
  defineRoute({
    method: "GET",
    path: "/lowest-landed",
    summary: "The lowest estimated landed price of each of some products at a pincode",
    access: "anyone",
    rate: "read",
    idempotency: "none",
    cacheSeconds: 60,
    query: LowestLandedQuery,
    answer: LowestLandedAnswer,
    handle: ({ db, query, clock }) => readLowestLanded(db, query, clock.now()),
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
    handle: async ({ db, params }) => ({ product_list: await listBrandProducts(db, params.id) }),
  }),
  defineRoute({
    method: "GET",
    path: "/product-detail/:id",
    summary: "A seller's offer in full, and related offers",
    access: "signed-in",
    rate: "read",
    idempotency: "none",
    isKept: true,
    params: OfferListParams,
    answer: ProductDetailAnswer,
    async handle({ actor, params, shared, ...building }) {
      const [detail, watched] = await Promise.all([
        shared((part) => readProductDetail(part, params.id, part.clock.now())),
        readOwnBookmarks(building, actor.id),
      ]);
      return detailWithBookmarks(detail, watched);
    },
  }),
];
