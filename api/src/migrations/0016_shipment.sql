-- Vehicles with their loads, and the timeline of an order.

-- A load of the order on one vehicle. Several per order are normal.
create table shipment (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order (id),
  transporter_id bigint not null references users (id),
  vehicle_number text not null check (vehicle_number ~ '^([A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{1,4}|[0-9]{2}BH[0-9]{4}[A-Z]{1,2})$'),
  planned_kg bigint not null check (planned_kg > 0),
  driver_name text not null default '',
  driver_phone text not null default '' check (driver_phone ~ '^([0-9]{10})?$'),
  alternate_phone text not null default '' check (alternate_phone ~ '^([0-9]{10})?$'),
  tracking_number text not null default '',
  driver_photo_id bigint references upload (id),
  vehicle_photo_id bigint references upload (id),
  reported_at timestamptz,
  loaded_kg bigint check (loaded_kg > 0),
  loaded_at timestamptz,
  loaded_photo_id bigint references upload (id),
  freight_advance_paise bigint not null default 0 check (freight_advance_paise >= 0),
  -- The seller's bill to the platform, and the platform's invoice to the buyer.
  invoice_number text check (invoice_number ~ '^[A-Za-z0-9/-]{1,16}$'),
  invoice_on date,
  invoice_upload_id bigint references upload (id),
  sale_number text unique,
  -- Platform and seller as they stood when it was invoiced.
  invoice_parties jsonb,
  invoiced_at timestamptz,
  due_on date, -- credit days run from the invoice date
  receipt_number text,
  receipt_upload_id bigint references upload (id),
  eway_bill text check (eway_bill ~ '^[0-9]{12}$'),
  eway_valid_until timestamptz,
  eway_upload_id bigint references upload (id),
  delivered_at timestamptz,
  delivery_upload_id bigint references upload (id),
  unloaded_photo_id bigint references upload (id),
  removed_at timestamptz,
  removed_reason text check (length(removed_reason) between 1 and 400),
  created_at timestamptz not null,
  constraint shipment_loaded check ((loaded_kg is null) = (loaded_at is null) and (loaded_at is null or reported_at is not null)),
  constraint shipment_invoiced check (
    (invoiced_at is null) = (invoice_number is null) and (invoiced_at is null) = (sale_number is null)
    and (invoiced_at is null or (loaded_at is not null and invoice_on is not null and due_on is not null))
  ),
  constraint shipment_delivered check (delivered_at is null or invoiced_at is not null),
  constraint shipment_removed check ((removed_at is null) = (removed_reason is null) and (removed_at is null or loaded_at is null))
);
create index shipment_order on shipment (order_id, id);
create unique index shipment_invoice on shipment (order_id, invoice_number) where invoice_number is not null;
create unique index shipment_eway_bill on shipment (eway_bill) where eway_bill is not null and removed_at is null;
create unique index shipment_vehicle on shipment (order_id, vehicle_number) where removed_at is null and delivered_at is null;
-- Deleting a file asks each of these references; without an index each would read all vehicles.
create index shipment_driver_photo on shipment (driver_photo_id) where driver_photo_id is not null;
create index shipment_vehicle_photo on shipment (vehicle_photo_id) where vehicle_photo_id is not null;
create index shipment_loaded_photo on shipment (loaded_photo_id) where loaded_photo_id is not null;
create index shipment_invoice_upload on shipment (invoice_upload_id) where invoice_upload_id is not null;
create index shipment_receipt_upload on shipment (receipt_upload_id) where receipt_upload_id is not null;
create index shipment_eway_upload on shipment (eway_upload_id) where eway_upload_id is not null;
create index shipment_delivery_upload on shipment (delivery_upload_id) where delivery_upload_id is not null;
create index shipment_unloaded_photo on shipment (unloaded_photo_id) where unloaded_photo_id is not null;

-- How much of each size is on a vehicle: as planned, and as it was loaded.
create table shipment_line (
  shipment_id bigint not null references shipment (id),
  order_line_id bigint not null references order_line (id),
  planned_kg bigint not null check (planned_kg >= 0),
  loaded_kg bigint check (loaded_kg >= 0),
  primary key (shipment_id, order_line_id)
);
create index shipment_line_order_line on shipment_line (order_line_id);

-- The timeline: only ever added to. `audience` names the sides that read the entry; staff read all.
create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order (id),
  shipment_id bigint references shipment (id),
  step text not null,
  status text not null,
  text text not null check (length(text) between 1 and 400),
  audience text[] not null check (audience <@ array['buyer', 'seller', 'transporter']),
  at timestamptz not null,
  actor_id bigint references users (id)
);
create index order_event_order on order_event (order_id, id);
create trigger order_event_append_only before update or delete on order_event
  for each row execute function refuse_change();
