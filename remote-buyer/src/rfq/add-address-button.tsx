import { rfq } from "@mandi/shared/messages/rfq";
import { Button } from "@mandi/shared/ui/controls/button";
import { Plus } from "lucide-react";

export interface AddAddressButtonProps {
  readonly variant?: "quiet" | "secondary";
  /** For the place that it is added for. */
  readonly pincode?: string | undefined;
  readonly onPress: () => void;
  /** Why this is needed first. */
  readonly describedBy?: string | undefined;
}

/** Opens the form for another address. */
export function AddAddressButton({ variant = "quiet", pincode, onPress, describedBy }: AddAddressButtonProps) {
  return (
    <Button
      size="s"
      variant={variant}
      icon={Plus}
      aria-describedby={describedBy}
      data-invalid={describedBy ? true : undefined}
      onClick={onPress}
    >
      {pincode === undefined ? rfq.addAddress : rfq.addAddressAt(pincode)}
    </Button>
  );
}
