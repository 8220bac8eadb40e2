import type {
  SellerPrice,
  SellerProductAnswer,
  SellerProductItem,
  SellerStock,
  SellerVariation,
} from "@mandi/shared/contract/seller-product";
import { percent, rupees, tonnesOrNull } from "../../platform/wire-figures";
import { presentSizeValue } from "../catalogue/catalogue.presenter";
import type { listPackaging } from "../catalogue/catalogue.service";
import type { SizeValue } from "../catalogue/catalogue.store";
import type { selectLoadingAddresses } from "./loading-address.store";
import { isStale } from "./price-age";
import type { selectListingSizes } from "./product-detail.store";
import type { OwnListing, PriceSettings } from "./seller-listing.store";

type Size = Awaited<ReturnType<typeof selectListingSizes>>[number];
type Values = ReadonlyMap<number, readonly SizeValue[]>;

/** The settings by which a seller's product is judged: its price is old when it was entered before `since`. */
export interface PriceRules {
  readonly since: Date;
  readonly farPercent: number;
}

/** A product for its seller. */
export function presentSellerProduct(row: OwnListing, { since, farPercent }: PriceRules): SellerProductItem {
  return {
    id: row.id,
    commodity_product_id: row.commodity_product_id,
    name: row.name,
    thumbnail: row.thumbnail,
    base_price: rupees(row.base_price_paise),
    loading_charge: rupees(row.loading_charge_paise),
    ex_price: rupees(row.ex_price_paise),
    category: { name: row.category_name },
    sub_category: { name: row.sub_category_name },
    brands: { name: row.brand_name },
    state: row.state,
    city: row.city,
    status: row.status,
    last_updated: row.price_updated_at?.toISOString() ?? null,
    is_stale: isStale(row.price_updated_at, since),
    desk_note: row.desk_note,
    is_changed_off_market: Boolean(row.is_changed_off_market),
    lacks_loading_address: Boolean(row.lacks_loading_address),
    far_percent: farPercent,
  };
}

export function presentSellerProductDetail(
  row: OwnListing,
  packaging: Awaited<ReturnType<typeof listPackaging>>,
  addresses: Awaited<ReturnType<typeof selectLoadingAddresses>>,
  rules: PriceRules,
): SellerProductAnswer {
  return {
    data: {
      ...presentSellerProduct(row, rules),
      description: row.description,
      images: row.images,
      unit: { name: row.unit_name },
      packaging: packaging.map(({ name, charge_paise }) => ({ name, price: rupees(charge_paise) })),
      loading_address: addresses.map(({ address_line_one, address_line_two, pincode, city, state }) => ({
        address_line_one,
        address_line_two,
        pincode,
        city,
        state,
      })),
    },
  };
}

export function presentPriceSettings(row: PriceSettings): SellerPrice {
  return {
    base_price: rupees(row.base_price_paise),
    loading_charge: rupees(row.loading_charge_paise),
    insurance_charge: rupees(row.insurance_charge_paise),
    quality_charge: rupees(row.quality_charge_paise),
    gst: percent(row.gst_bp),
    tcs: percent(row.tcs_bp),
  };
}

export function presentSellerVariation(size: Size, values: Values): SellerVariation {
  return {
    id: size.id,
    value: (values.get(size.id) ?? []).map(presentSizeValue),
    price: rupees(size.price_paise ?? 0),
    is_selected: size.is_selected ? 1 : 0,
  };
}

export function presentSellerStock(size: Size, values: Values): SellerStock {
  return {
    id: size.id,
    value: (values.get(size.id) ?? []).map(presentSizeValue),
    stock: tonnesOrNull(size.stock_kg),
    is_selected: size.is_selected ? 1 : 0,
  };
}
