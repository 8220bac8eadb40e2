import type { CashWalletAnswer } from "@mandi/shared/contract/cash-wallet";
import type { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { formatRupees } from "@mandi/shared/format/rupees";
import { page } from "@mandi/shared/messages/buyer";
import { wallet } from "@mandi/shared/messages/buyer-wallet";
import { common } from "@mandi/shared/messages/common";
import { Button } from "@mandi/shared/ui/controls/button";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { Plus } from "lucide-react";
import { useState } from "react";
import { BalanceBand } from "./balance-band";
import { BankTransfers } from "./bank-transfers";
import { NoNewCredit } from "./no-new-credit";
import { RequestCreditButton } from "./request-credit-button";
import { Transactions } from "./transactions";
import type { WalletAddress } from "./use-wallet";

const TopUpDialog = latePart(
  async () => (await import(/* webpackChunkName: "wallet-dialogs" */ "./top-up-dialog")).TopUpDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

export interface CashTabProps {
  readonly cash: CashWalletAnswer;
  readonly credit: CreditWalletAnswer;
  readonly address: WalletAddress;
  readonly onChanged: () => void;
}

/** Cash: the available balance, how to add to it, and its lines. */
export function CashTab({ cash, credit, address, onChanged }: CashTabProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <BalanceBand
        label={wallet.cashBalance}
        balance={cash.cash_balance}
        facts={[
          { term: wallet.held, value: formatRupees(cash.held_balance) },
          { term: wallet.creditBalance, value: formatRupees(credit.credit_balance) },
          { term: wallet.assigned, value: formatRupees(credit.assign_credit_balance) },
        ]}
      >
        <Button variant="primary" icon={Plus} onClick={() => setIsAdding(true)}>
          {wallet.addMoney}
        </Button>
        <RequestCreditButton credit={credit} variant="secondary" />
      </BalanceBand>
      {credit.assign_credit_balance <= 0 && credit.no_new_credit ? <NoNewCredit text={credit.no_new_credit} /> : null}
      <BankTransfers payments={cash.payment} />
      <Transactions
        transaction={cash.transaction}
        address={address}
        balanceHead={wallet.balance}
        empty={
          <EmptyState title={wallet.emptyCash} text={address.days.isWhole ? wallet.emptyCashText : page.noneInDays} />
        }
      />
      {isAdding ? (
        <TopUpDialog
          onClose={() => setIsAdding(false)}
          onDone={() => {
            setIsAdding(false);
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}
