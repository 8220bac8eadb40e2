-- By what the buyer lets the platform pay the carrier for them (rule 33), as they read it before they booked. No row has it yet, so none is read.
alter table marking
  add column freight_terms text,
  add constraint marking_freight_terms check (freight_terms is null or freight_mode = 'pure_agent') not valid;

alter table trade_order
  add column freight_terms text,
  add constraint trade_order_freight_terms check (freight_terms is null or freight_mode = 'pure_agent') not valid;

create trigger trade_order_keeps_freight_terms before update on trade_order
  for each row when (new.freight_terms is distinct from old.freight_terms)
  execute function trade_order_keeps_to_pay();
