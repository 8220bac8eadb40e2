import type { Order } from "@mandi/shared/contract/order";
import type { InvoiceLine, InvoiceParty } from "@mandi/shared/contract/tax-invoice";
import { formatDay } from "@mandi/shared/format/dates";
import { formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { papers } from "@mandi/shared/messages/buyer-papers";
import { documents } from "@mandi/shared/messages/buyer-trade";
import { common } from "@mandi/shared/messages/common";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { type Definition, DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { GeneratedLine } from "../documents/document-foot";
import { invoiceSums, paperMoney } from "../documents/invoice-sums";
import { PartyBlock, PartyBlocks, PartyWords } from "../documents/party-blocks";
import { sizeName } from "../offers/size-text";
import styles from "./order-paper.module.css";
import type { OrderPaper } from "./paper-of";

export interface PaperViewProps {
  readonly order: Order;
  readonly paper: OrderPaper;
}

/** A paper on screen and on A4: what it is, between whom, the goods by HSN, tax by head, the total in words. */
export function PaperView({ order, paper }: PaperViewProps) {
  const { kind, invoice } = paper;
  return (
    <>
      <Remark paper={paper} />
      <Block title={papers.details}>
        <DefinitionList isWide items={detailsOf(order, paper)} />
      </Block>
      <PartyBlocks>
        <Party label={papers.supplier} party={invoice.supplier} />
        <Party label={papers.recipient} party={invoice.recipient} />
        {kind === "invoice" ? <Party label={papers.consignee} party={invoice.consignee} /> : null}
      </PartyBlocks>
      <Block title={papers.goods}>
        <DataTable
          label={papers.goods}
          columns={columns}
          rows={invoice.lines}
          rowKey={(line) => `${line.description} ${sizeName(line)}`}
        />
      </Block>
      <Block title={papers.sums[kind]}>
        <DefinitionList items={invoiceSums(invoice, papers.totalOf[kind])} />
        <p className={styles.words}>{rupeesInWords(invoice.total)}</p>
      </Block>
      <GeneratedLine />
    </>
  );
}

/** What the paper means for the reader, where it is no plain invoice. */
function Remark({ paper }: { readonly paper: OrderPaper }) {
  if (paper.kind === "credit note") {
    return (
      <Note tone="info" className={styles.note}>
        {papers.credited}
      </Note>
    );
  }
  if (paper.takenBackBy === null) return null;
  return (
    <Note tone="warn" className={styles.note}>
      {papers.takenBack(formatDay(paper.takenBackBy.date), paper.takenBackBy.number)}
    </Note>
  );
}

function Party({ label, party }: { readonly label: string; readonly party: InvoiceParty }) {
  const { name, address, gst_number, state } = party;
  return (
    <PartyBlock label={label}>
      <PartyWords
        name={name}
        lines={[address, [gst_number && documents.gstin(gst_number), state].filter(Boolean).join(", ")]}
      />
    </PartyBlock>
  );
}

function detailsOf(order: Order, paper: OrderPaper): readonly Definition[] {
  const { kind, invoice } = paper;
  const shared = [
    { term: papers.order, value: order.order_id },
    { term: papers.vehicle, value: formatVehicle(invoice.vehicle_number) },
    { term: papers.supply, value: invoice.place_of_supply },
  ];
  if (kind === "credit note") {
    return [
      { term: papers.number[kind], value: paper.note.number },
      { term: papers.date[kind], value: formatDay(paper.note.date) },
      { term: papers.originalNumber, value: invoice.number },
      { term: papers.originalDate, value: formatDay(invoice.date) },
      { term: papers.reason, value: paper.note.reason },
      ...shared,
    ];
  }
  return [
    { term: papers.number[kind], value: invoice.number },
    { term: papers.date[kind], value: formatDay(invoice.date) },
    { term: papers.due, value: invoice.due_on === null ? common.missing : formatDay(invoice.due_on) },
    { term: papers.eway, value: invoice.eway_bill ?? common.missing },
    ...shared,
  ];
}

const columns: readonly Column<InvoiceLine>[] = [
  {
    key: "goods",
    head: papers.goods,
    isRowHead: true,
    phone: "lead",
    cell: (line) => `${line.description}, ${sizeName(line)}`,
  },
  { key: "hsn", head: documents.hsn, phone: "line", cell: ({ hsn }) => hsn },
  {
    key: "quantity",
    head: papers.quantity,
    align: "end",
    phone: "line",
    cell: ({ quantity }) => formatWeighedTonnes(quantity),
  },
  {
    key: "rate",
    head: papers.rate,
    align: "end",
    phone: "line",
    cell: ({ per_unit_price }) => papers.rateOf(paperMoney(per_unit_price)),
  },
  {
    key: "value",
    head: papers.value,
    align: "end",
    isStrong: true,
    phone: "figure",
    cell: ({ taxable_amount }) => paperMoney(taxable_amount),
  },
];
