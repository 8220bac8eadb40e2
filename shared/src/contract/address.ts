import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Object as ObjectOf,
  Optional,
  type Static,
  String as StringOf,
} from "typebox";
import { closed, phoneField, pincodeField, requiredLine, requiredPincode } from "./field";
import { Id } from "./wire";

/** A saved address. */
export const Address = ObjectOf({
  id: Id,
  company_name: StringOf(),
  phone: StringOf(),
  gst: StringOf(),
  address_line_one: StringOf(),
  address_line_two: StringOf(),
  pincode: StringOf(),
  city: StringOf(),
  state: StringOf(),
});
export type Address = Static<typeof Address>;

/** An address of the list; additive: whether the person's last request is billed to it. */
export const ListedAddress = ObjectOf({ ...Address.properties, is_last_billed: Optional(BooleanOf()) });
export type ListedAddress = Static<typeof ListedAddress>;

/** `GET /address`. */
export const AddressListAnswer = ObjectOf({ data: ArrayOf(ListedAddress) });
export type AddressListAnswer = Static<typeof AddressListAnswer>;

/** `POST /address` and `PUT /address/{id}`. */
export const AddressBody = ObjectOf(
  {
    company_name: requiredLine(160, "Company name is required"),
    phone: phoneField("Valid phone number is required"),
    gst: requiredLine(20, "Gst number is required"),
    address_line_one: requiredLine(200, "Address line1 is required"),
    address_line_two: requiredLine(200, "Address line2 is required"),
    pincode: requiredPincode("Pinccde is required"),
    city: requiredLine(80, "City is required"),
    state: requiredLine(80, "State is required"),
  },
  closed,
);
export type AddressBody = Static<typeof AddressBody>;

/** `GET /get-address/{pincode}`. Unknown: 404 'Pincode Not Found!'. */
export const PincodeParams = ObjectOf({ pincode: pincodeField }, closed);
export const PincodeAnswer = ObjectOf({ data: ObjectOf({ city: StringOf(), state: StringOf() }) });
export type PincodeAnswer = Static<typeof PincodeAnswer>;
