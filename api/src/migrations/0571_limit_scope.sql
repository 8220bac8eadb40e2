-- Limits whose PAN was typed in small letters or with spaces applied to nobody. One whose days another row of the PAN has by now ends instead.
alter table tax_row disable trigger tax_row_guard;
do $$
declare
  typed record;
begin
  for typed in
    select id, valid_from, upper(regexp_replace(scope, '[\s-]', '', 'g')) as pan
      from tax_row
     where key = 'credit.owed_limit' and scope <> upper(regexp_replace(scope, '[\s-]', '', 'g'))
     order by added_at desc, id desc
  loop
    begin
      update tax_row set scope = typed.pan where id = typed.id;
    exception when exclusion_violation then
      update tax_row
         set valid_to = least(valid_to, greatest(valid_from, (now() at time zone 'Asia/Kolkata')::date))
       where id = typed.id;
    end;
  end loop;
end $$;
alter table tax_row enable trigger tax_row_guard;
