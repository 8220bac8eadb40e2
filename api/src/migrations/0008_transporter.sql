-- What a transporter carries, with which vehicles and on which belts; freight enquiries are matched against it.
create table transporter_product (
  user_id bigint not null references users (id),
  commodity_product_id bigint not null references commodity_product (id),
  primary key (user_id, commodity_product_id)
);
create index transporter_product_product on transporter_product (commodity_product_id);

create table vehicle_type (
  id bigint generated always as identity primary key,
  name text not null unique,
  type text not null,
  photo text not null default '',
  capacity_kg bigint not null check (capacity_kg > 0),
  position integer not null default 0
);

create table transporter_vehicle (
  user_id bigint not null references users (id),
  vehicle_type_id bigint not null references vehicle_type (id),
  primary key (user_id, vehicle_type_id)
);

create table belt (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  loading_address text not null check (length(loading_address) between 1 and 400),
  created_at timestamptz not null
);
create index belt_user on belt (user_id, id);

create table belt_city (
  belt_id bigint not null references belt (id) on delete cascade,
  position integer not null,
  state text not null,
  city text not null,
  min_price_paise bigint not null check (min_price_paise >= 0), -- freight per MT
  max_price_paise bigint not null,
  primary key (belt_id, position),
  check (max_price_paise >= min_price_paise)
);
create unique index belt_city_once on belt_city (belt_id, lower(state), lower(city));
create index belt_city_place on belt_city (lower(state), lower(city));
