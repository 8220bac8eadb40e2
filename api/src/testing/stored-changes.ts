import { sql } from "kysely";
import type { Db } from "../platform/database/database";

/** Says what was stored since the last time it was asked. */
export type StoredChanges = () => Promise<readonly string[]>;

/**
 * Notes every row that is inserted, changed or removed, in whatever table, in the transaction that does it: nothing noted means
 * that nothing whatever was stored. To compare all rows before and after says the same at many times the price.
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
