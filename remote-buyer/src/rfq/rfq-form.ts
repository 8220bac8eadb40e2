import type { ListedAddress } from "@mandi/shared/contract/address";
import { sentenceOf } from "@mandi/shared/contract/field-problem";
import type { CreateQuotationGroupBody } from "@mandi/shared/contract/quotation-group";
import { BuyingPurpose, buyingPurposes, CreateQuotationBody } from "@mandi/shared/contract/quotation-request";
import { readOrNull } from "@mandi/shared/contract/read";
import { contactProblem } from "@mandi/shared/format/contact-data";
import { rfq } from "@mandi/shared/messages/rfq";
import { sumTonnes } from "@mandi/shared/money/kilograms";
import type { Delivery } from "@mandi/shared/session";
import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Integer,
  Null,
  Object as ObjectOf,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import { FormPart, type FormPartProblem, findPartProblem, partsOfProduct, splitParts } from "./goods/delivery-parts";
import { RfqRequest, tonnesOf } from "./rfq-request";

/** One product of a request. */
export const AskedGoods = ObjectOf({ request: RfqRequest, anyBrand: BooleanOf() });
export type AskedGoods = Static<typeof AskedGoods>;

/** The buyer's input. A consignee that follows the billing address is not chosen separately. */
export const RfqForm = ObjectOf({
  billing: Union([Integer(), Null()]),
  consignee: Union([Integer(), Null()]),
  isSame: BooleanOf(),
  purpose: BuyingPurpose,
  message: StringOf(),
  /** Any brand of the grade will do for the product that the page was opened with. */
  anyBrand: BooleanOf(),
  /** Added from a list. */
  further: ArrayOf(AskedGoods),
  /** Lines of a list that have not been added yet, as text. */
  left: StringOf(),
  /** `2026-11-30`; empty without a preference. */
  neededBy: StringOf(),
  /** The parts of the delivery; none: all at once. */
  parts: ArrayOf(FormPart),
});
export type RfqForm = Static<typeof RfqForm>;

/** A purpose is chosen from the start, so that it never blocks. */
export const emptyForm: RfqForm = {
  billing: null,
  consignee: null,
  isSame: false,
  purpose: buyingPurposes[0],
  message: rfq.usualMessage,
  anyBrand: false,
  further: [],
  left: "",
  neededBy: "",
  parts: [],
};

export interface RfqErrors {
  readonly billing?: string;
  readonly consignee?: string;
  readonly message?: string;
  readonly neededBy?: string;
  readonly part?: FormPartProblem;
}

/** All products of the request, the first one first. */
export function goodsOf(request: RfqRequest, { anyBrand, further }: RfqForm): readonly AskedGoods[] {
  return [{ request, anyBrand }, ...further];
}

/** MT of all products. */
export const tonnesOfAll = (goods: readonly AskedGoods[]): number =>
  sumTonnes(goods.map(({ request }) => tonnesOf(request)));

/**
 * Whether sellers of every city are asked: where the buyer wrote what they need without a city, of one brand or any, and where any
 * brand will do for an offer that they opened; else that offer's city is meant.
 */
export const isAnyCity = ({ request: { isCityNamed }, anyBrand }: AskedGoods): boolean =>
  isCityNamed === undefined ? anyBrand : !isCityNamed;

/** The form after a change. With another product the parts are divided again; their days stay. */
export function changedForm(request: RfqRequest, form: RfqForm, change: Partial<RfqForm>): RfqForm {
  const changed = { ...form, ...change };
  if (changed.parts.length === 0 || changed.further.length === form.further.length) return changed;
  const asked = goodsOf(request, changed).map((one) => one.request);
  return { ...changed, parts: splitParts(changed.parts.length, asked, changed.parts) };
}

/** The addresses of an earlier trade, passed on with the request that repeats it. */
const SameAddresses = ObjectOf({ addresses: ObjectOf({ billing: Integer(), consignee: Integer() }) });
export type SameAddresses = Static<typeof SameAddresses>;

/** The initial form: with the addresses that came with the navigation, if any did. */
export function firstForm(state: unknown): RfqForm {
  return { ...emptyForm, ...readOrNull(SameAddresses, state)?.addresses };
}

type SavedAddress = Pick<ListedAddress, "id" | "city" | "pincode" | "is_last_billed">;

/** Drops a chosen address that has been removed since: it would be invisible, and the server would refuse it. */
export function withoutRemoved(form: RfqForm, saved: readonly SavedAddress[]): RfqForm {
  const orNull = (chosen: number | null) => (saved.some(({ id }) => id === chosen) ? chosen : null);
  const [billing, consignee] = [orNull(form.billing), orNull(form.consignee)];
  // The same object where nothing changes: another one would count as an edit.
  return billing === form.billing && consignee === form.consignee ? form : { ...form, billing, consignee };
}

/**
 * The choice as the addresses arrive: the one billed last or the only one is billed, and goods go to the only one at the
 * place of delivery, else to the only one of its city. Of several, the person chooses.
 */
export function firstAddresses(form: RfqForm, saved: readonly SavedAddress[], place: Delivery | null) {
  const { billing, consignee } = withoutRemoved(form, saved);
  const lastBilled = saved.find(({ is_last_billed }) => is_last_billed)?.id;
  const there = addressesAt(saved, place);
  const meant = there.length > 0 ? there : addressesNear(saved, place);
  return { billing: billing ?? lastBilled ?? onlyOf(saved), consignee: consignee ?? onlyOf(meant) };
}

/** The addresses with the pincode of the place; all of them where no place is set. */
export function addressesAt<One extends SavedAddress>(saved: readonly One[], place: Delivery | null): readonly One[] {
  return place === null ? saved : saved.filter(({ pincode }) => pincode === place.pincode);
}

/** Those of its city; none where no place is set, or the city is not known. */
export function addressesNear<One extends SavedAddress>(saved: readonly One[], place: Delivery | null): readonly One[] {
  const nameOf = ({ city }: { readonly city: string }) => city.trim().toLowerCase();
  if (place === null || nameOf(place) === "") return [];
  return saved.filter((address) => nameOf(address) === nameOf(place));
}

const onlyOf = (addresses: readonly SavedAddress[]): number | null =>
  addresses.length === 1 ? (addresses[0]?.id ?? null) : null;

export function consigneeOf({ billing, consignee, isSame }: RfqForm): number | null {
  return isSame ? billing : consignee;
}

const { billing_address, consignee_detail } = CreateQuotationBody.properties;

/**
 * Both addresses are required; the specification marks purpose and message with a star and does not enforce them. A
 * message must not tell who asks.
 * @param today `YYYY-MM-DD` in India
 */
export function findErrors(request: RfqRequest, form: RfqForm, today: string): RfqErrors {
  const asked = goodsOf(request, form).map((one) => one.request);
  const message = contactProblem(form.message);
  const part = findPartProblem(form.parts, asked, { today, neededBy: form.neededBy || null });
  return {
    ...(form.billing === null && { billing: sentenceOf(billing_address) }),
    ...(consigneeOf(form) === null && { consignee: sentenceOf(consignee_detail) }),
    ...(message !== null && { message }),
    ...(form.neededBy !== "" && form.neededBy < today && { neededBy: rfq.neededByOver }),
    ...(part !== null && { part }),
  };
}

/** The fields common to every payload; null while something is missing. */
function sharedOf(form: RfqForm) {
  const consignee = consigneeOf(form);
  const description = form.message.trim();
  if (form.billing === null || consignee === null) return null;
  return { billing_address: form.billing, consignee_detail: consignee, purpose: form.purpose, description };
}

function goodsBody({ product, quality, packaging, variation }: RfqRequest) {
  return {
    commodity_product_id: product.commodity_product_id,
    brand_id: product.brand_id,
    origin_city: product.origin_city,
    quality,
    packaging_charge: packaging?.id ?? null,
    variation,
  };
}

/** The payload of the documents; null while something is missing. */
export function toQuotationBody(request: RfqRequest, form: RfqForm): CreateQuotationBody | null {
  const shared = sharedOf(form);
  return shared && { ...goodsBody(request), ...shared };
}

/** Whether the request contains more than the payload of the documents has fields for. */
export function isGroup(request: RfqRequest, { further, anyBrand, neededBy, parts }: RfqForm): boolean {
  return further.length > 0 || anyBrand || isAnyCity({ request, anyBrand }) || neededBy !== "" || parts.length > 0;
}

/**
 * Whether several products or lines of a list are concerned. Only then Submit asks before it sends: a single request
 * stands on the page in full, binds nobody and costs nothing.
 */
export const isOfSeveral = ({ further, left }: RfqForm): boolean => further.length > 0 || left.trim() !== "";

/** The payload of several products, or with preferences; null while something is missing. */
export function toGroupBody(request: RfqRequest, form: RfqForm): CreateQuotationGroupBody | null {
  const shared = sharedOf(form);
  if (shared === null) return null;
  const { neededBy, parts } = form;
  return {
    goods: goodsOf(request, form).map(({ request: asked, anyBrand }, place) => ({
      ...goodsBody(asked),
      any_brand: anyBrand,
      any_city: isAnyCity({ request: asked, anyBrand }),
      ...(parts.length > 0 && { delivery_parts: partsOfProduct(parts, place) }),
    })),
    ...shared,
    ...(neededBy !== "" && { needed_by: neededBy }),
  };
}
