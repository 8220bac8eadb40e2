-- Freight that the platform pays for the buyer at cost (rule 33): in the price, outside the taxable value, with an account of its own.
-- The new checks admit all that the former ones did, so no row is read again.
alter table marking
  drop constraint marking_freight_mode_check,
  add constraint marking_freight_mode_check check (freight_mode in ('included', 'to_pay', 'pure_agent')) not valid,
  add constraint marking_pure_agent
    check (freight_mode <> 'pure_agent' or (freight_rate_paise is null and transport_price_paise > 0)) not valid;

alter table trade_order
  drop constraint trade_order_freight_mode_check,
  add constraint trade_order_freight_mode_check
    check (freight_mode in ('untaxed', 'included', 'to_pay', 'pure_agent')) not valid,
  drop constraint trade_order_freight_rate,
  add constraint trade_order_freight_rate
    check ((freight_mode in ('untaxed', 'pure_agent')) = (freight_rate_paise is null)) not valid,
  add constraint trade_order_pure_agent check (freight_mode <> 'pure_agent' or freight_change_paise = 0) not valid;

-- What is recovered is what was agreed with the carrier, also before the first invoice.
create trigger trade_order_keeps_pure_agent before update on trade_order
  for each row when (
    ((new.freight_mode = 'pure_agent') is distinct from (old.freight_mode = 'pure_agent'))
    or (old.freight_mode = 'pure_agent' and new.transport_price_paise <> old.transport_price_paise)
  )
  execute function trade_order_keeps_to_pay();

alter table account
  drop constraint account_kind_check,
  add constraint account_kind_check check (kind in (
    'bank', 'purchases', 'sales', 'freight_out', 'freight_recovered', 'agent_freight', 'commission', 'gst_in', 'gst_out', 'forfeited',
    'rounding', 'rcm_payable', 'shortage_recovered', 'shortage_loss', 'interest_income', 'income_tax_credit', 'tds_payable',
    'wallet', 'hold', 'credit', 'tds_receivable', 'advance', 'receivable', 'payable:seller', 'payable:transporter'
  )) not valid;
