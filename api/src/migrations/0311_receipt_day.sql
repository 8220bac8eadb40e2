-- The day of a transport receipt: the carrier's bill and the e-way bill name it beside the number.
alter table shipment add column receipt_on date;
update shipment s
   set receipt_on = (
     select (e.at at time zone 'Asia/Kolkata')::date from order_event e
      where e.order_id = s.order_id and e.shipment_id = s.id and e.step = 'transport receipt'
      order by e.id desc limit 1)
 where s.receipt_number is not null;
