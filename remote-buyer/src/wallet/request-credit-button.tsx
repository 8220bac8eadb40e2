import type { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { creditRequestPath } from "@mandi/shared/contract/page-paths";
import { wallet } from "@mandi/shared/messages/buyer-wallet";
import { Button, type ButtonVariant } from "@mandi/shared/ui/controls/button";
import { useNavigate } from "react-router-dom";
import { noNewCreditId } from "./no-new-credit";

export interface RequestCreditButtonProps {
  readonly credit: CreditWalletAnswer;
  readonly variant: ButtonVariant;
}

/** The way to request credit, only without assigned credit. While there is no new credit it is off, and the note says why. */
export function RequestCreditButton({ credit, variant }: RequestCreditButtonProps) {
  const navigate = useNavigate();
  if (credit.assign_credit_balance > 0) return null;
  const isOff = Boolean(credit.no_new_credit);
  return (
    <Button
      variant={variant}
      aria-disabled={isOff}
      aria-describedby={isOff ? noNewCreditId : undefined}
      // The page opens only for who comes from the wallet.
      onClick={() => void navigate(creditRequestPath, { state: { fromWallet: true } })}
    >
      {wallet.requestCredit}
    </Button>
  );
}
