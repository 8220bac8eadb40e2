import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** Returns what was stored since the last call. */
export type StoredChanges = () => Promise<readonly string[]>;

/**
 * Notes every row that is inserted, changed or removed, in any table, in the same transaction: nothing noted means
 * that nothing at all was stored. Comparing all rows before and after would show the same at many times the cost.
 */
export async function noteStoredChanges(db: Db): Promise<StoredChanges> {
  await sql`
    create schema watch;
    create table watch.change (id bigint generated always as identity, what text not null);
    create function watch.note() returns trigger language plpgsql as $note$
      begin insert into watch.change (what) values (tg_op || ' ' || tg_table_name); return null; end $note$;
    do $watch$
      declare watched regclass;
      begin
        for watched in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') loop
          execute format('create trigger watch_rows after insert or delete on %s for each row execute function watch.note()', watched);
          execute format('create trigger watch_changes after update on %s for each row when (old::text is distinct from new::text) execute function watch.note()', watched);
          execute format('create trigger watch_emptied after truncate on %s for each statement execute function watch.note()', watched);
        end loop;
      end $watch$`.execute(db);
  return async () => {
    const { rows } = await sql<{ what: string }>`delete from watch.change returning what`.execute(db);
    return rows.map(({ what }) => what);
  };
}
