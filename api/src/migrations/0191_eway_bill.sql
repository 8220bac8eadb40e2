-- E-way bills of vehicles, made by the portal or typed in: where each stands.

create table eway_bill (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order (id),
  shipment_id bigint not null references shipment (id),
  paper_id bigint not null references issued_paper (id), -- the sale invoice: one e-way bill at a time
  -- draft: the portal is asked; done: its vehicle has delivered.
  state text not null check (state in ('draft', 'active', 'failed', 'cancelled', 'done')),
  is_typed boolean not null, -- made outside, only its number is known here
  number text check (number ~ '^[0-9]{12}$'),
  kilometres integer not null check (kilometres between 0 and 5000), -- 0: the portal counts the way
  vehicle_number text not null, -- that the goods are on now
  carrier_gstin text not null, -- whom it names, empty where they have none
  made_at timestamptz, -- at the portal
  valid_until timestamptz,
  warned_hours integer, -- for how many hours before its end the desk was warned; absent: not yet
  code text, -- why it failed, or its last change
  message text,
  check (state not in ('active', 'done') or number is not null and made_at is not null)
);
create unique index eway_bill_standing on eway_bill (paper_id) where state <> 'cancelled';
create index eway_bill_paper on eway_bill (paper_id, id);
create index eway_bill_shipment on eway_bill (shipment_id, id);
create index eway_bill_order on eway_bill (order_id, id);
create index eway_bill_number on eway_bill (number) where number is not null;
create index eway_bill_state on eway_bill (state, id);
create index eway_bill_ending on eway_bill (valid_until) where state = 'active';
create index eway_bill_for_desk on eway_bill (id)
  where state = 'failed' or state = 'active' and (warned_hours is not null or code is not null);

alter table portal_request drop constraint portal_request_call_check;
alter table portal_request add constraint portal_request_call_check check (call in
  ('registerInvoice', 'cancelIrn', 'makeEwb', 'makeEwbByIrn', 'setVehicle', 'setTransporter', 'extend', 'cancelEwb'));

-- What the steps have entered so far.
insert into eway_bill (order_id, shipment_id, paper_id, state, is_typed, number, kilometres, vehicle_number, carrier_gstin, made_at, valid_until)
select distinct on (s.id) s.order_id, s.id, p.id, case when s.delivered_at is null then 'active' else 'done' end, true, s.eway_bill, 0,
       s.vehicle_number, '', s.invoiced_at, s.eway_valid_until
  from shipment s join issued_paper p on p.shipment_id = s.id and p.kind = 'invoice' and p.number = s.sale_number
 where s.eway_bill is not null and s.removed_at is null
 order by s.id, p.id desc;
