-- A seller's credit note to the platform, over a part of their bill. It comes under their number, as the bill does.
do $$
declare
  kinds text;
begin
  select pg_get_constraintdef(oid) into strict kinds
    from pg_constraint where conrelid = 'paper_series'::regclass and conname = 'paper_series_kind_check';
  alter table paper_series drop constraint paper_series_kind_check;
  execute 'alter table paper_series add constraint paper_series_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''seller note''::text, ');
end $$;
