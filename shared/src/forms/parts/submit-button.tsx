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

/** Sends the form around it, the one named by `form`, or what `onClick` does; disabled for a while after each try. */
export function SubmitButton({ saving, isOff = false, variant = "primary", ...look }: SubmitButtonProps) {
  return (
    <Button
      type={look.onClick ? "button" : "submit"}
      variant={variant}
      isBusy={saving.isBusy}
      disabled={isOff || saving.isBlocked}
      {...look}
    />
  );
}
