import { Array as ArrayOf, Enum, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { closed } from "./field";
import { Id, Tonnes } from "./wire";

/** `GET /own-deals`: the text of the search field. */
export const OwnDealsQuery = ObjectOf({ search_key: StringOf({ minLength: 1, maxLength: 100 }) }, closed);
export type OwnDealsQuery = Static<typeof OwnDealsQuery>;

/** A quotation or an order of the caller, as a search result. */
export const FoundDeal = ObjectOf({
  kind: Enum(["quotation", "order"]),
  id: Id,
  number: StringOf(),
  goods: StringOf(),
  quantity: Tonnes,
  /** The page of the caller's side. */
  link: StringOf(),
});
export type FoundDeal = Static<typeof FoundDeal>;

/** The limit of each list of deals in one answer. */
export const foundDealsAtMost = 3;

/** `GET /own-deals` (additive): the caller's newest deals that match, as buyer, seller or transporter. */
export const OwnDealsAnswer = ObjectOf({ data: ArrayOf(FoundDeal) });
export type OwnDealsAnswer = Static<typeof OwnDealsAnswer>;
