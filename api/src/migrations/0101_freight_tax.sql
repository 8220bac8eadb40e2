-- Freight bears the GST of the goods it belongs to. What was marked or booked before keeps its freight without tax.
alter table marking add column freight_rate_paise bigint check (freight_rate_paise >= 0); -- per MT before GST

alter table trade_order
  add column freight_mode text not null default 'untaxed' check (freight_mode in ('untaxed', 'included')),
  add column freight_rate_paise bigint check (freight_rate_paise >= 0), -- per MT before GST, as agreed
  add constraint trade_order_freight_rate check ((freight_mode = 'untaxed') = (freight_rate_paise is null));

create or replace function trade_order_keeps_invoices() returns trigger language plpgsql as $$
begin
  if (new.transport_price_paise, new.freight_change_paise, new.freight_mode, new.freight_rate_paise, new.gst_bp,
      new.credit_days, new.billing_address, new.consignee_detail, new.product_name, new.brand_name, new.hsn)
    is distinct from (old.transport_price_paise, old.freight_change_paise, old.freight_mode, old.freight_rate_paise, old.gst_bp,
      old.credit_days, old.billing_address, old.consignee_detail, old.product_name, old.brand_name, old.hsn)
    and exists (select from shipment where order_id = old.id and invoiced_at is not null) then
    raise exception 'order % has an issued invoice', old.number using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
