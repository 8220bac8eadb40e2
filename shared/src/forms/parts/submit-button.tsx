import { Button, type ButtonProps } from "../../ui/controls/button";
import type { Submission } from "../use-submit";

export type SubmitButtonProps = Pick<
  ButtonProps,
  "form" | "variant" | "size" | "icon" | "isFull" | "onClick" | "children"
> & {
  readonly saving: Pick<Submission, "isBusy" | "isBlocked">;
  readonly busyText: string;
  /** There is nothing to send. */
  readonly isOff?: boolean;
};

/**
 * Submits the form around it, or the one named by `form`, or calls `onClick`; accepts no press for a while after each attempt.
 * At the end of a form it takes the full width of a phone; at the foot of a dialog it shares that with the button
 * beside it.
 */
export function SubmitButton({ saving, isOff = false, variant = "primary", ...look }: SubmitButtonProps) {
  const isFormsEnd = look.onClick === undefined && look.form === undefined;
  return (
    <Button
      isFull={isFormsEnd ? "onPhone" : false}
      type={look.onClick ? "button" : "submit"}
      variant={variant}
      isBusy={saving.isBusy}
      disabled={isOff}
      // Not `disabled`, which would drop the focus: the button is pressed again, or its answer takes the focus.
      aria-disabled={saving.isBlocked || undefined}
      {...look}
    />
  );
}
