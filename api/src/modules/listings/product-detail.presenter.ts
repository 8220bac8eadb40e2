import type { ProductDetail, ProductVariation } from "@mandi/shared/contract/product-detail";
import { percent, rupees, tonnes } from "../../platform/wire-figures";
import { presentSizeValue } from "../catalogue/catalogue.presenter";
import type { listPackaging, listQualities } from "../catalogue/catalogue.service";
import type { SizeValue } from "../catalogue/catalogue.store";
import { isStale } from "./price-age";
import type { selectListingSizes, selectOfferedListing, selectOtherCharges } from "./product-detail.store";

type Rows<Query extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Query>>;

export interface ProductDetailParts {
  readonly listing: NonNullable<Rows<typeof selectOfferedListing>>;
  readonly qualities: Rows<typeof listQualities>;
  readonly packaging: Rows<typeof listPackaging>;
  readonly otherCharges: Rows<typeof selectOtherCharges>;
  readonly sizes: Rows<typeof selectListingSizes>;
  readonly values: ReadonlyMap<number, readonly SizeValue[]>;
  readonly history: ReadonlyMap<string, number>;
  /** A price entered before this moment is old. */
  readonly since: Date;
}

/** The offer as every buyer sees it, watched or not: nothing about the seller's identity, stock or other terms (docs/domain.md#who-sees-what). */
export function presentProductDetail(parts: ProductDetailParts): ProductDetail {
  const { listing, sizes, values } = parts;
  const defaultSize = sizes.find((size) => size.id === listing.default_size_id);
  const defaultValue = defaultSize && values.get(defaultSize.id)?.[0];
  return {
    name: listing.name,
    description: listing.description,
    thumbnail: listing.thumbnail,
    images: listing.images,
    brand: { name: listing.brand_name, id: listing.brand_id },
    min_order_qty: tonnes(listing.min_order_kg),
    unit: { name: listing.unit_name },
    base_price: rupees(listing.base_price_paise),
    total_charges: rupees(listing.total_charges_paise),
    gst: percent(listing.gst_bp),
    ex_price: rupees(listing.ex_price_paise),
    total_amount: rupees(listing.total_amount_paise),
    default_variation_price: rupees(defaultSize?.price_paise ?? 0),
    loading_charge: rupees(listing.loading_charge_paise),
    insurance_charge: rupees(listing.insurance_charge_paise),
    quality_charge: rupees(listing.quality_charge_paise),
    other_charges: parts.otherCharges.map(({ name, operator, price_paise }) => ({
      name,
      operator,
      price: rupees(price_paise),
    })),
    address: listing.city,
    last_updated: listing.price_updated_at?.toISOString() ?? null,
    is_stale: isStale(listing.price_updated_at, parts.since),
    is_bookmarked: false,
    commodity_product_id: listing.commodity_product_id,
    seller_commodity_product_id: listing.id,
    quality: parts.qualities.map(({ name }) => name),
    quality_price: parts.qualities.map(({ price_paise }) => rupees(price_paise)),
    packaging_charge: parts.packaging.map(({ id, name, charge_paise }) => ({ id, name, charge: rupees(charge_paise) })),
    price_history: Object.fromEntries([...parts.history].map(([day, amount]) => [day, rupees(amount)])),
    default_variation: defaultValue ? presentSizeValue(defaultValue) : null,
    variation: sizes.map((size) => presentVariation(size, values.get(size.id) ?? [])),
    product_delivery_info: listing.delivery_info,
    product_terms_condition: listing.terms_condition,
  };
}

function presentVariation(size: ProductDetailParts["sizes"][number], values: readonly SizeValue[]): ProductVariation {
  return {
    id: size.id,
    price: rupees(size.price_paise ?? 0),
    is_selected: size.is_selected ? 1 : 0,
    is_brand_selling: size.brand_id === null ? 0 : 1,
    value: values.map(presentSizeValue),
  };
}
