import { Button, type ButtonVariant } from "@mandi/shared/ui/controls/button";
import { Repeat } from "lucide-react";
import type { Trade } from "./request-of-trade";
import { useAskAgain } from "./use-ask-again";

export interface AskAgainButtonProps {
  readonly trade: Trade;
  readonly variant: ButtonVariant;
  readonly children: string;
}

/** Leads to a request for the same goods. */
export function AskAgainButton({ trade, variant, children }: AskAgainButtonProps) {
  const { askAgain, isBusy } = useAskAgain(trade);
  return (
    <div data-print="hide">
      <Button
        variant={variant}
        {...(variant !== "quiet" && { icon: Repeat })}
        isFull
        isBusy={isBusy}
        onClick={askAgain}
      >
        {children}
      </Button>
    </div>
  );
}
