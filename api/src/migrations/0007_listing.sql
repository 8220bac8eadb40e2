-- Listings: a seller's offer of one product of one brand from one city, with its sizes, its stock and its loading addresses.

create table listing (
  id bigint generated always as identity primary key,
  seller_id bigint not null references users (id),
  commodity_product_id bigint not null references commodity_product (id),
  brand_id bigint not null references brand (id),
  state text not null,
  city text not null,
  -- 'removed': kept for the quotations and orders that name it; the seller may add the same product again.
  status text not null default 'draft'
    check (status in ('draft', 'pending approval', 'live', 'paused', 'rejected', 'removed')),
  base_price_paise bigint not null default 0 check (base_price_paise >= 0), -- all amounts per MT, before GST
  loading_charge_paise bigint not null default 0 check (loading_charge_paise >= 0),
  insurance_charge_paise bigint not null default 0 check (insurance_charge_paise >= 0),
  quality_charge_paise bigint not null default 0 check (quality_charge_paise >= 0),
  gst_bp integer not null check (gst_bp between 0 and 10000),
  tcs_bp integer not null default 0 check (tcs_bp between 0 and 10000),
  -- Derived by the one price function whenever something it depends on changes; 0 = no price yet.
  total_charges_paise bigint not null default 0,
  total_amount_paise bigint not null default 0,
  ex_price_paise bigint not null default 0,
  default_size_id bigint references size_variation (id),
  price_updated_at timestamptz,
  created_at timestamptz not null,
  -- Why the desk took it off the market, for its seller to read. Not in offered_listing: buyers do not see it.
  desk_note text not null default '',
  foreign key (commodity_product_id, brand_id) references product_brand (commodity_product_id, brand_id)
);
create unique index listing_once on listing (seller_id, commodity_product_id, brand_id, state, city)
  where status <> 'removed';
-- A seller's own list and its choices; the unique index above serves only statements that name the status as a constant.
create index listing_seller on listing (seller_id, commodity_product_id, brand_id, state);
-- Offers by price in either direction, equal prices in the order of their listing. With the seller beside them they are counted
-- from the index alone.
create index listing_product_price on listing (commodity_product_id, ex_price_paise, id) include (seller_id)
  where status = 'live';
create index listing_brand_price on listing (brand_id, ex_price_paise, id) include (seller_id, commodity_product_id)
  where status = 'live';
-- The desk's lists: what waits for approval, what waits first and the rest by age, and each status in the same order.
create index listing_approval on listing (created_at) where status = 'pending approval';
create index listing_desk_order on listing ((status = 'pending approval') desc, id desc);
create index listing_desk_status on listing (status, (status = 'pending approval'), id);

create table listing_other_charge (
  listing_id bigint not null references listing (id) on delete cascade,
  position integer not null,
  name text not null,
  operator text not null check (operator in ('+', '-')),
  price_paise bigint not null check (price_paise >= 0),
  primary key (listing_id, position)
);

create table listing_variation (
  listing_id bigint not null references listing (id) on delete cascade,
  size_variation_id bigint not null references size_variation (id),
  price_paise bigint not null default 0 check (price_paise >= 0), -- gauge difference per MT, before GST
  is_selected boolean not null default false,
  stock_kg bigint check (stock_kg >= 0), -- null: not entered, bounds nothing
  -- Promised to marked quotations: the sum of stock_hold. It stands here so that one row lock and one check cover both:
  -- however many are marked at once, no more is promised than there is.
  held_kg bigint not null default 0 check (held_kg >= 0),
  primary key (listing_id, size_variation_id),
  constraint listing_variation_stock_covers_holds check (stock_kg is null or held_kg <= stock_kg)
);

create table loading_address (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  position integer not null default 0,
  address_line_one text not null,
  address_line_two text not null default '',
  pincode text not null check (pincode ~ '^([1-9][0-9]{5})?$'),
  city text not null,
  state text not null
);
create index loading_address_listing on loading_address (listing_id, position);

-- One row per change; a chart takes the last of each day.
create table listing_price (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  at timestamptz not null,
  base_price_paise bigint not null,
  ex_price_paise bigint not null
);
create index listing_price_at on listing_price (listing_id, at);

-- What buyers may see: priced, live, and of a seller whom the desk has approved.
create view offered_listing as
  select
    listing.id, listing.seller_id, listing.commodity_product_id, listing.brand_id, listing.state, listing.city,
    listing.status, listing.base_price_paise, listing.loading_charge_paise, listing.insurance_charge_paise,
    listing.quality_charge_paise, listing.gst_bp, listing.tcs_bp, listing.total_charges_paise,
    listing.total_amount_paise, listing.ex_price_paise, listing.default_size_id, listing.price_updated_at,
    listing.created_at
  from listing
  join users on users.id = listing.seller_id
  join commodity_product on commodity_product.id = listing.commodity_product_id
  where listing.status = 'live'
    and listing.ex_price_paise > 0
    and users.verification_status = 'approved'
    and users.suspended_at is null
    and commodity_product.is_active;

create table bookmark (
  user_id bigint not null references users (id),
  listing_id bigint not null references listing (id),
  created_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index bookmark_listing on bookmark (listing_id);
