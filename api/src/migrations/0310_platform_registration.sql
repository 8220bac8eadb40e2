-- The platform is registered for GST in several states: an order trades under the registration that was fixed at its marking.
-- Empty: the one of the company details.
alter table marking
  add column platform_gstin text not null default '' check (platform_gstin ~ '^([0-9]{2}[0-9A-Z]{13})?$');
alter table trade_order
  add column platform_gstin text not null default '' check (platform_gstin ~ '^([0-9]{2}[0-9A-Z]{13})?$');

create function trade_order_keeps_registration() returns trigger language plpgsql as $$
begin
  raise exception 'order % trades under one registration', old.number using errcode = 'integrity_constraint_violation';
end $$;
create trigger trade_order_keeps_registration before update on trade_order
  for each row when (new.platform_gstin is distinct from old.platform_gstin)
  execute function trade_order_keeps_registration();

-- The address of a registration is longer than a rate.
alter table tax_row drop constraint tax_row_value_check;
alter table tax_row add constraint tax_row_value_check check (length(value) between 1 and 200);
