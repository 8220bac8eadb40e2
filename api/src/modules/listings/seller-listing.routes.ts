import {
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
import { found } from "../../platform/errors";
import { defineRoute, type Route } from "../../platform/routes/route";
import { listBrandsOfProduct, listProductsOfCategory } from "../catalogue/catalogue.store";
import { cityNames, stateNames } from "../places/places";
import { listPackaging } from "./product-detail.store";
import {
  presentPriceSettings,
  presentSellerProduct,
  presentSellerProductDetail,
  presentSellerStock,
  presentSellerVariation,
} from "./seller-listing.presenter";
import { readSizes, savePrice, saveStocks, saveVariations, storeListing } from "./seller-listing.service";
import {
  findOwnListing,
  findPriceSettings,
  listCitiesOnSale,
  listLoadingAddresses,
  listOwnListings,
} from "./seller-listing.store";

const read = { method: "GET", access: ["seller"], rate: "read", idempotency: "none" } as const;
const write = { method: "POST", access: ["seller"], rate: "write", idempotency: "optional" } as const;

export const sellerListingRoutes: readonly Route[] = [
  defineRoute({
    ...read,
    path: "/seller/commodity-product",
    summary: "The seller's own products",
    answer: SellerProductListAnswer,
    handle: async ({ db, actor }) => ({ data: (await listOwnListings(db, actor.id)).map(presentSellerProduct) }),
  }),
  defineRoute({
    ...read,
    path: "/seller/commodity-product/:id",
    summary: "One of the seller's own products",
    params: SellerProductParams,
    answer: SellerProductAnswer,
    async handle({ db, actor, params }) {
      const listing = found(await findOwnListing(db, actor.id, params.id));
      const [packaging, addresses] = await Promise.all([
        listPackaging(db, listing.commodity_product_id),
        listLoadingAddresses(db, listing.id),
      ]);
      return presentSellerProductDetail(listing, packaging, addresses);
    },
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
    async handle({ db, actor, query }) {
      const taken = await listCitiesOnSale(db, actor.id, query.commodity_product_id, query.brand_id, query.state);
      return { city_list: cityNames(query.state).filter((city) => !taken.has(city)) };
    },
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
    handle: async ({ db, actor, params }) =>
      presentPriceSettings(found(await findPriceSettings(db, actor.id, params.id))),
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
    ...read,
    path: "/seller/get-commodity-product-variation/:id",
    summary: "Sizes of one of the seller's products",
    params: SellerProductParams,
    answer: SellerVariationAnswer,
    async handle({ db, actor, params }) {
      found(await findPriceSettings(db, actor.id, params.id));
      const { sizes, values } = await readSizes(db, params.id);
      return { data: sizes.map((size) => presentSellerVariation(size, values)) };
    },
  }),
  defineRoute({
    ...write,
    path: "/seller/update-commodity-product-variation/:id",
    summary: "Change which sizes are offered and at what difference",
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
    async handle({ db, actor, params }) {
      found(await findPriceSettings(db, actor.id, params.id));
      const { sizes, values } = await readSizes(db, params.id);
      return { data: sizes.map((size) => presentSellerStock(size, values)) };
    },
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
];
