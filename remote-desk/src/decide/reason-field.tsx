import { desk } from "@mandi/shared/messages/desk";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import type { useReason } from "./use-reason";

type ReasonFieldProps = ReturnType<typeof useReason>["field"] & { readonly isReadOnly?: boolean };

/** Why; it is kept in the audit trail. */
export function ReasonField({ value, onText, error, isReadOnly = false }: ReasonFieldProps) {
  return (
    <TextField
      name="reason"
      label={desk.reason}
      hint={desk.reasonHint}
      maxLength={400}
      autoComplete="off"
      readOnly={isReadOnly}
      value={value}
      error={error}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
