import type { DeskPayoutBatch } from "@mandi/shared/contract/desk/payout";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import { Pill } from "@mandi/shared/ui/data/status-pill";

/** How far a batch is: payments that are neither paid nor dropped wait for the bank. */
export function BatchPill({ rows }: Pick<DeskPayoutBatch, "rows">) {
  const open = rows.filter(({ status }) => status === "agreed").length;
  const dropped = rows.filter(({ status }) => status === "dropped").length;
  const tone = dropped === rows.length ? "plain" : "ok";
  return <Pill tone={open > 0 ? "wait" : tone}>{payouts.state(open, dropped, rows.length)}</Pill>;
}
