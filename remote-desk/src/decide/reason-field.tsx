import { desk } from "@mandi/shared/messages/desk";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { LeaveGuard } from "@mandi/shared/ui/overlay/leave-guard";
import type { useReason } from "./use-reason";

type ReasonFieldProps = ReturnType<typeof useReason>["field"] & {
  /** It can no longer be sent and is only kept in sight: nobody is asked before they leave it. */
  readonly isReadOnly?: boolean;
  /** There is other input beside the reason, which would be lost with it. */
  readonly isOtherTyped?: boolean;
};

/** Query parameters by which the page only shows other rows: what is typed beside them stays. */
const filters = ["page", "show", "search", "aside", "sort", "filter", "hide"];

/** The reason; it is kept in the audit trail. Leaving the page with one typed asks first. */
export function ReasonField({
  value,
  onText,
  error,
  place,
  isReadOnly = false,
  isOtherTyped = false,
}: ReasonFieldProps) {
  return (
    <div ref={place}>
      {!isReadOnly && (value !== "" || isOtherTyped) ? <LeaveGuard filters={filters} /> : null}
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
    </div>
  );
}
