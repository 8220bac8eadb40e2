import { formatPhone, telephoneLink } from "@mandi/shared/format/phone";
import { inbox } from "@mandi/shared/messages/desk-inbox";
import { ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { Phone } from "lucide-react";

interface CallButtonProps {
  readonly phone: string;
  /** Whom it calls, for those who hear it, where the text around it says so only to those who see it. */
  readonly who?: string;
}

/** Calls a person whom a task of the queue is about. Their name is beside the button, which has room for one line only. */
export function CallButton({ phone, who }: CallButtonProps) {
  const words = `${inbox.call} ${formatPhone(phone)}`;
  return (
    <ButtonAnchor
      href={telephoneLink(phone)}
      icon={Phone}
      isFull
      aria-label={who === undefined ? undefined : `${words}, ${who}`}
    >
      {words}
    </ButtonAnchor>
  );
}
