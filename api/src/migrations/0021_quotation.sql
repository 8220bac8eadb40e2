-- Quotations, the two auctions that price them, and the stock they promise.

-- The last number given out per series and financial year. The row lock makes numbers unique; they are never reused.
create table document_number (
  series text not null check (series ~ '^[A-Z]{1,4}$'),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'), -- 2627 is April 2026 to March 2027
  last integer not null check (last between 1 and 999999),
  primary key (series, financial_year)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % refused: rows are only added', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;

-- Names, figures and addresses are copies made when it was asked for: a document must not change with the catalogue.
create table quotation (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^Q[0-9]{10}$'),
  buyer_id bigint not null references users (id),
  commodity_product_id bigint not null references commodity_product (id),
  product_name text not null,
  category_name text not null,
  thumbnail text not null,
  hsn text not null,
  gst_bp integer not null check (gst_bp between 0 and 10000),
  brand_id bigint not null references brand (id),
  brand_name text not null,
  origin_city text not null,
  quality_name text not null, -- empty where the product has none
  quality_price_paise bigint not null check (quality_price_paise >= 0), -- per MT, before GST
  packaging_name text not null, -- empty where the product has none
  packaging_price_paise bigint not null check (packaging_price_paise >= 0),
  billing_address jsonb not null,
  consignee_detail jsonb not null,
  purpose text not null,
  description text not null check (length(description) <= 1000),
  total_kg bigint not null check (total_kg > 0),
  status text not null default 'pending'
    check (status in ('pending', 'Seller Marked', 'ordered', 'expired', 'withdrawn', 'rejected')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Offers are taken until here. `planned_deadline_at` is what was announced; last-minute bids move only the first.
  deadline_at timestamptz not null,
  planned_deadline_at timestamptz not null,
  -- When the window was found closed; from then on the desk sees it in its queue.
  closed_at timestamptz,
  -- Why nothing was marked at close, in words for the desk.
  desk_note text,
  -- The terms in force, frozen by the last marking.
  marking_id bigint,
  order_id bigint unique,
  -- Who carries it: the marked bid's transporter from the order on, or whom the desk awards instead.
  awarded_transporter_id bigint references users (id),
  ended_reason text check (length(ended_reason) between 1 and 400),
  -- News that the buyer has not opened.
  is_unread boolean not null default false,
  constraint quotation_deadline check (deadline_at >= planned_deadline_at and planned_deadline_at > created_at),
  constraint quotation_marked check ((status in ('Seller Marked', 'ordered', 'expired')) = (marking_id is not null)),
  constraint quotation_ordered check ((status = 'ordered') = (order_id is not null)),
  constraint quotation_rejected check ((status = 'rejected') = (ended_reason is not null))
);
create index quotation_buyer on quotation (buyer_id, id);
create index quotation_buyer_status on quotation (buyer_id, status, id);
create index quotation_open on quotation (deadline_at) where status = 'pending' and closed_at is null;
create index quotation_desk on quotation (closed_at, id) where status = 'pending' and closed_at is not null;
create index quotation_status on quotation (status, id);

-- A terminal state never changes.
create function quotation_guard() returns trigger language plpgsql as $$
begin
  if old.status in ('ordered', 'expired', 'withdrawn', 'rejected') and new.status <> old.status then
    raise exception 'quotation % is %', old.number, old.status using errcode = 'integrity_constraint_violation';
  end if;
  if new.number <> old.number or new.buyer_id <> old.buyer_id then
    raise exception 'a quotation keeps its number and its buyer' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger quotation_guard before update on quotation for each row execute function quotation_guard();
create trigger quotation_no_delete before delete on quotation for each row execute function refuse_change();

-- The sizes asked for.
create table quotation_line (
  id bigint generated always as identity primary key,
  quotation_id bigint not null references quotation (id),
  position integer not null,
  size_variation_id bigint not null references size_variation (id),
  value jsonb not null, -- [{name, value, unit: {short_name}}]
  quantity_kg bigint not null check (quantity_kg > 0),
  unique (quotation_id, position),
  unique (quotation_id, size_variation_id)
);
create trigger quotation_line_append_only before update or delete on quotation_line
  for each row execute function refuse_change();

-- Whom the enquiry was sent to, and with which of his listings he answers.
create table invited_seller (
  quotation_id bigint not null references quotation (id),
  seller_id bigint not null references users (id),
  listing_id bigint not null references listing (id),
  invited_at timestamptz not null,
  is_unread boolean not null default true,
  primary key (quotation_id, seller_id)
);
create index invited_seller_seller on invited_seller (seller_id, quotation_id);

-- A seller's offer as it stands; every price he has named is a revision.
create table offer (
  id bigint generated always as identity primary key,
  quotation_id bigint not null,
  seller_id bigint not null,
  sequence integer not null, -- of the revision in force
  base_price_paise bigint not null check (base_price_paise > 0), -- per MT, before charges and GST
  -- What the whole quantity costs with charges and GST, without freight.
  ex_paise bigint not null check (ex_paise > 0),
  revised_at timestamptz not null,
  unique (quotation_id, seller_id),
  foreign key (quotation_id, seller_id) references invited_seller (quotation_id, seller_id)
);
create index offer_board on offer (quotation_id, base_price_paise, revised_at);
create index offer_seller on offer (seller_id, quotation_id);

create table offer_revision (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offer (id),
  sequence integer not null check (sequence > 0),
  base_price_paise bigint not null check (base_price_paise > 0),
  ex_paise bigint not null check (ex_paise > 0),
  -- The seller's charges, tax and size prices at that moment: an offer is binding, the listing goes on changing.
  terms jsonb not null,
  description text not null check (length(description) <= 1000),
  at timestamptz not null,
  unique (offer_id, sequence)
);
alter table offer add foreign key (id, sequence) references offer_revision (offer_id, sequence)
  deferrable initially deferred;
create trigger offer_revision_append_only before update or delete on offer_revision
  for each row execute function refuse_change();

-- Transporters asked for freight, with the range of the belt that fits.
create table invited_transporter (
  quotation_id bigint not null references quotation (id),
  transporter_id bigint not null references users (id),
  -- 'city': the belt unloads in the consignee's city; 'state': elsewhere in his state.
  fit text not null check (fit in ('city', 'state')),
  min_price_paise bigint not null,
  max_price_paise bigint not null,
  invited_at timestamptz not null,
  is_unread boolean not null default true,
  primary key (quotation_id, transporter_id)
);
create index invited_transporter_transporter on invited_transporter (transporter_id, quotation_id);

create table freight_bid (
  id bigint generated always as identity primary key,
  quotation_id bigint not null,
  transporter_id bigint not null,
  sequence integer not null, -- of the revision in force
  price_paise bigint not null check (price_paise > 0), -- freight per MT
  revised_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (quotation_id, transporter_id),
  foreign key (quotation_id, transporter_id) references invited_transporter (quotation_id, transporter_id)
);
create index freight_bid_board on freight_bid (quotation_id, price_paise, revised_at) where withdrawn_at is null;

create table freight_bid_revision (
  id bigint generated always as identity primary key,
  bid_id bigint not null references freight_bid (id),
  sequence integer not null check (sequence > 0),
  price_paise bigint check (price_paise > 0), -- null: the bid was withdrawn
  at timestamptz not null,
  unique (bid_id, sequence)
);
alter table freight_bid add foreign key (id, sequence) references freight_bid_revision (bid_id, sequence)
  deferrable initially deferred;
create trigger freight_bid_revision_append_only before update or delete on freight_bid_revision
  for each row execute function refuse_change();

-- Terms frozen when a seller is marked, by the desk or at close. A re-mark adds a row; what was frozen never changes.
create table marking (
  id bigint generated always as identity primary key,
  quotation_id bigint not null references quotation (id),
  sequence integer not null check (sequence > 0),
  offer_revision_id bigint not null references offer_revision (id),
  seller_id bigint not null references users (id),
  listing_id bigint not null references listing (id),
  -- Null: the desk named the freight itself.
  bid_revision_id bigint references freight_bid_revision (id),
  transporter_id bigint references users (id),
  -- The seller's price per MT, and what the buyer sees: more by the commission where it is excluded.
  base_price_paise bigint not null check (base_price_paise > 0),
  buyer_base_price_paise bigint not null,
  transport_price_paise bigint not null check (transport_price_paise >= 0), -- freight per MT
  total_kg bigint not null check (total_kg > 0),
  seller_ex_paise bigint not null check (seller_ex_paise > 0),
  ex_paise bigint not null,
  freight_paise bigint not null check (freight_paise >= 0),
  for_paise bigint not null check (for_paise = ex_paise + freight_paise),
  booking_paise bigint not null check (booking_paise > 0 and booking_paise <= for_paise),
  credit_days integer not null check (credit_days between 0 and 365),
  commission_type text not null check (commission_type in ('include', 'exclude')),
  commission_paise bigint not null check (commission_paise >= 0), -- per MT
  commission_gst_bp integer not null check (commission_gst_bp between 0 and 10000),
  gst_bp integer not null check (gst_bp between 0 and 10000),
  -- Null: the platform delivers under its own name.
  delivery_by text,
  loading_address jsonb not null,
  terms jsonb not null, -- of the offer's revision
  valid_until timestamptz not null,
  at timestamptz not null,
  -- Null: marked by the clock at close.
  marked_by bigint references users (id),
  reason text not null check (length(reason) between 1 and 400),
  unique (quotation_id, sequence),
  check (buyer_base_price_paise >= base_price_paise and ex_paise >= seller_ex_paise),
  check ((bid_revision_id is null) = (transporter_id is null))
);
create index marking_seller on marking (seller_id, id);
create trigger marking_append_only before update or delete on marking
  for each row execute function refuse_change();
alter table quotation add foreign key (marking_id) references marking (id);

create table marking_line (
  marking_id bigint not null references marking (id),
  line_id bigint not null references quotation_line (id),
  size_price_paise bigint not null check (size_price_paise >= 0), -- per MT, before GST
  -- Per MT and for the quantity, with GST: to the buyer, and at the seller's own price.
  unit_price_paise bigint not null check (unit_price_paise > 0),
  final_price_paise bigint not null check (final_price_paise >= 0),
  seller_unit_price_paise bigint not null check (seller_unit_price_paise > 0),
  seller_final_price_paise bigint not null check (seller_final_price_paise >= 0),
  primary key (marking_id, line_id)
);
create trigger marking_line_append_only before update or delete on marking_line
  for each row execute function refuse_change();

-- Stock promised to marked quotations. The sum stands on the listing's own row, so that one row lock and one check cover
-- both: however many are marked at once, no more is promised than there is. No entered stock (null) bounds nothing.
alter table listing_variation
  add column held_kg bigint not null default 0 check (held_kg >= 0),
  add constraint listing_variation_stock_covers_holds check (stock_kg is null or held_kg <= stock_kg);

create table stock_hold (
  id bigint generated always as identity primary key,
  quotation_id bigint not null references quotation (id),
  line_id bigint not null references quotation_line (id),
  listing_id bigint not null,
  size_variation_id bigint not null,
  quantity_kg bigint not null check (quantity_kg > 0),
  -- held by a marking or an order; committed: the seller confirmed, it left his stock; released: free again.
  status text not null default 'held' check (status in ('held', 'committed', 'released')),
  created_at timestamptz not null,
  ended_at timestamptz,
  foreign key (listing_id, size_variation_id) references listing_variation (listing_id, size_variation_id),
  check ((status = 'held') = (ended_at is null))
);
create unique index stock_hold_one on stock_hold (line_id) where status <> 'released';
create index stock_hold_quotation on stock_hold (quotation_id);
create index stock_hold_variation on stock_hold (listing_id, size_variation_id) where status = 'held';

-- The sum on the listing follows its holds, whoever writes them.
create function stock_hold_sum() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'held' then
      raise exception 'stock is held before anything else happens to it' using errcode = 'integrity_constraint_violation';
    end if;
    update listing_variation set held_kg = held_kg + new.quantity_kg
     where listing_id = new.listing_id and size_variation_id = new.size_variation_id;
  elsif new.quantity_kg <> old.quantity_kg or new.line_id <> old.line_id or new.listing_id <> old.listing_id
    or new.size_variation_id <> old.size_variation_id
    or not (old.status = 'held' and new.status <> 'held' or old.status = 'committed' and new.status = 'released') then
    raise exception 'a stock hold only moves on and keeps its size' using errcode = 'integrity_constraint_violation';
  else
    update listing_variation
       set held_kg = held_kg - case when old.status = 'held' then old.quantity_kg else 0 end,
           -- What was committed and comes free again is back in stock.
           stock_kg = stock_kg + case
             when new.status = 'committed' then -old.quantity_kg
             when old.status = 'committed' then old.quantity_kg
             else 0
           end
     where listing_id = old.listing_id and size_variation_id = old.size_variation_id;
  end if;
  return new;
end $$;
create trigger stock_hold_sum before insert or update on stock_hold for each row execute function stock_hold_sum();
create trigger stock_hold_no_delete before delete on stock_hold for each row execute function refuse_change();
