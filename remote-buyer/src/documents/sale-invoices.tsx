import { orderPaperPath } from "@mandi/shared/contract/page-paths";
import type { CreditNote, DebitNote, InvoiceParty, TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import { formatDay } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { documents } from "@mandi/shared/messages/papers";
import { payableOf } from "@mandi/shared/pricing/paper-sums";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Block } from "@mandi/shared/ui/layout/section";
import { invoiceSums, paperMoney } from "@mandi/shared/ui/paper/invoice-sums";
import { FileText, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./sale-invoices.module.css";

export interface SaleInvoicesProps {
  readonly orderId: number;
  readonly invoices: readonly TaxInvoice[];
  readonly creditNotes: readonly CreditNote[];
  readonly debitNotes: readonly DebitNote[];
}

/**
 * The platform's invoices of an order, one for each loaded vehicle: parties, goods by HSN, tax by head, total in words;
 * and those that were cancelled, each with its credit note. Each can be opened as a separate document.
 */
export function SaleInvoices({ orderId, invoices, creditNotes, debitNotes }: SaleInvoicesProps) {
  if (invoices.length === 0 && creditNotes.length === 0) return null;
  return (
    <Block title={documents.invoices}>
      {creditNotes.filter(isWhole).map((note) => (
        <TakenBackInvoice key={note.number} orderId={orderId} note={note} />
      ))}
      {invoices.map((invoice) => (
        <Invoice
          key={invoice.number}
          invoice={invoice}
          total={paperMoney(payableOf(invoice))}
          link={
            <PaperLink orderId={orderId} number={invoice.number}>
              {documents.openInvoice}
            </PaperLink>
          }
        >
          <div className={styles.onPaper}>
            <Party label={documents.supplier} party={invoice.supplier} />
            <Party label={documents.recipient} party={invoice.recipient} />
            <DefinitionList items={[...goodsOf(invoice), ...invoiceSums(invoice)]} />
            <p className={styles.words}>{rupeesInWords(payableOf(invoice))}</p>
          </div>
          {notesOn(invoice, { creditNotes, debitNotes }).map((note) => (
            <NoteOnInvoice key={note.number} orderId={orderId} note={note} />
          ))}
        </Invoice>
      ))}
    </Block>
  );
}

const isWhole = ({ part }: CreditNote): boolean => part === undefined;

interface NoteLinkFacts {
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

/** The notes over parts of an invoice, as text for a list. */
function notesOn(
  { number }: TaxInvoice,
  { creditNotes, debitNotes }: Pick<SaleInvoicesProps, "creditNotes" | "debitNotes">,
): readonly NoteLinkFacts[] {
  const isOn = ({ invoice }: CreditNote | DebitNote): boolean => invoice.number === number;
  const facts = (note: CreditNote | DebitNote, title: string): NoteLinkFacts => ({
    number: note.number,
    title,
    text: documents.noted(formatDay(note.date), note.reason),
  });
  return [
    ...creditNotes.filter(isOn).map((note) => facts(note, documents.creditNote(note.number))),
    ...debitNotes.filter(isOn).map((note) => facts(note, documents.debitNote(note.number))),
  ];
}

function NoteOnInvoice({ orderId, note }: { readonly orderId: number; readonly note: NoteLinkFacts }) {
  return (
    <div className={styles.note}>
      <p className={styles.line}>{note.text}</p>
      <PaperLink orderId={orderId} number={note.number}>
        {note.title}
      </PaperLink>
    </div>
  );
}

function TakenBackInvoice({ orderId, note }: { readonly orderId: number; readonly note: CreditNote }) {
  const { invoice, number, date, reason } = note;
  return (
    <Invoice
      invoice={invoice}
      total={<s>{paperMoney(payableOf(invoice))}</s>}
      status={
        <Pill tone="bad" icon={Undo2}>
          {documents.cancelled}
        </Pill>
      }
    >
      <div className={styles.note}>
        <p className={styles.line}>{documents.takenBack(formatDay(date), number, reason)}</p>
        <PaperLink orderId={orderId} number={number}>
          {documents.creditNote(number)}
        </PaperLink>
      </div>
    </Invoice>
  );
}

interface InvoiceProps {
  readonly invoice: TaxInvoice;
  readonly status?: ReactNode;
  readonly total: ReactNode;
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/** One row on the screen; in full on paper. */
function Invoice({ invoice, status, total, link, children }: InvoiceProps) {
  const { number, date, vehicle_number, place_of_supply } = invoice;
  return (
    <section className={styles.invoice} aria-label={documents.invoice(number)}>
      <div className={styles.row}>
        <h3 className={styles.number}>
          {documents.invoice(number)} {status}
        </h3>
        <p className={styles.line}>
          {documents.invoiceFacts(formatDay(date), formatVehicle(vehicle_number), place_of_supply)}
        </p>
        <p className={styles.total}>{total}</p>
        {link}
      </div>
      {children}
    </section>
  );
}

interface PaperLinkProps {
  readonly orderId: number;
  readonly number: string;
  readonly children: string;
}

function PaperLink({ orderId, number, children }: PaperLinkProps) {
  return (
    <p className={styles.paper} data-print="hide">
      <ButtonLink to={orderPaperPath(orderId, number)} size="s" icon={FileText}>
        {children}
      </ButtonLink>
    </p>
  );
}

function Party({ label, party }: { readonly label: string; readonly party: InvoiceParty }) {
  const parts = [party.name, party.address, party.gst_number && documents.gstin(party.gst_number)].filter(Boolean);
  return (
    <p className={styles.line}>
      {label} {parts.join(", ")}
    </p>
  );
}

function goodsOf({ lines }: TaxInvoice): readonly Definition[] {
  return lines.map((line) => ({
    term: `${line.description}, ${sizeInFull(line)}, ${documents.hsn} ${line.hsn}, ${formatTonnes(line.quantity)}`,
    value: paperMoney(line.taxable_amount),
  }));
}
