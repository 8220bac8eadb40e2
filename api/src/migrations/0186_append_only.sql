-- Tables that are only ever added to refuse to be emptied as well, which a trigger for rows does not see.
do $$
declare
  append_only record;
begin
  for append_only in
    select t.relname as name from pg_trigger g join pg_class t on t.oid = g.tgrelid
     where g.tgname = t.relname || '_append_only'
       and not exists (select from pg_trigger other where other.tgrelid = t.oid and other.tgname = t.relname || '_no_truncate')
  loop
    execute format(
      'create trigger %I before truncate on %I for each statement execute function refuse_change()',
      append_only.name || '_no_truncate', append_only.name);
  end loop;
end $$;
