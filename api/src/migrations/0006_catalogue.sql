-- What can be traded, kept by the desk.

create table unit (
  id bigint generated always as identity primary key,
  name text not null unique,
  short_name text not null
);

create table category (
  id bigint generated always as identity primary key,
  name text not null unique,
  position integer not null default 0
);

create table sub_category (
  id bigint generated always as identity primary key,
  category_id bigint not null references category (id),
  name text not null,
  unique (category_id, name)
);

create table brand (
  id bigint generated always as identity primary key,
  name text not null unique,
  search_name text not null generated always as (search_text(name)) stored,
  thumbnail text not null default '',
  position integer not null default 0
);
create index brand_search on brand using gin (search_name gin_trgm_ops);
create index brand_prefix on brand (search_name text_pattern_ops);
create index brand_pairs on brand using gin (search_pairs(search_name));
create trigger brand_words_added after insert on brand
  referencing new table as changed for each statement execute function keep_search_words();
create trigger brand_words_changed after update on brand
  referencing new table as changed for each statement execute function keep_search_words();

create table commodity_product (
  id bigint generated always as identity primary key,
  name text not null unique,
  search_name text not null generated always as (search_text(name)) stored,
  category_id bigint not null references category (id),
  sub_category_id bigint not null references sub_category (id),
  unit_id bigint not null references unit (id),
  description text not null default '', -- HTML, sanitised before it is stored
  delivery_info text not null default '', -- HTML
  terms_condition text not null default '', -- HTML
  thumbnail text not null default '',
  images text[] not null default '{}',
  hsn text not null default '',
  gst_bp integer not null default 1800 check (gst_bp between 0 and 10000), -- hundredths of a percent
  min_order_kg bigint not null default 30000 check (min_order_kg >= 0),
  position integer not null default 0,
  is_active boolean not null default true
);
create index commodity_product_category on commodity_product (category_id);
create index commodity_product_search on commodity_product using gin (search_name gin_trgm_ops);
create index commodity_product_prefix on commodity_product (search_name text_pattern_ops);
create index commodity_product_pairs on commodity_product using gin (search_pairs(search_name));
-- Pages of the catalogue in the desk's order, whole and by category; the number of all is read from the smallest index alone.
create index commodity_product_order on commodity_product (position, name) where is_active;
create index commodity_product_traded on commodity_product (id) where is_active;
create index commodity_product_category_order on commodity_product (category_id, position, name) where is_active;
create trigger product_words_added after insert on commodity_product
  referencing new table as changed for each statement execute function keep_search_words();
create trigger product_words_changed after update on commodity_product
  referencing new table as changed for each statement execute function keep_search_words();

create table product_brand (
  commodity_product_id bigint not null references commodity_product (id),
  brand_id bigint not null references brand (id),
  primary key (commodity_product_id, brand_id)
);
create index product_brand_brand on product_brand (brand_id);

create table product_quality (
  id bigint generated always as identity primary key,
  commodity_product_id bigint not null references commodity_product (id),
  name text not null,
  price_paise bigint not null check (price_paise >= 0), -- per MT, before GST
  position integer not null default 0,
  unique (commodity_product_id, name)
);

create table product_packaging (
  id bigint generated always as identity primary key,
  commodity_product_id bigint not null references commodity_product (id),
  name text not null,
  charge_paise bigint not null check (charge_paise >= 0), -- per MT, before GST
  position integer not null default 0,
  unique (commodity_product_id, name)
);

-- One size in which a product is made; its id is the `id` of a variation on the wire, the same for every seller.
create table size_variation (
  id bigint generated always as identity primary key,
  commodity_product_id bigint not null references commodity_product (id),
  position integer not null default 0
);
create index size_variation_product on size_variation (commodity_product_id, position);

-- Order size first, then weight, thickness, gauge where the product has them.
create table size_value (
  size_variation_id bigint not null references size_variation (id) on delete cascade,
  position integer not null,
  name text not null,
  value text not null,
  unit_id bigint references unit (id),
  primary key (size_variation_id, position)
);

-- Sizes a brand makes (is_brand_selling).
create table brand_size (
  brand_id bigint not null references brand (id),
  size_variation_id bigint not null references size_variation (id),
  primary key (brand_id, size_variation_id)
);
