import { Null, Object as ObjectOf, Optional, type Static, String as StringOf, Union } from "typebox";

/**
 * `GET /usual-place` (additive): where the caller's goods usually go. That is where their last request is delivered, otherwise
 * their newest saved address, as `from` says (additive, `request` or `address`); null without either. Its pincode is one that a post office can have.
 */
export const UsualPlaceAnswer = ObjectOf({
  data: Union([ObjectOf({ pincode: StringOf(), city: StringOf(), from: Optional(StringOf()) }), Null()]),
});
export type UsualPlaceAnswer = Static<typeof UsualPlaceAnswer>;
