import { Object as ObjectOf, String as StringOf } from "typebox";

/** The goods as a freight enquiry and an order of a transporter name them. */
export const CarriedProduct = ObjectOf({
  name: StringOf(),
  thumbnail: StringOf(),
  category: ObjectOf({ name: StringOf() }),
});
export const CarriedBrand = ObjectOf({ name: StringOf() });
