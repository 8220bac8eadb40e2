import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { closed, lineField, optionalEmail, requiredLine, textField } from "./field";
import { NamedChoice, transporterFields, typeIds } from "./registration";

/** `GET /customer/profile`: any user type (docs/domain.md#roles). */
export const CustomerProfileAnswer = ObjectOf({
  data: ObjectOf({
    name: StringOf(),
    phone: StringOf(),
    email: StringOf(),
    user_detail: ObjectOf({
      company_name: StringOf(),
      gst_number: StringOf(),
      pan_number: StringOf(),
      company_address: StringOf(),
      type: ArrayOf(NamedChoice),
    }),
  }),
});
export type CustomerProfileAnswer = Static<typeof CustomerProfileAnswer>;

/** `POST /customer/update-profile`. */
export const CustomerProfileBody = ObjectOf(
  {
    name: requiredLine(120, "Name is required"),
    company_name: requiredLine(160, "Company name is required"),
    email: Optional(optionalEmail),
    type: Optional(typeIds),
    gst_number: Optional(lineField(20)),
    pan_number: Optional(lineField(20)),
    company_address: Optional(textField(400)),
  },
  closed,
);
export type CustomerProfileBody = Static<typeof CustomerProfileBody>;

/** `GET /seller/profile`. `identity_number` is the PAN. */
export const SellerProfileAnswer = ObjectOf({
  data: ObjectOf({
    name: StringOf(),
    phone: StringOf(),
    email: StringOf(),
    business_details: ObjectOf({ name: StringOf(), seller_type: ArrayOf(NamedChoice) }),
    kyc_details: ObjectOf({ gst_number: StringOf(), identity_number: StringOf(), address: StringOf() }),
    /** Additive (docs/domain.md#catalogue-and-listings): only approved sellers' products are offered. */
    verification_status: Optional(StringOf()),
  }),
});
export type SellerProfileAnswer = Static<typeof SellerProfileAnswer>;

/** `POST /seller/update-profile`. */
export const SellerProfileBody = ObjectOf(
  {
    user_name: requiredLine(120, "Name is required"),
    email: Optional(optionalEmail),
    seller_type: Optional(typeIds),
    gst_number: requiredLine(20, "GST number is required"),
    pan_number: Optional(lineField(20)),
    company_name: requiredLine(160, "Company name is required"),
    address: Optional(textField(400)),
  },
  closed,
);
export type SellerProfileBody = Static<typeof SellerProfileBody>;

/** `GET /transporter/profile`. */
export const TransporterProfileAnswer = ObjectOf({
  data: ObjectOf({
    name: StringOf(),
    email: StringOf(),
    phone: StringOf(),
    transporter_detail: ObjectOf({
      company_name: StringOf(),
      gst_number: StringOf(),
      address: StringOf(),
      alternate_phone: StringOf(),
      aadhar_number: StringOf(),
    }),
  }),
});
export type TransporterProfileAnswer = Static<typeof TransporterProfileAnswer>;

/** `POST /transporter/update-profile`. A `phone` other than the login phone is refused. */
export const TransporterProfileBody = ObjectOf(
  {
    name: requiredLine(120, "Name is requried"),
    company_name: requiredLine(160, "Company name is requried"),
    ...transporterFields,
  },
  closed,
);
export type TransporterProfileBody = Static<typeof TransporterProfileBody>;
