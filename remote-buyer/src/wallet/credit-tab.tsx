import type { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { formatRupees } from "@mandi/shared/format/rupees";
import { wallet } from "@mandi/shared/messages/buyer-wallet";
import { common } from "@mandi/shared/messages/common";
import { Button } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { useState } from "react";
import { BalanceBand } from "./balance-band";
import { NoNewCredit } from "./no-new-credit";
import { RequestCreditButton } from "./request-credit-button";
import { Transactions } from "./transactions";
import type { WalletAddress } from "./use-wallet";

const RepayDialog = latePart(
  async () => (await import(/* webpackChunkName: "wallet-dialogs" */ "./repay-dialog")).RepayDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

export interface CreditTabProps {
  readonly credit: CreditWalletAnswer;
  readonly address: WalletAddress;
  readonly onChanged: () => void;
}

/** Credit: what is left of the limit, the way to request or repay it, and its lines. */
export function CreditTab({ credit, address, onChanged }: CreditTabProps) {
  const [isRepaying, setIsRepaying] = useState(false);
  const { credit_balance, assign_credit_balance, used_credit_balance, no_new_credit, transaction } = credit;
  return (
    <>
      <BalanceBand
        label={wallet.creditBalance}
        balance={credit_balance}
        facts={[
          { term: wallet.assigned, value: formatRupees(assign_credit_balance) },
          { term: wallet.used, value: formatRupees(used_credit_balance) },
        ]}
      >
        <RequestCreditButton credit={credit} variant="primary" />
        {used_credit_balance > 0 ? <Button onClick={() => setIsRepaying(true)}>{wallet.repay}</Button> : null}
      </BalanceBand>
      {no_new_credit ? <NoNewCredit text={no_new_credit} /> : null}
      <Transactions
        transaction={transaction}
        address={address}
        balanceHead={wallet.used}
        // The credit history has its own text for an empty list.
        empty={<EmptyState title={wallet.emptyCredit} text={wallet.emptyCreditText} />}
      />
      {isRepaying ? (
        <RepayDialog
          used={used_credit_balance}
          onClose={() => setIsRepaying(false)}
          onDone={() => {
            setIsRepaying(false);
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}
