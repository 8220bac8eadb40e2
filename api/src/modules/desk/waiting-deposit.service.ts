import { tdsWrites } from "@mandi/shared/contract/desk/tds";
import { read } from "@mandi/shared/contract/read";
import { formatExactPaise } from "@mandi/shared/format/exact";
import { formatMonth } from "@mandi/shared/format/month";
import { paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { lockDeductions, lockReverseCharge } from "../ledger/tax-entries.service";
import { inputOf } from "./approval.service";
import { selectWaitingOf } from "./approval.store";

/** A payment to the government that waits for a second person. */
export interface WaitingDeposit {
  readonly id: number;
  readonly amount_paise: number;
}

/** A code of the law and a month, `2026-11`. */
interface TdsMonth {
  readonly code: string;
  readonly month: string;
}

/** Deposits of tax deducted at source that wait, each with its code and month. */
export async function listWaitingTds(db: Db): Promise<readonly (WaitingDeposit & TdsMonth)[]> {
  const waiting = await selectWaitingOf(db, "tds deposit");
  return waiting.map(({ id, amount_paise, input }) => {
    const { code, month } = read(tdsWrites["tds deposit"].body, inputOf(input).body);
    return { id, amount_paise, code, month };
  });
}

/** Deposits of GST under reverse charge that wait. */
export const listWaitingReverseCharge = (db: Db): Promise<readonly WaitingDeposit[]> =>
  selectWaitingOf(db, "reverse-charge deposit");

/** A month is paid once: while one deposit waits, another could pay the same tax under another challan. @throws Refusal 409 */
export async function refuseBesideTds(tx: Db, { code, month }: TdsMonth): Promise<void> {
  await lockDeductions(tx, code);
  const waiting = (await listWaitingTds(tx)).filter((one) => one.code === code && one.month === month);
  refuseBeside(waiting, `for ${formatMonth(month)} under code ${code}`);
}

/** The same for GST under reverse charge, which is owed as one sum. @throws Refusal 409 */
export async function refuseBesideReverseCharge(tx: Db): Promise<void> {
  await lockReverseCharge(tx);
  refuseBeside(await listWaitingReverseCharge(tx), "of GST under reverse charge");
}

function refuseBeside([first]: readonly WaitingDeposit[], what: string): void {
  if (first === undefined) return;
  const sum = formatExactPaise(paise(first.amount_paise));
  throw new Refusal("conflict", {
    message: `A payment of ${sum} ${what} already waits for a second person (A${first.id}). Please wait for their decision before you enter another.`,
  });
}
