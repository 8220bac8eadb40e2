import type { InvoiceParty, TaxInvoice } from "@mandi/shared/contract/tax-invoice";
import { formatDay } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { documents } from "@mandi/shared/messages/buyer-trade";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Block } from "@mandi/shared/ui/layout/section";
import { sizeName } from "../offers/size-text";
import styles from "./sale-invoices.module.css";

const money = (rupees: number): string => formatRupees(rupees, { decimals: 2 });

/** The platform's invoices of an order, one for each loaded vehicle: parties, goods by HSN, tax by head, total in words. */
export function SaleInvoices({ invoices }: { readonly invoices: readonly TaxInvoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <Block title={documents.invoices}>
      {invoices.map((invoice) => (
        <section key={invoice.number} className={styles.invoice} aria-label={documents.invoice(invoice.number)}>
          <h3 className={styles.number}>{documents.invoice(invoice.number)}</h3>
          <p className={styles.line}>
            {documents.invoiceFacts(
              formatDay(invoice.date),
              formatVehicle(invoice.vehicle_number),
              invoice.place_of_supply,
            )}
          </p>
          <Party label={documents.supplier} party={invoice.supplier} />
          <Party label={documents.recipient} party={invoice.recipient} />
          <DefinitionList items={linesOf(invoice)} />
          <p className={styles.words}>{rupeesInWords(invoice.total)}</p>
        </section>
      ))}
    </Block>
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

function linesOf({ lines, tax, freight, total }: TaxInvoice): readonly Definition[] {
  const half = String(tax.gst / 2);
  const heads = [
    { term: documents.cgst(half), amount: tax.cgst },
    { term: documents.sgst(half), amount: tax.sgst },
    { term: documents.utgst(half), amount: tax.utgst },
    { term: documents.igst(String(tax.gst)), amount: tax.igst },
    { term: documents.freight, amount: freight },
  ];
  return [
    ...lines.map((line) => ({
      term: `${line.description}, ${sizeName(line)}, ${documents.hsn} ${line.hsn}, ${formatTonnes(line.quantity)}`,
      value: money(line.taxable_amount),
    })),
    { term: documents.taxable, value: money(tax.taxable_amount) },
    ...heads.filter(({ amount }) => amount !== 0).map(({ term, amount }) => ({ term, value: money(amount) })),
    { term: documents.total, value: money(total), isTotal: true },
  ];
}
