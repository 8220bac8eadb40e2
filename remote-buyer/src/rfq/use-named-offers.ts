import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { isCalled } from "../offers/size-text";
import { readProduct } from "../product/product.api";
import { requestOfSelection } from "../product/request-of-selection";
import { canChoose, firstSelection } from "../product/selection";
import type { NamedOffers } from "./named-offers";
import type { RfqRequest } from "./rfq-request";

const requestsQuery = defineQuery(readRequests, { isEmpty: (requests) => requests.length === 0 });

/** Each named offer as a separate request; one that does not come in the size or the grade is left out. */
export function useNamedOffers(named: NamedOffers) {
  return useQuery(requestsQuery, [named]);
}

async function readRequests(signal: AbortSignal, { ids, size, grade, tonnes }: NamedOffers): Promise<RfqRequest[]> {
  const answers = await Promise.all(ids.map((id) => readProduct(String(id), signal)));
  return answers.flatMap(({ products_data: product }) => {
    const offered = product.variation.filter(canChoose);
    const wanted = size === "" ? offered[0] : offered.find((one) => isCalled(one, size));
    const quality = grade === "" ? 0 : product.quality.indexOf(grade);
    if (wanted === undefined || quality < 0) return [];
    const sizes = [{ id: wanted.id, quantity: String(tonnes) }];
    return [requestOfSelection(product, { ...firstSelection(product), quality, sizes })];
  });
}
