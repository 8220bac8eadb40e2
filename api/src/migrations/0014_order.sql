-- Orders: their lines, what changed after booking, and who carries them.

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
-- Those that wait for their seller, in the desk's queue.
create index trade_order_pending on trade_order (created_at) where status = 'pending';
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

-- Changes after booking, with what it was and what it became.
-- 'invoice': one that was wrong was taken back before its vehicle delivered; the order keeps what it said.
create table order_adjustment (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order (id),
  kind text not null check (kind in ('quantity', 'variant', 'freight', 'loaded weight', 'invoice')),
  before jsonb not null,
  after jsonb not null,
  reason text not null check (length(reason) between 1 and 400),
  -- How the buyer agreed, where they had to: "by telephone, Mr Agrawal, 11:40".
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

-- The last time a party opened an order: what changed since is news.
create table order_seen (
  order_id bigint not null references trade_order (id),
  user_id bigint not null references users (id),
  seen_at timestamptz not null,
  primary key (order_id, user_id)
);
