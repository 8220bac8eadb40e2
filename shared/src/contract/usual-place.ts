import { Null, Object as ObjectOf, type Static, String as StringOf, Union } from "typebox";

/**
 * `GET /usual-place` (additive): where the caller's goods usually go. That is where their last request is delivered, otherwise
 * their newest saved address; null without either.
 */
export const UsualPlaceAnswer = ObjectOf({
  data: Union([ObjectOf({ pincode: StringOf(), city: StringOf() }), Null()]),
});
export type UsualPlaceAnswer = Static<typeof UsualPlaceAnswer>;
