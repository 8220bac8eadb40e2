import {
  LoadingAddressBody,
  SellerBrandAnswer,
  SellerBrandQuery,
  SellerCityAnswer,
  SellerCityQuery,
  SellerPriceAnswer,
  SellerPriceBody,
  SellerProductAnswer,
  SellerProductChoiceAnswer,
  SellerProductChoiceQuery,
  SellerProductListAnswer,
  SellerProductListQuery,
  SellerProductParams,
  SellerStateAnswer,
  SellerStateQuery,
  SellerStockAnswer,
  SellerStockBody,
  SellerVariationAnswer,
  SellerVariationBody,
  StoreProductAnswer,
  StoreProductBody,
} from "@mandi/shared/contract/seller-product";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { defineRoute, type Route } from "../../platform/routes/route";
import { listBrandsOfProduct, listProductsOfCategory } from "../catalogue/catalogue.service";
import { stateNames } from "../places/places";
import { pauseListing, removeListing, resumeListing } from "./listing-status.service";
import { saveLoadingAddress } from "./loading-address.service";
import {
  listFreeCities,
  listOwnStock,
  listOwnVariations,
  readOwnListing,
  readOwnListings,
  readOwnPrice,
} from "./own-listing.service";
import { confirmPrice, savePrice, saveStocks, saveVariations, storeListing } from "./seller-listing.service";

const read = { method: "GET", access: ["seller"], rate: "read", idempotency: "none" } as const;
const write = { method: "POST", access: ["seller"], rate: "write", idempotency: "optional" } as const;

export const sellerListingRoutes: readonly Route[] = [
  defineRoute({
    ...read,
    path: "/seller/commodity-product",
    summary: "The seller's own products",
    query: SellerProductListQuery,
    answer: SellerProductListAnswer,
    handle: ({ db, actor, query, clock }) => readOwnListings(db, actor.id, query, clock.now()),
  }),
  defineRoute({
    ...read,
    path: "/seller/commodity-product/:id",
    summary: "One of the seller's own products",
    params: SellerProductParams,
    answer: SellerProductAnswer,
    handle: ({ db, actor, params, clock }) => readOwnListing(db, actor.id, params.id, clock.now()),
  }),
  defineRoute({
    ...read,
    path: "/seller/commodity-product-list",
    summary: "Products of a category, to add one",
    query: SellerProductChoiceQuery,
    answer: SellerProductChoiceAnswer,
    handle: async ({ db, query }) => ({ products_list: await listProductsOfCategory(db, query.category_id) }),
  }),
  defineRoute({
    ...read,
    path: "/seller/get-brand",
    summary: "Brands that make a product",
    query: SellerBrandQuery,
    answer: SellerBrandAnswer,
    handle: async ({ db, query }) => ({ brand_list: await listBrandsOfProduct(db, query.commodity_product_id) }),
  }),
  defineRoute({
    ...read,
    path: "/seller/get-state",
    summary: "States to sell from",
    query: SellerStateQuery,
    answer: SellerStateAnswer,
    handle: async () => ({ state_list: [...stateNames()] }),
  }),
  defineRoute({
    ...read,
    path: "/seller/get-city",
    summary: "Cities of a state where the seller does not offer this product and brand yet",
    query: SellerCityQuery,
    answer: SellerCityAnswer,
    handle: async ({ db, actor, query }) => ({ city_list: await listFreeCities(db, actor.id, query) }),
  }),
  defineRoute({
    ...write,
    path: "/seller/store-commodity-product",
    summary: "Add a product to the seller's own",
    body: StoreProductBody,
    answer: StoreProductAnswer,
    async handle({ db, actor, body, clock }) {
      const id = await storeListing(db, actor.id, body, clock.now());
      return { message: "The product was added. Set its price and sizes to offer it.", id };
    },
  }),
  defineRoute({
    ...read,
    path: "/seller/get-commodity-product-price/:id",
    summary: "Price settings of one of the seller's products",
    params: SellerProductParams,
    answer: SellerPriceAnswer,
    handle: ({ db, actor, params }) => readOwnPrice(db, actor.id, params.id),
  }),
  defineRoute({
    ...write,
    path: "/seller/update-commodity-product-price/:id",
    summary: "Change the price settings",
    params: SellerProductParams,
    body: SellerPriceBody,
    answer: MessageAnswer,
    async handle({ db, actor, params, body, clock }) {
      await savePrice(db, actor.id, params.id, body, clock.now());
      return { message: "The price was updated." };
    },
  }),
  defineRoute({
    ...write,
    path: "/seller/confirm-commodity-product-price/:id",
    summary: "Confirm that the price is still current",
    params: SellerProductParams,
    answer: MessageAnswer,
    async handle({ db, actor, params, clock }) {
      await confirmPrice(db, actor.id, params.id, clock.now());
      return { message: "The price counts as entered today." };
    },
  }),
  defineRoute({
    ...read,
    path: "/seller/get-commodity-product-variation/:id",
    summary: "Sizes of one of the seller's products",
    params: SellerProductParams,
    answer: SellerVariationAnswer,
    handle: async ({ db, actor, params }) => ({ data: await listOwnVariations(db, actor.id, params.id) }),
  }),
  defineRoute({
    ...write,
    path: "/seller/update-commodity-product-variation/:id",
    summary: "Change which sizes are offered and at what price difference",
    params: SellerProductParams,
    body: SellerVariationBody,
    answer: MessageAnswer,
    async handle({ db, actor, params, body, clock }) {
      await saveVariations(db, actor.id, params.id, body, clock.now());
      return { message: "The variations were updated." };
    },
  }),
  defineRoute({
    ...read,
    path: "/seller/get-commodity-product-variation-stock/:id",
    summary: "Stock by size of one of the seller's products",
    params: SellerProductParams,
    answer: SellerStockAnswer,
    handle: async ({ db, actor, params }) => ({ data: await listOwnStock(db, actor.id, params.id) }),
  }),
  defineRoute({
    ...write,
    path: "/seller/update-commodity-product-variation-stock/:id",
    summary: "Change the stock by size",
    params: SellerProductParams,
    body: SellerStockBody,
    answer: MessageAnswer,
    async handle({ db, actor, params, body }) {
      await saveStocks(db, actor.id, params.id, body);
      return { message: "The stock was updated." };
    },
  }),
  defineRoute({
    ...write,
    path: "/seller/update-commodity-product-address/:id",
    summary: "Change where one of the seller's products is loaded",
    params: SellerProductParams,
    body: LoadingAddressBody,
    answer: MessageAnswer,
    async handle({ db, actor, params, body, clock }) {
      await saveLoadingAddress(db, actor.id, params.id, body, clock.now());
      return { message: "The loading address was saved." };
    },
  }),
  defineRoute({
    ...write,
    path: "/seller/pause-commodity-product/:id",
    summary: "Take one of the seller's products off the market, keeping its prices, sizes and stock",
    params: SellerProductParams,
    answer: MessageAnswer,
    async handle({ db, actor, params }) {
      await pauseListing(db, actor.id, params.id);
      return { message: "The product is paused. Buyers do not see it." };
    },
  }),
  defineRoute({
    ...write,
    path: "/seller/resume-commodity-product/:id",
    summary: "Offer a paused product again",
    params: SellerProductParams,
    answer: MessageAnswer,
    async handle({ db, actor, params }) {
      await resumeListing(db, actor.id, params.id);
      return { message: "The product is offered to buyers again." };
    },
  }),
  defineRoute({
    ...write,
    method: "DELETE",
    path: "/seller/commodity-product/:id",
    summary: "Take a product out of the seller's list; refused while quotations or orders need it",
    params: SellerProductParams,
    answer: MessageAnswer,
    async handle({ db, actor, params }) {
      await removeListing(db, actor.id, params.id);
      return { message: "The product is deleted from your list." };
    },
  }),
];
