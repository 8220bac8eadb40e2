import type { WalletTransfer } from "@mandi/shared/contract/cash-wallet";
import { paymentStatuses } from "@mandi/shared/contract/payment";
import { formatDay } from "@mandi/shared/format/dates";
import { paperName } from "@mandi/shared/format/paper-name";
import { columnDecimals, formatRupees } from "@mandi/shared/format/rupees";
import { unbroken } from "@mandi/shared/format/unbroken";
import { wallet } from "@mandi/shared/messages/buyer-wallet";
import { Button } from "@mandi/shared/ui/controls/button";
import { DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Block } from "@mandi/shared/ui/layout/section";
import { Check, CircleDot, Clock, FileDown, Undo2, X } from "lucide-react";
import styles from "./bank-transfers.module.css";
import { useAdvice } from "./use-advice";

const looks = {
  initiated: { tone: "wait", icon: Clock },
  "under check": { tone: "wait", icon: Clock },
  verified: { tone: "ok", icon: Check },
  rejected: { tone: "bad", icon: X },
} as const;
const reversedLook = { tone: "bad", icon: Undo2 } as const;
const unknownLook = { tone: "plain", icon: CircleDot } as const;

/** Reported transfers that the desk has not decided on yet, and those it found or rejected lately. */
export function BankTransfers({ payments }: { readonly payments: readonly WalletTransfer[] }) {
  if (payments.length === 0) return null;
  const decimals = columnDecimals(payments.map(({ amount }) => amount));
  return (
    <div className={styles.transfers}>
      <Block title={wallet.transfers}>
        <DataTable
          label={wallet.transfers}
          rows={payments}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: "date",
              head: wallet.date,
              phone: "note",
              cell: ({ paid_on, created_at, utr }) => (
                <>
                  {unbroken(formatDay(paid_on || created_at))}
                  <span className={classes(styles.onPhone, styles.utr)}>{utr}</span>
                </>
              ),
            },
            { key: "purpose", head: wallet.purpose, phone: "lead", cell: paidThing },
            { key: "utr", head: wallet.utr, phone: "hidden", cell: ({ utr }) => utr },
            { key: "status", head: wallet.status, phone: "aside", cell: (payment) => <State payment={payment} /> },
            {
              key: "amount",
              head: wallet.amount,
              align: "end",
              isStrong: true,
              phone: "figure",
              cell: ({ amount }) => formatRupees(amount, { decimals }),
            },
            {
              key: "advice",
              head: wallet.advice,
              isHeadHidden: true,
              phone: "wide",
              cell: (payment) => (
                <>
                  <span className={classes(styles.reason, styles.onPhone)}>{payment.reason}</span>
                  {hasAdvice(payment) ? <Advice payment={payment} /> : null}
                </>
              ),
            },
          ]}
        />
      </Block>
    </div>
  );
}

/** The document that it names, or else its order or quotation; for what is about neither its purpose. */
function paidThing({ purpose, order, quotation, paper }: WalletTransfer): string {
  if (purpose === "booking" && quotation !== undefined) return wallet.bookingOf(quotation);
  if (purpose !== "final" || order === undefined) return wallet.purposeOf[purpose];
  return paper === undefined ? wallet.ofOrder(order) : paperName(paper);
}

/** None for a transfer that was not found, or that the desk entered itself: the payer has advised nothing. */
const hasAdvice = ({ status, is_entered_by_desk }: WalletTransfer): boolean =>
  status !== "rejected" && is_entered_by_desk !== 1;

/** The document that the payer keeps, or sends to their accountant. */
function Advice({ payment }: { readonly payment: WalletTransfer }) {
  const { save, isBusy } = useAdvice(payment);
  return (
    <Button
      size="s"
      variant="quiet"
      className={styles.advice}
      icon={FileDown}
      isBusy={isBusy}
      aria-label={wallet.adviceOf(payment.utr)}
      onClick={() => void save()}
    >
      {wallet.advice}
    </Button>
  );
}

function State({ payment: { status, reason, reversed_on } }: { readonly payment: WalletTransfer }) {
  const known = paymentStatuses.find((one) => one === status);
  const look = known ? looks[known] : unknownLook;
  const { tone, icon } = reversed_on === undefined ? look : reversedLook;
  const text = known ? wallet.transferState[known] : status;
  return (
    <span className={styles.state}>
      <Pill tone={tone} icon={icon}>
        {reversed_on === undefined ? text : wallet.reversedOn(formatDay(reversed_on))}
      </Pill>
      {reason === "" ? null : <span className={classes(styles.reason, styles.beside)}>{reason}</span>}
    </span>
  );
}
