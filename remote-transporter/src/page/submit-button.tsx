import { page } from "@mandi/shared/messages/transporter";
import { Button } from "@mandi/shared/ui/controls/button";

export interface SubmitButtonProps {
  readonly isBusy: boolean;
  /** The button stays shut for a moment after each submit. */
  readonly isShut: boolean;
  /** The form it sends, where the button is outside of it. */
  readonly form?: string;
  readonly onClick?: () => void;
  readonly text?: string;
  readonly busyText?: string;
}

/** The one primary button of a form. */
export function SubmitButton({ isBusy, isShut, form, onClick, text = page.submit, busyText }: SubmitButtonProps) {
  return (
    <Button
      type={onClick ? "button" : "submit"}
      variant="primary"
      isBusy={isBusy}
      busyText={busyText ?? page.saving}
      disabled={isShut && !isBusy}
      form={form}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}
