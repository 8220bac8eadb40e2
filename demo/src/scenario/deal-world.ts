import type { CreateQuotationBody } from "@mandi/shared/contract/quotation-request";
import { brands } from "../content/brands";
import { agrawal, agrawalAddresses, deskPerson } from "../content/buyers";
import { products } from "../content/products";
import { sellers } from "../content/sellers";
import { transporters } from "../content/transporters";
import { type FillContext, idsOf, named, userIdsByPhone } from "../fill/context";
import type { Deal } from "../trade/deal";

/** The objects that the demo trade's steps refer to, by the keys of its content. */
export interface DealWorld {
  readonly buyerId: number;
  readonly staffId: number;
  readonly sellerId: (key: string) => number;
  readonly transporterId: (key: string) => number;
  /** A seller's listed prices for the goods of a deal at a moment, rupees per MT. */
  readonly listedPrice: (deal: Deal, sellerKey: string, at: Date) => Promise<number>;
  readonly enquiryOf: (deal: Deal) => Promise<CreateQuotationBody>;
}

const byKey = <Item extends { readonly key: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.key, item]));

/** Looks up everything once. */
export async function readDealWorld({ tx }: Pick<FillContext, "tx">): Promise<DealWorld> {
  const users = await userIdsByPhone(tx);
  const productIds = await idsOf(tx, "commodity_product");
  const brandIds = await idsOf(tx, "brand");
  const [productByKey, brandByKey] = [byKey(products), byKey(brands)];
  const [sellerByKey, transporterByKey] = [byKey(sellers), byKey(transporters)];
  const buyerId = named(users, agrawal.phone);
  const sellerId = (key: string): number => named(users, named(sellerByKey, key).phone);
  const productId = (deal: Deal): number => named(productIds, named(productByKey, deal.product).name);
  const brandId = (deal: Deal): number => named(brandIds, named(brandByKey, deal.brand).name);
  const addresses = await tx
    .selectFrom("address")
    .select(["id", "company_name"])
    .where("user_id", "=", buyerId)
    .orderBy("id")
    .execute();
  const addressIds = new Map(addresses.map(({ id, company_name }) => [company_name, id]));
  const addressId = (index: number): number => named(addressIds, agrawalAddresses[index]?.companyName ?? "");

  return {
    buyerId,
    staffId: named(users, deskPerson.phone),
    sellerId,
    transporterId: (key) => named(users, named(transporterByKey, key).phone),
    async listedPrice(deal, sellerKey, at) {
      const row = await tx
        .selectFrom("listing_price")
        .innerJoin("listing", "listing.id", "listing_price.listing_id")
        .select("listing_price.base_price_paise")
        .where("listing.seller_id", "=", sellerId(sellerKey))
        .where("listing.commodity_product_id", "=", productId(deal))
        .where("listing.brand_id", "=", brandId(deal))
        .where("listing.city", "=", deal.originCity)
        .where("listing_price.at", "<=", at)
        .orderBy("listing_price.at", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      return row.base_price_paise / 100;
    },
    async enquiryOf(deal) {
      const id = productId(deal);
      const { sizeIds, packagingIds } = await readChoices(tx, id);
      return {
        commodity_product_id: id,
        brand_id: brandId(deal),
        origin_city: deal.originCity,
        quality: named(productByKey, deal.product).qualities[deal.quality]?.name ?? "",
        packaging_charge: packagingIds[deal.packaging] ?? null,
        variation: deal.sizes.map(({ index, tonnes }) => ({ id: sizeIds[index] ?? 0, quantity: tonnes })),
        billing_address: addressId(0),
        consignee_detail: addressId(deal.consignee),
        purpose: deal.purpose,
        description: deal.message,
      };
    },
  };
}

/** The choices of a product, in the order of its content. */
async function readChoices(tx: FillContext["tx"], productId: number) {
  const sizes = await tx
    .selectFrom("size_variation")
    .select("id")
    .where("commodity_product_id", "=", productId)
    .orderBy("position")
    .execute();
  const packagings = await tx
    .selectFrom("product_packaging")
    .select("id")
    .where("commodity_product_id", "=", productId)
    .orderBy("position")
    .execute();
  return { sizeIds: sizes.map(({ id }) => id), packagingIds: packagings.map(({ id }) => id) };
}
