import type { Order } from "@mandi/shared/contract/order";
import { formatDay } from "@mandi/shared/format/dates";
import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { stateWithCode } from "@mandi/shared/format/state-codes";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { common } from "@mandi/shared/messages/common";
import { papers } from "@mandi/shared/messages/papers";
import { notedPaper } from "@mandi/shared/pricing/paper-sums";
import type { Definition } from "@mandi/shared/ui/data/definition-list";
import { PaperBody, type PaperBodyProps } from "@mandi/shared/ui/paper/paper-body";
import { QrCode } from "../codes/qr-code";
import type { OrderPaper } from "./paper-of";

export interface PaperViewProps {
  readonly order: Order;
  readonly paper: OrderPaper;
}

/** A document of the buyer's order: an invoice of the platform, or a note that corrects one. */
export function PaperView({ order, paper }: PaperViewProps) {
  const { kind, invoice } = paper;
  return (
    <PaperBody
      kind={kind}
      invoice={kind === "invoice" ? invoice : notedPaper(invoice, paper.note.part)}
      details={detailsOf(order, paper)}
      parties={[
        { label: papers.supplier, party: invoice.supplier },
        { label: papers.recipient, party: invoice.recipient },
        { label: papers.consignee, party: invoice.consignee },
      ]}
      sizeOf={sizeInFull}
      note={dueNote(paper)}
      remark={remarkOn(paper)}
      registered={registeredOf(paper)}
    />
  );
}

/** When it is to be paid; of a credit note nothing is. */
function dueNote(paper: OrderPaper): string | null {
  if (paper.kind === "credit note") return null;
  const day = paper.kind === "invoice" ? paper.invoice.due_on : paper.note.due_on;
  return day ? papers.dueOn(formatDay(day)) : null;
}

function registeredOf(paper: OrderPaper): NonNullable<PaperBodyProps["registered"]> | null {
  const { number, registration } = paper.kind === "invoice" ? paper.invoice : paper.note;
  if (registration === undefined) return null;
  const { codeLoading: loading, codeFailed: failed } = papers;
  const texts = { label: papers.signedCode(number), loading, failed };
  return { registration, code: <QrCode text={registration.signed_qr} {...texts} /> };
}

function remarkOn(paper: OrderPaper): NonNullable<PaperBodyProps["remark"]> | null {
  if (paper.kind === "debit note") return { tone: "info", text: papers.debited };
  if (paper.kind === "credit note")
    return { tone: "info", text: paper.note.part ? papers.partCredited : papers.credited };
  if (paper.takenBackBy === null) return null;
  const { date, number } = paper.takenBackBy;
  return { tone: "warn", text: papers.takenBack(formatDay(date), number) };
}

function detailsOf(order: Order, paper: OrderPaper): readonly Definition[] {
  const { kind, invoice } = paper;
  const shared = [
    { term: papers.order, value: order.order_id },
    { term: papers.vehicle, value: formatVehicle(invoice.vehicle_number) },
    { term: papers.supply, value: stateWithCode(invoice.place_of_supply) },
  ];
  if (kind !== "invoice") {
    const dueOn = kind === "debit note" ? paper.note.due_on : undefined;
    return [
      { term: papers.number[kind], value: paper.note.number },
      { term: papers.date[kind], value: formatDay(paper.note.date) },
      { term: papers.originalNumber, value: invoice.number },
      { term: papers.originalDate, value: formatDay(invoice.date) },
      { term: papers.reason, value: paper.note.reason },
      ...(dueOn === undefined ? [] : [{ term: papers.due, value: formatDay(dueOn) }]),
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
