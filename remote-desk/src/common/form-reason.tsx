import { FormTextField } from "@mandi/shared/forms/parts/form-field";
import { desk } from "@mandi/shared/messages/desk";

/** The reason, or what an act calls it, as the last field of an act's form; it is kept in the audit trail. */
export function FormReason({ label = desk.reason }: { readonly label?: string | undefined }) {
  return <FormTextField name="reason" label={label} hint={desk.reasonHint} maxLength={400} autoComplete="off" />;
}
