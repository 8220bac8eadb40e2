import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { desk } from "@mandi/shared/messages/desk";

/** The reason, as the last field of an act's form; it is kept in the audit trail. */
export function FormReason() {
  return <FormTextField name="reason" label={desk.reason} hint={desk.reasonHint} maxLength={400} autoComplete="off" />;
}
