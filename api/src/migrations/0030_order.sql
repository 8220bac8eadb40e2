-- Orders with their lines and timeline, vehicles, awards, changes and papers.

-- Files stand in the database: few, small and private. Who may open one follows from the order it was used for.
create table upload (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users (id),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  size_bytes integer not null check (size_bytes between 1 and 5242880),
  digest bytea not null,
  content bytea not null,
  created_at timestamptz not null
);
create index upload_owner on upload (owner_id, id);
create trigger upload_append_only before update or delete on upload for each row execute function refuse_change();

-- Names, addresses and prices are the ones of the marked quotation: an order must not change with the catalogue.
create table trade_order (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^O[0-9]{10}$'),
  quotation_id bigint not null unique references quotation (id), -- one order per quotation
  quotation_number text not null,
  marking_id bigint not null references marking (id),
  buyer_id bigint not null references users (id),
  seller_id bigint not null references users (id),
  listing_id bigint not null references listing (id),
  status text not null default 'pending'
    check (status in ('pending', 'confirm', 'vehicle booked', 'loading', 'delivered', 'cancel')),
  commodity_product_id bigint not null references commodity_product (id),
  product_name text not null,
  category_name text not null,
  thumbnail text not null,
  hsn text not null,
  brand_id bigint not null references brand (id),
  brand_name text not null,
  origin_city text not null,
  quality_name text not null,
  packaging_name text not null,
  purpose text not null,
  description text not null,
  billing_address jsonb not null,
  consignee_detail jsonb not null,
  loading_address jsonb not null,
  delivery_by text,
  gst_bp integer not null check (gst_bp between 0 and 10000),
  -- What is added to the base price per MT before GST; a changed size is priced with it.
  price_parts jsonb not null,
  base_price_paise bigint not null check (base_price_paise > 0), -- per MT, to the buyer
  seller_base_price_paise bigint not null check (seller_base_price_paise > 0),
  transport_price_paise bigint not null check (transport_price_paise >= 0), -- freight per MT as agreed
  freight_change_paise bigint not null default 0, -- per MT, signed: what it became since
  commission_type text not null check (commission_type in ('include', 'exclude')),
  commission_paise bigint not null check (commission_paise >= 0),
  commission_gst_bp integer not null check (commission_gst_bp between 0 and 10000),
  credit_days integer not null check (credit_days between 0 and 365),
  booking_paise bigint not null check (booking_paise > 0),
  -- What the order comes to now; written by one function whenever a line, a loaded weight or the freight changes.
  total_kg bigint not null check (total_kg > 0),
  ex_paise bigint not null check (ex_paise >= 0),
  freight_paise bigint not null,
  for_paise bigint not null check (for_paise = ex_paise + freight_paise),
  receivable_paise bigint not null, -- the seller's
  update_for text check (update_for in ('quantity', 'variant', 'both')),
  dispatch_on date,
  quality_visible boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) between 1 and 400),
  -- Delivered and nobody owes anybody anything.
  settled_at timestamptz,
  constraint trade_order_delivered check ((status = 'delivered') = (delivered_at is not null)),
  constraint trade_order_cancelled check ((status = 'cancel') = (cancelled_at is not null and cancel_reason is not null)),
  constraint trade_order_settled check (settled_at is null or status = 'delivered')
);
create index trade_order_buyer on trade_order (buyer_id, id);
create index trade_order_buyer_status on trade_order (buyer_id, status, id);
create index trade_order_seller on trade_order (seller_id, id);
create index trade_order_seller_status on trade_order (seller_id, status, id);
create index trade_order_status on trade_order (status, id);
create index trade_order_product on trade_order (commodity_product_id);

create function trade_order_guard() returns trigger language plpgsql as $$
begin
  if old.status in ('delivered', 'cancel') and new.status <> old.status then
    raise exception 'order % is %', old.number, old.status using errcode = 'integrity_constraint_violation';
  end if;
  if (new.number, new.quotation_id, new.buyer_id, new.seller_id)
    is distinct from (old.number, old.quotation_id, old.buyer_id, old.seller_id) then
    raise exception 'an order keeps its number and its parties' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger trade_order_guard before update on trade_order for each row execute function trade_order_guard();
create trigger trade_order_no_delete before delete on trade_order for each row execute function refuse_change();

create table order_line (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order (id),
  position integer not null,
  size_variation_id bigint not null references size_variation (id),
  value jsonb not null, -- [{name, value, unit: {short_name}}]
  size_price_paise bigint not null check (size_price_paise >= 0), -- per MT, before GST
  quantity_kg bigint not null check (quantity_kg >= 0), -- agreed; 0 when a change took the size out
  booked_kg bigint not null check (booked_kg >= 0), -- as it was booked
  booked_size_id bigint not null references size_variation (id),
  unit_price_paise bigint not null check (unit_price_paise > 0), -- per MT with GST, to the buyer
  seller_unit_price_paise bigint not null check (seller_unit_price_paise > 0),
  unique (order_id, position)
);

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

-- Changes after booking, with what it was and what it became.
create table order_adjustment (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order (id),
  kind text not null check (kind in ('quantity', 'variant', 'freight', 'loaded weight')),
  before jsonb not null,
  after jsonb not null,
  reason text not null check (length(reason) between 1 and 400),
  -- How the buyer agreed, where he had to: "by telephone, Mr Agrawal, 11:40".
  consent text check (length(consent) between 1 and 400),
  at timestamptz not null,
  actor_id bigint references users (id)
);
create index order_adjustment_order on order_adjustment (order_id, id);
create trigger order_adjustment_append_only before update or delete on order_adjustment
  for each row execute function refuse_change();

-- Who carries the order and for how much per MT; a new award ends the one before.
create table freight_award (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order (id),
  transporter_id bigint not null references users (id),
  price_paise bigint not null check (price_paise >= 0),
  reason text not null check (length(reason) between 1 and 400),
  awarded_at timestamptz not null,
  awarded_by bigint references users (id),
  ended_at timestamptz
);
create unique index freight_award_one on freight_award (order_id) where ended_at is null;
create index freight_award_transporter on freight_award (transporter_id, order_id) where ended_at is null;

create table quality_file (
  order_id bigint not null references trade_order (id),
  upload_id bigint not null references upload (id),
  kind text not null check (kind in ('certificate', 'image')),
  added_at timestamptz not null,
  added_by bigint references users (id),
  primary key (order_id, upload_id)
);
create index quality_file_upload on quality_file (upload_id);
-- A newer certificate takes the older one's place.
create unique index quality_file_one_certificate on quality_file (order_id) where kind = 'certificate';

-- Where a file may be seen: the sides of an order it was used for.
create table upload_use (
  upload_id bigint not null references upload (id),
  order_id bigint not null references trade_order (id),
  audience text[] not null check (audience <@ array['buyer', 'seller', 'transporter']),
  primary key (upload_id, order_id)
);
create index upload_use_order on upload_use (order_id);

-- The last time a party opened an order: what changed since is news.
create table order_seen (
  order_id bigint not null references trade_order (id),
  user_id bigint not null references users (id),
  seen_at timestamptz not null,
  primary key (order_id, user_id)
);
