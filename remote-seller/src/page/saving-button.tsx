import { Button, type ButtonProps } from "@mandi/shared/ui/controls/button";
import type { Saving } from "./use-saving";

type SavingButtonProps = Pick<ButtonProps, "form" | "variant" | "size" | "isFull" | "children"> & {
  readonly saving: Pick<Saving, "isSending" | "isShut" | "isSaved">;
  readonly busyText: string;
  /** There is nothing to send. */
  readonly isOff?: boolean;
};

/** Sends a form; shut for a while after each try and for good once it is saved. */
export function SavingButton({ saving, isOff = false, variant = "primary", ...look }: SavingButtonProps) {
  return (
    <Button
      type="submit"
      variant={variant}
      isBusy={saving.isSending}
      disabled={isOff || saving.isShut || saving.isSaved}
      {...look}
    />
  );
}
