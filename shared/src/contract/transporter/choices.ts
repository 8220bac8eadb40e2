import { Array as ArrayOf, Integer, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { closed } from "../field";
import { Id, Tonnes } from "../wire";

/** `GET /transporter/product`. */
export const TransporterProductListAnswer = ObjectOf({
  data: ArrayOf(
    ObjectOf({
      id: Id,
      name: StringOf(),
      thumbnail: StringOf(),
      category_name: StringOf(),
      is_selected: Integer({ minimum: 0, maximum: 1 }),
    }),
  ),
});
export type TransporterProductListAnswer = Static<typeof TransporterProductListAnswer>;

/** `GET /transporter/vehicle`. `capacity` is in tonnes. */
export const TransporterVehicleListAnswer = ObjectOf({
  data: ArrayOf(
    ObjectOf({
      id: Id,
      name: StringOf(),
      photo: StringOf(),
      type: StringOf(),
      capacity: Tonnes,
      is_selected: Integer({ minimum: 0, maximum: 1 }),
    }),
  ),
});
export type TransporterVehicleListAnswer = Static<typeof TransporterVehicleListAnswer>;

const choices = ArrayOf(Id, { minItems: 1, maxItems: 500, uniqueItems: true });

/** `POST /transporter/assign-product`. */
export const AssignProductBody = ObjectOf(
  { commodity_product: { ...choices, message: "Please select a product" } },
  closed,
);
export type AssignProductBody = Static<typeof AssignProductBody>;

/** `POST /transporter/assign-vehicle`. */
export const AssignVehicleBody = ObjectOf({ vehicle: { ...choices, message: "Please select a vehicle" } }, closed);
export type AssignVehicleBody = Static<typeof AssignVehicleBody>;
