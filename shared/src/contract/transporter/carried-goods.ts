import { Object as ObjectOf, String as StringOf } from "typebox";

/** The goods as a transporter's freight enquiries and orders name them. */
export const CarriedProduct = ObjectOf({
  name: StringOf(),
  thumbnail: StringOf(),
  category: ObjectOf({ name: StringOf() }),
});
export const CarriedBrand = ObjectOf({ name: StringOf() });
