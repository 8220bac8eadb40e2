import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { inTransaction } from "../../../platform/database/transaction";

/** After this neither triggers nor references prevent a change, nor does the one constraint that the checks verify themselves. */
const opened = `do $$
declare statement text;
begin
  for statement in
    select format('alter table %s disable trigger user', name)
      from unnest(array['posting', 'account', 'journal', 'issued_paper', 'paper_event', 'paper_series', 'freight_bill',
                        'tds_entry', 'tds_deposit', 'payout_set_off']) name
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname)
      from pg_constraint where contype = 'f' and confrelid in ('issued_paper'::regclass, 'journal'::regclass)
    union all
    select 'alter table account drop constraint account_not_negative'
  loop
    execute statement;
  end loop;
end $$`;

/** Makes a change that the database itself would refuse, runs the checks, and rolls back. */
export async function lookAfter<Seen>(db: Db, change: string, look: (tx: Db) => Promise<Seen>): Promise<Seen> {
  let seen: Seen | undefined;
  const undo = new Error("Rolled back on purpose");
  await inTransaction(db, async (tx) => {
    for (const statement of [opened, change]) await sql.raw(statement).execute(tx);
    seen = await look(tx);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  if (seen === undefined) throw new Error("Nothing was checked");
  return seen;
}
