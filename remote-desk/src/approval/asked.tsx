import type { DeskApproval } from "@mandi/shared/contract/desk/people";
import {
  deskBankPath,
  deskCreditPath,
  deskListingPath,
  deskOrderPath,
  deskPaymentPath,
  deskPayoutBatchPath,
  deskQuotationPath,
  deskTdsPath,
  deskUserPath,
} from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { approval as messages } from "@mandi/shared/messages/desk-approval";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Block } from "@mandi/shared/ui/layout/section";
import { exact } from "../common/exact";
import styles from "./approval-view.module.css";
import { PayerWords } from "./payer-words";

interface AskedProps {
  readonly approval: DeskApproval;
  readonly isEnded: boolean;
}

/** A request with its reason and its sum. */
export function Asked({ approval, isEnded }: AskedProps) {
  const { does, action, about, subject, payer, utr, amount, reason, phone } = approval;
  const lines = approval.bank_lines;
  const subjectPath = pathOfSubject(subject, phone);
  return (
    <Block
      title={isEnded ? messages.request : messages.what}
      actions={subjectPath === null ? undefined : <ButtonLink to={subjectPath}>{messages.openSubject}</ButtonLink>}
    >
      <DefinitionList
        items={[
          { term: messages.act, value: does ?? action },
          { term: messages.about, value: about ?? subject },
          ...(amount > 0 ? [{ term: messages.amount, value: formatRupees(amount, { decimals: 2 }) }] : []),
          ...(payer ? [{ term: messages.payer, value: <PayerWords text={payer} /> }] : []),
          ...(utr ? [{ term: messages.utr, value: utr }] : []),
          ...(lines ? [{ term: messages.bankLine, value: <BankLines lines={lines} /> }] : []),
          { term: messages.firstReason, value: reason },
        ]}
      />
    </Block>
  );
}

/** The bank's own words for the money, in full. */
function BankLines({ lines }: { readonly lines: NonNullable<DeskApproval["bank_lines"]> }) {
  if (lines.length === 0) return messages.noBankLine;
  return lines.map(({ id, day, amount, text }) => (
    <div key={id} className={styles.line}>
      {formatDay(day)}, {exact(amount)}
      <p>{text}</p>
    </div>
  ));
}

/** The page with the evidence, where the desk has one. */
function pathOfSubject(subject: string, phone: string | null | undefined): string | null {
  const [kind = "", key = ""] = subject.split(":");
  if (kind === "payment") return deskPaymentPath(key);
  if (kind === "order") return deskOrderPath(key);
  if (kind === "credit-request") return deskCreditPath(key);
  if (kind === "user") return phone ? deskUserPath(phone) : null;
  if (kind === "listing") return deskListingPath(key);
  if (kind === "payout-batch") {
    // What a new batch would pay is in no list while it waits: the request names each of its orders.
    return key === "" ? null : deskPayoutBatchPath(key);
  }
  if (kind === "tds" || kind === "challan") return deskTdsPath;
  if (kind === "bank-account") return deskBankPath;
  return kind === "quotation" ? deskQuotationPath(key) : null;
}
