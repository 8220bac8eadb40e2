-- Freight that the consignee pays to the carrier is no part of the price: the order keeps what was agreed with the carrier beside it.
alter table marking
  add column freight_mode text not null default 'included' check (freight_mode in ('included', 'to_pay')),
  add column to_pay_rate_paise bigint check (to_pay_rate_paise > 0), -- per MT before GST
  add constraint marking_to_pay check ((freight_mode = 'to_pay') = (to_pay_rate_paise is not null)),
  add constraint marking_to_pay_beside check (freight_mode <> 'to_pay' or transport_price_paise = 0);

alter table trade_order
  drop constraint trade_order_freight_mode_check,
  add constraint trade_order_freight_mode_check check (freight_mode in ('untaxed', 'included', 'to_pay')),
  add column to_pay_rate_paise bigint check (to_pay_rate_paise > 0), -- per MT before GST
  add constraint trade_order_to_pay check ((freight_mode = 'to_pay') = (to_pay_rate_paise is not null)),
  add constraint trade_order_to_pay_beside
    check (freight_mode <> 'to_pay' or (transport_price_paise = 0 and freight_change_paise = 0 and freight_rate_paise = 0));

-- An order keeps how its freight is paid, also before its first invoice.
create function trade_order_keeps_to_pay() returns trigger language plpgsql as $$
begin
  raise exception 'the freight of order % is paid as it was agreed', old.number using errcode = 'integrity_constraint_violation';
end $$;
create trigger trade_order_keeps_to_pay before update on trade_order
  for each row when ((new.freight_mode = 'to_pay') is distinct from (old.freight_mode = 'to_pay')
    or new.to_pay_rate_paise is distinct from old.to_pay_rate_paise)
  execute function trade_order_keeps_to_pay();
