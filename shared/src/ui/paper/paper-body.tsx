import type { ReactNode } from "react";
import type { InvoiceLine, InvoiceParty, PaperRegistration, SellerBill, TaxInvoice } from "../../contract/tax-invoice";
import { formatDay, formatMoment } from "../../format/dates";
import { formatWeighedTonnes } from "../../format/quantity";
import { rupeesInWords } from "../../format/rupees-in-words";
import { documents, papers } from "../../messages/papers";
import { partyRegistration } from "../../messages/party-registration";
import { pureAgent } from "../../messages/pure-agent";
import { payableOf, type SummedPaper, saysFreightInside } from "../../pricing/paper-sums";
import { type Column, DataTable } from "../data/data-table";
import { type Definition, DefinitionList } from "../data/definition-list";
import { Note } from "../feedback/note";
import { Block } from "../layout/section";
import { CopyChoice } from "./copy-choice";
import { GeneratedLine } from "./generated-line";
import { invoiceSums, paperMoney } from "./invoice-sums";
import styles from "./paper-body.module.css";
import { PaperHeadTotal } from "./paper-head-total";
import { PaperSums } from "./paper-sums";
import { PartyBlock, PartyBlocks, PartyWords } from "./party-blocks";
import { SignatureLine } from "./signature-line";

/** A party of a document with its label. */
export interface PaperParty {
  readonly label: string;
  readonly party: InvoiceParty;
}

export interface PaperBodyProps {
  readonly kind: keyof typeof papers.sums;
  /** Only the platform's invoice has freight; a seller's bill has none. */
  readonly invoice: SellerBill &
    SummedPaper &
    Pick<Partial<TaxInvoice>, "is_freight_to_pay" | "agent_freight" | "lower_deduction">;
  readonly details: readonly Definition[];
  readonly parties: readonly PaperParty[];
  /** How a size is shown. */
  readonly sizeOf: (line: InvoiceLine) => string;
  /** The tax portal's registration of the document, with its drawn code. */
  readonly registered?: { readonly registration: PaperRegistration; readonly code: ReactNode } | null;
  /** Beside the total at its head. */
  readonly note?: string | null;
  /** A remark for the reader, where it is not a plain invoice. */
  readonly remark?: { readonly tone: "info" | "warn"; readonly text: string } | null;
}

/** The supplier pays the tax on every document; rule 46 of the CGST rules requires an invoice to say so. */
const reverseCharge: Definition = { term: papers.reverseCharge, value: papers.no };

const freightToPay: Definition = { term: papers.freightPaid, value: papers.toPay };
const freightAtCost: Definition = { term: papers.freightPaid, value: pureAgent.atCost, note: pureAgent.atCostWhy };

function lowerDeductionOf({ lower_deduction: lower }: PaperBodyProps["invoice"]): readonly Definition[] {
  if (lower === undefined) return [];
  const { rate, certificate, last_day } = lower;
  return [{ term: papers.lowerDeduction, value: papers.lowerDeductionOf(rate, certificate, formatDay(last_day)) }];
}

/** A document on screen and on A4: its kind, the parties, the goods by HSN, tax by head, the total in words. */
export function PaperBody({
  kind,
  invoice,
  details,
  parties,
  sizeOf,
  remark = null,
  registered = null,
  note = null,
}: PaperBodyProps) {
  return (
    <>
      {remark === null ? null : (
        <Note tone={remark.tone} className={styles.note}>
          {remark.text}
        </Note>
      )}
      <PaperHeadTotal total={paperMoney(payableOf(invoice))} note={note} />
      {kind === "invoice" && registered === null ? <CopyChoice marks={documents.copies} /> : null}
      <Block title={papers.details}>
        <DefinitionList
          isWide
          items={[
            ...details,
            reverseCharge,
            ...(invoice.is_freight_to_pay === undefined ? [] : [freightToPay]),
            ...(invoice.agent_freight === undefined ? [] : [freightAtCost]),
            ...lowerDeductionOf(invoice),
          ]}
        />
      </Block>
      {registered === null ? null : <Registered {...registered} />}
      <PartyBlocks>
        {parties.map((part) => (
          <Party key={part.label} {...part} />
        ))}
      </PartyBlocks>
      <Block title={papers.goods}>
        <DataTable
          label={papers.goods}
          className={styles.goods}
          columns={columnsOf(invoice, sizeOf)}
          rows={invoice.lines}
          rowKey={(line) => `${line.description} ${sizeOf(line)}`}
        />
      </Block>
      <Block title={papers.sums[kind]}>
        <PaperSums
          items={invoiceSums(invoice, { total: papers.totalOf[kind], payable: papers.inAllOf[kind] })}
          inWords={rupeesInWords(payableOf(invoice))}
        />
      </Block>
      {registered === null ? <SignatureLine issuer={invoice.supplier.name} /> : <GeneratedLine />}
    </>
  );
}

function Registered({ registration, code }: NonNullable<PaperBodyProps["registered"]>) {
  const { irn, ack_no, ack_at } = registration;
  return (
    <Block title={papers.portal}>
      <div className={styles.registered}>
        {code}
        <DefinitionList
          className={styles.numbers}
          items={[
            { term: papers.irn, value: irn },
            { term: papers.ackNo, value: ack_no },
            { term: papers.ackDay, value: formatMoment(ack_at) },
          ]}
        />
      </div>
    </Block>
  );
}

function Party({ label, party }: PaperParty) {
  return (
    <PartyBlock label={label}>
      <PartyWords name={party.name} lines={[party.address, partyRegistration(party).filter(Boolean).join(", ")]} />
    </PartyBlock>
  );
}

function columnsOf(invoice: SummedPaper, sizeOf: (line: InvoiceLine) => string): readonly Column<InvoiceLine>[] {
  const heads = saysFreightInside(invoice) ? papers.withFreight : papers;
  return [
    {
      key: "goods",
      head: papers.goods,
      isRowHead: true,
      phone: "lead",
      cell: (line) => `${line.description}, ${sizeOf(line)}`,
    },
    { key: "hsn", head: documents.hsn, phone: "line", cell: ({ hsn }) => hsn },
    {
      key: "quantity",
      head: papers.quantity,
      align: "end",
      phone: "line",
      cell: ({ quantity }) => (quantity === 0 ? "—" : formatWeighedTonnes(quantity)),
    },
    {
      key: "rate",
      head: heads.rate,
      align: "end",
      phone: "line",
      cell: ({ per_unit_price }) => paperMoney(per_unit_price),
    },
    { key: "amount", head: heads.amount, align: "end", phone: "line", cell: ({ amount }) => paperMoney(amount) },
    {
      key: "value",
      head: papers.value,
      align: "end",
      isStrong: true,
      phone: "line",
      cell: ({ taxable_amount }) => paperMoney(taxable_amount),
    },
  ];
}
