import { formatMoment } from "@mandi/shared/format/dates";
import { Refusal } from "../../../platform/errors";

interface Window {
  readonly deadline_at: Date;
  /** The end that was planned when the window opened, or that the desk has set since. */
  readonly planned_deadline_at: Date;
}

/**
 * Checks that a locked quotation closes when the caller read that it does. A caller without an `asRead` is not bound.
 *
 * @throws Refusal 409 with the close as it is now
 */
export function refuseOtherClose({ deadline_at, planned_deadline_at }: Window, asRead: Date | undefined): void {
  if (asRead === undefined || asRead.getTime() === deadline_at.getTime()) return;
  const now = formatMoment(deadline_at);
  // Only bids move the close past the one that was planned: the desk sets both.
  const isGiven = deadline_at.getTime() === planned_deadline_at.getTime();
  const change = isGiven
    ? `The bidders have been given time until ${now} in the meantime.`
    : `An offer or bid in the last minutes has moved the close to ${now}.`;
  throw new Refusal("conflict", { message: `${change} Please look again.` });
}
