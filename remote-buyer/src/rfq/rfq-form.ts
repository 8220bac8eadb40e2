import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { CreateQuotationBody } from "@mandi/shared/contract/quotation";
import { readOrNull } from "@mandi/shared/contract/read";
import { BuyingPurpose, buyingPurposes } from "@mandi/shared/contract/trade-document";
import {
  Boolean as BooleanOf,
  Integer,
  Null,
  Object as ObjectOf,
  type Static,
  String as StringOf,
  Union,
} from "typebox";
import type { RfqRequest } from "./rfq-request";

/** What the buyer fills in. A consignee that follows the billing address is not chosen separately. */
export const RfqForm = ObjectOf({
  billing: Union([Integer(), Null()]),
  consignee: Union([Integer(), Null()]),
  isSame: BooleanOf(),
  purpose: BuyingPurpose,
  message: StringOf(),
});
export type RfqForm = Static<typeof RfqForm>;

/** A purpose is chosen from the start, so that it never blocks. */
export const emptyForm: RfqForm = {
  billing: null,
  consignee: null,
  isSame: false,
  purpose: buyingPurposes[0],
  message: "",
};

export interface RfqErrors {
  readonly billing?: string;
  readonly consignee?: string;
}

/** Where an earlier trade was billed and delivered to, handed over with the request that asks for it again. */
const SameAddresses = ObjectOf({ addresses: ObjectOf({ billing: Integer(), consignee: Integer() }) });
export type SameAddresses = Static<typeof SameAddresses>;

/** The form as it opens: with the addresses that came with the navigation, if any did. */
export function firstForm(state: unknown): RfqForm {
  return { ...emptyForm, ...readOrNull(SameAddresses, state)?.addresses };
}

/**
 * Without a chosen address that has been removed since: it cannot be seen, and the server would refuse it. The very form where
 * nothing was: another one would count as an edit.
 */
export function withSavedAddresses(form: RfqForm, saved: readonly { readonly id: number }[]): RfqForm {
  const orNull = (chosen: number | null) => (saved.some(({ id }) => id === chosen) ? chosen : null);
  const [billing, consignee] = [orNull(form.billing), orNull(form.consignee)];
  return billing === form.billing && consignee === form.consignee ? form : { ...form, billing, consignee };
}

export function consigneeOf({ billing, consignee, isSame }: RfqForm): number | null {
  return isSame ? billing : consignee;
}

const { billing_address, consignee_detail } = CreateQuotationBody.properties;

/** Both addresses are required. */
export function findErrors(form: RfqForm): RfqErrors {
  return {
    ...(form.billing === null && { billing: sentenceOf(billing_address) }),
    ...(consigneeOf(form) === null && { consignee: sentenceOf(consignee_detail) }),
  };
}

/** The payload of the documents; null while an address is missing. */
export function toQuotationBody(request: RfqRequest, form: RfqForm): CreateQuotationBody | null {
  const consignee = consigneeOf(form);
  if (form.billing === null || consignee === null) return null;
  return {
    commodity_product_id: request.product.commodity_product_id,
    brand_id: request.product.brand_id,
    origin_city: request.product.origin_city,
    quality: request.quality,
    packaging_charge: request.packaging?.id ?? null,
    variation: request.variation,
    billing_address: form.billing,
    consignee_detail: consignee,
    purpose: form.purpose,
    description: form.message.trim(),
  };
}
