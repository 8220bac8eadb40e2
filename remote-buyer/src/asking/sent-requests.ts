import { currentOwner } from "@mandi/shared/browser/device-store";
import type { CreateQuotationGroupAnswer } from "@mandi/shared/contract/quotation-group";
import type { CreateQuotationAnswer } from "@mandi/shared/contract/quotation-request";
import { readOrNull } from "@mandi/shared/contract/read";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { unbroken } from "@mandi/shared/format/unbroken";
import { rfq } from "@mandi/shared/messages/rfq";
import { sentRequests } from "@mandi/shared/messages/sent-requests";
import { Array as ArrayOf, Integer, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import type { AskedGoods } from "../rfq/rfq-form";
import { tonnesOf } from "../rfq/rfq-request";

/** Requests that were just sent, on their way to the list; the owner, because the browser keeps them in its history. */
const SentRequests = ObjectOf({
  owner: StringOf(),
  requests: ArrayOf(ObjectOf({ id: Integer(), goods: StringOf() }), { minItems: 1 }),
});
export type SentRequests = Static<typeof SentRequests>;

/** The requests that the answer names, in the order of their goods. */
export function toSentRequests(
  answer: CreateQuotationAnswer | CreateQuotationGroupAnswer,
  goods: readonly AskedGoods[],
): SentRequests {
  const ids = "ids" in answer ? answer.ids : [answer.id];
  return {
    owner: currentOwner(),
    requests: goods.flatMap(({ request, anyBrand }, place) => {
      const id = ids[place];
      const brand = anyBrand ? rfq.anyBrand : `${request.product.brand}, ${request.product.origin_city}`;
      const quantity = unbroken(formatTonnes(tonnesOf(request)));
      return id === undefined ? [] : [{ id, goods: sentRequests.goods(request.product.name, brand, quantity) }];
    }),
  };
}

/** Parses the state of a navigation; an empty list where it names none of the logged-in person's. */
export function readSentRequests(state: unknown): SentRequests["requests"] {
  const sent = readOrNull(SentRequests, state);
  return sent !== null && sent.owner === currentOwner() ? sent.requests : [];
}
