import { counted } from "@mandi/shared/format/counted";
import { formatDay } from "@mandi/shared/format/dates";
import { formatExactPaise } from "@mandi/shared/format/exact";
import { paise } from "@mandi/shared/money/paise";
import { RecordedRefusal } from "../../platform/audit";
import { cutText } from "../../platform/cut-text";
import type { Db } from "../../platform/database/database";
import { refusalIn } from "../../platform/database/dry-run";
import { inSavepoint } from "../../platform/database/transaction";
import { Refusal } from "../../platform/errors";
import { rupees } from "../../platform/wire-figures";
import { selectLinesByKey, selectMatchesOf } from "../../reads/desk/bank-lines.read";
import type { DeskAction, DeskContext } from "./actions/desk-action";
import { type DeskOutcome, performAct } from "./desk.service";

/** The lines whose transfers are accepted, and what those were read to pay. */
interface AcceptedLines {
  readonly lines: readonly number[];
  readonly read?: readonly { readonly line: number; readonly pays: string }[];
}

/**
 * Accepts the transfers that these lines match by UTR and amount, each by the act `verify` under its own rules. A transfer that is
 * refused is named in the warnings, as is a line that no longer matches one, and does not affect the others.
 *
 * @throws Refusal 409 when none of the lines matches a transfer under check; 403, in the trail, when one concerns the actor
 */
export async function acceptBankLines(
  tx: Db,
  verify: DeskAction,
  { lines, read = [] }: AcceptedLines,
  context: DeskContext,
): Promise<DeskOutcome> {
  const matches = await selectMatchesOf(tx, lines);
  if (matches.length === 0) {
    throw new Refusal("conflict", { message: "None of these lines matches a payment under check any more." });
  }
  const done = { accepted: 0, waiting: 0 };
  const warnings: string[] = [];
  const readPays = new Map(read.map(({ line, pays }) => [line, pays]));
  for (const { line_id, payment_id, utr, amount_paise, day } of matches) {
    const reason = cutText(`${context.reason} (bank statement, ${formatDay(day)})`, 400);
    const pays = readPays.get(line_id);
    const asRead = pays === undefined ? {} : { expected_pays: pays };
    const body = { received: rupees(amount_paise), reason, ...asRead };
    try {
      const { approvalId } = await inSavepoint(tx, () =>
        performAct(tx, verify, { id: payment_id, body, context: { ...context, reason } }),
      );
      done[approvalId === null ? "accepted" : "waiting"] += 1;
    } catch (error) {
      if (error instanceof RecordedRefusal) throw error;
      warnings.push(`${utr}: ${refusalIn(error).message}`);
    }
  }
  const skipped = await skippedInWords(tx, lines, new Set(matches.map(({ line_id }) => line_id)));
  const left = { refused: warnings.length, skipped: skipped.length };
  return { message: messageOf({ ...done, ...left }), warnings: [...warnings, ...skipped], approvalId: null };
}

/** Lines that matched when they were chosen, but do no longer: their payment was decided or withdrawn meanwhile. */
async function skippedInWords(tx: Db, asked: readonly number[], matched: ReadonlySet<number>) {
  const skipped = await selectLinesByKey(
    tx,
    asked.filter((line) => !matched.has(line)),
  );
  return skipped.map(({ day, amount_paise }) => {
    const line = `Line of ${formatDay(day)}, ${formatExactPaise(paise(amount_paise))}`;
    return `${line}: no payment under check matches it any more.`;
  });
}

interface Done {
  readonly accepted: number;
  readonly waiting: number;
  readonly refused: number;
  readonly skipped: number;
}

function messageOf({ accepted, waiting, refused, skipped }: Done): string {
  const parts = [
    `${accepted} accepted.`,
    ...(waiting === 0 ? [] : [`${counted(waiting, "waits", "wait")} for a second person.`]),
    ...(refused === 0 ? [] : [`${refused} refused.`]),
    ...(skipped === 0 ? [] : [`${skipped} skipped.`]),
  ];
  return parts.join(" ");
}
