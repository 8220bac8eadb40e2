-- What the public site shows, and what visitors write.

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
  title text not null default '', -- for those who do not see the picture
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
  search_name text not null generated always as (search_text(title)) stored,
  image text not null default '',
  description text not null, -- HTML, sanitised before it is stored
  created_at timestamptz not null
);
create index news_created_at on news (created_at desc, id desc);
create index news_search on news using gin (search_name gin_trgm_ops);
create index news_prefix on news (search_name text_pattern_ops);
create index news_pairs on news using gin (search_pairs(search_name));
create trigger news_words_added after insert on news
  referencing new table as changed for each statement execute function keep_search_words();
create trigger news_words_changed after update on news
  referencing new table as changed for each statement execute function keep_search_words();

create table ingot_location (
  id bigint generated always as identity primary key,
  name text not null unique,
  position integer not null default 0
);

-- The price of steel ingots: one row per day and place, per MT.
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

-- The prices within a day.
create table ingot_point (
  location_id bigint not null references ingot_location (id),
  at timestamptz not null,
  price_paise bigint not null check (price_paise > 0),
  primary key (location_id, at)
);

-- Written by anyone, signed in or not.
create table enquiry (
  id bigint generated always as identity primary key,
  user_id bigint references users (id),
  name text not null,
  company_name text not null,
  contact_number text not null,
  email text not null,
  gst_number text not null,
  delivery_location text not null,
  brand_id bigint not null references brand (id),
  listing_id bigint references listing (id),
  requirement text not null,
  message text not null,
  created_at timestamptz not null,
  handled_at timestamptz
);
create index enquiry_open on enquiry (created_at) where handled_at is null;

create table contact_message (
  id bigint generated always as identity primary key,
  name text not null,
  phone text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null,
  handled_at timestamptz
);
create index contact_message_open on contact_message (created_at) where handled_at is null;
