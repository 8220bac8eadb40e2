import type { PaymentBody } from "@mandi/shared/contract/payment";
import { paperOf, type UnpaidInvoice } from "@mandi/shared/contract/unpaid";
import { formatDay } from "@mandi/shared/format/dates";
import { paperName } from "@mandi/shared/format/paper-name";
import { formatRupees } from "@mandi/shared/format/rupees";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { confirmation, transfer, unpaid } from "@mandi/shared/messages/buyer-money";
import { payment } from "@mandi/shared/messages/buyer-trade";
import { creditTerms } from "@mandi/shared/messages/credit-terms";
import { subtractRupees } from "@mandi/shared/money/paise";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import { useIssuer } from "../documents/use-issuer";
import styles from "./payment-confirm.module.css";
import type { PaymentMeaning } from "./payment-meaning";
import type { Proof } from "./proof";
import type { Balances } from "./use-balances";

export interface PaymentConfirmProps {
  readonly body: PaymentBody;
  readonly amount: number;
  /** Of a transfer, where the payer added one. */
  readonly proof: Proof | null;
  readonly meaning: PaymentMeaning;
  /** What the payer could choose from. */
  readonly invoices?: readonly UnpaidInvoice[] | undefined;
  /** Null while unknown. */
  readonly balances: Balances | null;
  /** The account that a transfer went to: "Mandi Private Limited, 501147000492"; empty where unknown. */
  readonly account: string;
  readonly saving: Pick<Submission, "isBusy" | "refusal">;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The confirmation before money moves: how much, from where, to whom, what is left, and what it binds to. */
export function PaymentConfirm(props: PaymentConfirmProps) {
  const { body, amount, proof, meaning, invoices = [], balances, account, saving, onConfirm, onClose } = props;
  const issuer = useIssuer();
  const money = formatRupees(amount);
  const isBank = body.source === "bank";
  const market = issuer?.name || confirmation.market;
  const { rest } = meaning;
  const facts: readonly Definition[] = [
    ...(isBank ? bankFacts(body, proof) : balanceFacts(body.source === "credit" ? "credit" : "cash", amount, balances)),
    ...invoices
      .filter(({ number }) => number === body.invoice)
      .map((invoice) => ({ term: unpaid.invoice, value: paperName(paperOf(invoice)) })),
    { term: confirmation.to, value: isBank && account !== "" ? account : market },
    ...(rest === null ? [] : [{ term: rest.term, value: formatRupees(rest.of(amount)) }]),
    { term: confirmation.inWords, value: rupeesInWords(amount) },
  ];
  return (
    <ConfirmDialog
      isOpen
      title={isBank ? confirmation.reportTitle(money) : confirmation.payTitle(money)}
      confirmText={isBank ? payment.report(money) : payment.pay(money)}
      busyText={payment.paying}
      cancelText={confirmation.back}
      isBusy={saving.isBusy}
      error={saving.refusal}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={styles.words}>
        <p>{meaning.settles}</p>
        <DefinitionList items={facts} />
        <Note tone="warn">
          {[...meaning.binds(body.source), ...termsOf(body, meaning, balances)].map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Note>
      </div>
    </ConfirmDialog>
  );
}

/** When what is paid on credit has to be repaid, when the rest is due, and what comes after that day. */
function termsOf({ source }: PaymentBody, { creditDays }: PaymentMeaning, balances: Balances | null) {
  if (source !== "credit") return [];
  if (creditDays === 0 || balances === null) return [creditTerms.used];
  const { lateInterest } = balances;
  const after = lateInterest > 0 ? creditTerms.interest(lateInterest) : creditTerms.noInterest;
  return [creditTerms.used, `${creditTerms.rest(creditDays)} ${after}`];
}

function balanceFacts(source: "cash" | "credit", amount: number, balances: Balances | null): readonly Definition[] {
  const from = { term: confirmation.from, value: payment[source] };
  if (balances === null) return [from, { term: confirmation.balanceBefore[source], value: payment.unknown }];
  return [
    from,
    { term: confirmation.balanceBefore[source], value: formatRupees(balances[source]) },
    { term: confirmation.balanceAfter[source], value: formatRupees(subtractRupees(balances[source], amount)) },
  ];
}

function bankFacts({ utr = "", paid_on = "" }: PaymentBody, proof: Proof | null): readonly Definition[] {
  return [
    { term: confirmation.from, value: confirmation.ownBank },
    { term: payment.utr, value: utr },
    { term: payment.paidOn, value: formatDay(paid_on) },
    ...(proof === null ? [] : [{ term: transfer.proof, value: proof.file.name }]),
  ];
}
