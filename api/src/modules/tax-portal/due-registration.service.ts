import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { selectEInvoice } from "./e-invoice.store";
import { isWaitingFor, listWaitingFor } from "./queue.service";
import type { RegistrationState } from "./tax-portal.tables";

/** Why a vehicle may not leave yet, and who has to act. */
const reasons: Readonly<Record<Exclude<RegistrationState, "registered">, (number: string) => string>> = {
  pending: (number) => `Invoice ${number} is not registered with the tax portal yet. Our desk sees to it.`,
  failed: (number) => `The tax portal has not registered invoice ${number}. Our desk is correcting this.`,
  cancelled: (number) =>
    `The registration of invoice ${number} is cancelled. The seller has to invoice this vehicle again.`,
};

/**
 * Refuses to let a vehicle leave with an invoice that has to be registered and is not.
 *
 * @returns the number of the registration; null where the invoice needs none
 * @throws Refusal 422 naming who has to act
 */
export async function refuseUnregistered(
  db: Db,
  { id, number }: { readonly id: number; readonly number: string },
): Promise<string | null> {
  const [row, isEnding] = await Promise.all([selectEInvoice(db, id), isWaitingFor(db, id, "cancelIrn")]);
  if (!row) return null;
  if (row.state !== "registered") throw mayNotLeave(reasons[row.state](number));
  if (isEnding) throw mayNotLeave(`Our desk is cancelling the registration of invoice ${number}.`);
  return row.irn;
}

/** The documents among these whose registration is being cancelled, so that they may soon no longer count. */
export async function listEnding<Paper extends { readonly id: number }>(
  db: Db,
  papers: readonly Paper[],
): Promise<readonly Paper[]> {
  const ending = await listWaitingFor(
    db,
    papers.map(({ id }) => id),
    "cancelIrn",
  );
  return papers.filter(({ id }) => ending.includes(id));
}

/** Refuses what needs one of these documents while its registration is being cancelled. @throws Refusal 409 */
export async function refuseWhileEnding(
  db: Db,
  papers: readonly { readonly id: number; readonly number: string }[],
): Promise<void> {
  const [ending] = await listEnding(db, papers);
  if (ending === undefined) return;
  throw new Refusal("conflict", { message: whileEndingText(ending.number) });
}

/** Why what needs a document has to wait while its registration is being cancelled. */
export const whileEndingText = (number: string): string =>
  `The registration of invoice ${number} is being cancelled. This is possible once the portal has answered.`;

function mayNotLeave(reason: string): Refusal {
  return new Refusal("refused", { message: `${reason} The vehicle may not leave before.` });
}
