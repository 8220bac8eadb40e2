-- Freight of every order bears GST or is recovered at cost. No market has an order of before; one without freight says the same either way.
update trade_order set freight_mode = 'included', freight_rate_paise = 0
 where freight_mode = 'untaxed' and transport_price_paise = 0 and freight_change_paise = 0;

alter table trade_order
  alter column freight_mode drop default,
  drop constraint trade_order_freight_mode_check,
  add constraint trade_order_freight_mode_check check (freight_mode in ('included', 'to_pay', 'pure_agent')),
  drop constraint trade_order_freight_rate,
  add constraint trade_order_freight_rate check ((freight_mode = 'pure_agent') = (freight_rate_paise is null));
