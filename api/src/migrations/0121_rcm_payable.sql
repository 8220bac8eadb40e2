-- GST on freight that the platform pays for a carrier who leaves it to the recipient (reverse charge).
do $$
declare
  kinds text;
begin
  -- Other branches of work add kinds too, in either order: this one joins whatever is there.
  select pg_get_constraintdef(oid) into strict kinds
    from pg_constraint where conrelid = 'account'::regclass and conname = 'account_kind_check';
  alter table account drop constraint account_kind_check;
  execute 'alter table account add constraint account_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''rcm_payable''::text, ');
end $$;
