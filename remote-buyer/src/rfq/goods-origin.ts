import { rfqConfirm } from "@mandi/shared/messages/rfq";
import { type AskedGoods, isAnyCity } from "./rfq-form";

/** `Kaveri Ispat only, ex-Raipur`: whose goods are requested, and from where. */
export function originOf(goods: AskedGoods): string {
  const { anyBrand, request } = goods;
  const { brand, origin_city } = request.product;
  const inCity = anyBrand ? rfqConfirm.askedIn(origin_city) : rfqConfirm.loadedIn(origin_city);
  return [
    anyBrand ? rfqConfirm.anyBrand : rfqConfirm.onlyBrand(brand),
    isAnyCity(goods) ? rfqConfirm.anyCity : inCity,
  ].join(", ");
}
