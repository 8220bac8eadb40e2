import type { TransferDetailsAnswer } from "@mandi/shared/contract/bank-account";
import { contactUsPath } from "@mandi/shared/contract/page-paths";
import { formatRupees } from "@mandi/shared/format/rupees";
import { transfer } from "@mandi/shared/messages/buyer-money";
import { common } from "@mandi/shared/messages/common";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { type ReactNode, useId } from "react";
import { CopiedFacts } from "./copied-facts";
import { TransferLoading } from "./transfer-loading";
import styles from "./transfer-place.module.css";
import { UpiPayment } from "./upi-payment";
import { hasNoAccount, type TransferDetails } from "./use-transfer-details";

export interface TransferPlaceProps {
  readonly details: TransferDetails;
  /** In rupees; 0 while unknown. */
  readonly amount: number;
  /** The fields that report the transfer, left out while there is no account to transfer to. */
  readonly children: ReactNode;
}

/** A bank transfer in two steps: where to send the money, then how to report it. */
export function TransferPlace({ details, amount, children }: TransferPlaceProps) {
  if (hasNoAccount(details)) return <NoAccount />;
  return (
    <div className={styles.place}>
      <Step title={transfer.send}>
        <Account details={details} amount={amount} />
      </Step>
      <Step title={transfer.report}>{children}</Step>
    </div>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children}
    </section>
  );
}

function Account({ details, amount }: Pick<TransferPlaceProps, "details" | "amount">) {
  if (details.kind === "failed") {
    return (
      <Note tone="warn">
        <div className={styles.words}>
          <p>{transfer.failed}</p>
          <Button size="s" onClick={details.retry}>
            {common.tryAgain}
          </Button>
        </div>
      </Note>
    );
  }
  if (details.kind !== "ready") {
    return <TransferLoading />;
  }
  return <AccountFacts details={details.data} amount={amount} />;
}

function AccountFacts({ details, amount }: { readonly details: TransferDetailsAnswer; readonly amount: number }) {
  const { data: account, reference, upi_limit } = details;
  if (account === null) return null;
  return (
    <>
      <CopiedFacts
        facts={[
          { term: transfer.accountName, value: account.account_name },
          { term: transfer.accountNumber, value: account.account_number },
          { term: transfer.ifsc, value: account.ifsc },
          { term: transfer.bank, value: `${account.bank}, ${account.branch}` },
          ...(account.upi_id === "" ? [] : [{ term: transfer.upiId, value: account.upi_id }]),
          ...(amount > 0 ? [{ term: transfer.amount, value: formatRupees(amount), copy: String(amount) }] : []),
          { term: transfer.reference, value: reference, note: transfer.referenceNote },
        ]}
      />
      <UpiPayment account={account} reference={reference} amount={amount} limit={upi_limit} />
    </>
  );
}

function NoAccount() {
  return (
    <Note tone="warn">
      <div className={styles.words}>
        <b>{transfer.none}</b>
        <p>{transfer.noneText}</p>
        <ButtonLink to={contactUsPath} size="s">
          {transfer.toDesk}
        </ButtonLink>
      </div>
    </Note>
  );
}
