import { sql } from "kysely";

/**
 * Whether entry `e` counts in a return and its certificates: a bill that was cancelled, whenever that was, leaves the month and the quarter
 * in which it bore the tax, so that no later one has a row below zero.
 */
export const isCountedEntry = sql`(
  e.cause not in ('opening', 'bill taken back')
  and not exists (select from tds_entry back where back.paper_id = e.paper_id and back.cause = 'bill taken back'))`;

/** Whether payment to the government `d` counts: a reversed one does not. */
export const isStandingDeposit = sql`not exists (select from journal undone where undone.reverses_id = d.journal_id)`;
