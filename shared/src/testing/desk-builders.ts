import type { DeskPayment } from "../contract/desk/money";
import type { DeskApproval } from "../contract/desk/people";
import { type DeskQueueItem, type DeskQueueItemsAnswer, queueKinds } from "../contract/desk/queue";

/** Builders of what the desk's calls answer. A test names only what it is about; the rest is believable and valid. */

/** The moment of every answer here. */
export const deskNow = "2026-11-21T05:12:00.000Z";

const minuteMs = 60_000;

/** So many minutes after the moment of the answers, before it below zero. */
export function deskMinutes(minutes: number): string {
  return new Date(Date.parse(deskNow) + minutes * minuteMs).toISOString();
}

/** A transfer that waits, 42 minutes before its time. */
export function aQueueItem(change: Partial<DeskQueueItem> = {}): DeskQueueItem {
  return {
    kind: "payment",
    id: 318,
    number: "UTIBR52611210093",
    what: "Final, O2627000096",
    party: "Vidarbha Infra Projects",
    amount: 1_194_350,
    since: deskMinutes(-78),
    until: deskMinutes(42),
    is_own: 0,
    ...change,
  };
}

/** A queue of these items; the counts are theirs. */
export function aQueue(...data: DeskQueueItem[]): DeskQueueItemsAnswer {
  const countOf = (kind: string) => data.filter((item) => item.kind === kind).length;
  return { data, counts: queueKinds.map((kind) => ({ kind, count: countOf(kind) })), now: deskNow };
}

/** A transfer under check that pays what is due to the paisa. */
export function aDeskPayment(change: Partial<DeskPayment> = {}): DeskPayment {
  return {
    id: 318,
    payer: "Vidarbha Infra Projects",
    phone: "9822041175",
    purpose: "final",
    amount: 1_194_350,
    utr: "UTIBR52611210093",
    paid_on: "2026-11-21",
    quotation: null,
    order: "O2627000096",
    reference: "O2627000096",
    created_at: deskMinutes(-78),
    status: "under check",
    reason: "",
    decided_at: null,
    decided_by: null,
    due: 1_194_350,
    needs_second: 0,
    approval_id: null,
    alike: [],
    ...change,
  };
}

/** A payment above the limit of one person, asked for by a colleague. */
export function anApproval(change: Partial<DeskApproval> = {}): DeskApproval {
  return {
    id: 67,
    action: "payment verify",
    subject: "payment:318",
    amount: 1_194_350,
    reason: "Line of 8:44 am, UTR and sum agree",
    requested_by: "Meera Kulkarni",
    requested_at: deskMinutes(-14),
    input: "{}",
    shows: null,
    does: "The transfer is in the bank; a booking becomes an order",
    about: "Transfer for order O2627000096",
    payer: "Vidarbha Infra Projects, 9822041175",
    utr: "UTIBR52611210093",
    is_own: 0,
    ...change,
  };
}
