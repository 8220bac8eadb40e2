import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as StringOf } from "typebox";
import { chosenId, closed, lineField, optionalEmail, optionalPhone, requiredLine, textField } from "./field";
import { Id } from "./wire";

export const NamedChoice = ObjectOf({ id: Id, name: StringOf() });
export type NamedChoice = Static<typeof NamedChoice>;

/** `GET /registration-form-info`. */
export const RegistrationInfoAnswer = ObjectOf({
  business_type: ArrayOf(NamedChoice),
  seller_type: ArrayOf(NamedChoice),
});
export type RegistrationInfoAnswer = Static<typeof RegistrationInfoAnswer>;

/** A list of chosen types. */
export const typeIds = ArrayOf(chosenId("Please choose from the list"), { maxItems: 50 });

/** `POST /customer/become-seller`: the user's type changes with it (docs/domain.md#roles). */
export const BecomeSellerBody = ObjectOf(
  {
    user_name: requiredLine(120, "Name is required"),
    email: Optional(optionalEmail),
    company_name: requiredLine(160, "Company name is required"),
    seller_type: Optional(typeIds),
    pan_number: Optional(lineField(20)),
    gst_number: requiredLine(20, "GST number is required"),
    address: Optional(textField(400)),
  },
  closed,
);
export type BecomeSellerBody = Static<typeof BecomeSellerBody>;

/** A transporter's details; the name of person and company have different messages in each form. */
export const transporterFields = {
  phone: Optional(optionalPhone("Please enter a valid phone number")),
  gst_number: Optional(lineField(20)),
  address: Optional(textField(400)),
  // Not checked: anything that is not a phone number is kept and flagged for the desk, as the form says.
  alternate_phone: Optional(lineField(20)),
  aadhar_number: Optional(lineField(20)),
};

/** `POST /customer/become-transporter`. A `phone` other than the login phone is refused. */
export const BecomeTransporterBody = ObjectOf(
  {
    name: requiredLine(120, "Name is required"),
    company_name: requiredLine(160, "Company name is required"),
    ...transporterFields,
  },
  closed,
);
export type BecomeTransporterBody = Static<typeof BecomeTransporterBody>;
