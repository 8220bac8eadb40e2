-- Delivered vehicles whose carrier the platform pays and that have no approved freight bill. The GST under reverse charge follows from the
-- bill alone, so none of them may be forgotten.
alter table shipment add column awaits_freight_bill boolean not null default false;

update shipment s set awaits_freight_bill = true
  from trade_order o
 where o.id = s.order_id and s.delivered_at is not null and s.removed_at is null
   and o.freight_mode not in ('to_pay', 'pure_agent')
   and not exists (select from freight_bill b where b.shipment_id = s.id and b.status = 'approved');

create index shipment_awaits_freight_bill on shipment (delivered_at, id) where awaits_freight_bill;
