import { checkChallan, dayOfChallan } from "@mandi/shared/format/challan";
import { formatDay } from "@mandi/shared/format/dates";
import { isDay } from "@mandi/shared/format/days";
import { formatPaise } from "@mandi/shared/format/rupees";
import { minPaise, type Paise, paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { PersonContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { invalidField, Refusal } from "../../platform/errors";
import { selectMonthsOfChallan, selectOpenOfMonth } from "../../reads/tds-open.read";
import { lockDeductions, recordDeductionDeposit } from "../ledger/tax-entries.service";
import { insertDeposit } from "./tds.store";

/** A payment to the government. */
export interface DeductionDeposit {
  readonly code: string;
  /** `2026-11` */
  readonly month: string;
  readonly amountPaise: Paise;
  /** As `checkChallan` accepts it. */
  readonly challan: string;
  readonly paidOn: string;
}

/** A challan number without its gaps, the form in which it is kept. @throws Refusal 422 at `challan`, saying which part is wrong */
export function readChallan(text: string): string {
  const challan = checkChallan(text);
  if (challan.kind === "invalid") throw invalidField("challan", challan.reason);
  return challan.value;
}
/**
 * Enters tax that was paid to the government, at most what is open for its code and month. A challan that paid more than the tax of its
 * month, because a bill was cancelled after the payment, may be entered again for another month: nothing is posted then.
 *
 * @throws Refusal 409 for a used challan with nothing left, 422 for a wrong day, one that is not the challan's, or above what is open or
 * left of the challan
 */
export async function enterDeposit(tx: Db, deposit: DeductionDeposit, context: PersonContext): Promise<void> {
  const { code, amountPaise, challan, paidOn } = deposit;
  const month = `${deposit.month}-01`;
  checkDays(deposit, tradeDay(context.at));
  await lockDeductions(tx, code);
  const paid = await selectMonthsOfChallan(tx, { code, challan });
  if (paid.length > 0) return moveExcess(tx, deposit, paid);
  if (paidOn < month) throw invalidField("paid_on", "Please enter a day that is not before the month");
  await refuseAboveOpen(tx, deposit);
  const { id: journalId } = await recordDeductionDeposit(tx, { code, amountPaise, challan }, context);
  await insertDeposit(tx, { journal_id: journalId, code, month, amount_paise: amountPaise, challan, paid_on: paidOn });
}

function checkDays({ month, paidOn, challan }: DeductionDeposit, today: string): void {
  const first = `${month}-01`;
  if (!isDay(first) || first > today) throw invalidField("month", "Please enter the month as 2026-11");
  if (!isDay(paidOn) || paidOn > today) {
    throw invalidField("paid_on", "Please enter the day of the payment, not in the future");
  }
  const paid = dayOfChallan(challan);
  if (paid !== paidOn)
    throw invalidField("challan", `The date in the challan number is ${formatDay(paid)}, not the day of the payment`);
}

async function refuseAboveOpen(tx: Db, { code, month, amountPaise }: DeductionDeposit): Promise<void> {
  const openPaise = await selectOpenOfMonth(tx, { code, month: `${month}-01` });
  if (amountPaise <= openPaise) return;
  const open = openPaise > 0 ? `Only ${formatPaise(openPaise)} is` : "Nothing is";
  throw invalidField("amount", `${open} open under code ${code} for ${month}`);
}

type PaidMonth = Awaited<ReturnType<typeof selectMonthsOfChallan>>[number];

/** What the months of a challan do not need of it pays another one, the oldest first. */
async function moveExcess(tx: Db, deposit: DeductionDeposit, paid: readonly PaidMonth[]): Promise<void> {
  const { code, amountPaise, challan, paidOn } = deposit;
  const month = `${deposit.month}-01`;
  const free: { readonly journalId: number; readonly month: string; readonly excessPaise: Paise }[] = [];
  for (const of of paid.filter((one) => one.month !== month)) {
    const openPaise = await selectOpenOfMonth(tx, { code, month: of.month });
    const excessPaise = minPaise(paise(of.paid_paise), subtractPaise(zeroPaise, openPaise));
    if (excessPaise > 0) free.push({ journalId: of.journal_id, month: of.month, excessPaise });
  }
  const freePaise = free.reduce<Paise>((sum, { excessPaise }) => paise(sum + excessPaise), zeroPaise);
  if (freePaise === 0) throw new Refusal("conflict", { message: "This challan has already been entered." });
  if (amountPaise > freePaise) throw invalidField("amount", `Only ${formatPaise(freePaise)} of this challan is left`);
  await refuseAboveOpen(tx, deposit);
  let restPaise = amountPaise;
  for (const { journalId, month: from, excessPaise } of free) {
    const movedPaise = minPaise(restPaise, excessPaise);
    if (movedPaise === 0) break;
    restPaise = subtractPaise(restPaise, movedPaise);
    const row = { journal_id: journalId, code, challan, paid_on: paidOn };
    await insertDeposit(tx, { ...row, month: from, amount_paise: subtractPaise(zeroPaise, movedPaise) });
    await insertDeposit(tx, { ...row, month, amount_paise: movedPaise });
  }
}
