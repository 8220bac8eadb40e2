import { rupeesFromPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { findPayment } from "../payments/bank-transfer.service";
import { enterLineAction } from "./actions/bank-statement.actions";
import type { DeskAction } from "./actions/desk-action";
import { type DeskOutcome, type DeskRequest, performAct } from "./desk.service";

/**
 * Enters the payment of a line that nobody reported and accepts it by the act `verify`, under its own rules: above the limits it stays
 * under check until a second person confirms it. Where it cannot be accepted, it is not entered either.
 *
 * @throws Refusal of either act
 */
export async function matchBankLine(tx: Db, verify: DeskAction, request: DeskRequest): Promise<DeskOutcome> {
  const entered = await performAct(tx, enterLineAction, request);
  const id = found(entered.id);
  const received = rupeesFromPaise(found(await findPayment(tx, id)).amountPaise);
  const { context } = request;
  const accepted = await performAct(tx, verify, { id, body: { received, reason: context.reason }, context });
  return { ...accepted, id };
}
