import type { ReactNode } from "react";
import { useCallback, useRef, useState } from "react";
import { PartMissing } from "../frame/part-missing";
import { useLatePart } from "../frame/use-late-part";

interface DeliveryOpenerProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A button that opens the choice of the place of delivery; its code is loaded when it may be needed. */
export function DeliveryOpener({ className, children }: DeliveryOpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { part, missing, prepare, want } = useLatePart(() => import("./delivery-dialog"));
  const button = useRef<HTMLButtonElement>(null);
  // Removing a dialog from the page does not restore the focus.
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);

  function handleClick(): void {
    setIsOpen(true);
    want();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={handleClick}
      >
        {children}
      </button>
      {isOpen && part && <part.DeliveryDialog onClose={close} />}
      {isOpen && missing && <PartMissing missing={missing} at="below" onRetry={want} />}
    </>
  );
}
