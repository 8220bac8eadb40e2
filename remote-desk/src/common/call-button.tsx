import { formatPhone, telephoneLink } from "@mandi/shared/format/phone";
import { ButtonAnchor } from "@mandi/shared/ui/controls/button";
import { Phone } from "lucide-react";

interface CallButtonProps {
  readonly phone: string;
  /** What it does, before the number: "Call the driver, Ramesh". */
  readonly label: string;
}

/** Calls somebody whom a task of the queue is about. */
export function CallButton({ phone, label }: CallButtonProps) {
  return (
    <ButtonAnchor href={telephoneLink(phone)} icon={Phone} isFull>
      {label} {formatPhone(phone)}
    </ButtonAnchor>
  );
}
