-- What an auction ends with: the terms that are marked, and the stock that is held for them.

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

-- Stock promised to marked quotations, each line of one once.
create table stock_hold (
  id bigint generated always as identity primary key,
  quotation_id bigint not null references quotation (id),
  line_id bigint not null references quotation_line (id),
  listing_id bigint not null,
  size_variation_id bigint not null,
  quantity_kg bigint not null check (quantity_kg > 0),
  -- held by a marking or an order; committed: the seller confirmed, it left the stock; released: free again.
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
