-- Switches and figures the desk may change without a release: auto_approve_sellers, gst_slabs, …
create table setting (
  key text primary key,
  value jsonb not null
);

-- Site setup and the configured texts by their wire name: phone1, about_us, privacy_policy, … HTML is sanitised before it is stored.
create table site_text (
  key text primary key,
  value text not null
);

create table faq (
  id bigint generated always as identity primary key,
  title text not null,
  description text not null,
  position integer not null default 0
);

create table banner (
  id bigint generated always as identity primary key,
  photo text not null,
  position integer not null default 0
);

create table testimonial (
  id bigint generated always as identity primary key,
  message text not null,
  name text not null,
  designation text not null default '',
  image text not null default '',
  position integer not null default 0
);

create table news (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  image text not null default '',
  description text not null, -- HTML, sanitised before it is stored
  created_at timestamptz not null
);
create index news_created_at on news (created_at desc, id desc);
create index news_search on news using gin (search_text(title) gin_trgm_ops);
create index news_prefix on news (search_text(title) text_pattern_ops);

create table ingot_location (
  id bigint generated always as identity primary key,
  name text not null unique,
  position integer not null default 0
);

-- One row per day and place, per MT.
create table ingot_price (
  location_id bigint not null references ingot_location (id),
  day date not null,
  open_paise bigint not null,
  high_paise bigint not null,
  low_paise bigint not null,
  close_paise bigint not null,
  updated_at timestamptz not null,
  primary key (location_id, day),
  check (low_paise <= least(open_paise, close_paise) and high_paise >= greatest(open_paise, close_paise) and low_paise > 0)
);

create table ingot_point (
  location_id bigint not null references ingot_location (id),
  at timestamptz not null,
  price_paise bigint not null check (price_paise > 0),
  primary key (location_id, at)
);
