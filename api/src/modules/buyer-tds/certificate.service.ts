import { formatPaise } from "@mandi/shared/format/rupees";
import { normaliseTan } from "@mandi/shared/format/tan";
import { type Paise, paisePerRupee, subtractPaise } from "@mandi/shared/money/paise";
import type { PersonContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { invalidField } from "../../platform/errors";
import { userAccount } from "../ledger/account";
import { lockBalance } from "../ledger/account.service";
import { post } from "../ledger/ledger.service";
import { ledgerEvents } from "../ledger/ledger-events";
import { type DeductedQuarter, insertCertificate, isCertificateTaken, selectOpenOfQuarter } from "./buyer-tds.store";
import { quarterOfText } from "./quarter";

/** What shows that a buyer paid tax to the government: their certificate, or a line of the tax office's statement. */
export interface TypedCertificate {
  /** `2026-27 Q3` */
  readonly quarter: string;
  readonly code: string;
  readonly tan: string;
  readonly amountPaise: Paise;
  readonly number: string;
}

/**
 * Enters a certificate: the platform has that much credit with the tax office. A difference of at most a rupee from what is open is
 * rounded off; where the certificate shows less, the rest stays open.
 *
 * @returns what stays open
 * @throws Refusal 422 for an invalid quarter, a number already entered, or an amount above what is open
 */
export async function enterCertificate(
  tx: Db,
  buyerId: number,
  typed: TypedCertificate,
  { at, actorId }: PersonContext,
): Promise<Paise> {
  const quarter = quarterOfText(typed.quarter);
  if (quarter === null) throw invalidField("quarter", "Please enter the quarter as 2026-27 Q3");
  // Locked so that nobody else enters a certificate of this buyer, or refuses what it shows, until the transaction ends.
  await lockBalance(tx, userAccount("tds_receivable", buyerId));
  const of: DeductedQuarter = { buyerId, tan: normaliseTan(typed.tan), code: typed.code, ...quarter };
  if (await isCertificateTaken(tx, of, typed.number)) {
    throw invalidField("certificate", "This certificate has already been entered");
  }
  const openPaise = await selectOpenOfQuarter(tx, of);
  const creditedPaise = creditedOf(typed.amountPaise, openPaise);
  const differencePaise = subtractPaise(creditedPaise, typed.amountPaise);
  const facts = { userId: buyerId, amountPaise: typed.amountPaise, differencePaise, certificate: typed.number };
  const { id: journalId } = await post(tx, ledgerEvents.taxCertified(facts), { at, actorId });
  await insertCertificate(tx, {
    buyer_id: buyerId,
    tan: of.tan,
    code: of.code,
    financial_year: of.year,
    quarter: of.quarter,
    number: typed.number,
    amount_paise: typed.amountPaise,
    credited_paise: creditedPaise,
    journal_id: journalId,
    at,
    actor_id: actorId,
  });
  return subtractPaise(openPaise, creditedPaise);
}

/** What a certificate settles of what is open. */
function creditedOf(amountPaise: Paise, openPaise: Paise): Paise {
  if (openPaise > 0 && Math.abs(amountPaise - openPaise) <= paisePerRupee) return openPaise;
  if (amountPaise < openPaise) return amountPaise;
  const text =
    openPaise > 0
      ? `Only ${formatPaise(openPaise)} was deducted and is open for this TAN, code and quarter`
      : "Nothing is open for this TAN, code and quarter";
  throw invalidField("amount", text);
}
