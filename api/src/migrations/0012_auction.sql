-- Quotations and the two auctions that price them: sellers offer a base price, transporters bid freight.

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
-- The desk's lists: what waits first and the rest by age, and each status in the same order.
create index quotation_desk_order on quotation ((status = 'pending' and closed_at is not null) desc, id desc);
create index quotation_desk_status on quotation (status, (status = 'pending' and closed_at is not null), id);

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

-- Whom the enquiry was sent to, and with which of their listings they answer.
create table invited_seller (
  quotation_id bigint not null references quotation (id),
  seller_id bigint not null references users (id),
  listing_id bigint not null references listing (id),
  -- The quotation's: a seller's enquiries of one status are listed and counted from the invitations alone, however many
  -- quotations there are beside them.
  status text not null default 'pending',
  invited_at timestamptz not null,
  is_unread boolean not null default true,
  primary key (quotation_id, seller_id)
);
create index invited_seller_seller on invited_seller (seller_id, quotation_id);
create index invited_seller_status on invited_seller (seller_id, status, quotation_id);

create function invited_seller_follow() returns trigger language plpgsql as $$
begin
  update invited_seller set status = new.status where quotation_id = new.id;
  return null;
end $$;
create trigger quotation_invited_seller after update of status on quotation
  for each row when (new.status <> old.status) execute function invited_seller_follow();

-- A seller's offer as it stands; every price they have named is a revision.
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
  -- What the listing cost at that moment, and whether the offer was so far from it that the seller had to confirm it.
  listed_price_paise bigint check (listed_price_paise >= 0),
  is_far boolean not null default false,
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
  -- 'city': the belt unloads in the consignee's city; 'state': elsewhere in its state.
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
-- A transporter's own bids beside the list of enquiries; the unique index begins with the quotation.
create index freight_bid_transporter on freight_bid (transporter_id, quotation_id);

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
